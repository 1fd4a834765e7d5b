"""Small drawings with smooth edges: drawn several times too large and scaled down."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from smallworld_desktop.render.theme import Colour

FINENESS = 4
Spot = tuple[float, float]


class Pen:
    """Draws in pixels of the finished picture, which `done` hands over with premultiplied alpha."""

    def __init__(self, width: float, height: float) -> None:
        self.size = (max(1, round(width)), max(1, round(height)))
        self._canvas = pygame.Surface((self.size[0] * FINENESS, self.size[1] * FINENESS), pygame.SRCALPHA, 32)

    def polygon(self, points: Sequence[Spot], colour: Colour) -> None:
        pygame.draw.polygon(self._canvas, colour, self._fine(points))

    def circle(self, centre: Spot, radius: float, colour: Colour) -> None:
        pygame.draw.circle(self._canvas, colour, self._fine([centre])[0], radius * FINENESS)

    def line(self, points: Sequence[Spot], width: float, colour: Colour) -> None:
        """A stroke with round ends and joints, equally wide at every angle."""
        fine = [pygame.Vector2(point) for point in self._fine(points)]
        half = width * FINENESS / 2
        for start, end in pairwise(fine):
            if start != end:
                side = (end - start).normalize().rotate(90) * half
                pygame.draw.polygon(self._canvas, colour, [start + side, end + side, end - side, start - side])
        for point in fine:
            pygame.draw.circle(self._canvas, colour, point, half)

    def done(self) -> pygame.Surface:
        return pygame.transform.smoothscale(self._canvas.premul_alpha(), self.size)

    @staticmethod
    def _fine(points: Sequence[Spot]) -> list[Spot]:
        return [(x * FINENESS, y * FINENESS) for x, y in points]
