"""The wash of each terrain, as pure functions of the fields at a set of pixels."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .country import Country, Ramp
from .fields import Field
from .layout import CHASM, WATER_STYLES
from .tones import line_at, mix, ramp, smooth, tone

_RINGS = ((8.0, 1.15, 0.80), (16.5, 1.0, 0.58), (27.0, 0.9, 0.42), (40.0, 0.85, 0.28))
WET_STYLES = frozenset({"swamp", "mud"})
_CRUST, _SEAM, _HOT_RIM = (62, 30, 30), (255, 224, 120), (255, 206, 96)
_LEDGES = ((3.0, 0.62), (8.0, 0.40), (15.0, 0.24), (25.0, 0.13))
"""Depths into a chasm at which a ledge catches light, and how much of it."""


@dataclass(frozen=True, slots=True)
class Cells:
    """Fields at some pixels. `shore` is the distance to the coast in frame units (in a chasm to its rim), `clear` is 1
    inside a clearing."""

    mid: Field
    fine: Field
    marsh: Field
    shore: Field
    clear: Field
    pixel: float


def wash(style: str, cells: Cells, country: Country) -> Field:
    """The colours of a terrain style, without glyphs."""
    if style == "lava":
        return _lava(country, cells)
    if style in WATER_STYLES:
        return _water(country.water[style], cells, country, narrow=style == "river")
    if style == CHASM:
        return _abyss(country, cells)
    ground = ramp(country.land[style], cells.mid * 0.65 + cells.fine * 0.35)
    return _with_pools(ground, cells, country) if style in WET_STYLES else ground


def parchment(big: Field, fine: Field, paper: Ramp) -> Field:
    """Bare paper, where no region lies."""
    return ramp(paper, big * 0.6 + fine * 0.4)


def _water(depths: Ramp, cells: Cells, country: Country, narrow: bool) -> Field:
    """Depth from the shore, rings along it, foam on it. A river is shallower and all flow lines."""
    depth = (np.float32(1) - np.exp(-cells.shore / np.float32(30))) * np.float32(0.66 if narrow else 0.92)
    rgb = ramp(depths, depth + (cells.mid - 0.5) * (0.12 if narrow else 0.26))
    wandering = cells.shore + (cells.fine - 0.5) * 2.2 + (cells.mid - 0.5) * 2.6
    broken = 0.55 + 0.45 * smooth(0.25, 0.5, cells.mid)
    rings = np.zeros(cells.shore.shape, np.float32)
    for level, width, strength in _RINGS:
        np.maximum(rings, strength * line_at(wandering, level, width + 0.35 * cells.pixel), out=rings)
    rgb = mix(rgb, tone(*country.foam), rings * broken)
    foam = smooth(9, 2.5, cells.shore) * smooth(0.42, 0.62, cells.fine)
    return mix(rgb, tone(*country.foam), foam * 0.6)


def _lava(country: Country, cells: Cells) -> Field:
    """Molten rock: bright at the rim of dark drifting crusts."""
    heat: Field = 0.5 + (cells.mid - 0.5) * 1.3 + (cells.fine - 0.5) * 0.5
    rgb = ramp(country.water["lava"], np.float32(1) - heat * np.float32(0.9))
    level = cells.mid * 0.7 + cells.fine * 0.3
    rgb = mix(rgb, tone(*_CRUST), smooth(0.50, 0.64, level) * 0.92)
    rgb = mix(rgb, tone(*_SEAM), line_at(level, 0.50, 0.045) * 0.9)
    return mix(rgb, tone(*_HOT_RIM), smooth(11, 2, cells.shore) * 0.75)


def _abyss(country: Country, cells: Cells) -> Field:
    """A hole: ledge below ledge along its rim, then nothing."""
    down = cells.shore + (cells.fine - 0.5) * 4.0 + (cells.mid - 0.5) * 9.0
    rgb = ramp(country.land[CHASM], cells.mid * 0.5 + cells.fine * 0.2)
    rock = tone(*country.land["black_mountain"][-1][1])
    for depth, light in _LEDGES:
        face = smooth(depth + 7, depth + 1, down) * smooth(depth - 2.5, depth, down)
        rgb = mix(rgb, rock * np.float32(light), face * (0.75 + 0.5 * (cells.fine - 0.5)))
    return mix(rgb, rock * np.float32(0.95), smooth(3.0, 1.0, down) * 0.9)


def marsh_level(marsh: Field, mid: Field, clear: Field) -> Field:
    """Height of the ground over the water; clearings are a little drier."""
    level: Field = marsh * 0.72 + mid * 0.28 + clear * 0.14
    return level


def is_pool(level: Field) -> Field:
    return smooth(0.475, 0.435, level)


def _with_pools(ground: Field, cells: Cells, country: Country) -> Field:
    """Pools with a muddy bank and a bright rim; the wetter the country, the more rings they have."""
    level = marsh_level(cells.marsh, cells.mid, cells.clear) + (cells.fine - 0.5) * 0.03 - np.float32(country.wetness)
    pool = is_pool(level)
    bank = smooth(0.535, 0.475, level) * (1 - pool)
    rgb = mix(ground, tone(*country.bank), bank * 0.75)
    rgb = mix(rgb, ramp(country.pool, level * 2.0 + cells.fine * 0.12), pool)
    if country.wetness:
        for height in (0.385, 0.345, 0.30):
            ring = line_at(level + (cells.mid - 0.5) * 0.05, height, 0.006)
            rgb = mix(rgb, tone(*country.pool_rim), ring * 0.35)
    return mix(rgb, tone(*country.pool_rim), line_at(level, 0.415, 0.010) * 0.45)
