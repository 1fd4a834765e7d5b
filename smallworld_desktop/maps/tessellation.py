"""The lie of the land for new boards: an even Voronoi pattern with a chosen number of regions along the rim."""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice, pairwise

import shapely
from shapely.geometry import LinearRing, LineString, MultiPoint, Polygon, box
from shapely.geometry import Point as Dot

from smallworld_desktop.maps.geometry import Point, Ring
from smallworld_desktop.maps.worlds import Spoilt

SHORTEST_EDGE = 34.0
STEP = 46.0
ROUGHNESS = 0.17
WARP = 30.0
RELAXED = 3
TRIES = 9
"""How even the cells are: more of both makes a honeycomb."""
PIECE = 0.72
"""How far apart the cells lie that a water is made of, in mean cell sizes."""
LARGER = 0.6
"""How much room one cell more of a water takes, in mean cells."""
INSET = 0.42
"""How far from the rim its cells have their middle, in mean cell sizes."""
NEXT = 1.2
"""Pieces of one sea that lie nearer have no land between them at the rim."""

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


def tessellate(
    width: float, height: float, count: int, rim: int, waters: Sequence[Sequence[Point]], rng: random.Random
) -> Tessellation:
    """Cells of similar size, the waters first, which follow their lines; beside these `rim` cells along the rim.

    Raises `Spoilt` if a water falls apart.
    """
    roomy = math.sqrt(width * height / (count + 1))
    lengths = [max(1, round(_length(line, width, height) / (PIECE * roomy)) + 1) for line in waters]
    size = math.sqrt(width * height / (count + 1 + LARGER * (sum(lengths) - len(waters))))
    inset = size * INSET
    inner = Legs(inset, width - 2 * inset, height - 2 * inset)
    pieces = [
        [_shaken(inner.at(*spot), size, rng) for spot in _along(line, n)]
        for line, n in zip(waters, lengths, strict=True)
    ]
    wet = [piece for water in pieces for piece in water]
    sites = wet + [_shaken(site, size, rng) for site in _rim_sites(inner, pieces, rim, size, rng)]
    fixed = len(sites)
    while len(sites) < count + len(wet) - len(waters):
        sites.append(_far_point(sites, width, height, size, rng))
    frame = box(0, 0, width, height)
    for _ in range(RELAXED):
        for index, cell in enumerate(voronoi(sites, frame)):
            pull = 0.6 if index >= fixed else 0.25
            x, y = sites[index]
            sites[index] = (x + (cell.centroid.x - x) * pull, y + (cell.centroid.y - y) * pull)
    cells = iter(voronoi(sites, frame))
    joined = [_joined(list(islice(cells, number))) for number in lengths]
    result = _indexed([*joined, *cells], width, height)
    _lengthen_short_edges(result)
    _warp(result, rng)
    _lengthen_short_edges(result)
    return result


def _shaken(point: Point, size: float, rng: random.Random) -> Point:
    return point[0] + rng.uniform(-0.1, 0.1) * size, point[1] + rng.uniform(-0.1, 0.1) * size


def _length(line: Sequence[Point], width: float, height: float) -> float:
    return sum(math.hypot((x2 - x1) * width, (y2 - y1) * height) for (x1, y1), (x2, y2) in pairwise(line))


def _along(line: Sequence[Point], number: int) -> list[Point]:
    """So many points evenly along a line, its ends among them; of one alone, its beginning."""
    if number == 1 or len(line) == 1:
        return [line[0]]
    dots = shapely.line_interpolate_point(LineString(line), [i / (number - 1) for i in range(number)], normalized=True)
    return [(dot.x, dot.y) for dot in dots]


def _joined(pieces: list[Polygon]) -> Polygon:
    """Cells as one."""
    union = shapely.union_all(pieces)
    if not isinstance(union, Polygon) or union.interiors:
        raise Spoilt
    return union


@dataclass(frozen=True, slots=True)
class Legs:
    """A rectangle a little inside the rim, and the way around it."""

    inset: float
    across: float
    down: float

    @property
    def around(self) -> float:
        return 2 * (self.across + self.down)

    def at(self, u: float, v: float) -> Point:
        """The point so far across and down, each from 0 to 1."""
        return self.inset + u * self.across, self.inset + v * self.down

    def walked(self, way: float) -> Point:
        """The point after so long a way around, from the upper left corner."""
        way %= self.around
        x = y = self.inset
        for length, dx, dy in ((self.across, 1, 0), (self.down, 0, 1), (self.across, -1, 0), (self.down, 0, -1)):
            step = min(way, length)
            x, y = x + dx * step, y + dy * step
            way -= step
        return x, y

    def way_to(self, point: Point) -> tuple[float, float]:
        """Where on the way around is nearest, and how far off that is."""
        corners = [self.walked(way) for way in (0, self.across, self.around / 2, self.around - self.down)]
        ring = LinearRing(corners)
        dot = Dot(point)
        return float(ring.project(dot)), float(ring.distance(dot))


def _rim_sites(
    inner: Legs, waters: Sequence[Sequence[Point]], rim: int, size: float, rng: random.Random
) -> list[Point]:
    """Sites evenly along those parts of the rim that no water takes."""
    gaps = _dry_gaps(inner, waters, size)
    spare = sum(length for _, length in gaps)
    sites = []
    given, passed = 0, 0.0
    for start, length in gaps:
        passed += length
        number = round(rim * passed / spare) - given
        given += number
        spacing = length / (number + 1)
        sites += [inner.walked(start + spacing * (i + 1 + rng.uniform(-0.16, 0.16))) for i in range(number)]
    return sites


def _dry_gaps(inner: Legs, waters: Sequence[Sequence[Point]], size: float) -> list[tuple[float, float]]:
    """Start and length of each stretch of the rim between one piece of water and the next that leaves room for land."""
    wet = []
    for number, water in enumerate(waters):
        for piece in water:
            way, off = inner.way_to(piece)
            if off < 0.5 * size:
                wet.append((way, number))
    wet.sort()
    if not wet:
        raise Spoilt
    stretches = zip(wet, [*wet[1:], (wet[0][0] + inner.around, wet[0][1])], strict=True)
    return [(a, b - a) for (a, one), (b, other) in stretches if one != other or b - a > NEXT * size]


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


def drawn_rings(board: Tessellation, water: frozenset[int], rng: random.Random) -> list[Ring]:
    """The cells as a person would draw them: borders bent in a few points, shores most of all."""
    lines: dict[Edge, list[Point]] = {}
    for (a, b), cells in sorted(board.edges().items()):
        start, end = board.vertices[a], board.vertices[b]
        lively = 0.0 if len(cells) == 1 else ROUGHNESS * (1.35 if water.intersection(cells) else 1.0)
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
