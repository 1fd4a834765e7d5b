"""Highlights: where they lie, how they differ, when they are made again."""

from __future__ import annotations

import numpy as np
import pygame
import pytest
from sample_board import sample_board

from smallworld_desktop.render.board_view import BoardView
from smallworld_desktop.render.highlights import LOOKS, Highlights, Mark
from smallworld_desktop.render.overlay import Outline
from smallworld_desktop.render.painter import paint, paint_flat
from smallworld_desktop.render.painter.frame import rosette_radius
from smallworld_desktop.render.pieces.owners import OWNERS, Owner

BOARD, GEOMETRY = sample_board()
SIZE = (900, 640)


@pytest.fixture(scope="module")
def painting() -> pygame.Surface:
    return paint(BOARD, GEOMETRY, {}, 1.0)


@pytest.fixture
def view(painting: pygame.Surface) -> BoardView:
    return BoardView(GEOMETRY, pygame.Rect(20, 20, 860, 600), painting)


WHOLE = [mark for mark in Mark if mark is not Mark.CURSOR_EDGE]
"""The edge of the cursor is drawn only with the cursor on it."""


def shown(view: BoardView) -> pygame.Surface:
    window = pygame.Surface(SIZE)
    view.draw(window)
    return window


def change(before: pygame.Surface, after: pygame.Surface) -> np.ndarray:
    first, second = (pygame.surfarray.array3d(s).astype(np.int16) for s in (before, after))
    return np.abs(first - second).sum(axis=-1)


def at_anchor(view: BoardView, region: int) -> tuple[int, int]:
    x, y = view.camera.to_screen(GEOMETRY.shapes[region].anchor)
    return round(x), round(y)


@pytest.mark.parametrize("mark", WHOLE)
@pytest.mark.parametrize("region", range(BOARD.size))
def test_every_mark_is_plain_on_every_terrain(view: BoardView, mark: Mark, region: int) -> None:
    before = shown(view)
    after = before.copy()
    Highlights(view).draw_mark(after, region, mark)
    changed = change(before, after)
    outline = GEOMETRY.shapes[region].outline
    on_border = [view.camera.to_screen(point) for point in outline]
    hits = [changed[round(x), round(y)] > 60 for x, y in on_border]
    assert sum(hits) > 0.4 * len(hits)


def test_marks_look_different_from_each_other(view: BoardView) -> None:
    pictures = []
    for mark in Mark:
        window = shown(view)
        Highlights(view).draw_mark(window, 5, mark)
        pictures.append(window)
    for number, first in enumerate(pictures):
        assert all(change(first, second).max() > 100 for second in pictures[number + 1 :])


def test_marks_differ_by_form_and_not_only_by_colour() -> None:
    forms = {(look.line, bool(look.hatching), look.line_width > 6) for look in map(LOOKS.get, WHOLE) if look}
    assert len(forms) == len(WHOLE)
    assert {look.line for look in LOOKS.values()} == set(Outline) - {Outline.NONE}


def test_a_highlight_stays_near_its_region(view: BoardView) -> None:
    before = shown(view)
    after = before.copy()
    Highlights(view).draw_mark(after, 5, Mark.HOVER)
    changed = change(before, after)
    for other in GEOMETRY.shapes:
        x, y = at_anchor(view, other.index)
        assert (changed[x, y] > 0) == (other.index == 5)


def test_an_active_race_stands_out_more_than_one_in_decline(view: BoardView) -> None:
    strength = {}
    for active in (True, False):
        before = shown(view)
        after = before.copy()
        Highlights(view).draw_owner(after, 4, OWNERS[0], active)
        strength[active] = int(change(before, after).sum())
    assert strength[True] > 1.5 * strength[False] > 0


def test_owners_of_one_colour_would_still_differ_by_their_pattern(view: BoardView) -> None:
    seen = set()
    for owner in OWNERS:
        window = shown(view)
        Highlights(view).draw_owner(window, 4, Owner(owner.name, (128, 128, 128), owner.rim), True)
        seen.add(pygame.image.tobytes(window, "RGB"))
    assert len(seen) == len(OWNERS)


def test_the_veil_spares_the_lit_regions_and_the_frame(view: BoardView) -> None:
    before = shown(view)
    after = before.copy()
    Highlights(view).draw_veil(after, [4, 5])
    for region in range(BOARD.size):
        place = at_anchor(view, region)
        darker = sum(after.get_at(place)[:3]) < 0.8 * sum(before.get_at(place)[:3])
        assert darker == (region not in (4, 5))
    corner = view.camera.sheet.move(4, 4).topleft
    assert after.get_at(corner) == before.get_at(corner)


def test_corner_rosettes_are_never_covered(view: BoardView) -> None:
    before = shown(view)
    after = before.copy()
    highlights = Highlights(view)
    for region in range(BOARD.size):
        highlights.draw_mark(after, region, Mark.HOVER)
    highlights.draw_veil(after, [])
    changed = change(before, after)
    radius = rosette_radius(view.layout) * view.camera.scale * 0.8
    for corner in ((0.0, 0.0), (GEOMETRY.width, 0.0), (0.0, GEOMETRY.height), (GEOMETRY.width, GEOMETRY.height)):
        x, y = view.camera.to_screen(corner)
        for dx, dy in ((0, 0), (radius, 0), (-radius, 0), (0, radius), (0, -radius)):
            assert changed[round(x + dx), round(y + dy)] == 0


def test_highlights_follow_zoom_and_pan(view: BoardView) -> None:
    highlights = Highlights(view)
    highlights.draw_mark(shown(view), 3, Mark.TARGET)
    view.camera.zoom_at(at_anchor(view, 3), 2.0)
    view.camera.pan(35, -20)
    before = shown(view)
    after = before.copy()
    highlights.draw_mark(after, 3, Mark.TARGET)
    changed = change(before, after)
    points = [view.camera.to_screen(point) for point in GEOMETRY.shapes[3].outline]
    visible = [(round(x), round(y)) for x, y in points if view.camera.viewport.inflate(-4, -4).collidepoint(x, y)]
    assert visible
    assert np.mean([changed[place] > 60 for place in visible]) > 0.9
    outside = np.ones(SIZE, bool)
    port = view.camera.viewport
    outside[port.left : port.right, port.top : port.bottom] = False
    assert changed[outside].max() == 0


def test_the_flat_board_takes_highlights_too() -> None:
    view = BoardView(GEOMETRY, pygame.Rect(0, 0, *SIZE), paint_flat(BOARD, GEOMETRY, {}))
    before = shown(view)
    after = before.copy()
    Highlights(view).draw_mark(after, 2, Mark.SELECTED)
    assert change(before, after).max() > 200
