"""Landmarks of the south, of the dusk and below ground."""

from __future__ import annotations

import math
import random

from ..pen import INK, Colour, Pen, arc_points, shade, star
from .drawing import SHADOW, block, drawing


@drawing("dome", 112, 98, (55, 90), (0, -40, 46, 42), 1, mirrored=False)
def draw_dome(pen: Pen, rng: random.Random, wall: Colour = (244, 234, 212), dome: Colour = (64, 124, 148)) -> None:
    """A white monastery with a blue dome, a bell tower and cypresses."""
    pen.ellipse(56, 88, 50, 6, SHADOW)
    for x, tall in ((12, 44), (22, 34), (100, 40)):
        shape = [(x, 88 - tall), (x + 5, 70), (x + 4, 88), (x - 4, 88), (x - 5, 70)]
        block(pen, shape, (58, 88, 54), 1.5, (24, 36, 22))
        pen.polygon([(x - 0.6, 90 - tall), (x + 1, 70), (x - 3.4, 86), (x - 4, 70)], (96, 126, 72))
    block(pen, [(82, 88), (82, 34), (94, 34), (94, 88)], shade(wall, 0.92), 1.5)
    block(pen, [(80, 34.6), (88, 22), (96, 34.6)], (194, 92, 58), 1.4)
    block(pen, [(85.4, 50), (85.4, 42), (88, 39), (90.6, 42), (90.6, 50)], (70, 54, 54), 1.0)
    block(pen, [(28, 88), (28, 56), (82, 56), (82, 88)], wall, 1.6)
    pen.polygon([(68, 87.4), (68, 56.6), (81.4, 56.6), (81.4, 87.4)], shade(wall, 0.8))
    block(pen, [(38, 56), (38, 46), (72, 46), (72, 56)], wall, 1.4)
    cap = [
        (36, 47),
        *[(55 - math.cos(math.pi * i / 16) * 19, 46 - math.sin(math.pi * i / 16) * 24) for i in range(17)],
        (74, 47),
    ]
    block(pen, cap, dome, 1.7)
    pen.polygon([(42, 44), (45, 31), (53, 24), (50, 34), (49, 44)], shade(dome, 1.4))
    pen.polygon([(64, 45), (64, 34), (60, 25), (68, 31), (72, 45)], shade(dome, 0.72))
    pen.stroke([(55, 22), (55, 12)], 1.7, INK, taper=False)
    pen.circle(55, 12, 2.6, (232, 186, 80))
    for x in (36, 48, 60, 73):
        block(
            pen,
            [(x - 3.6, 88), (x - 3.6, 74), *arc_points(x, 74, 3.6, 4.6, math.pi, math.tau, 8), (x + 3.6, 88)],
            (110, 74, 58),
            1.2,
        )
    block(pen, [(26, 57), (28, 52.6), (82, 52.6), (84, 57)], (194, 92, 58), 1.2)


