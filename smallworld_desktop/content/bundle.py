"""Packs as one file to give away: `.swpack`, an archive with a manifest, packs and their pictures."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path

from smallworld_desktop.archive import (
    MANIFEST,
    MEGABYTE,
    BadArchive,
    Limits,
    check_drawings,
    laid_out,
    named,
    packed,
    read_archive,
    read_manifest,
)
from smallworld_desktop.content.problems import Refused
from smallworld_desktop.reading import Stamp, file_stamp

SUFFIX = ".swpack"
KIND = "smallworld-pack"
VERSION = 1
PACK_ENDINGS = (".yaml", ".yml")
TEXT_ENDINGS = (*PACK_ENDINGS, ".txt", ".md", ".json")
PNG, SVG = ".png", ".svg"
PNG_MARK = b"\x89PNG\r\n\x1a\n"
ENDINGS = frozenset({*TEXT_ENDINGS, PNG, SVG})
LIMITS = Limits(packed=20 * MEGABYTE, unpacked=40 * MEGABYTE, each=8 * MEGABYTE, files=200)
MOST_REMEMBERED = 64
PASSING = ("archive.unreadable", "archive.not_unpacked")
"""What may be different the next time, though the file is the same."""


def unpack(path: Path) -> tuple[Path, ...]:
    """Check a `.swpack` and lay its files out in the cache; the packs in it. Raises `Refused`."""
    try:
        files = read_archive(path, ENDINGS, LIMITS)
        packs = _checked(files)
    except BadArchive as bad:
        raise Refused(f"archive.{bad.reason}", 0, **bad.params) from bad
    try:
        folder = laid_out(files, "packs_unpacked")
    except OSError as error:
        raise Refused("archive.not_unpacked", reason=error.strerror or str(error)) from error
    return tuple(folder / pack for pack in packs)


def unpacked_once(path: Path) -> tuple[Path, ...]:
    """The same for those who ask often: an archive that did not change is not read again. Raises `Refused`."""
    found = _remembered(path, file_stamp(path))
    if isinstance(found, Refused) and found.message.code not in PASSING:
        raise found.with_traceback(None)
    return found if isinstance(found, tuple) and all(pack.is_file() for pack in found) else unpack(path)


@lru_cache(MOST_REMEMBERED)
def _remembered(path: Path, stamp: Stamp) -> tuple[Path, ...] | Refused:
    try:
        return unpack(path)
    except Refused as refusal:
        return refusal


def _checked(files: Mapping[str, bytes]) -> list[str]:
    """The names of the packs, if all files are what they seem to be."""
    said = read_manifest(files, KIND, VERSION)
    packs = named(said, "packs", files)
    if not packs or not all(pack.casefold().endswith(PACK_ENDINGS) for pack in packs):
        raise BadArchive("bad_manifest")
    check_drawings(files)
    for name, data in files.items():
        ending = Path(name).suffix.casefold()
        if ending == ".json" and name != MANIFEST:
            raise BadArchive("ending", file=name, known=", ".join(sorted(ENDINGS - {".json"})))
        if ending == PNG and not data.startswith(PNG_MARK):
            raise BadArchive("not_picture", file=name)
        if ending in TEXT_ENDINGS and not _is_text(data):
            raise BadArchive("not_text", file=name)
    return packs


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return b"\0" not in data and not data.startswith(b"#!")


def bundle(packs: Mapping[str, bytes], pictures: Mapping[str, bytes]) -> bytes:
    """The bytes of a `.swpack` with these packs and pictures by name. Raises `Refused` for what nobody could open."""
    manifest = {"kind": KIND, "version": VERSION, "packs": sorted(packs)}
    files = {**pictures, **packs, MANIFEST: json.dumps(manifest, ensure_ascii=False, indent=1).encode()}
    try:
        _checked(files)
    except BadArchive as bad:
        raise Refused(f"archive.{bad.reason}", 0, **bad.params) from bad
    return packed(files)


def beside(pack: Path, pictures: Iterable[Path]) -> dict[str, bytes]:
    """Those pictures that lie with a pack, by their name seen from there. Raises OSError."""
    home = pack.resolve().parent
    real = (file.resolve() for file in pictures)
    return {file.relative_to(home).as_posix(): file.read_bytes() for file in real if file.is_relative_to(home)}
