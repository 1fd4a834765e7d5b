"""Where the water of a swamp lies, for planting: reeds keep off it, lilies float on it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .fields import Field, Mask, cells
from .survey import Survey
from .washes import is_pool, marsh_level

_STEP = 3.0


@dataclass(frozen=True, slots=True)
class Pools:
    """Wet ground, looked up on a grid from its upper left corner."""

    left: float
    top: float
    wet: Mask

    def holds(self, xs: Field, ys: Field) -> Mask:
        column = cells((xs - self.left) / _STEP, self.wet.shape[1])
        row = cells((ys - self.top) / _STEP, self.wet.shape[0])
        found: Mask = self.wet[row, column]
        return found


def pools_of(survey: Survey, bounds: tuple[float, float, float, float]) -> Pools:
    """The pools within some bounds, as the wash will paint them."""
    noises, margin = survey.noises, survey.layout.margin
    left, top, right, bottom = bounds
    xs = np.arange(left + _STEP / 2, right + _STEP, _STEP, dtype=np.float32) + margin
    ys = np.arange(top + _STEP / 2, bottom + _STEP, _STEP, dtype=np.float32) + margin
    marsh, mid = noises.marsh.at(xs, ys), noises.mid.at(xs, ys)
    level = marsh_level(marsh, mid, np.zeros_like(mid)) - np.float32(survey.country.wetness)
    return Pools(left, top, is_pool(level) > 0.7)
