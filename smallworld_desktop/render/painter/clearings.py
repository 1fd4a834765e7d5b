"""Places for tokens that are no craters: a small core at the anchor, lobes beside it, an opening towards a border."""

from __future__ import annotations

import math
import random

from smallworld_desktop.maps.geometry import Point, RegionShape

from .layout import Layout
from .scatter import Ellipse
from .survey import Survey

CORE = 31.0
"""Half width of the token place in frame units, if the region has room for it."""
HEIGHTS = frozenset({"mountain", "black_mountain"})
_SNUG = {"forest": 0.86, "mushroom": 0.86, "mountain": 0.84, "black_mountain": 0.84, "hill": 0.9, "mine": 0.9}
_FLAT = 0.84


def core_of(layout: Layout, shape: RegionShape, style: str = "") -> Ellipse:
    """What stays free of everything tall: a token with its count. Shield and markers may lie over low plants."""
    half = max(min(CORE * layout.unit, shape.room * 0.40), 4 * layout.unit) * _SNUG.get(style, 1.0)
    return Ellipse(shape.anchor[0], shape.anchor[1], half, half * _FLAT)


def plan_clearing(survey: Survey, index: int, way_out: Point | None) -> tuple[Ellipse, ...]:
    """The core first, then one or two lobes beside it, then a few shrinking ones towards the way out."""
    style = survey.styles[index]
    rng = random.Random(f"{survey.geometry.fingerprint}:glade:{index}")
    core = core_of(survey.layout, survey.geometry.shapes[index], style)
    lobes = [core, *_beside(core, rng)]
    if way_out is not None:
        wide, narrow = (0.80, 0.50) if style in HEIGHTS else (0.46, 0.20)
        lobes += _towards(core, way_out, wide, narrow, survey.layout.unit, rng)
    return tuple(lobes)


def _beside(core: Ellipse, rng: random.Random) -> list[Ellipse]:
    lobes = []
    turn = rng.uniform(0, math.tau)
    for _ in range(rng.choice((1, 2, 2))):
        reach, size = core.half_width * rng.uniform(0.55, 0.95), core.half_width * rng.uniform(0.40, 0.62)
        lobes.append(Ellipse(core.x + math.cos(turn) * reach, core.y + math.sin(turn) * reach * 0.8, size, size * 0.75))
        turn += rng.uniform(1.4, 3.2)
    return lobes


def _towards(core: Ellipse, goal: Point, wide: float, narrow: float, unit: float, rng: random.Random) -> list[Ellipse]:
    dx, dy = goal[0] - core.x, goal[1] - core.y
    far = math.hypot(dx, dy) or 1.0
    bend = rng.uniform(-0.4, 0.4)
    lobes = []
    for step in range(1, 6):
        t = step / 5
        side = math.sin(t * math.pi) * bend * far * 0.35
        size = core.half_width * (wide + (narrow - wide) * t) + 2 * unit
        lobes.append(Ellipse(core.x + dx * t - dy / far * side, core.y + dy * t + dx / far * side, size, size * 0.8))
    return lobes
