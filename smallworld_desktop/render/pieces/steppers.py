"""Plus above minus, in wood as everything that can be pressed: for putting tokens into a region."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from smallworld_desktop.render.emblems.palette import shade
from smallworld_desktop.render.pen import Spot
from smallworld_desktop.render.pieces.cutting import PiecePen, kept, put
from smallworld_desktop.render.surfaces import Wood
from smallworld_desktop.render.theme import PAINTED, PALE, WOOD_EDGE, Colour


@kept
def step_button(sign: int, size: int, state: Wood = Wood.NORMAL) -> Surface:
    """A wooden square with + or -, `size` pixels wide."""
    base, brass = state.colours(PAINTED)
    unit = size / 26
    pad = max(2, round(size * 0.12))
    pen = PiecePen(size + 2 * pad, size + 2 * pad)

    def layer(inset: float, radius: float, colour: Colour, sunk: float = 0.0) -> None:
        i = inset * unit
        pen.box(pad + i, pad + i + sunk * unit, size - 2 * i, size - 2 * i - sunk * unit, radius * unit, colour)

    pen.box_shadow(pad + unit, pad + 2 * unit, size, size, 6 * unit, 1.2 * unit)
    layer(0, 6, WOOD_EDGE)
    layer(1.4, 5, brass)
    layer(2.8, 4, shade(base, 0.4))
    layer(3.6, 3.4, shade(base, 1.25))
    layer(3.6, 3.4, base, sunk=1.4)
    middle, reach = size / 2 + pad, size * 0.21
    is_off = state is Wood.OFF
    strokes = [(0.13, (176, 164, 142))] if is_off else [(0.24, (44, 24, 10)), (0.13, PALE)]
    for width, colour in strokes:
        pen.line([(middle - reach, middle), (middle + reach, middle)], size * width, colour)
        if sign > 0:
            pen.line([(middle, middle - reach), (middle, middle + reach)], size * width, colour)
    return pen.done()


def draw_stepper(
    target: Surface, centre: Spot, size: int, *, can_add: bool, can_take: bool, hover: int = 0
) -> tuple[Rect, Rect]:
    """Plus over minus around `centre`; `hover` is 1, -1 or 0. Returns where plus and minus can be pressed."""
    places = []
    for sign, can in ((1, can_add), (-1, can_take)):
        state = Wood.OFF if not can else Wood.LIT if hover == sign else Wood.NORMAL
        spot = (centre[0], centre[1] - sign * (size / 2 + 0.5))
        put(target, step_button(sign, size, state), spot)
        place = pygame.Rect(0, 0, size, size)
        place.center = (round(spot[0]), round(spot[1]))
        places.append(place)
    return places[0], places[1]
