"""Ships, one or two for each country."""

from __future__ import annotations

import math
import random

from ..pen import INK, Colour, Pen, shade, star
from .drawing import block, drawing, outline, ripples


@drawing("longship", 88, 66, (44, 36), (0, 0, 40, 30), 1)
def draw_longship(pen: Pen, rng: random.Random) -> None:
    mast = [(42, 44), (42, 4)]
    pen.stroke(mast, 2.6, INK, taper=False)
    sail = [(22, 9), (62, 9), (66, 22), (63, 36), (42, 39), (21, 36), (18, 22)]
    pen.polygon(sail, (236, 226, 200))
    for i in range(4):
        x = 20.0 + i * 12
        pen.polygon([(x + 1, 9.4), (x + 7, 9.4), (x + 7.4, 37.4), (x, 36.6)], (172, 54, 44))
    pen.polygon([(56, 9), (62, 9), (66, 22), (63, 36), (57, 37.4), (60, 22)], (120, 60, 50, 90))
    outline(pen, sail, 1.7)
    hull = [
        (4, 30),
        (8, 42),
        (20, 50),
        (42, 53),
        (64, 50),
        (76, 42),
        (80, 28),
        (84, 30),
        (80, 46),
        (68, 57),
        (42, 61),
        (16, 57),
        (4, 46),
        (1, 31),
    ]
    block(pen, hull, (128, 84, 50), 1.8)
    pen.stroke([(8, 48), (24, 55), (42, 57), (62, 55), (78, 46)], 1.2, (82, 50, 30), taper=False)
    pen.stroke([(82, 30), (86, 24), (82, 20), (76, 23)], 3.0, INK, taper=False)
    pen.stroke([(2.6, 32), (0.8, 26), (4, 22), (8, 25)], 3.0, INK, taper=False)
    for i in range(7):
        x, y = 17 + i * 8.4, 50.6 + 3 * math.sin(math.pi * (i + 0.5) / 7)
        pen.circle(x, y, 4.2, INK)
        pen.circle(x, y, 3.3, ((196, 70, 50), (232, 204, 132), (70, 104, 130))[i % 3])
        pen.circle(x, y, 1.0, INK)
    ripples(pen, (10, 28, 46, 64, 80), 61)


@drawing("galley", 84, 68, (40, 38), (0, 0, 38, 30), 1)
def draw_galley(pen: Pen, rng: random.Random) -> None:
    for x0, top in ((24, 10), (50, 4)):
        pen.stroke([(x0, 46), (x0, top + 8)], 2.4, INK, taper=False)
        sail = [(x0 - 13, 38), (x0 + 2, 20), (x0 + 14, top), (x0 + 16, 20), (x0 + 12, 36), (x0, 40)]
        block(pen, sail, (244, 230, 196), 1.6)
        pen.polygon([(x0 + 14, top + 2), (x0 + 15.4, 20), (x0 + 11.6, 35.4), (x0 + 9, 20)], (212, 184, 140))
        pen.stroke([(x0 - 14, 40), (x0 + 15, top - 2)], 1.8, INK, taper=False)
        pen.polygon(star(x0 + 4, 29, 5, 2.2, 8), (206, 98, 52))
    hull = [(0, 42), (10, 48), (66, 48), (78, 40), (74, 52), (62, 58), (16, 58), (6, 52)]
    block(pen, hull, (150, 88, 52), 1.8)
    pen.stroke([(6, 50), (20, 52), (62, 52), (74, 46)], 1.6, (226, 178, 86), taper=False)
    for i in range(8):
        pen.stroke([(16 + i * 6.4, 54), (11 + i * 6.4, 63)], 1.3, INK, taper=False)
    ripples(pen, (10, 30, 50, 70), 62)