@drawing("manor", 112, 98, (55, 90), (0, -40, 46, 42), 1, mirrored=False)
def draw_manor(pen: Pen, rng: random.Random, glow: Colour = (255, 206, 110)) -> None:
    """A tall leaning house full of lit windows, a clock, a lantern."""
    pen.ellipse(54, 90, 42, 6, SHADOW)
    plaster, timber, roof = (206, 190, 176), (66, 46, 48), (74, 70, 104)
    block(pen, [(20, 90), (20, 58), (50, 56), (50, 90)], plaster, 1.6)
    block(pen, [(14, 60), (34, 40), (54, 57)], roof, 1.6)
    block(pen, [(66, 90), (66, 66), (92, 66), (92, 90)], shade(plaster, 0.9), 1.6)
    block(pen, [(62, 67), (70, 54), (90, 54), (97, 67)], roof, 1.6)
    block(pen, [(46, 90), (44, 38), (68, 38), (66, 90)], shade(plaster, 1.06), 1.7)
    block(pen, [(39, 39), (50, 14), (57, 4), (62, 14), (73, 39)], roof, 1.7)
    pen.polygon([(58, 8), (62, 15), (71, 38), (62, 38)], shade(roof, 0.66))
    for line in (
        [(22, 74), (50, 73)],
        [(45.4, 58), (66.6, 58)],
        [(46, 74), (66, 74)],
        [(22, 60), (34, 74)],
        [(48, 60), (38, 73)],
        [(67, 78), (91, 78)],
    ):
        pen.stroke(line, 2.2, timber, taper=False)
    for x, y in (
        (26, 66),
        (40, 66),
        (26, 82),
        (40, 82),
        (52, 66),
        (60, 66),
        (52, 82),
        (72, 72),
        (84, 72),
        (72, 84),
        (84, 84),
    ):
        block(pen, [(x - 2.7, y + 3.4), (x - 2.7, y - 3.4), (x + 2.7, y - 3.4), (x + 2.7, y + 3.4)], glow, 1.2)
        pen.stroke([(x, y - 3.4), (x, y + 3.4)], 0.8, timber, taper=False)
    pen.circle(56, 48, 6.2, INK)
    pen.circle(56, 48, 5.0, (255, 236, 178))
    pen.stroke([(56, 48), (56, 44.4)], 1.1, INK, taper=False)
    pen.stroke([(56, 48), (58.8, 49)], 1.1, INK, taper=False)
    block(pen, [(57, 90), (57, 80), (63, 80), (63, 90)], (110, 62, 42), 1.1)
    block(pen, [(28, 44), (28, 34), (33, 34), (33, 42)], (126, 88, 82), 1.2)


@drawing("gate", 112, 98, (55, 90), (0, -40, 46, 42), 1, mirrored=False)
def draw_gate(pen: Pen, rng: random.Random) -> None:
    """The dwarven gate: a face of stone, rune pillars, light behind the doors."""
    ink, stone = (12, 10, 16), (108, 104, 118)
    pen.ellipse(56, 90, 52, 6, (4, 2, 8, 140))
    cliff = [
        (4, 90),
        (8, 62),
        (18, 44),
        (24, 24),
        (40, 12),
        (56, 6),
        (74, 12),
        (88, 26),
        (94, 46),
        (104, 64),
        (108, 90),
    ]
    block(pen, cliff, (70, 66, 80), 2.0, ink)
    for line in (
        [(20, 46), (26, 60), (20, 74)],
        [(90, 44), (86, 58), (94, 72)],
        [(40, 14), (44, 24)],
        [(74, 14), (70, 26)],
    ):
        pen.stroke(line, 1.8, ink)
    for x in (26, 86):
        block(pen, [(x - 8, 90), (x - 6.6, 40), (x + 6.6, 40), (x + 8, 90)], stone, 1.7, ink)
        block(pen, [(x - 9, 41), (x - 9, 35), (x + 9, 35), (x + 9, 41)], shade(stone, 1.2), 1.6, ink)
        for i, y in enumerate((50, 62, 74)):
            rune = (
                [(x - 2.6, y + 4), (x, y - 4), (x + 2.6, y + 4)],
                [(x - 2.4, y - 4), (x - 2.4, y + 4), (x + 2.8, y)],
                [(x, y - 4), (x, y + 4), (x + 3, y - 2)],
            )[(i + (x > 50)) % 3]
            pen.stroke(rune, 1.9, (120, 240, 226), taper=False)
    door = [(38, 90), (38, 54), *arc_points(56, 54, 18, 22, math.pi, math.tau, 16), (74, 90)]
    block(pen, door, (255, 190, 92), 2.4, ink)
    pen.polygon([(56 + (x - 56) * 0.7, 88 + (y - 88) * 0.8) for x, y in door], (255, 232, 160))
    block(
        pen,
        [(38, 90), (38, 54), *arc_points(56, 54, 18, 22, math.pi, math.pi * 1.36, 8), (48, 90)],
        (104, 78, 60),
        1.6,
        ink,
    )
    block(
        pen,
        [(74, 90), (74, 54), *arc_points(56, 54, 18, 22, math.tau, math.pi * 1.64, 8), (64, 90)],
        (84, 62, 50),
        1.6,
        ink,
    )
    pen.polygon(star(56, 22, 8, 3.4, 6, -math.pi / 2), ink)
    pen.polygon(star(56, 22, 6, 2.4, 6, -math.pi / 2), (120, 240, 226))
