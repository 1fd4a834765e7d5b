"""An arrow from one region to another, in an owner's colour."""

from __future__ import annotations

import math

import pygame

from smallworld_desktop.render.pen import Spot
from smallworld_desktop.render.pieces.owners import Owner
from smallworld_desktop.render.theme import INK

STEPS = 18


def draw_arrow(target: pygame.Surface, start: Spot, end: Spot, owner: Owner, tile: int) -> None:
    """A bent arrow that begins and ends beside the pieces there."""
    length = math.dist(start, end)
    if length < tile * 1.4:
        return
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    bend = min(length * 0.16, tile * 0.9)
    spots = []
    for number in range(STEPS + 1):
        share = tile * 0.55 / length + (1 - tile * 1.25 / length) * number / STEPS
        aside = math.sin(math.pi * share) * bend
        x = start[0] + (end[0] - start[0]) * share + along[1] * aside
        y = start[1] + (end[1] - start[1]) * share - along[0] * aside
        spots.append((x, y))
    for wide, colour in ((tile * 0.26, INK), (tile * 0.17, owner.colour)):
        pygame.draw.lines(target, colour, False, spots, max(2, round(wide)))
        pygame.draw.polygon(target, colour, _head(spots[-2], spots[-1], wide * 1.55))


def _head(before: Spot, tip: Spot, size: float) -> list[Spot]:
    turn = math.atan2(tip[1] - before[1], tip[0] - before[0])
    ahead = (tip[0] + math.cos(turn) * size, tip[1] + math.sin(turn) * size)
    sides = ((tip[0] + math.cos(turn + s) * size, tip[1] + math.sin(turn + s) * size) for s in (2.1, -2.1))
    return [ahead, *sides]
