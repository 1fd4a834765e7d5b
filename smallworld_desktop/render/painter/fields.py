"""Number fields behind the paint: noise, distances and labels, all in map coordinates and therefore alike at any scale.

Arrays are indexed `[row, column]`. Noise covers the sheet, rasters cover the map.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np
import pygame
from numpy.typing import NDArray

from smallworld_desktop.maps.geometry import BoardGeometry

from .borders import arc_line, drawn_arcs
from .fill import fill_regions

Field: TypeAlias = NDArray[np.float32]
Labels: TypeAlias = NDArray[np.uint16]
Mask: TypeAlias = NDArray[np.bool_]


def limited(values: Field, low: float = 0.0, high: float = 1.0) -> Field:
    """The values, none below `low` or above `high`."""
    within: Field = np.clip(values, low, high)
    return within


def cells(values: Field, count: int) -> NDArray[np.intp]:
    """The numbers of the cells in which values lie; those beyond an end count to the last cell."""
    found: NDArray[np.intp] = np.minimum(np.maximum(values.astype(np.intp), 0), count - 1)
    return found


def seed_of(*parts: object) -> np.random.Generator:
    """A generator for these words; the same words always give the same numbers."""
    text = ":".join(str(part) for part in parts)
    return np.random.default_rng(list(text.encode()))


class Noise:
    """Layered value noise between 0 and 1 over a sheet of `width` x `height`; `cell` is the largest feature's size."""

    def __init__(
        self, width: float, height: float, cell: float, octaves: int, rng: np.random.Generator, gain: float = 0.5
    ) -> None:
        self._layers: list[tuple[float, float, Field]] = []
        weight, total = 1.0, 0.0
        for _ in range(octaves):
            size = max(cell, 1.2)
            grid = rng.random((int(height / size) + 4, int(width / size) + 4), dtype=np.float32)
            self._layers.append((size, weight, grid))
            total += weight
            weight *= gain
            cell /= 2
        self._scale, self._shift = np.float32(1 / total), np.float32(0)
        coarse = self.at(np.arange(0, width, 7, dtype=np.float32), np.arange(0, height, 7, dtype=np.float32))
        low, high = np.percentile(coarse, (1, 99))
        self._scale = np.float32(self._scale / (high - low))
        self._shift = np.float32(low / (high - low))

    def at(self, xs: Field, ys: Field) -> Field:
        """The values at every crossing of the sheet coordinates `xs` and `ys`."""
        total = np.zeros((len(ys), len(xs)), np.float32)
        for size, weight, grid in self._layers:
            total += weight * _interpolate(grid, xs / size, ys / size, _spline)
        return limited(total * self._scale - self._shift)


Weights: TypeAlias = Callable[[Field], tuple[Field, ...]]


def _spline(t: Field) -> tuple[Field, ...]:
    """A quadratic spline: three neighbours, no trace of the grid."""
    return 0.5 * (1 - t) ** 2, 0.5 + t * (1 - t), 0.5 * t * t


def _straight(t: Field) -> tuple[Field, ...]:
    return 1 - t, t


def _interpolate(grid: Field, xs: Field, ys: Field, weights: Weights) -> Field:
    """Values at every crossing; both directions are interpolated one after the other, which keeps this fast."""
    taps = len(weights(np.zeros(1, np.float32)))
    ix, iy = cells(np.floor(xs), grid.shape[1] - taps + 1), cells(np.floor(ys), grid.shape[0] - taps + 1)
    across_weights = weights(np.clip(xs - ix, 0, 1).astype(np.float32))
    down_weights = weights(np.clip(ys - iy, 0, 1).astype(np.float32))
    first = int(iy.min())
    rows = grid[first : int(iy.max()) + taps]
    across = sum((np.take(rows, ix + n, axis=1) * w for n, w in enumerate(across_weights)), np.float32(0))
    total = np.take(across, iy - first, axis=0) * down_weights[0][:, None]
    for n in range(1, taps):
        total += np.take(across, iy - first + n, axis=0) * down_weights[n][:, None]
    return total