@drawing("cog", 76, 66, (38, 36), (0, 0, 34, 30), 1)
def draw_cog(pen: Pen, rng: random.Random, sail: Colour = (214, 170, 92), mark: Colour = (150, 66, 42)) -> None:
    pen.stroke([(38, 44), (38, 3)], 2.8, INK, taper=False)
    cloth = [(20, 11), (56, 11), (61, 24), (57, 38), (38, 40), (19, 38), (16, 24)]
    block(pen, cloth, sail, 1.7)
    pen.polygon([(50, 11.6), (55.6, 11.6), (60, 24), (56.4, 37.4), (50, 38.6), (54, 24)], shade(sail, 0.8))
    pen.polygon(star(37, 25, 9, 4, 5, -math.pi / 2), mark)
    pen.polygon([(38, 2), (50, 5), (38, 8)], mark)
    hull = [(6, 40), (12, 56), (22, 61), (54, 61), (64, 54), (70, 36), (60, 36), (57, 46), (20, 48), (15, 40)]
    block(pen, hull, (122, 78, 46), 1.9)
    for y in (51, 55):
        pen.stroke([(13, y), (64, y)], 0.9, (78, 46, 26), taper=False)
    for x in (8, 12, 62, 66):
        pen.stroke([(x, 39.6), (x, 36)], 1.6, INK, taper=False)
    ripples(pen, (8, 26, 46, 64), 62)


@drawing("punt", 76, 64, (38, 36), (0, 0, 34, 28), 1, mirrored=False)
def draw_punt(pen: Pen, rng: random.Random) -> None:
    """A flat boat with a lantern on a pole, and a hooded ferryman."""
    hull = [(2, 42), (12, 50), (56, 50), (70, 40), (66, 54), (54, 58), (14, 58), (6, 52)]
    pen.stroke([(58, 46), (58, 12), (66, 12), (66, 17)], 2.0, INK, taper=False)
    pen.circle(66, 22, 5.6, INK)
    pen.circle(66, 22, 4.4, (255, 214, 118))
    pen.circle(66, 22, 2.4, (255, 246, 206))
    block(pen, [(24, 50), (20, 34), (24, 24), (31, 22), (37, 27), (40, 50)], (70, 62, 96), 1.6)
    pen.polygon([(26, 26), (30, 23), (35, 28), (33, 33), (27, 33)], (30, 24, 40))
    pen.stroke([(16, 4), (36, 36), (46, 60)], 2.2, INK, taper=False)
    block(pen, hull, (108, 78, 62), 1.8)
    ripples(pen, (8, 26, 46, 64), 59)


@drawing("raft", 76, 66, (38, 36), (0, 0, 34, 28), 1, mirrored=False)
def draw_raft(pen: Pen, rng: random.Random) -> None:
    """Logs under a glowing toadstool for a lamp."""
    for i, y in enumerate((46, 50, 54)):
        block(
            pen,
            [(4 + i * 2, y), (64 + i * 2, y - 3), (66 + i * 2, y + 1), (6 + i * 2, y + 4)],
            (124, 92, 72),
            1.3,
            (12, 10, 20),
        )
    for x, y, r in ((18, 40, 5), (28, 42, 4), (23, 34, 4.4)):
        block(pen, [(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)], (150, 110, 78), 1.3, (12, 10, 20))
    pen.stroke([(48, 46), (47, 20)], 4.4, (12, 10, 20), taper=False)
    pen.stroke([(48, 46), (47, 20)], 2.6, (226, 214, 200), taper=False)
    cap = [
        (33, 24),
        *[(47 - math.cos(math.pi * i / 12) * 14, 22 - math.sin(math.pi * i / 12) * 13) for i in range(13)],
        (61, 24),
    ]
    block(pen, cap, (104, 226, 206), 1.6, (12, 10, 20))
    for x, y in ((40, 17), (48, 12), (54, 19)):
        pen.circle(x, y, 2, (224, 255, 246))
    ripples(pen, (10, 30, 50, 68), 58, (150, 240, 226))
