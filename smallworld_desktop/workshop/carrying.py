"""Pictures of packs on their way between folders: none replaces another, and none is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

from smallworld_desktop.content.words import EMBLEM, PORTRAIT
from smallworld_desktop.store.files import atomic_write, read_bytes
from smallworld_desktop.workshop.draft import Document


def pictures_of(document: Document) -> list[str]:
    """The picture files that a pack names and that lie beside it."""
    return list(dict.fromkeys(name for _, _, _, name in _named(document) if PurePosixPath(name).name == name))


def with_pictures(document: Document, source: Path, target: Path, *, nested: bool = False) -> Document:
    """Copies the pictures of a pack from one folder to another; the pack as it is to name them there.

    Where another picture has the name, it gets a new one. With `nested` those in folders come along, too. Raises
    StoreError.
    """
    made, brought = document, dict[str, str]()
    for section, id, key, name in list(_named(document)):
        path = PurePosixPath(name)
        if path.name != name and not nested:
            continue
        if name not in brought and (source / path).is_file():
            brought[name] = bring(source / path, target)
        if brought.get(name, name) != name:
            entry = {**made[section][id], key: brought[name]}
            made = {**made, section: {**made[section], id: entry}}
    return made


def bring(file: Path, folder: Path) -> str:
    """Copies a file into a folder, unless it lies there already; its name there. Raises StoreError."""
    data = read_bytes(file)
    for name in free_names(file):
        there = folder / name
        if not there.exists():
            atomic_write(there, data, keep_backup=False)
            return name
        if there.is_file() and read_bytes(there) == data:
            return name
    raise AssertionError("names never end")


def free_names(file: Path) -> Iterator[str]:
    """Its name, then the same with numbers."""
    yield file.name
    number = 2
    while True:
        yield f"{file.stem}_{number}{file.suffix}"
        number += 1


def _named(document: Document) -> Iterator[tuple[str, Any, str, str]]:
    """Every picture with where it is named: section, id, key."""
    for section, entries in document.items():
        for id, entry in (entries if isinstance(entries, dict) else {}).items():
            for key in (EMBLEM, PORTRAIT):
                name = entry.get(key) if isinstance(entry, dict) else None
                if isinstance(name, str) and name and _stays_inside(name):
                    yield section, id, key, name


def _stays_inside(name: str) -> bool:
    path = PurePosixPath(name)
    return not (path.is_absolute() or ".." in path.parts or ":" in name or "\\" in name)
