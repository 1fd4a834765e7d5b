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
WARP = 30.0
MANY = 36
RELAXED = 3
TRIES = 9
"""How even the cells are: more of both makes a honeycomb."""
ANNEX = 0.75
"""How far beside its corner the second half of a sea lies, in mean cell sizes."""

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
    """Cells of similar size, `rim` of them along the rim. Cells 0 and 1 lie in two opposite corners and are larger."""
    size = math.sqrt(width * height / (count + 1))
    around, annexes = _rim_sites(width, height, rim, size, rng)
    if count >= MANY:
        annexes += [_inland(corner, width, height, size) for corner in around[:2]]
    sites = [*annexes, *around]
    while len(sites) < count + len(annexes):
        sites.append(_far_point(sites, width, height, size, rng))
    frame = box(0, 0, width, height)
    for _ in range(RELAXED):
        for index, cell in enumerate(voronoi(sites, frame)):
            pull = 0.6 if index >= rim + len(annexes) else 0.25
            x, y = sites[index]
            sites[index] = (x + (cell.centroid.x - x) * pull, y + (cell.centroid.y - y) * pull)
    cells = voronoi(sites, frame)
    for number, annex in enumerate(cells[: len(annexes)]):
        corner = len(annexes) + number % 2
        cells[corner] = _joined(cells[corner], annex)
    result = _indexed(cells[len(annexes) :], width, height)
    _lengthen_short_edges(result)
    _warp(result, rng)
    _lengthen_short_edges(result)
    return result


def _inland(corner: Point, width: float, height: float, size: float) -> Point:
    """From a corner towards the middle: on boards of many regions a sea is three cells, or nobody sees it."""
    dx, dy = width / 2 - corner[0], height / 2 - corner[1]
    far = ANNEX * size / math.hypot(dx, dy)
    return corner[0] + dx * far, corner[1] + dy * far


def _joined(cell: Polygon, annex: Polygon) -> Polygon:
    """Two cells as one. Should they not touch, the annex is lost and its place shows as a gap that spoils the board."""
    union = cell.union(annex)
    return union if isinstance(union, Polygon) else cell


def _rim_sites(
    width: float, height: float, rim: int, size: float, rng: random.Random
) -> tuple[list[Point], list[Point]]:
    """Sites evenly along the rim, two opposite corners first; and an annex beside each of these corners."""
    inset = size * 0.42
    across, down = width - 2 * inset, height - 2 * inset
    legs = ((across, 1, 0), (down, 0, 1), (across, -1, 0), (down, 0, -1))
    flip = rng.random() < 0.5

    def along(t: float) -> Point:
        """A point on the inset rectangle: t runs from one corner over the next to the opposite one, then back."""
        way = (t % 1.0) * 2 * (across + down)
        x = y = inset
        for length, dx, dy in legs:
            step = min(way, length)
            x, y = x + dx * step, y + dy * step
            way -= step
        return (width - x, y) if flip else (x, y)

    def shaken(point: Point) -> Point:
        return point[0] + rng.uniform(-0.1, 0.1) * size, point[1] + rng.uniform(-0.1, 0.1) * size

    sites = [along(0.0), along(0.5)]
    ways = [rng.choice((-1, 1)), rng.choice((-1, 1))]
    reach = ANNEX * size / (2 * (across + down))
    annexes = [along(corner + way * reach) for corner, way in zip((0.0, 0.5), ways, strict=True)]
    others = rim - len(sites)
    for begin, number, after, before in (
        (0.0, others // 2, ways[0] > 0, ways[1] < 0),
        (0.5, others - others // 2, ways[1] > 0, ways[0] < 0),
    ):
        start, end = begin + after * reach, begin + 0.5 - before * reach
        spacing = (end - start) / (number + 1)
        sites += [along(start + spacing * (i + 1 + rng.uniform(-0.16, 0.16))) for i in range(number)]
    return [shaken(site) for site in sites], [shaken(site) for site in annexes]


def _far_point(sites: list[Point], width: float, height: float, size: float, rng: random.Random) -> Point:
    """Of a few random inner points, the one farthest from all others."""
    margin = size * 0.9
    tries = [(rng.uniform(margin, width - margin), rng.uniform(margin, height - margin)) for _ in range(TRIES)]
    return max(tries, key=lambda p: min(math.dist(p, site) for site in sites))


def voronoi(sites: list[Point], frame: Polygon) -> list[Polygon]:
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
