"""What is being made: a pack's document and one entry of it. Nothing here changes a draft; changes make new ones."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any

from smallworld_desktop.content.words import ENGLISH, name_from

Document = dict[str, Any]
RACES, POWERS, MARKERS = "races", "powers", "markers"
SECTIONS = (RACES, POWERS)
LONGEST_ID = 32


@dataclass(frozen=True, slots=True)
class PackDraft:
    """A pack in the making. `key` names it on the shelf.

    `source` is the file in the content folder that it began with, and `began` what stood there; both are empty for a
    pack that was never saved.
    """

    key: str
    document: Document
    section: str
    id: str
    source: str = ""
    began: Document | None = None

    @property
    def entry(self) -> Document:
        """What stands under the id that is worked on."""
        found = (self.document.get(self.section) or {}).get(self.id)
        return found if isinstance(found, dict) else {}

    @property
    def effects(self) -> list[Any]:
        """Its effects as a list, whatever way they are written."""
        return listed(self.entry.get("effects"))

    @property
    def entries(self) -> list[tuple[str, str]]:
        """All races and powers of the pack."""
        return [(section, str(id)) for section in SECTIONS for id in self.document.get(section) or {}]

    @property
    def markers(self) -> list[str]:
        """The markers that the pack declares."""
        return [str(id) for id in self.document.get(MARKERS) or {}]

    @property
    def is_changed(self) -> bool:
        return self.document != self.began

    @property
    def key_path(self) -> str:
        """Where problems of the entry lie: `races.frogs`."""
        return f"{self.section}.{self.id}"

    def name(self, language: str = ENGLISH) -> str:
        """What it is called, as games say it: by its id, if its file leaves the name out. Empty while it is new."""
        return self.name_of(self.section, self.id, language)

    def name_of(self, section: str, id: str, language: str = ENGLISH) -> str:
        """What an entry of the pack is called."""
        entry = (self.document.get(section) or {}).get(id)
        named = text_of(entry.get("name"), language) if isinstance(entry, dict) else ""
        return named or ("" if self.is_new(section, id) else name_from(section.removesuffix("s"), id))

    def is_new(self, section: str, id: str) -> bool:
        """Whether an entry was never saved: then its id may still follow its name."""
        return self.began is None or id not in (self.began.get(section) or {})


def listed(value: Any) -> list[Any]:
    """One value or several, as packs write them."""
    if value is None:
        return []
    return list(value) if isinstance(value, list | tuple) else [value]


# -- changes -------------------------------------------------------------------------------------------------------


def with_document(draft: PackDraft, document: Document) -> PackDraft:
    return replace(draft, document=document)


def with_value(draft: PackDraft, key: str, value: Any) -> PackDraft:
    """The entry with another value; None takes the key away."""
    return _with_entry(draft, draft.section, draft.id, _put(draft.entry, key, value))


def with_text(draft: PackDraft, key: str, text: str, language: str = ENGLISH) -> PackDraft:
    """The entry with another text: in the language, if the file has several, else the only one. Empty takes it away."""
    before = draft.entry.get(key)
    if not isinstance(before, dict):
        return with_value(draft, key, text or None)
    spoken = _put(before, language if language in before else ENGLISH, text or None)
    return with_value(draft, key, spoken or None)


def text_of(value: Any, language: str = ENGLISH) -> str:
    """A text as a person sees it, wherever it comes from."""
    if isinstance(value, dict):
        value = value.get(language, value.get(ENGLISH, ""))
    return "" if value is None else str(value)


def with_effects(draft: PackDraft, effects: list[Any]) -> PackDraft:
    return with_value(draft, "effects", effects or None)


def with_marker(draft: PackDraft, id: str, values: Document | None) -> PackDraft:
    """The pack with a marker of its own; None takes it away."""
    return _with_entry(draft, MARKERS, id, values)


def with_name(draft: PackDraft, name: str, taken: Collection[str], language: str = ENGLISH) -> PackDraft:
    """The entry with another name. What was never saved is called by its name in the file, too."""
    named = with_text(draft, "name", name, language)
    if draft.is_new(draft.section, draft.id):
        others = {id for _, id in draft.entries if id != draft.id}
        named = _with_id(named, free_id(id_from(name, draft.section), {*taken, *others}))
    if not draft.source and draft.entries and draft.entries[0] == (draft.section, draft.id):
        document = {**named.document, "pack": named.id, "name": name or named.id.replace("_", " ").title()}
        named = with_document(named, document)
    return named


def with_new_entry(draft: PackDraft, section: str, id: str, entry: Document) -> PackDraft:
    """The pack with one more race or power, which is worked on from now on."""
    return replace(_with_entry(draft, section, id, entry), section=section, id=id)


def without_entry(draft: PackDraft) -> PackDraft:
    """The pack without what is worked on; another entry takes its turn."""
    left = _with_entry(draft, draft.section, draft.id, None)
    section, id = left.entries[0]
    return replace(left, section=section, id=id)


def looking_at(draft: PackDraft, section: str, id: str) -> PackDraft:
    return replace(draft, section=section, id=id)


def _with_entry(draft: PackDraft, section: str, id: str, entry: Document | None) -> PackDraft:
    inside = _put(draft.document.get(section) or {}, id, deepcopy(entry))
    return with_document(draft, _put(draft.document, section, inside or None))


def _with_id(draft: PackDraft, id: str) -> PackDraft:
    """The entry under another id, at the same place; its own markers are called after it and follow."""
    if id == draft.id:
        return draft
    section = {id if key == draft.id else key: value for key, value in draft.document[draft.section].items()}
    return replace(draft, document={**draft.document, draft.section: section}, id=id)


def _put(mapping: Document, key: str, value: Any) -> Document:
    changed = dict(mapping)
    if value is None:
        changed.pop(key, None)
    else:
        changed[key] = value
    return changed


# -- ids -----------------------------------------------------------------------------------------------------------


def id_from(name: str, section: str) -> str:
    """An id that resembles a name; one that can't be written in plain letters gets the word for its kind."""
    plain = unicodedata.normalize("NFKD", name.replace("ß", "ss").replace("æ", "ae").replace("ø", "o"))
    plain = plain.encode("ascii", "ignore").decode().lower()
    found = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:LONGEST_ID].strip("_")
    return found if found[:1].isalpha() else section.removesuffix("s")


def free_id(wanted: str, taken: Collection[str]) -> str:
    """The id, or with a number if somebody has it."""
    found, number = wanted, 2
    while found in taken:
        found, number = f"{wanted}_{number}", number + 1
    return found
