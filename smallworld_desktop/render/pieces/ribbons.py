"""Partners are tied together: two twisted ribbons in their colours, with a seal of wax that bears the team's letter."""

from __future__ import annotations

import math

from pygame import Surface

from smallworld_desktop.render.emblems.palette import mix, shade
from smallworld_desktop.render.fonts import font
from smallworld_desktop.render.pen import Spot
from smallworld_desktop.render.pieces.cutting import PiecePen, kept
from smallworld_desktop.render.pieces.owners import Owner
from smallworld_desktop.render.theme import CREAM, INK, Colour, Face

WAX: Colour = (168, 40, 30)
STEPS = 14
TWISTS = 2


@kept
def team_ribbon(one: Owner, other: Owner, letter: str, width: int, height: int) -> Surface:
    """Two ribbons from top to bottom that cross in front of each other in turn, and the team's seal in the middle."""
    pen = PiecePen(width, height)
    thick = width * 0.24

    def at(part: float, side: int) -> Spot:
        turn = math.sin(part * math.pi * TWISTS)
        return width / 2 + side * turn * (width / 2 - thick), thick + part * (height - 2 * thick)

    for half in range(2 * TWISTS):
        first, last = half / (2 * TWISTS), (half + 1) / (2 * TWISTS)
        parts = [first + (last - first) * number / STEPS for number in range(STEPS + 1)]
        strands = ((1, one), (-1, other)) if half in (0, 3) else ((-1, other), (1, one))
        for side, owner in strands:
            line = [at(part, side) for part in parts]
            pen.line(line, thick + 2.6, INK)
            pen.line(line, thick, owner.colour)
            pen.line([(x - thick * 0.2, y) for x, y in line], thick * 0.22, mix(owner.colour, (255, 255, 245), 0.45))
    middle, radius = (width / 2, height / 2), width * 0.40
    pen.circle(*middle, radius, INK)
    pen.circle(*middle, radius - 1.2, shade(WAX, 0.8))
    pen.circle(middle[0] - 0.6, middle[1] - 0.8, radius - 2.4, WAX)
    out = pen.done()
    ink = font(Face.TITLE, max(8, round(radius * 1.35))).render(letter, True, CREAM)
    bounds = ink.get_bounding_rect()
    out.blit(ink, (middle[0] - bounds.centerx, middle[1] - bounds.centery))
    return out
