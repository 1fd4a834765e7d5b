"""Straight borders bent by one wave for all, so that neighbours stay neighbours."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import shapely
from shapely.geometry import LineString, Polygon

from smallworld_desktop.maps.frame import BOARD_HEIGHT, BOARD_WIDTH
from smallworld_desktop.maps.geometry import Point, Ring

STEP = 42.0
SHORTEST = 46.0
"""Borders are made about so long at least."""
WAVES = ((15.0, 0.012), (13.0, 0.017), (5.0, 0.041), (4.0, 0.055))
"""Amplitudes and frequencies."""
CLOSE = 15.0
CALM = 70.0
"""So far from the rim the wave begins to fade."""


def warped_faces(cells: Sequence[Polygon], rng: random.Random) -> list[Ring]:
    """The cells with borders as a person would draw them, none very short. Cells must cover the board exactly.

    Raises `ValueError` where lines would cross.
    """
    lines = shapely.line_merge(shapely.union_all([cell.exterior for cell in cells], grid_size=0.1))
    arcs = _lengthened([[(x, y) for x, y in line.coords] for line in shapely.get_parts(lines)])
    drawn = [shapely.segmentize(LineString(arc), STEP) for arc in arcs]
    faces: list[Polygon] = shapely.get_parts(shapely.polygonize(drawn)).tolist()
    cell, face = shapely.STRtree(faces).query(shapely.point_on_surface(cells), predicate="intersects")
    order = dict(zip(cell.tolist(), face.tolist(), strict=True))
    if not len(faces) == len(cells) == len(order) == len(set(order.values())):
        raise ValueError("borders cross")
    wave = _Wave(rng)
    return [tuple(wave.moved(point) for point in faces[order[i]].exterior.coords[:-1]) for i in range(len(cells))]


def _lengthened(arcs: list[list[Point]]) -> list[list[Point]]:
    """Pull the ends of short borders apart, so that everybody sees who touches whom."""
    at = {end: end for arc in arcs for end in (arc[0], arc[-1])}
    for _ in range(8):
        for arc in arcs:
            (ax, ay), (bx, by) = at[arc[0]], at[arc[-1]]
            length = math.hypot(bx - ax, by - ay)
            if arc[0] != arc[-1] and length < SHORTEST:
                push = (SHORTEST - length) / 2 / max(length, 1.0)
                at[arc[0]] = _slid((ax, ay), (ax - bx) * push, (ay - by) * push)
                at[arc[-1]] = _slid((bx, by), (bx - ax) * push, (by - ay) * push)
    return [_between(at[arc[0]], arc[1:-1], at[arc[-1]]) for arc in arcs]


def _between(start: Point, way: Sequence[Point], end: Point) -> list[Point]:
    """A line through those points of the way that its ends have not come close to."""
    return [start, *(point for point in way if min(math.dist(point, start), math.dist(point, end)) > CLOSE), end]


def _slid(point: Point, dx: float, dy: float) -> Point:
    """A moved point; on the rim it moves only along it."""
    x, y = point
    at_side = min(x, BOARD_WIDTH - x) < 0.5
    at_end = min(y, BOARD_HEIGHT - y) < 0.5
    return (x if at_side else x + dx, y if at_end else y + dy)


class _Wave:
    def __init__(self, rng: random.Random) -> None:
        self._parts = [
            (size, often, rng.uniform(0, math.tau), rng.uniform(0, math.tau), rng.uniform(0, math.tau))
            for size, often in WAVES
        ]

    def moved(self, point: tuple[float, ...]) -> Point:
        """The point where the wave puts it, in whole pixels. Points on the rim stay on it."""
        x, y = point[0], point[1]
        dx = dy = 0.0
        for size, often, turn, first, second in self._parts:
            dx += size * math.sin(often * (x * math.cos(turn) + y * math.sin(turn)) + first)
            dy += size * math.sin(often * (y * math.cos(turn) - x * math.sin(turn)) + second)
        dx *= min(1.0, min(x, BOARD_WIDTH - x) / CALM)
        dy *= min(1.0, min(y, BOARD_HEIGHT - y) / CALM)
        return float(round(x + dx)), float(round(y + dy))
