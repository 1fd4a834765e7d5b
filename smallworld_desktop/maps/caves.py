"""New worlds below ground: two banks and a river, chasms where regions meet, monsters apart (U11)."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import combinations

import shapely
from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as Dot

from smallworld_desktop.maps.bends import warped_faces
from smallworld_desktop.maps.countries import BELOW_GROUND
from smallworld_desktop.maps.figures import UNDERGROUND, UndergroundFigures
from smallworld_desktop.maps.frame import BOARD_HEIGHT, BOARD_WIDTH
from smallworld_desktop.maps.geometry import Point
from smallworld_desktop.maps.names import Namer
from smallworld_desktop.maps.riverbed import Riverbed, dig
from smallworld_desktop.maps.tessellation import voronoi
from smallworld_desktop.maps.worlds import NewWorld, Spoilt, spread
from smallworld_desktop.maps.writer import RegionDrawing

MAX_ATTEMPTS = 400
TOLERANCE = 0.1
ROOM = {2: 62.0, 3: 58.0, 4: 54.0, 5: 50.0, 6: 47.0}
"""The radius that every region has for pieces."""
HOLE = {2: 62.0, 3: 60.0, 4: 56.0, 5: 50.0, 6: 45.0}
"""The radius of a chasm."""
SHORTEST_BORDER = 30.0
"""Shorter ones leave people wondering who touches whom."""
MONSTERS_EACH = 2


def generate_below(players: int, seed: int) -> NewWorld:
    """A board below ground for so many players. The same arguments give the same board."""
    wanted = UNDERGROUND[players]
    for attempt in range(1, MAX_ATTEMPTS + 1):
        rng = random.Random(f"below {players} {seed} {attempt}")
        try:
            regions = _Cave(wanted, rng).settled()
        except Spoilt:
            continue
        return NewWorld(players, seed, regions, attempt, BELOW_GROUND, wanted.rounds, (BELOW_GROUND,))
    raise RuntimeError(f"no good board below ground for {players} players with seed {seed}")


class _Cave:
    """One attempt: cells of land first, then the river, then the chasms."""

    def __init__(self, wanted: UndergroundFigures, rng: random.Random) -> None:
        self.wanted = wanted
        self.rng = rng
        bed = dig(wanted.river, 2 * ROOM[wanted.players] + 10, rng)
        self.banks: list[set[int]] = []
        land: list[Polygon] = []
        for number in _shares(sum(wanted.terrains.values()), [bank.area for bank in bed.banks]):
            bank = bed.banks[len(self.banks)]
            cells = _cells(bank, number, self._entrances(bank, bed), rng)
            self.banks.append(set(range(len(land), len(land) + number)))
            land += cells
        self.land = range(len(land))
        self.river = range(len(land), len(land) + wanted.river)
        holes = self._holes(land)
        everything = [*(cell.difference(shapely.union_all(holes)) for cell in land), *bed.pieces, *holes]
        try:
            self.rings = warped_faces([_whole(cell) for cell in everything], rng)
        except ValueError:
            raise Spoilt from None
        self.faces = [Polygon(ring) for ring in self.rings]
        if not all(face.is_valid for face in self.faces):
            raise Spoilt
        self.neighbours = _neighbours(self.faces)
        self._check()

    def _entrances(self, bank: Polygon, bed: Riverbed) -> int:
        rims = [each.intersection(bed.frame.exterior).length for each in bed.banks]
        return round(self.wanted.entrances * bank.intersection(bed.frame.exterior).length / sum(rims))

    def _holes(self, land: Sequence[Polygon]) -> list[Polygon]:
        """Chasms at corners where three regions meet, far from each other and from the edge, on both banks."""
        radius = HOLE[self.wanted.players]
        inner = Polygon([(0, 0), (BOARD_WIDTH, 0), (BOARD_WIDTH, BOARD_HEIGHT), (0, BOARD_HEIGHT)]).buffer(-2 * radius)
        spots = [
            [dot for dot in _corners([land[cell] for cell in sorted(bank)]) if inner.contains(dot)]
            for bank in self.banks
        ]
        chosen: list[Dot] = []
        for number in range(self.wanted.chasms):
            here = [dot for dot in spots[number % 2] if all(dot.distance(other) > 3.2 * radius for other in chosen)]
            if not here:
                raise Spoilt
            chosen.append(self.rng.choice(here))
        return [_blob(dot, radius, self.rng) for dot in chosen]

    def _check(self) -> None:
        """Within the figures, nothing tiny, no border that is hard to see."""
        conquered = {*self.land, *self.river}
        borders = sum(len(self.neighbours[cell] & conquered) for cell in conquered) / 2
        entrances = sum(_touches_rim(self.faces[cell]) for cell in self.land)
        circles = shapely.length(shapely.maximum_inscribed_circle([self.faces[c] for c in conquered], tolerance=1.0))
        holes = range(len(conquered), len(self.faces))
        if (
            abs(borders - self.wanted.borders) > TOLERANCE * self.wanted.borders
            or abs(entrances - self.wanted.entrances) > TOLERANCE * self.wanted.entrances
            or sum(_touches_rim(self.faces[cell]) for cell in self.river) != 2
            or min(circles) < ROOM[self.wanted.players]
            or any(not self.neighbours[cell] & bank for cell in self.river for bank in self.banks)
            or any(len(self.neighbours[hole] & set(self.land)) < 3 for hole in holes)
        ):
            raise Spoilt

    def settled(self) -> tuple[RegionDrawing, ...]:
        """Terrains, volcanoes, monsters and names."""
        wanted, rng = self.wanted, self.rng
        kinds = [kind for kind, number in wanted.terrains.items() for _ in range(number)]
        terrain = dict(zip(self.land, spread(kinds, self.land, self.neighbours, lambda _k, _c: 0.0, rng), strict=True))
        if any({terrain[cell] for cell in bank} != set(wanted.terrains) for bank in self.banks):
            raise Spoilt
        terrain |= dict.fromkeys(self.river, "river")
        holes = range(len(terrain), len(self.rings))
        terrain |= dict.fromkeys(holes, "chasm")
        volcanoes = set(rng.sample(holes, wanted.volcanoes))
        monsters = self._monsters()
        namer = Namer(seed=rng.randrange(1 << 30), country=BELOW_GROUND)
        centres = [face.centroid for face in self.faces]
        order = sorted(range(len(self.rings)), key=lambda cell: (round(centres[cell].y / 150), centres[cell].x))
        return tuple(
            RegionDrawing(
                namer.name(terrain[cell]),
                terrain[cell],
                self.rings[cell],
                frozenset({"volcano"} if cell in volcanoes else ()),
                {"monster": MONSTERS_EACH} if cell in monsters else {},
            )
            for cell in order
        )

    def _monsters(self) -> set[int]:
        """Land regions that don't touch each other, at most half of them at the edge."""
        for _ in range(200):
            chosen = self.rng.sample(self.land, self.wanted.monsters)
            if any(b in self.neighbours[a] for a, b in combinations(chosen, 2)):
                continue
            if 2 * sum(_touches_rim(self.faces[cell]) for cell in chosen) <= len(chosen):
                return set(chosen)
        raise Spoilt


