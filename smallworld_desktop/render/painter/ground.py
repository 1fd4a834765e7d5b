"""The ground under the glyphs, painted in strips: washes, relief, pigment pooled along the borders, clearings."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .farm_fields import paint_plots, plan_plots
from .fields import Field, Labels
from .layout import CHASM, WATER_STYLES
from .scatter import Ellipse
from .survey import Survey
from .tones import mix, relief, smooth, tone
from .washes import WET_STYLES, Cells, parchment, wash

_RELIEF = 0.65
"""How strongly the light plays on a terrain for which its country doesn't say."""


@dataclass(frozen=True, slots=True)
class _Strip:
    """The fields of one strip; `xs` and `ys` are map pixels."""

    xs: Field
    ys: Field
    labels: Labels
    big: Field
    mid: Field
    fine: Field
    clear: Field


class Ground:
    """Paints strips of ground. `labels` are those of the whole picture at `scale`."""

    def __init__(self, survey: Survey, labels: Labels, scale: float, glades: Sequence[Sequence[Ellipse]]) -> None:
        self._glades = glades
        self._country = survey.country
        self._survey = survey
        self._labels = labels
        self._scale = scale
        styles = survey.styles
        self._styles = sorted(set(styles))
        self._codes = np.array([0, *(self._styles.index(style) + 1 for style in styles)], np.uint8)
        light = survey.country.relief
        self._relief = np.array([0.2, *(light.get(style, _RELIEF) for style in styles)], np.float32)
        self._land = np.array([0.1, *(1.0 if _has_ground(style) else 0.1 for style in styles)], np.float32)
        self._water = np.array([False, *(style in WATER_STYLES for style in styles)], np.bool_)
        self._tints = np.stack([tone(1, 1, 1), *(self._tint(index) for index in range(len(styles)))])
        self._plots = {index: plan_plots(survey, index) for index, style in enumerate(styles) if style == "farmland"}

    def _tint(self, index: int) -> Field:
        """Every region is a little lighter or darker than the next."""
        rng = random.Random(f"{self._survey.geometry.fingerprint}:tint:{index}")
        level = rng.uniform(0.94, 1.06)
        return tone(level * rng.uniform(0.985, 1.015), level, level * rng.uniform(0.97, 1.03))

    def rows(self, top: int, bottom: int) -> Field:
        """The colours of the picture rows from `top` up to `bottom`; where no region lies they are parchment."""
        noises, margin = self._survey.noises, self._survey.layout.margin
        xs = ((np.arange(-1, self._labels.shape[1] + 1) + 0.5) / self._scale).astype(np.float32)
        ys = ((np.arange(top - 1, bottom + 1) + 0.5) / self._scale).astype(np.float32)
        mid, fine = noises.mid.at(xs, ys), noises.fine.at(xs, ys)
        light = relief(mid * 0.7 + fine * 0.3, 1.9 * self._scale)
        xs, ys = xs[1:-1], ys[1:-1]
        labels = self._labels[top:bottom]
        strip = _Strip(
            xs=xs - margin,
            ys=ys - margin,
            labels=labels,
            big=noises.big.at(xs, ys),
            mid=mid[1:-1, 1:-1],
            fine=fine[1:-1, 1:-1],
            clear=self._clearings(xs - margin, ys - margin, labels, mid[1:-1, 1:-1]),
        )
        rgb = self._washes(strip)
        rgb *= (1 + (light - 1) * self._relief[labels] * (1 - 0.5 * strip.clear))[..., None]
        rgb *= self._tints[labels]
        return self._pooled(rgb, strip)

    def _washes(self, strip: _Strip) -> Field:
        survey = self._survey
        margin, unit = survey.layout.margin, survey.layout.unit
        rgb = parchment(strip.big, strip.fine, self._country.paper)
        codes = self._codes[strip.labels]
        present = {self._styles[code - 1] for code in np.unique(codes) if code}
        nothing = np.zeros(strip.labels.shape, np.float32)
        marsh = survey.noises.marsh.at(strip.xs + margin, strip.ys + margin) if present & WET_STYLES else nothing
        shore = survey.coast.at(strip.xs, strip.ys) / unit if present & WATER_STYLES else nothing
        rim = survey.border.at(strip.xs, strip.ys) / unit if CHASM in present else nothing
        for style in sorted(present - {"farmland"}):
            here = codes == self._styles.index(style) + 1
            edge = rim if style == CHASM else shore
            cells = Cells(
                strip.mid[here], strip.fine[here], marsh[here], edge[here], strip.clear[here], 1 / self._scale
            )
            rgb[here] = wash(style, cells, self._country)
        if "farmland" in present:
            self._farms(rgb, strip)
        return rgb

    def _farms(self, rgb: Field, strip: _Strip) -> None:
        for index, plots in self._plots.items():
            here = strip.labels == index + 1
            columns, rows = np.flatnonzero(here.any(axis=0)), np.flatnonzero(here.any(axis=1))
            if not len(columns):
                continue
            block = (slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1))
            painted = paint_plots(
                self._country,
                plots,
                self._survey.layout.glyph,
                strip.xs[block[1]],
                strip.ys[block[0]],
                strip.big[block],
                strip.mid[block],
                strip.fine[block],
            )
            rgb[block][here[block]] = painted[here[block]]

    def _clearings(self, xs: Field, ys: Field, labels: Labels, mid: Field) -> Field:
        """1 inside the clearings of land regions, falling softly to 0 around them."""
        clear = np.zeros(labels.shape, np.float32)
        for index, lobes in enumerate(self._glades):
            if _has_ground(self._survey.styles[index]):
                for lobe in lobes:
                    _clear(clear, lobe, xs, ys, labels, index + 1, mid)
        return clear

    def _pooled(self, rgb: Field, strip: _Strip) -> Field:
        """Darker wash along the borders, paler ground in the clearings."""
        unit = self._survey.layout.unit
        away = self._survey.border.at(strip.xs, strip.ys) / unit
        soft = smooth(15, 0, away) * 0.34 * (0.55 + 0.45 * strip.mid) * self._land[strip.labels]
        tight = smooth(5.5, 1.0, away + (strip.fine - 0.5) * 1.6) * 0.36
        shore = self._survey.coast.at(strip.xs, strip.ys) / unit
        tight = np.where(self._water[strip.labels], tight * smooth(12, 6, shore), tight)
        rgb = mix(rgb, rgb * tone(*self._country.shade_soft), soft)
        rgb = mix(rgb, rgb * tone(*self._country.shade_tight), tight)
        return mix(rgb, tone(*self._country.glade), strip.clear * self._country.glade_share)


def _has_ground(style: str) -> bool:
    return style not in WATER_STYLES and style != CHASM


def _clear(clear: Field, lobe: Ellipse, xs: Field, ys: Field, labels: Labels, label: int, mid: Field) -> None:
    """Add a lobe of a clearing, its edge bent by the noise."""
    rows = slice(*np.searchsorted(ys, (lobe.y - lobe.half_height * 1.7, lobe.y + lobe.half_height * 1.7)))
    columns = slice(*np.searchsorted(xs, (lobe.x - lobe.half_width * 1.7, lobe.x + lobe.half_width * 1.7)))
    if rows.start == rows.stop or columns.start == columns.stop:
        return
    across, down = (xs[columns] - lobe.x) / lobe.half_width, (ys[rows] - lobe.y) / lobe.half_height
    away = np.sqrt(across[None, :] ** 2 + down[:, None] ** 2) + (mid[rows, columns] - 0.5) * 0.9
    block = clear[rows, columns]
    np.maximum(block, smooth(1.35, 0.55, away) * (labels[rows, columns] == label), out=block)
