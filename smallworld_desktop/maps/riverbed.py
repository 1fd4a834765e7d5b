"""Where a river runs below ground: a winding band from edge to edge, cut into regions, and its two banks."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import shapely
from shapely.geometry import LineString, Polygon
from shapely.ops import split

from smallworld_desktop.maps.frame import BOARD_HEIGHT, BOARD_WIDTH
from smallworld_desktop.maps.geometry import Point

MARGIN = 0.3
"""The river's ends keep so far from the corners, as a share of the side."""
SWING = 0.13
"""How far it winds, as a share of the board's side across it."""
STEPS = 60
LENGTHWISE = 0.6
"""So often it runs along the board and not across."""


@dataclass(frozen=True, slots=True)
class Riverbed:
    """The river's regions in their order, and the land on either side."""

    frame: Polygon
    pieces: tuple[Polygon, ...]
    banks: tuple[Polygon, Polygon]


def dig(pieces: int, width: float, rng: random.Random) -> Riverbed:
    """A river of so many regions, about so wide, along the board or across it."""
    frame = shapely.box(0, 0, BOARD_WIDTH, BOARD_HEIGHT)
    way = _course(rng, along=rng.random() < LENGTHWISE)
    band = way.buffer(width / 2, cap_style="flat").simplify(4.0).intersection(frame)
    banks = sorted(shapely.get_parts(frame.difference(band)), key=lambda part: part.area)[-2:]
    return Riverbed(frame, _cut(band, way, pieces, width), (banks[0], banks[1]))


def _course(rng: random.Random, *, along: bool) -> LineString:
    """The middle of the river, a little longer than the board on both sides."""
    length, side = (BOARD_WIDTH, BOARD_HEIGHT) if along else (BOARD_HEIGHT, BOARD_WIDTH)
    start, end = (rng.uniform(MARGIN, 1 - MARGIN) * side for _ in range(2))
    phases = [(rng.uniform(0.9, 1.5), rng.uniform(0, math.tau)), (rng.uniform(2.0, 2.7), rng.uniform(0, math.tau))]
    points: list[Point] = []
    for step in range(-4, STEPS + 5):
        t = step / STEPS
        inside = math.sin(math.pi * min(max(t, 0.0), 1.0)) ** 0.6
        swing = math.sin(math.tau * phases[0][0] * t + phases[0][1]) + 0.45 * math.sin(
            math.tau * phases[1][0] * t + phases[1][1]
        )
        across = start + (end - start) * min(max(t, 0.0), 1.0) + swing * SWING * side * inside
        points.append((t * length, across) if along else (across, t * length))
    return LineString(points)


def _cut(band: shapely.Geometry, way: LineString, pieces: int, width: float) -> tuple[Polygon, ...]:
    """The band in pieces of equal length, by cuts across it."""
    inside = way.intersection(shapely.box(0, 0, BOARD_WIDTH, BOARD_HEIGHT))
    parts = [band]
    for number in range(1, pieces):
        at = inside.length * number / pieces
        before, here, after = (inside.interpolate(at + d) for d in (-8.0, 0.0, 8.0))
        dx, dy = after.x - before.x, after.y - before.y
        reach = 1.2 * width / math.hypot(dx, dy)
        line = LineString([(here.x - dy * reach, here.y + dx * reach), (here.x + dy * reach, here.y - dx * reach)])
        parts = [piece for part in parts for piece in shapely.get_parts(split(part, line))]
    whole = [part for part in parts if isinstance(part, Polygon)]
    return tuple(sorted(whole, key=lambda part: inside.project(part.centroid)))
