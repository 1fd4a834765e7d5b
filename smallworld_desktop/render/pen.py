"""Small drawings with smooth edges: drawn several times too large and scaled down."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import pygame

Colour = tuple[int, ...]
Spot = tuple[float, float]


def ribbon(surface: pygame.Surface, points: Sequence[Spot], widths: Sequence[float], colour: Colour) -> None:
    """A stroke whose width varies from point to point, with round joints."""
    last = len(points) - 1
    for index in range(last):
        (ax, ay), (bx, by) = points[index], points[index + 1]
        length = math.hypot(bx - ax, by - ay)
        half_a, half_b = widths[index] / 2, widths[index + 1] / 2
        if length > 1e-6:
            nx, ny = (ay - by) / length, (bx - ax) / length
            quad = (
                (ax + nx * half_a, ay + ny * half_a),
                (bx + nx * half_b, by + ny * half_b),
                (bx - nx * half_b, by - ny * half_b),
                (ax - nx * half_a, ay - ny * half_a),
            )
            pygame.draw.polygon(surface, colour, quad)
        pygame.draw.circle(surface, colour, (ax, ay), half_a)
    if points:
        pygame.draw.circle(surface, colour, points[last], widths[last] / 2)


class Pen:
    """A small picture in units of its own, drawn `oversize` times too large; `done` gives it premultiplied.

    Without a `scale` its units are the pixels of the finished picture.
    """

    def __init__(self, width: float, height: float, scale: float = 1.0, oversize: int = 4) -> None:
        self.size = (max(1, round(width * scale)), max(1, round(height * scale)))
        self._kx = self.size[0] * oversize / width
        self._ky = self.size[1] * oversize / height
        self._k = math.sqrt(self._kx * self._ky)
        self.surface = pygame.Surface((self.size[0] * oversize, self.size[1] * oversize), pygame.SRCALPHA, 32)

    def _at(self, point: Spot) -> Spot:
        return point[0] * self._kx, point[1] * self._ky

    def polygon(self, points: Sequence[Spot], colour: Colour) -> None:
        pygame.draw.polygon(self.surface, colour, [self._at(p) for p in points])

    def circle(self, x: float, y: float, radius: float, colour: Colour) -> None:
        pygame.draw.circle(self.surface, colour, self._at((x, y)), max(1.0, radius * self._k))

    def ellipse(self, x: float, y: float, rx: float, ry: float, colour: Colour) -> None:
        """A filled ellipse; a colour with alpha is laid over what is there."""
        size = (max(1, round(2 * rx * self._kx)), max(1, round(2 * ry * self._ky)))
        layer = pygame.Surface(size, pygame.SRCALPHA, 32)
        pygame.draw.ellipse(layer, colour, layer.get_rect())
        cx, cy = self._at((x, y))
        self.surface.blit(layer, (cx - size[0] / 2, cy - size[1] / 2))

    def line(self, points: Sequence[Spot], width: float, colour: Colour) -> None:
        """A stroke with round ends and joints, equally wide everywhere."""
        ribbon(self.surface, [self._at(point) for point in points], [width * self._k] * len(points), colour)

    def stroke(
        self, points: Sequence[Spot], start: float, colour: Colour, end: float | None = None, taper: bool = True
    ) -> None:
        """An ink line from width `start` to `end`; `taper` thins both its ends as a brush does."""
        end = start if end is None else end
        last = max(1, len(points) - 1)
        widths = []
        for index in range(len(points)):
            share = index / last
            width = start + (end - start) * share
            if taper:
                width *= 0.35 + 0.65 * math.sin(math.pi * (share * 0.94 + 0.03)) ** 0.6
            widths.append(max(1.0, width * self._k))
        ribbon(self.surface, [self._at(p) for p in points], widths, colour)

    def fade_foot(self, start: float, end: float) -> None:
        """Let the picture vanish between the heights `start` and `end`, so that it grows out of the ground."""
        alpha = pygame.surfarray.pixels_alpha(self.surface)
        rows = np.arange(alpha.shape[1], dtype=np.float32) / self._ky
        alpha[:] = (alpha * np.clip((end - rows) / (end - start), 0, 1)[None, :]).astype(np.uint8)

    def master(self) -> pygame.Surface:
        """The picture as drawn, too large, premultiplied: to be scaled to several sizes."""
        return self.surface.premul_alpha()

    def done(self) -> pygame.Surface:
        """The finished sprite, premultiplied."""
        return pygame.transform.smoothscale(self.surface.premul_alpha(), self.size)
