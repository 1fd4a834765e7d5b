"""A board as one file to give away: `.swboard`, an archive with manifest, map, artwork, packs and a picture."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from smallworld_desktop import paths
from smallworld_desktop.archive import (
    MANIFEST,
    BadArchive,
    check_drawings,
    laid_out,
    named,
    packed,
    read_archive,
    read_manifest,
)
from smallworld_desktop.maps.pictures import PNG_MARK
from smallworld_desktop.maps.report import Refused

SUFFIX = ".swboard"
KIND = "smallworld-board"
VERSION = 1
MAP_ENDINGS = (".tmx", ".tmj", ".json")
PICTURE_ENDINGS = (".png", ".jpg", ".jpeg")
PACK_ENDINGS = (".yaml", ".yml")
PICTURE = "picture.png"
ENDINGS = frozenset({*MAP_ENDINGS, *PICTURE_ENDINGS, *PACK_ENDINGS, ".tsx", ".tsj", ".webp", ".svg", ".txt", ".md"})


@dataclass(frozen=True, slots=True)
class Unpacked:
    """Where the parts of a board lie now."""

    map: Path
    packs: tuple[Path, ...]


def unpack(path: Path) -> Unpacked:
    """Check a `.swboard` and lay its files out in the cache, in a folder named by their content. Raises `Refused`."""
    try:
        files = read_archive(path, ENDINGS)
        check_drawings(files)
        said = read_manifest(files, KIND, VERSION)
        maps, packs = named(said, "map", files), named(said, "packs", files)
        if len(maps) != 1 or not maps[0].lower().endswith(MAP_ENDINGS) or maps[0] == MANIFEST:
            raise BadArchive("bad_manifest")
        if not all(pack.lower().endswith(PACK_ENDINGS) for pack in packs):
            raise BadArchive("bad_manifest")
    except BadArchive as bad:
        raise Refused(f"archive.{bad.reason}", 0, **bad.params) from bad
    try:
        folder = laid_out(files, "boards_unpacked")
    except OSError as error:
        raise Refused("archive.not_unpacked", reason=error.strerror or str(error)) from error
    return Unpacked(folder / maps[0], tuple(folder / pack for pack in packs))


def bundle(map_file: Path, artwork: tuple[Path, ...], packs: Mapping[str, bytes], picture: bytes = b"") -> bytes:
    """The bytes of a `.swboard`, packs beside the map. Our own tiles stay out, everybody has them.

    Raises OSError, and ValueError for artwork that does not lie with the map.
    """
    home, ours = map_file.resolve().parent, (paths.assets() / "tiles").resolve()
    files = {map_file.name: map_file.read_bytes()}
    for file in artwork:
        real = file.resolve()
        if not real.is_relative_to(ours):
            files[real.relative_to(home).as_posix()] = real.read_bytes()
    files |= packs
    manifest: dict[str, object] = {"kind": KIND, "version": VERSION, "map": map_file.name}
    if packs:
        manifest["packs"] = sorted(name for name in packs if name.lower().endswith(PACK_ENDINGS))
    if picture.startswith(PNG_MARK):
        files[PICTURE] = picture
        manifest["picture"] = PICTURE
    files[MANIFEST] = json.dumps(manifest, ensure_ascii=False, indent=1).encode()
    return packed(files)
