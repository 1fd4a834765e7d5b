"""The hearts of compass roses."""

from __future__ import annotations

import math
from collections.abc import Callable

from ..pen import Pen, arc_points, star


def _sun(pen: Pen, c: float, r: float) -> None:
    pen.polygon(star(c, c, r * 0.40, r * 0.26, 12), (120, 66, 34))
    pen.polygon(star(c, c, r * 0.37, r * 0.25, 12), (240, 186, 72))
    pen.circle(c, c, r * 0.24, (120, 66, 34))
    pen.circle(c, c, r * 0.22, (250, 214, 112))
    for dx in (-4.6, 4.6):
        pen.circle(c + dx, c - 2, 1.5, (96, 50, 30))
    pen.stroke(arc_points(c, c + 1, 5.4, 4.4, 0.4, math.pi - 0.4, 10), 1.6, (96, 50, 30))


def _moon(pen: Pen, c: float, r: float) -> None:
    pen.circle(c, c, r * 0.30, (30, 26, 52))
    pen.circle(c, c, r * 0.275, (250, 226, 160))
    pen.circle(c + r * 0.12, c - r * 0.05, r * 0.225, (52, 48, 88))
    pen.polygon(star(c + r * 0.12, c - r * 0.04, 5, 1.8, 5, -math.pi / 2), (250, 226, 160))


def _snow(pen: Pen, c: float, r: float) -> None:
    pen.circle(c, c, r * 0.33, (36, 62, 92))
    for i in range(6):
        a = i * math.pi / 3
        x, y = math.cos(a), math.sin(a)
        pen.stroke([(c, c), (c + x * r * 0.29, c + y * r * 0.29)], 1.8, (240, 248, 252), taper=False)
        for t in (-0.6, 0.6):
            pen.stroke(
                [
                    (c + x * r * 0.17, c + y * r * 0.17),
                    (c + math.cos(a + t) * r * 0.25, c + math.sin(a + t) * r * 0.25),
                ],
                1.3,
                (240, 248, 252),
                taper=False,
            )


def _rose(pen: Pen, c: float, r: float) -> None:
    for n, (rad, col) in enumerate(((0.30, (150, 54, 84)), (0.22, (226, 120, 150)), (0.14, (250, 196, 208)))):
        for i in range(5):
            a = i * math.tau / 5 + n * 0.6
            pen.circle(c + math.cos(a) * r * rad * 0.5, c + math.sin(a) * r * rad * 0.5, r * rad * 0.56, col)
    pen.circle(c, c, r * 0.06, (248, 214, 96))


def _leaf(pen: Pen, c: float, r: float) -> None:
    pen.circle(c, c, r * 0.31, (70, 40, 26))
    pen.circle(c, c, r * 0.285, (240, 214, 156))
    pen.polygon(star(c, c, r * 0.25, r * 0.12, 5, -math.pi / 2), (190, 84, 38))
    pen.stroke([(c, c - r * 0.1), (c, c + r * 0.27)], 1.8, (110, 52, 28), taper=False)


def _crystal(pen: Pen, c: float, r: float) -> None:
    pen.circle(c, c, r * 0.31, (14, 12, 26))
    pen.polygon(star(c, c, r * 0.27, r * 0.1, 6, -math.pi / 2), (110, 232, 214))
    pen.circle(c, c, r * 0.09, (236, 255, 250))


HEARTS: dict[str, Callable[[Pen, float, float], None]] = {
    "sun": _sun,
    "moon": _moon,
    "snow": _snow,
    "rose": _rose,
    "leaf": _leaf,
    "crystal": _crystal,
}
