"""Slips of light parchment that explain what is pointed at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import pygame

from smallworld_desktop.intents import Pos
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.placing import Clutter
from smallworld_desktop.render.surfaces import Sheet
from smallworld_desktop.render.text import TextBlock, TextStyle
from smallworld_desktop.render.texture import PREMULTIPLIED
from smallworld_desktop.render.theme import INK, TITLE_RED, Colour, Theme, Type
from smallworld_desktop.render.widgets.marks import tip as beak

BEAK_DARK: Colour = (74, 48, 26)
BEAK_LIGHT: Colour = (226, 202, 150)

STEPS_AWAY = 3
FURTHER, FAR, LATER = 0.12, 0.0012, 0.01
"""What it costs to lie one step away from the target, one pixel from the pointer, or at a less usual side."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a tip in its own style; a plain string stands for body text."""

    text: str
    kind: Type = Type.LABEL
    colour: Colour = INK


@dataclass(frozen=True, slots=True)
class Tip:
    """What to say about `target`, the place it points at; `spot` is where in it the pointer is.

    It keeps off the `avoid` rectangles (tokens) as well as it can, rather off those of `shun` (ground that is wanted
    next), and likes to lie on those of `prefer` (water).
    """

    target: pygame.Rect
    title: str = ""
    lines: Sequence[str | Line] = ()
    avoid: Sequence[pygame.Rect] = field(default=())
    prefer: Sequence[pygame.Rect] = field(default=())
    shun: Sequence[pygame.Rect] = field(default=())
    spot: Pos | None = None

    def draw(self, surface: pygame.Surface, theme: Theme, bounds: pygame.Rect | None = None) -> pygame.Rect:
        """Draws the slip inside `bounds` (the whole surface if not given) and returns its rectangle."""
        blocks = self._blocks(theme)
        pad = theme.px(14, 12)
        size = (max(block.width for block in blocks) + 2 * pad, _height(blocks, theme) + round(pad * 1.4))
        slip = self._place(size, bounds or surface.get_rect(), theme)
        surfaces.draw_panel(surface, slip, theme, Sheet.SLIP)
        self._draw_beak(surface, slip, theme)
        y = slip.y + round(pad * 0.7)
        for block in blocks:
            text.draw_block(surface, block, (slip.x + pad, y))
            y += block.height + theme.px(2)
        return slip

    def _blocks(self, theme: Theme) -> list[TextBlock]:
        lines = [line if isinstance(line, Line) else Line(line) for line in self.lines]
        if self.title:
            lines.insert(0, Line(self.title, Type.NAME, TITLE_RED))
        room = theme.px(330, 270)
        return [text.layout(line.text, TextStyle.of(theme, line.kind, line.colour), room) for line in lines]

    @property
    def _aim(self) -> Pos:
        """Where the beak points: at the pointer as far as that is over the target, else at its middle."""
        target = self.target
        if self.spot is None:
            return target.center
        x, y = self.spot
        return min(max(x, target.left), target.right), min(max(y, target.top), target.bottom)

    def _place(self, size: tuple[int, int], bounds: pygame.Rect, theme: Theme) -> pygame.Rect:
        pointer = [pygame.Rect(*self.spot, theme.px(18), theme.px(22))] if self.spot is not None else []
        clutter = Clutter([self.target, *pointer], self.avoid, self.shun, self.prefer)
        return clutter.clearest(self._places(size, bounds, theme))

    def _places(self, size: tuple[int, int], bounds: pygame.Rect, theme: Theme) -> Iterator[tuple[pygame.Rect, float]]:
        """Places around the target, nearer ones first, with what their distance costs."""
        (x, y), (width, height), target = self._aim, size, self.target
        for away in range(STEPS_AWAY):
            gap = theme.px(14) + away * theme.px(40)
            corners = []
            for shift in (0.5, 0.15, 0.85):
                left = x - round(width * shift)
                corners += [(left, target.bottom + gap), (left, target.top - gap - height)]
            for shift in (0.5, 0.15, 0.85):
                top = y - round(height * shift)
                corners += [(target.right + gap, top), (target.left - gap - width, top)]
            for rank, corner in enumerate(corners):
                slip = pygame.Rect(*corner, *size).clamp(bounds)
                off = max(slip.left - x, x - slip.right, 0) + max(slip.top - y, y - slip.bottom, 0)
                yield slip, away * FURTHER + off * FAR + rank * LATER

    def _draw_beak(self, surface: pygame.Surface, slip: pygame.Rect, theme: Theme) -> None:
        size, target, (x, y) = theme.px(13, 11), self.target, self._aim
        picture = beak(size, points_down=False, dark=BEAK_DARK, light=BEAK_LIGHT)
        x = min(max(x, slip.left + 2 * size), slip.right - 2 * size)
        y = min(max(y, slip.top + size + theme.px(4)), slip.bottom - size - theme.px(4))
        inset = theme.px(3)
        if slip.top >= target.bottom:
            where = picture.get_rect(midbottom=(x, slip.top + inset))
        elif slip.bottom <= target.top:
            picture = beak(size, points_down=True, dark=BEAK_DARK, light=BEAK_LIGHT)
            where = picture.get_rect(midtop=(x, slip.bottom - inset))
        elif slip.left >= target.right:
            picture = pygame.transform.rotate(picture, 90)
            where = picture.get_rect(midright=(slip.left + inset, y))
        elif slip.right <= target.left:
            picture = pygame.transform.rotate(picture, -90)
            where = picture.get_rect(midleft=(slip.right - inset, y))
        else:
            return
        surface.blit(picture, where, None, PREMULTIPLIED)


def _height(blocks: Sequence[TextBlock], theme: Theme) -> int:
    return sum(block.height for block in blocks) + theme.px(2) * (len(blocks) - 1)
