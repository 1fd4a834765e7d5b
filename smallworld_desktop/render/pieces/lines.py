"""An owner's line in a chart: ink, colour and the owner's rim pattern."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame
from pygame import Rect, Surface, Vector2

from smallworld_desktop.render.emblems.palette import mix, shade
from smallworld_desktop.render.pen import Spot
from smallworld_desktop.render.pieces.cutting import PiecePen
from smallworld_desktop.render.pieces.owners import Owner, Rim
from smallworld_desktop.render.theme import CREAM, INK

STEPS = {Rim.DOTS: 1.35, Rim.BLOCKS: 2.3, Rim.SLANTS: 1.1, Rim.TICKS: 1.2, Rim.WAVES: 1.2}
"""The pattern's pitch in line widths."""


def owner_line(target: Surface, points: Sequence[Spot], owner: Owner, width: float) -> Rect:
    """A line through the points. Returns what was covered."""
    margin = round(width + 6)
    left, top = int(min(x for x, _ in points)) - margin, int(min(y for _, y in points)) - margin
    right, bottom = max(x for x, _ in points) + margin, max(y for _, y in points) + margin
    pen = PiecePen(right - left, bottom - top)
    path = [(x - left, y - top) for x, y in points]
    pen.line(path, width + 4.6, CREAM)
    pen.line(path, width + 2.4, INK)
    pen.line(path, width, owner.colour)
    if owner.rim in STEPS:
        _pattern(pen, path, owner, width)
    return target.blit(pen.done(), (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)


def _pattern(pen: PiecePen, path: Sequence[Spot], owner: Owner, width: float) -> None:
    step = width * STEPS[owner.rim]
    left_over = step
    for start, end in pairwise(path):
        a, b = Vector2(start), Vector2(end)
        length = (b - a).length()
        if length == 0:
            continue
        along = (b - a) / length
        at = left_over
        while at <= length:
            _mark(pen, a + along * at, along, owner, width, min(width / 2, at, length - at))
            at += step
        left_over = at - length


def _mark(pen: PiecePen, at: Vector2, along: Vector2, owner: Owner, width: float, reach: float) -> None:
    light, dark = mix(owner.colour, (255, 250, 235), 0.88), shade(owner.colour, 0.42)
    half = along.rotate(90) * (width / 2)

    def spots(*vectors: Vector2) -> list[Spot]:
        return [(v.x, v.y) for v in vectors]

    if owner.rim is Rim.DOTS:
        pen.circle(at.x, at.y, width * 0.28, light)
    elif owner.rim is Rim.BLOCKS:
        run = along * reach
        pen.polygon(spots(at - run + half, at + run + half, at + run - half, at - run - half), light)
    elif owner.rim is Rim.SLANTS:
        lean = along * (width * 0.3)
        pen.line(spots(at + half * 0.8 - lean, at - half * 0.8 + lean), width * 0.22, dark)
    elif owner.rim is Rim.TICKS:
        pen.line(spots(at + half * 0.8, at - half * 0.8), width * 0.2, (214, 208, 198))
    elif owner.rim is Rim.WAVES:
        run = along * (width * 0.55)
        pen.line(spots(at - run + half * 0.5, at - half * 0.5, at + run + half * 0.5), width * 0.2, dark)
