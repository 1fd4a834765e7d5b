"""Streams: from a mountain to the nearest water, past the token places, growing on their way."""

from __future__ import annotations

import heapq
import math
import random
from collections.abc import Mapping, Sequence
from itertools import pairwise

from smallworld_desktop.maps.geometry import Point

from .lines import between, hermite, scaled, wobbled
from .survey import Survey
from .ways import Crossable, Gate, Pair, Stream, Ways, gate_in, pair

_SPRINGS = frozenset({"mountain", "black_mountain"})
_STEEP = {"mountain": 3.0, "black_mountain": 3.0, "hill": 1.3, "mine": 1.3, "swamp": 0.8, "mud": 0.8}
_SHORTEST, _LONGEST = 3, 6
_INNER = (0.2, 0.8)
REGIONS_PER_STREAM = 16


def plan_streams(
    survey: Survey, ways: Ways, land: Crossable, crossed: Mapping[Pair, Point], rng: random.Random
) -> None:
    """Add the streams of a board, off the places where roads cross borders."""
    springs = [index for index, style in enumerate(survey.styles) if style in _SPRINGS]
    rng.shuffle(springs)
    taken: set[int] = set()
    for spring in springs:
        if len(ways.streams) > len(survey.styles) // REGIONS_PER_STREAM:
            return
        path = _way_down(survey.styles, land, spring, taken) if spring not in taken else []
        if not _SHORTEST <= len(path) <= _LONGEST:
            continue
        gates = _gates(survey, land, crossed, path)
        if len(gates) == len(path) - 1:
            ways.streams.append(_stream(survey, path, gates, rng))
            taken |= set(path[:-1])


def _way_down(styles: Sequence[str], land: Crossable, spring: int, taken: set[int]) -> list[int]:
    """The easiest way from a spring to water; not into lava."""
    queue: list[tuple[float, int, int]] = [(0.0, spring, -1)]
    came: dict[int, int] = {}
    while queue:
        cost, here, before = heapq.heappop(queue)
        if here in came:
            continue
        came[here] = before
        if not land.dry[here]:
            path = [here]
            while came[path[-1]] >= 0:
                path.append(came[path[-1]])
            return path[::-1]
        for there in land.near[here]:
            if there not in came and there not in taken and styles[there] != "lava":
                heapq.heappush(queue, (cost + _STEEP.get(styles[there], 1.0), there, here))
    return []


def _gates(survey: Survey, land: Crossable, crossed: Mapping[Pair, Point], path: Sequence[int]) -> list[Gate]:
    shapes = survey.geometry.shapes
    found = []
    for i, j in pairwise(path):
        key = pair(i, j)
        gate = gate_in(land.borders[key], shapes[i].anchor, shapes[j].anchor, _INNER, crossed.get(key))
        if gate is None:
            return []
        found.append(gate)
    return found


def _stream(survey: Survey, path: Sequence[int], gates: Sequence[Gate], rng: random.Random) -> Stream:
    unit = survey.layout.unit
    line = _source(survey, path[0], gates[0], rng)
    for n in range(1, len(path) - 1):
        line += _past(survey, path[n], gates[n - 1], gates[n])
    end = gates[-1]
    line.append((end.point[0] + end.normal[0] * 1.5 * unit, end.point[1] + end.normal[1] * 1.5 * unit))
    line = wobbled(line, rng, 2.0 * unit)
    widths = tuple((2.0 + 5.2 * (n / len(line)) ** 0.8) * unit for n in range(len(line)))
    return Stream(tuple(line), widths)


def _source(survey: Survey, region: int, gate: Gate, rng: random.Random) -> list[Point]:
    """From somewhere beside the token place to the first border."""
    unit, (ax, ay), (gx, gy) = survey.layout.unit, survey.geometry.shapes[region].anchor, gate.point
    far = math.hypot(gx - ax, gy - ay) or 1.0
    side = rng.choice((-1, 1)) * 20 * unit / far
    spring = (gx + (ax - gx) * 0.52 - (ay - gy) * side, gy + (ay - gy) * 0.52 + (ax - gx) * side)
    return hermite(spring, between(spring, gate.point, 0.6), gate.point, scaled(gate.normal, 40 * unit), 10)


def _past(survey: Survey, region: int, entry: Gate, leave: Gate) -> list[Point]:
    """Through a region, at two thirds of its room beside the token place."""
    shape, (p, q) = survey.geometry.shapes[region], (entry.point, leave.point)
    mx, my = (p[0] + q[0]) / 2 - shape.anchor[0], (p[1] + q[1]) / 2 - shape.anchor[1]
    far = math.hypot(mx, my)
    if far < 8:
        mx, my, far = p[1] - q[1], q[0] - p[0], math.dist(p, q) or 1.0
    off = min(shape.room * 0.66, max(far, 46 * survey.layout.unit)) / far
    via = (shape.anchor[0] + mx * off, shape.anchor[1] + my * off)
    run = between(p, q, 0.6)
    line = hermite(p, scaled(entry.normal, math.dist(p, via)), via, run, 12)[1:]
    return line + hermite(via, run, q, scaled(leave.normal, math.dist(via, q)), 12)[1:]
