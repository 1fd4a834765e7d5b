"""Small things that make a clearing: stumps, logs, ruins, stones, fires, flowers."""

from __future__ import annotations

import math
import random

from ..pen import INK, Colour, Colours, Pen, blend, shade
from .drawing import SHADOW, block, drawing, smooth_line


@drawing("stump", 18, 13, (9, 10), (0, -3, 7, 5), 3)
def draw_stump(pen: Pen, rng: random.Random, wood: Colour = (150, 104, 62), ink: Colour = INK) -> None:
    pen.ellipse(9, 9.4, 7, 2.2, SHADOW)
    pen.polygon([(4, 5), (14, 5), (15.4, 9.6), (12, 8.8), (9, 10), (6, 8.8), (2.6, 9.6)], ink)
    pen.polygon([(4.8, 5), (13.2, 5), (14, 8.6), (11.6, 7.8), (9, 9), (6.4, 7.8), (4, 8.6)], shade(wood, 0.72))
    pen.ellipse(9, 4.6, 5.2, 2.6, ink)
    pen.ellipse(9, 4.4, 4.4, 2.0, shade(wood, 1.36))
    pen.ellipse(9, 4.4, 2.2, 1.0, wood)


@drawing("logs", 30, 17, (14, 13), (0, -5, 12, 7), 2)
def draw_logs(pen: Pen, rng: random.Random, wood: Colour = (158, 108, 64), ink: Colour = INK) -> None:
    pen.ellipse(14, 13, 12, 2.6, SHADOW)
    for x, y in ((4, 10), (10, 10), (16, 10), (7, 5.4), (13, 5.4)):
        block(pen, [(x, y - 2.4), (x + 9, y - 4), (x + 9, y + 0.6), (x, y + 2.4)], shade(wood, 0.8), 0.9, ink)
    for x, y in ((4, 10), (10, 10), (16, 10), (7, 5.4), (13, 5.4)):
        pen.circle(x, y, 2.9, ink)
        pen.circle(x, y, 2.2, shade(wood, 1.3))
        pen.circle(x, y, 0.9, wood)


@drawing("ruin", 38, 32, (19, 27), (0, -9, 16, 11), 3)
def draw_ruin(pen: Pen, rng: random.Random, stone: Colour = (196, 186, 166), ink: Colour = INK) -> None:
    """Two broken columns, a stump of wall, a fallen drum."""
    pen.ellipse(19, 27, 16, 3.2, SHADOW)
    dark = shade(stone, 0.7)
    block(pen, [(3, 27), (3, 15), (6, 12), (8, 15), (11, 13.6), (13, 19), (16, 18), (16, 27)], stone, 1.2, ink)
    pen.polygon([(11, 27), (11, 15), (13, 19), (15.4, 18.8), (15.4, 26.4)], dark)
    for y in (18.6, 22.6):
        pen.stroke([(3.6, y), (15, y)], 0.7, dark, taper=False)
    for x, top in ((21, 6 + rng.uniform(0, 5)), (29, 13 + rng.uniform(-3, 3))):
        block(
            pen,
            [
                (x - 2.4, 27),
                (x - 2.4, top + 1.4),
                (x - 0.6, top),
                (x + 0.6, top + 1.8),
                (x + 2.4, top + 0.4),
                (x + 2.4, 27),
            ],
            stone,
            1.2,
            ink,
        )
        pen.polygon([(x + 0.6, 26.4), (x + 0.6, top + 2), (x + 2, top + 1.4), (x + 2, 26.4)], dark)
        block(pen, [(x - 3.6, 28), (x - 3.6, 26), (x + 3.6, 26), (x + 3.6, 28)], stone, 1.0, ink)


