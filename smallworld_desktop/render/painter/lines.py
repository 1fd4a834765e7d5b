"""Lines that wander: curves between points, evenly spaced steps along them, boxes around them."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from smallworld_desktop.maps.geometry import Point

Step = tuple[Point, Point]
"""A point of a line and the direction it runs there, of length 1."""


def length_of(line: Sequence[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(line))


def hermite(start: Point, leaving: Point, end: Point, arriving: Point, count: int = 14) -> list[Point]:
    """A curve from `start` to `end` that leaves and arrives in given directions."""
    curve = []
    for index in range(count + 1):
        t = index / count
        a, b, c, d = 2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t, -2 * t**3 + 3 * t**2, t**3 - t**2
        curve.append(
            (
                a * start[0] + b * leaving[0] + c * end[0] + d * arriving[0],
                a * start[1] + b * leaving[1] + c * end[1] + d * arriving[1],
            )
        )
    return curve


def wobbled(line: Sequence[Point], rng: random.Random, amount: float) -> list[Point]:
    """The line drawn by hand; its ends stay."""
    first, second = rng.uniform(0, 6), rng.uniform(0, 6)
    last = max(1, len(line) - 1)
    moved = []
    for index, (x, y) in enumerate(line):
        fade = math.sin(math.pi * index / last)
        off = (math.sin(index * 0.55 + first) + 0.6 * math.sin(index * 1.13 + second)) * amount * fade
        moved.append((x + off, y + off * 0.6))
    return moved


def resampled(line: Sequence[Point], step: float) -> list[Step]:
    """Points every `step` along a line, with directions."""
    found: list[Step] = []
    rest = 0.0
    for (ax, ay), (bx, by) in pairwise(line):
        long = math.hypot(bx - ax, by - ay)
        if long < 1e-6:
            continue
        dx, dy = (bx - ax) / long, (by - ay) / long
        at = rest
        while at < long:
            found.append(((ax + dx * at, ay + dy * at), (dx, dy)))
            at += step
        rest = at - long
    return found


def scaled(vector: Point, factor: float) -> Point:
    return vector[0] * factor, vector[1] * factor


def between(start: Point, end: Point, share: float = 1.0) -> Point:
    """The way from one point to another, or a share of it."""
    return (end[0] - start[0]) * share, (end[1] - start[1]) * share
