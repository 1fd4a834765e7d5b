"""The die from above, at any angle: for buttons, plates and the tumbling throw."""

from __future__ import annotations

import math

from pygame import Surface

from smallworld_desktop.render.pen import Spot
from smallworld_desktop.render.pieces.cutting import PiecePen, kept
from smallworld_desktop.render.theme import INK, Colour

PIP: Colour = (140, 32, 22)
PIPS: dict[int, tuple[Spot, ...]] = {
    0: (),
    1: ((0.0, 0.0),),
    2: ((-0.36, -0.36), (0.36, 0.36)),
    3: ((-0.42, -0.42), (0.0, 0.0), (0.42, 0.42)),
}


@kept
def die_face(pips: int, size: int, angle: int = -10) -> Surface:
    """The face with 0 to 3 pips, `size` pixels wide, turned clockwise."""
    margin = round(size * 0.24) + 2
    middle = size / 2 + margin
    pen = PiecePen(size + 2 * margin, size + 2 * margin)
    turn = math.radians(angle)
    r = size / 2

    def at(x: float, y: float) -> Spot:
        return (
            middle + x * math.cos(turn) - y * math.sin(turn),
            middle + x * math.sin(turn) + y * math.cos(turn),
        )

    def square(half: float, dx: float = 0.0, dy: float = 0.0) -> list[Spot]:
        """A square with round corners (a superellipse)."""
        corners = []
        for i in range(64):
            t = i * math.tau / 64
            x, y = (math.copysign(abs(f) ** 0.34, f) * half for f in (math.cos(t), math.sin(t)))
            px, py = at(x, y)
            corners.append((px + dx, py + dy))
        return corners

    edge = max(1.2, size * 0.05)
    pen.shape_shadow(square(r * 0.9, size * 0.03, size * 0.07), size * 0.04)
    pen.polygon(square(r * 0.9), INK)
    pen.polygon(square(r * 0.9 - edge), (206, 188, 150))
    pen.polygon(square(r * 0.9 - edge - size * 0.045, -size * 0.016, -size * 0.024), (252, 244, 222))
    for x, y in PIPS[pips]:
        pen.circle(*at(x * r, y * r), max(1.1, r * 0.17), PIP)
        pen.circle(*at(x * r - r * 0.05, y * r - r * 0.05), r * 0.05, (228, 130, 108))
    return pen.done()
