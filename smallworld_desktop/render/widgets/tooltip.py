"""Slips of light parchment that explain what is pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import pygame

from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.surfaces import Sheet
from smallworld_desktop.render.text import TextBlock, TextStyle
from smallworld_desktop.render.texture import PREMULTIPLIED
from smallworld_desktop.render.theme import INK, TITLE_RED, Colour, Theme, Type
from smallworld_desktop.render.widgets.marks import tip as beak

BEAK_DARK: Colour = (74, 48, 26)
BEAK_LIGHT: Colour = (226, 202, 150)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a tip in its own style; a plain string stands for body text."""

    text: str
    kind: Type = Type.LABEL
    colour: Colour = INK


@dataclass(frozen=True, slots=True)
class Tip:
    """What to say about `target`, the place it points at.

    It keeps off the `avoid` rectangles (tokens) as well as it can, and likes to lie on those of `prefer` (water).
    """

    target: pygame.Rect
    title: str = ""
    lines: Sequence[str | Line] = ()
    avoid: Sequence[pygame.Rect] = field(default=())
    prefer: Sequence[pygame.Rect] = field(default=())

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

    def _place(self, size: tuple[int, int], bounds: pygame.Rect, theme: Theme) -> pygame.Rect:
        slip = pygame.Rect(0, 0, *size)
        gap = theme.px(14)
        target = self.target
        places = []
        for shift in (0.5, 0.15, 0.85):
            x = target.centerx - round(size[0] * shift)
            places += [(x, target.bottom + gap), (x, target.top - gap - size[1])]
        for shift in (0.5, 0.15, 0.85):
            y = target.centery - round(size[1] * shift)
            places += [(target.right + gap, y), (target.left - gap - size[0], y)]
        candidates = [slip.move(place).clamp(bounds) for place in places]
        return min(enumerate(candidates), key=lambda ranked: self._cost(ranked[1]) + ranked[0] * 0.01)[1]

    def _cost(self, slip: pygame.Rect) -> float:
        area = slip.width * slip.height
        hidden = _overlap(slip, [self.target]) * 8 + _overlap(slip, self.avoid) * 3
        return (hidden - _overlap(slip, self.prefer) * 0.5) / area

    def _draw_beak(self, surface: pygame.Surface, slip: pygame.Rect, theme: Theme) -> None:
        size, target = theme.px(13, 11), self.target
        is_below, is_above = slip.top >= target.bottom, slip.bottom <= target.top
        if not (is_below or is_above):
            return
        picture = beak(size, points_down=is_above, dark=BEAK_DARK, light=BEAK_LIGHT)
        x = min(max(target.centerx, slip.left + 2 * size), slip.right - 2 * size)
        y = slip.top - picture.get_height() + theme.px(3) if is_below else slip.bottom - theme.px(3)
        surface.blit(picture, picture.get_rect(midtop=(x, y)), None, PREMULTIPLIED)


def _height(blocks: Sequence[TextBlock], theme: Theme) -> int:
    return sum(block.height for block in blocks) + theme.px(2) * (len(blocks) - 1)


def _overlap(slip: pygame.Rect, others: Iterable[pygame.Rect]) -> int:
    shared = [slip.clip(other) for other in others]
    return sum(part.width * part.height for part in shared)
