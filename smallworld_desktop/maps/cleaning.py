"""Hand drawing made exact: inner regions cut out, and small gaps and overlaps shared out between their neighbours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry import MultiPoint, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from smallworld_desktop.maps.geometry import Point, Ring

GAP = 8.0
"""Gaps and overlaps narrower than this many board units are taken for unsteady hands."""
HAIR = 0.12
"""Thinner slivers vanish by themselves when the lines are rounded to the grid."""
SAMPLING = 2.0


@dataclass(frozen=True, slots=True)
class Overlap:
    """Two regions that cover the same ground, too much of it to be a slip."""

    first: int
    second: int
    position: Point


@dataclass(frozen=True, slots=True)
class Cleaned:
    """`polygons` without inner ones, `cores` what is nobody else's, `splits` the lines that share out the rest."""

    polygons: tuple[BaseGeometry, ...]
    cores: tuple[BaseGeometry, ...]
    splits: tuple[BaseGeometry, ...]
    overlaps: tuple[Overlap, ...]


def polygon(points: Ring) -> Polygon | Point | None:
    """The drawn polygon. None if it has no area; the place of the crossing if it crosses itself by more than a slip."""
    ring = _without_repeats(points)
    if len(ring) < 3:
        return None
    drawn = Polygon(ring)
    if drawn.is_valid:
        return drawn if drawn.area > 1.0 else None
    parts = shapely.get_parts(shapely.make_valid(drawn))
    areas = [part for part in parts if part.area > 0.0]
    if not areas:
        return None
    largest = max(areas, key=lambda part: part.area)
    if isinstance(largest, MultiPolygon):
        largest = max(largest.geoms, key=lambda part: part.area)
    rest = sum(_spread(part) for part in areas if part is not largest)
    if rest > GAP or abs(largest.area - drawn.convex_hull.area) > drawn.convex_hull.area:
        return _crossing(drawn)
    return largest if isinstance(largest, Polygon) else None


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
    """Cut out inner regions, find real overlaps, and split what is contested by who is nearest."""
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
        if not (thick := common.buffer(-GAP / 2)).is_empty:
            where = thick.representative_point()
            overlaps.append(Overlap(int(first), int(second), (where.x, where.y)))
    contested += _thin_gaps(polygons)
    if not contested:
        return Cleaned(tuple(polygons), tuple(polygons), (), ())
    ground = shapely.unary_union(contested)
    cores = [part.difference(ground) for part in polygons]
    cores = [core if core.area > 0.0 else part for core, part in zip(cores, polygons, strict=True)]
    return Cleaned(tuple(polygons), tuple(cores), tuple(_splits(cores, ground)), tuple(overlaps))


def _cut_out(drawn: Sequence[Polygon]) -> list[BaseGeometry]:
    """Each polygon without those that lie wholly inside it (a slip over its border allowed)."""
    result: list[BaseGeometry] = list(drawn)
    tree = shapely.STRtree(drawn)
    for outer, inner in tree.query(drawn, predicate="intersects").T:
        if outer == inner or drawn[inner].area >= 0.8 * drawn[outer].area:
            continue
        if drawn[inner].difference(drawn[outer]).buffer(-GAP / 2).is_empty and drawn[outer].contains(
            drawn[inner].representative_point()
        ):
            rest = result[outer].difference(drawn[inner])
            result[outer] = max(shapely.get_parts(rest), key=lambda part: float(part.area), default=result[outer])
    return result


def _areas(geometry: BaseGeometry) -> BaseGeometry:
    parts = [part for part in shapely.get_parts(geometry) if isinstance(part, Polygon)]
    return shapely.MultiPolygon(parts)


def _thin_gaps(polygons: Sequence[BaseGeometry]) -> list[BaseGeometry]:
    """What a morphological closing fills: the space between regions that were meant to touch."""
    board = shapely.unary_union(polygons)
    closed = board.buffer(GAP / 2, join_style="mitre").buffer(-GAP / 2, join_style="mitre")
    gaps = shapely.get_parts(closed.difference(board))
    return [gap for gap in gaps if isinstance(gap, Polygon) and not gap.buffer(-HAIR / 2).is_empty]


def _splits(cores: Sequence[BaseGeometry], ground: BaseGeometry) -> list[BaseGeometry]:
    """The borders of the parts of `ground` that are nearest to each core."""
    near = ground.buffer(SAMPLING)
    owners: dict[Point, int] = {}
    for index, core in enumerate(cores):
        shore = core.boundary.intersection(near)
        for x, y in shapely.get_coordinates(shapely.segmentize(shore, SAMPLING)).tolist():
            owners.setdefault((x, y), index)
    if len(owners) < 2:
        return []
    cells = shapely.get_parts(shapely.voronoi_polygons(MultiPoint(list(owners)), extend_to=ground.envelope))
    points = shapely.points(list(owners))
    labels = np.fromiter(owners.values(), dtype=np.int64)
    inside, cell_of = shapely.STRtree(cells).query(points, predicate="intersects")
    label_of_cell = np.full(len(cells), -1, dtype=np.int64)
    label_of_cell[cell_of] = labels[inside]
    return [
        shapely.union_all(cells[label_of_cell == label]).intersection(ground).boundary for label in np.unique(labels)
    ]
