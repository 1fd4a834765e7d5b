"""Finding places: points strewn over a region with room for what stands on them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import pygame

from smallworld_desktop.maps.geometry import Point

from .fields import Field, Mask, cells
from .survey import Survey
from .ways import Taken

Where = Callable[[Field, Field], Mask]
"""A question about points: may something stand there?"""

Body = tuple[float, float, float, float]
"""An ellipse around a foot: dx, dy, half width, half height, in map pixels."""

_ACROSS = np.array([0.0, *(math.cos(i * math.tau / 10) for i in range(10))])
_DOWN = np.array([0.0, *(math.sin(i * math.tau / 10) for i in range(10))])
"""A body's middle and ten points around it, as shares of its half width and half height."""

_CORE = 0.85
"""The part of a body that must stay off what is kept free: outlines are rounder than their ellipse."""

_DARTS = 14
"""Candidates per expected place: more fills a region more tightly."""

_CELL = math.sqrt(0.5)
_NEAR = sorted(
    ((c, r) for c in range(-2, 3) for r in range(-2, 3) if abs(c) + abs(r) < 4), key=lambda d: d[0] ** 2 + d[1] ** 2
)
"""The cells in which a point may lie less than a gap away, the nearest first."""


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

    def inside(self, xs: Field, ys: Field) -> Mask:
        """Where points lie in the region."""
        labels = self.survey.labels
        found: Mask = labels[cells(ys, labels.shape[0]), cells(xs, labels.shape[1])] == self.index + 1
        return found

    def holds(self, xs: Field, ys: Field, body: Body, margin: float) -> Mask:
        """Where a body stays inside the region, `margin` away from its border."""
        height, width = self.survey.labels.shape
        dx, dy, half_width, half_height = body
        px = xs[:, None] + dx + (_ACROSS * half_width).astype(np.float32)
        py = ys[:, None] + dy + (_DOWN * half_height).astype(np.float32)
        held = (px > -1) & (py > -1) & (px < width) & (py < height)
        held &= self.inside(px, py)
        held &= self.survey.border.points(px, py) >= margin
        inside: Mask = held.all(axis=1)
        return inside


def scatter(
    site: Site,
    body: Body,
    gap: Point,
    margin: float,
    keep: Sequence[Ellipse],
    taken: Sequence[Point] = (),
    limit: int | None = None,
    where: Where | None = None,
    ways: Taken | None = None,
) -> list[Point]:
    """Throw darts at a region: feet at least `gap` apart (across, down), bodies inside and off what is kept free.

    Only places that `where` allows count, and none on a road or stream of `ways`.
    """
    left, top, right, bottom = site.bounds()
    count = int(_DARTS * (right - left) * (bottom - top) / (gap[0] * gap[1])) + 40
    xs = site.rng.uniform(left, right, count).astype(np.float32)
    ys = site.rng.uniform(top, bottom, count).astype(np.float32)
    within = site.inside(xs, ys)
    xs, ys = xs[within], ys[within]
    free = np.ones(len(xs), np.bool_)
    for area in keep:
        across = (xs + body[0] - area.x) / (area.half_width + body[2] * _CORE)
        down = (ys + body[1] - area.y) / (area.half_height + body[3] * _CORE)
        free &= across * across + down * down >= 1
    if where is not None:
        free &= where(xs, ys)
    if ways is not None:
        free &= ~ways.under(xs, ys, body)
    if taken:
        free &= ~_near(taken, gap, site.bounds(), xs, ys)
    xs, ys = xs[free], ys[free]
    fits = site.holds(xs, ys, body, margin)
    return _apart(xs[fits], ys[fits], gap, limit)


def _near(taken: Sequence[Point], gap: Point, bounds: tuple[float, float, float, float], xs: Field, ys: Field) -> Mask:
    """Which points lie less than a gap from a taken one: looked up in a picture of what they take."""
    left, top, right, bottom = bounds
    picture = pygame.Surface((math.ceil(right - left) + 2, math.ceil(bottom - top) + 2), 0, 8)
    picture.set_palette([(i, i, i) for i in range(256)])
    for x, y in taken:
        pygame.draw.ellipse(picture, (255, 255, 255), (x - left - gap[0], y - top - gap[1], 2 * gap[0], 2 * gap[1]))
    cells = pygame.surfarray.array2d(picture)
    found: Mask = cells[(xs - np.float32(left)).astype(np.intp), (ys - np.float32(top)).astype(np.intp)] > 0
    return found


def _apart(xs: Field, ys: Field, gap: Point, limit: int | None) -> list[Point]:
    """Those points, in order, that keep their distance from each other.

    Measured in gaps, a cell of the grid is so small that it holds one point, so many points are refused at a glance.
    """
    grid: dict[tuple[int, int], Point] = {}
    found: list[Point] = []
    for x, y in zip(xs.tolist(), ys.tolist(), strict=True):
        across, down = x / gap[0], y / gap[1]
        column, row = int(across / _CELL), int(down / _CELL)
        if (column, row) in grid or not _has_room(across, down, column, row, grid):
            continue
        grid[column, row] = (across, down)
        found.append((x, y))
        if limit is not None and len(found) >= limit:
            break
    return found


def _has_room(across: float, down: float, column: int, row: int, grid: dict[tuple[int, int], Point]) -> bool:
    for dc, dr in _NEAR:
        other = grid.get((column + dc, row + dr))
        if other is not None and (across - other[0]) ** 2 + (down - other[1]) ** 2 < 1:
            return False
    return True
