"""What a board has once: compass, beasts and ships in its waters, and one landmark on land."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import numpy as np

from smallworld_desktop.maps.geometry import Point

from .clearings import core_of
from .country import Kind
from .fields import seed_of
from .layout import WATER_STYLES, symbol_size
from .planting import body_of, ground_of
from .scatter import Ellipse, Site
from .sprites import Glyph
from .survey import Survey
from .ways import Taken

_ROUNDS = (
    ("compass", 0),
    ("beast", 1),
    ("ship", 2),
    ("ship2", 0),
    ("beast2", 2),
    ("ship", 1),
    ("ship", 3),
    ("beast2", 4),
    ("ship2", 4),
    ("beast", 0),
)
"""Which role goes into which water, the roomiest sea first."""
_SIZES = (1.1, 0.9, 0.72)
_SHIP_SIZES = (0.85, 0.7, 0.58)
_LANDMARK_SIZES = (1.0, 0.86, 0.72, 0.6)
_WORTH_IT = -6.0
Ornaments = dict[int, list[Glyph]]


def plan_ornaments(survey: Survey, ways: Taken | None = None, blocked: Sequence[Ellipse] = ()) -> Ornaments:
    """All of them by region, beside the token place where the water is wide, no two touching."""
    rng = random.Random(f"{survey.geometry.fingerprint}:ornaments")
    waters = [index for index, style in enumerate(survey.styles) if style in WATER_STYLES and style != "lava"]
    shapes = survey.geometry.shapes
    waters.sort(key=lambda index: (survey.board.regions[index].terrain.inland, -shapes[index].room, index))
    found: Ornaments = {}
    for role, number in _ROUNDS:
        kind = survey.kinds.get(role) or survey.kinds.get(role.rstrip("2"))
        if number < len(waters) and kind is not None:
            index = waters[number]
            glyph = _afloat(survey, index, kind, found.get(index, []), blocked, rng)
            if glyph is not None:
                found.setdefault(index, []).append(glyph)
    landmark = _landmark(survey, ways)
    if landmark is not None:
        found.setdefault(landmark[0], []).append(landmark[1])
    return found


def _afloat(
    survey: Survey, index: int, kind: Kind, others: Sequence[Glyph], blocked: Sequence[Ellipse], rng: random.Random
) -> Glyph | None:
    shape, g, u = survey.geometry.shapes[index], survey.layout.glyph, survey.layout.unit
    crowd = [*blocked, *(ground_of(glyph, g, 1.35) for glyph in others)]
    core = core_of(survey.layout, shape)
    for wanted in _SHIP_SIZES if kind.role.startswith("ship") else _SIZES:
        size = wanted * u / g
        dx, dy, half_width, half_height = body_of(kind, size, g)
        spots = roomy_spots(survey, index, half_width * 1.08, half_height * 1.08, [*crowd, core])
        if not spots and not others:
            spots = roomy_spots(survey, index, half_width, half_height, crowd)
            spots = sorted(spots, key=lambda spot: math.dist(spot[1], shape.anchor))[:1]
        if spots:
            good = [spot for spot in spots if spot[0] > spots[0][0] * 0.72][:40]
            _, (x, y) = rng.choice(good)
            return Glyph(kind, 0, x - dx, y - dy, size, kind.mirrored and rng.random() < 0.5)
    return None


def _landmark(survey: Survey, ways: Taken | None) -> tuple[int, Glyph] | None:
    """In a terrain that the country likes, beside the token place, off roads."""
    kind = survey.kinds.get("landmark")
    if kind is None:
        return None
    liked, g, u = survey.country.landmark_on, survey.layout.glyph, survey.layout.unit
    for wanted in _LANDMARK_SIZES:
        size = wanted * u / g
        dx, dy, half_width, half_height = body_of(kind, size, g)
        best: tuple[float, int, Glyph] | None = None
        for index, style in enumerate(survey.styles):
            if style not in liked:
                continue
            for room, (x, y) in roomy_spots(
                survey, index, half_width * 0.92, half_height * 0.92, _pieces(survey, index)
            )[:6]:
                box = (x - half_width * 0.8, y - half_height * 0.6, x + half_width * 0.8, y + half_height)
                crossed = ways.share(*box) if ways is not None else 0.0
                worth = room - (crossed * 60 + liked.index(style) * 2) * u
                if best is None or worth > best[0]:
                    best = worth, index, Glyph(kind, 0, x - dx, y - dy, size, False)
        if best is not None and best[0] > _WORTH_IT * u:
            return best[1], best[2]
    return None


def _pieces(survey: Survey, index: int) -> list[Ellipse]:
    """Where token and symbols are."""
    shape = survey.geometry.shapes[index]
    symbol = symbol_size(survey.layout, shape) * 0.5
    spots = [Ellipse(x, y, symbol, symbol) for x, y in survey.symbols[index].values()]
    return [core_of(survey.layout, shape, survey.styles[index]), *spots]


def roomy_spots(
    survey: Survey, index: int, half_width: float, half_height: float, avoid: Sequence[Ellipse]
) -> list[tuple[float, Point]]:
    """Middles at which an ellipse fits into a region off some others, with their room, the roomiest first."""
    step = 9 * survey.layout.unit
    xs, ys = zip(*survey.geometry.shapes[index].outline, strict=True)
    across = np.arange(min(xs) + half_width, max(xs) - half_width + 1, step, dtype=np.float32)
    down = np.arange(min(ys) + half_height, max(ys) - half_height + 1, step, dtype=np.float32)
    if not len(across) or not len(down):
        return []
    gx, gy = (axis.ravel() for axis in np.meshgrid(across, down))
    site = Site(survey, index, seed_of("spots"))
    free = site.holds(gx, gy, (0.0, 0.0, half_width, half_height), 4 * survey.layout.unit)
    for area in avoid:
        wide, high = area.half_width + half_width, area.half_height + half_height
        free &= ((gx - area.x) / wide) ** 2 + ((gy - area.y) / high) ** 2 >= 1
    gx, gy = gx[free], gy[free]
    if not len(gx):
        return []
    room = survey.border.points(gx, gy)
    return [(float(room[i]), (float(gx[i]), float(gy[i]))) for i in np.argsort(-room, kind="stable")]
