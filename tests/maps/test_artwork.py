"""A map's own pictures: image layers and tile layers below the regions, placed in board units."""

from __future__ import annotations

import base64
import gzip
import shutil
import struct
import zlib
from pathlib import Path

import pytest
from small_maps import Reader

from smallworld_desktop import paths
from smallworld_desktop.maps.loader import LoadedMap, read_map
from smallworld_desktop.maps.pictures import picture_file
from smallworld_desktop.maps.vocabulary import BASE_VOCABULARY

FLIP_X, FLIP_Y, FLIP_DIAGONAL = 1 << 31, 1 << 30, 1 << 29
TILESET = '<tileset firstgid="1" name="t" tilewidth="20" tileheight="20" columns="2"><image source="t.png"/></tileset>'


def png(file: Path, width: int, height: int) -> None:
    file.write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + struct.pack(">II", width, height) + b"\x08\x06\0\0\0")


def jpeg(file: Path, width: int, height: int) -> None:
    comment = b"\xff\xfe\0\x05abc"
    file.write_bytes(b"\xff\xd8" + comment + b"\xff\xc0\0\x11\x08" + struct.pack(">HH", height, width) + b"\x03" * 9)


def board(layers: str) -> str:
    """Two rows of three regions, 600 by 400 pixels, on a map of 3 by 2 tiles."""
    regions = "".join(
        f'<object id="{i + 1}" name="r{i}" type="hill" x="{i % 3 * 200}" y="{i // 3 * 200}" width="200" height="200"/>'
        for i in range(6)
    )
    return (
        '<map orientation="orthogonal" width="3" height="2" tilewidth="200" tileheight="200">'
        f'{layers}<objectgroup name="regions">{regions}</objectgroup></map>'
    )


def tile_layer(data: str, attributes: str = 'encoding="csv"') -> str:
    return f'{TILESET}<layer name="ground" width="3" height="2"><data {attributes}>{data}</data></layer>'


def test_an_image_layer_lies_where_its_offset_puts_it(read: Reader, tmp_path: Path) -> None:
    png(tmp_path / "art.png", 600, 400)
    text = board('<imagelayer name="a" offsetx="-20" opacity="0.5"><image source="art.png"/></imagelayer>')
    loaded = read(text)
    (picture,) = loaded.artwork.pictures
    assert loaded.playable
    assert loaded.frame is not None
    scale = loaded.frame.scale
    assert picture.file == (tmp_path / "art.png").resolve()
    assert picture.source == (0, 0, 600, 400)
    assert picture.target == pytest.approx((-20 * scale, 0, 600 * scale, 400 * scale))
    assert picture.opacity == 0.5


def test_tiles_are_cut_from_their_tileset_and_stand_on_the_bottom_of_their_cell(read: Reader, tmp_path: Path) -> None:
    png(tmp_path / "t.png", 40, 40)
    loaded = read(board(tile_layer("0,0,4,0,0,0")))
    (picture,) = loaded.artwork.pictures
    assert loaded.frame is not None
    assert picture.source == (20, 20, 20, 20)
    assert picture.target[:2] == pytest.approx((400 * loaded.frame.scale, 180 * loaded.frame.scale))


def test_flipped_tiles_say_so(read: Reader, tmp_path: Path) -> None:
    png(tmp_path / "t.png", 40, 40)
    gids = [1 | FLIP_X, 2 | FLIP_Y, 3 | FLIP_DIAGONAL, 0, 0, 0]
    pictures = read(board(tile_layer(",".join(map(str, gids))))).artwork.pictures
    assert [(p.flip_x, p.flip_y, p.flip_diagonal) for p in pictures] == [
        (True, False, False),
        (False, True, False),
        (False, False, True),
    ]


@pytest.mark.parametrize("compression", ["", "zlib", "gzip"])
def test_packed_layers_are_read(read: Reader, tmp_path: Path, compression: str) -> None:
    png(tmp_path / "t.png", 40, 40)
    raw = struct.pack("<6I", 1, 2, 3, 4, 0, 1)
    packed = {"": raw, "zlib": zlib.compress(raw), "gzip": gzip.compress(raw)}[compression]
    text = tile_layer(base64.b64encode(packed).decode(), f'encoding="base64" compression="{compression}"')
    assert len(read(board(text)).artwork.pictures) == 5


def test_layers_stored_as_xml_tiles_are_read(read: Reader, tmp_path: Path) -> None:
    png(tmp_path / "t.png", 40, 40)
    assert len(read(board(tile_layer('<tile gid="2"/>' + "<tile/>" * 5, ""))).artwork.pictures) == 1


def test_a_tileset_may_be_a_collection_of_pictures(read: Reader, tmp_path: Path) -> None:
    jpeg(tmp_path / "one.jpg", 30, 50)
    tileset = (
        '<tileset firstgid="1" name="c" tilewidth="30" tileheight="50">'
        '<tile id="3"><image source="one.jpg"/></tile></tileset>'
    )
    loaded = read(board(tile_layer("0,0,0,0,0,4").replace(TILESET, tileset)))
    assert [picture.source for picture in loaded.artwork.pictures] == [(0, 0, 30, 50)]


def test_our_tiles_are_found_from_anywhere(tmp_path: Path) -> None:
    file = tmp_path / "moved.tmx"
    shutil.copy(paths.assets() / "examples" / "tile_isle.tmx", file)
    assert read_map(file, BASE_VOCABULARY).playable


def test_new_artwork_changes_the_fingerprint(read: Reader, tmp_path: Path) -> None:
    text = board('<imagelayer name="a"><image source="art.png"/></imagelayer>')
    png(tmp_path / "art.png", 600, 400)
    before = fingerprint(read(text))
    png(tmp_path / "art.png", 500, 400)
    assert fingerprint(read(text)) != before
    assert fingerprint(read(board(""))) != before


def fingerprint(loaded: LoadedMap) -> str:
    assert loaded.geometry is not None
    return loaded.geometry.fingerprint


@pytest.mark.parametrize(("write", "name"), [(png, "a.png"), (jpeg, "a.jpg")])
def test_pictures_are_measured_by_their_headers(tmp_path: Path, write: object, name: str) -> None:
    assert callable(write)
    write(tmp_path / name, 123, 45)
    measured = picture_file(tmp_path / name)
    assert (measured.width, measured.height) == (123, 45)
