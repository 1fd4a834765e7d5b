"""Tools for pieces: a pen that knows rounded boxes and shadows, keeping what was made, putting it down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import ParamSpec

import pygame
from pygame import Rect, Surface

from smallworld_desktop.render.cache import SurfaceCache
from smallworld_desktop.render.emblems.source import generation
from smallworld_desktop.render.pen import Pen, Spot
from smallworld_desktop.render.theme import Colour

P = ParamSpec("P")
SHADOW = (16, 9, 4)

_kept = SurfaceCache(megabytes=48)


def kept(make: Callable[P, Surface]) -> Callable[P, Surface]:
    """A function whose pictures are made once for the same arguments and emblems."""

    @wraps(make)
    def found(*args: P.args, **kwargs: P.kwargs) -> Surface:
        key = (make.__qualname__, args, tuple(kwargs.items()), generation())
        return _kept.get(key, lambda: make(*args, **kwargs))

    return found


def put(target: Surface, piece: Surface, centre: Spot) -> Rect:
    """Blit a premultiplied picture by its centre."""
    where = piece.get_rect(center=(round(centre[0]), round(centre[1])))
    return target.blit(piece, where, special_flags=pygame.BLEND_PREMULTIPLIED)


class PiecePen(Pen):
    """A pen for card and metal."""

    def box(self, x: float, y: float, width: float, height: float, radius: float, colour: Colour) -> None:
        """A rectangle with round corners."""
        pygame.draw.rect(self.surface, colour, self._box(x, y, width, height), border_radius=self._corner(radius))

    def erase(self, x: float, y: float, width: float, height: float) -> None:
        self.surface.fill((0, 0, 0, 0), self._box(x, y, width, height))

    def cut_off(self, points: Sequence[Spot]) -> None:
        """Takes away what lies within the points."""
        pygame.draw.polygon(self.surface, (0, 0, 0, 0), [self._at(point) for point in points])

    def box_shadow(self, x: float, y: float, width: float, height: float, radius: float, blur: float) -> None:
        where, with_shadow = self._box(x, y, width, height), self._shadow_layer()
        pygame.draw.rect(with_shadow, (*SHADOW, 165), where, border_radius=self._corner(radius))
        self._lay(with_shadow, blur)

    def shape_shadow(self, points: Sequence[Spot], blur: float) -> None:
        with_shadow = self._shadow_layer()
        pygame.draw.polygon(with_shadow, (*SHADOW, 185), [self._at(point) for point in points])
        self._lay(with_shadow, blur)

    def circle_shadow(self, centre: Spot, radius: float, blur: float) -> None:
        with_shadow = self._shadow_layer()
        pygame.draw.circle(with_shadow, (*SHADOW, 170), self._at(centre), radius * self._k)
        self._lay(with_shadow, blur)

    def _box(self, x: float, y: float, width: float, height: float) -> tuple[float, float, float, float]:
        return (*self._at((x, y)), *self._at((width, height)))

    def _corner(self, radius: float) -> int:
        return max(0, int(radius * self._k))

    def _shadow_layer(self) -> Surface:
        layer = Surface(self.surface.get_size(), pygame.SRCALPHA, 32)
        layer.fill((*SHADOW, 0))
        return layer

    def _lay(self, layer: Surface, blur: float) -> None:
        self.surface.blit(pygame.transform.box_blur(layer, max(1, int(blur * self._k))), (0, 0))
