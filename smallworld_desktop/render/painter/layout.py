"""Where things lie on a painted sheet: margin, units of size, clearings and symbols, all in map pixels.

The sheet is the map with a margin of parchment on every side, which holds the frame and the ragged edge. A picture
painted at `scale` has `scale` pixels per map pixel, so a map point `p` lies at `(p + margin) * scale`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from smallworld_desktop.maps.geometry import BoardGeometry, Point, RegionShape, Ring
from smallworld_desktop.rules.board import Region, Terrain

STYLES = frozenset({"farmland", "forest", "hill", "mountain", "swamp", "plain", "sea", "lake"})
WATER_STYLES = frozenset({"sea", "lake"})

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
        radius = min(shape.room * 0.41, 35 * self.unit)
        return radius * 1.18, radius


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
    if wanted in STYLES and (wanted in WATER_STYLES) == terrain.water:
        return wanted
    if terrain.water:
        return "lake" if terrain.inland else "sea"
    return "plain"


def symbol_size(layout: Layout, shape: RegionShape) -> float:
    """Side of the square a symbol is painted in."""
    return min(44 * layout.unit, max(shape.room * 0.72, 24 * layout.unit))


def symbol_spots(layout: Layout, shape: RegionShape, region: Region) -> dict[str, Point]:
    """The centre of each painted symbol of a region: beside the clearing, lower left first, where there is room."""
    size = symbol_size(layout, shape)
    half_width, half_height = layout.clearing(shape)
    ax, ay = shape.anchor
    rings = (shape.outline, *shape.holes)
    candidates: list[tuple[float, Point]] = []
    for step in range(48):
        angle = (step // 2) * math.tau / 24
        away = size * (0.42 if step % 2 else 0.30)
        spot = (ax + math.cos(angle) * (half_width + away), ay + math.sin(angle) * (half_height + away))
        if not _inside(spot, shape.outline) or any(_inside(spot, hole) for hole in shape.holes):
            continue
        free = min(_distance(spot, ring) for ring in rings)
        towards_lower_left = math.cos(angle - math.radians(140))
        candidates.append((min(free, size * 0.66) + size * 0.16 * towards_lower_left + away * 0.1, spot))
    candidates.sort(key=lambda candidate: -candidate[0])
    spots: dict[str, Point] = {}
    for symbol in sorted(region.symbols):
        free_spots = [p for _, p in candidates if all(math.dist(p, q) >= size for q in spots.values())]
        spots[symbol] = free_spots[0] if free_spots else (ax, ay + half_height)
    return spots


def _inside(point: Point, ring: Ring) -> bool:
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], *ring[:1]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def _distance(point: Point, ring: Ring) -> float:
    x, y = point
    nearest = math.inf
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], *ring[:1]), strict=True):
        dx, dy = bx - ax, by - ay
        share = ((x - ax) * dx + (y - ay) * dy) / ((dx * dx + dy * dy) or 1)
        share = min(1.0, max(0.0, share))
        nearest = min(nearest, math.hypot(ax + dx * share - x, ay + dy * share - y))
    return nearest
