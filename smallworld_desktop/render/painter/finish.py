"""The last coat: paper tooth and varnish over all, ragged burnt edges, a shadow on the table."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import numpy as np
import pygame
from numpy.typing import NDArray

from .country import Country
from .fields import Field, limited
from .strips import Progress, in_strips
from .survey import Survey
from .tones import mix, smooth, tone

Pixels: TypeAlias = NDArray[np.uint8]


def finish(picture: pygame.Surface, survey: Survey, scale: float, progress: Progress) -> None:
    """Grade the whole picture in place and give it its premultiplied alpha."""
    pixels, alphas = pygame.surfarray.pixels3d(picture), pygame.surfarray.pixels_alpha(picture)
    in_strips(
        picture.get_height(),
        lambda top, bottom: _finish_rows(pixels[:, top:bottom], alphas[:, top:bottom], survey, scale, top),
        progress,
    )


def _finish_rows(pixels: Pixels, alphas: Pixels, survey: Survey, scale: float, top: int) -> None:
    layout, noises = survey.layout, survey.noises
    view = pixels.swapaxes(0, 1)
    high, wide = view.shape[:2]
    xs = ((np.arange(wide) + 0.5) / scale).astype(np.float32)
    ys = ((np.arange(top, top + high) + 0.5) / scale).astype(np.float32)
    mid, fine, grain = noises.mid.at(xs, ys), noises.fine.at(xs, ys), noises.grain.at(xs, ys)
    rgb = view.astype(np.float32)
    rgb = _grade(rgb, fine, grain, survey.country)
    across, down = np.minimum(xs, layout.sheet_width - xs), np.minimum(ys, layout.sheet_height - ys)
    rim = np.minimum(across[None, :], down[:, None]) / layout.unit
    edge = rim - 8 - (mid - 0.5) * 11 - (fine - 0.5) * 7
    rgb = mix(rgb, rgb * tone(0.60, 0.45, 0.28), smooth(18, 0, edge) * 0.70)
    rgb = mix(rgb, tone(70, 44, 22), smooth(3.2, 0, edge) * 0.75)
    rgb *= _vignette(xs / layout.sheet_width, ys / layout.sheet_height)[..., None]
    paper_alpha = smooth(-0.8, 0.8, edge)
    shadow = smooth(-9, 1.5, edge) * 0.55
    alpha = paper_alpha + shadow * (1 - paper_alpha)
    view[:] = np.clip(rgb * paper_alpha[..., None], 0, 255).astype(np.uint8)
    alphas[:] = (alpha * 255).astype(np.uint8).T


def _grade(rgb: Field, fine: Field, grain: Field, country: Country) -> Field:
    """Lift the middle tones, deepen the colours, lay the paper's tooth and a warm varnish over them."""
    grey = rgb.mean(axis=-1, keepdims=True)
    rgb = np.clip(grey + (rgb - grey) * country.saturation, 0, 255)
    lifted: Field = _lift(country.gamma)[rgb.astype(np.uint8)]
    tooth = 0.94 + 0.09 * fine + (grain - 0.5) * 0.055
    return lifted * tooth[..., None] * tone(*country.varnish)


@lru_cache(maxsize=16)
def _lift(gamma: float) -> Field:
    return (255 * (np.arange(256) / 255) ** gamma).astype(np.float32)


def _vignette(xs: Field, ys: Field) -> Field:
    square = (xs[None, :] * 2 - 1) ** 2 + (ys[:, None] * 2 - 1) ** 2
    return limited(1.05 - 0.15 * square**1.3, 0.6, 1.05)
