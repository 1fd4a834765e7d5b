"""One landmark per board: large, drawn once, standing where nothing else has to."""

from __future__ import annotations

import math
import random

from ..pen import INK, Colour, Colours, Pen, arc_points, blend, shade
from .drawing import SHADOW, block, drawing


def _tower(
    pen: Pen,
    x: float,
    half: float,
    top: float,
    foot: float,
    stone: Colour,
    roof: Colour | None = None,
    ink: Colour = INK,
    window: Colour = (70, 54, 50),
    tall: float = 16,
) -> None:
    block(pen, [(x - half, foot), (x - half, top), (x + half, top), (x + half, foot)], stone, 1.5, ink)
    pen.polygon(
        [
            (x + half * 0.25, foot - 0.6),
            (x + half * 0.25, top + 0.6),
            (x + half - 0.6, top + 0.6),
            (x + half - 0.6, foot - 0.6),
        ],
        shade(stone, 0.72),
    )
    if roof:
        block(pen, [(x - half - 2.4, top + 1), (x, top - tall), (x + half + 2.4, top + 1)], roof, 1.5, ink)
        pen.polygon(
            [(x + 0.6, top - tall + 2.4), (x + half + 1.4, top + 0.4), (x + half * 0.3, top + 0.4)], shade(roof, 0.7)
        )
    else:
        for i in range(3):
            a = x - half + i * half * 0.8
            block(
                pen, [(a, top), (a, top - 3.4), (a + half * 0.45, top - 3.4), (a + half * 0.45, top)], stone, 1.2, ink
            )
    pen.polygon(
        [
            (x - half * 0.5, top + 11),
            (x - half * 0.5, top + 6.6),
            (x - half * 0.15, top + 5),
            (x + half * 0.15, top + 6.6),
            (x + half * 0.15, top + 11),
        ],
        window,
    )


@drawing("castle", 112, 98, (55, 90), (0, -40, 46, 42), 1, mirrored=False)
def draw_castle(
    pen: Pen,
    rng: random.Random,
    stone: Colour = (222, 212, 190),
    roof: Colour = (178, 62, 48),
    window: Colour = (70, 54, 50),
) -> None:
    pen.ellipse(56, 84, 50, 7, SHADOW)
    _tower(pen, 54, 9, 30, 72, shade(stone, 0.94), roof, window=window, tall=22)
    _tower(pen, 74, 6.6, 42, 74, shade(stone, 0.9), roof, window=window)
    _tower(pen, 33, 6.6, 44, 74, shade(stone, 0.9), roof, window=window)
    wall = [(14, 84), (14, 58), (92, 58), (92, 84)]
    block(pen, wall, stone, 1.6)
    for x in range(15, 92, 9):
        block(pen, [(x, 58), (x, 54.6), (x + 4.6, 54.6), (x + 4.6, 58)], stone, 1.1)
    for x, y in ((22, 66), (40, 78), (66, 64), (78, 74), (30, 74), (84, 64)):
        pen.stroke([(x, y), (x + 5, y)], 0.9, shade(stone, 0.66), taper=False)
    _tower(pen, 14, 8, 48, 85, stone, roof, window=window)
    _tower(pen, 92, 8, 48, 85, stone, roof, window=window)
    gate = [(44, 84), (44, 72), *arc_points(53, 72, 9, 9, math.pi, math.tau, 10), (62, 84)]
    block(pen, gate, (74, 48, 32), 1.4)
    for x in (48, 53, 58):
        pen.stroke([(x, 66), (x, 84)], 1.0, INK, taper=False)
    for x, y, c in (
        (54, 8, (232, 190, 70)),
        (14, 32, (52, 92, 150)),
        (92, 32, (196, 62, 48)),
        (33, 28, (232, 190, 70)),
        (74, 26, (52, 92, 150)),
    ):
        pen.stroke([(x, y), (x, y - 8)], 1.2, INK, taper=False)
        block(pen, [(x, y - 8), (x + 10, y - 5.6), (x, y - 3)], c, 0.9)


@drawing("great_tree", 112, 98, (55, 90), (0, -40, 46, 42), 1, mirrored=False)
def draw_great_tree(
    pen: Pen,
    rng: random.Random,
    leaves: Colours = ((238, 170, 190), (248, 206, 216), (226, 142, 170)),
    edge: Colour = (104, 46, 66),
) -> None:
    """A tree as old as the land, in blossom, with a swing and lanterns."""
    pen.ellipse(56, 90, 42, 7, SHADOW)
    for width, colour in ((15, INK), (11.5, (112, 76, 54))):
        pen.stroke([(52, 90), (54, 72), (52, 52), (54, 40)], width, colour, width * 0.7, taper=False)
        for line in ([(53, 60), (36, 46), (24, 40)], [(54, 54), (72, 42), (84, 38)], [(53, 70), (70, 60), (80, 54)]):
            pen.stroke(line, width * 0.5, colour, width * 0.24, taper=False)
    for line in ([(50, 88), (38, 92)], [(56, 88), (70, 92)]):
        pen.stroke(line, 5, INK, 2, taper=False)
        pen.stroke(line, 3.2, (112, 76, 54), 1, taper=False)
    blobs = [
        (54, 26, 17),
        (34, 32, 15),
        (76, 30, 15),
        (20, 40, 11),
        (90, 40, 11),
        (44, 16, 12),
        (66, 15, 12),
        (54, 40, 12),
        (82, 52, 8),
        (30, 46, 9),
    ]
    for x, y, r in blobs:
        pen.circle(x, y, r + 1.7, edge)
    for factor, d, g in ((0.76, 0, 0), (1.0, -1.6, -2.4)):
        for i, (x, y, r) in enumerate(blobs):
            pen.circle(x + d, y + d, r + g, shade(leaves[i % 2 * 2 if factor < 1 else 0], factor))
    for x, y, r in blobs:
        pen.circle(x - r * 0.3, y - r * 0.36, r * 0.46, leaves[1])
    for _ in range(90):
        x, y, r = rng.choice(blobs)
        a, d = rng.uniform(0, math.tau), rng.uniform(0, r * 0.9)
        pen.circle(
            x + math.cos(a) * d,
            y + math.sin(a) * d,
            rng.uniform(0.9, 1.6),
            rng.choice(((255, 240, 244), (204, 100, 136), (250, 214, 222))),
        )
    for x in (22, 86):
        pen.stroke([(x, 48), (x, 60)], 1.0, INK, taper=False)
        pen.circle(x, 62, 3.0, INK)
        pen.circle(x, 62, 2.1, (255, 224, 130))
    for _ in range(16):
        pen.circle(56 + rng.uniform(-40, 40), 90 + rng.uniform(-4, 4), 1.0, (250, 210, 220))


