"""Files that are whole or not there: atomic writes, the last good copy beside them, bad files kept aside."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from smallworld_desktop.reading import NotAFile, TooLarge, read_head, read_regular
from smallworld_desktop.rules.messages import Message

LARGEST = 16 * 1024 * 1024
"""A long game of six with all sets is a tenth of it."""
LONGEST_LINE = 2 * 1024 * 1024
STALE_SECONDS = 3600


class StoreError(Exception):
    """Why a file could not be read or written. `backup` is an earlier good copy that can be offered instead."""

    def __init__(self, message: Message, backup: Path | None = None) -> None:
        super().__init__(f"{message.code} {message.params}")
        self.message = message
        self.backup = backup


def backup_of(path: Path) -> Path:
    return path.with_name(path.name + ".bak")


def atomic_write(path: Path, data: bytes, *, keep_backup: bool = True) -> None:
    """Put `data` at `path` so that a kill or power cut at any moment leaves the old or the new content, never a mix.

    The content replaced is kept in `backup_of(path)` unless `keep_backup` is off (as when it is known to be bad).
    Raises StoreError when the disk refuses.
    """
    fresh = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if keep_backup and path.exists():
            _keep(path)
        fresh.replace(path)
        _sync_folder(path.parent)
    except OSError as problem:
        with suppress(OSError):
            fresh.unlink()
        raise StoreError(_refused("store.cannot_write", path, problem)) from problem


def read_bytes(path: Path) -> bytes:
    """The content of a file of sensible size. Raises StoreError."""
    with _reading(path):
        return read_regular(path, LARGEST)


def read_first_line(path: Path) -> bytes:
    """The first line of a file, without its end. Raises StoreError."""
    with _reading(path):
        return read_head(path, LONGEST_LINE).partition(b"\n")[0].rstrip()


def set_aside(path: Path) -> Path:
    """Move a bad file out of the way without losing it; returns where it lies now."""
    aside = path.with_name(path.name + ".bad")
    number = 2
    while os.path.lexists(aside):
        aside = path.with_name(f"{path.name}.bad{number}")
        number += 1
    try:
        return path.rename(aside)
    except OSError as problem:
        raise StoreError(_refused("store.cannot_write", aside, problem)) from problem


def remove(path: Path) -> None:
    """Delete a file and its backup; no complaint if they are gone already."""
    for each in (path, backup_of(path)):
        try:
            each.unlink(missing_ok=True)
        except OSError as problem:
            raise StoreError(_refused("store.cannot_delete", each, problem)) from problem


def sweep(folder: Path) -> None:
    """Clear away half-written files that a killed program left behind."""
    for left in folder.glob(".*.tmp"):
        try:
            if time.time() - left.stat().st_mtime > STALE_SECONDS:
                left.unlink()
        except OSError:  # another instance was quicker, or the folder is read-only: harmless either way
            continue


def _keep(path: Path) -> None:
    """Give the present content a second name, so that `path` itself is there at every moment."""
    backup = backup_of(path)
    second = backup.with_name(f".{backup.name}.{os.getpid()}.tmp")
    second.unlink(missing_ok=True)
    try:
        os.link(path, second)
    except OSError:  # file systems without hard links (FAT, some network shares)
        shutil.copyfile(path, second)
    second.replace(backup)


def _sync_folder(folder: Path) -> None:
    """Make the renames themselves last (Windows has no such call and needs none)."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def _reading(path: Path) -> Iterator[None]:
    try:
        yield
    except TooLarge as problem:
        raise StoreError(Message("store.too_large", {"path": str(path), "megabytes": LARGEST // 2**20})) from problem
    except NotAFile as problem:
        raise StoreError(Message("store.not_a_file", {"path": str(path)})) from problem
    except FileNotFoundError as problem:
        raise StoreError(Message("store.not_found", {"path": str(path)})) from problem
    except OSError as problem:
        raise StoreError(_refused("store.cannot_read", path, problem)) from problem


def _refused(code: str, path: Path, problem: OSError) -> Message:
    return Message(code, {"path": str(path), "reason": problem.strerror or type(problem).__name__})
