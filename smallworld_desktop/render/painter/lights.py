"""Light after dark: the land is dimmed, then lamps, windows and glowing things shine into it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import pygame

from .pen import Colour
from .sprites import Glyph
from .survey import Survey
from .ways import Stream

_FALL = 1.8
_GLOW: Colour = (6, 34, 30)


def light_up(
    picture: pygame.Surface, survey: Survey, lit: Sequence[Glyph], streams: Sequence[Stream], scale: float
) -> None:
    """Multiply, then add: in this order a bright land becomes dusk, and a window warms the field around it."""
    country, margin = survey.country, survey.layout.margin
    if country.dim is not None:
        picture.fill((*country.dim, 255), special_flags=pygame.BLEND_RGB_MULT)
    if not country.is_lit:
        return
    for glyph in lit:
        k = glyph.size * survey.layout.glyph
        for dx, dy, radius, colour in glyph.kind.glow:
            x = glyph.x + (-dx if glyph.mirrored else dx) * k
            _shine(picture, x + margin, glyph.y + dy * k + margin, radius * k, colour, scale)
    if country.rails:
        for stream in streams:
            for (x, y), width in list(zip(stream.line, stream.widths, strict=True))[::3]:
                _shine(picture, x + margin, y + margin, width * 2 + 12 * survey.layout.unit, _GLOW, scale)


def _shine(picture: pygame.Surface, x: float, y: float, radius: float, colour: Colour, scale: float) -> None:
    light = _light(max(2, round(radius * scale)), colour)
    picture.blit(light, light.get_rect(center=(x * scale, y * scale)), special_flags=pygame.BLEND_RGB_ADD)


@lru_cache(maxsize=256)
def _light(radius: int, colour: Colour) -> pygame.Surface:
    """A soft round light, to be added."""
    size = 2 * radius + 1
    light = pygame.Surface((size, size), 0, 32)
    axis = np.linspace(-1, 1, size, dtype=np.float32)
    fall = np.clip(1 - np.sqrt(axis[:, None] ** 2 + axis[None, :] ** 2), 0, 1) ** _FALL
    pygame.surfarray.pixels3d(light)[:] = (fall[..., None] * np.array(colour[:3], np.float32)).astype(np.uint8)
    return light
