"""Links and barriers are seen: bridges, ferries, passes, walls; also above an owner's glow."""

from __future__ import annotations

import dataclasses
import math
from itertools import pairwise

import numpy as np
import pygame
import pytest

from smallworld_desktop.maps.geometry import Arc, BoardGeometry, Point, RegionShape
from smallworld_desktop.render.board_crossings import BoardCrossings
from smallworld_desktop.render.board_view import BoardView
from smallworld_desktop.render.painter import layout_of, paint, paint_flat
from smallworld_desktop.render.painter.crossings import draw_crossings
from smallworld_desktop.render.painter.entrances import entrance_points
from smallworld_desktop.render.painter.links import LinkKind, linked_pairs, plan_links, walls_of
from smallworld_desktop.render.painter.survey import survey_board
from smallworld_desktop.rules.board import Board, RegionSpec, Terrain, build_board

HIGH = 300.0


def strips(widths: list[float], terrains: list[str], pairs: set[tuple[int, int]]) -> tuple[Board, BoardGeometry]:
    """Regions side by side from left to right; only the pairs are neighbours."""
    edges = [sum(widths[:n]) for n in range(len(widths) + 1)]
    shapes, arcs = [], []
    for index, (left, right) in enumerate(pairwise(edges)):
        ring = ((left, 0.0), (right, 0.0), (right, HIGH), (left, HIGH))
        shapes.append(RegionShape(index, ring, (), ((left + right) / 2, HIGH / 2), min(right - left, HIGH) / 2))
    for index, x in enumerate(edges[1:-1]):
        line: tuple[Point, ...] = tuple((x, HIGH * step / 20) for step in range(21))
        arcs.append(Arc(line, index, index + 1))
    specs = [
        RegionSpec(
            str(index),
            Terrain(terrain, water=terrain == "sea"),
            adjacent=frozenset(str(a + b - index) for a, b in pairs if index in (a, b)),
            edge=True,
        )
        for index, terrain in enumerate(terrains)
    ]
    return build_board(specs, rounds=10), BoardGeometry(edges[-1], HIGH, tuple(shapes), tuple(arcs), "strips", "summer")


def strait(width: float, between: str = "sea") -> tuple[Board, BoardGeometry]:
    """Two lands with something between, linked across it."""
    return strips([200, width, 200], ["hill", between, "hill"], {(0, 1), (1, 2), (0, 2)})


@pytest.mark.parametrize(
    ("width", "between", "kind"),
    [(40, "sea", LinkKind.BRIDGE), (300, "sea", LinkKind.FERRY), (90, "mountain", LinkKind.PASS)],
)
def test_a_link_is_a_bridge_or_a_ferry_over_water_and_a_pass_over_land(
    width: float, between: str, kind: LinkKind
) -> None:
    (link,) = plan_links(survey_board(*strait(width, between), {}))
    assert (link.regions, link.kind) == ((0, 2), kind)
    assert math.dist(link.start, link.end) == pytest.approx(width, abs=2)


def test_regions_that_touch_need_no_bridge() -> None:
    board, geometry = strips([200, 200], ["hill", "forest"], {(0, 1)})
    assert linked_pairs(board, geometry) == []
    assert walls_of(survey_board(board, geometry, {})) == []


def test_touching_regions_that_are_no_neighbours_have_a_wall_between_them() -> None:
    (arc,) = walls_of(survey_board(*strips([200, 200], ["hill", "forest"], set()), {}))
    assert {arc.left, arc.right} == {0, 1}


def test_a_chasm_needs_no_wall() -> None:
    assert walls_of(survey_board(*strips([200, 200], ["hill", "chasm"], set()), {})) == []


@pytest.mark.parametrize("place", [(220.0, 150.0)])
def test_a_bridge_is_seen_in_the_painting(place: Point) -> None:
    board, geometry = strait(40)
    without, _ = strips([200, 40, 200], ["hill", "sea", "hill"], {(0, 1), (1, 2)})
    assert differs(paint(board, geometry, {}, 1.0), paint(without, geometry, {}, 1.0), geometry, place)


