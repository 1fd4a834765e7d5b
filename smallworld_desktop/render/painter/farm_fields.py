"""Farmland: a patchwork of crops with furrows, parted by hedges."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import numpy as np

from .country import Country
from .fields import Field, seed_of
from .scatter import Ellipse, Site, scatter
from .survey import Survey
from .tones import mix, smooth, tone

_FURROW, _HEDGE = 7.0, (5.5, 3.0)


@dataclass(frozen=True, slots=True)
class Plot:
    """One field: its middle, its crop, and the way the furrows run."""

    x: float
    y: float
    crop: int
    angle: float


def plan_plots(survey: Survey, index: int) -> list[Plot]:
    """Divide a farmland region into fields; the clearing is one of them, so that no hedge crosses it."""
    fingerprint, g = survey.geometry.fingerprint, survey.layout.glyph
    rng = random.Random(f"{fingerprint}:plots:{index}")
    ax, ay = survey.geometry.shapes[index].anchor
    apart = 58 * g
    site = Site(survey, index, seed_of(fingerprint, "plots", index))
    others = scatter(site, (0, 0, 1, 1), (apart, apart), 6 * g, [Ellipse(ax, ay, apart * 1.1, apart)])
    crops = len(survey.country.crops)
    crop = rng.randrange(crops)
    plots: list[Plot] = []
    for x, y in [(ax, ay), *others]:
        plots.append(Plot(x, y, crop, rng.uniform(0, math.pi)))
        crop = (crop + rng.randrange(1, max(2, crops))) % crops
    return plots


def paint_plots(
    country: Country, plots: list[Plot], g: float, xs: Field, ys: Field, big: Field, mid: Field, fine: Field
) -> Field:
    """The colours of a farm over a block of map coordinates; hedges wander with the noise."""
    across = xs + (mid - 0.5) * (22 * g)
    down = ys[:, None] + (big - 0.5) * (34 * g)
    nearest = np.full(big.shape, 1e9, np.float32)
    second = nearest.copy()
    owner = np.zeros(big.shape, np.int32)
    for number, plot in enumerate(plots):
        squared = (across - plot.x) ** 2 + (down - plot.y) ** 2
        closer = squared < nearest
        second = np.where(closer, nearest, np.minimum(second, squared))
        owner[closer] = number
        nearest = np.where(closer, squared, nearest)
    angles = np.array([plot.angle for plot in plots], np.float32)[owner]
    crops = np.array([country.crops[plot.crop] for plot in plots], np.float32)
    along = (xs + (big - 0.5) * (46 * g)) * np.cos(angles) + (ys[:, None] + (mid - 0.5) * (5 * g)) * np.sin(angles)
    furrow = smooth(-0.25, 0.75, np.sin(along * (math.tau / (_FURROW * g))))
    rgb = mix(crops[owner, 0], crops[owner, 1], furrow * (0.62 + 0.38 * fine))
    hedge = smooth(_HEDGE[0] * g, _HEDGE[1] * g, np.sqrt(second) - np.sqrt(nearest))
    rgb = mix(rgb, tone(*country.hedge), hedge * (0.65 + 0.35 * fine))
    if country.crop_snow:
        snow = smooth(0.50, 0.62, mid * 0.6 + big * 0.4 + (furrow - 0.5) * 0.12) * (
            np.float32(1) - hedge * np.float32(0.5)
        )
        rgb = mix(rgb, tone(242, 246, 250), snow * np.float32(country.crop_snow))
    lit: Field = rgb * (0.92 + 0.16 * mid)[..., None]
    return lit
