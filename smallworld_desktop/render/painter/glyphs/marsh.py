"""Reeds, dead trees and water lilies."""

from __future__ import annotations

import math
import random

from ..pen import Colour, Pen
from .kinds import Kind, jitter

_STALKS: tuple[Colour, ...] = ((152, 170, 74), (128, 158, 72), (176, 174, 88))


def _reeds(pen: Pen, rng: random.Random) -> None:
    pen.ellipse(12, 26, 10, 2.6, (26, 40, 36, 120))
    for _ in range(7):
        x, lean, top = 12 + rng.uniform(-6, 6), rng.uniform(-4, 4), rng.uniform(5, 13)
        stalk = [(x, 26), (x + lean * 0.4, 17), (x + lean, top)]
        pen.stroke(stalk, 2.4, (48, 58, 28), 1.7, taper=False)
        pen.stroke(stalk, 1.3, jitter(rng.choice(_STALKS), rng, 8), 0.8, taper=False)
        if rng.random() < 0.55:
            pen.stroke([(x + lean * 0.93, top + 1.5), (x + lean, top - 3.5)], 3.2, (66, 36, 20), taper=False)
            pen.stroke([(x + lean * 0.93, top + 1.2), (x + lean, top - 3.2)], 2.2, (134, 80, 42), taper=False)


def _dead_tree(pen: Pen, rng: random.Random) -> None:
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
        pen.stroke(line, width + 1.0, (34, 26, 20), width * 0.7 + 0.7, taper=False)
    for line, width in limbs:
        pen.stroke([(x - 0.3, y) for x, y in line], width, (92, 78, 62), width * 0.6, taper=False)


def _lily(pen: Pen, rng: random.Random) -> None:
    pen.ellipse(8, 4.6, 6.4, 3.2, (40, 70, 40))
    pen.ellipse(8, 4.2, 5.8, 2.8, jitter((104, 142, 74), rng))
    pen.polygon([(8, 4.2), (15, 1.6), (15, 4.4)], (54, 84, 70))
    if rng.random() < 0.4:
        pen.circle(6.6, 3.2, 1.7, (200, 140, 160))
        pen.circle(6.4, 2.9, 1.2, (244, 224, 232))


REEDS = Kind("reeds", _reeds, 24, 30, (12, 26), (0, -11, 9, 13), 8)
DEAD_TREE = Kind("dead_tree", _dead_tree, 36, 44, (18, 40), (0, -18, 13, 20), 5)
LILY = Kind("lily", _lily, 16, 9, (8, 4.5), (0, 0, 7, 4), 5)
