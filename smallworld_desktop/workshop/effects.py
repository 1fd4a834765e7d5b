"""Forms for effects, made from their declarations: which fields there are, what they may be, what is written then."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from smallworld_desktop.content.effects import KnownIds
from smallworld_desktop.content.entries import PLACING
from smallworld_desktop.content.limits import REFERENCES, Range, range_of
from smallworld_desktop.content.parameters import Kind, Parameter, fits, parameters, required
from smallworld_desktop.content.reference import GROUPS
from smallworld_desktop.rules.effects import VOCABULARY, Effect
from smallworld_desktop.workshop.draft import Document, listed

GROUPS_OF_CONDITIONS = ("where", "when")
FOR_FINDS = frozenset({"same_terrain"})
"""Conditions that make no sense for races and powers."""
NO_RANGE = Range(0, 0)
BEGINNING = {
    "tokens": 2,
    "tokens_at_most": 1,
    "own_beside": 2,
    "every": 2,
    "from_round": 3,
    "to_round": 3,
    "from_turn": 2,
    "to_turn": 2,
    "conquests": 3,
    "at_least": 3,
    "at_most": 3,
}
"""What a condition with a number begins with: something that is one."""


@dataclass(frozen=True, slots=True)
class EffectField:
    """One thing to fill in. `path` is where its value stands under the effect: `("where", "terrain")`."""

    effect: str
    path: tuple[str, ...]
    kind: Kind
    value: Any
    default: Any
    many: bool = False
    choices: tuple[str, ...] = ()
    reference: str = ""
    """What its ids name: a terrain, symbol, marker or ground; empty for words of the vocabulary."""
    allowed: Range = NO_RANGE

    @property
    def name(self) -> str:
        return self.path[-1]

    @property
    def is_condition(self) -> bool:
        """Whether it may be taken away."""
        return len(self.path) > 1


def families() -> dict[str, list[str]]:
    """The effects that races and powers may have, by what they are about."""
    found = {}
    for module in GROUPS:
        names = [n for n, cls in VOCABULARY.items() if cls.__module__.endswith(f".{module}") and fits(cls, False)]
        if names:
            found[module] = names
    return found


def name_of(effect: Any) -> str:
    """The word of an effect as it is written, whatever it is."""
    if isinstance(effect, dict):
        return str(next(iter(effect), ""))
    return str(effect)


def values_of(effect: Any) -> Document:
    """Its parameters as they are written."""
    values = effect.get(name_of(effect)) if isinstance(effect, dict) else None
    return values if isinstance(values, dict) else {}


def written(name: str, values: Document) -> Any:
    """An effect as one would write it: a bare word if nothing differs from the declaration."""
    return {name: values} if values else name


def new_effect(name: str, marker: str, known: KnownIds) -> Any:
    """An effect to begin with; `marker` is for those that place one."""
    values: Document = {}
    if needs_marker(name):
        values["marker"] = marker
    for word in required(VOCABULARY[name], False):
        values.setdefault(word, next(iter(sorted(known.of(REFERENCES[word]))), ""))
    return written(name, values)


def needs_marker(name: str) -> bool:
    """Whether the effect is none without a marker of its own."""
    return places_marker(name) and not _is_optional(name)


def _is_optional(name: str) -> bool:
    declared = parameters(VOCABULARY[name])["marker"]
    return declared.optional and "marker" not in required(VOCABULARY[name], False)


def places_marker(name: str) -> bool:
    """Whether the effect puts a marker on the board, which then has to be its own."""
    cls = VOCABULARY.get(name)
    return cls is not None and issubclass(cls, PLACING) and "marker" in parameters(cls)


def form(effect: Any, known: KnownIds, own_markers: Collection[str]) -> list[EffectField]:
    """The fields of an effect: its parameters, and the conditions that are set."""
    name, values = name_of(effect), values_of(effect)
    cls = VOCABULARY.get(name)
    if cls is None:
        return []
    found: list[EffectField] = []
    for parameter in parameters(cls).values():
        if parameter.conditions is None:
            found.append(_field(name, (parameter.name,), parameter, values, known, own_markers))
            continue
        inner = values.get(parameter.name)
        for condition in parameters(parameter.conditions).values():
            if isinstance(inner, dict) and condition.name in inner:
                path = (parameter.name, condition.name)
                found.append(_field(name, path, condition, inner, known, own_markers))
    return sorted(found, key=lambda field: (field.is_condition, field.name == "while"))


def _field(
    name: str,
    path: tuple[str, ...],
    parameter: Parameter,
    values: Document,
    known: KnownIds,
    own_markers: Collection[str],
) -> EffectField:
    owner = path[0] if len(path) > 1 else name
    reference = REFERENCES.get(parameter.name, "") if parameter.kind == "id" else ""
    choices = parameter.choices
    if reference == "marker" and owner == name and places_marker(name):
        choices = tuple(own_markers)
    elif reference:
        choices = tuple(sorted(known.of(reference)) if reference == "symbol" else known.of(reference))
    value = values.get(parameter.name, parameter.default)
    if parameter.many:
        value = tuple(str(one) for one in listed(value))
    allowed = range_of(owner, parameter.name) if parameter.kind == "number" else NO_RANGE
    return EffectField(
        name, path, parameter.kind, value, parameter.default, parameter.many, choices, reference, allowed
    )


def conditions(effect: Any, group: str) -> list[str]:
    """The conditions of a group (`where`, `when`) that may still be added."""
    cls = VOCABULARY.get(name_of(effect))
    inner = _conditions_of(cls, group)
    given = values_of(effect).get(group)
    return [word for word in inner if word not in FOR_FINDS and not (isinstance(given, dict) and word in given)]


def with_condition(effect: Any, group: str, condition: str, known: KnownIds) -> Any:
    """The effect with one more condition, set to something that is one."""
    declared = _conditions_of(VOCABULARY.get(name_of(effect)), group)[condition]
    given = values_of(effect).get(group)
    inner = {**(given if isinstance(given, dict) else {}), condition: _beginning(declared, known)}
    return written(name_of(effect), {**values_of(effect), group: inner})


def with_field(effect: Any, field: EffectField, value: Any) -> Any:
    """The effect with another value in a field. What equals the declaration's default is not written."""
    values = dict(values_of(effect))
    inner = dict(values.get(field.path[0]) or {}) if field.is_condition else values
    if value == field.default and not field.is_condition:
        inner.pop(field.name, None)
    else:
        inner[field.name] = _plain(value)
    if field.is_condition:
        values[field.path[0]] = inner
    return written(name_of(effect), values)


def without_condition(effect: Any, field: EffectField) -> Any:
    """The effect without a condition; an empty group goes too."""
    values = dict(values_of(effect))
    inner = {key: value for key, value in (values.get(field.path[0]) or {}).items() if key != field.name}
    if inner:
        values[field.path[0]] = inner
    else:
        values.pop(field.path[0], None)
    return written(name_of(effect), values)


def _conditions_of(cls: type[Effect] | None, group: str) -> dict[str, Parameter]:
    outer = parameters(cls).get(group) if cls is not None else None
    return parameters(outer.conditions) if outer is not None and outer.conditions is not None else {}


def _beginning(parameter: Parameter, known: KnownIds) -> Any:
    if parameter.kind == "number":
        return BEGINNING[parameter.name]
    if parameter.kind == "yes_no":
        return True
    words = parameter.choices or tuple(known.of(REFERENCES[parameter.name]))
    return next((word for word in words if word not in ("all", "any", "anything")), words[0] if words else "")


def _plain(value: Any) -> Any:
    """As packs write it: a single word alone, several as a list."""
    if isinstance(value, tuple):
        return value[0] if len(value) == 1 else list(value)
    return value
