"""What people have made, on disk: packs that take part, packs that rest, drafts, and the bin."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any

from smallworld_desktop import paths
from smallworld_desktop.content.bundle import SUFFIX as BUNDLE
from smallworld_desktop.content.library import SUFFIXES, packs_in
from smallworld_desktop.content.limits import MAX_NAME
from smallworld_desktop.content.problems import Refused
from smallworld_desktop.content.source import read_tree
from smallworld_desktop.content.tree import to_plain
from smallworld_desktop.content.words import name_from
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.store import StoreError
from smallworld_desktop.store.files import atomic_write, read_bytes
from smallworld_desktop.store.json_text import BadText, parse_json
from smallworld_desktop.workshop.beginning import with_other_markers
from smallworld_desktop.workshop.carrying import free_names, pictures_of, with_pictures
from smallworld_desktop.workshop.draft import MARKERS, SECTIONS, Document, PackDraft, free_id, id_from, text_of
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
    """A pack on the shelf, or an archive of packs. `draft` is the file with changes that are not finished, if any."""

    key: str
    state: WorkState
    document: Document
    file: Path | None = None
    draft: Path | None = None

    @property
    def is_archive(self) -> bool:
        """Whether it came in one file from somebody else: it is used as it is, and copied to be changed."""
        return self.file is not None and self.file.suffix.lower() == BUNDLE

    @property
    def title(self) -> str:
        return text_of(self.document.get("name")) or self.key

    @property
    def entries(self) -> list[tuple[str, str, str]]:
        """Its races and powers: section, id and name."""
        return [
            (section, str(id), text_of((entry or {}).get("name")) or name_from(section.removesuffix("s"), str(id)))
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
        return [*found, *self._binned()]

    def taken(self, besides: str = "") -> set[str]:
        """All ids that own packs use, but for one of them."""
        works = [work for work in self.works() if work.key != besides]
        entries = {id for work in works for _, id, _ in work.entries}
        return entries | {str(id) for work in works for id in _mapping(work.document.get(MARKERS))}

    def _packs(self, folder: Path, state: WorkState) -> Iterator[Work]:
        for file in _pack_files(folder):
            document = document_in(file)
            if document is None:
                continue
            draft = (folder if state is WorkState.BIN else self.drafts) / f"{file.stem}{DRAFT}"
            work = Work(file.stem, state, document, file, draft if draft.is_file() else None)
            if work.entries or state is WorkState.BIN:
                yield work

    def _binned(self) -> Iterator[Work]:
        """What lies in the bin, each work in a folder of its own."""
        for folder in sorted(self.bin.glob("*/")):
            packs = list(self._packs(folder, WorkState.BIN))
            yield from packs
            for file in sorted(folder.glob(f"*{DRAFT}")) if not packs else ():
                if (draft := self._read(file)) is not None:
                    yield Work(file.stem, WorkState.BIN, draft.document, draft=file)

    # -- drafts ------------------------------------------------------------------------------------------------------

    def open(self, work: Work) -> PackDraft | None:
        """The draft of a work: what was left half-done, or the pack as it stands. None if there is nothing to edit."""
        if work.draft is not None and (draft := self._read(work.draft)) is not None:
            return draft
        if not work.entries or work.file is None or work.is_archive:
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

    def copy(self, work: Work, called: Callable[[str], str]) -> PackDraft | None:
        """The same once more, as a new draft with ids, markers and pictures of its own. Archives can be copied, too.

        `called` makes the names of the pack and its entries others than those of the first.
        """
        if not work.entries:
            return None
        open_draft = self.open(work)
        document = open_draft.document if open_draft is not None else work.document
        taken = self.taken()
        renamed: dict[tuple[str, str], str] = {}
        for section, id, _ in work.entries:
            renamed[section, id] = free_id(id, {*taken, *renamed.values()})
        for section in SECTIONS:
            if document.get(section):
                entries = {
                    renamed.get((section, id), id): _called(value, called, name_from(section.removesuffix("s"), id))
                    for id, value in document[section].items()
                }
                document = {**document, section: entries}
        document = with_other_markers(document, {*taken, *renamed.values()})
        home = packs_in(work.file)[0].parent if work.file is not None else self.content
        if home != self.content:
            document = with_pictures(document, home, self.content, nested=True)
        section, id, _ = work.entries[0]
        name = called(work.title)
        key = self.free_key(id_from(name, section))
        if open_draft is not None:
            section, id = open_draft.section, open_draft.id
        made = PackDraft(key, {**document, "pack": key, "name": name}, section, renamed.get((section, id), id))
        self.keep(made)
        return made

    def switch(self, work: Work) -> None:
        """Puts a pack away, or back to where games find it."""
        if work.file is not None and work.state in (WorkState.ON, WorkState.OFF):
            self._settle(work, self.resting if work.state is WorkState.ON else self.content)

    def throw_away(self, work: Work) -> None:
        """Into the bin, with its pictures and what was half-done: a folder for itself, which replaces nothing."""
        folder = next(self.bin / name for name in free_names(Path(work.key)) if not (self.bin / name).exists())
        if work.file is not None:
            self._put(work, folder)
        if work.draft is not None:
            atomic_write(folder / f"{work.key}{DRAFT}", read_bytes(work.draft), keep_backup=False)
            _remove(work.draft)

    def bring_back(self, work: Work) -> None:
        """Out of the bin. What took its name meanwhile stays; then it gets another."""
        if work.file is not None:
            self._settle(work, self.content)
        elif work.draft is not None and (draft := self._read(work.draft)) is not None:
            self.keep(replace(draft, key=self._free_draft(draft.key)))
            _remove(work.draft)
        self._tidy(work)

    def _settle(self, work: Work, folder: Path) -> None:
        """Another place for a pack, and its draft follows."""
        draft = self._read(work.draft) if work.draft is not None else None
        file = self._put(work, folder)
        if draft is not None and work.draft is not None:
            moved = replace(draft, key=file.stem, source=file.name)
            self.keep(moved)
            if work.draft != self.drafts / f"{moved.key}{DRAFT}":
                _remove(work.draft)

    def _put(self, work: Work, folder: Path) -> Path:
        """Copies a pack and its pictures to a folder, then takes them away where they were; where it lies now."""
        assert work.file is not None
        home, pictures = work.file.parent, [] if work.is_archive else pictures_of(work.document)
        data = read_bytes(work.file)
        if pictures:
            document = with_pictures(work.document, home, folder)
            data = _renamed(work, data, document)
        others = {file.stem for file in _pack_files(folder)} | self._other_drafts(work)
        name = next(name for name in free_names(work.file) if Path(name).stem not in others)
        atomic_write(folder / name, data, keep_backup=False)
        _remove(work.file)
        for picture in pictures:
            if not self._is_shown(picture, home):
                _remove(home / picture)
        return folder / name

    def _other_drafts(self, work: Work) -> set[str]:
        """The keys of all drafts but that of a work."""
        return {file.stem for file in self.drafts.glob(f"*{DRAFT}") if file != work.draft}

    def _is_shown(self, picture: str, folder: Path) -> bool:
        """Whether a pack in a folder, or a draft that takes its pictures from there, shows a picture."""
        documents = [found for file in _pack_files(folder) if (found := document_in(file)) is not None]
        if folder == self.content:
            drafts = (self._read(file) for file in self.drafts.glob(f"*{DRAFT}"))
            documents += [draft.document for draft in drafts if draft is not None]
        return any(picture in pictures_of(document) for document in documents)

    def _free_draft(self, key: str) -> str:
        taken = {file.stem for folder in (self.content, self.resting) for file in _pack_files(folder)}
        return free_id(key, taken | {file.stem for file in self.drafts.glob(f"*{DRAFT}")})

    def _tidy(self, work: Work) -> None:
        """An emptied folder of the bin goes."""
        lay = work.file or work.draft
        with suppress(OSError):  # something else lies there
            if lay is not None and lay.parent.parent == self.bin:
                lay.parent.rmdir()


def document_in(file: Path) -> Document | None:
    """The document of a pack, or all in an archive together; None for what can't be read."""
    try:
        found: list[Document] = [to_plain(read_tree(pack)) for pack in packs_in(file)]
    except Refused:
        return None
    together = dict(found[0])
    for document in found[1:]:
        for section, entries in document.items():
            if isinstance(entries, dict):
                together[section] = {**_mapping(together.get(section)), **entries}
    return together