@drawing("cairn", 20, 20, (10, 17), (0, -7, 7, 9), 4)
def draw_cairn(pen: Pen, rng: random.Random, stone: Colour = (164, 152, 138), ink: Colour = INK) -> None:
    pen.ellipse(10, 17, 8, 2.2, SHADOW)
    for y, rx, ry in ((15.4, 6.6, 2.6), (11.2, 5.0, 2.4), (7.4, 3.6, 2.0), (4.4, 2.2, 1.6)):
        dx = rng.uniform(-0.8, 0.8)
        pen.ellipse(10 + dx, y, rx + 0.9, ry + 0.9, ink)
        pen.ellipse(10 + dx, y, rx, ry, stone)
        pen.ellipse(9.2 + dx, y - 0.6, rx * 0.55, ry * 0.5, shade(stone, 1.25))


@drawing("stones", 40, 26, (19, 18), (0, -5, 16, 10), 2)
def draw_stones(pen: Pen, rng: random.Random, stone: Colour = (176, 168, 152), ink: Colour = INK) -> None:
    """A small ring of standing stones."""
    for i in range(7):
        a = math.tau * i / 7 - 0.5
        x, y, tall = 19 + math.cos(a) * 13, 16 + math.sin(a) * 6, rng.uniform(7, 10)
        pen.ellipse(x + 1.5, y, 3, 1.2, SHADOW)
        block(pen, [(x - 1.8, y), (x - 1.5, y - tall), (x + 0.9, y - tall - 0.7), (x + 1.9, y)], stone, 1.0, ink)
        pen.polygon(
            [(x + 0.3, y - 0.4), (x + 0.3, y - tall), (x + 0.9, y - tall), (x + 1.5, y - 0.4)], shade(stone, 0.68)
        )


@drawing("fire", 18, 18, (9, 14), (0, -5, 7, 7), 1)
def draw_fire(pen: Pen, rng: random.Random, ink: Colour = INK) -> None:
    pen.ellipse(9, 13.6, 7.6, 2.8, ink)
    pen.ellipse(9, 13.4, 6.2, 2.0, (92, 76, 64))
    pen.polygon([(5, 13), (5.4, 8), (7.4, 9.6), (9, 2), (11, 8.6), (12.8, 7), (13, 13)], (226, 96, 40))
    pen.polygon([(6.6, 13), (7.2, 9.8), (9, 6), (10.6, 10), (11.4, 13)], (255, 206, 96))


@drawing("flowers", 18, 12, (9, 9), (0, -4, 7, 4), 6)
def draw_flowers(
    pen: Pen,
    rng: random.Random,
    petals: Colours = ((238, 222, 236), (240, 200, 80), (220, 110, 120)),
    leaf: Colour = (104, 128, 58),
) -> None:
    for _ in range(6):
        x, y = rng.uniform(2.5, 15.5), rng.uniform(2.5, 8)
        pen.stroke([(x, y), (x + rng.uniform(-0.6, 0.6), y + 2.6)], 0.7, leaf, taper=False)
        pen.circle(x, y, 1.35, shade(leaf, 0.55))
        pen.circle(x, y, 1.0, rng.choice(petals))


@drawing("scree", 28, 14, (14, 8), (0, 0, 12, 5), 6)
def draw_scree(pen: Pen, rng: random.Random, stone: Colour = (150, 138, 124), ink: Colour = INK) -> None:
    for _ in range(7):
        x, y, r = rng.uniform(3, 25), rng.uniform(3, 11), rng.uniform(0.9, 2.1)
        pen.ellipse(x + 0.4, y + 0.5, r + 0.5, r * 0.7 + 0.5, blend(ink, stone, 0.35))
        pen.ellipse(x, y, r, r * 0.7, stone)
        pen.ellipse(x - r * 0.25, y - r * 0.2, r * 0.5, r * 0.35, shade(stone, 1.25))


