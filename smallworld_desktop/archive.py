"""Zip files from anybody: read whole, into memory, and only what is plainly harmless. Boards and packs travel in them.

A name that leads elsewhere, a link, a device, a file in a file, a name given twice, a bomb: the archive is refused as a
whole, with the reason. Nothing is written while it is read; `laid_out` puts what was found harmless into the cache.
"""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import stat
import tempfile
import time
import unicodedata
import zipfile
import zlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from smallworld_desktop import paths
from smallworld_desktop.reading import NotAFile, TooLarge, read_regular

MANIFEST = "manifest.json"
MANIFEST_BYTES = 64 * 1024
MEGABYTE = 1024 * 1024
NAME_LENGTH, DEPTH = 120, 4
BEGINNING = (1980, 1, 1, 0, 0, 0)
"""The time of every file that we pack, so that the same files make the same archive."""
SYSTEM_NAMES = frozenset({"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))})
KEPT = 90 * 24 * 3600.0
"""Seconds for which unpacked files stay in the cache after they were opened last."""
ACTIVE = re.compile(rb"<\s*(script|foreignobject|iframe|!entity)|\son\w+\s*=|(java|vb)script:|data:text", re.IGNORECASE)
"""What does something in a drawing when another program opens it."""
ARCHIVES = (b"PK\x03\x04", b"PK\x05\x06", b"\x1f\x8b", b"BZh", b"\xfd7zXZ", b"7z\xbc\xaf", b"Rar!")
"""How files begin that hold other files, or more than one sees."""


class BadArchive(Exception):
    """An archive that is refused: `reason` is the last word of the message's code."""

    def __init__(self, reason: str, /, **params: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.params = params


@dataclass(frozen=True, slots=True)
class Limits:
    """What an archive may hold at most."""

    packed: int = 40 * MEGABYTE
    unpacked: int = 120 * MEGABYTE
    each: int = 40 * MEGABYTE
    files: int = 400
    ratio: int = 120
    """So many times a file may grow; pictures and text grow less."""


USUAL = Limits()


def read_archive(path: Path, endings: Collection[str], limits: Limits = USUAL) -> dict[str, bytes]:
    """The files of an archive by name, with `/` between folders. Raises `BadArchive`.

    `endings` are the file endings that may occur, in lower case with their dot.
    """
    try:
        data = read_regular(path, limits.packed)
    except TooLarge as error:
        raise BadArchive("too_large", limit=limits.packed // MEGABYTE) from error
    except NotAFile as error:
        raise BadArchive("no_file") from error
    except OSError as error:
        raise BadArchive("unreadable", reason=error.strerror or str(error)) from error
    return unpacked(data, endings, limits)


def unpacked(data: bytes, endings: Collection[str], limits: Limits = USUAL) -> dict[str, bytes]:
    """The same for bytes that are read already."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return _files(archive, endings, limits)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError) as error:
        raise BadArchive("not_zip") from error


def _files(archive: zipfile.ZipFile, endings: Collection[str], limits: Limits) -> dict[str, bytes]:
    entries = archive.infolist()
    if len(entries) > limits.files:
        raise BadArchive("too_many", limit=limits.files)
    found: dict[str, bytes] = {}
    seen: set[str] = set()
    left = limits.unpacked
    for entry in entries:
        name = _safe_name(entry)
        key = unicodedata.normalize("NFC", name).casefold()
        if key in seen:
            raise BadArchive("twice", file=name)
        seen.add(key)
        if entry.is_dir():
            continue
        _check_entry(entry, name, endings, limits)
        found[name] = _content(archive, entry, name, min(left, limits.each))
        left -= len(found[name])
    return found


def _safe_name(entry: zipfile.ZipInfo) -> str:
    """The entry's name, if it stays inside and every system can have it."""
    name = entry.orig_filename
    shown = name[:NAME_LENGTH].encode("unicode_escape").decode()
    parts = name.removesuffix("/").split("/")
    if len(name) > NAME_LENGTH or len(parts) > DEPTH:
        raise BadArchive("long_name", file=shown)
    for part in parts:
        is_strange = not part.isprintable() or any(letter in '\\:*?"<>|' for letter in part)
        is_way = not part or part in (".", "..") or part.endswith((".", " ")) or part.startswith((" ", "~"))
        if is_strange or is_way or part.split(".")[0].casefold() in SYSTEM_NAMES:
            raise BadArchive("bad_name", file=shown)
    return name


def _check_entry(entry: zipfile.ZipInfo, name: str, endings: Collection[str], limits: Limits) -> None:
    kind = stat.S_IFMT(entry.external_attr >> 16)
    if kind not in (0, stat.S_IFREG):
        raise BadArchive("link" if kind == stat.S_IFLNK else "device", file=name)
    if entry.flag_bits & 0x1:
        raise BadArchive("locked", file=name)
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise BadArchive("method", file=name)
    if not name.casefold().endswith(tuple(endings)):
        raise BadArchive("ending", file=name, known=", ".join(sorted(endings)))
    if entry.file_size > limits.ratio * max(entry.compress_size, 1024):
        raise BadArchive("bomb", file=name)


def _content(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, name: str, most: int) -> bytes:
    """What the entry holds, whatever its header says of the size."""
    with archive.open(entry) as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise BadArchive("bomb", file=name)
    if data.startswith(ARCHIVES):
        raise BadArchive("nested", file=name)
    return data


def read_manifest(files: Mapping[str, bytes], kind: str, newest: int) -> dict[str, Any]:
    """The archive's own description: a JSON object with its kind and version. Raises `BadArchive`."""
    data = files.get(MANIFEST)
    if data is None:
        raise BadArchive("no_manifest")
    try:
        said = json.loads(data) if len(data) <= MANIFEST_BYTES else None
    except (ValueError, RecursionError):
        said = None
    if not isinstance(said, dict) or said.get("kind") != kind or not isinstance(said.get("version"), int):
        raise BadArchive("bad_manifest")
    if said["version"] > newest:
        raise BadArchive("newer")
    return said


def named(said: Mapping[str, Any], key: str, files: Mapping[str, bytes]) -> list[str]:
    """The files that a manifest names under a key, one or a list. Raises `BadArchive` if one is missing."""
    value = said.get(key, [])
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadArchive("bad_manifest")
    for name in names:
        if name not in files:
            raise BadArchive("missing", file=name[:NAME_LENGTH])
    return names


def check_drawings(files: Mapping[str, bytes]) -> None:
    """Drawings that would run something in another program are refused. Raises `BadArchive`."""
    for name, data in files.items():
        if name.casefold().endswith(".svg") and (b"\0" in data or ACTIVE.search(data)):
            raise BadArchive("script", file=name)


def laid_out(files: Mapping[str, bytes], kind: str) -> Path:
    """The files in a folder of the cache that is named by what they hold. Raises OSError."""
    mark = sha256()
    for name, data in sorted(files.items()):
        mark.update(f"{len(name)} {name} {len(data)} ".encode())
        mark.update(data)
    folder = paths.cache_dir() / kind / mark.hexdigest()[:24]
    if folder.is_dir():
        os.utime(folder)
        _write_missing(folder, files)
        return folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    _sweep(folder.parent)
    work = Path(tempfile.mkdtemp(dir=folder.parent))
    try:
        _write_missing(work, files)
        work.rename(folder)
    except OSError:
        shutil.rmtree(work, ignore_errors=True)
        if not folder.is_dir():  # else another program was quicker
            raise
    return folder


def _write_missing(folder: Path, files: Mapping[str, bytes]) -> None:
    for name, data in files.items():
        file = folder.joinpath(*name.split("/"))
        if not file.is_file():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)


def _sweep(folder: Path) -> None:
    """What nobody has opened for a long time goes; the archives still lie where they came from."""
    for unused in folder.iterdir():
        if time.time() - unused.stat().st_mtime > KEPT:
            shutil.rmtree(unused, ignore_errors=True)


def packed(files: Mapping[str, bytes]) -> bytes:
    """An archive of these files; the same files give the same bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files, key=lambda name: (name != MANIFEST, name)):
            entry = zipfile.ZipInfo(name, BEGINNING)
            entry.external_attr = (stat.S_IFREG | 0o644) << 16
            archive.writestr(entry, files[name], zipfile.ZIP_DEFLATED)
    return out.getvalue()
