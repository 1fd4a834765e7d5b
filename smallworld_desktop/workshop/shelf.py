"""What people have made, on disk: packs that take part, packs that rest, drafts, and the bin."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from smallworld_desktop import paths
from smallworld_desktop.content.library import SUFFIXES
from smallworld_desktop.content.problems import Refused
from smallworld_desktop.content.source import read_tree
from smallworld_desktop.content.tree import to_plain
from smallworld_desktop.content.words import EMBLEM, PORTRAIT
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.store import StoreError
from smallworld_desktop.store.files import atomic_write, read_bytes
from smallworld_desktop.store.json_text import BadText, parse_json
from smallworld_desktop.workshop.draft import MARKERS, SECTIONS, Document, PackDraft, free_id, text_of
from smallworld_desktop.workshop.yaml_text import changed_text, new_text

DRAFT = ".json"
VERSION = 1


class WorkState(Enum):
    """Where a work stands."""

    DRAFT = "draft"
    """Never saved as finished."""
    ON = "on"
    """In the content folder: offered when a game is set up."""
    OFF = "off"
    """Put away, offered nowhere."""
    BIN = "bin"


@dataclass(frozen=True, slots=True)
class Work:
    """A pack on the shelf. `draft` is the file with changes that are not finished, if there are any."""

    key: str
    state: WorkState
    document: Document
    file: Path | None = None
    draft: Path | None = None

    @property
    def title(self) -> str:
        return text_of(self.document.get("name")) or self.key

    @property
    def entries(self) -> list[tuple[str, str, str]]:
        """Its races and powers: section, id and name."""
        return [
            (section, str(id), text_of((entry or {}).get("name")) or str(id))
            for section in SECTIONS
            for id, entry in _mapping(self.document.get(section)).items()
            if isinstance(entry, dict | None)
        ]


class WorkShelf:
    """The works by name. Every method that writes raises StoreError when the disk refuses."""

    def __init__(self, home: Path | None = None, content: Path | None = None) -> None:
        self.home = home or paths.data_dir() / "workshop"
        self.content = content or paths.content_dir()

    @property
    def drafts(self) -> Path:
        return self.home / "drafts"

    @property
    def resting(self) -> Path:
        return self.home / "off"

    @property
    def bin(self) -> Path:
        return self.home / "bin"

    # -- what there is -----------------------------------------------------------------------------------------------

    def works(self) -> list[Work]:
        """Everything, by title; the bin comes last. What can't be read is no work: the list of packs tells of it."""
        found = [*self._packs(self.content, WorkState.ON), *self._packs(self.resting, WorkState.OFF)]
        known = {work.key for work in found}
        for file in sorted(self.drafts.glob(f"*{DRAFT}")):
            if file.stem not in known and (draft := self._read(file)) is not None:
                found.append(Work(file.stem, WorkState.DRAFT, draft.document, draft=file))
        found.sort(key=lambda work: (work.title.casefold(), work.key))
        return [*found, *self._packs(self.bin, WorkState.BIN), *self._binned_drafts()]

    def taken(self, besides: str = "") -> set[str]:
        """All ids that own packs use, but for one of them."""
        works = [work for work in self.works() if work.key != besides]
        entries = {id for work in works for _, id, _ in work.entries}
        return entries | {str(id) for work in works for id in _mapping(work.document.get(MARKERS))}

    def _packs(self, folder: Path, state: WorkState) -> Iterator[Work]:
        for file in _pack_files(folder):
            try:
                document = to_plain(read_tree(file))
            except Refused:
                continue
            draft = self.drafts / f"{file.stem}{DRAFT}" if state is not WorkState.BIN else None
            is_begun = draft is not None and draft.is_file()
            work = Work(file.stem, state, document, file, draft if is_begun else None)
            if work.entries or state is WorkState.BIN:
                yield work

    def _binned_drafts(self) -> Iterator[Work]:
        for file in sorted(self.bin.glob(f"*{DRAFT}")):
            if (draft := self._read(file)) is not None:
                yield Work(file.stem, WorkState.BIN, draft.document, draft=file)

    # -- drafts ------------------------------------------------------------------------------------------------------

    def open(self, work: Work) -> PackDraft | None:
        """The draft of a work: what was left half-done, or the pack as it stands. None if there is nothing to edit."""
        if work.draft is not None and (draft := self._read(work.draft)) is not None:
            return draft
        if not work.entries or work.file is None:
            return None
        section, id, _ = work.entries[0]
        return PackDraft(work.key, work.document, section, id, work.file.name, work.document)

    def free_key(self, wanted: str) -> str:
        """A name for a new work that nothing on the shelf has."""
        folders = (self.drafts, self.content, self.resting, self.bin)
        return free_id(wanted, {file.stem for folder in folders if folder.is_dir() for file in folder.iterdir()})

    def keep(self, draft: PackDraft) -> None:
        """Keeps what is half-done. Called at every change."""
        document = {
            "version": VERSION,
            "document": draft.document,
            "section": draft.section,
            "id": draft.id,
            "source": draft.source,
            "began": draft.began,
        }
        data = json.dumps(document, ensure_ascii=False, indent=1).encode()
        atomic_write(self.drafts / f"{draft.key}{DRAFT}", data, keep_backup=False)

    def forget(self, draft: PackDraft) -> None:
        """What was half-done counts no more; the pack stays as it was saved."""
        _remove(self.drafts / f"{draft.key}{DRAFT}")

    def _read(self, file: Path) -> PackDraft | None:
        try:
            found = parse_json(read_bytes(file))
        except (StoreError, BadText):
            return None
        return _draft(file.stem, found)

    # -- finishing ---------------------------------------------------------------------------------------------------

    def finish(self, draft: PackDraft) -> PackDraft:
        """Writes the pack. Ask the checker first. The draft goes on from what was written.

        Raises StoreError, also when a hand-written file can't be changed without touching what it means.
        """
        file = self._file_of(draft)
        if draft.source and file.is_file() and draft.began is not None:
            text = self._changed(file, draft)
        else:
            text = new_text(draft.document)
        atomic_write(file, text.encode())
        self.forget(draft)
        document = to_plain(read_tree(file))
        return PackDraft(file.stem, document, draft.section, draft.id, file.name, document)

    def _file_of(self, draft: PackDraft) -> Path:
        if draft.source:
            resting = self.resting / draft.source
            return resting if resting.is_file() else self.content / draft.source
        wanted = str(draft.document.get("pack") or draft.key)
        taken = {file.stem for folder in (self.content, self.resting) for file in _pack_files(folder)}
        return self.content / f"{free_id(wanted, taken)}.yaml"

    def _changed(self, file: Path, draft: PackDraft) -> str:
        assert draft.began is not None
        try:
            return changed_text(read_bytes(file).decode("utf-8-sig"), draft.began, draft.document)
        except (Refused, UnicodeDecodeError) as problem:
            raise StoreError(Message("workshop.cannot_edit", {"file": file.name})) from problem

    # -- the whole work ----------------------------------------------------------------------------------------------

    def copy(self, work: Work, name: str) -> PackDraft | None:
        """The same once more, as a new draft with ids of its own."""
        draft = self.open(work)
        if draft is None:
            return None
        taken = self.taken()
        renamed: dict[tuple[str, str], str] = {}
        for section, id, _ in work.entries:
            renamed[section, id] = free_id(id, {*taken, *renamed.values()})
        document = dict(draft.document)
        for section in SECTIONS:
            if document.get(section):
                document[section] = {renamed.get((section, id), id): value for id, value in document[section].items()}
        key = self.free_key(work.key)
        document |= {"pack": key, "name": name}
        made = PackDraft(key, document, draft.section, renamed.get((draft.section, draft.id), draft.id))
        self.keep(made)
        return made

    def switch(self, work: Work) -> None:
        """Puts a pack away, or back to where games find it."""
        if work.file is not None and work.state in (WorkState.ON, WorkState.OFF):
            self._move(work, self.resting if work.state is WorkState.ON else self.content)

    def throw_away(self, work: Work) -> None:
        """Into the bin, with its pictures and what was half-done."""
        if work.file is not None:
            self._move(work, self.bin)
        if work.draft is not None:
            _move(work.draft, self.bin / f"{work.key}{DRAFT}")

    def bring_back(self, work: Work) -> None:
        """Out of the bin."""
        if work.file is not None:
            self._move(work, self.content)
        for file in (work.draft, self.bin / f"{work.key}{DRAFT}"):
            if file is not None and file.is_file():
                _move(file, self.drafts / file.name)

    def _move(self, work: Work, folder: Path) -> None:
        assert work.file is not None
        for name in (*pictures_of(work.document), work.file.name):
            source = work.file.parent / name
            if source.is_file():
                _move(source, folder / name, is_shared=self._is_shared(name, work))

    def _is_shared(self, name: str, work: Work) -> bool:
        """Whether another pack beside it shows the same picture."""
        assert work.file is not None
        others = (file for file in _pack_files(work.file.parent) if file != work.file)
        return any(name in pictures_of(_document(file)) for file in others)