def _shares(number: int, weights: Sequence[float]) -> list[int]:
    first = round(number * weights[0] / sum(weights))
    return [first, number - first]


def _cells(bank: Polygon, number: int, entrances: int, rng: random.Random) -> list[Polygon]:
    """A bank as cells of similar size, so many of them along the edge of the board."""
    rim = shapely.line_merge(bank.exterior.intersection(_frame().exterior))
    if not isinstance(rim, LineString) or not 2 <= entrances < number:
        raise Spoilt
    inset = 0.42 * math.sqrt(bank.area / number)
    inner = bank.buffer(-inset)
    sites: list[Point] = []
    for i in range(entrances):
        dot = rim.interpolate((i + 0.5 + rng.uniform(-0.12, 0.12)) / entrances, normalized=True)
        near = shapely.shortest_line(inner, dot).coords[0]
        sites.append((near[0], near[1]))
    while len(sites) < number:
        sites.append(_far_point(sites, inner, rng))
    for _ in range(5):
        for index, cell in enumerate(voronoi(sites, bank)):
            pull = 0.25 if index < entrances else 0.7
            x, y = sites[index]
            sites[index] = (x + (cell.centroid.x - x) * pull, y + (cell.centroid.y - y) * pull)
    return [_whole(cell) for cell in voronoi(sites, bank)]


def _far_point(sites: Sequence[Point], inner: Polygon, rng: random.Random) -> Point:
    """Of a few random points on a bank, the one farthest from all others."""
    left, top, right, bottom = inner.bounds
    tries: list[Point] = []
    while len(tries) < 20:
        point = (rng.uniform(left, right), rng.uniform(top, bottom))
        if inner.contains(Dot(point)):
            tries.append(point)
    return max(tries, key=lambda p: min(math.dist(p, site) for site in sites))


def _corners(cells: Sequence[Polygon]) -> list[Dot]:
    """Points where three of the cells meet."""
    count: dict[Point, int] = {}
    for cell in cells:
        for x, y in cell.exterior.coords[:-1]:
            key = (round(x, 1), round(y, 1))
            count[key] = count.get(key, 0) + 1
    return [Dot(point) for point, number in sorted(count.items()) if number >= 3]


def _blob(middle: Dot, radius: float, rng: random.Random) -> Polygon:
    """An irregular hole."""
    phases = [rng.uniform(0, math.tau) for _ in range(3)]
    points = []
    for step in range(18):
        angle = step * math.tau / 18
        reach = radius * (1 + sum(0.12 / (k + 1) * math.sin((k + 2) * angle + phases[k]) for k in range(3)))
        points.append((middle.x + reach * 1.12 * math.cos(angle), middle.y + reach * 0.92 * math.sin(angle)))
    return Polygon(points)


def _neighbours(faces: Sequence[Polygon]) -> list[set[int]]:
    """Who shares a border with whom. A border too short to see spoils the board."""
    near: list[set[int]] = [set() for _ in faces]
    left, right = shapely.STRtree(faces).query(faces, predicate="intersects")
    for a, b in zip(left.tolist(), right.tolist(), strict=True):
        if a < b and (length := faces[a].intersection(faces[b]).length) > 0:
            if length < SHORTEST_BORDER:
                raise Spoilt
            near[a].add(b)
            near[b].add(a)
    return near


def _frame() -> Polygon:
    return shapely.box(0, 0, BOARD_WIDTH, BOARD_HEIGHT)


def _touches_rim(face: Polygon) -> bool:
    return bool(face.exterior.intersection(_frame().exterior).length > 1.0)


def _whole(shape: shapely.Geometry) -> Polygon:
    if not isinstance(shape, Polygon) or shape.interiors:
        raise Spoilt
    return shape