def _called(entry: Any, called: Callable[[str], str], usual: str) -> Any:
    """An entry under another name, in every language it has one; one that would be too long stays."""

    def other(name: object) -> object:
        made = called(str(name))
        return made if len(made) <= MAX_NAME else name

    if not isinstance(entry, dict):
        return entry
    name = entry.get("name") or usual
    return {
        **entry,
        "name": {each: other(text) for each, text in name.items()} if isinstance(name, dict) else other(name),
    }


def _renamed(work: Work, data: bytes, document: Document) -> bytes:
    """The text of a pack whose pictures have other names now."""
    try:
        return changed_text(data.decode("utf-8-sig"), work.document, document).encode()
    except (Refused, UnicodeDecodeError) as problem:
        raise StoreError(Message("workshop.cannot_edit", {"file": work.key})) from problem


def _pack_files(folder: Path) -> list[Path]:
    try:
        here = sorted(file for file in folder.iterdir() if file.is_file())
        return [file for file in here if file.suffix.lower() in (*SUFFIXES, BUNDLE)]
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


def _remove(file: Path) -> None:
    try:
        file.unlink(missing_ok=True)
    except OSError as problem:
        raise _refused("store.cannot_delete", file, problem) from problem


def _refused(code: str, file: Path, problem: OSError) -> StoreError:
    reason = problem.strerror or type(problem).__name__
    return StoreError(Message(code, {"path": str(file), "reason": reason}))
