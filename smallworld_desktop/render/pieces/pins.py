"""Pins with numbers, which tie a line of text to a place in a picture; and arrows as drawn with a brush."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from smallworld_desktop.render.emblems.paths import spline
from smallworld_desktop.render.pen import Spot
from smallworld_desktop.render.pieces.cutting import PiecePen, kept
from smallworld_desktop.render.pieces.numbers import draw_number
from smallworld_desktop.render.theme import CREAM, INK, TITLE_RED, Colour

STEP_GREEN: Colour = (66, 104, 84)


@kept
def pin(number: int, size: int, colour: Colour = TITLE_RED) -> Surface:
    """A round pin of `size` pixels with its number."""
    side = size + 8
    pen, middle = PiecePen(side, side), side / 2
    pen.circle_shadow((middle + 1, middle + 2), size / 2, 1.6)
    unit = size / 26
    for inset, ink in ((0.0, INK), (1.6 * unit, CREAM), (3.0 * unit, colour)):
        pen.circle(middle, middle, size / 2 - inset, ink)
    out = pen.done()
    draw_number(out, str(number), round(size * 0.42), CREAM, (middle, middle))
    return out


def brush_arrow(target: Surface, points: Sequence[Spot], colour: Colour, width: float) -> None:
    """A curved arrow through the points, edged with cream so that it is seen on any ground."""
    path = spline(list(points), closed=False, steps=14) if len(points) > 2 else list(points)
    head = width * 3.4
    pad = math.ceil(head * 2)
    left, top = (math.floor(min(spot[axis] for spot in path)) - pad for axis in (0, 1))
    right, bottom = (math.ceil(max(spot[axis] for spot in path)) + pad for axis in (0, 1))
    area = Rect(left, top, right - left, bottom - top)
    pen = PiecePen(area.w, area.h)
    local = [(x - left, y - top) for x, y in path]
    _draw_arrow(pen, local, width, head, colour)
    target.blit(pen.done(), area, special_flags=pygame.BLEND_PREMULTIPLIED)


def _draw_arrow(pen: PiecePen, path: Sequence[Spot], width: float, head: float, colour: Colour) -> None:
    (ax, ay), (bx, by) = path[-4 if len(path) > 4 else 0], path[-1]
    length = math.hypot(bx - ax, by - ay) or 1.0
    ux, uy = (bx - ax) / length, (by - ay) / length
    for grow, ink in ((width * 0.44, CREAM), (0.0, colour)):
        back = (bx - ux * head * 0.8, by - uy * head * 0.8)
        body = [spot for spot in path if (spot[0] - bx) * ux + (spot[1] - by) * uy < -head * 0.7] or [path[0]]
        pen.line([*body, back], width + 2 * grow, ink)
        half = head * 0.62 + grow * 1.4
        tip = (bx + ux * grow * 1.8, by + uy * grow * 1.8)
        sides = [(back[0] - ux * grow - uy * s * half, back[1] - uy * grow + ux * s * half) for s in (1, -1)]
        pen.polygon([tip, *sides], ink)
