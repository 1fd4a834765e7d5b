"""Which painting belongs to which id."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from portraits.easel import Easel
from portraits.light import Colour
from smallworld_desktop.render.pieces import field_colour

Painting = Callable[[Easel, Colour], None]
"""Paints onto an easel; the colour is that of the race's banner, for the ground."""


@dataclass(frozen=True)
class Sitter:
    """A painting and the light it wants from the right."""

    paint: Painting
    back_light: Colour
    strength: float
    field: Colour | None


SITTERS: dict[str, Sitter] = {}
"""All portraits by the id of their race or person."""


def sitter(
    back_light: Colour = (255, 226, 180), strength: float = 0.5, field: Colour | None = None
) -> Callable[[Painting], Painting]:
    """A decorator: the function's name is the portrait's id. Who is of no race brings a field of their own."""

    def register(painting: Painting) -> Painting:
        SITTERS[painting.__name__] = Sitter(painting, back_light, strength, field)
        return painting

    return register


def painted(name: str, height: int) -> Easel:
    """The finished easel of one portrait, `height` pixels high."""
    who = SITTERS[name]
    easel = Easel(height, who.back_light, who.strength)
    who.paint(easel, who.field or field_colour(name))
    return easel
