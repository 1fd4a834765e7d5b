"""Mine, magic source and cavern, painted into the board: ink and wash on a pale halo."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import pairwise

import numpy as np
import pygame

from smallworld_desktop.maps.geometry import Point, RegionShape

from .fields import soften
from .layout import Layout, symbol_size
from .pen import INK, PREMULTIPLIED, Colour, Pen, shade, star

_STEEL, _WOOD, _STONE = (196, 204, 212), (170, 112, 62), (158, 140, 118)
_PALE_HALO, _MAGIC_HALO = (250, 240, 206), (190, 250, 250)


def _filled(pen: Pen, points: list[Point], colour: Colour, line: float = 4.5) -> None:
    pen.polygon(points, colour)
    pen.stroke([*points, points[0], points[1]], line, INK, taper=False)


def _rounded(line: list[Point]) -> list[Point]:
    for _ in range(3):
        finer = [line[0]]
        for (ax, ay), (bx, by) in pairwise(line):
            finer += [(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)]
        line = [*finer, line[-1]]
    return line


def _mine(pen: Pen) -> None:
    handle = [(22.0, 92.0), (64.0, 32.0)]
    pen.stroke(handle, 17, INK, taper=False)
    pen.stroke(handle, 9.5, _WOOD, taper=False)
    pen.stroke([(24, 86), (60, 34)], 3, shade(_WOOD, 1.28), taper=False)
    outer = _rounded([(14, 25), (40, 6), (66, 13), (88, 34), (97, 66)])
    inner = _rounded([(97, 66), (80, 49), (62, 33), (42, 23), (14, 25)])
    _filled(pen, [*outer, *inner[1:]], _STEEL, 5)
    pen.stroke(_rounded([(22, 21), (42, 11), (64, 18)]), 3.4, (244, 248, 250))
    pen.polygon([(52, 15), (66, 23), (60, 33), (47, 24)], INK)


def _magic(pen: Pen) -> None:
    stone = (176, 162, 146)
    pen.ellipse(50, 79, 47, 20, INK)
    pen.ellipse(50, 78, 43, 16.5, stone)
    for i in range(12):
        x, y = math.cos(i * math.tau / 12), math.sin(i * math.tau / 12)
        pen.stroke([(50 + x * 35, 78 + y * 12.5), (50 + x * 43, 78 + y * 16.5)], 2.4, INK, taper=False)
    pen.ellipse(50, 77, 36, 13, INK)
    pen.ellipse(50, 77, 33, 10.6, (70, 206, 224))
    pen.ellipse(48, 75, 22, 5.4, (170, 246, 250))
    drop = _rounded([(50, 2), (58, 28), (72, 46), (68, 68), (50, 76), (32, 68), (28, 46), (42, 28), (50, 2)])
    pen.polygon(drop, (120, 226, 240))
    pen.polygon([(50 + (x - 50) * 0.62 - 3, 44 + (y - 44) * 0.62 + 5) for x, y in drop], (204, 252, 252))
    pen.stroke([*drop, drop[0]], 4.6, (28, 84, 108), taper=False)
    for x, y, r in ((14, 34, 12), (86, 28, 13), (82, 58, 9)):
        pen.polygon(star(x, y, r + 3.4, r * 0.36 + 2.4, 4, -math.pi / 2), (28, 84, 108))
        pen.polygon(star(x, y, r, r * 0.36, 4, -math.pi / 2), (255, 252, 214))


def _cavern(pen: Pen) -> None:
    west = [(2, 93), (5, 70), (16, 56), (20, 36), (38, 30), (48, 12)]
    rock = _rounded([*west, (64, 16), (74, 34), (88, 46), (92, 68), (98, 93), (2, 93)])
    pen.polygon(rock, _STONE)
    pen.polygon([(64, 17), (74, 35), (87, 47), (91, 68), (96, 92), (78, 92), (76, 66), (62, 40)], shade(_STONE, 0.7))
    pen.polygon([(20, 38), (38, 32), (48, 15), (56, 30), (40, 42), (24, 56)], shade(_STONE, 1.2))
    for line in ([(48, 14), (55, 28), (52, 36)], [(74, 35), (70, 46), (78, 58)], [(17, 57), (24, 62), (22, 72)]):
        pen.stroke(line, 3.4, INK)
    mouth = _rounded([(20, 94), (24, 70), (34, 52), (50, 44), (64, 50), (75, 66), (80, 94), (20, 94)])
    pen.polygon(mouth, (52, 38, 32))
    pen.polygon([(52 + (x - 50) * 0.84, 94 + (y - 94) * 0.86) for x, y in mouth], (16, 10, 12))
    for x, y, long in ((40, 49, 15), (50, 45, 24), (61, 48, 12)):
        pen.polygon([(x - 5, y), (x + 5, y), (x + 0.5, y + long)], shade(_STONE, 0.86))
        pen.stroke([(x - 5, y), (x + 0.5, y + long), (x + 5, y)], 2.2, INK, taper=False)
    pen.stroke(mouth[:-1], 4.6, INK, taper=False)
    pen.stroke(rock, 5.6, INK, taper=False)
    for x, y, r in ((12, 92, 6), (88, 93, 7), (76, 95, 4.5)):
        pen.ellipse(x, y, r + 1.8, r * 0.7 + 1.8, INK)
        pen.ellipse(x, y, r, r * 0.7, shade(_STONE, 1.12))


def _unknown(pen: Pen) -> None:
    """A signpost star for a symbol this painter has no drawing of."""
    _filled(pen, star(50, 50, 44, 20, 5, -math.pi / 2), (232, 196, 104), 5)


def _volcano(pen: Pen) -> None:
    """A smoking cone with a river of fire."""
    for x, y, r in ((50, 14, 10), (62, 8, 8), (40, 9, 7)):
        pen.circle(x, y, r + 2.5, INK)
    for x, y, r in ((50, 14, 10), (62, 8, 8), (40, 9, 7)):
        pen.circle(x, y, r, (150, 140, 146))
    _filled(pen, [(6, 92), (36, 30), (44, 36), (56, 34), (64, 30), (94, 92)], (92, 76, 78), 5)
    pen.polygon([(64, 32), (92, 91), (58, 91)], (64, 52, 56))
    _filled(pen, [(38, 32), (50, 39), (62, 32), (56, 56), (64, 78), (52, 92), (44, 72), (48, 54)], (240, 104, 30), 3.5)
    pen.polygon([(46, 38), (54, 38), (51, 60), (55, 80), (51, 88), (48, 70)], (255, 206, 84))


_DRAWINGS: dict[str, Callable[[Pen], None]] = {"mine": _mine, "magic": _magic, "cavern": _cavern, "volcano": _volcano}


def draw_symbols(
    picture: pygame.Surface, layout: Layout, shape: RegionShape, spots: Mapping[str, Point], scale: float
) -> None:
    """Draw a region's symbols onto a sheet at `scale`."""
    size = max(8, round(symbol_size(layout, shape) * scale))
    for symbol, (x, y) in spots.items():
        sprite = symbol_sprite(symbol, size)
        centre = (round((x + layout.margin) * scale), round((y + layout.margin) * scale))
        picture.blit(sprite, sprite.get_rect(center=centre), special_flags=PREMULTIPLIED)


