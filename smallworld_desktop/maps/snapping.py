"""Corners that were meant to meet, made to meet: near vertices of different polygons become one, and near borders
take over each other's vertices. Most unsteady drawing is mended here, before any area has to be shared out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import shapely
from shapely.geometry import Polygon

from smallworld_desktop.maps.geometry import Point

SNAP = 8.0
"""Board units."""


def snap(polygons: Sequence[Polygon]) -> list[Polygon]:
    """The polygons with common corners. One that would become invalid stays as it was."""
    rings = [[(x, y) for x, y in shapely.get_coordinates(polygon.exterior).tolist()[:-1]] for polygon in polygons]
    merged = _merge_vertices(rings)
    threaded = _thread_vertices(merged)
    return [
        _valid(ring, _valid(plain, polygon)) for ring, plain, polygon in zip(threaded, merged, polygons, strict=True)
    ]


def _valid(ring: list[Point], otherwise: Polygon) -> Polygon:
    distinct = [point for point, following in pairwise([*ring, ring[0]]) if point != following] if ring else []
    if len(distinct) < 3:
        return otherwise
    polygon = Polygon(distinct)
    return polygon if polygon.is_valid else otherwise


def _merge_vertices(rings: Sequence[list[Point]]) -> list[list[Point]]:
    """Near vertices of different rings move to their common middle, the nearest pairs first."""
    points = np.array([point for ring in rings for point in ring])
    owner = np.repeat(np.arange(len(rings)), [len(ring) for ring in rings])
    places = np.asarray(shapely.points(points))
    first, second = shapely.STRtree(places).query(places, predicate="dwithin", distance=SNAP)
    foreign = (first < second) & (owner[first] != owner[second])
    first, second = first[foreign], second[foreign]
    order = np.argsort(np.hypot(*(points[first] - points[second]).T), kind="stable")
    cluster = {i: [i] for i in range(len(points))}
    for a, b in zip(first[order].tolist(), second[order].tolist(), strict=True):
        one, other = cluster[a], cluster[b]
        if one is not other and not {owner[i] for i in one} & {owner[i] for i in other}:
            one += other
            cluster.update(dict.fromkeys(other, one))
    corners: list[Point] = [(x, y) for x, y in points.tolist()]
    moved = [_middle([corners[member] for member in sorted(cluster[i])]) for i in range(len(points))]
    starts = np.concatenate([[0], np.cumsum([len(ring) for ring in rings])]).tolist()
    return [moved[begin:end] for begin, end in pairwise(starts)]


def _middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _thread_vertices(rings: Sequence[list[Point]]) -> list[list[Point]]:
    """Every edge takes up the foreign vertices that lie near it, in their order along it."""
    vertices = sorted({point for ring in rings for point in ring})
    edges = [(ring[i], ring[(i + 1) % len(ring)]) for ring in rings for i in range(len(ring))]
    near: dict[int, list[int]] = defaultdict(list)
    lines = shapely.linestrings(np.array(edges))
    found = shapely.STRtree(shapely.points(vertices)).query(lines, predicate="dwithin", distance=SNAP)
    for edge, vertex in found.T.tolist():
        near[edge].append(vertex)
    result = []
    number = 0
    for ring in rings:
        own = set(ring)
        threaded: list[Point] = []
        for a in ring:
            b = edges[number][1]
            foreign = [vertices[v] for v in near[number] if vertices[v] not in own]
            threaded += [a, *_between(a, b, foreign)]
            number += 1
        result.append(threaded)
    return result


def _between(a: Point, b: Point, points: Sequence[Point]) -> list[Point]:
    """The points whose feet lie inside the edge from a to b, in order."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    feet = [(((x - a[0]) * dx + (y - a[1]) * dy) / length if length else 0.0, (x, y)) for x, y in points]
    return [point for foot, point in sorted(feet) if 0.0 < foot < 1.0]
