"""Drawn polygons become one planar board: gaps and overlaps closed, inner regions cut out, borders shared."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
import shapely
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from shapely.geometry import LineString, Polygon
from small_maps import Reader, neighbours, nine_squares, square

from smallworld_desktop.maps.generator import generate
from smallworld_desktop.maps.geometry import OUTSIDE
from smallworld_desktop.maps.loader import LoadedMap
from smallworld_desktop.maps.writer import RegionDrawing


def ring(x: float, y: float, width: float, height: float) -> tuple[tuple[float, float], ...]:
    return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def polygons(loaded: LoadedMap) -> list[Polygon]:
    assert loaded.geometry is not None
    return [Polygon(shape.outline, shape.holes) for shape in loaded.geometry.shapes]


def test_squares_touch_along_sides_but_not_in_corners(read: Reader) -> None:
    found = neighbours(read(nine_squares()))
    assert found["11"] == {"01", "10", "12", "21"}
    assert found["00"] == {"01", "10"}


@pytest.mark.parametrize("slip", [0.1, 0.5, 2.0, 3.0])
@pytest.mark.parametrize("players", [2, 4])
def test_unsteady_drawing_gives_the_same_board(read: Reader, players: int, slip: float) -> None:
    world = generate(players, seed=3)
    rng = random.Random(slip)
    drawn = [
        replace(r, points=tuple((x + rng.uniform(-slip, slip), y + rng.uniform(-slip, slip)) for x, y in r.points))
        for r in world.regions
    ]
    wanted, found = read(world.regions), read(drawn)
    assert neighbours(found) == neighbours(wanted)
    assert found.board is not None
    assert wanted.board is not None
    assert [r.edge for r in found.board.regions] == [r.edge for r in wanted.board.regions]


@pytest.mark.parametrize("grown", [-3.0, -1.0, 2.0])
@pytest.mark.parametrize("spacing", [300.0, 7.0])
def test_regions_drawn_apart_or_over_each_other_share_the_ground_between_them(
    read: Reader, grown: float, spacing: float
) -> None:
    world = generate(2, seed=2)
    drawn = [
        replace(r, points=tuple(_resized(Polygon(r.points), grown, spacing).exterior.coords[:-1]))
        for r in world.regions
    ]
    assert neighbours(read(drawn)) == neighbours(read(world.regions))


def _resized(polygon: Polygon, grown: float, spacing: float) -> Polygon:
    resized = shapely.segmentize(polygon.buffer(grown, join_style="mitre"), spacing)
    assert isinstance(resized, Polygon)
    return resized


def test_regions_cover_the_board_without_overlap(read: Reader) -> None:
    loaded = read(generate(3, seed=1).regions)
    parts = polygons(loaded)
    assert loaded.geometry is not None
    assert sum(part.area for part in parts) == pytest.approx(loaded.geometry.width * loaded.geometry.height)
    assert all(part.is_valid for part in parts)


def test_every_border_is_one_arc_for_both_sides(read: Reader) -> None:
    loaded = read(nine_squares())
    assert loaded.geometry is not None
    pairs = [frozenset((arc.left, arc.right)) for arc in loaded.geometry.arcs if arc.right != OUTSIDE]
    assert len(pairs) == len(set(pairs)) == 12
    for arc in loaded.geometry.arcs:
        for index in {arc.left, arc.right} - {OUTSIDE}:
            assert set(arc.points) <= set(loaded.geometry.shapes[index].outline)


def test_the_left_of_an_arc_is_left_on_the_screen(read: Reader) -> None:
    loaded = read(nine_squares())
    assert loaded.geometry is not None
    for arc in loaded.geometry.arcs:
        (ax, ay), (bx, by) = arc.points[0], arc.points[1]
        x, y = (ax + bx) / 2 + (by - ay) * 1e-3, (ay + by) / 2 - (bx - ax) * 1e-3
        assert polygons(loaded)[arc.left].contains(shapely.Point(x, y))


def test_a_region_inside_another_is_cut_out_of_it(read: Reader) -> None:
    regions = nine_squares()
    regions[4] = replace(regions[4], terrain="lake")
    isle = RegionDrawing("isle", "forest", ring(400, 400, 100, 100))
    loaded = read([*regions, isle])
    assert neighbours(loaded)["isle"] == {"11"}
    assert neighbours(loaded)["11"] == {"01", "10", "12", "21", "isle"}
    assert loaded.geometry is not None
    assert len(loaded.geometry.shapes[4].holes) == 1
    assert [arc.closed for arc in loaded.geometry.arcs if 9 in (arc.left, arc.right)] == [True]


def test_an_inner_region_may_lean_over_the_border_a_little(read: Reader) -> None:
    regions = [*nine_squares(), RegionDrawing("bay", "forest", ring(295, 400, 120, 100))]
    assert neighbours(read(regions))["bay"] == {"10", "11"}


def test_a_tiny_loop_in_an_outline_is_a_slip_and_not_a_crossing(read: Reader) -> None:
    regions = nine_squares()
    loop = ((300.0, 300.0), (600.0, 300.0), (600.0, 450.0), (604.0, 448.0), (604.0, 452.0), (600.0, 448.0))
    regions[4] = replace(regions[4], points=(*loop, (600.0, 600.0), (300.0, 600.0)))
    assert neighbours(read(regions))["11"] == {"01", "10", "12", "21"}


def test_a_border_between_overlapping_regions_runs_through_the_middle_once(read: Reader) -> None:
    regions = nine_squares()
    regions[4] = replace(regions[4], points=((300, 300), (645, 310), (640, 590), (300, 600)))
    loaded = read(regions)
    assert "map.overlap" in loaded.report.codes()
    assert loaded.geometry is not None
    between = [arc for arc in loaded.arcs if {arc.left, arc.right} == {4, 5}]
    assert sum(LineString(arc.points).length for arc in between) < 1.3 * 300 * 1040 / 900


def test_the_edge_is_the_outline_of_all_regions_and_not_the_canvas(read: Reader) -> None:
    moved = [replace(r, points=tuple((x + 317, y + 64) for x, y in r.points)) for r in nine_squares()]
    board = read(moved).board
    assert board is not None
    assert [region.name for region in board.regions if not region.edge] == ["11"]


def test_a_gap_enclosed_by_regions_is_no_edge_of_the_board(read: Reader) -> None:
    regions = [
        RegionDrawing(f"{column}{row}", "hill", square(column, row))
        for row in range(5)
        for column in range(5)
        if (column, row) != (2, 2)
    ]
    loaded = read(regions)
    assert loaded.board is not None
    assert not loaded.board.regions[loaded.board.by_id["21"]].edge
    assert "map.hole" in loaded.report.codes()


def test_the_edge_can_be_set_by_hand(read: Reader) -> None:
    regions = nine_squares()
    regions[4] = replace(regions[4], flags=frozenset({"edge"}))
    board = read(regions).board
    assert board is not None
    assert board.regions[4].edge
    assert board.regions[4].border


def test_the_anchor_is_the_roomiest_point(read: Reader) -> None:
    loaded = read(nine_squares())
    assert loaded.geometry is not None
    for region, shape in zip(loaded.drawn, loaded.geometry.shapes, strict=True):
        assert loaded.frame is not None
        x, y = loaded.frame.to_map(shape.anchor)
        centre = Polygon(region.points).centroid
        assert abs(x - centre.x) + abs(y - centre.y) < 60
        assert shape.room * 2 <= 300 * loaded.frame.scale * 1.1


def test_every_canvas_gives_a_board_of_the_same_size(read: Reader) -> None:
    small = [replace(r, points=tuple((x / 20, y / 20) for x, y in r.points)) for r in nine_squares()]
    large, little = read(nine_squares()).geometry, read(small).geometry
    assert large is not None
    assert little is not None
    for geometry in (large, little):
        assert (geometry.width, geometry.height) == pytest.approx((1040, 1040))


points = st.tuples(st.integers(-50, 1600), st.integers(-50, 1100))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.lists(points, min_size=1, max_size=7), min_size=1, max_size=12))
def test_nothing_that_can_be_drawn_raises(read: Reader, shapes: list[list[tuple[int, int]]]) -> None:
    loaded = read([RegionDrawing(f"r{i}", "hill", tuple(shape)) for i, shape in enumerate(shapes)])
    assert loaded.playable == loaded.report.playable
    if loaded.geometry is not None:
        parts = polygons(loaded)
        assert shapely.union_all(parts).area == pytest.approx(sum(part.area for part in parts))
