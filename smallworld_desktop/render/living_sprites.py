"""Small pictures of what moves on a chart, made once for each scale."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import numpy as np
import pygame

from smallworld_desktop.maps.geometry import BoardGeometry

from .painter.countries import country_of
from .painter.layout import layout_of
from .painter.sprites import SpriteBook

STEPS = 5
"""Strengths and sizes come in so many steps."""
_TURN_STEP = 15
_OVERSIZE = 4
SERPENT = (58, 96, 84)
SERPENT_BELLY = (150, 176, 140)
_BOAT_SIZE = 0.62


class LivingSprites:
    """All sprites at the present `scale`, premultiplied."""

    def __init__(self, geometry: BoardGeometry) -> None:
        layout = layout_of(geometry)
        self._unit, self._glyph = layout.unit, layout.glyph
        self._country = country_of(geometry)
        self._kinds = self._country.kinds()
        self._scale = 0.0
        self._made: dict[tuple[object, ...], pygame.Surface] = {}

    @property
    def scale(self) -> float:
        return self._scale

    @scale.setter
    def scale(self, scale: float) -> None:
        if scale != self._scale:
            self._scale = scale
            self._made.clear()

    def _kept(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    def _px(self, units: float) -> float:
        return units * self._unit * self._scale

    def foam(self, turn: float, strength: float) -> pygame.Surface:
        """A short pale stroke along a coast."""
        step, way = math.ceil(strength * STEPS), round(turn / _TURN_STEP) * _TURN_STEP % 180

        def make() -> pygame.Surface:
            red, green, blue = self._country.foam[:3]
            wide, high = max(4, round(self._px(15))), max(2, round(self._px(4)))
            flat = _soft(wide, high, (red, green, blue, 34 * step))
            return pygame.transform.rotozoom(flat, way, 1.0)

        return self._kept(("foam", step, way), make)

    def puff(self, age: float) -> pygame.Surface:
        """Smoke, wider and fainter as it rises."""
        step = int(age * STEPS)
        side = max(3, round(self._px(9 + 4 * step)))
        return self._kept(("puff", step), lambda: _soft(side, side, (232, 228, 220, 150 - 26 * step)))

    def cloud(self, number: int) -> pygame.Surface:
        """The shadow of a cloud."""

        def make() -> pygame.Surface:
            rng = random.Random(number)
            wide, high = max(8, round(self._px(400))), max(8, round(self._px(210)))
            out = pygame.Surface((wide, high), pygame.SRCALPHA, 32)
            for _ in range(5):
                w, h = int(wide * rng.uniform(0.4, 0.6)), int(high * rng.uniform(0.45, 0.65))
                at = rng.randrange(max(1, wide - w)), rng.randrange(max(1, high - h))
                out.blit(_soft(w, h, (10, 12, 30, 20)), at, special_flags=pygame.BLEND_PREMULTIPLIED)
            return out

        return self._kept(("cloud", number), make)

    def boat(self, *, is_mirrored: bool) -> pygame.Surface:
        """The country's own ship."""

        def make() -> pygame.Surface:
            kind = self._kinds.get("ship")
            if kind is None:
                return pygame.Surface((1, 1), pygame.SRCALPHA, 32)
            size = _BOAT_SIZE * self._unit / self._glyph
            return SpriteBook(self._scale * self._glyph).get(kind, 0, size, is_mirrored)

        return self._kept(("boat", is_mirrored), make)

    def serpent(self, rise: float) -> pygame.Surface:
        """Head and coils, as far as they are out of the water."""
        step = max(1, math.ceil(rise * STEPS))

        def make() -> pygame.Surface:
            wide, high = max(8, round(self._px(58))), max(6, round(self._px(34)))
            big = pygame.Surface((wide * _OVERSIZE, high * _OVERSIZE), pygame.SRCALPHA, 32)
            _serpent(big, step / STEPS)
            return pygame.transform.smoothscale(big.premul_alpha(), (wide, high))

        return self._kept(("serpent", step), make)


def _serpent(big: pygame.Surface, rise: float) -> None:
    wide, high = big.get_size()
    line = high * 0.82
    thick = max(2, round(high * 0.15))
    down = (1 - rise) * high * 0.6
    for middle, size in ((0.16, 0.16), (0.42, 0.24)):
        box = pygame.Rect(0, 0, round(wide * size), round(high * 0.62))
        box.midtop = (round(wide * middle), round(line - high * 0.36 + down))
        pygame.draw.arc(big, SERPENT, box, 0, math.pi, thick)
    neck = [(wide * (0.66 + 0.06 * math.sin(t * 3)), line - t * high * 0.6 + down) for t in (0.0, 0.25, 0.5, 0.75, 1.0)]
    pygame.draw.lines(big, SERPENT, False, neck, thick)
    head = pygame.Rect(0, 0, round(wide * 0.2), round(high * 0.2))
    head.midleft = (round(neck[-1][0] - thick * 0.5), round(neck[-1][1]))
    pygame.draw.ellipse(big, SERPENT, head)
    pygame.draw.circle(big, SERPENT_BELLY, (head.centerx, head.y + head.h * 0.4), max(1, round(high * 0.035)))
    big.fill((0, 0, 0, 0), pygame.Rect(0, round(line), wide, high))


def _soft(wide: int, high: int, colour: tuple[int, int, int, int]) -> pygame.Surface:
    """A soft ellipse, premultiplied."""
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    far = ((x + 0.5) / wide * 2 - 1) ** 2 + ((y + 0.5) / high * 2 - 1) ** 2
    strength = np.clip(1 - far, 0, 1) ** 1.4 * (colour[3] / 255)
    out = pygame.Surface((wide, high), pygame.SRCALPHA, 32)
    pixels = pygame.surfarray.pixels3d(out)
    pixels[:] = (strength.T[..., None] * np.array(colour[:3], np.float32)).astype(np.uint8)
    del pixels
    alpha = pygame.surfarray.pixels_alpha(out)
    alpha[:] = (strength.T * 255).astype(np.uint8)
    del alpha
    return out
