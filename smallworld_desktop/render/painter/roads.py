"""Roads: they join all farms by the cheapest neighbourhoods; other lands hang on to them by a dead end."""

from __future__ import annotations

import heapq
import math
import random
from collections.abc import Sequence
from itertools import pairwise

from smallworld_desktop.maps.geometry import Point

from .lines import between, hermite, scaled, wobbled
from .survey import Survey
from .ways import Crossable, Gate, Pair, Road, Ways, gate_in, pair

_TOIL = {"farmland": 1.0, "plain": 1.0, "crystal": 1.0, "hill": 1.5, "mine": 1.5, "forest": 1.9, "mushroom": 1.9}
_TOIL |= {"swamp": 3.4, "mud": 3.4, "mountain": 3.0, "black_mountain": 3.0}
_TOWNS = frozenset({"farmland", "crystal"})
_ENDS = frozenset({"forest", "hill", "mountain", "mushroom", "mine", "black_mountain"})
_TOO_FAR = 9.0
_INNER = (0.28, 0.72)
"""Where along a border a road may cross it, as shares of its length."""


def plan_roads(survey: Survey, ways: Ways, land: Crossable, rng: random.Random) -> dict[Pair, Point]:
    """Add the roads of a board. Returns where they cross which border."""
    edges = _joining(survey.styles, land)
    if not edges:
        return {}
    edges |= _dead_ends(survey.styles, land, edges, rng)
    unit = survey.layout.unit
    hubs = [
        (shape.anchor[0] + rng.uniform(-7, 7) * unit, shape.anchor[1] + rng.uniform(4, 13) * unit)
        for shape in survey.geometry.shapes
    ]
    leaving: dict[int, list[Gate]] = {}
    crossed: dict[Pair, Point] = {}
    for i, j in sorted(edges):
        gate = gate_in(land.borders[i, j], hubs[i], hubs[j], _INNER)
        if gate is not None:
            crossed[i, j] = gate.point
            leaving.setdefault(i, []).append(gate.turned())
            leaving.setdefault(j, []).append(gate)
    for region, gates in leaving.items():
        ways.gates[region] = [gate.point for gate in gates]
        lines = (
            _dead_end(gates[0], hubs[region], rng, unit)
            if len(gates) == 1
            else _through(gates, hubs[region], rng, unit)
        )
        ways.roads += [Road(region, tuple(line), widths) for line, widths in lines]
    return crossed


def _joining(styles: Sequence[str], land: Crossable) -> set[Pair]:
    """The cheapest way from what is joined already to the next farm, one after the other."""
    towns = [index for index, style in enumerate(styles) if style in _TOWNS]
    if not towns:
        return set()
    joined, left = {towns[0]}, set(towns[1:])
    edges: set[Pair] = set()
    while left:
        path = _cheapest(styles, land, joined, left, edges)
        if not path:
            path = [min(left)]
        edges |= {pair(i, j) for i, j in pairwise(path)}
        joined |= set(path)
        left -= joined
    return edges


def _cheapest(styles: Sequence[str], land: Crossable, joined: set[int], goals: set[int], used: set[Pair]) -> list[int]:
    queue: list[tuple[float, int, int]] = [(0.0, index, -1) for index in sorted(joined)]
    came: dict[int, int] = {}
    while queue:
        cost, here, before = heapq.heappop(queue)
        if here in came:
            continue
        came[here] = before
        if here in goals:
            return _back(came, here)
        if cost > _TOO_FAR:
            return []
        for there in land.near[here]:
            if land.dry[there] and there not in came:
                toil = (_TOIL.get(styles[here], 2.0) + _TOIL.get(styles[there], 2.0)) / 2
                heapq.heappush(queue, (cost + toil * (0.5 if pair(here, there) in used else 1.0), there, here))
    return []


def _back(came: dict[int, int], goal: int) -> list[int]:
    path = [goal]
    while came[path[-1]] >= 0:
        path.append(came[path[-1]])
    return path


def _dead_ends(styles: Sequence[str], land: Crossable, edges: set[Pair], rng: random.Random) -> set[Pair]:
    on_road = {index for edge in edges for index in edge}
    found = set()
    for index, style in enumerate(styles):
        choices = [other for other in land.near[index] if other in on_road and land.dry[other]]
        if style in _ENDS and index not in on_road and choices and rng.random() < 0.75:
            found.add(pair(index, min(choices, key=lambda other: (_TOIL.get(styles[other], 3.0), other))))
    return found


Strand = tuple[list[Point], tuple[float, ...]]


def _dead_end(gate: Gate, hub: Point, rng: random.Random, unit: float) -> list[Strand]:
    """It thins out beside the token place."""
    far = math.dist(hub, gate.point)
    tx, ty = between(gate.point, hub)
    lean = rng.choice((-0.6, 0.6))
    line = hermite(gate.point, scaled(gate.normal, far), hub, (tx * 0.6 - ty * lean, ty * 0.6 + tx * lean), 16)
    widths = tuple(1.0 - 0.62 * max(0.0, n / 16 - 0.35) / 0.65 for n in range(17))
    return [(wobbled(line, rng, 1.8 * unit), widths)]


def _through(gates: Sequence[Gate], hub: Point, rng: random.Random, unit: float) -> list[Strand]:
    """The first two gates make one line through the hub, the others run into it."""
    first, second, *others = gates
    run = between(first.point, second.point, 0.85)
    line = hermite(first.point, scaled(first.normal, math.dist(first.point, hub)), hub, run, 14)
    line += hermite(hub, run, second.point, scaled(second.normal, -math.dist(hub, second.point)), 14)[1:]
    line = wobbled(line, rng, 1.6 * unit)
    strands: list[Strand] = [(line, (1.0,) * len(line))]
    for gate in others:
        at = min(range(4, len(line) - 4), key=lambda n: math.dist(line[n], gate.point) + 0.6 * math.dist(line[n], hub))
        far = math.dist(line[at], gate.point)
        tx, ty = between(line[at - 2], line[at + 2])
        ahead = between(gate.point, line[at])
        sign = (1 if tx * ahead[0] + ty * ahead[1] > 0 else -1) * far * 0.6 / (math.hypot(tx, ty) or 1.0)
        side = hermite(gate.point, scaled(gate.normal, far), line[at], (tx * sign, ty * sign), 14)
        strands.append((wobbled(side, rng, 1.4 * unit), (1.0,) * 15))
    return strands
