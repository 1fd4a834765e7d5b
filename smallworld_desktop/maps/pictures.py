"""Picture files that a map names: found only where they may lie, measured from their headers, never opened whole."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path

from smallworld_desktop import paths
from smallworld_desktop.maps.report import Refused
from smallworld_desktop.reading import read_head

MAX_SIDE = 8_192
MAX_PIXELS = 32 * 1024 * 1024
HEADER = 256 * 1024
PNG_MARK = b"\x89PNG\r\n\x1a\n"
JPEG_MARK = b"\xff\xd8"
JPEG_FRAMES = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})


@dataclass(frozen=True, slots=True)
class PictureFile:
    """A PNG or JPEG file and its size in pixels."""

    path: Path
    width: int
    height: int


def allowed_file(folder: Path, source: str, home: Path) -> Path:
    """The file that `source` names from `folder`. It has to lie in the map's folder `home` or be one of our tiles.

    Our tiles are found by their name alone, so that a map that uses them can be moved anywhere.
    """
    named = source.replace("\\", "/").strip()
    shown = source[:120].replace("\0", "?")
    if not named or "\0" in named:
        raise Refused("map.missing_file", file=shown)
    tiles = (paths.assets() / "tiles").resolve()
    try:
        target = (folder / named).resolve()
        inside = any(target.is_relative_to(root) for root in (home.resolve(), tiles))
        if inside and target.is_file():
            return target
        ours = tiles / target.name
        if ours.is_file():
            return ours
    except (OSError, RuntimeError) as error:
        raise Refused("map.missing_file", file=shown) from error
    raise Refused("map.missing_file" if inside else "map.outside_folder", file=shown)


def picture_file(path: Path) -> PictureFile:
    """Measure a picture. Raises `Refused` for other formats and absurd sizes."""
    try:
        head = read_head(path, HEADER)
    except OSError as error:
        raise Refused("map.missing_file", file=path.name) from error
    size = png_size(head) or (_jpeg_size(head) if head.startswith(JPEG_MARK) else None)
    if size is None:
        raise Refused("map.picture_format", file=path.name)
    width, height = size
    if not (0 < width <= MAX_SIDE and 0 < height <= MAX_SIDE and width * height <= MAX_PIXELS):
        raise Refused("map.picture_size", file=path.name, width=width, height=height, limit=MAX_SIDE)
    return PictureFile(path, width, height)


def png_size(head: bytes) -> tuple[int, int] | None:
    """The size of a PNG picture from its first bytes, so that nothing huge is unpacked; None if it is no PNG."""
    if not head.startswith(PNG_MARK) or len(head) < 24 or head[12:16] != b"IHDR":
        return None
    width, height = struct.unpack(">II", head[16:24])
    return width, height


def _jpeg_size(head: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 <= len(head) and head[at] == 0xFF:
        if head[at + 1] in JPEG_FRAMES:
            height, width = struct.unpack(">HH", head[at + 5 : at + 9])
            return width, height
        at += 2 + int(struct.unpack(">H", head[at + 2 : at + 4])[0])
    return None
