"""Small marks that widgets draw by themselves: arrows, dots, and signs of good and bad news."""

from __future__ import annotations

import pygame

from smallworld_desktop.render import surfaces
from smallworld_desktop.render.pen import Pen
from smallworld_desktop.render.theme import GOOD_GREEN, INK, REASON_RED, TITLE_RED, Colour


def chevron(size: int, colour: Colour) -> pygame.Surface:
    """Points down: there is more to choose from."""

    def make() -> pygame.Surface:
        pen = Pen(size, size)
        pen.line([(size * 0.2, size * 0.38), (size * 0.5, size * 0.66), (size * 0.8, size * 0.38)], size * 0.14, colour)
        return pen.done()

    return surfaces.keep(("chevron", size, colour), make)


def verdict(size: int, is_good: bool) -> pygame.Surface:
    """A green disc with a tick, or a red one with an exclamation mark."""

    def make() -> pygame.Surface:
        pen, half = Pen(size, size), size / 2
        pen.circle(half, half, half, INK)
        pen.circle(half, half, half - size * 0.06, GOOD_GREEN if is_good else REASON_RED)
        light: Colour = (255, 250, 226)
        if is_good:
            pen.line(
                [(size * 0.27, size * 0.54), (size * 0.44, size * 0.70), (size * 0.75, size * 0.31)], size * 0.12, light
            )
        else:
            pen.line([(half, size * 0.26), (half, size * 0.54)], size * 0.13, light)
            pen.circle(half, size * 0.74, size * 0.08, light)
        return pen.done()

    return surfaces.keep(("verdict", size, is_good), make)


def bullet(size: int) -> pygame.Surface:
    """The dot before an item."""

    def make() -> pygame.Surface:
        pen = Pen(size, size)
        pen.circle(size / 2, size / 2, size / 2, TITLE_RED)
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
