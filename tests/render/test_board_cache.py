"""Painted boards on disk: kept, found again, repainted when damaged, limited in size."""

from __future__ import annotations

import dataclasses
import os
import time
from pathlib import Path

import pygame
import pytest
from sample_board import sample_board

from smallworld_desktop.maps.artwork import Artwork, Picture
from smallworld_desktop.render import board_cache
from smallworld_desktop.render.board_painter import BoardPainter
from smallworld_desktop.render.painter import PaintRequest, layout_of
from smallworld_desktop.render.painter.artwork import compose_artwork
from smallworld_desktop.render.painter.job import paint_job
from smallworld_desktop.rules.board import Board

BOARD, GEOMETRY = sample_board((2, 2), 220, 160)
REQUEST = PaintRequest(BOARD, GEOMETRY, 1.0)


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path))


def nothing(share: float) -> None:
    pass


def test_what_was_painted_is_found_again() -> None:
    assert board_cache.load(REQUEST) is None
    file = paint_job(REQUEST, nothing)
    picture = board_cache.load(REQUEST)
    assert file == board_cache.cache_file(REQUEST)
    assert picture is not None
    assert picture.get_size() == layout_of(GEOMETRY).picture_size(1.0)
    assert pygame.surfarray.array_alpha(picture).min() < 255


def test_a_loaded_picture_has_the_byte_order_of_ordinary_surfaces() -> None:
    paint_job(REQUEST, nothing)
    picture = board_cache.load(REQUEST)
    assert picture is not None
    assert picture.get_masks() == pygame.Surface((1, 1), pygame.SRCALPHA, 32).get_masks()


def cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def flipped(data: bytes) -> bytes:
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 0xFF]) + data[middle + 1 :]


def emptied(data: bytes) -> bytes:
    return b""


def replaced(data: bytes) -> bytes:
    return b"this is no picture at all"


@pytest.mark.parametrize("damage", [cut, flipped, emptied, replaced])
def test_a_damaged_file_is_deleted_and_painted_anew(damage: object) -> None:
    assert callable(damage)
    file = paint_job(REQUEST, nothing)
    file.write_bytes(damage(file.read_bytes()))
    assert board_cache.load(REQUEST) is None
    assert not file.exists()
    paint_job(REQUEST, nothing)
    assert board_cache.load(REQUEST) is not None


def test_a_picture_of_the_wrong_size_is_no_painting_of_this_board() -> None:
    file = board_cache.cache_file(REQUEST)
    board_cache.keep(pygame.Surface((10, 10), pygame.SRCALPHA, 32), file)
    assert board_cache.load(REQUEST) is None


def test_scale_styles_symbols_and_shape_have_files_of_their_own() -> None:
    plain = tuple(dataclasses.replace(region, symbols=frozenset({"mine"})) for region in BOARD.regions)
    others = [
        REQUEST,
        dataclasses.replace(REQUEST, scale=2.0),
        dataclasses.replace(REQUEST, styles=dict.fromkeys((r.terrain.id for r in BOARD.regions), "plain")),
        dataclasses.replace(REQUEST, board=Board(plain, BOARD.rounds, BOARD.players)),
        dataclasses.replace(REQUEST, geometry=dataclasses.replace(GEOMETRY, fingerprint="other")),
    ]
    assert len({board_cache.cache_file(request) for request in others}) == len(others)


def test_the_paintings_unused_for_longest_go_first(tmp_path: Path) -> None:
    for age, name in enumerate(("new", "middle", "old")):
        file = tmp_path / f"{name}.png"
        file.write_bytes(bytes(1000))
        os.utime(file, (1_000_000 - age, 1_000_000 - age))
    board_cache.trim(tmp_path, 2000)
    assert sorted(file.stem for file in tmp_path.glob("*.png")) == ["middle", "new"]
    board_cache.trim(tmp_path, 0, spare=tmp_path / "middle.png")
    assert [file.stem for file in tmp_path.glob("*.png")] == ["middle"]


def wait_for(painter: BoardPainter) -> pygame.Surface | None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        picture = painter.poll()
        if picture is not None:
            return picture
        time.sleep(0.02)
    return None


def test_a_board_is_painted_in_the_background_and_then_kept() -> None:
    painter = BoardPainter()
    try:
        assert painter.request(REQUEST) is None
        assert painter.progress == 0
        picture = wait_for(painter)
        assert picture is not None
        assert painter.progress == 1
        assert painter.request(REQUEST) is not None
    finally:
        painter.close()


def test_a_board_is_shown_even_if_the_cache_takes_nothing(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where the folder should be")
    file = paint_job(REQUEST, nothing)
    assert not file.is_relative_to(board_cache.folder())
    assert board_cache.take(file) is not None
    assert not file.exists()


def test_a_maps_own_pictures_are_put_where_tiled_shows_them(tmp_path: Path) -> None:
    image = pygame.Surface((4, 2), pygame.SRCALPHA, 32)
    image.fill((255, 0, 0, 255))
    image.set_at((0, 0), (0, 255, 0, 255))
    file = tmp_path / "tiles.png"
    pygame.image.save(image, file)
    half = (0, 0, 2, 2)
    artwork = Artwork(
        (
            Picture(file, half, (0, 0, 2, 2)),
            Picture(file, half, (10, 0, 2, 2), flip_x=True),
            Picture(file, half, (20, 0, 2, 2), flip_y=True),
            Picture(file, (0, 0, 4, 2), (30, 0, 2, 4), flip_diagonal=True),
            Picture(file, (2, 0, 2, 2), (40, 0, 2, 2), opacity=0.5),
        ),
        (file,),
    )
    canvas = compose_artwork(artwork, 50, 10, 1.0)
    green = (0, 255, 0, 255)
    assert canvas.get_at((0, 0)) == green
    assert canvas.get_at((11, 0)) == green
    assert canvas.get_at((20, 1)) == green
    assert canvas.get_at((30, 0)) == green
    assert canvas.get_at((31, 3))[0] == 255
    assert canvas.get_at((40, 0))[3] == pytest.approx(128, abs=2)
    assert canvas.get_at((5, 5))[3] == 0


def test_a_map_with_artwork_is_painted_with_it(tmp_path: Path) -> None:
    image = pygame.Surface((22, 16))
    image.fill((200, 20, 200))
    file = tmp_path / "art.png"
    pygame.image.save(image, file)
    artwork = Artwork((Picture(file, (0, 0, 22, 16), (0, 0, 220, 160)),), (file,))
    request = dataclasses.replace(REQUEST, artwork=artwork)
    paint_job(request, nothing)
    picture = board_cache.load(request)
    assert picture is not None
    margin = layout_of(GEOMETRY).margin
    spots = [shape.anchor for shape in GEOMETRY.shapes if not BOARD.regions[shape.index].symbols]
    assert spots
    for x, y in spots:
        red, green, blue, _ = picture.get_at((round(x) + margin, round(y) + margin))
        assert min(red, blue) > green + 60
