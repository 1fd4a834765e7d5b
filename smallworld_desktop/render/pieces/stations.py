"""Stations of a way: a coin-like disc with a sign on it, gold where one is, green with a check where one was."""

from __future__ import annotations

from enum import Enum

import pygame
from pygame import Surface

from smallworld_desktop.render.emblems import emblem, icon, icons
from smallworld_desktop.render.pieces.cutting import PiecePen, kept, put
from smallworld_desktop.render.theme import INK, TURN_GOLD, Colour


class Station(Enum):
    """How a station lies on the way."""

    DONE = "done"
    NOW = "now"
    AHEAD = "ahead"


RIMS: dict[Station, Colour] = {Station.DONE: (150, 176, 96), Station.NOW: TURN_GOLD, Station.AHEAD: (226, 200, 150)}
PALE, PLAIN = (255, 248, 224), (240, 226, 192)
GLOW = (255, 196, 80)


@kept
def station(sign: str, size: int, kind: Station) -> Surface:
    """`sign` is an icon or the emblem of a race, power or find."""
    margin = round(size * 0.34)
    pen = PiecePen(size + 2 * margin, size + 2 * margin)
    middle = (size / 2 + margin, size / 2 + margin)
    pen.circle_shadow((middle[0] + 1, middle[1] + 2), size / 2, 1.5)
    face = PLAIN if kind is Station.AHEAD else PALE
    for smaller, colour in ((0.0, INK), (1.6, RIMS[kind]), (size * 0.1, face)):
        pen.circle(*middle, size / 2 - smaller, colour)
    found = pen.done()
    if kind is Station.NOW:
        found = _with_glow(found, size)
    put(found, _sign(sign, round(size * 0.62), is_grey=kind is Station.AHEAD), middle)
    if kind is Station.DONE:
        put(found, icon("check", round(size * 0.52)), (middle[0] + size * 0.4, middle[1] - size * 0.3))
    return found


def _sign(sign: str, size: int, *, is_grey: bool) -> Surface:
    return icon(sign, size, grey=is_grey) if sign in icons() else emblem(sign, size, grey=is_grey)


def _with_glow(disc: Surface, size: int) -> Surface:
    """Light behind the disc."""
    found = Surface(disc.get_size(), pygame.SRCALPHA, 32)
    middle = found.get_rect().center
    for step in range(10):
        pygame.draw.circle(found, (*GLOW, 14 + step * 9), middle, size * (0.82 - 0.03 * step))
    found = found.premul_alpha()
    put(found, disc, middle)
    return found
