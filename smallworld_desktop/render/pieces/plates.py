"""Shields are costs: what a conquest takes, and what it would take an enemy."""

from __future__ import annotations

import math
from enum import Enum

import pygame
from pygame import Surface

from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.emblems.palette import shade
from smallworld_desktop.render.emblems.paths import spline
from smallworld_desktop.render.pen import Spot
from smallworld_desktop.render.pieces.cutting import PiecePen, kept, put
from smallworld_desktop.render.pieces.dice import die_face
from smallworld_desktop.render.pieces.numbers import draw_number
from smallworld_desktop.render.pieces.owners import Owner
from smallworld_desktop.render.theme import CREAM, DIE_RED, INK, Colour

SHIELD = "0,0.06 0.25,0.08 0.5,0 0.75,0.08 1,0.06 0.98,0.5 0.86,0.76 0.5,1 0.14,0.76 0.02,0.5"
TALL = 1.12
"""A shield's height for its width."""


class PlateKind(Enum):
    """Fill, rim and figures."""

    REACH = ((252, 243, 216), (226, 184, 98), (70, 28, 14))
    HOVER = ((255, 226, 120), (255, 250, 220), (92, 20, 12))
    DIE = (DIE_RED, (232, 196, 140), CREAM)
    REFUSED = ((176, 168, 154), (206, 198, 182), (92, 84, 74))


@kept
def cost_plate(cost: int, size: int, kind: PlateKind = PlateKind.REACH) -> Surface:
    """A cost: within reach, under the pointer (make it larger), only with the die, or refused."""
    fill, rim, figures = kind.value
    out = _shield(size, (INK, rim, shade(INK, 1.2), shade(fill, 0.88)), fill)
    middle = out.get_width() / 2
    share = 0.44 if cost < 10 else 0.38
    draw_number(out, str(cost), round(size * share), figures, (middle, middle - size * 0.03))
    if kind is PlateKind.REFUSED:
        put(out, icon("forbidden", round(size * 0.46)), (middle + size * 0.40, middle + size * 0.36))
    elif kind is PlateKind.DIE:
        put(out, die_face(3, round(size * 0.46), -10), (middle + size * 0.42, middle + size * 0.36))
    return out


@kept
def threat_plate(cost: int, size: int, likely: bool) -> Surface:
    """An ash-grey shield: the least an enemy needs. The figure is red when it is likely."""
    face: Colour = (238, 226, 200) if likely else (220, 208, 184)
    out = _shield(size, ((74, 56, 44), (206, 190, 164), (118, 96, 78), shade(face, 0.92)), face)
    middle = out.get_width() / 2
    figures: Colour = (158, 30, 16) if likely else (92, 72, 54)
    draw_number(out, str(cost), round(size * 0.46), figures, (middle, middle - size * 0.02))
    return out


@kept
def threat_arrow(owner: Owner, size: int, degrees: int) -> Surface:
    """The attacker's colour pointing over a border; 0 points right, 90 down."""
    pen = PiecePen(2 * size, 2 * size)
    along = pygame.Vector2(math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
    across = along.rotate(90)

    def head(grow: float, colour: Colour) -> None:
        tip = pygame.Vector2(size, size) + along * (0.34 * size + 1.4 * grow)
        back = pygame.Vector2(size, size) - along * (0.20 * size + 0.8 * grow)
        half = across * (0.44 * size + 1.5 * grow)
        pen.polygon([_spot(back - half), _spot(tip), _spot(back + half)], colour)

    head(2.4, CREAM)
    head(1.2, INK)
    head(0, owner.colour)
    return pen.done()


def _spot(vector: pygame.Vector2) -> Spot:
    return vector.x, vector.y


def _shield(size: int, rims: tuple[Colour, Colour, Colour, Colour], face: Colour) -> Surface:
    """Rims from the outside in, then the face; in the middle of a square with room for a small die."""
    unit = size / 32
    side = round(size * 1.5)
    height = size * TALL
    left, top = (side - size) / 2, (side - height) / 2
    pen = PiecePen(side, side)

    def layer(inset: float, dx: float = 0.0, dy: float = 0.0) -> list[Spot]:
        points = [(float(x), float(y)) for x, y in (pair.split(",") for pair in SHIELD.split())]
        width, tall = size - 2 * inset, height - 2.2 * inset
        return spline([(left + inset + x * width + dx, top + inset + y * tall + dy) for x, y in points], steps=6)

    pen.shape_shadow(layer(0, unit, 2.4 * unit), 1.6 * unit)
    for inset, colour in zip((0, 1.5, 3.0, 3.9), rims, strict=True):
        pen.polygon(layer(inset * unit), colour)
    pen.polygon(layer(4.2 * unit, -0.4 * unit, -0.8 * unit), face)
    return pen.done()
