"""Trees, pines, bushes and grass."""

from __future__ import annotations

import math
import random

from ..pen import Colour, Colours, Pen, shade
from .drawing import drawing, jitter

_DARK: Colour = (34, 44, 20)
_BARK: Colour = (60, 40, 24)
_SHADOW: Colour = (30, 34, 14, 105)
_LEAVES: Colours = ((74, 112, 52), (88, 122, 50), (62, 102, 58), (104, 126, 48))
_NEEDLES: Colours = ((48, 92, 66), (56, 98, 58), (44, 84, 62))


@drawing("tree", 34, 40, (16, 35), (0, -17, 13.5, 17), 12)
def draw_tree(
    pen: Pen,
    rng: random.Random,
    leaves: Colours = _LEAVES,
    edge: Colour = _DARK,
    dots: Colours = (),
    snow: Colour | None = None,
    bark: Colour = _BARK,
    lit: float = 1.22,
    many: int = 14,
) -> None:
    base = jitter(rng.choice(leaves), rng)
    cx, cy = 16.0, 17.0
    pen.ellipse(cx + 5, 34, 11, 3.6, _SHADOW)
    pen.polygon([(cx - 1.8, 24), (cx + 1.8, 24), (cx + 2.6, 35), (cx - 2.6, 35)], bark)
    crown = [(cx, cy, 7.5)]
    for _ in range(8):
        angle, away = rng.uniform(0, math.tau), rng.uniform(2, 7.5)
        crown.append((cx + math.cos(angle) * away, cy + math.sin(angle) * away * 0.85, rng.uniform(4.5, 7)))
    crown.sort(key=lambda blob: -blob[1])
    for x, y, r in crown:
        pen.circle(x, y, r + 1.25, edge)
    for x, y, r in crown:
        pen.circle(x, y, r, shade(base, 0.72))
    for x, y, r in crown:
        pen.circle(x - 0.9, y - 1.2, r * 0.82, base)
    for x, y, r in crown:
        if y < cy + 2:
            pen.circle(x - r * 0.32, y - r * 0.38, r * 0.45, shade(base, lit))
    if snow:
        for x, y, r in crown:
            if y < cy + 1:
                pen.ellipse(x - r * 0.1, y - r * 0.55, r * 0.72, r * 0.36, snow)
    if dots:
        for _ in range(many):
            angle, away = rng.uniform(0, math.tau), rng.uniform(0, 10.5)
            x, y = cx + math.cos(angle) * away, cy + math.sin(angle) * away * 0.9
            pen.circle(x, y, rng.uniform(0.9, 1.5), rng.choice(dots))
    for _ in range(9):
        angle, away = rng.uniform(-0.5, 2.2), rng.uniform(2.5, 9.5)
        x, y = cx + math.cos(angle) * away, cy + math.sin(angle) * away
        pen.stroke([(x, y), (x + 0.5, y + 1.0), (x + 0.2, y + 2.0)], 0.8, shade(base, 0.55), taper=False)


@drawing("pine", 26, 44, (12, 41), (0, -19, 11.5, 21), 8)
def draw_pine(
    pen: Pen, rng: random.Random, needles: Colours = _NEEDLES, edge: Colour = (26, 44, 30), snow: Colour | None = None
) -> None:
    base = jitter(rng.choice(needles), rng, 8)
    cx = 12.0
    pen.ellipse(cx + 4, 40, 8, 2.8, _SHADOW)
    pen.polygon([(cx - 1.4, 33), (cx + 1.4, 33), (cx + 1.8, 41), (cx - 1.8, 41)], _BARK)
    tiers = ((36.0, 10.5, 15.0), (28.0, 8.6, 14.0), (19.5, 6.2, 14.0))
    for grow, colour in ((1.2, edge), (0.0, shade(base, 0.8))):
        for y, half, tall in tiers:
            skirt = [(cx + (half + grow) * (1 - 2 * i / 5), y + grow + (1.6 if i % 2 else -0.6)) for i in range(1, 5)]
            pen.polygon(
                [
                    (cx, y - tall - grow * 1.4),
                    (cx + half + grow, y + grow * 0.6),
                    *skirt,
                    (cx - half - grow, y + grow * 0.6),
                ],
                colour,
            )
    for y, half, tall in tiers:
        lit = [(cx - 0.4, y - tall + 1.5), (cx - half + 1, y - 0.8), (cx - half * 0.3, y - 1.6), (cx + 0.6, y - 3)]
        pen.polygon(lit, shade(base, 1.16))
        if snow:
            pen.polygon(
                [
                    (cx - 0.2, y - tall),
                    (cx - half * 0.62, y - tall * 0.36),
                    (cx - half * 0.2, y - tall * 0.5),
                    (cx + half * 0.1, y - tall * 0.3),
                    (cx + half * 0.5, y - tall * 0.44),
                ],
                snow,
            )
        for i in range(3):
            x = cx + half * (0.35 * i - 0.2)
            pen.stroke([(x, y - 5 + i), (x + 1, y - 1.5)], 0.6, shade(base, 0.5), taper=False)


@drawing("bush", 24, 18, (12, 14), (0, -5, 9, 7), 5)
def draw_bush(
    pen: Pen, rng: random.Random, leaves: Colours = ((112, 130, 60),), edge: Colour = (44, 52, 24), dots: Colours = ()
) -> None:
    base = jitter(rng.choice(leaves), rng)
    pen.ellipse(12, 13, 8, 2.6, _SHADOW)
    blobs = [(7 + rng.uniform(-1, 1), 10, 3.8), (12, 8 + rng.uniform(-1, 1), 4.6), (16 + rng.uniform(-1, 1), 10.4, 3.4)]
    for grow, dx, colour in ((1.1, 0.0, edge), (0.0, 0.0, shade(base, 0.76)), (-1.0, -0.6, base)):
        for x, y, r in blobs:
            pen.circle(x + dx, y + dx, r + grow, colour)
    for x, y, _ in blobs[:2]:
        pen.circle(x - 1.2, y - 1.4, 1.3, shade(base, 1.22))
    if dots:
        for _ in range(7):
            pen.circle(12 + rng.uniform(-7, 7), 8.5 + rng.uniform(-3.5, 3), 1.0, rng.choice(dots))


@drawing("grass", 14, 10, (7, 9), (0, -4, 5, 4), 6)
def draw_grass(pen: Pen, rng: random.Random, blades: Colours = ((112, 126, 50),)) -> None:
    colour = jitter(rng.choice(blades), rng)
    for lean in (-3.4, -1.6, 0.0, 1.8, 3.6):
        blade = [(7 + lean * 0.35, 9), (7 + lean * 0.6, 6), (7 + lean, 2.4 + abs(lean) * 0.5)]
        pen.stroke(blade, 1.2, colour, 0.6, taper=False)
