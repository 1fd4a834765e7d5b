"""What lights up on the board: targets, the region under the pointer, owners' washes, the veil while scoring.

Overlays are premultiplied surfaces, made once per region and look for the current scale of the view. Looks differ by
form as well as by colour: gold is always "now", red carries a hatching, safety is dotted, the last move is dashed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache

import pygame

from smallworld_desktop.maps.geometry import Point, RegionShape

from .board_view import BoardView
from .overlay import Look, Outline, Rgb, draw_overlay, spare_disc
from .painter.frame import rosette_radius
from .pieces.owners import Owner

_VEIL: Rgb = (24, 14, 6)
_FINEST = 1.1
"""Overlays are soft: beyond this scale they are drawn smaller and enlarged, which is many times faster."""


class Mark(Enum):
    """Why a region is highlighted."""

    TARGET = "target"
    HOVER = "hover"
    SELECTED = "selected"
    REFUSED = "refused"
    IMMUNE = "immune"
    LAST_MOVE = "last_move"
    OWN = "own"
    CURSOR_EDGE = "cursor_edge"
    CURSOR = "cursor"


LOOKS: dict[Mark, Look] = {
    Mark.TARGET: Look((255, 226, 130), 0.08, 11, 0.85, Outline.FULL, 4.2, 0.95),
    Mark.HOVER: Look((255, 238, 160), 0.12, 16, 0.92, Outline.FULL, 6.4, 1.0),
    Mark.SELECTED: Look((255, 214, 92), 0.06, 8, 0.55, Outline.EDGED, 6.0, 1.0),
    Mark.REFUSED: Look((166, 46, 30), 0.12, 12, 0.72, Outline.FULL, 3.6, 0.85, hatching=0.34),
    Mark.IMMUNE: Look((226, 234, 242), 0.16, 12, 0.55, Outline.DOTTED, 6.4, 0.95),
    Mark.LAST_MOVE: Look((255, 246, 220), 0.05, 6, 0.30, Outline.DASHED, 4.4, 0.9),
    Mark.OWN: Look((238, 226, 196), 0.0, 6, 0.35, Outline.DOTTED, 4.6, 0.9),
    Mark.CURSOR_EDGE: Look((28, 14, 8), 0.0, 16, 0.75, Outline.FULL, 13.0, 1.0),
    Mark.CURSOR: Look((255, 255, 255), 0.0, 3, 0.6, Outline.EDGED, 6.4, 1.0),
}


STRONG_LOOKS: dict[Mark, Look] = {
    Mark.TARGET: Look((255, 240, 70), 0.16, 12, 0.95, Outline.EDGED, 6.0, 1.0),
    Mark.HOVER: Look((255, 252, 190), 0.34, 18, 1.0, Outline.EDGED, 9.0, 1.0),
    Mark.SELECTED: Look((255, 255, 255), 0.20, 10, 0.8, Outline.EDGED, 8.0, 1.0),
    Mark.REFUSED: Look((140, 16, 8), 0.22, 14, 0.9, Outline.EDGED, 5.0, 1.0, hatching=0.6),
    Mark.IMMUNE: Look((236, 244, 255), 0.28, 14, 0.8, Outline.DOTTED, 8.0, 1.0),
    Mark.LAST_MOVE: Look((255, 255, 255), 0.10, 8, 0.5, Outline.DASHED, 6.4, 1.0),
    Mark.OWN: Look((255, 250, 235), 0.0, 8, 0.5, Outline.DOTTED, 6.4, 1.0),
    Mark.CURSOR_EDGE: Look((0, 0, 0), 0.0, 18, 0.9, Outline.FULL, 15.0, 1.0),
    Mark.CURSOR: Look((255, 255, 255), 0.0, 3, 0.6, Outline.EDGED, 7.0, 1.0),
}
"""The same for those who need contrast."""


@lru_cache(maxsize=64)
def owner_look(owner: Owner, active: bool, is_strong: bool = False) -> Look:
    """An owner's wash and pattern inside the border: strong for an active race, faint in decline."""
    colour = owner.colour
    if is_strong:
        look = Look(colour, 0.45, 14.0, 1.0) if active else Look(colour, 0.10, 9.0, 0.75)
    else:
        look = Look(colour, 0.05, 8.5, 0.95) if active else Look(colour, 0.0, 6.0, 0.42)
    return replace(look, rim=owner.rim, rim_strength=0.95 if active else 0.5)


@dataclass(frozen=True, slots=True)
class _Overlay:
    surface: pygame.Surface
    x: int
    y: int


