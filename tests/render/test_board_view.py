"""The board on the screen: what fits, what stays under the pointer, what is scaled again."""

from __future__ import annotations

import pygame
import pytest
from sample_board import sample_board

from smallworld_desktop.maps.geometry import BoardGeometry
from smallworld_desktop.render.board_view import MAX_ZOOM, BoardView, Camera
from smallworld_desktop.render.painter import layout_of, paint_flat

BOARD, GEOMETRY = sample_board()


@pytest.fixture
def geometry() -> BoardGeometry:
    return GEOMETRY


@pytest.fixture
def camera(geometry: BoardGeometry) -> Camera:
    return Camera(layout_of(geometry), pygame.Rect(10, 20, 500, 300))


def test_the_whole_sheet_fits_and_is_centred(camera: Camera) -> None:
    assert camera.viewport.contains(camera.sheet)
    assert abs(camera.sheet.centerx - camera.viewport.centerx) <= 1
    assert abs(camera.sheet.centery - camera.viewport.centery) <= 1


def test_map_and_screen_are_inverse(camera: Camera) -> None:
    camera.zoom_at((200, 150), 2.3)
    x, y = camera.to_map(camera.to_screen((123.0, 45.0)))
    assert (x, y) == pytest.approx((123.0, 45.0))


def test_zooming_keeps_the_point_under_the_pointer(camera: Camera) -> None:
    held = camera.to_map((260, 170))
    camera.zoom_at((260, 170), 2.0)
    x, y = camera.to_screen(held)
    assert (x, y) == pytest.approx((260, 170), abs=1.0)


def test_zoom_stays_between_the_whole_sheet_and_the_limit(camera: Camera) -> None:
    camera.zoom_at((200, 150), 100)
    assert camera.zoom == MAX_ZOOM
    camera.zoom_at((200, 150), 0.001)
    assert camera.zoom == 1.0
    assert camera.viewport.contains(camera.sheet)


def test_panning_never_shows_the_table_beside_a_zoomed_sheet(camera: Camera) -> None:
    camera.zoom_at(camera.viewport.center, 3)
    camera.pan(10_000, -10_000)
    assert camera.sheet.contains(camera.viewport)
    assert camera.sheet.left == camera.viewport.left
    assert camera.sheet.bottom == camera.viewport.bottom


def test_panning_back_needs_no_more_than_was_possible(camera: Camera) -> None:
    camera.zoom_at(camera.viewport.center, 3)
    camera.pan(10_000, 0)
    left = camera.sheet.left
    camera.pan(-30, 0)
    assert camera.sheet.left == pytest.approx(left - 30, abs=1)


def test_a_hidden_point_is_brought_into_view(camera: Camera) -> None:
    camera.zoom_at(camera.viewport.topleft, 4)
    assert camera.show((580.0, 400.0))
    assert camera.viewport.collidepoint(camera.to_screen((580.0, 400.0)))
    assert not camera.show((580.0, 400.0))


@pytest.mark.parametrize("zoom", [1.0, 1.7, 3.9])
def test_the_picture_lies_where_the_camera_says(geometry: BoardGeometry, zoom: float) -> None:
    layout = layout_of(geometry)
    picture = pygame.Surface(layout.picture_size(1), pygame.SRCALPHA, 32)
    picture.fill((0, 0, 0, 255))
    mark = (150, 100)
    picture.fill((255, 0, 0, 255), (mark[0] + layout.margin - 4, mark[1] + layout.margin - 4, 8, 8))
    view = BoardView(geometry, pygame.Rect(0, 0, 640, 480), picture)
    view.camera.zoom_at((200, 150), zoom)
    window = pygame.Surface((640, 480))
    view.draw(window)
    x, y = view.camera.to_screen(mark)
    assert window.get_at((round(x), round(y)))[0] > 200


def test_nothing_is_drawn_outside_the_viewport(geometry: BoardGeometry) -> None:
    view = BoardView(geometry, pygame.Rect(100, 80, 300, 200), paint_flat(BOARD, geometry, {}))
    view.camera.zoom_at((200, 150), 3)
    window = pygame.Surface((640, 480))
    view.draw(window)
    assert window.get_at((99, 100))[:3] == (0, 0, 0)
    assert window.get_at((101, 100))[:3] != (0, 0, 0)


def test_a_new_picture_fades_in_over_the_old_one(geometry: BoardGeometry) -> None:
    size = layout_of(geometry).picture_size(1)
    black, white = (pygame.Surface(size, pygame.SRCALPHA, 32) for _ in range(2))
    black.fill((0, 0, 0, 255))
    white.fill((255, 255, 255, 255))
    view = BoardView(geometry, pygame.Rect(0, 0, 320, 240), black)
    view.show(white)
    window = pygame.Surface((320, 240))
    levels = []
    for fade in (0.0, 0.5, 1.0):
        view.fade = fade
        view.draw(window)
        levels.append(window.get_at((160, 120))[0])
    assert levels == pytest.approx([0, 128, 255], abs=3)


def test_pictures_of_any_scale_fill_the_same_place(geometry: BoardGeometry) -> None:
    window = pygame.Surface((640, 480))
    middles = []
    for scale in (1.0, 2.0):
        view = BoardView(geometry, pygame.Rect(0, 0, 640, 480), paint_flat(BOARD, geometry, {}, scale))
        view.draw(window)
        spots = [view.camera.to_screen(shape.anchor) for shape in geometry.shapes]
        middles.append([value for x, y in spots for value in window.get_at((round(x), round(y)))[:3]])
    assert middles[0] == pytest.approx(middles[1], abs=4)
