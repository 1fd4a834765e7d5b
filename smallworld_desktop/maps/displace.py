"""Borders as a pen would draw them: every arc is displaced once, for both of its sides.

The seed is taken from the arc's own ends, so that the same border always looks the same. What runs along the frame
stays straight. Where a displaced border would cross another, it is displaced less.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import LineString

from smallworld_desktop.maps.assemble import line
from smallworld_desktop.maps.geometry import Arc, Point

ROUGHNESS = 0.15
AMPLITUDES = (1.0, 0.5, 0.1)
AS_DRAWN = len(AMPLITUDES)
SHORTEST = 9.0
LARGEST_SHIFT = 14.0
SMOOTHINGS = 2
STEADY = 1.0
"""Board units within which a point counts as lying on the frame, and a drawn line as straight."""
FINE = 0.2


def displaced(arcs: Sequence[Arc], width: float, height: float, *, steady: bool = False) -> tuple[Arc, ...]:
    """The same arcs, organic. They meet in the same junctions and cross nowhere.

    `steady` only rounds them a little: for boards whose own artwork shows where the borders are.
    """
    pen = _Pen(width, height)
    level = [len(AMPLITUDES) - 1 if steady else 0] * len(arcs)
    drawn = [pen.draw(arc, level[0]) for arc in arcs]
    while tangled := _tangled(drawn):
        calmer = [i for i in tangled if level[i] < AS_DRAWN]
        if not calmer:
            return tuple(arcs)
        for i in calmer:
            level[i] += 1
            drawn[i] = pen.draw(arcs[i], level[i])
    return tuple(drawn)


class _Pen:
    """Draws arcs on a board of a given size."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height

    def draw(self, arc: Arc, level: int) -> Arc:
        """The arc at a level of liveliness; the last level is as it was drawn."""
        if level >= AS_DRAWN:
            return arc
        points = _simplified(line(arc), STEADY)
        forward = arc.closed or points[0] <= points[-1]
        if not forward:
            points.reverse()
        rng = random.Random(repr([(round(x), round(y)) for x, y in (points[0], points[-1])]))
        path = [points[0]]
        for run, straight in self._runs(points):
            path += (run if straight else self._inside(_organic(run, rng, AMPLITUDES[level], arc.closed)))[1:]
        if not forward:
            path.reverse()
        return Arc(tuple(path[:-1] if arc.closed else path), arc.left, arc.right, arc.closed)

    def _runs(self, points: list[Point]) -> Iterator[tuple[list[Point], bool]]:
        """The line in stretches that run along the frame or don't."""
        run = [points[0]]
        straight = self._along_frame(points[0], points[1])
        for a, b in pairwise(points):
            if self._along_frame(a, b) != straight:
                yield run, straight
                run, straight = [a], not straight
            run.append(b)
        yield run, straight

    def _along_frame(self, a: Point, b: Point) -> bool:
        return any(
            abs(a[axis] - side) < STEADY and abs(b[axis] - side) < STEADY
            for axis, end in ((0, self.width), (1, self.height))
            for side in (0.0, end)
        )

    def _inside(self, points: list[Point]) -> list[Point]:
        """Nothing leaves the board; the ends stay exactly where other arcs meet them."""
        inner = [(min(max(x, 0.0), self.width), min(max(y, 0.0), self.height)) for x, y in points[1:-1]]
        return [points[0], *inner, points[-1]]


def _organic(points: list[Point], rng: random.Random, amplitude: float, closed: bool) -> list[Point]:
    """Midpoint displacement of every segment until the steps are short, then smoothing. The ends stay."""
    path = [points[0]]
    for a, b in pairwise(points):
        path += _midpoints(a, b, rng, amplitude * ROUGHNESS)[1:]
    return _simplified(LineString(_smoothed(path, closed and points[0] == points[-1])), FINE)


def _simplified(drawn: LineString, tolerance: float) -> list[Point]:
    return [(x, y) for x, y in shapely.get_coordinates(drawn.simplify(tolerance)).tolist()]


def _midpoints(a: Point, b: Point, rng: random.Random, roughness: float) -> list[Point]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = (dx * dx + dy * dy) ** 0.5
    if length < SHORTEST:
        return [a, b]
    limit = LARGEST_SHIFT / length
    shift = max(-limit, min(limit, rng.uniform(-roughness, roughness)))
    middle = ((a[0] + b[0]) / 2 - dy * shift, (a[1] + b[1]) / 2 + dx * shift)
    return _midpoints(a, middle, rng, roughness)[:-1] + _midpoints(middle, b, rng, roughness)


def _smoothed(path: Sequence[Point], closed: bool) -> NDArray[np.float64]:
    """Chaikin's corner cutting; the ends of an open line stay where they are."""
    points = np.array(path)
    for _ in range(SMOOTHINGS):
        before, after = points[:-1], points[1:]
        cut = np.stack([before * 0.75 + after * 0.25, before * 0.25 + after * 0.75], axis=1).reshape(-1, 2)
        points = np.concatenate([cut, cut[:1]] if closed else [points[:1], cut, points[-1:]])
    return points


def _tangled(arcs: Sequence[Arc]) -> set[int]:
    """Arcs that cross themselves, or another one elsewhere than in a common end."""
    lines = np.array([line(arc) for arc in arcs])
    bad = set(np.flatnonzero(~shapely.is_simple(lines)).tolist())
    first, second = shapely.STRtree(lines).query(lines, predicate="intersects")
    once = first < second
    first, second = first[once], second[once]
    met, pair = shapely.get_parts(shapely.intersection(lines[first], lines[second]), return_index=True)
    for part, one, other in zip(met.tolist(), first[pair].tolist(), second[pair].tolist(), strict=True):
        if part.geom_type != "Point" or (part.x, part.y) not in _common_ends(arcs[one], arcs[other]):
            bad |= {one, other}
    return bad


def _common_ends(first: Arc, second: Arc) -> set[Point]:
    return _ends(first) & _ends(second)


def _ends(arc: Arc) -> set[Point]:
    return {arc.points[0], arc.points[0] if arc.closed else arc.points[-1]}
