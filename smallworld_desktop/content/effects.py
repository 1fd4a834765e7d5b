"""Effects as packs write them: a bare word, or a word with its parameters."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from smallworld_desktop.content.cursor import Cursor
from smallworld_desktop.content.limits import REFERENCES, WATER_OR_LAND, range_of
from smallworld_desktop.content.parameters import Parameter, fits, parameters
from smallworld_desktop.content.problems import listed, nearest
from smallworld_desktop.content.sense import check_effect
from smallworld_desktop.content.tree import Mapping as MappingNode
from smallworld_desktop.content.tree import Scalar
from smallworld_desktop.rules.content import Marker
from smallworld_desktop.rules.effects import ALWAYS, EVERYWHERE, VOCABULARY, Effect


@dataclass(frozen=True, slots=True)
class KnownIds:
    """The ids that effects may refer to, from all packs that are loaded together."""

    markers: Mapping[str, Marker]
    terrains: Collection[str]
    symbols: Collection[str]

    def of(self, reference: str) -> Collection[str]:
        if reference == "ground":
            return [*self.terrains, *WATER_OR_LAND]
        return {"marker": self.markers, "terrain": self.terrains, "symbol": self.symbols}[reference]


def read_effects(cursor: Cursor, known: KnownIds, for_place: bool) -> tuple[Effect, ...]:
    """All effects of a list, without those that were wrong."""
    if cursor.is_mapping:
        cursor.error("content.want_list", found=cursor.shown)
        return ()
    read = (_effect(item, known, for_place) for item in cursor.items())
    return tuple(effect for effect in read if effect is not None)


def _effect(cursor: Cursor, known: KnownIds, for_place: bool) -> Effect | None:
    node = cursor.node
    given: Cursor | None = None
    if isinstance(node, Scalar):
        name = node.text
    elif isinstance(node, MappingNode) and len(node.entries) == 1:
        name, given = next(cursor.entries())
    else:
        cursor.error("content.want_effect", found=cursor.shown)
        return None
    cls = VOCABULARY.get(name)
    usable = [word for word, other in VOCABULARY.items() if fits(other, for_place)]
    if cls is None:
        cursor.error("content.unknown_effect", near=nearest(name, usable), name=name[:40])
        return None
    if not fits(cls, for_place):
        cursor.error("content.effect_of_places" if not for_place else "content.effect_of_races", name=name)
        return None
    before = cursor.report.errors
    values = _values(cls, name, given or cursor, known, given is not None)
    if cursor.report.errors != before:
        return None
    effect = cls(**values)
    check_effect(given or cursor, effect, known.markers, for_place)
    return effect if cursor.report.errors == before else None


def _values(cls: type[Any], owner: str, cursor: Cursor, known: KnownIds, given: bool) -> dict[str, Any]:
    """What the parameters are set to, by field."""
    declared = parameters(cls)
    fields = _given(cls, owner, cursor, declared) if given else {}
    for parameter in declared.values():
        if parameter.kind != "id" or parameter.many or parameter.name in fields:
            continue
        words = known.of(REFERENCES[parameter.name])
        if parameter.required:
            cursor.error("content.missing_parameter", name=parameter.name, effect=owner)
        elif not parameter.optional and parameter.default not in words:
            cursor.error("content.unknown_marker", name=parameter.default, expected=listed(words))
    return {declared[name].field: _value(declared[name], owner, value, known) for name, value in fields.items()}


def _given(cls: type[Any], owner: str, cursor: Cursor, declared: Mapping[str, Parameter]) -> dict[str, Cursor]:
    """The parameters that were given; for those at the wrong level it is said where they belong."""
    if not declared and not cursor.is_nothing:
        if any(True for _ in cursor.entries()):
            cursor.error("content.no_parameters", effect=owner)
        return {}
    if not cursor.is_mapping:
        return cursor.fields(declared, "content.unknown_parameter")
    found: dict[str, Cursor] = {}
    for name, value in cursor.entries():
        homes = [p.name for p in declared.values() if p.conditions is not None and name in parameters(p.conditions)]
        if name in declared:
            found[name] = value
        elif homes:
            value.error("content.belongs_under", line=value.key_line, name=name, parent=homes[0])
        else:
            near = nearest(name, declared)
            value.error("content.unknown_parameter", near, value.key_line, name=name[:40], expected=listed(declared))
    return found


def _value(parameter: Parameter, owner: str, cursor: Cursor, known: KnownIds) -> Any:
    if parameter.kind == "number":
        return cursor.integer(range_of(owner, parameter.name), parameter.default)
    if parameter.kind == "yes_no":
        return cursor.boolean(bool(parameter.default))
    if parameter.kind == "conditions":
        return _conditions(parameter, cursor, known)
    if parameter.kind == "choice":
        words: Collection[str] = parameter.choices
        unknown = "content.unknown_word"
    else:
        reference = REFERENCES[parameter.name]
        words, unknown = known.of(reference), f"content.unknown_{reference}"
    return cursor.words(words, unknown) if parameter.many else cursor.word(words, unknown, parameter.default)


def _conditions(parameter: Parameter, cursor: Cursor, known: KnownIds) -> Any:
    """A `Where` or `When`. Without conditions it is the very constant that the rules compare with."""
    assert parameter.conditions is not None
    values = _values(parameter.conditions, parameter.name, cursor, known, given=True)
    made = parameter.conditions(**values)
    constants: Mapping[Any, Any] = {EVERYWHERE: EVERYWHERE, ALWAYS: ALWAYS}
    return constants.get(made, made)
