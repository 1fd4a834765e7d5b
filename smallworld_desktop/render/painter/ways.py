"""Roads and streams on a board: what they are, where they cross borders, and the ground they take."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, pairwise

import numpy as np
import pygame

from smallworld_desktop.maps.geometry import Point

from .fields import Field, Mask, cells
from .layout import CHASM, WATER_STYLES
from .lines import length_of
from .pen import ribbon
from .survey import Survey

Pair = tuple[int, int]
_CELL = 2.0
"""Map pixels per cell of the ground that is taken."""
_SHORTEST_GATE = 40.0
_SHORTEST_BORDER = 52.0


@dataclass(frozen=True, slots=True)
class Gate:
    """Where a way crosses a border, and the direction across it."""

    point: Point
    normal: Point

    def turned(self) -> Gate:
        return Gate(self.point, (-self.normal[0], -self.normal[1]))


@dataclass(frozen=True, slots=True)
class Road:
    """A stretch of road inside one region. `widths` are shares of a road's full width."""

    region: int
    line: tuple[Point, ...]
    widths: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Stream:
    """A watercourse over several regions, with its widths in map pixels."""

    line: tuple[Point, ...]
    widths: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Taken:
    """The ground under roads and streams, on a coarse grid."""

    cells: Mask

    def at(self, x: float, y: float) -> bool:
        rows, columns = self.cells.shape
        return bool(self.cells[min(max(int(y / _CELL), 0), rows - 1), min(max(int(x / _CELL), 0), columns - 1)])

    def under(self, xs: Field, ys: Field, body: tuple[float, float, float, float]) -> Mask:
        """Where the foot of such a body would stand on a way."""
        found = np.zeros(len(xs), np.bool_)
        for dx, dy in ((0.0, 0.0), (-0.7, 0.0), (0.7, 0.0), (0.0, 0.8)):
            column = cells((xs + body[0] + dx * body[2]) / _CELL, self.cells.shape[1])
            found |= self.cells[cells((ys + dy * body[1]) / _CELL, self.cells.shape[0]), column]
        return found

    def share(self, left: float, top: float, right: float, bottom: float) -> float:
        """How much of a box is taken."""
        box = self.cells[
            max(0, int(top / _CELL)) : max(0, int(bottom / _CELL)),
            max(0, int(left / _CELL)) : max(0, int(right / _CELL)),
        ]
        return float(box.mean()) if box.size else 0.0


@dataclass(slots=True)
class Ways:
    """All roads and streams. `gates` are the border points by which roads leave each region."""

    roads: list[Road] = field(default_factory=list)
    streams: list[Stream] = field(default_factory=list)
    gates: dict[int, list[Point]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Crossable:
    """Which borders a way may cross: the longest common one of each pair of neighbours."""

    borders: Mapping[Pair, Sequence[Point]]
    near: Mapping[int, Sequence[int]]
    dry: Sequence[bool]


def pair(first: int, second: int) -> Pair:
    return (first, second) if first < second else (second, first)


def crossable(survey: Survey) -> Crossable:
    """Read off a board where ways may run: never through walls, never where a border is too short."""
    borders: dict[Pair, Sequence[Point]] = {}
    for arc in survey.geometry.arcs:
        if arc.left >= 0 and arc.right >= 0 and len(arc.points) >= 4:
            key = pair(arc.left, arc.right)
            if len(arc.points) > len(borders.get(key, ())):
                borders[key] = arc.points
    near: dict[int, list[int]] = {region.index: [] for region in survey.board.regions}
    for (i, j), points in borders.items():
        if j in survey.board.regions[i].neighbours and length_of(points) > _SHORTEST_BORDER * survey.layout.unit:
            near[i].append(j)
            near[j].append(i)
    for index, style in enumerate(survey.styles):
        if style == CHASM:
            near[index] = []
    dry = [style not in WATER_STYLES and style != CHASM for style in survey.styles]
    return Crossable(borders, near, dry)


def gate_in(
    border: Sequence[Point], start: Point, goal: Point, inner: tuple[float, float], avoid: Point | None = None
) -> Gate | None:
    """The point of a border nearest to the straight way, away from the border's ends; None if it is too short."""
    lengths = list(accumulate((math.dist(a, b) for a, b in pairwise(border)), initial=0.0))
    if lengths[-1] < _SHORTEST_GATE:
        return None
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    far = math.hypot(dx, dy) or 1.0
    best: tuple[float, int] | None = None
    for index, point in enumerate(border):
        if not inner[0] <= lengths[index] / lengths[-1] <= inner[1]:
            continue
        off = abs((point[0] - start[0]) * dy - (point[1] - start[1]) * dx) / far
        if avoid is not None and math.dist(point, avoid) < 26:
            off += 500
        if best is None or off < best[0]:
            best = off, index
    if best is None:
        return None
    before, after = border[max(0, best[1] - 3)], border[min(len(border) - 1, best[1] + 3)]
    tx, ty = after[0] - before[0], after[1] - before[1]
    long = math.hypot(tx, ty) or 1.0
    side = 1 if -ty * dx + tx * dy > 0 else -1
    return Gate(border[best[1]], (-ty / long * side, tx / long * side))


def taken_by(survey: Survey, ways: Ways) -> Taken:
    """The ground that plants and buildings keep off."""
    wide, high = survey.geometry.width, survey.geometry.height
    mask = pygame.Surface((max(2, round(wide / _CELL)), max(2, round(high / _CELL))), 0, 8)
    mask.set_palette([(i, i, i) for i in range(256)])
    unit = survey.layout.unit
    lines = [(road.line, [7.2 * unit] * len(road.line)) for road in ways.roads]
    lines += [(stream.line, [width + 5 * unit for width in stream.widths]) for stream in ways.streams]
    for line, widths in lines:
        ribbon(mask, [(x / _CELL, y / _CELL) for x, y in line], [width / _CELL for width in widths], (255, 255, 255))
    return Taken(pygame.surfarray.array2d(mask).T > 0)
