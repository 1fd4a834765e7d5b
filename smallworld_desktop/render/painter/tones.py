"""Colours as arrays: ramps, mixtures, relief."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .fields import Field, limited
from .pen import Colour

Stops = Sequence[tuple[float, Colour]]


def tone(red: float, green: float, blue: float) -> Field:
    return np.array((red, green, blue), np.float32)


def mix(first: Field, second: Field, share: Field) -> Field:
    """`first` where the share is 0, `second` where it is 1; shares lack the colour axis."""
    mixed = (second - first) * share[..., None]
    mixed += first
    return mixed


def ramp(stops: Stops, values: Field) -> Field:
    """Colours looked up in a gradient of 256 steps."""
    places = [place for place, _ in stops]
    table = np.stack(
        [np.interp(np.linspace(0, 1, 256), places, [colour[c] for _, colour in stops]) for c in range(3)], axis=-1
    ).astype(np.float32)
    looked_up: Field = table[(np.clip(values, 0, 1) * 255).astype(np.uint8)]
    return looked_up


def smooth(start: float, end: float, values: Field) -> Field:
    """0 before `start`, 1 after `end`, an eased step between; `start` may be the larger one."""
    t = limited((values - start) / (end - start))
    return t * t * (3 - 2 * t)


def line_at(values: Field, level: float, width: float) -> Field:
    """1 where the values cross a level, falling to 0 within `width`."""
    return limited(np.float32(1) - np.abs(values - level) / np.float32(width))


def relief(height: Field, strength: float) -> Field:
    """Light from the upper left on a height field; the outermost rows and columns are dropped."""
    across: Field = height[1:-1, 2:] - height[1:-1, :-2]
    down: Field = height[2:, 1:-1] - height[:-2, 1:-1]
    return limited(1 - (across * 0.8 + down) * strength, 0.55, 1.45)
