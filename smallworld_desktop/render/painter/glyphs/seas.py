"""Waves, the compass rose, a sea serpent, a sailing ship."""

from __future__ import annotations

import math
import random

from ..pen import INK, Colour, Colours, Pen, arc_points
from .drawing import drawing
from .hearts import HEARTS

_FOAM: Colour = (206, 226, 226)


@drawing("wave", 34, 10, (17, 5), (0, 0, 15, 4), 4)
def draw_wave(pen: Pen, rng: random.Random, foam: Colour = _FOAM, trough: Colour = (34, 72, 96)) -> None:
    crests = rng.choice((2, 3))
    line = [
        (2 + 30 * i / 20, 5 - 2.6 * math.sin(i / 20 * math.pi * crests) * (1 - abs(i / 20 - 0.5))) for i in range(21)
    ]
    pen.stroke([(x, y + 1.1) for x, y in line], 1.5, (*trough, 190))
    pen.stroke(line, 1.4, (*foam, 190))


@drawing("compass", 146, 146, (73, 73), (0, 0, 58, 58), 1, mirrored=False)
def draw_compass(
    pen: Pen,
    rng: random.Random,
    cream: Colour = (240, 226, 188),
    dark: Colour = (44, 44, 52),
    red: Colour = (168, 62, 44),
    second: Colours = ((196, 170, 116), (120, 86, 60)),
    heart: str = "",
) -> None:
    c, r = 73.0, 58.0
    for radius, width in ((r * 0.80, 1.6), (r * 0.72, 0.9)):
        pen.stroke(arc_points(c, c, radius, radius, count=90), width, cream, taper=False)
    for i in range(32):
        x, y = math.cos(i * math.tau / 32), math.sin(i * math.tau / 32)
        pen.stroke([(c + x * r * 0.72, c + y * r * 0.72), (c + x * r * 0.80, c + y * r * 0.80)], 1, cream, taper=False)
    for long, half, turn, (lit, shaded) in ((r * 0.62, 8, math.pi / 4, second), (r, 11, 0.0, (cream, red))):
        for i in range(4):
            angle = i * math.pi / 2 + turn - math.pi / 2
            tip = (c + math.cos(angle) * long, c + math.sin(angle) * long)
            for side, colour in ((-1, lit), (1, shaded)):
                turned = angle + side * math.pi / 4
                waist = (c + math.cos(turned) * half, c + math.sin(turned) * half)
                pen.polygon([(c, c), waist, tip], colour)
                pen.stroke([waist, tip], 1.0, dark, taper=False)
            pen.stroke([(c, c), tip], 0.8, dark, taper=False)
    pen.circle(c, c, 4.4, dark)
    pen.circle(c, c, 3.2, (214, 176, 84))
    if heart:
        HEARTS[heart](pen, c, r)


@drawing("serpent", 126, 60, (64, 32), (0, 0, 54, 26), 1)
def draw_serpent(pen: Pen, rng: random.Random, skin: Colours = ((62, 112, 92), (112, 158, 116), (150, 70, 52))) -> None:
    scales, scales_lit, fin = skin
    coils = [
        ([(x - r + 2 * r * i / 24, 50 - r * 1.4 * math.sin(math.pi * i / 24)) for i in range(25)], 10.0 - 2.2 * n)
        for n, (x, r) in enumerate(((54, 16), (84, 13), (108, 9)))
    ]
    for n, (line, width) in enumerate(coils):
        for i in range(4, 22, 4):
            x, y = line[i]
            tip = (x + 1.4, y - width / 2 - 8 + 1.4 * n)
            pen.polygon([(x - 4.2, y - width / 2 + 1.5), (x + 4.2, y - width / 2 + 1.5), (tip[0], tip[1] - 2.2)], INK)
            pen.polygon([(x - 2.6, y - width / 2 + 1), (x + 2.6, y - width / 2 + 1), tip], fin)
        pen.stroke(line, width + 2.6, INK, taper=False)
        pen.stroke(line, width, scales, taper=False)
        pen.stroke([(x - 0.6, y - width * 0.2) for x, y in line[2:-2]], width * 0.34, scales_lit)
    neck = arc_points(34, 36, 15, 22, math.radians(140), math.radians(262), 16)
    for x, y in neck[2:14:3]:
        pen.polygon([(x + 1, y - 3.4), (x + 1, y + 3.4), (x - 8, y - 2.5)], INK)
        pen.polygon([(x + 1, y - 2.2), (x + 1, y + 2.2), (x - 6.2, y - 2)], fin)
    pen.stroke(neck, 12.4, INK, 10.6, taper=False)
    pen.stroke(neck, 9.8, scales, 8.2, taper=False)
    pen.stroke([(x + 2.0, y) for x, y in neck], 2.8, scales_lit, 2.0, taper=False)
    head = [(24, 10), (31, 6), (38, 6.4), (46, 11), (55, 14), (56, 18), (49, 20), (39, 22), (32, 24), (25, 19)]
    pen.polygon([(30, 9), (23, -1), (36, 6)], INK)
    pen.polygon([(30.4, 8), (25.6, 1.6), (34.4, 6.6)], fin)
    pen.polygon(head, scales)
    pen.polygon([(31, 8), (38, 8), (45, 12.4), (36, 12)], scales_lit)
    pen.stroke([*head, head[0]], 2.0, INK, taper=False)
    pen.stroke([(54, 17.4), (46, 17.2), (41, 19)], 1.3, INK, taper=False)
    pen.circle(38.4, 11.6, 2.7, INK)
    pen.circle(38.4, 11.6, 2.0, (248, 226, 120))
    pen.circle(39.2, 11.6, 0.9, (20, 20, 20))
    for x in (20, 38, 56, 70, 86, 98, 112):
        pen.stroke([(x - 10, 51), (x - 3, 53.4), (x + 3, 51), (x + 10, 53.4)], 2.0, _FOAM)


@drawing("ship", 74, 64, (37, 34), (0, 0, 32, 29), 1)
def draw_ship(
    pen: Pen, rng: random.Random, sails: Colours = ((236, 220, 180), (206, 184, 142)), stripe: Colour = (164, 66, 46)
) -> None:
    hull = [(10, 46), (18, 58), (52, 58), (64, 42), (54, 47), (20, 48)]
    pen.stroke([(34, 48), (34, 6)], 2.6, INK, taper=False)
    main = [(36, 10), (46, 13), (54, 20), (58, 29), (58, 38), (50, 42), (36, 43)]
    jib = [(32, 12), (28, 22), (21, 32), (11, 41), (22, 43), (32, 43)]
    for sail in (main, jib):
        pen.polygon(sail, sails[0])
    pen.polygon([(36, 22), (56, 24), (58, 32), (36, 32)], stripe)
    pen.polygon([(50, 16), (54, 20), (58, 29), (58, 38), (52, 41), (54, 30)], sails[1])
    for sail in (main, jib):
        pen.stroke([*sail, sail[0]], 1.7, INK, taper=False)
    pen.polygon([(34, 2), (46, 5), (34, 8)], stripe)
    pen.polygon(hull, (128, 82, 46))
    pen.polygon([(14, 52), (58, 52), (52, 58), (18, 58)], (98, 60, 34))
    pen.stroke([*hull, hull[0]], 1.8, INK, taper=False)
    for x in (8, 24, 42, 60):
        pen.stroke([(x - 8, 59), (x - 3, 61), (x + 3, 59), (x + 8, 61)], 1.6, _FOAM)
