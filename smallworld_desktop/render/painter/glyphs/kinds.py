"""What a terrain glyph is: a small ink drawing that stands somewhere on the map."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from smallworld_desktop.maps.geometry import Point

from ..pen import Colour, Pen


@dataclass(frozen=True, slots=True)
class Kind:
    """One sort of glyph, measured in glyph units (see `Layout.glyph`).

    `foot` is the point of the drawing that stands on the map. `body` is the ellipse it covers, as (dx, dy, half width,
    half height) from the foot: it stays inside the region and off the clearing.
    """

    name: str
    draw: Callable[[Pen, random.Random], None]
    width: float
    height: float
    foot: Point
    body: tuple[float, float, float, float]
    variants: int
    mirrored: bool = True


def jitter(colour: Colour, rng: random.Random, amount: float = 10) -> Colour:
    """The colour a little lighter or darker, and a little off in hue."""
    level = rng.uniform(-amount, amount)
    return tuple(max(0, min(255, int(v + level + rng.uniform(-amount / 3, amount / 3)))) for v in colour)
