"""Owners' patterns along the inside of a border: land is told apart without its colour."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame
from pygame import Surface, Vector2

from smallworld_desktop.maps.geometry import Point

from .emblems.palette import mix, shade
from .pieces.owners import Rim

Rgb = tuple[int, int, int]

WIDTH, DEPTH = 6.4, 5.0
"""How wide the strip is and how far inside the border it runs, in frame units."""
PITCH = {Rim.DOTS: 1.7, Rim.BLOCKS: 2.6, Rim.SLANTS: 1.3, Rim.TICKS: 1.6, Rim.WAVES: 1.5}
"""From one mark of a pattern to the next, in widths."""


def draw_strip(rings: Sequence[Sequence[Point]], size: tuple[int, int], colour: Rgb, rim: Rim, unit: float) -> Surface:
    """The pattern inside an outer ring and outside of its holes, premultiplied. `unit` is a frame unit's pixels."""
    layer = Surface(size, pygame.SRCALPHA, 32)
    width = WIDTH * unit
    for number, ring in enumerate(rings):
        inwards = 90 if (_area(ring) > 0) == (number == 0) else -90
        for at, along in _marks(ring, width * PITCH[rim]):
            side = along.rotate(inwards)
            _mark(layer, at + side * (DEPTH * unit), along, side, rim, colour, width)
    return _inside(layer, rings).premul_alpha()


def _marks(ring: Sequence[Point], pitch: float) -> Iterator[tuple[Vector2, Vector2]]:
    """Places along a closed line at equal distances, with the direction there."""
    closed = [*ring, ring[0]]
    total = sum(math.dist(a, b) for a, b in pairwise(closed))
    step = total / max(1, round(total / pitch))
    due = step / 2
    for start, end in pairwise(closed):
        length = math.dist(start, end)
        if not length:
            continue
        along = (Vector2(end) - Vector2(start)) / length
        while due <= length:
            yield Vector2(start) + along * due, along
            due += step
        due -= length


def _mark(layer: Surface, at: Vector2, along: Vector2, side: Vector2, rim: Rim, colour: Rgb, width: float) -> None:
    half, light, dark = side * (width / 2), mix(colour, (255, 250, 235), 0.85), shade(colour, 0.4)
    if rim is Rim.DOTS:
        pygame.draw.circle(layer, light, at, width * 0.3)
    elif rim is Rim.BLOCKS:
        run = along * (width * 0.62)
        pygame.draw.polygon(layer, light, [at - run + half, at + run + half, at + run - half, at - run - half])
    elif rim is Rim.TICKS:
        _stroke(layer, [at - half, at + half], width * 0.24, (226, 220, 208))
    elif rim is Rim.SLANTS:
        lean = along * (width * 0.4)
        _stroke(layer, [at + half - lean, at - half + lean], width * 0.26, dark)
    elif rim is Rim.WAVES:
        run = along * (width * 0.7)
        _stroke(layer, [at - run + half * 0.6, at - half * 0.6, at + run + half * 0.6], width * 0.24, dark)


def _stroke(layer: Surface, line: Sequence[Vector2], width: float, colour: Rgb) -> None:
    for start, end in pairwise(line):
        across = (end - start).normalize().rotate(90) * (width / 2)
        pygame.draw.polygon(layer, colour, [start + across, end + across, end - across, start - across])


def _inside(layer: Surface, rings: Sequence[Sequence[Point]]) -> Surface:
    """Nothing of a pattern leaves its region."""
    stencil = Surface(layer.get_size(), pygame.SRCALPHA, 32)
    pygame.draw.polygon(stencil, (255, 255, 255, 255), rings[0])
    for hole in rings[1:]:
        pygame.draw.polygon(stencil, (0, 0, 0, 0), hole)
    layer.blit(stencil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return layer


def _area(ring: Sequence[Point]) -> float:
    """Positive where the ring runs so that its inside lies at the right-hand side of a screen."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]))
