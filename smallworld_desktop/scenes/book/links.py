"""What can be pressed on a page: lines of the contents, terms, cross references."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.text import TextBlock
from smallworld_desktop.render.theme import INK, SOFT_INK, TITLE_RED, Colour, Theme, Type
from smallworld_desktop.render.widgets import Icon, Pressable
from smallworld_desktop.render.widgets.base import icon_of, put_icon

LINK_BLUE: Colour = (50, 62, 120)
DOTS: Colour = (176, 140, 90)


class PageLink(Pressable):
    """Words that lead somewhere, perhaps with a picture before them and a line of explanation below."""

    def __init__(
        self,
        words: str,
        on_press: Callable[[], None],
        *,
        picture: Icon | None = None,
        detail: str = "",
        kind: Type = Type.LABEL,
    ) -> None:
        super().__init__(on_press)
        self.words = words
        self.detail = detail
        self.kind = kind
        self._picture = picture

    def needs(self, width: int, theme: Theme) -> int:
        """The height that all of it takes in a column so wide."""
        self.theme = theme
        below = self._detail(width)
        return self._head_height(width) + (below.height + theme.px(3, 2) if below is not None else 0)

    def _side(self) -> int:
        return self.theme.px(34, 26) if self._picture is not None else 0

    def _name(self, width: int) -> TextBlock:
        side = self._side()
        room = width - side - (self.theme.gap if side else 0)
        style = self.style(self.kind, LINK_BLUE if not self.hovered else TITLE_RED)
        return text.layout(self.words, style, room)

    def _detail(self, width: int) -> TextBlock | None:
        return text.layout(self.detail, self.style(Type.SMALL, SOFT_INK), width) if self.detail else None

    def _head_height(self, width: int) -> int:
        return max(self._side(), self._name(width).height)

    def draw(self, surface: pygame.Surface) -> None:
        rect, side = self.rect, self._side()
        high = self._head_height(rect.w)
        if self._picture is not None:
            put_icon(surface, icon_of(self._picture, side), (rect.x + side // 2, rect.y + high // 2))
        left = rect.x + side + (self.theme.gap if side else 0)
        text.draw_block(surface, self._name(rect.w), (left, rect.y + high // 2), "midleft")
        below = self._detail(rect.w)
        if below is not None:
            text.draw_block(surface, below, (rect.x, rect.y + high + self.theme.px(3, 2)))
        if self.has_ring:
            surfaces.draw_focus_ring(surface, rect.inflate(4, 4), self.theme, self.theme.px(6))


class ContentsLine(Pressable):
    """A chapter with its picture, dots that lead to its page, and a check if it was read."""

    def __init__(self, title: str, picture: str, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.title = title
        self.page = 0
        self.is_read = False
        self._picture = partial(icon, picture)

    def draw(self, surface: pygame.Surface) -> None:
        theme, rect = self.theme, self.rect
        if self.is_lit or self.hovered:
            surfaces.draw_lit_frame(surface, rect, theme)
        side = min(round(rect.h * 0.74), theme.px(34, 24))
        put_icon(surface, icon_of(self._picture, side), (rect.x + theme.px(28, 19), rect.centery))
        left, right = rect.x + theme.px(54, 38), rect.right - theme.px(42, 30)
        number = text.draw(
            surface, str(self.page), self.style(Type.STRONG, SOFT_INK), (right, rect.centery), "midright"
        )
        style = self.style(Type.NAME, TITLE_RED if self.is_lit else INK)
        box = Rect(left, rect.y, number.x - theme.px(30, 20) - left, rect.h)
        name = text.draw_in(surface, self.title, style, box, "midleft", max_lines=1, smallest=theme.smallest_text)
        for x in range(name.right + theme.px(10, 7), number.x - theme.px(8, 6), theme.px(9, 7)):
            pygame.draw.circle(surface, DOTS, (x, rect.centery + theme.px(5, 4)), max(1, round(theme.scale)))
        if self.is_read:
            put_icon(
                surface, icon("check", min(theme.px(20, 15), rect.h)), (rect.right - theme.px(20, 14), rect.centery)
            )
        if self.has_ring:
            surfaces.draw_focus_ring(surface, rect, theme, theme.px(8))
