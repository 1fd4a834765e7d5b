"""What swims: whales, krakens, swans; drift ice and skerries."""

from __future__ import annotations

import random

from ..pen import INK, Colour, Pen, shade
from .drawing import FOAM, block, drawing, moved, ripples, smooth_line


@drawing("whale", 126, 60, (64, 32), (0, 0, 56, 26), 1)
def draw_whale(pen: Pen, rng: random.Random, skin: Colour = (70, 92, 112), belly: Colour = (206, 214, 210)) -> None:
    back = [
        (8, 44),
        (12, 30),
        (26, 21),
        (48, 19),
        (66, 25),
        (80, 36),
        (90, 37),
        (98, 26),
        (101, 14),
        (110, 9),
        (121, 12),
        (114, 20),
        (112, 30),
        (105, 42),
        (92, 50),
        (10, 50),
    ]
    block(pen, back, skin, 2.2)
    pen.polygon([(9, 46), (16, 42), (40, 44), (56, 50), (10, 50)], belly)
    pen.stroke([(10, 41), (24, 39), (34, 43)], 1.6, INK)
    pen.stroke([(20, 28), (38, 23), (56, 25)], 3.0, shade(skin, 1.35))
    pen.circle(33, 36, 2.2, INK)
    pen.circle(32.6, 35.6, 0.9, (250, 250, 240))
    for dx in (-1, 1):
        pen.stroke([(38, 18), (38 + dx * 3, 8), (38 + dx * 10, 3), (38 + dx * 14, 8)], 2.6, FOAM)
    ripples(pen, (12, 32, 52, 74, 98), 51)


@drawing("kraken", 126, 62, (64, 34), (0, 0, 56, 28), 1)
def draw_kraken(pen: Pen, rng: random.Random, skin: Colour = (156, 70, 62), pale: Colour = (232, 176, 150)) -> None:
    """Arms out of the water around a drowned mast."""
    pen.stroke([(66, 52), (60, 20)], 3.4, INK, taper=False)
    pen.stroke([(52, 28), (74, 24)], 2.6, INK, taper=False)
    block(pen, [(56, 27), (71, 25), (68, 38), (62, 34), (58, 40)], (220, 204, 168), 1.3)
    arms = (
        [(14, 54), (10, 38), (16, 24), (27, 20), (31, 28), (25, 32)],
        [(38, 54), (36, 34), (42, 16), (53, 8), (62, 12), (58, 20)],
        [(86, 54), (90, 36), (84, 22), (76, 18), (70, 24), (74, 30)],
        [(110, 54), (116, 42), (112, 32), (104, 32), (103, 39)],
    )
    for line in arms:
        curve = smooth_line(line)
        pen.stroke(curve, 11, INK, 4.4, taper=False)
        pen.stroke(curve, 8, skin, 2.4, taper=False)
        for i in range(2, len(curve) - 4, 4):
            x, y = curve[i]
            pen.circle(x + 2.0, y + 0.6, 1.5, pale)
    ripples(pen, (14, 38, 62, 86, 110), 54)


@drawing("narwhal", 124, 60, (62, 36), (0, 0, 54, 24), 1)
def draw_narwhal(pen: Pen, rng: random.Random) -> None:
    for dx, f in ((44, 0.72), (0, 1.0)):
        at = moved(dx, 50 - 50 * f, f)

        body = [at(*p) for p in ((20, 50), (22, 38), (32, 28), (48, 25), (62, 32), (72, 44), (76, 50))]
        pen.stroke([at(26, 33), at(4, 12)], 3.0 * f, INK, taper=False)
        pen.stroke([at(26, 33), at(5, 13)], 1.6 * f, (246, 238, 214), taper=False)
        block(pen, body, (128, 150, 168), 2.0)
        pen.polygon([at(*p) for p in ((24, 48), (28, 42), (40, 44), (48, 50), (22, 50))], (226, 232, 230))
        pen.circle(*at(31, 37), 1.5, INK)
        for sx, sy in ((44, 31), (52, 34), (48, 38), (58, 41)):
            pen.circle(*at(sx, sy), 1.3, (82, 100, 122))
        block(
            pen,
            [at(86, 50), at(90, 40), at(84, 32), at(94, 36), at(102, 30), at(98, 40), at(96, 50)],
            (112, 134, 154),
            1.6,
        )
    ripples(pen, (20, 44, 68, 92, 112), 51)


@drawing("dolphins", 110, 60, (55, 34), (0, 0, 50, 24), 1)
def draw_dolphins(pen: Pen, rng: random.Random) -> None:
    for dx, dy, f in ((8, 2, 1.0), (52, 8, 0.86)):
        at = moved(dx, dy, f)

        body = [
            at(*p)
            for p in ((0, 40), (6, 24), (18, 12), (32, 9), (42, 13), (52, 18), (43, 20), (34, 22), (22, 30), (12, 46))
        ]
        block(pen, [at(24, 13), at(20, 2), at(32, 10)], (64, 110, 138), 1.6)
        block(pen, body, (84, 134, 160), 1.9)
        pen.polygon(
            [at(*p) for p in ((8, 40), (16, 28), (30, 19), (42, 19), (34, 22), (22, 30), (12, 45))], (226, 234, 228)
        )
        pen.circle(*at(38, 14.6), 1.4, INK)
    ripples(pen, (10, 30, 56, 80, 100), 50)


