"""Where a region's name may stand: baselines that follow the land, off tokens, symbols, houses and bridges."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..fonts import font
from ..theme import Face
from .clearings import core_of
from .fields import Field, cells
from .layout import symbol_size
from .scatter import Ellipse
from .survey import Survey

LETTERS = Face.ITALIC
_MEASURE = 64
_SIZES = (1.0, 0.88, 0.76)
_TRACKS = (1.16, 1.0)
_TILTS = (0.0, -0.14, 0.14, -0.3, 0.3)
_BENDS = (0.0, 0.0035, -0.0035)
_CLEAR = 5.0
_FORBIDDEN = -50.0


@dataclass(frozen=True, slots=True)
class NamePlace:
    """A baseline: its middle, how it is tilted and bent, how far letters stand apart, and their size in map pixels."""

    x: float
    y: float
    tilt: float
    bend: float
    track: float
    size: float


def place_name(survey: Survey, index: int, size: float, avoid: Sequence[Ellipse]) -> NamePlace | None:
    """The best place for a name, as large as may be; None where none fits."""
    return next((found for share in _SIZES if (found := _placed(survey, index, size * share, avoid))), None)


def _placed(survey: Survey, index: int, size: float, avoid: Sequence[Ellipse]) -> NamePlace | None:
    """Try all tilts and bends over a grid of middles at once; level, near and bent wins."""
    u, shape = survey.layout.unit, survey.geometry.shapes[index]
    wide = font(LETTERS, _MEASURE).size(survey.board.regions[index].name)[0] / _MEASURE * size
    xs, ys = zip(*shape.outline, strict=True)
    across = np.arange(min(xs) + wide * 0.4, max(xs) - wide * 0.4 + 1, 7 * u)
    down = np.arange(min(ys) + 10 * u, max(ys) - 8 * u, 6 * u)
    if not len(across) or not len(down):
        return None
    cx, cy = (axis.ravel().astype(np.float32) for axis in np.meshgrid(across, down))
    keep = _kept_free(survey, index, avoid)
    middles = _free_line(survey, index, cx[:, None], cy[:, None], size, keep) >= _CLEAR * u
    if not middles.any():
        return None
    cx, cy = cx[middles], cy[middles]
    below = cy - shape.anchor[1]
    liking = (below > 0) * u - np.hypot(cx - shape.anchor[0], below) * 0.05
    best: tuple[float, NamePlace] | None = None
    for track in _TRACKS:
        along = np.linspace(-0.5, 0.5, 9, dtype=np.float32) * (wide * track)
        for tilt in _TILTS:
            for bend in _BENDS:
                px = cx[:, None] + along * math.cos(tilt)
                py: Field = cy[:, None] + along * math.sin(tilt) + along * along * np.float32(bend / u * 0.5)
                free = _free_line(survey, index, px, py, size, keep)
                score = np.minimum(free, 12 * u) + liking
                score += (1.5 if track > 1.1 else 0.0) * u - abs(tilt) * 14 * u - (0.0 if bend else 1.2 * u)
                score[free < _CLEAR * u] = -1e6
                n = int(score.argmax())
                if score[n] > -1e5 and (best is None or score[n] > best[0]):
                    best = float(score[n]), NamePlace(float(cx[n]), float(cy[n]), tilt, bend / u, track, size)
    return None if best is None else best[1]


def _kept_free(survey: Survey, index: int, avoid: Sequence[Ellipse]) -> list[Ellipse]:
    layout, shape = survey.layout, survey.geometry.shapes[index]
    core, symbol = core_of(layout, shape), symbol_size(layout, shape) * 0.6
    spots = [Ellipse(x, y, symbol, symbol) for x, y in survey.symbols[index].values()]
    around = [Ellipse(e.x, e.y, e.half_width * 1.05, e.half_height * 1.05) for e in avoid]
    return [Ellipse(core.x, core.y, core.half_width * 1.02, core.half_height * 1.06), *spots, *around]


def _free_line(survey: Survey, index: int, px: Field, py: Field, size: float, keep: Sequence[Ellipse]) -> Field:
    """How far letters of this size on each line stay from what they must not touch."""
    below, above = (_free(survey, index, px, py + np.float32(lift * size), keep) for lift in (0.1, -0.75))
    return np.minimum(below, above)


def _free(survey: Survey, index: int, px: Field, py: Field, keep: Sequence[Ellipse]) -> Field:
    """How far the worst point of each line is from the border; forbidden where something stands."""
    rows, columns = survey.labels.shape
    inside = (px > -1) & (py > -1) & (px < columns) & (py < rows)
    labels = survey.labels[cells(py, rows), cells(px, columns)]
    free = np.where(inside & (labels == index + 1), survey.border.points(px, py), _FORBIDDEN)
    for area in keep:
        near = ((px - area.x) / area.half_width) ** 2 + ((py - area.y) / area.half_height) ** 2 < 1
        free = np.where(near, _FORBIDDEN, free)
    worst: Field = free.min(axis=1).astype(np.float32)
    return worst
