"""Pages: things with their places on them. What flows over pages is cut where a page ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

import pygame
from pygame import Rect

from smallworld_desktop.render import text
from smallworld_desktop.render.text import TextBlock
from smallworld_desktop.render.widgets.base import put_icon
from smallworld_desktop.render.widgets.marks import bullet
from smallworld_desktop.scenes.book.ink import BookInk


class Printed(Protocol):
    """Something that stands on a page."""

    def draw(self, surface: pygame.Surface, rect: Rect, ink: BookInk) -> None: ...


@dataclass(frozen=True, slots=True)
class BookPage:
    """A page of a chapter (none for contents and blank ones). Rectangles count from the page's own corner."""

    chapter: str = ""
    things: tuple[tuple[Printed, Rect], ...] = ()
    margin: Rect | None = None
    """Where terms, cross references and the lesson stand."""
    kind: str = "text"

    def draw(self, surface: pygame.Surface, area: Rect, ink: BookInk) -> None:
        for thing, rect in self.things:
            thing.draw(surface, rect.move(area.topleft), ink)


@dataclass(frozen=True, slots=True)
class PrintedText:
    """Lines, perhaps with a dot before the first one."""

    block: TextBlock
    has_dot: bool = False
    inset: int = 0

    def draw(self, surface: pygame.Surface, rect: Rect, ink: BookInk) -> None:
        if self.has_dot:
            middle = (rect.x + self.inset // 2, rect.y + self.block.style.line_height // 2 + ink.theme.px(2))
            put_icon(surface, bullet(ink.theme.px(7, 6)), middle)
        text.draw_block(surface, self.block, (rect.x + self.inset, rect.y))

    def split(self, lines: int) -> tuple[PrintedText, PrintedText]:
        """The first lines, and the rest without a dot."""
        high = self.block.style.line_height
        head = replace(
            self.block,
            lines=self.block.lines[:lines],
            height=self.block.height - high * (len(self.block.lines) - lines),
        )
        tail = replace(self.block, lines=self.block.lines[lines:], height=self.block.height - high * lines)
        return PrintedText(head, self.has_dot, self.inset), PrintedText(tail, False, self.inset)


@dataclass(slots=True)
class PageFlow:
    """Fills pages of one size from the top, with a new one whenever the present one is full."""

    chapter: str
    width: int
    height: int
    pages: list[BookPage] = field(default_factory=list)
    y: int = 0
    _things: list[tuple[Printed, Rect]] = field(default_factory=list)

    @property
    def rest(self) -> int:
        return self.height - self.y

    def add(self, thing: Printed, height: int, gap: int = 0) -> None:
        """Below what is there, on the next page if this one has no room."""
        if self.y and self.rest < height + gap:
            self.turn()
        top = self.y + (gap if self.y else 0)
        self._things.append((thing, Rect(0, top, self.width, height)))
        self.y = top + height

    def add_at(self, thing: Printed, rect: Rect) -> None:
        """At a place of its own."""
        self._things.append((thing, rect))
        self.y = max(self.y, rect.bottom)

    def add_text(self, printed: PrintedText, gap: int, keep: int = 2) -> None:
        """Lines that may go on over the page; at least `keep` of them stay together."""
        high, count = printed.block.style.line_height, len(printed.block.lines)
        fits = (self.rest - (gap if self.y else 0)) // high
        if count <= fits or count < 2 * keep or fits < keep:
            self.add(printed, printed.block.height, gap)
            return
        head, tail = printed.split(min(fits, count - keep))
        self.add(head, head.block.height, gap)
        self.turn()
        self.add_text(tail, 0, keep)

    def turn(self, *, margin: Rect | None = None, kind: str = "text") -> None:
        """Begins the next page."""
        self.pages.append(BookPage(self.chapter, tuple(self._things), margin, kind))
        self._things, self.y = [], 0

    def done(self) -> list[BookPage]:
        if self._things:
            self.turn()
        return self.pages


def numbered(chapters: Sequence[Sequence[BookPage]], first: int) -> list[BookPage]:
    """All pages one after the other; a chapter of several pages begins at the left, whatever that leaves empty."""
    pages: list[BookPage] = []
    for chapter in chapters:
        if len(chapter) > 1 and (first + len(pages)) % 2:
            pages.append(BookPage(kind="blank"))
        pages += chapter
    return pages
