"""Farmhouses and haystacks."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from ..pen import INK, Colour, Colours, Pen, shade
from .drawing import drawing, jitter

_ROOFS: Colours = ((168, 74, 48), (150, 92, 52), (176, 96, 56))
_WALL: Colour = (226, 208, 168)


@drawing("house", 40, 36, (20, 31), (1, -12, 18, 15), 4, mirrored=False)
def draw_house(
    pen: Pen,
    rng: random.Random,
    roofs: Colours = _ROOFS,
    wall: Colour = _WALL,
    window: Colour = (84, 74, 66),
    door: Colour = (96, 62, 36),
    snow: Colour | None = None,
) -> None:
    roof = jitter(rng.choice(roofs), rng, 8)
    pen.ellipse(22, 31, 16, 3.6, (40, 30, 10, 110))
    pen.polygon([(7, 17), (20, 17), (20, 31), (7, 31)], wall)
    pen.polygon([(20, 17), (34, 17), (34, 30), (20, 31)], shade(wall, 0.78))
    pen.polygon([(5, 18), (13.5, 6), (22, 18)], wall)
    if rng.random() < 0.6:
        pen.polygon([(24.5, 1), (28.5, 1), (28.5, 9), (24.5, 9)], INK)
        pen.polygon([(25.4, 2), (27.7, 2), (27.7, 9), (25.4, 9)], (150, 120, 96))
    pen.polygon([(13.5, 5), (28, 5), (37, 18), (21.5, 18.5)], roof)
    pen.polygon([(4, 18.5), (13.5, 4.4), (15.2, 6), (6.4, 18.8)], shade(roof, 1.15))
    for i in range(3):
        y = 8.5 + i * 3.2
        pen.stroke([(15.6 + i * 2.2, y), (30 + i * 2.2, y)], 0.7, shade(roof, 0.66), taper=False)
    if snow:
        pen.polygon([(13.5, 4.2), (28, 4.2), (33, 11.5), (28, 10.4), (24, 12.6), (20, 10.6), (17.4, 12.4)], snow)
    pen.polygon([(11, 23), (16, 23), (16, 31), (11, 31)], door)
    pen.polygon([(24, 21), (29, 21), (29, 25.5), (24, 25.6)], window)
    for line in (
        [(7, 18), (7, 31), (20, 31), (34, 30), (34, 18)],
        [(20, 18.5), (20, 31)],
        [(4, 18.6), (13.5, 4.8), (28, 4.8), (37.4, 18.2), (21.5, 18.6), (13.5, 4.8)],
    ):
        for a, b in pairwise(line):
            pen.stroke([a, b], 1.2, INK, taper=False)


@drawing("hay", 20, 18, (10, 15), (0, -5, 8, 7), 3)
def draw_hay(pen: Pen, rng: random.Random, straw: Colours = ((214, 174, 78), (180, 138, 56))) -> None:
    pen.ellipse(11, 15, 8, 2.4, (50, 36, 10, 110))
    rim = [(3.0 + i, 15 - 11.5 * math.sin(math.pi * i / 14) ** 0.7) for i in range(15)]
    pen.polygon(rim, straw[0])
    pen.polygon([*(p for p in rim if p[0] > 11), (11, 15)], straw[1])
    pen.stroke(rim, 1.2, INK)
    for _ in range(6):
        x = rng.uniform(6, 14)
        pen.stroke([(x, 8 + rng.uniform(0, 2)), (x + rng.uniform(-1, 1), 14)], 0.6, (150, 108, 40), taper=False)
