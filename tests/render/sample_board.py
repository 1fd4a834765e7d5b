"""A board of any number of regions, without a map file: Voronoi cells with wandering shared borders."""

from __future__ import annotations

import itertools
import math
import random

import shapely

from smallworld_desktop.maps.geometry import OUTSIDE, Arc, BoardGeometry, Point, RegionShape
from smallworld_desktop.rules.board import Board, RegionSpec, Terrain, build_board

TERRAINS = {
    "farmland": Terrain("farmland"),
    "forest": Terrain("forest"),
    "hill": Terrain("hill"),
    "mountain": Terrain("mountain", defence=1),
    "swamp": Terrain("swamp"),
    "sea": Terrain("sea", water=True),
    "lake": Terrain("lake", water=True, inland=True),
}
LAND = ("farmland", "forest", "hill", "mountain", "swamp")
Edge = tuple[Point, Point]


def sample_board(
    rows: tuple[int, ...] = (3, 2, 3), width: float = 600, height: float = 420, seed: int = 1
) -> tuple[Board, BoardGeometry]:
    """`rows` holds the number of regions from top to bottom. Two corners are seas, the middle one is a lake."""
    rng = random.Random(seed)
    cells = _cells(rows, width, height, rng)
    sides: dict[Edge, list[int]] = {}
    for index, cell in enumerate(cells):
        for a, b in zip(cell, (*cell[1:], cell[0]), strict=True):
            sides.setdefault((min(a, b), max(a, b)), []).append(index)
    lines = {edge: _line(edge, len(owners) == 1, seed) for edge, owners in sides.items()}
    shapes = tuple(_shape(index, cell, lines) for index, cell in enumerate(cells))
    arcs = tuple(
        Arc(tuple(lines[edge]), owners[0], owners[1] if len(owners) > 1 else OUTSIDE) for edge, owners in sides.items()
    )
    near: list[set[int]] = [set() for _ in cells]
    for owners in sides.values():
        if len(owners) == 2:
            near[owners[0]].add(owners[1])
            near[owners[1]].add(owners[0])
    terrains = _terrains(near, shapes, width, height, rng)
    symbols = dict(zip(range(1, len(cells), 3), ("mine", "magic", "cavern") * 20, strict=False))
    specs = [
        RegionSpec(
            id=f"r{i}",
            terrain=TERRAINS[terrains[i]],
            symbols=frozenset() if TERRAINS[terrains[i]].water or i not in symbols else frozenset({symbols[i]}),
            adjacent=frozenset(f"r{j}" for j in near[i]),
            edge=any(len(o) == 1 and o[0] == i for o in sides.values()),
        )
        for i in range(len(cells))
    ]
    geometry = BoardGeometry(width, height, shapes, arcs, f"sample-{seed}-{rows}-{width}x{height}")
    return build_board(specs, rounds=10), geometry


def _cells(rows: tuple[int, ...], width: float, height: float, rng: random.Random) -> list[list[Point]]:
    frame = shapely.box(0, 0, width, height)
    sites = [
        ((c + 0.5 + rng.uniform(-0.2, 0.2)) / n * width, (r + 0.5 + rng.uniform(-0.2, 0.2)) / len(rows) * height)
        for r, n in enumerate(rows)
        for c in range(n)
    ]
    polygons: list[shapely.Polygon] = []
    for _ in range(4):
        cells = shapely.voronoi_polygons(shapely.MultiPoint(sites), extend_to=frame, ordered=True)
        polygons = [shapely.intersection(cell, frame) for cell in cells.geoms]
        sites = [
            (x * 0.45 + p.centroid.x * 0.55, y * 0.45 + p.centroid.y * 0.55)
            for (x, y), p in zip(sites, polygons, strict=True)
        ]
    merged: list[Point] = []

    def snap(point: Point) -> Point:
        for known in merged:
            if math.dist(point, known) < 8:
                return known
        merged.append(point)
        return point

    result = []
    for polygon in polygons:
        ring: list[Point] = []
        for x, y in list(polygon.exterior.coords)[:-1]:
            point = snap((round(x, 3), round(y, 3)))
            if not ring or point not in (ring[-1], ring[0]):
                ring.append(point)
        result.append(ring)
    return result


def _line(edge: Edge, rim: bool, seed: int) -> list[Point]:
    if rim:
        return list(edge)
    rng = random.Random(f"{seed}:{edge}")
    points = list(edge)
    for depth in range(5):
        finer = [points[0]]
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            k = rng.uniform(-0.15, 0.15) * (0.9 if depth else 1.2)
            finer += [((ax + bx) / 2 - (by - ay) * k, (ay + by) / 2 + (bx - ax) * k), (bx, by)]
        points = finer
    return points


def _shape(index: int, cell: list[Point], lines: dict[Edge, list[Point]]) -> RegionShape:
    outline: list[Point] = []
    for a, b in zip(cell, (*cell[1:], cell[0]), strict=True):
        line = lines[min(a, b), max(a, b)]
        outline += (line if line[0] == a else line[::-1])[:-1]
    circle = shapely.maximum_inscribed_circle(shapely.Polygon(outline), tolerance=1)
    anchor = circle.coords[0]
    return RegionShape(index, tuple(outline), (), (anchor[0], anchor[1]), circle.length)


def _terrains(
    near: list[set[int]], shapes: tuple[RegionShape, ...], width: float, height: float, rng: random.Random
) -> list[str]:
    def nearest(x: float, y: float) -> int:
        return min(range(len(shapes)), key=lambda i: math.dist(shapes[i].anchor, (x, y)))

    chosen = {nearest(width / 2, height / 2): "lake", nearest(0, 0): "sea", nearest(width, height): "sea"}
    for i in range(len(shapes)):
        if i not in chosen:
            around = [chosen.get(j) for j in near[i]]
            used = list(chosen.values())
            chosen[i] = min(LAND, key=lambda t: (around.count(t) * 3 + used.count(t), rng.random()))
    return [chosen[i] for i in range(len(shapes))]
