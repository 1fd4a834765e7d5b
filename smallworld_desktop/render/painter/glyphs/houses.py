"""Houses, tents and what stands in fields."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from ..pen import INK, Colour, Colours, Pen, arc_points, shade
from .drawing import SHADOW, block, drawing, outline


@drawing("longhouse", 46, 32, (23, 27), (0, -10, 20, 13), 2, mirrored=False)
def draw_longhouse(pen: Pen, rng: random.Random, turf: Colour = (98, 112, 78), snow: Colour = (240, 244, 248)) -> None:
    pen.ellipse(24, 27, 20, 3.2, SHADOW)
    block(pen, [(5, 19), (40, 19), (40, 27), (5, 27)], (112, 78, 52))
    for x in range(8, 40, 4):
        pen.stroke([(x, 20), (x, 26.6)], 0.7, (70, 46, 30), taper=False)
    roof = [(2, 20), (8, 8), (24, 5.4), (40, 8), (44, 20)]
    block(pen, roof, turf, 1.4)
    pen.polygon([(5, 14), (8, 8.4), (24, 6), (40, 8.4), (43, 15), (36, 12.6), (30, 14.6), (22, 11.8), (13, 14.6)], snow)
    for x, s in ((8, -1), (40, 1)):
        pen.stroke([(x, 8.6), (x + 3 * s, 2.6)], 1.8, INK, taper=False)
    block(pen, [(20, 27), (20, 20.4), (26, 20.4), (26, 27)], (52, 34, 24), 1.0)
    pen.polygon([(9, 22), (12, 22), (12, 24.4), (9, 24.4)], (250, 196, 96))


@drawing("villa", 38, 33, (20, 29), (0, -12, 17, 15), 2, mirrored=False)
def draw_villa(pen: Pen, rng: random.Random, wall: Colour = (246, 236, 216), roof: Colour = (194, 92, 58)) -> None:
    pen.ellipse(20, 29, 17, 3.2, SHADOW)
    block(pen, [(4, 29), (4, 15), (20, 15), (20, 29)], wall)
    block(pen, [(20, 29), (20, 19), (34, 19), (34, 28)], shade(wall, 0.82))
    block(pen, [(2.6, 15.4), (7, 9.6), (18, 9.6), (21.6, 15.4)], roof)
    block(pen, [(19, 19.4), (22.6, 14.8), (31, 14.8), (35.6, 19.4)], shade(roof, 0.86))
    block(pen, [(10, 9.6), (10, 4), (14, 4), (14, 9.6)], wall, 1.0)
    pen.polygon([(9, 4.4), (12, 1), (15, 4.4)], roof)
    for x in (24, 29):
        pen.polygon(
            [*arc_points(x + 1.4, 23.4, 1.6, 2.0, math.pi, math.tau, 8), (x + 3, 28.4), (x - 0.2, 28.4)], (86, 60, 48)
        )
    pen.polygon([(10, 29), (10, 22.6), (14, 22.6), (14, 29)], (66, 112, 130))
    pen.polygon([(6, 18), (8.2, 18), (8.2, 21), (6, 21)], (66, 112, 130))


@drawing("tent", 36, 42, (18, 38), (0, -16, 16, 20), 3, mirrored=False)
def draw_tent(
    pen: Pen,
    rng: random.Random,
    cloths: tuple[Colours, ...] = (
        ((196, 62, 48), (244, 232, 204)),
        ((52, 92, 150), (244, 232, 204)),
        ((64, 122, 74), (240, 204, 96)),
    ),
) -> None:
    """A striped tournament tent with a pennant."""
    first, second = rng.choice(cloths)
    pen.ellipse(20, 37, 16, 3.4, SHADOW)
    apex = (18.0, 9.0)
    eaves = [(3, 22), (9, 24), (14, 24.8), (18, 25), (22, 24.8), (27, 24), (33, 22)]
    foot = [(5, 36), (10, 37.4), (14.4, 38), (18, 38.2), (21.6, 38), (26, 37.4), (31, 36)]
    for i, ((ax, ay), (bx, by)) in enumerate(pairwise(eaves)):
        colour = first if i % 2 else second
        factor = 1.0 if i < 3 else 0.8
        pen.polygon([apex, (ax, ay), (bx, by)], shade(colour, factor))
        pen.polygon([(ax, ay), (bx, by), foot[i + 1], foot[i]], shade(colour, factor * 0.88))
    pen.polygon([(16, 38), (18, 26), (20.6, 38)], (60, 40, 32))
    outline(pen, [apex, *eaves], 1.2)
    outline(pen, [eaves[0], *foot, eaves[-1]], 1.2, closed=False)
    pen.stroke([apex, (18, 1)], 1.2, INK, taper=False)
    block(pen, [(18, 1), (29, 3.4), (18, 6)], first, 0.9)


@drawing("pennant", 20, 29, (6, 27), (4, -13, 7, 14), 3, mirrored=False)
def draw_pennant(
    pen: Pen, rng: random.Random, cloths: Colours = ((196, 62, 48), (52, 92, 150), (232, 190, 70))
) -> None:
    pen.ellipse(8, 27, 4, 1.2, SHADOW)
    pen.stroke([(6, 27), (6, 1)], 1.6, INK, taper=False)
    block(pen, [(6.4, 2), (19, 4.4), (14, 6.4), (19, 9.4), (6.4, 11)], rng.choice(cloths), 1.0)


@drawing("windmill", 42, 48, (21, 45), (0, -20, 14, 23), 3, mirrored=False)
def draw_windmill(
    pen: Pen,
    rng: random.Random,
    body: Colour = (232, 220, 196),
    cap: Colour = (150, 74, 50),
    sail: Colour = (246, 238, 214),
) -> None:
    pen.ellipse(24, 45, 13, 3, SHADOW)
    tower = [(14, 45), (17, 20), (25, 20), (28, 45)]
    block(pen, tower, body, 1.3)
    pen.polygon([(22, 44.4), (22, 20.6), (24.6, 20.6), (27.4, 44.4)], shade(body, 0.76))
    block(pen, [(15.6, 20.6), (17, 14), (21, 11.6), (25, 14), (26.4, 20.6)], cap, 1.2)
    pen.polygon([(18.6, 45), (18.6, 38), (23, 38), (23, 45)], (86, 56, 36))
    hub, turn = (21.0, 17.0), rng.uniform(0.2, 1.2)
    for i in range(4):
        a = turn + i * math.pi / 2
        c, s = math.cos(a), math.sin(a)
        *arm, tip = (
            (hub[0] + c * r - s * w, hub[1] + s * r + c * w)
            for r, w in ((4, 0.4), (16, 0.4), (16, 4.4), (4, 3.6), (16.6, 0))
        )
        block(pen, arm, sail, 0.8)
        pen.stroke([hub, tip], 1.2, INK, taper=False)
    pen.circle(*hub, 1.6, INK)


@drawing("sheaf", 16, 18, (8, 15), (0, -6, 6, 8), 4)
def draw_sheaf(pen: Pen, rng: random.Random, straw: Colour = (222, 176, 84)) -> None:
    pen.ellipse(8, 15, 5, 1.6, SHADOW)
    for i in range(7):
        top = 8 + (i - 3) * 1.7
        pen.stroke(
            [(8 + (i - 3) * 0.9, 15), (8 + (i - 3) * 0.25, 10), (top, 3 + abs(i - 3) * 0.6)],
            2.2,
            shade(straw, 0.55),
            1.8,
            taper=False,
        )
    for i in range(7):
        top = 8 + (i - 3) * 1.7
        pen.stroke(
            [(8 + (i - 3) * 0.9, 14.6), (8 + (i - 3) * 0.25, 10), (top, 3.4 + abs(i - 3) * 0.6)],
            1.3,
            shade(straw, 1.0 + (3 - i) * 0.05),
            1.0,
            taper=False,
        )
    pen.stroke([(6, 10), (10, 10)], 1.6, (150, 70, 44), taper=False)


@drawing("pumpkin", 20, 13, (10, 9), (0, -3, 9, 5), 2)
def draw_pumpkin(pen: Pen, rng: random.Random) -> None:
    for x, y, r in ((4.5, 7, 3.2), (10.5, 6, 4.0), (16, 7.4, 2.6)):
        pen.ellipse(x + 1, y + r * 0.8, r, 1.2, SHADOW)
        pen.ellipse(x, y, r + 0.9, r * 0.82 + 0.9, INK)
        pen.ellipse(x, y, r, r * 0.82, (222, 120, 40))
        pen.ellipse(x - r * 0.1, y, r * 0.45, r * 0.76, (244, 156, 66))
        pen.stroke([(x, y - r * 0.7), (x + 0.8, y - r * 1.2)], 1.1, (86, 100, 50), taper=False)


@drawing("vines", 32, 20, (15, 15), (0, -5, 13, 7), 4)
def draw_vines(pen: Pen, rng: random.Random) -> None:
    """Two rows of stakes with vines."""
    for row, y in ((0, 8), (1, 15)):
        pen.stroke([(3 + row * 2, y + 1.6), (27 + row * 2, y - 0.4)], 1.2, (96, 60, 42, 150), taper=False)
        for i in range(6):
            x, dy = 4.5 + i * 4.4 + row * 2, -i * 0.34
            pen.circle(x, y - 2 + dy, 2.4, (42, 52, 24))
            pen.circle(x - 0.2, y - 2.3 + dy, 1.8, (104, 128, 56))
            pen.circle(x - 0.7, y - 2.9 + dy, 0.8, (156, 170, 86))
            if rng.random() < 0.5:
                pen.circle(x + 0.8, y - 1.2 + dy, 0.8, (112, 52, 96))