class Highlights:
    """Draws highlights over a board view and keeps them until the view's scale changes."""

    def __init__(self, view: BoardView) -> None:
        self.is_strong = False
        """Whether contrast is needed; see `Theme`."""
        self._view = view
        self._size: tuple[int, int] = (0, 0)
        self._overlays: dict[tuple[int, Look], _Overlay] = {}
        self._bounds = [_bounds(shape) for shape in view.geometry.shapes]
        self._veil: tuple[tuple[frozenset[int], float], pygame.Surface] | None = None

    def draw_mark(self, target: pygame.Surface, region: int, mark: Mark) -> None:
        if self._is_visible(region, target.get_clip()):
            self._draw(target, region, (STRONG_LOOKS if self.is_strong else LOOKS)[mark])

    def draw_owner(self, target: pygame.Surface, region: int, owner: Owner, active: bool) -> None:
        if self._is_visible(region, target.get_clip()):
            self._draw(target, region, owner_look(owner, active, self.is_strong))

    def mute_ground(self, target: pygame.Surface) -> None:
        """Pale the picture of the map below all that is drawn on it, if contrast is needed."""
        if self.is_strong:
            where = self._view.camera.sheet.clip(self._view.camera.viewport)
            target.fill((168, 168, 168), where, pygame.BLEND_RGB_MULT)
            target.fill((76, 74, 68), where, pygame.BLEND_RGB_ADD)

    def draw_veil(self, target: pygame.Surface, lit: Iterable[int], darkness: float = 0.45) -> None:
        """Darken the map but for some regions."""
        self._forget_other_scales()
        key = (frozenset(lit), darkness)
        if self._veil is None or self._veil[0] != key:
            self._veil = (key, self._make_veil(*key))
        self._blit(target, self._veil[1], 0, 0)

    def _draw(self, target: pygame.Surface, region: int, look: Look) -> None:
        self._forget_other_scales()
        key = (region, look)
        if key not in self._overlays:
            self._overlays[key] = self._make(self._view.geometry.shapes[region], look)
        overlay = self._overlays[key]
        self._blit(target, overlay.surface, overlay.x, overlay.y)

    def _is_visible(self, region: int, clip: pygame.Rect) -> bool:
        camera = self._view.camera
        x, y, wide, high = self._bounds[region]
        left, top = camera.to_screen((x, y))
        around = pygame.Rect(left, top, wide * camera.scale + 1, high * camera.scale + 1)
        return bool(around.inflate(24, 24).colliderect(camera.viewport.clip(clip)))

    def _blit(self, target: pygame.Surface, surface: pygame.Surface, x: int, y: int) -> None:
        camera = self._view.camera
        clip = target.get_clip()
        target.set_clip(camera.viewport.clip(clip))
        sheet = camera.sheet
        target.blit(surface, (sheet.x + x, sheet.y + y), special_flags=pygame.BLEND_PREMULTIPLIED)
        target.set_clip(clip)

    def _forget_other_scales(self) -> None:
        size = self._view.camera.sheet.size
        if size != self._size:
            self._size = size
            self._overlays.clear()
            self._veil = None

    def _make(self, shape: RegionShape, look: Look) -> _Overlay:
        scale, layout = self._view.camera.scale, self._view.layout
        drawn = min(scale, _FINEST)
        rings = [_placed(ring, layout.margin * drawn, drawn) for ring in (shape.outline, *shape.holes)]
        surface, (left, top) = draw_overlay(rings, look, layout.unit * drawn)
        if drawn < scale:
            grown = scale / drawn
            left, top = round(left * grown), round(top * grown)
            surface = pygame.transform.smoothscale_by(surface, grown)
        for cx, cy in self._corners():
            spare_disc(surface, (cx - left, cy - top), rosette_radius(layout) * scale)
        return _Overlay(surface, left, top)

    def _corners(self) -> list[Point]:
        """The frame's corners, where rosettes stay free, in sheet pixels."""
        layout, scale = self._view.layout, self._view.camera.scale
        return [
            ((x + layout.margin) * scale, (y + layout.margin) * scale)
            for x in (0.0, layout.width)
            for y in (0.0, layout.height)
        ]

    def _make_veil(self, lit: frozenset[int], darkness: float) -> pygame.Surface:
        layout, scale = self._view.layout, self._view.camera.scale
        veil = pygame.Surface(self._view.camera.sheet.size, pygame.SRCALPHA, 32)
        corner = layout.margin * scale
        dark = (*(round(c * darkness) for c in _VEIL), round(255 * darkness))
        veil.fill(dark, (round(corner), round(corner), round(layout.width * scale), round(layout.height * scale)))
        for index in lit:
            shape = self._view.geometry.shapes[index]
            pygame.draw.polygon(veil, (0, 0, 0, 0), _placed(shape.outline, corner, scale))
            for hole in shape.holes:
                pygame.draw.polygon(veil, dark, _placed(hole, corner, scale))
        for place in self._corners():
            spare_disc(veil, place, rosette_radius(layout) * scale)
        return veil


def _bounds(shape: RegionShape) -> tuple[float, float, float, float]:
    """Left, top, width and height in map pixels."""
    xs, ys = zip(*shape.outline, strict=True)
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def _placed(ring: Sequence[Point], corner: float, scale: float) -> list[Point]:
    return [(x * scale + corner, y * scale + corner) for x, y in ring]
