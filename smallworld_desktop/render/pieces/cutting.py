"""Tools for pieces: a pen that knows rounded boxes and shadows, keeping what was made, putting it down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import ParamSpec

import pygame
from pygame import Rect, Surface

from smallworld_desktop.render.cache import SurfaceCache
from smallworld_desktop.render.emblems.source import generation
from smallworld_desktop.render.pen import FINENESS, Pen, Spot
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
        where = (x * FINENESS, y * FINENESS, width * FINENESS, height * FINENESS)
        pygame.draw.rect(self._canvas, colour, where, border_radius=max(0, int(radius * FINENESS)))

    def erase(self, x: float, y: float, width: float, height: float) -> None:
        self._canvas.fill((0, 0, 0, 0), (x * FINENESS, y * FINENESS, width * FINENESS, height * FINENESS))

    def cut_off(self, points: Sequence[Spot]) -> None:
        """Takes away what lies within the points."""
        pygame.draw.polygon(self._canvas, (0, 0, 0, 0), self._fine(points))

    def box_shadow(self, x: float, y: float, width: float, height: float, radius: float, blur: float) -> None:
        where = (x * FINENESS, y * FINENESS, width * FINENESS, height * FINENESS)
        with_shadow = self._shadow_layer()
        pygame.draw.rect(with_shadow, (*SHADOW, 165), where, border_radius=max(0, int(radius * FINENESS)))
        self._lay(with_shadow, blur)

    def shape_shadow(self, points: Sequence[Spot], blur: float) -> None:
        with_shadow = self._shadow_layer()
        pygame.draw.polygon(with_shadow, (*SHADOW, 185), self._fine(points))
        self._lay(with_shadow, blur)

    def circle_shadow(self, centre: Spot, radius: float, blur: float) -> None:
        with_shadow = self._shadow_layer()
        pygame.draw.circle(with_shadow, (*SHADOW, 170), self._fine([centre])[0], radius * FINENESS)
        self._lay(with_shadow, blur)

    def _shadow_layer(self) -> Surface:
        layer = Surface(self._canvas.get_size(), pygame.SRCALPHA, 32)
        layer.fill((*SHADOW, 0))
        return layer

    def _lay(self, layer: Surface, blur: float) -> None:
        self._canvas.blit(pygame.transform.box_blur(layer, max(1, int(blur * FINENESS))), (0, 0))
