"""Mountains, hills and rocks."""

from __future__ import annotations

import math
import random

from smallworld_desktop.maps.geometry import Point

from ..pen import INK, Colour, Colours, Pen, blend, shade
from .drawing import drawing, jitter
from .dress import HILLS, PEAKS, Hill, Peak, x_at

_ROCK: Colours = ((158, 142, 124), (148, 136, 126), (166, 146, 120))
_TURF: Colours = ((170, 168, 78), (156, 164, 76), (184, 160, 82), (144, 158, 74))
_SNOW: Colour = (246, 244, 238)
_SNOW_SHADE: Colour = (190, 200, 214)


def _slope(rng: random.Random, top: Point, foot: Point, steps: int, rough: float, lean: float) -> list[Point]:
    line = [top]
    for i in range(1, steps):
        share = i / steps
        line.append(
            (
                top[0] + (foot[0] - top[0]) * share**lean + rng.uniform(-rough, rough),
                top[1] + (foot[1] - top[1]) * share + rng.uniform(-rough, rough) * 0.7,
            )
        )
    return [*line, foot]


@drawing("mountain", 104, 92, (52, 81), (0, -27, 40, 37), 8, mirrored=False)
def draw_mountain(
    pen: Pen,
    rng: random.Random,
    rocks: Colours = _ROCK,
    snow: Colours | None = (_SNOW, _SNOW_SHADE),
    reach: tuple[float, float] = (24, 31),
    ink: Colour = INK,
    dress: str = "",
    steep: float = 1.15,
) -> None:
    base, peak = 82.0, (104 * rng.uniform(0.43, 0.57), 8.0)
    rock = jitter(rng.choice(rocks), rng, 8)
    dark = shade(rock, 0.56)
    left = _slope(rng, peak, (6, base), 8, 2.2, steep)
    right = _slope(rng, peak, (98, base), 8, 2.2, steep)
    ridge = _slope(rng, peak, (peak[0] + rng.uniform(-4, 10), base + 2), 7, 4.2, 1.0)
    pen.ellipse(57, base, 44, 7, (40, 30, 20, 70))
    pen.polygon([*left[::-1], *right[1:], (52, base + 5)], rock)
    pen.polygon([*ridge, *right[:0:-1]], dark)
    _facets(pen, rng, left, ridge, rock)
    _hatching(pen, rng, ridge, dark)
    if snow:
        _snow(pen, rng, left, right, ridge, base, snow, reach)
    if dress:
        PEAKS[dress](pen, rng, Peak(left, ridge, base))
    pen.stroke(left, 2.0, ink, 2.8)
    pen.stroke(right, 2.0, ink, 3.2)
    pen.stroke(ridge[:5], 1.5, ink, 0.5)
    pen.fade_foot(73.2, 87.9)


def _facets(pen: Pen, rng: random.Random, left: list[Point], ridge: list[Point], rock: Colour) -> None:
    """Ledges on the lit side."""
    for i in range(1, 7):
        (ax, ay), (bx, by) = left[i], ridge[min(i + 1, 7)]
        share = rng.uniform(0.25, 0.6)
        mx, my = ax + (bx - ax) * share, ay + (by - ay) * share + 6
        pen.polygon([(ax, ay), (ax + 3, ay + 1), (mx, my), (mx - 4, my + 7)], shade(rock, rng.uniform(0.84, 0.94)))


def _hatching(pen: Pen, rng: random.Random, ridge: list[Point], dark: Colour) -> None:
    """Pen strokes down the shaded side."""
    for i in range(13):
        share = 0.10 + i / 15
        place = min(share * 7, 6.999)
        (ax, ay), (bx, by) = ridge[int(place)], ridge[int(place) + 1]
        f = place - int(place)
        x, y = ax + (bx - ax) * f, ay + (by - ay) * f
        long = (6 + 20 * share) * rng.uniform(0.6, 1.0)
        line = [(x, y), (x + long * 0.5, y + long * 0.62), (x + long * 0.82, y + long * 1.1)]
        pen.stroke(line, 1.1, shade(dark, 0.58), 0.4)


