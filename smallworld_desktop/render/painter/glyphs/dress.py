"""What hills and mountains wear: snow, flowers, terraces, ore, strata, veins of lava."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from smallworld_desktop.maps.geometry import Point

from ..pen import Pen


@dataclass(frozen=True, slots=True)
class Hill:
    """A hill to be dressed: its outline from left to right, its middle, and where it begins and ends."""

    crest: list[Point]
    cx: float
    top: float
    foot: float


@dataclass(frozen=True, slots=True)
class Peak:
    """A mountain to be dressed: its left slope and its ridge from the top down, and its foot."""

    left: list[Point]
    ridge: list[Point]
    base: float


def x_at(line: Sequence[Point], y: float) -> float:
    """Where a slope passes a height."""
    for (ax, ay), (bx, by) in pairwise(line):
        if min(ay, by) <= y <= max(ay, by):
            return ax + (bx - ax) * ((y - ay) / ((by - ay) or 1))
    return line[-1][0]


def _daisies(pen: Pen, rng: random.Random, hill: Hill) -> None:
    for _ in range(13):
        x, y = rng.uniform(hill.cx - 26, hill.cx + 20), rng.uniform(hill.top + 10, hill.foot - 5)
        pen.circle(x, y, 1.1, rng.choice(((252, 250, 240), (250, 222, 110), (244, 190, 206))))


def _terraces(pen: Pen, rng: random.Random, hill: Hill) -> None:
    """Retaining walls around the slope, vines above them."""
    for n, share in enumerate((0.26, 0.5, 0.74)):
        ring = [
            (hill.cx + (x - hill.cx) * (0.42 + share * 0.58), y + (hill.foot - y) * share) for x, y in hill.crest[3:-3]
        ]
        pen.stroke([(x, y + 1.6) for x, y in ring], 2.4, (122, 60, 38), taper=True)
        pen.stroke(ring, 1.3, (240, 206, 160), taper=True)
        for x, y in ring[2 + n % 2 : -2 : 3]:
            pen.circle(x, y - 1.9, 1.7, (62, 84, 40))
            pen.circle(x - 0.5, y - 2.4, 1.0, (122, 144, 70))


def _snowcap(pen: Pen, rng: random.Random, hill: Hill) -> None:
    drift = [
        (x, y + (11 + 9 * abs(((i * 7) % 5) / 5 - 0.4)) * (1 - abs(x - hill.cx) / 41))
        for i, (x, y) in enumerate(hill.crest)
    ]
    pen.polygon([*hill.crest[2:-2], *drift[2:-2][::-1]], (246, 249, 252))
    east = [p for p in hill.crest if p[0] > hill.cx + 6][:-3]
    low = [p for p in drift if p[0] > hill.cx + 6][:-3]
    pen.polygon([*east, *low[::-1]], (196, 212, 228))


def _heather(pen: Pen, rng: random.Random, hill: Hill) -> None:
    for _ in range(16):
        x, y = rng.uniform(hill.cx - 26, hill.cx + 20), rng.uniform(hill.top + 9, hill.foot - 6)
        pen.ellipse(x, y, 2.8, 1.4, rng.choice(((150, 70, 122), (182, 96, 138), (128, 62, 108))))


def _ore(pen: Pen, rng: random.Random, hill: Hill) -> None:
    for _ in range(6):
        x, y = rng.uniform(hill.cx - 24, hill.cx + 10), rng.uniform(hill.top + 10, hill.foot - 6)
        pen.polygon(
            [(x - 1.8, y), (x, y - 1.8), (x + 1.8, y), (x, y + 1.4)],
            rng.choice(((244, 200, 96), (250, 222, 140), (214, 150, 70))),
        )


def _strata(pen: Pen, rng: random.Random, peak: Peak) -> None:
    for share in (0.3, 0.48, 0.66, 0.82):
        y = peak.left[0][1] + (peak.base - peak.left[0][1]) * share
        x0, x1 = x_at(peak.left, y), x_at(peak.ridge, y)
        pen.stroke([(x0 + 1, y), (x0 + (x1 - x0) * 0.5, y + 3), (x1, y + 1)], 1.5, (142, 76, 50, 170))


def _lava_veins(pen: Pen, rng: random.Random, peak: Peak) -> None:
    for _ in range(2):
        y = peak.base - rng.uniform(30, 52)
        x = x_at(peak.ridge, y) + rng.uniform(-6, 14)
        line = [(x, y)]
        while line[-1][1] < peak.base - 4:
            line.append((line[-1][0] + rng.uniform(-5, 5), line[-1][1] + rng.uniform(5, 9)))
        pen.stroke(line, 3.4, (150, 44, 20), 2.4, taper=False)
        pen.stroke(line, 1.8, (255, 150, 52), 1.2, taper=False)
    top = peak.left[0]
    pen.polygon([(top[0] - 5, top[1] + 7), top, (top[0] + 5, top[1] + 8), (top[0] + 1, top[1] + 12)], (196, 190, 206))


HILLS: dict[str, Callable[[Pen, random.Random, Hill], None]] = {
    "daisies": _daisies,
    "terraces": _terraces,
    "snow": _snowcap,
    "heather": _heather,
    "ore": _ore,
}
PEAKS: dict[str, Callable[[Pen, random.Random, Peak], None]] = {"strata": _strata, "lava": _lava_veins}
