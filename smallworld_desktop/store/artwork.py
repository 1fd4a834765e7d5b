"""A map's own pictures, kept beside the games that are played on it, so that a saved game looks as it did.

Saves hold a short name only. It stands for a list of pictures, and that names the files, each after its content: so
games on one map share them, an autosave stays small, and a file with another content can't take the place of one.
"""

from __future__ import annotations

import json
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Any

from smallworld_desktop import paths
from smallworld_desktop.maps.artwork import NO_ARTWORK, Artwork, Picture
from smallworld_desktop.maps.pictures import picture_file
from smallworld_desktop.maps.report import Refused
from smallworld_desktop.store.files import StoreError, atomic_write, read_bytes
from smallworld_desktop.store.json_text import parse_json

LIST = ".json"
PICTURES = frozenset({".png", ".jpg", ".jpeg"})
MOST_FILES = 32
LARGEST_FILE = 4 * 1024 * 1024
"""Of artwork that travels to others: so many files of so many bytes at most. With more a board is painted there."""


def folder() -> Path:
    return paths.data_dir() / "artwork"


def keep_artwork(artwork: Artwork) -> str:
    """Keep all pictures; returns the name to find them by, nothing for a map without. Raises StoreError."""
    if not artwork:
        return ""
    names = {file: _keep(read_bytes(file), file.suffix.lower()) for file in {p.file for p in artwork.pictures}}
    listed = [
        [names[p.file], p.source, p.target, p.opacity, p.flip_x, p.flip_y, p.flip_diagonal] for p in artwork.pictures
    ]
    return _keep(json.dumps(listed, separators=(",", ":")).encode(), LIST)


def kept_artwork(name: str) -> Artwork:
    """The pictures of that name; no artwork if any of it is gone or damaged, as for a save from another computer."""
    try:
        pictures = tuple(_picture(*entry) for entry in parse_json(_content(name)))
    except (StoreError, TypeError, ValueError):
        return NO_ARTWORK
    return Artwork(pictures, tuple(dict.fromkeys(picture.file for picture in pictures)))


def files_of(name: str) -> list[str]:
    """The files that a list names. Raises ValueError or StoreError if it is none, or too much to travel."""
    entries = parse_json(_content(name))
    if not isinstance(entries, list) or not all(isinstance(entry, list) and entry for entry in entries):
        raise ValueError(f"{name} is no list of pictures")
    files = list(dict.fromkeys(str(entry[0]) for entry in entries))
    if len(files) > MOST_FILES or any(Path(file).suffix not in PICTURES for file in files):
        raise ValueError(f"{name} names what can't travel")
    return files


def piece(name: str) -> bytes:
    """A kept file, to be sent to somebody. Raises ValueError or StoreError."""
    data = _content(name)
    if len(data) > LARGEST_FILE:
        raise ValueError(f"{name} is too large to travel")
    return data


def take_in(name: str, data: bytes) -> None:
    """Keep a file that came from elsewhere, if it is what its name says and nothing but a list or a picture of sane
    size. Raises ValueError or StoreError."""
    suffix = Path(name).suffix
    if suffix not in PICTURES | {LIST} or name != sha256(data).hexdigest()[:32] + suffix or len(data) > LARGEST_FILE:
        raise ValueError(f"{name!r} is not what it says")
    if suffix in PICTURES:
        _check_picture(data, suffix)
    if not _file(name).is_file():
        atomic_write(_file(name), data, keep_backup=False)


def _check_picture(data: bytes, suffix: str) -> None:
    with tempfile.TemporaryDirectory(prefix="smallworld-") as aside:
        tried = Path(aside) / f"picture{suffix}"
        tried.write_bytes(data)
        try:
            picture_file(tried)
        except Refused as refused:
            raise ValueError(refused.message.code) from refused


def _picture(name: str, source: Any, target: Any, opacity: Any, *flips: Any) -> Picture:
    flip_x, flip_y, flip_diagonal = (bool(flip) for flip in flips)
    left, top, wide, high = (int(part) for part in source)
    x, y, width, height = (float(part) for part in target)
    file = _file(name)
    if not file.is_file():
        raise ValueError(f"{name} is gone")
    return Picture(file, (left, top, wide, high), (x, y, width, height), float(opacity), flip_x, flip_y, flip_diagonal)


def _keep(data: bytes, suffix: str) -> str:
    name = sha256(data).hexdigest()[:32] + suffix
    if not _file(name).is_file():
        atomic_write(_file(name), data, keep_backup=False)
    return name


def _content(name: str) -> bytes:
    """A file that is what its name says. Raises ValueError for any other."""
    data = read_bytes(_file(name))
    if not name.startswith(sha256(data).hexdigest()[:32]):
        raise ValueError(f"{name} is damaged")
    return data


def _file(name: str) -> Path:
    """Where a name belongs. Names come from saves, so nothing but this folder may be reached by them."""
    if Path(name).name != name or not name.split(".")[0].isalnum():
        raise ValueError(f"{name!r} is no name")
    return folder() / name
