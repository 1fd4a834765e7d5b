"""Arcs to region shapes: outlines, holes, and the roomiest point of each."""

from __future__ import annotations

from collections.abc import Sequence

import shapely
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from smallworld_desktop.maps.geometry import Arc, RegionShape, Ring

PRECISION = 1.0


class OpenOutline(ValueError):
    """The arcs of a region don't enclose anything."""


def line(arc: Arc) -> LineString:
    """The arc as a line; a closed one returns to its first point."""
    drawn: LineString = shapely.linestrings((*arc.points, arc.points[0]) if arc.closed else arc.points)
    return drawn


def area(arcs: Sequence[Arc]) -> Polygon | None:
    """The area that the arcs of one region enclose."""
    built = shapely.build_area(shapely.GeometryCollection([line(arc) for arc in arcs]))
    parts = [part for part in shapely.get_parts(built) if isinstance(part, Polygon)]
    return max(parts, key=lambda part: part.area, default=None)


def shapes(arcs: Sequence[Arc], count: int) -> tuple[RegionShape, ...]:
    """The shapes of all regions, in order. Raises `OpenOutline` if the arcs of one don't close."""
    own: list[list[Arc]] = [[] for _ in range(count)]
    for arc in arcs:
        for index in {arc.left, arc.right}:
            if index >= 0:
                own[index].append(arc)
    areas = [area(group) for group in own]
    return tuple(_shape(index, polygon) for index, polygon in enumerate(areas))


def _shape(index: int, polygon: Polygon | None) -> RegionShape:
    if polygon is None:
        raise OpenOutline(f"the arcs of region {index} enclose nothing")
    radius = shapely.maximum_inscribed_circle(polygon, tolerance=PRECISION)
    x, y = radius.coords[0]
    return RegionShape(
        index, ring(polygon.exterior), tuple(ring(hole) for hole in polygon.interiors), (x, y), radius.length
    )


def ring(closed_line: BaseGeometry) -> Ring:
    return tuple((x, y) for x, y in shapely.get_coordinates(closed_line).tolist()[:-1])
