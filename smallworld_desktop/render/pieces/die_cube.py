"""The die as a body, thrown and lying (the sheet is made by `packaging/make_die.py`), and the tray it falls into."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from smallworld_desktop import paths
from smallworld_desktop.render.pen import Spot
from smallworld_desktop.render.pieces.cutting import PiecePen, kept, put
from smallworld_desktop.render.theme import INK, Colour

TURNS = 12
"""So many turns of a throw the sheet has, before the four faces that can lie on top."""
NONE_LIT = 4
THROWN = 0.76
"""So many seconds a throw takes."""
_KNOCKS = ((0.0, (-0.85, -0.55), 0.42), (0.18, (-0.46, -0.10), 0.30), (0.37, (-0.08, 0.28), 0.0),
           (0.57, (0.30, 0.02), 0.26), (0.76, (0.42, 0.22), 0.05), (1.0, (0.06, 0.08), 0.0))  # fmt: skip
"""Part of the throw, place in the tray from -1 to 1, and height over it in heights of the tray."""
FELT: Colour = (44, 84, 66)
LIT_FELT: Colour = (96, 138, 78)


@lru_cache(maxsize=1)
def _sheet() -> Surface:
    return pygame.image.load(paths.assets() / "die" / "die.png").convert_alpha().premul_alpha()


@kept
def die_turn(number: int, lit_from: int, size: int) -> Surface:
    """A turn of the throw; the pips of all faces that are enough from `lit_from` on shine."""
    sheet = _sheet()
    cell = sheet.get_height() // NONE_LIT
    row = NONE_LIT - min(NONE_LIT, max(1, lit_from))
    return pygame.transform.smoothscale(sheet.subsurface((number * cell, row * cell, cell, cell)), (size, size))


def die_lying(pips: int, lit_from: int, size: int) -> Surface:
    """The die at rest, with a face of 0 to 3 pips on top."""
    return die_turn(TURNS + pips, lit_from, size)


@kept
def die_tray(width: int, height: int, *, is_lit: bool = False) -> Surface:
    """An oval tray of turned wood lined with felt, seen at a slant; lit when the throw was enough."""
    pen = PiecePen(width, height)
    cx, cy = width / 2, height / 2
    felt = LIT_FELT if is_lit else FELT
    rings: tuple[tuple[float, float, float, Colour], ...] = (
        (0.05, 0.495, 0.445, INK), (0.045, 0.488, 0.435, (96, 56, 28)), (-0.01, 0.495, 0.455, INK),
        (-0.012, 0.487, 0.445, (164, 102, 54)), (-0.02, 0.472, 0.425, (196, 132, 74)),
        (-0.004, 0.452, 0.402, (120, 70, 36)), (0.0, 0.436, 0.385, INK), (0.006, 0.430, 0.376, _toned(felt, 0.55)),
        (0.022, 0.424, 0.362, _toned(felt, 0.82)), (0.016, 0.36, 0.29, _toned(felt, 0.93)), (0.01, 0.26, 0.19, felt),
        (0.0, 0.15, 0.1, _toned(felt, 1.1)),
    )  # fmt: skip
    pen.shape_shadow(_oval(cx, cy + height * 0.06, width * 0.48, height * 0.42), width * 0.02)
    for down, wide, high, colour in rings:
        pen.polygon(_oval(cx, cy + height * down, width * wide, height * high), colour)
    return pen.done()


def draw_throw(surface: Surface, tray: Rect, value: int, lit_from: int, part: float) -> None:
    """The tray with the die on its way: 0 is thrown in, 1 at rest."""
    size = round(tray.h * 0.62)
    put(surface, die_tray(tray.w, tray.h), tray.center)
    for back, strength in ((0.14, 34), (0.07, 70)):
        if part - back > 0 and part < 0.85:
            ghost = _picture(value, lit_from, size, part - back).copy()
            ghost.fill((strength,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
            put(surface, ghost, _place(tray, part - back)[0])
    (x, y), ground = _place(tray, part)
    _draw_shadow(surface, (x, ground), size, (ground - y) / tray.h)
    put(surface, _picture(value, lit_from, size, part), (x, y))


def draw_rest(surface: Surface, tray: Rect, value: int, lit_from: int, *, is_lit: bool) -> None:
    """The tray with the die at rest."""
    size = round(tray.h * 0.62)
    put(surface, die_tray(tray.w, tray.h, is_lit=is_lit), tray.center)
    (x, y), ground = _place(tray, 1.0)
    _draw_shadow(surface, (x, ground), size, 0.0)
    put(surface, die_lying(value, lit_from, size), (x, y))


def _picture(value: int, lit_from: int, size: int, part: float) -> Surface:
    if part >= 0.88:
        return die_lying(value, lit_from, size)
    return die_turn(min(TURNS - 1, int(part / 0.88 * TURNS)), lit_from, size)


def _place(tray: Rect, part: float) -> tuple[Spot, float]:
    """Where the die is, and how high the ground lies below it."""
    knocks = pairwise(_KNOCKS)
    (start, one, low), (end, other, high) = next((a, b) for a, b in knocks if part <= b[0] or b[0] == 1.0)
    share = min(1.0, (part - start) / (end - start))
    x, y = one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
    lift = low + (high - low) * share + 0.18 * math.sin(math.pi * share) * (1 - part)
    ground = tray.centery + y * tray.h * 0.26
    return (tray.centerx + x * tray.w * 0.27, ground - lift * tray.h * 0.5), ground


def _draw_shadow(surface: Surface, under: Spot, size: int, height: float) -> None:
    """Smaller and fainter, the higher the die is."""
    width = max(8, round(size * (0.72 - 0.3 * height)))
    put(surface, _blot(width, round(150 * (1 - 0.6 * height))), (under[0] + size * 0.06, under[1] + size * 0.27))


@kept
def _blot(width: int, strength: int) -> Surface:
    high = max(4, round(width * 0.36))
    layer = Surface((width * 2, high * 3), pygame.SRCALPHA, 32)
    pygame.draw.ellipse(layer, (10, 6, 3, strength), Rect(width // 2, high, width, high))
    return pygame.transform.box_blur(layer, max(1, width // 10)).premul_alpha()


def _oval(cx: float, cy: float, wide: float, high: float) -> list[Spot]:
    turns = (number * math.tau / 90 for number in range(90))
    return [(cx + wide * math.cos(turn), cy + high * math.sin(turn)) for turn in turns]


def _toned(colour: Colour, by: float) -> Colour:
    red, green, blue = (min(255, round(part * by)) for part in colour)
    return red, green, blue