@drawing("sheep", 16, 12, (8, 9), (0, -3, 6, 4), 2)
def draw_sheep(pen: Pen, rng: random.Random, wool: Colour = (242, 238, 226)) -> None:
    pen.ellipse(8, 9, 5, 1.4, SHADOW)
    for x in (5.4, 9.8):
        pen.stroke([(x, 7), (x, 9.6)], 1.0, INK, taper=False)
    for grow, colour in ((0.8, INK), (0.0, wool)):
        for x, y, r in ((5.6, 5.4, 2.4), (8, 4.6, 2.7), (10.2, 5.6, 2.2)):
            pen.circle(x, y, r + grow, colour)
    pen.ellipse(12.4, 4.6, 1.6, 1.3, INK)


@drawing("tarn", 34, 17, (17, 9), (0, 0, 14, 6.5), 4)
def draw_tarn(pen: Pen, rng: random.Random, water: Colour = (96, 150, 170), ink: Colour = INK) -> None:
    """A small cold lake."""
    rim = [
        (
            17 + math.cos(i * math.tau / 14) * rng.uniform(11, 14.5),
            8 + math.sin(i * math.tau / 14) * rng.uniform(4.4, 6),
        )
        for i in range(14)
    ]
    pen.polygon([(17 + (x - 17) * 1.12, 8.4 + (y - 8) * 1.2) for x, y in rim], blend(ink, (150, 130, 110), 0.45))
    pen.polygon(rim, shade(water, 0.78))
    pen.polygon([(17 + (x - 17) * 0.8, 8.6 + (y - 8) * 0.72) for x, y in rim], water)
    for y in (6.6, 9.4):
        pen.stroke([(11, y), (16, y + 0.6), (20, y)], 0.8, (232, 242, 242))


@drawing("lantern", 16, 28, (5, 26), (2, -11, 6, 13), 2, mirrored=False)
def draw_lantern(pen: Pen, rng: random.Random) -> None:
    pen.ellipse(6, 26, 4, 1.2, SHADOW)
    pen.stroke([(5, 26), (5, 5), (10, 5)], 1.6, INK, taper=False)
    block(pen, [(7.4, 7), (11.6, 7), (12.4, 13), (6.6, 13)], (255, 220, 130), 1.1)
    pen.polygon([(6.6, 7.2), (9.5, 4.4), (12.4, 7.2)], INK)


@drawing("firefly", 12, 12, (6, 6), (0, 0, 5, 5), 3, mirrored=False)
def draw_firefly(pen: Pen, rng: random.Random) -> None:
    for _ in range(4):
        pen.circle(rng.uniform(2, 10), rng.uniform(2, 10), 0.8, (240, 250, 160))


@drawing("flamingo", 18, 26, (9, 24), (0, -11, 7, 12), 3)
def draw_flamingo(pen: Pen, rng: random.Random) -> None:
    pink, ink = (244, 150, 156), (120, 50, 60)
    for x in (8.4, 10.4):
        pen.stroke([(x, 14), (x + 0.4, 24)], 0.9, ink, taper=False)
    neck = smooth_line([(12, 11), (16, 8), (12, 5), (13, 2), (15.6, 3.6)])
    pen.stroke(neck, 3.0, ink, 2.4, taper=False)
    pen.ellipse(9, 12, 5.2, 3.8, ink)
    pen.ellipse(9, 12, 4.4, 3.0, pink)
    pen.ellipse(7.6, 12.6, 3.0, 1.6, (222, 104, 120))
    pen.stroke(neck, 1.8, pink, 1.4, taper=False)


@drawing("shards", 16, 9, (8, 4.5), (0, 0, 7, 4), 5)
def draw_shards(pen: Pen, rng: random.Random) -> None:
    """Cracks in the ice."""
    x, y = 8.0, 4.5
    for _ in range(3):
        pen.stroke([(x, y), (x + rng.uniform(-6, 6), y + rng.uniform(-3.4, 3.4))], 1.0, (84, 134, 164), taper=False)
    pen.stroke([(3, 5), (12, 3)], 0.9, (250, 253, 255), taper=False)
