"""The wash of each terrain, as pure functions of the fields at a set of pixels."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .fields import Field
from .tones import Stops, line_at, mix, ramp, smooth, tone

_LAND: dict[str, Stops] = {
    "forest": ((0, (78, 100, 48)), (0.5, (104, 128, 62)), (1, (136, 150, 78))),
    "hill": ((0, (150, 142, 72)), (0.5, (178, 168, 90)), (1, (204, 192, 116))),
    "mountain": ((0, (136, 122, 108)), (0.5, (166, 150, 130)), (1, (194, 180, 158))),
    "farmland": ((0, (196, 164, 78)), (0.5, (218, 188, 98)), (1, (232, 208, 128))),
    "swamp": ((0, (96, 112, 74)), (0.5, (126, 138, 88)), (1, (156, 160, 104))),
    "plain": ((0, (156, 156, 92)), (0.5, (186, 184, 116)), (1, (210, 206, 146))),
}
_DEPTHS: dict[str, Stops] = {
    "sea": ((0, (146, 190, 180)), (0.32, (98, 154, 162)), (0.68, (60, 114, 140)), (1, (40, 86, 118))),
    "lake": ((0, (156, 200, 186)), (0.32, (106, 166, 168)), (0.68, (68, 128, 148)), (1, (50, 104, 132))),
}
_POOL: Stops = ((0, (44, 88, 92)), (0.45, (66, 116, 112)), (1, (112, 150, 126)))
_RINGS = ((8.0, 1.15, 0.80), (16.5, 1.0, 0.58), (27.0, 0.9, 0.42), (40.0, 0.85, 0.28))

_PAPER: Stops = ((0, (206, 178, 126)), (0.5, (226, 202, 152)), (1, (240, 222, 180)))

RELIEF = {"farmland": 0.27, "swamp": 0.35, "mountain": 0.87, "sea": 0.10, "lake": 0.10}
"""How strongly the light plays on a terrain; 0.65 for all others."""


@dataclass(frozen=True, slots=True)
class Cells:
    """Fields at some pixels. `shore` is the distance to the coast in frame units, `clear` is 1 inside a clearing."""

    mid: Field
    fine: Field
    marsh: Field
    shore: Field
    clear: Field
    pixel: float


def wash(style: str, cells: Cells) -> Field:
    """The colours of a terrain style, without glyphs."""
    if style in _DEPTHS:
        return _water(_DEPTHS[style], cells)
    ground = ramp(_LAND[style], cells.mid * 0.65 + cells.fine * 0.35)
    return _with_pools(ground, cells) if style == "swamp" else ground


def parchment(big: Field, fine: Field) -> Field:
    """Bare paper, where no region lies."""
    return ramp(_PAPER, big * 0.6 + fine * 0.4)


def _water(depths: Stops, cells: Cells) -> Field:
    """Depth from the shore, rings along it, foam on it."""
    depth = (1 - np.exp(-cells.shore / 30)) * 0.92
    rgb = ramp(depths, depth + (cells.mid - 0.5) * 0.26)
    wandering = cells.shore + (cells.fine - 0.5) * 2.2 + (cells.mid - 0.5) * 2.6
    broken = 0.55 + 0.45 * smooth(0.25, 0.5, cells.mid)
    rings = np.zeros(cells.shore.shape, np.float32)
    for level, width, strength in _RINGS:
        np.maximum(rings, strength * line_at(wandering, level, width + 0.35 * cells.pixel), out=rings)
    rgb = mix(rgb, tone(228, 240, 228), rings * broken)
    foam = smooth(9, 2.5, cells.shore) * smooth(0.42, 0.62, cells.fine)
    return mix(rgb, tone(238, 244, 232), foam * 0.6)


def marsh_level(marsh: Field, mid: Field, clear: Field) -> Field:
    """Height of the ground over the water; clearings stay dry."""
    level: Field = marsh * 0.72 + mid * 0.28 + clear * 0.32
    return level


def is_pool(level: Field) -> Field:
    return smooth(0.475, 0.435, level)


def _with_pools(mud: Field, cells: Cells) -> Field:
    """Dark pools with a muddy bank and a bright rim."""
    level = marsh_level(cells.marsh, cells.mid, cells.clear) + (cells.fine - 0.5) * 0.03
    pool = is_pool(level)
    bank = smooth(0.535, 0.475, level) * (1 - pool)
    rgb = mix(mud, tone(64, 70, 40), bank * 0.75)
    rgb = mix(rgb, ramp(_POOL, level * 2.0 + cells.fine * 0.12), pool)
    return mix(rgb, tone(186, 208, 178), line_at(level, 0.415, 0.010) * 0.45)
