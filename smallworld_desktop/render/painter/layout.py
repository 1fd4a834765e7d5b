"""Where things lie on a painted sheet: margin, units of size, clearings and symbols, all in map pixels.

The sheet is the map with a margin of parchment on every side, which holds the frame and the ragged edge. A picture
painted at `scale` has `scale` pixels per map pixel, so a map point `p` lies at `(p + margin) * scale`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from smallworld_desktop.content import limits
from smallworld_desktop.maps.geometry import BoardGeometry, Point, RegionShape, Ring
from smallworld_desktop.rules.board import Region, Terrain

STYLES = frozenset(limits.STYLES)
WATER_STYLES = frozenset({"sea", "lake", "river", "lava"})
CHASM = "chasm"
"""The one style without ground: neither land nor water."""

_MARGIN = 40.0
"""Width of the margin in frame units."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Measures of a sheet: `unit` for frame, ink and symbols (by the canvas), `glyph` for terrain (by the regions)."""

    width: float
    height: float
    margin: int
    unit: float
    glyph: float

    @property
    def sheet_width(self) -> float:
        return self.width + 2 * self.margin

    @property
    def sheet_height(self) -> float:
        return self.height + 2 * self.margin

    def picture_size(self, scale: float) -> tuple[int, int]:
        """Pixels of a picture painted at `scale`."""
        return max(1, round(self.sheet_width * scale)), max(1, round(self.sheet_height * scale))

    def clearing(self, shape: RegionShape) -> tuple[float, float]:
        """Half width and half height of the free ellipse around the anchor, where tokens and markers stand."""
        radius = max(min(shape.room * 0.41, 44 * self.unit), 4 * self.unit)
        return radius * 1.2, radius


def layout_of(geometry: BoardGeometry) -> Layout:
    unit = (geometry.width + geometry.height) / 2117
    areas = sorted(ring_area(shape.outline) for shape in geometry.shapes)
    typical = math.sqrt(areas[len(areas) // 2]) if areas else 200.0
    glyph = min(max(typical / 198, 0.68 * unit), 1.15 * unit)
    return Layout(geometry.width, geometry.height, round(_MARGIN * unit), unit, glyph)


def ring_area(ring: Ring) -> float:
    """The area inside a closed ring, whichever way round it runs."""
    total = 0.0
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], *ring[:1]), strict=True):
        total += ax * by - bx * ay
    return abs(total) / 2


def style_of(terrain: Terrain, styles: Mapping[str, str]) -> str:
    """The painting style of a terrain: what `styles` says, its own name, or the nearest plain land or water."""
    wanted = styles.get(terrain.id, terrain.id)
    if wanted == CHASM or (wanted in STYLES and (wanted in WATER_STYLES) == terrain.water):
        return wanted
    if terrain.water:
        return "lake" if terrain.inland else "sea"
    return "plain"


def symbol_size(layout: Layout, shape: RegionShape) -> float:
    """Side of the square a symbol is painted in."""
    return min(44 * layout.unit, max(shape.room * 0.72, 24 * layout.unit))


def symbol_spots(layout: Layout, shape: RegionShape, region: Region) -> dict[str, Point]:
    """The centre of each painted symbol of a region: beside the clearing, lower left first, where there is room."""
    if not region.symbols:
        return {}
    size = symbol_size(layout, shape)
    half_width, half_height = layout.clearing(shape)
    angles = np.repeat(np.arange(24) * (math.tau / 24), 2)
    away = np.tile((size * 0.30, size * 0.42), 24)
    spots = np.stack((np.cos(angles) * (half_width + away), np.sin(angles) * (half_height + away)), -1) + shape.anchor
    free, inside = _room_around(spots, shape)
    towards_lower_left = np.cos(angles - math.radians(140))
    worth = np.minimum(free, size * 0.66) + size * 0.16 * towards_lower_left + away * 0.1
    worth[~inside] -= 1e6
    ranked = [(float(x), float(y)) for x, y in spots[np.argsort(-worth, kind="stable")]]
    chosen: dict[str, Point] = {}
    for symbol in sorted(region.symbols):
        apart = [p for p in ranked if all(math.dist(p, q) >= size for q in chosen.values())]
        chosen[symbol] = (apart or ranked)[0]
    return chosen


def _room_around(points: NDArray[np.float64], shape: RegionShape) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
    """How far each point is from the region's border, and whether it lies inside."""
    px, py = points[:, 0, None], points[:, 1, None]
    free = np.full(len(points), np.inf)
    inside = np.zeros(len(points), np.bool_)
    for ring in (shape.outline, *shape.holes):
        a = np.array(ring, np.float64)
        b = np.roll(a, -1, axis=0)
        d = b - a
        share = ((px - a[:, 0]) * d[:, 0] + (py - a[:, 1]) * d[:, 1]) / np.maximum((d * d).sum(axis=1), 1e-9)
        share = np.clip(share, 0, 1)
        gaps = np.hypot(a[:, 0] + d[:, 0] * share - px, a[:, 1] + d[:, 1] * share - py)
        free = np.minimum(free, gaps.min(axis=1))
        crosses = (a[:, 1] > py) != (b[:, 1] > py)
        rise = np.where(d[:, 1] == 0, 1e-9, d[:, 1])
        inside ^= (crosses & (px < d[:, 0] * (py - a[:, 1]) / rise + a[:, 0])).sum(axis=1) % 2 == 1
    return free, inside
