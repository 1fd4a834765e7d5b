"""A part of the picture to draw on in map pixels, too large and scaled down, for smooth lines anywhere on a sheet."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Protocol

import pygame

from smallworld_desktop.maps.geometry import Point

from .pen import PREMULTIPLIED, Colour, ribbon


class Backing(Protocol):
    """What a layer is laid onto."""

    def blit(self, source: pygame.Surface, dest: tuple[int, int], /, *, special_flags: int = 0) -> object: ...


class Cutouts:
    """Takes layers one by one instead of a whole sheet, to draw them again elsewhere."""

    def __init__(self) -> None:
        self._pieces: list[tuple[pygame.Surface, tuple[int, int]]] = []

    def blit(self, source: pygame.Surface, dest: tuple[int, int], /, *, special_flags: int = 0) -> None:
        self._pieces.append((source, dest))

    def draw(self, target: Backing, corner: tuple[int, int]) -> None:
        """Draw all of them onto a sheet whose corner lies there."""
        for piece, (x, y) in self._pieces:
            target.blit(piece, (x + corner[0], y + corner[1]), special_flags=PREMULTIPLIED)


class Glaze:
    """A transparent layer over the box around some map points. `k` is its pixels per map pixel."""

    def __init__(
        self,
        target: Backing,
        points: Iterable[Point],
        pad: float,
        margin: float,
        scale: float,
        oversize: int = 3,
    ) -> None:
        xs, ys = zip(*points, strict=True)
        left, top = math.floor((min(xs) + margin - pad) * scale), math.floor((min(ys) + margin - pad) * scale)
        right = math.ceil((max(xs) + margin + pad) * scale) + 1
        bottom = math.ceil((max(ys) + margin + pad) * scale) + 1
        self._target = target
        self._box = pygame.Rect(left, top, right - left, bottom - top)
        self._margin, self._oversize = margin, oversize
        self.k = scale * oversize
        self.surface = pygame.Surface((self._box.w * oversize, self._box.h * oversize), pygame.SRCALPHA, 32)

    def at(self, point: Point) -> Point:
        """Where a map point lies on the layer."""
        return (
            (point[0] + self._margin) * self.k - self._box.x * self._oversize,
            (point[1] + self._margin) * self.k - self._box.y * self._oversize,
        )

    def line(self, points: Iterable[Point], width: float, colour: Colour) -> None:
        """An even line through points of the layer."""
        line = list(points)
        ribbon(self.surface, line, [width] * len(line), colour)

    def block(self, centre: Point, along: Point, half_long: float, half_wide: float, colour: Colour) -> None:
        """A rectangle turned into a direction."""
        (x, y), (dx, dy) = centre, along
        corners = ((-half_long, -half_wide), (half_long, -half_wide), (half_long, half_wide), (-half_long, half_wide))
        pygame.draw.polygon(self.surface, colour, [(x + dx * a - dy * b, y + dy * a + dx * b) for a, b in corners])

    def done(self, alpha: int = 255) -> None:
        """Lay it onto the picture, fainter if wanted."""
        reduced = pygame.transform.smoothscale(self.surface.premul_alpha(), self._box.size)
        if alpha < 255:
            reduced.fill((alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        self._target.blit(reduced, self._box.topleft, special_flags=PREMULTIPLIED)
