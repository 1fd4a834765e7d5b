"""Numbers on pieces: lining figures of one height, centred by their ink."""

from __future__ import annotations

from functools import lru_cache

import pygame
from pygame import Rect, Surface

from smallworld_desktop.render.fonts import font
from smallworld_desktop.render.pieces.cutting import kept
from smallworld_desktop.render.theme import Colour, Face

FACE = Face.HEAVY


@kept
def number(text: str, height: int, colour: Colour, shadow: Colour | None = None) -> Surface:
    """Figures (and + or -) whose digits are `height` pixels high."""
    drawn = font(FACE, _type_size(height))
    top, digits = _digit_band(_type_size(height))
    ink = drawn.render(text, True, colour)
    sides = ink.get_bounding_rect()
    depth = 1 if shadow else 0
    out = Surface((sides.w + 2 * depth, digits + 2 * depth), pygame.SRCALPHA, 32)
    if shadow:
        out.blit(drawn.render(text, True, shadow), (2 * depth - sides.x, 2 * depth - top))
    out.blit(ink, (depth - sides.x, depth - top))
    return out.premul_alpha()


def draw_number(
    target: Surface,
    text: str,
    height: int,
    colour: Colour,
    pos: tuple[float, float],
    anchor: str = "center",
    shadow: Colour | None = None,
) -> Rect:
    """Draws a number so that its `anchor` (as of a Rect) lies at `pos`; returns its rectangle."""
    picture = number(text, max(4, height), colour, shadow)
    where = picture.get_rect()
    setattr(where, anchor, (round(pos[0]), round(pos[1])))
    return target.blit(picture, where, special_flags=pygame.BLEND_PREMULTIPLIED)


@lru_cache(maxsize=128)
def _type_size(height: int) -> int:
    """The type size whose digits come closest to this height."""
    _, digits = _digit_band(200)
    return max(6, round(height * 200 / digits))


@lru_cache(maxsize=128)
def _digit_band(size: int) -> tuple[int, int]:
    """Top and height of the digits' ink within a rendered line."""
    ink = font(FACE, size).render("0123456789", True, (255, 255, 255)).get_bounding_rect()
    return ink.y, ink.h
