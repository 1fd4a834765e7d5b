"""Hand drawing made exact: inner regions cut out, and small gaps and overlaps shared out between their neighbours."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from smallworld_desktop.maps.geometry import Point, Ring

GAP = 12.0
"""Gaps narrower than this many board units are taken for unsteady hands."""
MENDABLE = 250
"""Outlines with more points than this are not searched for tiny loops: it would take too long."""
MAX_OVERLAPS = 20
"""So many real overlaps are enough to report; the rest isn't looked for."""
OVERLAP = 16.0
"""And so are overlaps up to this width."""
HAIR = 0.12
"""Thinner slivers vanish by themselves when the lines are rounded to the grid."""
FINE = 1 / 64
"""A grid that swallows the hairs left by inexact arithmetic."""
SAMPLING = 4.0
DIGITS = 3
NOBODY = -1
FAR = 10_000.0


@dataclass(frozen=True, slots=True)
class Overlap:
    """Two regions that cover the same ground, too much of it to be a slip."""

    first: int
    second: int
    position: Point


@dataclass(frozen=True, slots=True)
class Cleaned:
    """`polygons` without inner ones, `cores` what is nobody else's, `lines` all borders of both."""

    polygons: tuple[BaseGeometry, ...]
    cores: tuple[BaseGeometry, ...]
    lines: tuple[BaseGeometry, ...]
    overlaps: tuple[Overlap, ...]


def polygon(points: Ring) -> Polygon | Point | None:
    """The drawn polygon. None if it has no area; the place of the crossing if it crosses itself by more than a slip."""
    ring = _without_repeats(points)
    if len(ring) < 3:
        return None
    drawn = Polygon(ring)
    if drawn.is_valid:
        return drawn if drawn.area > 1.0 else None
    if len(ring) > MENDABLE:
        return _crossing(drawn)
    parts = [part for part in _areas(shapely.make_valid(drawn)).geoms if part.area > 0.0]
    if not parts:
        return None
    largest = max(parts, key=lambda part: part.area)
    loops = [part for part in parts if part is not largest] + [Polygon(hole) for hole in largest.interiors]
    if any(_spread(loop) > GAP for loop in loops):
        return _crossing(drawn)
    return Polygon(largest.exterior)


def _without_repeats(points: Ring) -> list[Point]:
    ring: list[Point] = []
    for point in points:
        if not ring or abs(point[0] - ring[-1][0]) + abs(point[1] - ring[-1][1]) > 1e-6:
            ring.append(point)
    while len(ring) > 1 and abs(ring[0][0] - ring[-1][0]) + abs(ring[0][1] - ring[-1][1]) <= 1e-6:
        ring.pop()
    return ring


def _spread(part: BaseGeometry) -> float:
    left, top, right, bottom = part.bounds
    return max(right - left, bottom - top)


def _crossing(drawn: Polygon) -> Point:
    """Where a ring meets itself, as GEOS explains it: `Self-intersection[120 45]`."""
    reason = shapely.is_valid_reason(drawn)
    try:
        x, y = (float(number) for number in reason.partition("[")[2].rstrip("]").split()[:2])
    except ValueError:
        centre = drawn.envelope.centroid
        return centre.x, centre.y
    return x, y


def clean(drawn: Sequence[Polygon]) -> Cleaned:
    """Cut out inner regions, find real overlaps, and split what is contested by who is nearest.

    Without `lines` the drawing is hopeless: too much of it overlaps.
    """
    polygons = _cut_out(drawn)
    tree = shapely.STRtree(polygons)
    overlaps: list[Overlap] = []
    contested: list[BaseGeometry] = []
    for first, second in tree.query(polygons, predicate="intersects").T:
        if first >= second:
            continue
        common = polygons[first].intersection(polygons[second])
        if common.area <= 0.0 or common.buffer(-HAIR / 2).is_empty:
            continue
        contested.append(_areas(common))
        if not (thick := common.buffer(-OVERLAP / 2)).is_empty:
            where = thick.representative_point()
            overlaps.append(Overlap(int(first), int(second), (where.x, where.y)))
            if len(overlaps) == MAX_OVERLAPS:
                return Cleaned(tuple(polygons), tuple(polygons), (), tuple(overlaps))
    contested += _thin_gaps(polygons)
    if not contested:
        return Cleaned(tuple(polygons), tuple(polygons), tuple(part.boundary for part in polygons), ())
    ground = _areas(shapely.union_all(contested, grid_size=FINE))
    rests = [_areas(shapely.difference(part, ground, grid_size=FINE)) for part in polygons]
    cores = [rest if rest.area > 0.0 else part for rest, part in zip(rests, polygons, strict=True)]
    lines = [core.boundary for core in cores] + [ground.boundary] + _splits(cores, ground)
    return Cleaned(tuple(polygons), tuple(cores), tuple(lines), tuple(overlaps))


