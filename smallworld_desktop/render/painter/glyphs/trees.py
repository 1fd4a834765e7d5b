"""Trees of the south and the north."""

from __future__ import annotations

import random

from ..pen import INK, Colour, Colours, Pen, shade
from .drawing import SHADOW, drawing, jitter


@drawing("cypress", 18, 47, (8, 44), (0, -20, 6.5, 22), 8)
def draw_cypress(
    pen: Pen,
    rng: random.Random,
    greens: Colours = ((52, 78, 48), (60, 88, 52), (44, 70, 50)),
    edge: Colour = (24, 36, 22),
) -> None:
    base, cx = jitter(rng.choice(greens), rng, 6), 8.0
    pen.ellipse(cx + 4, 43, 8, 2.4, SHADOW)
    pen.polygon([(cx - 1, 38), (cx + 1, 38), (cx + 1.3, 44), (cx - 1.3, 44)], (70, 48, 30))
    body = [
        (cx, 1),
        (cx + 2.6, 9),
        (cx + 4.6, 20),
        (cx + 5, 31),
        (cx + 3, 39),
        (cx - 3, 39),
        (cx - 5, 31),
        (cx - 4.6, 20),
        (cx - 2.6, 9),
    ]
    pen.polygon([(cx + (x - cx) * 1.25, 20 + (y - 20) * 1.06) for x, y in body], edge)
    pen.polygon(body, shade(base, 0.78))
    pen.polygon(
        [(cx - 0.6, 3), (cx + 0.8, 12), (cx + 0.6, 30), (cx - 1, 38), (cx - 3.6, 32), (cx - 3.6, 20)], shade(base, 1.18)
    )
    for _ in range(6):
        x, y = cx + rng.uniform(-2, 3), rng.uniform(12, 34)
        pen.stroke([(x, y), (x + 0.5, y - 4)], 0.7, shade(base, 0.5), taper=False)


@drawing("umbrella", 36, 41, (17, 37), (0, -18, 15, 18), 8)
def draw_umbrella(pen: Pen, rng: random.Random, greens: Colours = ((92, 116, 52), (104, 124, 58))) -> None:
    """A stone pine: a bare leaning trunk under a flat cloud."""
    base, lean = jitter(rng.choice(greens), rng, 8), rng.uniform(-2.5, 2.5)
    pen.ellipse(20, 37, 12, 3, SHADOW)
    for width, colour in ((3.6, (48, 30, 20)), (2.2, (132, 82, 54))):
        pen.stroke([(17, 37), (17 + lean * 0.4, 26), (17 + lean, 15)], width, colour, taper=False)
        pen.stroke([(17 + lean * 0.7, 21), (23 + lean, 14)], width * 0.7, colour, taper=False)
    blobs = [(7, 12, 5), (13, 9, 6), (20, 8, 6.4), (27, 10, 5.4), (17, 12, 5), (24, 13, 4.4)]
    for grow, factor, dy in ((1.2, 0.3, 0.0), (0.0, 0.74, 0.0), (-1.2, 1.0, -1.4), (-3.0, 1.22, -2.4)):
        for x, y, r in blobs:
            pen.ellipse(x + lean * 0.8, y + dy, max(r + grow, 1), max(r * 0.72 + grow, 0.8), shade(base, factor))


@drawing("olive", 26, 26, (12, 22), (0, -10, 9, 11), 6)
def draw_olive(pen: Pen, rng: random.Random) -> None:
    base = jitter((138, 150, 108), rng, 8)
    pen.ellipse(13, 22, 9, 2.4, SHADOW)
    pen.stroke([(11, 22), (12.5, 17), (11, 12)], 3.2, (62, 50, 38), taper=False)
    for grow, factor, d in ((1.1, 0.34, 0.0), (0.0, 0.78, 0.0), (-1.4, 1.1, -0.8)):
        for x, y, r in ((7, 10, 4.6), (12, 7, 5), (17, 10, 4.4)):
            pen.circle(x + d, y + d, r + grow, shade(base, factor))


@drawing("birch", 26, 42, (11, 39), (0, -17, 9, 19), 6)
def draw_birch(pen: Pen, rng: random.Random, leaves: Colours = ((214, 168, 62), (196, 176, 74))) -> None:
    base = jitter(rng.choice(leaves), rng, 8)
    pen.ellipse(13, 39, 8, 2.4, SHADOW)
    pen.stroke([(11, 39), (11.4, 24), (11, 8)], 3.4, INK, 2.0, taper=False)
    pen.stroke([(11, 39), (11.4, 24), (11, 8)], 2.2, (236, 232, 222), 1.2, taper=False)
    for y in (34.0, 29.0, 25.0):
        pen.stroke([(10.2, y), (11.6, y + 0.6)], 0.8, INK, taper=False)
    blobs = [(11 + rng.uniform(-4.5, 4.5), rng.uniform(7, 23), rng.uniform(3, 4.6)) for _ in range(8)]
    for grow, factor, d in ((1.0, 0.36, 0.0), (0.0, 0.82, 0.0), (-1.2, 1.12, -0.7)):
        for x, y, r in blobs:
            pen.circle(x + d, y + d, r + grow, shade(base, factor))
