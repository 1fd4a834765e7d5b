"""Glyph drawings by name: how large each is, where it stands, and strokes that many of them share."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from smallworld_desktop.maps.geometry import Point

from ..pen import INK, Colour, Pen

Draw = Callable[..., None]
"""Draws with a pen and its luck; everything else is an option with a default."""

SHADOW: Colour = (30, 26, 16, 100)
FOAM: Colour = (214, 232, 232)


@dataclass(frozen=True, slots=True)
class Drawing:
    """One drawing in glyph units (see `Layout.glyph`).

    `foot` is the point of it that stands on the map. `body` is the ellipse it covers, as (dx, dy, half width, half
    height) from the foot: it stays inside the region and off the clearing.
    """

    name: str
    draw: Draw
    width: float
    height: float
    foot: Point
    body: tuple[float, float, float, float]
    variants: int
    mirrored: bool


DRAWINGS: dict[str, Drawing] = {}
"""Every drawing that a country may choose for a role."""


def drawing(
    name: str,
    width: float,
    height: float,
    foot: Point,
    body: tuple[float, float, float, float],
    variants: int,
    mirrored: bool = True,
) -> Callable[[Draw], Draw]:
    """Declare a function as the drawing of that name."""

    def declare(draw: Draw) -> Draw:
        DRAWINGS[name] = Drawing(name, draw, width, height, foot, body, variants, mirrored)
        return draw

    return declare


def jitter(colour: Colour, rng: random.Random, amount: float = 10) -> Colour:
    """The colour a little lighter or darker, and a little off in hue."""
    level = rng.uniform(-amount, amount)
    return tuple(max(0, min(255, int(v + level + rng.uniform(-amount / 3, amount / 3)))) for v in colour)


def outline(pen: Pen, points: Sequence[Point], width: float = 1.2, colour: Colour = INK, closed: bool = True) -> None:
    """An even line around a shape, or along it."""
    for a, b in pairwise([*points, points[0]] if closed else points):
        pen.stroke([a, b], width, colour, taper=False)


def block(pen: Pen, points: Sequence[Point], fill: Colour, width: float = 1.2, colour: Colour = INK) -> None:
    """A filled shape with an outline."""
    pen.polygon(points, fill)
    outline(pen, points, width, colour)


def ripples(pen: Pen, xs: Sequence[float], y: float, colour: Colour = FOAM) -> None:
    """The water line under something afloat."""
    for x in xs:
        pen.stroke([(x - 9, y), (x - 3, y + 2), (x + 3, y), (x + 9, y + 2)], 1.7, colour)


def moved(dx: float, dy: float, size: float) -> Callable[[float, float], Point]:
    """The same drawing elsewhere and in another size."""
    return lambda x, y: (dx + x * size, dy + y * size)


def smooth_line(points: Sequence[Point], rounds: int = 3) -> list[Point]:
    """The line with its corners cut."""
    line = list(points)
    for _ in range(rounds):
        finer = [line[0]]
        for (ax, ay), (bx, by) in pairwise(line):
            finer += [(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)]
        line = [*finer, line[-1]]
    return line
