"""What stands behind people: sky in the banner's colour, ridges, woods, walls, caves, sparks in the air."""

from __future__ import annotations

import random
from collections.abc import Iterable

from portraits.easel import Easel
from portraits.light import Colour
from smallworld_desktop.render.emblems.palette import mix, shade, tint
from smallworld_desktop.render.emblems.paths import Point

WARM: Colour = (255, 226, 170)
GROUND = 132
"""Below the lower edge."""


def sky(p: Easel, field: Colour, light: Point = (66, 40), glow: Colour = WARM, seed: int = 5) -> None:
    """The banner's colour, brightest about the light, with beams and clouds."""
    p.gradient(shade(field, 0.62), tint(field, 0.22), shade(field, 0.60), 0.6)
    p.glow(*light, 64, glow, 0.72)
    p.rays(*light, 24, tint(glow, 0.3), 0.22, seed)
    p.clouds(22, 15, shade(field, 0.66), 0.45, seed + 2)
    p.clouds(50, 10, tint(glow, 0.35), 0.35, seed + 3)


def cave(p: Easel, field: Colour, light: Point = (50, 46), glow: Colour = WARM, seed: int = 5) -> None:
    """Rock in the banner's colour about a lit hollow, stone teeth above and below."""
    p.gradient(shade(field, 0.40), shade(field, 0.92), shade(field, 0.42), 0.55)
    p.glow(*light, 66, glow, 0.62)
    p.clouds(60, 22, shade(field, 0.5), 0.45, seed)
    dice = random.Random(seed)
    for colour, reach, shift in ((shade(field, 0.70), 26.0, 0.0), (shade(field, 0.46), 17.0, 10.0)):
        for x in (shift - 6 + 20 * i for i in range(6)):
            wide, share = dice.uniform(7, 10), dice.uniform(0.45, 0.9) * (0.5 + abs(x - 50) / 64)
            p.shape(_tooth(x, -8, wide, reach * share + 8), colour, 0.6, body=3)
            if abs(x - 50) > 26:
                p.shape(_tooth(x, GROUND, wide, -reach * share * 2.2), colour, 0.6, body=3)


def _tooth(x: float, root: float, wide: float, long: float) -> list[Point]:
    """A stone that hangs down, or with a negative length stands up; its tip is blunt."""
    flank = [(x + wide, root), (x + wide * 0.55, root + long * 0.45), (x + wide * 0.2, root + long * 0.9)]
    return [*flank, (x, root + long), *((2 * x - a, b) for a, b in reversed(flank))]


def ridges(p: Easel, far: Colour, near: Colour | None = None) -> None:
    """Two lines of mountains."""
    near = shade(far, 0.74) if near is None else near
    far_line = "-4,72 10,60 20,66 34,54 46,64 62,50 76,62 90,52 104,64 104,132 -4,132"
    p.shape(far_line, far, 0.6, flat=True)
    p.shape("-4,86 12,76 30,82 52,74 74,82 104,74 104,132 -4,132", near, 0.6, flat=True)


def hills(p: Easel, far: Colour, near: Colour | None = None) -> None:
    """Soft country."""
    near = shade(far, 0.8) if near is None else near
    p.shape("-6,78 8,64 26,60 46,70 66,62 86,56 106,68 106,134 -6,134", far, 0.6, body=10)
    p.shape("-6,98 14,84 34,82 56,92 80,82 106,88 106,134 -6,134", near, 0.6, body=8)


def sea(p: Easel, colour: Colour, top: float = 78) -> None:
    """Water to the horizon."""
    p.poly([(-4, top), (104, top), (104, GROUND), (-4, GROUND)], colour, 0.5, flat=True)
    for i in range(5):
        y = top + 4 + i * 6
        shift = (i * 17) % 24
        waves = [[(x, y), (x + 8, y - 0.9), (x + 16, y)] for x in (shift - 14, shift + 22, shift + 60)]
        p.lines(waves, 0.5, tint(colour, 0.6), strength=0.7)


def pines(p: Easel, places: Iterable[tuple[float, float, float]], colour: Colour) -> None:
    """Firs at (x, foot, height)."""
    for x, foot, high in places:
        for share in (0.0, 0.28, 0.54):
            top, low, wide = foot - high * (1 - share * 0.6), foot - high * (0.56 - share), high * (0.16 + share * 0.22)
            p.poly([(x, top), (x + wide, low), (x - wide, low)], colour, 0.6, body=2.5)


def trees(p: Easel, places: Iterable[tuple[float, float, float]], colour: Colour) -> None:
    """Leafy trees at (x, foot, height)."""
    for x, foot, high in places:
        p.rod([(x, foot), (x, foot - high * 0.5)], high * 0.09, (110, 74, 46), 0.6)
        r = high * 0.24
        crown = ((-r, -high * 0.55, r), (r, -high * 0.55, r), (0, -high * 0.8, r * 1.15), (0, -high * 0.5, r))
        p.blob([(x + a, foot + b, c) for a, b, c in crown], colour, 0.7)


def tower(
    p: Easel, x: float, foot: float, wide: float, high: float, colour: Colour, roof: Colour | None = None
) -> None:
    """A round tower, battlements or a roof on it."""
    top = foot - high
    p.poly([(x - wide, top), (x + wide, top), (x + wide * 1.1, foot), (x - wide * 1.1, foot)], colour, 0.7, body=4)
    if roof is None:
        for dx in (-0.8, 0.0, 0.8):
            p.poly(_box(x + dx * wide - wide * 0.28, top - wide * 0.7, wide * 0.56, wide * 0.9), colour, 0.6)
    else:
        p.poly([(x - wide * 1.3, top + 0.6), (x, top - wide * 2.6), (x + wide * 1.3, top + 0.6)], roof, 0.7, body=3)
    p.poly(_box(x - wide * 0.16, top + wide, wide * 0.32, wide * 0.8), shade(colour, 0.4), 0.4, flat=True)


def stars(p: Easel, colour: Colour, seed: int, count: int = 30, low: float = 60) -> None:
    """Points of light above a height."""
    dice = random.Random(seed)
    for _ in range(count):
        p.glow(dice.uniform(2, 98), dice.uniform(2, low), dice.uniform(0.5, 1.4), colour, 0.9)


def sparks(p: Easel, colour: Colour, seed: int = 9, count: int = 20) -> None:
    """Dust and sparks that float before everything."""
    dice = random.Random(seed)
    for _ in range(count):
        p.glow(dice.uniform(2, 98), dice.uniform(4, 118), dice.uniform(0.7, 1.7), colour, 0.7)


def moon(p: Easel, x: float, y: float, r: float, colour: Colour = (255, 244, 206)) -> None:
    """A full moon with its halo."""
    p.glow(x, y, r * 3.2, colour, 0.55)
    p.dot(x, y, r, colour, 0.6, flat=True)
    for dx, dy, size in ((-0.35, -0.2, 0.22), (0.3, 0.3, 0.28), (0.25, -0.45, 0.14)):
        p.dot(x + dx * r, y + dy * r, size * r, mix(colour, (150, 140, 130), 0.3), 0, flat=True)


def _box(x: float, y: float, width: float, height: float) -> list[Point]:
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