class Raster:
    """A field over the map, one value every `step` map pixels, read with straight interpolation."""

    def __init__(self, values: Field, step: float) -> None:
        self.values = values
        self.step = step

    def at(self, xs: Field, ys: Field) -> Field:
        """Values at every crossing of the map coordinates; beyond the map the nearest value counts."""
        return _interpolate(self.values, xs / self.step - 0.5, ys / self.step - 0.5, _straight)

    def points(self, xs: Field, ys: Field) -> Field:
        """Values at single map points."""
        rows, columns = self.values.shape
        picked: Field = self.values[cells(ys / self.step, rows), cells(xs / self.step, columns)]
        return picked


def distance(sources: Mask, cap: int) -> Field:
    """The distance of every cell to the nearest source, exact up to `cap` cells."""
    far = np.float32(cap + 1)
    steps = np.where(sources, np.float32(0), far).astype(np.float32)
    for row in range(1, len(steps)):
        np.minimum(steps[row], steps[row - 1] + 1, out=steps[row])
    for row in range(len(steps) - 2, -1, -1):
        np.minimum(steps[row], steps[row + 1] + 1, out=steps[row])
    squares = steps * steps
    best = squares.copy()
    for shift in range(1, cap + 1):
        np.minimum(best[:, shift:], squares[:, :-shift] + shift * shift, out=best[:, shift:])
        np.minimum(best[:, :-shift], squares[:, shift:] + shift * shift, out=best[:, :-shift])
    return limited(np.sqrt(best), 0, float(far))


def soften(field: Field, radius: int, passes: int = 2) -> Field:
    """A blur by boxes of `2 * radius + 1` cells; beyond the border the nearest value counts."""
    if radius < 1:
        return field
    size = 2 * radius + 1
    for _ in range(passes):
        for axis in (0, 1):
            padded = np.pad(field, [(radius + 1, radius) if a == axis else (0, 0) for a in (0, 1)], mode="edge")
            sums = np.cumsum(padded, axis=axis, dtype=np.float64)
            upper = sums[size:] if axis == 0 else sums[:, size:]
            lower = sums[:-size] if axis == 0 else sums[:, :-size]
            field = ((upper - lower) / size).astype(np.float32)
    return field


def label_map(geometry: BoardGeometry, k: float, margin: float, size: tuple[int, int]) -> Labels:
    """Which region every pixel belongs to, as index + 1; 0 is no region."""
    surface = pygame.Surface(size, 0, 32, masks=(0xFF0000, 0xFF00, 0xFF, 0))
    codes = {s.index: (0, (s.index + 1) >> 8, (s.index + 1) & 255) for s in geometry.shapes}
    fill_regions(surface, geometry, codes, k, margin)
    return np.ascontiguousarray((pygame.surfarray.pixels2d(surface) & 0xFFFF).T).astype(np.uint16)


def border_distance(geometry: BoardGeometry, step: float, cap: float) -> Raster:
    """Distance to the nearest border or to the frame, in map pixels, up to `cap`."""
    size = (max(2, round(geometry.width / step)), max(2, round(geometry.height / step)))
    surface = pygame.Surface(size, 0, 32)
    for arc in drawn_arcs(geometry):
        pygame.draw.lines(surface, (255, 255, 255), False, [(x / step, y / step) for x, y in arc_line(arc)])
    drawn = pygame.surfarray.pixels_red(surface).T > 0
    drawn[[0, -1], :] = True
    drawn[:, [0, -1]] = True
    return Raster(distance(drawn, int(cap / step)) * np.float32(step), step)


def coast_distance(geometry: BoardGeometry, water: Sequence[bool], step: float, cap: float) -> Raster:
    """Distance from a point on the water to the nearest shore, in map pixels, up to `cap`; 0 on land."""
    size = (max(2, round(geometry.width / step)), max(2, round(geometry.height / step)))
    wet = np.array([False, *water])
    land = ~wet[label_map(geometry, 1 / step, 0, size)]
    return Raster(soften(distance(land, int(cap / step)), 1) * np.float32(step), step)