def _snow(
    pen: Pen,
    rng: random.Random,
    left: list[Point],
    right: list[Point],
    ridge: list[Point],
    base: float,
    snow: Colours,
    reach: tuple[float, float],
) -> None:
    peak_y = left[0][1]
    line_y = peak_y + rng.uniform(*reach)
    edge: list[Point] = []
    for i in range(9):
        y = line_y + (7 if i % 2 else -6) * rng.uniform(0.6, 1.2)
        y = min(max(y, peak_y + 9), base)
        start, end = x_at(left, y), x_at(right, y)
        edge.append((start + (end - start) * i / 8, y))
    west = [p for p in left if p[1] < edge[0][1]][::-1]
    east = [p for p in right[1:] if p[1] < edge[-1][1]]
    pen.polygon([*west, *east, *edge[::-1]], snow[0])
    shaded = [p for p in ridge if p[1] < line_y + 2] + [p for p in edge if p[0] > x_at(ridge, p[1])] + east[::-1]
    if len(shaded) > 3:
        pen.polygon(shaded, snow[1])


@drawing("hill", 84, 46, (42, 40), (0, -14, 35, 17), 8, mirrored=False)
def draw_hill(
    pen: Pen,
    rng: random.Random,
    turf: Colours = _TURF,
    ink: Colour = INK,
    tuft: Colour | None = (92, 104, 40),
    dress: str = "",
    hatch: int = 8,
    weight: float = 1.0,
) -> None:
    base = jitter(rng.choice(turf), rng, 8)
    top, foot, cx = 7.0, 40.0, 84 * rng.uniform(0.43, 0.57)
    crest: list[Point] = []
    for i in range(27):
        x = 4 + 76 * i / 26
        share = min(1.0, abs((x - cx) / 38.8))
        height = (foot - top) * max(0.0, math.cos(share * math.pi / 2)) ** 0.85
        crest.append((x, foot - height + rng.uniform(-0.35, 0.35)))
    for i in range(12):
        share = i / 11
        ring = [(x, y + (foot - y) * share) for x, y in crest]
        pen.polygon([*ring, (80, foot + 3), (4, foot + 3)], blend(shade(base, 1.26), shade(base, 0.78), share))
    pen.polygon([*(p for p in crest if p[0] > cx + 4), (cx + 16, foot + 2)], shade(base, 0.72))
    for i in range(hatch):
        x, y = crest[int(27 * (0.5 + (0.12 + i * 0.105) * 0.48))]
        long = (foot - y) * rng.uniform(0.45, 0.75)
        pen.stroke([(x, y + 1), (x + 2.2, y + long * 0.5), (x + 2.6, y + long)], 1.0, shade(base, 0.45), 0.5)
    if dress:
        HILLS[dress](pen, rng, Hill(crest, cx, top, foot))
    pen.stroke(crest, 2.1 * weight, ink, 2.5 * weight)
    if tuft:
        _tufts(pen, rng, cx, top, foot, tuft)
    pen.fade_foot(29, 42.8)


def _tufts(pen: Pen, rng: random.Random, cx: float, top: float, foot: float, colour: Colour) -> None:
    for _ in range(5):
        x, y = rng.uniform(cx - 24, cx + 8), rng.uniform(top + 14, foot - 6)
        for lean in (-1.4, 0.0, 1.4):
            pen.stroke([(x, y), (x + lean, y - 3.4)], 0.8, colour, taper=False)


@drawing("rocks", 22, 14, (11, 11), (0, -3, 9, 5), 4)
def draw_rocks(pen: Pen, rng: random.Random, stone: Colour = (150, 138, 124), ink: Colour = INK) -> None:
    pen.ellipse(12, 11, 8, 2.4, (40, 30, 20, 100))
    for x, y, r in ((7, 9, 4), (14, 8, 5), (11, 10.5, 3)):
        rim = [
            (
                x + math.cos(i * math.tau / 7) * r * rng.uniform(0.8, 1.1),
                y + math.sin(i * math.tau / 7) * r * 0.75 * rng.uniform(0.8, 1.1),
            )
            for i in range(7)
        ]
        pen.polygon([(x + (a - x) * 1.22, y + (b - y) * 1.22) for a, b in rim], ink)
        pen.polygon(rim, stone)
        pen.polygon([(x + (a - x) * 0.6 - r * 0.2, y + (b - y) * 0.6 - r * 0.2) for a, b in rim], shade(stone, 1.28))
