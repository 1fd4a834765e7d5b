"""Finding places: points strewn over a region with room for what stands on them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from smallworld_desktop.maps.geometry import Point

from .fields import Field, Mask
from .survey import Survey

Body = tuple[float, float, float, float]
"""An ellipse around a foot: dx, dy, half width, half height, in map pixels."""

_AROUND = [(0.0, 0.0), *((math.cos(i * math.tau / 10), math.sin(i * math.tau / 10)) for i in range(10))]
_CORE = 0.85
"""The part of a body that must stay off what is kept free: outlines are rounder than their ellipse."""

_DARTS = 14
"""Candidates per expected place: more fills a region more tightly."""


@dataclass(frozen=True, slots=True)
class Ellipse:
    """A place to keep free, in map pixels."""

    x: float
    y: float
    half_width: float
    half_height: float


@dataclass(frozen=True, slots=True)
class Site:
    """A region to strew things over, with its own luck."""

    survey: Survey
    index: int
    rng: np.random.Generator

    def bounds(self) -> tuple[float, float, float, float]:
        xs, ys = zip(*self.survey.geometry.shapes[self.index].outline, strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    def holds(self, xs: Field, ys: Field, body: Body, margin: float) -> Mask:
        """Where a body stays inside the region, `margin` away from its border."""
        labels, border = self.survey.labels, self.survey.border
        dx, dy, half_width, half_height = body
        inside = np.ones(len(xs), np.bool_)
        for ux, uy in _AROUND:
            px, py = xs + dx + ux * half_width, ys + dy + uy * half_height
            column, row = px.astype(np.intp), py.astype(np.intp)
            inside &= (column >= 0) & (row >= 0) & (column < labels.shape[1]) & (row < labels.shape[0])
            column, row = np.clip(column, 0, labels.shape[1] - 1), np.clip(row, 0, labels.shape[0] - 1)
            inside &= labels[row, column] == self.index + 1
            inside &= border.points(px, py) >= margin
        return inside


def scatter(
    site: Site,
    body: Body,
    gap: Point,
    margin: float,
    keep: Sequence[Ellipse],
    taken: Sequence[Point] = (),
    limit: int | None = None,
) -> list[Point]:
    """Throw darts at a region: feet at least `gap` apart (across, down), bodies inside and off what is kept free."""
    left, top, right, bottom = site.bounds()
    count = int(_DARTS * (right - left) * (bottom - top) / (gap[0] * gap[1])) + 40
    xs = site.rng.uniform(left, right, count).astype(np.float32)
    ys = site.rng.uniform(top, bottom, count).astype(np.float32)
    free = site.holds(xs, ys, body, margin)
    for area in keep:
        across = (xs + body[0] - area.x) / (area.half_width + body[2] * _CORE)
        down = (ys + body[1] - area.y) / (area.half_height + body[3] * _CORE)
        free &= across * across + down * down >= 1
    crowd = _Crowd(gap)
    for point in taken:
        crowd.add(point)
    found: list[Point] = []
    for x, y in zip(xs[free].tolist(), ys[free].tolist(), strict=True):
        if limit is not None and len(found) >= limit:
            break
        if crowd.has_room((x, y)):
            crowd.add((x, y))
            found.append((x, y))
    return found


class _Crowd:
    """Points in a grid, to see quickly whether another one has room."""

    def __init__(self, gap: Point) -> None:
        self._gap = gap
        self._cells: dict[tuple[int, int], list[Point]] = {}

    def _cell(self, point: Point) -> tuple[int, int]:
        return math.floor(point[0] / self._gap[0]), math.floor(point[1] / self._gap[1])

    def add(self, point: Point) -> None:
        self._cells.setdefault(self._cell(point), []).append(point)

    def has_room(self, point: Point) -> bool:
        column, row = self._cell(point)
        for c in (column - 1, column, column + 1):
            for r in (row - 1, row, row + 1):
                for x, y in self._cells.get((c, r), ()):
                    if ((point[0] - x) / self._gap[0]) ** 2 + ((point[1] - y) / self._gap[1]) ** 2 < 1:
                        return False
        return True
