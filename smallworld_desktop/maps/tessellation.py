"""The lie of the land for new boards: an even Voronoi pattern with a chosen number of regions along the rim."""

from __future__ import annotations

import math
import random
from collections import defaultdict
from dataclasses import dataclass, field

import shapely
from shapely.geometry import MultiPoint, Polygon, box

from smallworld_desktop.maps.geometry import Point, Ring

SHORTEST_EDGE = 34.0
STEP = 46.0
ROUGHNESS = 0.17
WARP = 22.0
ROOMY_CORNER = 0.22

Edge = tuple[int, int]


@dataclass(slots=True)
class Tessellation:
    """Cells as rings of vertex numbers, so that neighbours share their corners exactly."""

    width: float
    height: float
    vertices: list[Point] = field(default_factory=list)
    cells: list[list[int]] = field(default_factory=list)

    def edges(self) -> dict[Edge, list[int]]:
        """Each edge with its one or two cells."""
        found: dict[Edge, list[int]] = defaultdict(list)
        for index, cell in enumerate(self.cells):
            for a, b in zip(cell, cell[1:] + cell[:1], strict=True):
                found[min(a, b), max(a, b)].append(index)
        return found

    def neighbours(self) -> list[set[int]]:
        result: list[set[int]] = [set() for _ in self.cells]
        for cells in self.edges().values():
            if len(cells) == 2:
                result[cells[0]].add(cells[1])
                result[cells[1]].add(cells[0])
        return result

    def rim_cells(self) -> set[int]:
        return {cells[0] for cells in self.edges().values() if len(cells) == 1}

    def area(self, cell: int) -> float:
        return float(Polygon([self.vertices[v] for v in self.cells[cell]]).area)

    def centre(self, cell: int) -> Point:
        centroid = Polygon([self.vertices[v] for v in self.cells[cell]]).centroid
        return centroid.x, centroid.y


def tessellate(width: float, height: float, count: int, rim: int, rng: random.Random) -> Tessellation:
    """Cells of similar size; about `rim` of them along the rim. Cells 0 and 1 lie in two opposite corners."""
    size = math.sqrt(width * height / count)
    sites = _rim_sites(width, height, rim, size, rng)
    while len(sites) < count:
        sites.append(_far_point(sites, width, height, size, rng))
    frame = box(0, 0, width, height)
    for _ in range(4):
        cells = _voronoi(sites, frame)
        for index, cell in enumerate(cells):
            pull = 0.75 if index >= rim else 0.25
            x, y = sites[index]
            sites[index] = (x + (cell.centroid.x - x) * pull, y + (cell.centroid.y - y) * pull)
    result = _indexed(_voronoi(sites, frame), width, height)
    _lengthen_short_edges(result)
    _warp(result, rng)
    _lengthen_short_edges(result)
    return result


def _rim_sites(width: float, height: float, rim: int, size: float, rng: random.Random) -> list[Point]:
    """Two opposite corners first, then the rest evenly along both ways between them."""
    inset = size * 0.42
    flip = rng.random() < 0.5

    def along(t: float) -> Point:
        """A point on the inset rectangle: t runs from one corner over the next to the opposite one, then back."""
        across, down = width - 2 * inset, height - 2 * inset
        way = (t % 1.0) * 2 * (across + down)
        legs = ((across, 1, 0), (down, 0, 1), (across, -1, 0), (down, 0, -1))
        x = y = inset
        for length, dx, dy in legs:
            step = min(way, length)
            x, y = x + dx * step, y + dy * step
            way -= step
        return (width - x, y) if flip else (x, y)

    others = rim - 2
    first = others // 2
    sites = [along(0.0), along(0.5)]
    for begin, number in ((0.0, first), (0.5, others - first)):
        spacing = 0.5 / (number + 1 + 2 * ROOMY_CORNER)
        sites += [along(begin + spacing * (i + 1 + ROOMY_CORNER + rng.uniform(-0.16, 0.16))) for i in range(number)]
    return [(x + rng.uniform(-0.1, 0.1) * size, y + rng.uniform(-0.1, 0.1) * size) for x, y in sites]


def _far_point(sites: list[Point], width: float, height: float, size: float, rng: random.Random) -> Point:
    """Of a few random inner points, the one farthest from all others."""
    margin = size * 0.9
    tries = [(rng.uniform(margin, width - margin), rng.uniform(margin, height - margin)) for _ in range(24)]
    return max(tries, key=lambda p: min(math.dist(p, site) for site in sites))


