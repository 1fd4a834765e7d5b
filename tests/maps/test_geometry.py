"""Displaced borders, and picking by what the player sees."""

from __future__ import annotations

import random

import pytest
import shapely
from shapely.geometry import LineString, Point, Polygon
from small_maps import Reader, nine_squares

from smallworld_desktop.maps.displace import displaced
from smallworld_desktop.maps.geometry import Arc
from smallworld_desktop.maps.loader import LoadedMap, new_world
from smallworld_desktop.maps.picking import Picker
from smallworld_desktop.maps.vocabulary import BASE_VOCABULARY
from smallworld_desktop.maps.writer import RegionDrawing


@pytest.fixture(scope="module")
def world() -> LoadedMap:
    return new_world(4, 9, BASE_VOCABULARY)


def test_a_border_keeps_its_ends_and_wanders_between_them() -> None:
    (arc,) = displaced([Arc(((100.0, 100.0), (300.0, 100.0)), 0, 1)], 1000, 1000)
    assert (arc.points[0], arc.points[-1]) == ((100.0, 100.0), (300.0, 100.0))
    away = [abs(y - 100) for _, y in arc.points]
    assert 1.0 < max(away) < 40.0


def test_the_same_border_drawn_the_other_way_looks_the_same() -> None:
    there, back = ((100.0, 100.0), (300.0, 140.0)), ((300.0, 140.0), (100.0, 100.0))
    (one,), (other,) = displaced([Arc(there, 0, 1)], 999, 999), displaced([Arc(back, 1, 0)], 999, 999)
    assert one.points == other.points[::-1]


def test_the_frame_stays_straight(world: LoadedMap) -> None:
    geometry = world.geometry
    assert geometry is not None
    rim = [point for arc in geometry.arcs if arc.right < 0 for point in arc.points]
    assert all(x in (0.0, geometry.width) or y in (0.0, geometry.height) for x, y in rim)


def test_borders_that_would_cross_are_displaced_less() -> None:
    close = [Arc(((0.0, 400.0 + 3 * i), (900.0, 400.0 + 3 * i)), i, i + 1) for i in range(4)]
    lines = [LineString(arc.points) for arc in displaced(close, 1000, 1000)]
    assert not any(a.intersects(b) for i, a in enumerate(lines) for b in lines[i + 1 :])


def test_picking_agrees_with_the_outlines_that_are_drawn(world: LoadedMap) -> None:
    geometry = world.geometry
    assert geometry is not None
    picker, rng = Picker(geometry), random.Random(1)
    areas = [Polygon(shape.outline, shape.holes) for shape in geometry.shapes]
    for _ in range(500):
        x, y = rng.uniform(0, geometry.width), rng.uniform(0, geometry.height)
        found = picker.region_at(x, y)
        assert found is not None
        assert areas[found].distance(Point(x, y)) < 1e-6


def test_picking_finds_every_anchor(world: LoadedMap) -> None:
    geometry = world.geometry
    assert geometry is not None
    picker = Picker(geometry)
    assert [picker.region_at(*shape.anchor) for shape in geometry.shapes] == list(range(len(geometry.shapes)))


def test_picking_knows_islands_and_the_outside(read: Reader) -> None:
    isle = RegionDrawing("isle", "forest", ((400, 400), (500, 400), (500, 500), (400, 500)))
    loaded = read([*nine_squares(), isle])
    assert loaded.geometry is not None
    assert loaded.frame is not None
    picker = Picker(loaded.geometry)
    assert picker.region_at(*loaded.frame.to_board((450, 450))) == 9
    assert picker.region_at(*loaded.frame.to_board((330, 450))) == 4
    for outside in ((-5.0, 50.0), (5000.0, 50.0), (50.0, -1.0), (50.0, 1e9)):
        assert picker.region_at(*outside) is None


def test_shapes_cover_the_whole_board(world: LoadedMap) -> None:
    assert world.geometry is not None
    areas = [Polygon(shape.outline, shape.holes) for shape in world.geometry.shapes]
    assert shapely.union_all(areas).area == pytest.approx(world.geometry.width * world.geometry.height)
