"""Several packs to one content. First what they declare (terrains, symbols, markers), then what refers to it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from smallworld_desktop.content import words
from smallworld_desktop.content.arms import Arms, Colour, read_arms, read_colour
from smallworld_desktop.content.countries import COUNTRIES
from smallworld_desktop.content.cursor import Cursor
from smallworld_desktop.content.effects import KnownIds
from smallworld_desktop.content.entries import DECLARED, PLAYABLE, PackEntry, Section, placed_markers
from smallworld_desktop.content.limits import ID, MAX_NAME
from smallworld_desktop.content.loaded import LoadedContent, Pack
from smallworld_desktop.content.problems import Report
from smallworld_desktop.content.trays import least_tray, unfit_for_trays
from smallworld_desktop.content.tree import Mapping, Scalar, to_plain
from smallworld_desktop.rules.content import Content

SECTIONS = {section.key: section for section in (*DECLARED, *PLAYABLE)}
PACK_KEYS = ("pack", "name", "text", "author", COUNTRIES, *SECTIONS)


@dataclass(frozen=True, slots=True)
class PackTree:
    """A pack as it stands in a file or a saved game, not yet understood."""

    tree: Mapping
    file: str
    path: Path | None = None
    shipped: bool = False
    advise: bool = True


@dataclass(slots=True)
class _Draft:
    """A pack while it is being read, and the ids of it that were accepted by section."""

    source: PackTree
    id: str
    fields: dict[str, Cursor]
    accepted: dict[str, list[str]] = field(default_factory=lambda: {key: [] for key in SECTIONS})


class Reader:
    """Collects the packs of one game. An id belongs to the pack that declares it first."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.drafts: list[_Draft] = []
        self.found: dict[str, dict[str, Any]] = {key: {} for key in SECTIONS}
        self.entries: dict[tuple[str, str], PackEntry] = {}
        self.placers: dict[str, PackEntry] = {}
        self.known = KnownIds(self.found["markers"], self.found["terrains"], self.found["symbols"])
        self.words: words.Words = {}
        self.styles: dict[str, str] = {}
        self.emblems: dict[str, Path] = {}
        self.portraits: dict[str, Path] = {}
        self.arms: dict[str, Arms] = {}
        self.colours: dict[str, Colour] = {}

    def read(self, sources: list[PackTree]) -> LoadedContent:
        for source in sources:
            self._open(source)
        for part in (DECLARED, PLAYABLE):
            for draft in self.drafts:
                for section in part:
                    self._read_section(draft, section)
        self._check_trays()
        return self._loaded()

    def _open(self, source: PackTree) -> None:
        top = Cursor(source.tree, self.report, source.file)
        fields = top.fields(PACK_KEYS)
        id = slug(source.file)
        if "pack" in fields:
            node = fields["pack"].node
            if isinstance(node, Scalar) and ID.fullmatch(node.text):
                id = node.text
            else:
                fields["pack"].error("content.bad_id", name=fields["pack"].shown)
        if any(draft.id == id for draft in self.drafts):
            top.error("content.repeated_pack", name=id)
            return
        if not any(key in fields for key in (COUNTRIES, *SECTIONS)):
            top.error("content.nothing_in_it")
        self.drafts.append(_Draft(source, id, fields))
        self._keep_words(words.read_words(fields, "pack", id))
        if "author" in fields:
            fields["author"].text(MAX_NAME)

    # -- sections --------------------------------------------------------------------------------------------------

    def _read_section(self, draft: _Draft, section: Section) -> None:
        if section.key not in draft.fields:
            return
        for id, cursor in draft.fields[section.key].entries():
            if not self._is_free(id, cursor, section):
                continue
            before = self.report.errors
            entry = PackEntry(id, draft.id, cursor, cursor.fields(section.keys), self.known, draft.source.advise)
            thing = section.read(entry)
            placed = placed_markers(getattr(thing, "effects", ()))
            self._check_placed(cursor, placed)
            style = words.read_style(entry.fields)
            spoken = words.read_words(entry.fields, section.word, id)
            folder = draft.source.path.parent if draft.source.path else None
            arms = _arms(entry)
            emblem = words.read_picture(words.EMBLEM, entry.fields, folder) if arms is None else None
            colour = read_colour(entry.fields[words.COLOUR]) if words.COLOUR in entry.fields else None
            portrait = words.read_picture(words.PORTRAIT, entry.fields, folder)
            if self.report.errors != before:
                continue
            if id in self.found[section.key]:
                if self.found[section.key][id] != thing:
                    self._repeated(cursor, section.word, id)
                continue
            self.found[section.key][id] = thing
            self.placers.update(dict.fromkeys(placed, entry))
            self.entries[section.key, id] = entry
            draft.accepted[section.key].append(id)
            self._keep_words(spoken)
            if style:
                self.styles[id] = style
            if emblem is not None:
                self.emblems[id] = emblem
            if portrait is not None:
                self.portraits[id] = portrait
            if arms is not None:
                self.arms[id] = arms
            if colour is not None:
                self.colours[id] = colour

    def _is_free(self, id: str, cursor: Cursor, section: Section) -> bool:
        """Whether an id is well formed, and nobody else's. Races, powers and places share one set of ids."""
        if not ID.fullmatch(id):
            cursor.error("content.bad_id", line=cursor.key_line, near=slug(id), name=id[:MAX_NAME])
            return False
        if id in section.reserved:
            cursor.error("content.reserved_id", line=cursor.key_line, name=id)
            return False
        if section.shareable:
            return True
        for other in PLAYABLE:
            if id in self.found[other.key]:
                self._repeated(cursor, other.word, id)
                return False
        return True

    def _check_placed(self, cursor: Cursor, placed: list[str]) -> None:
        """A marker is placed by one effect only, so that a race and a power never share a supply."""
        for marker in dict.fromkeys(placed):
            owner = self.placers.get(marker)
            if owner is not None:
                cursor.error("content.marker_taken", name=marker, pack=owner.pack, key=owner.cursor.key)
            elif placed.count(marker) > 1:
                cursor.error("content.marker_twice", name=marker)

    def _repeated(self, cursor: Cursor, word: str, id: str) -> None:
        key = next(section.key for section in SECTIONS.values() if section.word == word)
        owner = self.entries[key, id]
        cursor.error("content.repeated_id", line=cursor.key_line, name=id, pack=owner.pack, key=owner.cursor.key)

    def _check_trays(self) -> None:
        """Leave out what R13 forbids: a tray smaller than the banner with the largest badge in play."""
        order = [draft.id for draft in self.drafts]
        for key, id, race, power in unfit_for_trays(order, self.found["races"], self.found["powers"]):
            at = self.entries[key, id].fields
            cursor = at.get("tray", at["tokens"]) if key == "races" else at["tokens"]
            code = "content.tray_too_small" if key == "races" else "content.badge_too_large"
            cursor.error(code, race=race.id, power=power.id, tray=race.tray, least=least_tray(race, power))
            del self.found[key][id]

    # -- what comes out --------------------------------------------------------------------------------------------

    def _keep_words(self, spoken: words.Words) -> None:
        for language, texts in spoken.items():
            self.words.setdefault(language, {}).update(texts)

    def _loaded(self) -> LoadedContent:
        found = self.found
        content = Content(
            races=tuple(found["races"].values()),
            powers=tuple(found["powers"].values()),
            markers=found["markers"],
            places=tuple(found["places"].values()),
            terrains=found["terrains"],
            symbols=frozenset(found["symbols"]),
        )
        packs = tuple(self._pack(draft) for draft in self.drafts)
        problems = tuple(self.report)
        return LoadedContent(
            content, packs, problems, self.words, self.styles, self.emblems, self.portraits, self.arms, self.colours
        )

    def _pack(self, draft: _Draft) -> Pack:
        def kept(key: str) -> tuple[str, ...]:
            return tuple(id for id in draft.accepted[key] if id in self.found[key])

        return Pack(
            id=draft.id,
            name=self.words[words.ENGLISH][f"pack.{draft.id}.name"],
            path=draft.source.path,
            shipped=draft.source.shipped,
            document={**to_plain(draft.source.tree), "pack": draft.id},
            races=kept("races"),
            powers=kept("powers"),
            places=kept("places"),
            terrains=kept("terrains"),
            symbols=kept("symbols"),
        )


def _arms(entry: PackEntry) -> Arms | None:
    """The emblem of an entry that is given by its parts; None for a file, or none."""
    cursor = entry.fields.get(words.EMBLEM)
    return read_arms(cursor) if cursor is not None and cursor.is_mapping else None


def slug(name: str) -> str:
    """A usable id that resembles a name."""
    found = re.sub(r"[^a-z0-9]+", "_", Path(name).stem.lower()).strip("_")
    return (found if found[:1].isalpha() else f"pack_{found}".rstrip("_"))[:MAX_NAME]