def test_a_wall_is_seen_in_the_painting() -> None:
    board, geometry = strips([200, 200], ["hill", "forest"], set())
    without, _ = strips([200, 200], ["hill", "forest"], {(0, 1)})
    assert differs(paint(board, geometry, {}, 1.0), paint(without, geometry, {}, 1.0), geometry, (200.0, 150.0))


@pytest.mark.parametrize(
    ("board", "place"), [(strait(40), (220, 150)), (strips([200, 200], ["hill"] * 2, set()), (200, 150))]
)
def test_links_and_barriers_are_drawn_again_above_the_highlights(
    board: tuple[Board, BoardGeometry], place: Point
) -> None:
    rules, geometry = board
    view = BoardView(geometry, pygame.Rect(0, 0, 500, 360), paint_flat(rules, geometry, {}))
    window = pygame.Surface((500, 360))
    window.fill((255, 0, 255))
    BoardCrossings(view, rules).draw(window)
    x, y = (round(value) for value in view.camera.to_screen(place))
    seen = pygame.surfarray.array3d(window)[x - 3 : x + 4, y - 3 : y + 4].reshape(-1, 3)
    assert (seen != (255, 0, 255)).any(axis=1).mean() > 0.8


def test_a_board_without_links_and_barriers_draws_nothing_above() -> None:
    rules, geometry = strips([200, 200], ["hill", "forest"], {(0, 1)})
    view = BoardView(geometry, pygame.Rect(0, 0, 500, 360), paint_flat(rules, geometry, {}))
    window = pygame.Surface((500, 360))
    BoardCrossings(view, rules).draw(window)
    assert not pygame.surfarray.array3d(window).any()


def test_two_seas_meet_in_a_faint_dashed_line_instead_of_ink() -> None:
    board, geometry = strips([250, 250], ["sea", "sea"], {(0, 1)})
    margin = layout_of(geometry).margin
    grey = pygame.surfarray.array3d(paint(board, geometry, {}, 1.0)).mean(axis=-1)
    along = grey[margin + 249 : margin + 252, margin + 40 : margin + 260]
    beside = grey[margin + 200 : margin + 210, margin + 40 : margin + 260]
    assert along.mean() > beside.mean() - 12
    assert along.max() > beside.mean() + 20


def differs(one: pygame.Surface, other: pygame.Surface, geometry: BoardGeometry, place: Point) -> bool:
    margin = layout_of(geometry).margin
    x, y = (round(value) + margin for value in place)
    area = np.s_[x - 4 : x + 5, y - 4 : y + 5]
    return bool(
        np.abs(
            pygame.surfarray.array3d(one)[area].astype(float) - pygame.surfarray.array3d(other)[area].astype(float)
        ).mean()
        > 12
    )


def test_crossings_need_no_whole_sheet() -> None:
    survey = survey_board(*strait(40), {})
    sheet = pygame.Surface(survey.layout.picture_size(1.0), pygame.SRCALPHA, 32)
    draw_crossings(sheet, survey, 1.0)
    assert sheet.get_bounding_rect().w < sheet.get_width() / 2


def test_the_frame_points_to_where_races_may_enter_and_only_there() -> None:
    board, geometry = strips([200, 200, 200], ["hill", "forest", "hill"], {(0, 1), (1, 2)})
    rim = [
        Arc(((0.0, 0.0), (100.0, 0.0), (200.0, 0.0)), 0, -1),
        Arc(((200.0, 0.0), (300.0, 0.0), (400.0, 0.0)), 1, -1),
    ]
    inner = dataclasses.replace(board.regions[1], edge=False)
    closed = Board((board.regions[0], inner, board.regions[2]), board.rounds, board.players)
    survey = survey_board(closed, dataclasses.replace(geometry, arcs=(*geometry.arcs, *rim)), {})
    points = entrance_points(survey)
    assert points
    assert all(x < 200 and y == 0 and way == (0.0, 1.0) for (x, y), way in points)