@lru_cache(maxsize=64)
def symbol_sprite(symbol: str, pixels: int) -> pygame.Surface:
    """The symbol as a premultiplied square of `pixels`, its halo reaching a fifth beyond on every side."""
    pen = Pen(100, 100, pixels / 100, 4 if pixels < 80 else 3)
    _DRAWINGS.get(symbol, _unknown)(pen)
    drawn = pen.done()
    pad = max(2, round(pixels * 0.2))
    out = pygame.Surface((pixels + 2 * pad, pixels + 2 * pad), pygame.SRCALPHA, 32)
    alpha = np.zeros((pixels + 2 * pad, pixels + 2 * pad), np.float32)
    alpha[pad:-pad, pad:-pad] = pygame.surfarray.array_alpha(drawn).astype(np.float32) / 255
    tight = np.clip(soften(alpha, max(1, round(pixels * 0.035))) * 2.4, 0, 1)
    wide = np.clip(soften(alpha, max(1, round(pixels * 0.09))) * 1.5, 0, 1)
    glow = np.clip(np.maximum(tight * 0.82, wide * (0.72 if symbol == "magic" else 0.45)), 0, 1)
    colour = _MAGIC_HALO if symbol == "magic" else _PALE_HALO
    pygame.surfarray.pixels3d(out)[:] = (glow[..., None] * np.array(colour, np.float32)).astype(np.uint8)
    pygame.surfarray.pixels_alpha(out)[:] = (glow * 255).astype(np.uint8)
    out.blit(drawn, (pad, pad), special_flags=PREMULTIPLIED)
    return out
