"""Reeds, dead trees and water lilies."""

from __future__ import annotations

import math
import random

from ..pen import Colour, Colours, Pen
from .drawing import drawing, jitter

_STALKS: Colours = ((152, 170, 74), (128, 158, 72), (176, 174, 88))


@drawing("reeds", 24, 30, (12, 26), (0, -11, 9, 13), 8)
def draw_reeds(
    pen: Pen,
    rng: random.Random,
    stalks: Colours = _STALKS,
    heads: Colours = ((66, 36, 20), (134, 80, 42)),
    edge: Colour = (48, 58, 28),
    flower: Colour | None = None,
) -> None:
    pen.ellipse(12, 26, 10, 2.6, (26, 40, 36, 120))
    for _ in range(7):
        x, lean, top = 12 + rng.uniform(-6, 6), rng.uniform(-4, 4), rng.uniform(5, 13)
        stalk = [(x, 26), (x + lean * 0.4, 17), (x + lean, top)]
        pen.stroke(stalk, 2.4, edge, 1.7, taper=False)
        pen.stroke(stalk, 1.3, jitter(rng.choice(stalks), rng, 8), 0.8, taper=False)
        if rng.random() < 0.55:
            pen.stroke([(x + lean * 0.93, top + 1.5), (x + lean, top - 3.5)], 3.2, heads[0], taper=False)
            pen.stroke([(x + lean * 0.93, top + 1.2), (x + lean, top - 3.2)], 2.2, heads[1], taper=False)
        elif flower:
            for dx, dy in ((-1.8, 0.4), (1.8, 0.4), (0, -1.8)):
                pen.ellipse(x + lean + dx, top + dy, 1.7, 1.4, flower)


@drawing("dead_tree", 36, 44, (18, 40), (0, -18, 13, 20), 5)
def draw_dead_tree(pen: Pen, rng: random.Random, wood: Colours = ((34, 26, 20), (92, 78, 62))) -> None:
    pen.ellipse(21, 40, 10, 2.6, (26, 30, 20, 120))
    limbs: list[tuple[list[tuple[float, float]], float]] = []

    def grow(x: float, y: float, angle: float, long: float, width: float, forks: int) -> None:
        tip = (x + math.cos(angle) * long, y + math.sin(angle) * long)
        middle = ((x + tip[0]) / 2 + rng.uniform(-1, 1), (y + tip[1]) / 2)
        limbs.append(([(x, y), middle, tip], width))
        if forks:
            for side in (-1, 1):
                if rng.random() < 0.9:
                    turn = angle + side * rng.uniform(0.35, 0.8)
                    grow(*tip, turn, long * rng.uniform(0.55, 0.78), width * 0.6, forks - 1)

    grow(18, 40, -math.pi / 2 + rng.uniform(-0.12, 0.12), 14, 3.4, 3)
    for line, width in limbs:
        pen.stroke(line, width + 1.0, wood[0], width * 0.7 + 0.7, taper=False)
    for line, width in limbs:
        pen.stroke([(x - 0.3, y) for x, y in line], width, wood[1], width * 0.6, taper=False)


@drawing("lily", 16, 9, (8, 4.5), (0, 0, 7, 4), 5)
def draw_lily(
    pen: Pen,
    rng: random.Random,
    pad: Colours = ((40, 70, 40), (104, 142, 74)),
    bloom: Colours = ((200, 140, 160), (244, 224, 232)),
) -> None:
    pen.ellipse(8, 4.6, 6.4, 3.2, pad[0])
    pen.ellipse(8, 4.2, 5.8, 2.8, jitter(pad[1], rng))
    pen.polygon([(8, 4.2), (15, 1.6), (15, 4.4)], (54, 84, 70))
    if rng.random() < 0.4:
        pen.circle(6.6, 3.2, 1.7, bloom[0])
        pen.circle(6.4, 2.9, 1.2, bloom[1])
