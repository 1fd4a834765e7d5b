"""How a draft begins: blank, or made from any race or power of the game."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from copy import deepcopy
from typing import Any

from smallworld_desktop.content import LoadedContent
from smallworld_desktop.content.effects import KnownIds
from smallworld_desktop.content.entries import usual_tray
from smallworld_desktop.content.limits import REFERENCES, WATER_OR_LAND
from smallworld_desktop.content.parameters import parameters
from smallworld_desktop.i18n import Translator, typed
from smallworld_desktop.rules.effects import VOCABULARY
from smallworld_desktop.workshop.draft import MARKERS, RACES, SECTIONS, Document, PackDraft, free_id, listed
from smallworld_desktop.workshop.effects import name_of, places_marker, values_of, written

TOKENS = {"races": 6, "powers": 4}
COPIED = ("tokens", "tray", "effects")
"""Words are not: they would tell of what is changed next. They are made from the effects again."""
SHARED = {"terrain": "terrains", "symbol": "symbols", "marker": MARKERS, "ground": "terrains"}


def blank_entry(section: str, colour: str = "") -> Document:
    """The blank banner, or the blank badge."""
    entry: Document = {"tokens": TOKENS[section]}
    return {"colour": colour, **entry} if section == RACES and colour else entry


def new_draft(key: str, section: str, entry: Document, taken: Collection[str]) -> PackDraft:
    """A pack with one entry that has no name yet."""
    id = free_id(section.removesuffix("s"), taken)
    return PackDraft(key, {"pack": id, "name": id.title(), section: {id: entry}}, section, id)


def made_from(
    shipped: LoadedContent, section: str, id: str, name: str, taken: Collection[str], tr: Translator, colour: str = ""
) -> tuple[str, Document]:
    """An entry that does the same as one of the game: its new id, and the parts of a pack with it, by section.

    Markers that it places become its own, with the same drawing, and names in the player's language; what it speaks
    of and only some sets declare is declared again, which does no harm.
    """
    documents = [pack.document for pack in shipped.packs]
    own = free_id(id, taken)
    original = next(found[section][id] for found in documents if id in (found.get(section) or {}))
    entry: Document = {"name": name}
    if section == RACES and colour:
        entry["colour"] = colour
    entry["emblem"] = {"figure": id}
    entry |= {key: deepcopy(original[key]) for key in COPIED if key in original}
    if section == RACES and _has_usual_tray(shipped, id):
        entry.pop("tray", None)  # it follows from the tokens
    effects = listed(entry.get("effects"))
    markers: dict[str, str] = {}
    for effect in effects:
        if places_marker(name_of(effect)) and (marker := _marker_of(effect)):
            markers[marker] = free_id(f"{own}_{marker}", taken)
    made: Document = {}
    for old, new in markers.items():
        declared = {**_declared(documents, MARKERS, old), "emblem": {"figure": old}}
        declared["name"] = typed(tr(f"marker.{old}.name"))
        declared.pop("text", None)  # it tells of the one whose marker it was
        made.setdefault(MARKERS, {})[new] = declared
    if effects:
        entry["effects"] = [_with_markers(effect, markers) for effect in effects]
    for kind, word in _spoken_of(entry.get("effects") or [], shipped):
        found = _declared(documents[1:], kind, word)
        if found:
            made.setdefault(kind, {})[word] = found
    return own, {**made, section: {own: entry}}


def _has_usual_tray(shipped: LoadedContent, id: str) -> bool:
    race = next(race for race in shipped.content.races if race.id == id)
    return race.tray == usual_tray(race.tokens, race.effects)


def with_other_markers(document: Document, taken: Collection[str]) -> Document:
    """A pack whose markers are its own: under other ids where somebody has them."""
    new: dict[str, str] = {}
    for marker in document.get(MARKERS) or {}:
        new[str(marker)] = free_id(str(marker), {*taken, *new.values()})
    if not new:
        return document
    made = {**document, MARKERS: {new[str(id)]: value for id, value in document[MARKERS].items()}}
    for section in SECTIONS:
        entries = document.get(section) or {}
        if entries:
            made[section] = {id: _entry_with_markers(entry, new) for id, entry in entries.items()}
    return made


def _entry_with_markers(entry: Any, markers: Mapping[str, str]) -> Any:
    if not isinstance(entry, dict) or "effects" not in entry:
        return entry
    return {**entry, "effects": [_with_markers(effect, markers) for effect in listed(entry["effects"])]}


def _marker_of(effect: Any) -> str:
    """The marker that an effect places, given or by default."""
    declared = parameters(VOCABULARY[name_of(effect)])["marker"]
    return str(values_of(effect).get("marker", declared.default))


def _with_markers(effect: Any, markers: Mapping[str, str]) -> Any:
    """The effect with its own markers wherever it names them."""
    name, values = name_of(effect), _renamed(values_of(effect), markers)
    if places_marker(name) and (marker := _marker_of(effect)) in markers:
        values["marker"] = markers[marker]
    return written(name, values)


def _renamed(values: Document, markers: Mapping[str, str]) -> Document:
    made: Document = {}
    for key, value in values.items():
        if isinstance(value, dict):
            made[key] = _renamed(value, markers)
        elif REFERENCES.get(key) == "marker":
            new = [markers.get(one, one) for one in listed(value)]
            made[key] = new if isinstance(value, list) else new[0]
        else:
            made[key] = deepcopy(value)
    return made


def _spoken_of(effects: list[Any], shipped: LoadedContent) -> Iterator[tuple[str, str]]:
    """The terrains, symbols and markers that effects name, by the section that declares them."""
    content = shipped.content
    known = KnownIds(content.markers, content.terrains, content.symbols)

    def words(values: Document) -> Iterator[tuple[str, str]]:
        for key, value in values.items():
            if isinstance(value, dict):
                yield from words(value)
            elif (kind := REFERENCES.get(key)) is not None:
                yield from ((SHARED[kind], word) for word in listed(value) if word in known.of(kind))

    for effect in effects:
        yield from (found for found in words(values_of(effect)) if found[1] not in WATER_OR_LAND)


def _declared(documents: list[Document], section: str, id: str) -> Document:
    """A declaration as a set has it; empty if none of these does."""
    return next((deepcopy(found[section][id]) or {} for found in documents if id in (found.get(section) or {})), {})
