"""What the vocabulary of effects declares, as data: the parameters of an effect with types, defaults and words."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin, get_type_hints

from smallworld_desktop.content.limits import ACTIVE_ONLY, FINDS_ONLY, NEEDED_BY_RACES, ON_FINDS
from smallworld_desktop.rules.effects.base import Effect
from smallworld_desktop.rules.effects.places import PlaceEffect

Kind = Literal["number", "yes_no", "id", "choice", "conditions"]
YAML_NAMES = {"lasting": "while"}


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter: its word in a pack, the field it fills, and what it may be."""

    name: str
    field: str
    kind: Kind
    default: Any
    doc: str
    many: bool = False
    choices: tuple[str, ...] = ()
    conditions: type[Any] | None = None
    optional: bool = False

    @property
    def required(self) -> bool:
        """An id without a default has to be given, unless it is optional."""
        return self.kind == "id" and self.default == "" and not self.optional


_declared: dict[type[Any], dict[str, Parameter]] = {}


def parameters(cls: type[Any]) -> dict[str, Parameter]:
    """The parameters of an effect, of `Where` or of `When`, by their words in a pack."""
    if cls not in _declared:
        hints = get_type_hints(cls)
        offered = [field for field in dataclasses.fields(cls) if _is_offered(cls, field)]
        offered.sort(key=lambda field: field.name == "lasting")
        found = [_parameter(field, hints[field.name]) for field in offered]
        _declared[cls] = {parameter.name: parameter for parameter in found}
    return _declared[cls]


def _is_offered(cls: type[Any], field: dataclasses.Field[Any]) -> bool:
    """`while` is no choice for effects that hold only then or always, nor for what only an active race does."""
    if field.name != "lasting":
        return True
    return field.default == "active" and cls.name not in ACTIVE_ONLY


def _parameter(field: dataclasses.Field[Any], hint: Any) -> Parameter:
    many = get_origin(hint) is tuple
    inner = get_args(hint)[0] if many else hint
    options = [option for option in get_args(inner) if option is not type(None)]
    choices: tuple[str, ...] = ()
    conditions: type[Any] | None = None
    kind: Kind
    if get_origin(inner) is Literal:
        kind, choices = "choice", tuple(options)
    elif inner is bool or options == [bool]:
        kind = "yes_no"
    elif inner is int:
        kind = "number"
    elif inner is str:
        kind = "id"
    elif dataclasses.is_dataclass(inner) and isinstance(inner, type):
        kind, conditions = "conditions", inner
    else:
        raise TypeError(f"content can't express parameter {field.name}: {hint}")
    name = YAML_NAMES.get(field.name, field.name)
    optional = bool(field.metadata.get("optional"))
    return Parameter(name, field.name, kind, field.default, field.metadata["doc"], many, choices, conditions, optional)


def is_for_places(cls: type[Effect]) -> bool:
    """Whether only places and relics have this effect."""
    return issubclass(cls, PlaceEffect) or cls.name in FINDS_ONLY


def required(cls: type[Any], for_place: bool) -> list[str]:
    """The parameters that have to be given: for a race or power also those that only finds may leave out."""
    found = [parameter.name for parameter in parameters(cls).values() if parameter.required]
    return found if for_place else [*found, *NEEDED_BY_RACES.get(getattr(cls, "name", ""), ())]


def fits(cls: type[Effect], for_place: bool) -> bool:
    """Whether an effect may be given to a place or relic, or to a race or power."""
    return is_for_places(cls) or cls.name in ON_FINDS if for_place else not is_for_places(cls)
