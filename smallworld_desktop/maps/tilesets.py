"""Tilesets and the data of tile layers, read with bounds on everything."""

from __future__ import annotations

import base64
import binascii
import zlib
from dataclasses import dataclass
from pathlib import Path
from xml.etree.ElementTree import Element

import numpy as np

from smallworld_desktop.maps.pictures import PictureFile, allowed_file, picture_file
from smallworld_desktop.maps.report import Refused
from smallworld_desktop.maps.source import read_tree

MAX_TILES = 100_000
MAX_TILE_SIDE = 4_096
ANY_ZLIB = 47
"""zlib's window setting that accepts both of Tiled's compressions, zlib and gzip."""


@dataclass(frozen=True, slots=True)
class Tileset:
    """Tiles numbered from `first`, cut from one picture or each a picture of its own."""

    first: int
    tile_width: int
    tile_height: int
    columns: int
    margin: int
    spacing: int
    picture: PictureFile | None
    single: dict[int, PictureFile]
    file: Path | None = None

    def tile(self, gid: int) -> tuple[PictureFile, tuple[int, int, int, int]] | None:
        """The picture of a tile and the part of it; None if the tileset has no such tile."""
        number = gid - self.first
        if number in self.single:
            own = self.single[number]
            return own, (0, 0, own.width, own.height)
        if self.picture is None:
            return None
        row, column = divmod(number, self.columns)
        x = self.margin + column * (self.tile_width + self.spacing)
        y = self.margin + row * (self.tile_height + self.spacing)
        if x + self.tile_width > self.picture.width or y + self.tile_height > self.picture.height:
            return None
        return self.picture, (x, y, self.tile_width, self.tile_height)


def first_gid(element: Element) -> int:
    return _int(element, "firstgid", 1)


def read_tileset(element: Element, home: Path) -> Tileset:
    """A tileset, inside the map or in a file of its own. Raises `Refused` with what is wrong."""
    first = first_gid(element)
    file, folder = None, home
    if source := element.get("source"):
        file = allowed_file(home, source, home)
        element, folder = read_tree(file, "tileset"), file.parent
    width, height = _int(element, "tilewidth", 1), _int(element, "tileheight", 1)
    margin, spacing = _int(element, "margin", 0), _int(element, "spacing", 0)
    picture = None
    image = element.find("image")
    if image is not None:
        picture = picture_file(allowed_file(folder, image.get("source", ""), home))
    single = {}
    for tile in element.findall("tile"):
        own = tile.find("image")
        if own is not None:
            single[_int(tile, "id", 0)] = picture_file(allowed_file(folder, own.get("source", ""), home))
    across = (picture.width - margin + spacing) // (width + spacing) if picture else 1
    columns = max(1, _int(element, "columns", 0) or across)
    return Tileset(first, width, height, columns, margin, spacing, picture, single, file)


def _int(element: Element, key: str, least: int) -> int:
    text = element.get(key, str(least))
    value = int(text) if text.isdecimal() and len(text) < 10 else -1
    if value < least or (key != "firstgid" and value > MAX_TILE_SIDE * MAX_TILE_SIDE):
        raise Refused("map.bad_tileset", attribute=key, value=text[:40])
    return value


def layer_gids(element: Element, columns: int, rows: int) -> list[int]:
    """The tile numbers of a layer, row by row, flip bits included. Raises `Refused`."""
    name = element.get("name", "")[:60]
    count = columns * rows
    if count > MAX_TILES:
        raise Refused("map.too_many_tiles", layer=name, count=count, limit=MAX_TILES)
    data = element.find("data")
    if data is None:
        raise Refused("map.layer_data", layer=name)
    encoding = data.get("encoding", "")
    text = data.text or ""
    if encoding == "":
        words = [tile.get("gid", "0") for tile in data.findall("tile")]
        gids = _from_words(words, name)
    elif encoding == "csv":
        gids = _from_words(text.split(","), name)
    elif encoding == "base64":
        gids = _from_base64(text, data.get("compression", ""), count, name)
    else:
        raise Refused("map.layer_encoding", layer=name, encoding=encoding[:40])
    if len(gids) != count:
        raise Refused("map.layer_data", layer=name)
    return gids


def _from_words(words: list[str], name: str) -> list[int]:
    stripped = [word.strip() for word in words]
    if not all(word.isdecimal() and len(word) <= 10 for word in stripped):
        raise Refused("map.layer_data", layer=name)
    return [int(word) for word in stripped]


def _from_base64(text: str, compression: str, count: int, name: str) -> list[int]:
    try:
        raw = base64.b64decode("".join(text.split()), validate=True)
        if compression in ("zlib", "gzip"):
            unpacked = zlib.decompressobj(ANY_ZLIB).decompress(raw, count * 4 + 1)
        elif compression == "":
            unpacked = raw
        else:
            raise Refused("map.layer_encoding", layer=name, encoding=compression[:40])
    except (binascii.Error, ValueError, zlib.error) as error:
        raise Refused("map.layer_data", layer=name) from error
    if len(unpacked) > count * 4:
        raise Refused("map.layer_bomb", layer=name)
    if len(unpacked) % 4:
        raise Refused("map.layer_data", layer=name)
    gids: list[int] = np.frombuffer(unpacked, dtype="<u4").tolist()
    return gids