def pictures_of(document: Document) -> list[str]:
    """The picture files that a pack names."""
    found = []
    for section in document.values():
        for entry in _mapping(section).values():
            values = (entry.get(key) for key in (EMBLEM, PORTRAIT)) if isinstance(entry, dict) else ()
            found += [value for value in values if isinstance(value, str) and Path(value).name == value]
    return list(dict.fromkeys(found))


def _document(file: Path) -> Document:
    try:
        found: Document = to_plain(read_tree(file))
    except Refused:
        return {}
    return found


def _pack_files(folder: Path) -> list[Path]:
    try:
        return sorted(file for file in folder.iterdir() if file.suffix.lower() in SUFFIXES and file.is_file())
    except OSError:  # there is none, or it is closed to us
        return []


def _mapping(value: Any) -> dict[Any, Any]:
    return value if isinstance(value, dict) else {}


def _draft(key: str, found: Any) -> PackDraft | None:
    """A draft as it was kept; None for what is none."""
    try:
        document, began = found["document"], found["began"]
        section, id, source = str(found["section"]), str(found["id"]), str(found["source"])
    except (KeyError, TypeError):
        return None
    if not isinstance(document, dict) or section not in SECTIONS or not isinstance(began, dict | None):
        return None
    draft = PackDraft(key, document, section, id, source, began)
    return draft if (section, id) in draft.entries else None


def _move(source: Path, target: Path, *, is_shared: bool = False) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        if is_shared:
            shutil.copyfile(source, target)
        else:
            source.replace(target)
    except OSError as problem:
        raise _refused("store.cannot_write", target, problem) from problem


def _remove(file: Path) -> None:
    try:
        file.unlink(missing_ok=True)
    except OSError as problem:
        raise _refused("store.cannot_delete", file, problem) from problem


def _refused(code: str, file: Path, problem: OSError) -> StoreError:
    reason = problem.strerror or type(problem).__name__
    return StoreError(Message(code, {"path": str(file), "reason": reason}))
