"""Named saves in a folder: list, save, load, restore, rename, delete. Replays are a store in another folder."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from smallworld_desktop.rules.messages import Message
from smallworld_desktop.store.document import (
    SUFFIX,
    GameDocument,
    Header,
    Save,
    SaveMeta,
    encode,
    read_header,
    read_save,
)
from smallworld_desktop.store.files import StoreError, atomic_write, backup_of, remove, set_aside, sweep

LONGEST_NAME = 80
_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]')
_WINDOWS_DEVICES = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\.|$)")


def utc_now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class SaveEntry:
    """One line in the list of saves: a header, or what is wrong with the file."""

    path: Path
    header: Header | None
    problem: Message | None = None
    backup: Path | None = None


class SaveStore:
    """The saves of one folder. `newest_schema` is the newest game document that the rules can read."""

    def __init__(self, folder: Path, newest_schema: int, now: Callable[[], datetime] = utc_now) -> None:
        self.folder = folder
        self.newest_schema = newest_schema
        self._now = now

    def entries(self) -> list[SaveEntry]:
        """All saves, newest first, from their first lines only; those that can't be read come last with the reason."""
        sweep(self.folder)
        found = [self._entry(path) for path in self.folder.glob(f"*{SUFFIX}")]

        def order(entry: SaveEntry) -> tuple[bool, float, str]:
            saved = entry.header.meta.saved_at.timestamp() if entry.header else 0.0
            return entry.header is None, -saved, entry.path.name

        return sorted(found, key=order)

    def find(self, name: str) -> Path | None:
        """The save of that name, if there is one: ask before writing over it."""
        wanted = _shown(name)
        return next((e.path for e in self.entries() if e.header is not None and e.header.meta.name == wanted), None)

    def save(self, game: GameDocument, meta: SaveMeta, thumbnail: bytes | None = None) -> Path:
        """Write a save named `meta.name`, over an older one of that name, whose content becomes its backup."""
        return self._put(game, dataclasses.replace(meta, saved_at=self._now()), thumbnail)

    def load(self, path: Path) -> Save:
        """Read a save from this folder or anywhere else. Raises StoreError, with a backup if there is a good one."""
        try:
            return read_save(path, self.newest_schema)
        except StoreError as problem:
            raise StoreError(problem.message, self.good_backup(path)) from problem

    def good_backup(self, path: Path) -> Path | None:
        backup = backup_of(path)
        return backup if self._is_good(backup) else None

    def restore(self, path: Path) -> Save:
        """Put the backup in the place of a damaged save, which is kept aside as `.bad`."""
        save = read_save(backup_of(path), self.newest_schema)
        if path.exists():
            set_aside(path)
        atomic_write(path, encode(save.game, save.meta, save.thumbnail))
        return dataclasses.replace(save, path=path)

    def rename(self, path: Path, name: str) -> Path:
        """Give a save another name; an older save of that name is replaced and becomes the backup."""
        save = self.load(path)
        new = self._put(save.game, dataclasses.replace(save.meta, name=name), save.thumbnail)
        if new != path:
            remove(path)
        return new

    def delete(self, path: Path) -> None:
        remove(path)

    def _put(self, game: GameDocument, meta: SaveMeta, thumbnail: bytes | None) -> Path:
        name = _shown(meta.name)
        if not name:
            raise StoreError(Message("store.no_name"))
        path = self.find(name) or self._free_path(name)
        data = encode(game, dataclasses.replace(meta, name=name), thumbnail)
        atomic_write(path, data, keep_backup=self._is_good(path))
        return path

    def _entry(self, path: Path) -> SaveEntry:
        try:
            return SaveEntry(path, read_header(path))
        except StoreError as problem:
            return SaveEntry(path, None, problem.message, self.good_backup(path))

    def _is_good(self, path: Path) -> bool:
        try:
            read_save(path, self.newest_schema)
        except StoreError:
            return False
        return True

    def _free_path(self, name: str) -> Path:
        stem = file_stem(name)
        path = self.folder / (stem + SUFFIX)
        number = 2
        while path.exists():
            path = self.folder / f"{stem} ({number}){SUFFIX}"
            number += 1
        return path


def file_stem(name: str) -> str:
    """A file name that every system takes, as near to `name` as that allows."""
    stem = _FORBIDDEN.sub("_", name).strip(" .") or "_"
    return f"_{stem}" if _WINDOWS_DEVICES.match(stem) else stem


def _shown(name: str) -> str:
    return " ".join(name.split())[:LONGEST_NAME].strip()