@drawing("swans", 118, 60, (60, 34), (0, 0, 52, 24), 1)
def draw_swans(pen: Pen, rng: random.Random) -> None:
    for dx, f in ((8, 1.0), (62, 0.8)):
        at = moved(dx, 50 - 50 * f, f)

        neck = smooth_line([at(12, 42), at(4, 30), at(10, 18), at(8, 9), at(2, 9)])
        body = [at(*p) for p in ((6, 44), (14, 36), (30, 30), (46, 26), (42, 38), (36, 48), (14, 50))]
        pen.stroke(neck, 8.4, INK, 6.4, taper=False)
        block(pen, body, (250, 248, 240), 2.0)
        pen.stroke(neck, 5.6, (250, 248, 240), 4.0, taper=False)
        pen.stroke([at(16, 44), at(28, 40), at(40, 30)], 1.6, (190, 194, 200))
        block(pen, [at(2, 7), at(-6, 12), at(2, 12)], (232, 132, 52), 1.2)
        pen.circle(*at(4, 8), 1.1, INK)
    ripples(pen, (16, 40, 70, 94), 51)


@drawing("angler", 110, 60, (55, 30), (0, 0, 52, 28), 1)
def draw_angler(pen: Pen, rng: random.Random) -> None:
    """A blind fish of the deep with a lamp."""
    ink = (10, 8, 22)
    block(pen, [(84, 32), (104, 14), (100, 32), (106, 50)], (72, 96, 128), 2.0, ink)
    body = smooth_line(
        [(14, 30), (22, 14), (44, 6), (66, 12), (88, 30), (70, 46), (44, 52), (24, 48), (14, 40), (14, 30)]
    )
    block(pen, body, (86, 116, 150), 2.2, ink)
    block(pen, [(50, 8), (60, -1), (68, 13)], (72, 96, 128), 1.8, ink)
    pen.polygon([(13, 32), (40, 34), (22, 45), (14, 40)], ink)
    for i in range(5):
        x = 15 + i * 4.6
        pen.polygon([(x, 32.4), (x + 3, 32.8), (x + 1.5, 38)], (244, 246, 230))
        pen.polygon([(x + 1, 41.6), (x + 4, 41), (x + 2.6, 36.6)], (244, 246, 230))
    pen.circle(40, 22, 4.6, ink)
    pen.circle(40, 22, 3.4, (220, 250, 240))
    lure = smooth_line([(34, 10), (28, -1), (12, 1), (7, 12)])
    pen.stroke(lure, 2.0, ink, taper=False)
    pen.circle(7, 15, 5.0, (80, 210, 190))
    pen.circle(7, 15, 3.2, (220, 255, 240))
    pen.stroke([(52, 28), (64, 31), (76, 30)], 2.4, (136, 170, 196))


@drawing("floe", 58, 32, (29, 18), (0, 0, 24, 11), 3)
def draw_floe(pen: Pen, rng: random.Random) -> None:
    """Drift ice."""
    top = [(6, 18), (14, 8), (24, 12), (34, 4), (46, 10), (54, 18), (40, 23), (20, 24)]
    pen.polygon([(x, y + 5) for x, y in top], (92, 140, 164))
    block(pen, top, (238, 246, 250), 1.4, (60, 92, 116))
    pen.polygon([(34, 5), (45, 10.4), (53, 18), (40, 22), (36, 14)], (186, 212, 226))


@drawing("skerry", 44, 29, (22, 23), (0, -7, 18, 11), 5)
def draw_skerry(
    pen: Pen,
    rng: random.Random,
    stone: Colour = (120, 124, 134),
    snow: Colour = (242, 246, 250),
    foam: Colour = (232, 242, 244),
) -> None:
    """A rock in the sea with surf around it and snow on top."""
    pen.ellipse(22, 22, 20, 5.4, (*foam, 150))
    pen.ellipse(22, 22.6, 17, 4.0, (52, 92, 120))
    for x, top, half in ((13, 13, 7), (30, 15, 7), (21, 4 + rng.uniform(0, 5), 9)):
        rock = [(x - half, 23), (x - half * 0.6, top + 5), (x - 1, top), (x + half * 0.5, top + 4), (x + half, 23)]
        block(pen, rock, stone, 1.4, (30, 34, 46))
        pen.polygon(
            [(x, top + 1), (x + half * 0.5, top + 4), (x + half - 0.8, 22.6), (x + 1, 22.6)], shade(stone, 0.66)
        )
        pen.polygon(
            [(x - half * 0.6, top + 5), (x - 1, top), (x + half * 0.5, top + 4), (x + 1, top + 5), (x - 2, top + 7)],
            snow,
        )
    for x in (8, 22, 36):
        pen.stroke([(x - 7, 24), (x - 2, 25.6), (x + 2, 24), (x + 7, 25.6)], 1.5, foam)