@drawing("abbey", 112, 98, (55, 90), (0, -40, 46, 42), 1, mirrored=False)
def draw_abbey(pen: Pen, rng: random.Random, stone: Colour = (186, 174, 158)) -> None:
    """A roofless abbey: gable with a rose window, arches, ivy."""
    pen.ellipse(56, 88, 50, 6, SHADOW)
    dark = shade(stone, 0.6)
    gable = [(14, 88), (14, 44), (20, 40), (32, 18), (44, 40), (50, 44), (50, 88)]
    block(pen, gable, stone, 1.7)
    pen.circle(32, 42, 8.4, INK)
    pen.circle(32, 42, 7.0, (74, 66, 74))
    for i in range(8):
        a = i * math.tau / 8
        pen.stroke([(32, 42), (32 + math.cos(a) * 7, 42 + math.sin(a) * 7)], 1.2, stone, taper=False)
    block(pen, [(24, 88), (24, 68), *arc_points(32, 68, 8, 11, math.pi, math.tau, 10), (40, 88)], (62, 50, 50), 1.5)
    top = [
        (50, 88),
        (50, 48),
        (58, 45),
        (64, 50),
        (70, 46),
        (78, 56),
        (84, 54),
        (90, 66),
        (98, 64),
        (100, 76),
        (104, 88),
    ]
    block(pen, top, shade(stone, 0.88), 1.7)
    for x, y in ((60.0, 62.0), (76.0, 68.0), (91.0, 76.0)):
        block(
            pen,
            [(x - 4.6, 88), (x - 4.6, y), *arc_points(x, y, 4.6, 7, math.pi, math.tau, 10), (x + 4.6, 88)],
            blend(dark, (96, 84, 70), 0.4),
            1.3,
        )
    for _ in range(24):
        x, y = rng.choice(
            (
                (rng.uniform(14, 24), rng.uniform(44, 84)),
                (rng.uniform(48, 60), rng.uniform(48, 70)),
                (rng.uniform(80, 100), rng.uniform(64, 84)),
            )
        )
        pen.circle(x, y, rng.uniform(1.4, 2.6), rng.choice(((132, 72, 40), (168, 88, 42), (110, 96, 48))))
    for x, y in ((18, 58), (44, 52), (18, 76), (44, 70), (66, 56)):
        pen.stroke([(x, y), (x + 5, y)], 0.9, dark, taper=False)
    pen.stroke([(32, 18), (32, 8)], 1.6, INK, taper=False)
    pen.stroke([(28, 11), (36, 11)], 1.6, INK, taper=False)


@drawing("stave", 112, 98, (55, 90), (0, -40, 46, 42), 1, mirrored=False)
def draw_stave(pen: Pen, rng: random.Random, wood: Colour = (126, 82, 52), snow: Colour = (242, 246, 250)) -> None:
    """A stave church under snow, roof above roof."""
    pen.ellipse(54, 90, 42, 6, SHADOW)
    for y, half, tall, body in ((90, 36, 16, 14), (72, 25, 15, 9), (54, 15, 13, 8)):
        block(
            pen,
            [(54 - half + 5, y), (54 - half + 5, y - body), (54 + half - 5, y - body), (54 + half - 5, y)],
            shade(wood, 0.8),
            1.5,
        )
        for i in range(int(half * 2 - 10) // 5):
            x = 54 - half + 8 + i * 5
            pen.stroke([(x, y - body), (x, y)], 0.9, shade(wood, 0.5), taper=False)
        roof = [
            (54 - half, y - body + 3),
            (54 - half * 0.42, y - body - tall),
            (54 + half * 0.42, y - body - tall),
            (54 + half, y - body + 3),
        ]
        block(pen, roof, wood, 1.6)
        pen.polygon(
            [
                (54 - half * 0.8, y - body - 2),
                (54 - half * 0.42, y - body - tall + 0.6),
                (54 + half * 0.42, y - body - tall + 0.6),
                (54 + half * 0.82, y - body - 1.4),
                (54 + half * 0.4, y - body - 5),
                (54, y - body - 2),
                (54 - half * 0.4, y - body - 6),
            ],
            snow,
        )
        for s in (-1, 1):
            pen.stroke(
                [(54 + s * half * 0.42, y - body - tall), (54 + s * (half * 0.42 + 5), y - body - tall - 5)],
                1.9,
                INK,
                taper=False,
            )
    block(pen, [(49, 34), (54, 6), (59, 34)], wood, 1.5)
    pen.polygon([(51, 24), (54, 8), (57, 22), (54, 19)], snow)
    block(pen, [(48, 90), (48, 80), (54, 75), (60, 80), (60, 90)], (250, 196, 96), 1.3)
    pen.stroke([(54, 76), (54, 90)], 1.2, INK, taper=False)
