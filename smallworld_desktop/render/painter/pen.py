"""The pen of `render/pen.py`, with what only drawings on boards need: ink, shades, arcs and stars."""

from __future__ import annotations

import math
from typing import cast

import pygame

from smallworld_desktop.maps.geometry import Point
from smallworld_desktop.render.pen import Colour, Pen, ribbon

__all__ = [
    "INK",
    "PREMULTIPLIED",
    "Colour",
    "Colours",
    "Pen",
    "arc_points",
    "blend",
    "opaque",
    "ribbon",
    "shade",
    "star",
]

Colours = tuple[Colour, ...]

INK: Colour = (58, 38, 22)
PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED


def shade(colour: Colour, factor: float) -> Colour:
    """The colour made darker (below 1) or lighter (above 1)."""
    return tuple(max(0, min(255, int(value * factor))) for value in colour[:3])


def blend(first: Colour, second: Colour, share: float) -> Colour:
    """A mixture: all of the first at 0, all of the second at 1."""
    return tuple(int(a + (b - a) * share) for a, b in zip(first[:3], second[:3], strict=True))


def arc_points(
    x: float, y: float, rx: float, ry: float, start: float = 0.0, end: float = math.tau, count: int = 24
) -> list[Point]:
    """Points on a stretch of an ellipse, both ends included."""
    return [
        (x + math.cos(start + (end - start) * i / count) * rx, y + math.sin(start + (end - start) * i / count) * ry)
        for i in range(count + 1)
    ]


def star(x: float, y: float, outer: float, inner: float, tips: int, turn: float = 0.0) -> list[Point]:
    """The corners of a star, first tip at angle `turn`."""
    return [
        (
            x + math.cos(turn + i * math.pi / tips) * (inner if i % 2 else outer),
            y + math.sin(turn + i * math.pi / tips) * (inner if i % 2 else outer),
        )
        for i in range(2 * tips)
    ]


def opaque(colour: Colour) -> tuple[int, int, int, int]:
    return cast(tuple[int, int, int, int], (*colour[:3], 255))