def _voronoi(sites: list[Point], frame: Polygon) -> list[Polygon]:
    """The cells in the order of their sites, clipped to the frame."""
    cells = list(shapely.get_parts(shapely.voronoi_polygons(MultiPoint(sites), extend_to=frame)))
    site, cell = shapely.STRtree(cells).query(shapely.points(sites), predicate="intersects")
    order = dict(zip(site.tolist(), cell.tolist(), strict=True))
    return [cells[order[index]].intersection(frame) for index in range(len(sites))]


def _indexed(cells: list[Polygon], width: float, height: float) -> Tessellation:
    result = Tessellation(width, height)
    number: dict[Point, int] = {}
    for cell in cells:
        ring = []
        for x, y in cell.exterior.coords[:-1]:
            key = (round(x, 2), round(y, 2))
            if key not in number:
                number[key] = len(result.vertices)
                result.vertices.append(key)
            ring.append(number[key])
        result.cells.append(ring)
    return result


def _slide(board: Tessellation, vertex: int, dx: float, dy: float) -> None:
    """Move a vertex; on the rim only along it, at a corner not at all."""
    x, y = board.vertices[vertex]
    at_x = min(abs(x), abs(x - board.width)) < 0.5
    at_y = min(abs(y), abs(y - board.height)) < 0.5
    board.vertices[vertex] = (x if at_x else x + dx, y if at_y else y + dy)


def _lengthen_short_edges(board: Tessellation) -> None:
    """Pull the ends of short borders apart, so that everybody sees who touches whom."""
    shared = [edge for edge, cells in board.edges().items() if len(cells) == 2]
    for _ in range(6):
        for a, b in shared:
            (ax, ay), (bx, by) = board.vertices[a], board.vertices[b]
            length = math.hypot(bx - ax, by - ay)
            if length < SHORTEST_EDGE:
                push = (SHORTEST_EDGE - length) / 2 / max(length, 1.0)
                _slide(board, a, (ax - bx) * push, (ay - by) * push)
                _slide(board, b, (bx - ax) * push, (by - ay) * push)


def _warp(board: Tessellation, rng: random.Random) -> None:
    """Bend the even pattern with a slow wave, so that it doesn't look like a honeycomb."""
    waves = [(rng.uniform(0.006, 0.014), rng.uniform(0.006, 0.014), rng.uniform(0, math.tau)) for _ in range(4)]
    for vertex, (x, y) in enumerate(list(board.vertices)):
        sx = sum(math.sin(x * fx + y * fy + phase) for fx, fy, phase in waves[:2])
        sy = sum(math.cos(x * fx - y * fy + phase) for fx, fy, phase in waves[2:])
        _slide(board, vertex, sx * WARP / 2, sy * WARP / 2)


def drawn_rings(board: Tessellation, water: set[int], rng: random.Random) -> list[Ring]:
    """The cells as a person would draw them: borders bent in a few points, shores most of all."""
    lines: dict[Edge, list[Point]] = {}
    for (a, b), cells in sorted(board.edges().items()):
        start, end = board.vertices[a], board.vertices[b]
        lively = 0.0 if len(cells) == 1 else ROUGHNESS * (1.35 if water & set(cells) else 1.0)
        lines[a, b] = [start, *_bends(start, end, lively, rng), end]
    rings = []
    for cell in board.cells:
        ring: list[Point] = []
        for a, b in zip(cell, cell[1:] + cell[:1], strict=True):
            way = lines[min(a, b), max(a, b)]
            ring += (way if a < b else way[::-1])[:-1]
        rings.append(tuple((float(round(x)), float(round(y))) for x, y in ring))
    return rings


def _bends(start: Point, end: Point, roughness: float, rng: random.Random) -> list[Point]:
    dx, dy = end[0] - start[0], end[1] - start[1]
    pieces = round(math.hypot(dx, dy) / STEP) if roughness else 1
    bends = []
    bow = rng.uniform(-roughness, roughness)
    for i in range(1, pieces):
        t = (i + rng.uniform(-0.12, 0.12)) / pieces
        shift = bow * math.sin(math.pi * t) + rng.uniform(-0.5, 0.5) * roughness * min(1.0, 2.0 / pieces)
        bends.append((start[0] + dx * t - dy * shift, start[1] + dy * t + dx * shift))
    return bends
