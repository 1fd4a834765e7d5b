"""Small marks that widgets draw by themselves: tick, plus, minus, cross, arrows, and signs of good and bad news."""

from __future__ import annotations

from typing import Literal

import pygame

from smallworld_desktop.render import surfaces
from smallworld_desktop.render.pen import Pen, Spot
from smallworld_desktop.render.theme import GOOD_GREEN, INK, PALE, REASON_RED, TITLE_RED, WOOD_SHADOW, Colour

Mark = Literal["plus", "minus", "cross", "tick", "left", "right", "up", "down"]

# In a square of 1; several strokes each.
STROKES: dict[Mark, tuple[tuple[Spot, ...], ...]] = {
    "plus": (((0.24, 0.5), (0.76, 0.5)), ((0.5, 0.24), (0.5, 0.76))),
    "minus": (((0.24, 0.5), (0.76, 0.5)),),
    "cross": (((0.27, 0.27), (0.73, 0.73)), ((0.73, 0.27), (0.27, 0.73))),
    "tick": (((0.2, 0.52), (0.42, 0.76), (0.84, 0.22)),),
    "left": (((0.62, 0.2), (0.34, 0.5), (0.62, 0.8)),),
    "right": (((0.38, 0.2), (0.66, 0.5), (0.38, 0.8)),),
    "up": (((0.2, 0.62), (0.5, 0.34), (0.8, 0.62)),),
    "down": (((0.2, 0.38), (0.5, 0.66), (0.8, 0.38)),),
}
WEIGHT = 0.14


def mark(name: Mark, size: int, colour: Colour = PALE, shadow: Colour | None = WOOD_SHADOW) -> pygame.Surface:
    """A mark of bold strokes; by default pale with a dark edge, as on wood."""

    def make() -> pygame.Surface:
        pen = Pen(size, size)
        for width, ink in ((WEIGHT * 1.9, shadow), (WEIGHT, colour)):
            if ink is not None:
                for stroke in STROKES[name]:
                    pen.line([(x * size, y * size) for x, y in stroke], width * size, ink)
        return pen.done()

    return surfaces.keep(("mark", name, size, colour, shadow), make)


def verdict(size: int, is_good: bool) -> pygame.Surface:
    """A green disc with a tick, or a red one with an exclamation mark."""

    def make() -> pygame.Surface:
        pen, half = Pen(size, size), size / 2
        pen.circle((half, half), half, INK)
        pen.circle((half, half), half - size * 0.06, GOOD_GREEN if is_good else REASON_RED)
        light: Colour = (255, 250, 226)
        if is_good:
            pen.line(
                [(size * 0.27, size * 0.54), (size * 0.44, size * 0.70), (size * 0.75, size * 0.31)], size * 0.12, light
            )
        else:
            pen.line([(half, size * 0.26), (half, size * 0.54)], size * 0.13, light)
            pen.circle((half, size * 0.74), size * 0.08, light)
        return pen.done()

    return surfaces.keep(("verdict", size, is_good), make)


def bullet(size: int) -> pygame.Surface:
    """The dot before an item."""

    def make() -> pygame.Surface:
        pen = Pen(size, size)
        pen.circle((size / 2, size / 2), size / 2, TITLE_RED)
        return pen.done()

    return surfaces.keep(("bullet", size), make)


def pointer(size: int) -> pygame.Surface:
    """The gold arrow beside a focused entry: focus is told by shape as well."""

    def make() -> pygame.Surface:
        height = size * 1.3
        pen = Pen(size + 4, height + 4)
        pen.polygon([(1, 1), (size + 3, height / 2 + 2), (1, height + 3)], INK)
        pen.polygon([(2.4, 3.6), (size - 0.2, height / 2 + 2), (2.4, height + 0.4)], (255, 200, 70))
        return pen.done()

    return surfaces.keep(("pointer", size), make)


def tip(size: int, *, points_down: bool, dark: Colour, light: Colour) -> pygame.Surface:
    """The little beak that joins a slip to what it speaks of."""

    def make() -> pygame.Surface:
        wide, high = size * 2, round(size * 1.15)
        pen = Pen(wide, high)
        pen.polygon([(0, high), (size, 0), (wide, high)], dark)
        pen.polygon([(size * 0.19, high + 1), (size, size * 0.19), (wide - size * 0.19, high + 1)], light)
        picture = pen.done()
        return pygame.transform.flip(picture, False, True) if points_down else picture

    return surfaces.keep(("tip", size, points_down, dark, light), make)
