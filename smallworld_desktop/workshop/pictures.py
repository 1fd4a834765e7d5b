"""Pictures for emblems: where people keep them, and how one comes to lie beside the packs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from smallworld_desktop.content.words import PICTURES
from smallworld_desktop.reading import TooLarge, read_regular
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.store import StoreError, atomic_write
from smallworld_desktop.workshop.draft import free_id

MOST = 300
LARGEST = 4_000_000
LIKELY = ("Pictures", "Downloads", "Desktop")


def found_pictures(content: Path) -> list[Path]:
    """Pictures in the content folder and where people keep theirs, newest first."""
    folders = [content, *(Path.home() / name for name in LIKELY)]
    found = [(_changed(file), file) for folder in folders for file in _pictures(folder)]
    found.sort(key=lambda pair: (-pair[0], pair[1].name))
    return [file for _, file in found[:MOST]]


def bring_picture(content: Path, id: str, source: Path) -> str:
    """Copies a picture beside the packs, where it is called after the entry; gives its name. Raises StoreError."""
    if source.parent == content:
        return source.name
    try:
        data = read_regular(source, LARGEST)
    except TooLarge as refused:
        raise StoreError(Message("emblem.file_too_large", {"file": source.name, "most": LARGEST // 1000})) from refused
    except OSError as refused:
        reason = refused.strerror or str(refused)
        raise StoreError(Message("emblem.file_unreadable", {"file": source.name, "reason": reason})) from refused
    suffix = source.suffix.lower()
    taken = {file.stem for file in _pictures(content)}
    name = f"{free_id(id, taken)}{suffix}"
    atomic_write(content / name, data, keep_backup=False)
    return name


def _pictures(folder: Path) -> Iterator[Path]:
    try:
        yield from (file for file in folder.iterdir() if file.suffix.lower() in PICTURES and file.is_file())
    except OSError:  # there is none, or it is closed to us
        return


def _changed(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0