def _cut_out(drawn: Sequence[Polygon]) -> list[BaseGeometry]:
    """Each polygon without those that lie wholly inside it (a slip over its border allowed)."""
    result: list[BaseGeometry] = list(drawn)
    tree = shapely.STRtree(drawn)
    for outer, inner in tree.query(drawn, predicate="intersects").T:
        if outer == inner or drawn[inner].area >= 0.8 * drawn[outer].area:
            continue
        if drawn[inner].difference(drawn[outer]).buffer(-OVERLAP / 2).is_empty and drawn[outer].contains(
            drawn[inner].representative_point()
        ):
            result[outer] = _areas(result[outer].difference(drawn[inner]))
    return result


def _areas(geometry: BaseGeometry) -> MultiPolygon:
    """The polygons of a geometry, without the points and lines that operations leave behind."""
    flat = shapely.get_parts(shapely.get_parts(geometry))
    return MultiPolygon([part for part in flat if isinstance(part, Polygon)])


def _thin_gaps(polygons: Sequence[BaseGeometry]) -> list[BaseGeometry]:
    """What a morphological closing fills: the space between regions that were meant to touch."""
    board = shapely.unary_union(polygons)
    closed = board.buffer(GAP / 2, join_style="mitre").buffer(-GAP / 2, join_style="mitre")
    gaps = shapely.get_parts(closed.difference(board))
    return [gap for gap in gaps if isinstance(gap, Polygon) and not gap.buffer(-HAIR / 2).is_empty]


def _splits(cores: Sequence[BaseGeometry], ground: BaseGeometry) -> list[BaseGeometry]:
    """The lines inside `ground` that are equally near to two cores: edges of the Voronoi diagram of their shores."""
    near = ground.buffer(SAMPLING)
    owners: dict[Point, int] = {}
    for index, core in enumerate(cores):
        shore = shapely.segmentize(core.boundary.intersection(near), SAMPLING)
        for x, y in shapely.get_coordinates(shore).round(DIGITS).tolist():
            owners.setdefault((x, y), index)
    if len(owners) < 2:
        return []
    for point in _far_around(ground):
        owners[point] = NOBODY
    triangles = shapely.get_parts(shapely.delaunay_triangles(shapely.multipoints(list(owners))))
    corners = shapely.get_coordinates(triangles).reshape(-1, 4, 2)[:, :3]
    centres = _circumcentres(corners)
    beside: dict[tuple[Point, Point], int] = {}
    lines: list[tuple[int, int]] = []
    for number, (a, b, c) in enumerate(corners.tolist()):
        for p, q in ((a, b), (b, c), (c, a)):
            edge = (min(tuple(p), tuple(q)), max(tuple(p), tuple(q)))
            if owners[edge[0]] == owners[edge[1]] or NOBODY in (owners[edge[0]], owners[edge[1]]):
                continue
            other = beside.setdefault(edge, number)
            if other != number:
                lines.append((other, number))
    if not lines:
        return []
    shapely.prepare(ground)
    edges = shapely.linestrings(centres[np.array(lines)])
    edges = edges[shapely.intersects(ground, edges)]
    across = ~shapely.contains(ground, edges)
    edges[across] = shapely.intersection(edges[across], ground)
    return list(edges)


def _far_around(ground: BaseGeometry) -> list[Point]:
    """Points of nobody far outside, so that every edge between two shores has a triangle on both sides."""
    left, top, right, bottom = ground.bounds
    x, y, radius = (left + right) / 2, (top + bottom) / 2, 2.0 * (right - left + bottom - top) + 100.0
    turns = [i * math.tau / 12 for i in range(12)]
    return [(round(x + radius * math.cos(t), DIGITS), round(y + radius * math.sin(t), DIGITS)) for t in turns]


def _circumcentres(corners: NDArray[np.float64]) -> NDArray[np.float64]:
    a, b, c = corners[:, 0], corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]
    twice = 2.0 * (b[:, 0] * c[:, 1] - b[:, 1] * c[:, 0])
    twice = np.where(np.abs(twice) < 1e-9, 1e-9, twice)
    bb, cc = (b * b).sum(axis=1), (c * c).sum(axis=1)
    x = (c[:, 1] * bb - b[:, 1] * cc) / twice
    y = (b[:, 0] * cc - c[:, 0] * bb) / twice
    found: NDArray[np.float64] = a + np.clip(np.stack([x, y], axis=1), -FAR, FAR)
    return found
