"""The rule book as it lies open: its pages, which of them are seen, what can be pressed there, and turning."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.book.chapter import Chapter
from smallworld_desktop.book.reader import read_book
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.open_book import OpenBook, draw_flourish
from smallworld_desktop.render.theme import CREAM, SOFT_INK, TITLE_RED, Type
from smallworld_desktop.render.widgets import Button, IconButton, Widget
from smallworld_desktop.scenes.book.flow import all_pages, plate_of
from smallworld_desktop.scenes.book.ink import BookInk
from smallworld_desktop.scenes.book.likeness import LIKENESSES, draw_likeness
from smallworld_desktop.scenes.book.links import ContentsLine, PageLink
from smallworld_desktop.scenes.book.pages import BookPage

FRONT, CONTENTS = BookPage(kind="front"), BookPage(kind="contents")
FRONT_CHAPTER = "board"
"""Whose picture stands at the front."""


class RuleBook:
    """State and look of the open book. `go` leads to a page of the almanac, `try_out` to a lesson."""

    def __init__(
        self,
        go: Callable[[str], None],
        try_out: Callable[[str], None],
        learn: Callable[[], None],
        changed: Callable[[], None],
    ) -> None:
        self.chapters = read_book()
        self.pages: list[BookPage] = [FRONT, CONTENTS]
        self.at = 0
        """The first page that is seen."""
        self.wanted = ""
        """The chapter to be seen, while pages are not laid out yet."""
        self.read: frozenset[str] = frozenset()
        self.names: Callable[[str], tuple[str, str, Callable[[int], pygame.Surface]] | None] = lambda topic: None
        """Name, few words and picture of a page of the almanac."""
        self._go, self._try_out, self._learn, self._changed = go, try_out, learn, changed
        self._book: OpenBook | None = None
        self._ink: BookInk | None = None
        self.widgets: list[Widget] = []
        self.lines: list[ContentsLine] = []

    # -- pages -------------------------------------------------------------------------------------------------------

    def lay_out(self, book: OpenBook, ink: BookInk) -> None:
        """Pages for this window; the chapter that was seen stays in view."""
        seen = self.wanted or self.chapter
        self._book, self._ink = book, ink
        self.pages = [FRONT, CONTENTS, *all_pages(self.chapters, book.pages[0].size, ink)]
        self.wanted = ""
        self.at = self._spread_of(self.page_of(seen)) if seen else self._spread_of(self.at)
        self.make_widgets()

    @property
    def seen(self) -> list[BookPage]:
        """The pages that lie open."""
        count = len(self._book.pages) if self._book is not None else 2
        return self.pages[self.at : self.at + count]

    @property
    def chapter(self) -> str:
        """The chapter that is seen; none at the contents."""
        return next((page.chapter for page in self.seen if page.chapter), "")

    def page_of(self, chapter: str) -> int:
        return next((n for n, page in enumerate(self.pages) if page.chapter == chapter), 0)

    def _spread_of(self, page: int) -> int:
        count = len(self._book.pages) if self._book is not None else 2
        page = min(max(page, 0), len(self.pages) - 1)
        return page - page % count

    def open(self, chapter: str) -> None:
        """Leafs to a chapter; to the contents without one."""
        if self._book is None:
            self.wanted = chapter
        else:
            self._turn_to(self._spread_of(self.page_of(chapter)))

    def leaf(self, by: int) -> bool:
        """So many spreads on or back. Says whether there were any."""
        count = len(self._book.pages) if self._book is not None else 2
        return self._turn_to(min(max(self.at + by * count, 0), self._spread_of(len(self.pages) - 1)))

    def _turn_to(self, at: int) -> bool:
        if at == self.at:
            return False
        self.at = at
        self.make_widgets()
        self._changed()
        return True

    # -- what can be pressed -----------------------------------------------------------------------------------------

    def make_widgets(self) -> None:
        """Those of the pages that are seen, in their places."""
        self.widgets, self.lines = [], []
        if self._book is None or self._ink is None:
            return
        for page, area in zip(self.seen, self._book.pages, strict=False):
            if page.kind == "front":
                self._front_widgets(area, self._ink)
            elif page.kind == "contents":
                self._contents_widgets(area, self._ink)
            elif page.margin is not None:
                chapter = next(each for each in self.chapters if each.id == page.chapter)
                self._margin_widgets(chapter, page, page.margin.move(area.topleft), self._ink)
        self._corner_widgets(self._book, self._ink)

    def _add(self, widget: Widget, rect: Rect, ink: BookInk) -> None:
        widget.place(rect, ink.theme)
        self.widgets.append(widget)

    def _corner_widgets(self, book: OpenBook, ink: BookInk) -> None:
        """Leafing at the sides."""
        px, last = ink.theme.px, self._spread_of(len(self.pages) - 1)
        for by, side, name in ((-1, book.rect.x + px(4), "arrow_left"), (1, book.rect.right - px(4), "arrow_right")):
            rect = Rect(0, 0, px(40, 30), px(76, 56))
            rect.center = (side, book.rect.centery)
            rect.clamp_ip(book.rect.inflate(2 * px(16, 9), 0))
            button = IconButton(
                partial(icon, name),
                partial(self._press_corner, by),
                tooltip=ink.tr(f"book.{'back' if by < 0 else 'on'}"),
            )
            button.visible = self.at > 0 if by < 0 else self.at < last
            self._add(button, rect, ink)

    def _press_corner(self, by: int) -> None:
        self.leaf(by)

    def _front_widgets(self, area: Rect, ink: BookInk) -> None:
        px = ink.theme.px
        learn = Button(ink.tr("book.learn"), self._learn, icon=partial(icon, "play"), is_lit=True)
        rect = Rect(0, 0, min(max(learn.preferred_width(ink.theme), px(290, 200)), area.w), px(52, 42))
        rect.midbottom = (area.centerx, area.bottom)
        self._add(learn, rect, ink)

    def _contents_widgets(self, area: Rect, ink: BookInk) -> None:
        top = area.y + ink.theme.px(56, 38)
        high = (area.bottom - top) / len(self.chapters)
        for number, chapter in enumerate(self.chapters):
            line = ContentsLine(ink.tr(chapter.title), chapter.icon, partial(self.open, chapter.id))
            line.page, line.is_read = self.page_of(chapter.id), chapter.id in self.read
            rect = Rect(
                area.x - ink.theme.px(6), round(top + high * number), area.w + ink.theme.px(12), round(high) - 1
            )
            self._add(line, rect, ink)
            self.lines.append(line)

    def _margin_widgets(self, chapter: Chapter, page: BookPage, margin: Rect, ink: BookInk) -> None:
        """Terms, cross references and the lesson, below each other in the margin or side by side at the foot."""
        theme = ink.theme
        if chapter.lesson:
            button = Button(
                ink.tr("book.try"), partial(self._try_out, chapter.lesson), icon=partial(icon, "play"), is_lit=True
            )
            rect = Rect(0, 0, min(max(button.preferred_width(theme), theme.px(150, 106)), margin.w), theme.px(46, 38))
            rect.bottomright = (margin.right, margin.bottom)
            self._add(button, rect, ink)
        inner = margin.inflate(-theme.px(20, 10), 0)
        bottom = margin.bottom - (theme.px(56, 44) if chapter.lesson and page.kind == "steps" else 0)
        y = margin.y + theme.px(44, 30)
        if page.kind != "steps":
            y = margin.y + theme.px(36, 26)
        links = self._see_links(chapter, ink)
        below = sum(link.needs(inner.w, theme) + theme.px(6, 3) for link in links) + theme.px(40, 30)
        for term in self._term_links(chapter, inner.w, bottom - below - y, ink) if page.kind == "steps" else ():
            high = term.needs(inner.w, theme)
            self._add(term, Rect(inner.x, y, inner.w, high), ink)
            y += high + theme.px(12, 7)
        self._see_top = y + theme.px(4, 2)
        if page.kind == "steps":
            y = self._see_top + theme.px(28, 20)
        x = inner.x
        for link in links:
            wide = inner.w if page.kind == "steps" else inner.w // 2
            high = link.needs(wide, theme)
            self._add(link, Rect(x, y, wide, high), ink)
            y += high + theme.px(6, 3)

    def _term_links(self, chapter: Chapter, width: int, room: int, ink: BookInk) -> list[PageLink]:
        """With a line of explanation each, if all have room."""
        found = [(topic, self.names(topic)) for topic in chapter.terms]

        def links(with_detail: bool) -> list[PageLink]:
            return [
                PageLink(
                    known[0],
                    partial(self._go, topic),
                    picture=known[2],
                    detail=known[1] if with_detail else "",
                    kind=Type.SMALL_STRONG,
                )
                for topic, known in found
                if known is not None
            ]

        full = links(True)
        need = sum(link.needs(width, ink.theme) + ink.theme.px(12, 7) for link in full)
        return full if need <= room else links(False)

    def _see_links(self, chapter: Chapter, ink: BookInk) -> list[PageLink]:
        return [PageLink(ink.tr(f"book.{other}.title"), partial(self.open, other)) for other in chapter.see]

    # -- looks -------------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The pages that lie open, without what can be pressed."""
        if self._book is None or self._ink is None:
            return
        ink = self._ink
        for number, (page, area) in enumerate(zip(self.seen, self._book.pages, strict=False)):
            if page.kind == "front":
                self._draw_front(surface, area, ink)
            elif page.kind == "contents":
                self._draw_contents(surface, area, ink)
            elif page.kind == "blank":
                draw_likeness(surface, area, LIKENESSES[(self.at + number) // 2 % len(LIKENESSES)], ink)
            else:
                if page.margin is not None:
                    self._draw_margin(surface, page, page.margin.move(area.topleft), ink)
                page.draw(surface, area, ink)
            if page.kind not in ("front", "contents"):
                self._draw_number(surface, area, self.at + number, ink)

    def _draw_number(self, surface: pygame.Surface, area: Rect, number: int, ink: BookInk) -> None:
        style = ink.style(Type.SMALL, SOFT_INK)
        y = area.bottom + ink.theme.px(4, 2)
        if number % 2 and len(self._book.pages if self._book else ()) > 1:
            text.draw(surface, str(number), style, (area.right, y), "topright")
        else:
            text.draw(surface, str(number), style, (area.x, y))

    def _draw_front(self, surface: pygame.Surface, area: Rect, ink: BookInk) -> None:
        theme, px = ink.theme, ink.theme.px
        title = Rect(area.x, area.y, area.w, px(64, 44))
        style = ink.style(Type.HERO, TITLE_RED, CREAM, px(50, 34))
        text.draw_in(surface, ink.tr("book.title"), style, title, smallest=theme.smallest_text)
        draw_flourish(surface, (area.centerx, title.bottom + px(12, 8)), min(area.w, px(320, 200)), theme)
        foot = px(100, 76)
        chapter = next((each for each in self.chapters if each.id == FRONT_CHAPTER), None)
        plate = plate_of(chapter) if chapter is not None else None
        if plate is not None:
            top = title.bottom + px(26, 18)
            plate.draw(surface, Rect(area.x, top, area.w, area.bottom - foot - top), ink)
        words = Rect(area.x, area.bottom - foot, area.w, px(40, 30))
        style = ink.style(Type.ASIDE, SOFT_INK, None, px(21, 16))
        text.draw_in(surface, ink.tr("book.motto"), style, words, max_lines=2, smallest=theme.smallest_text)

    def _draw_contents(self, surface: pygame.Surface, area: Rect, ink: BookInk) -> None:
        px = ink.theme.px
        style = ink.style(Type.HERO, TITLE_RED, CREAM, px(38, 26))
        count = sum(chapter.id in self.read for chapter in self.chapters)
        words = ink.tr("book.read", read=count, chapters=len(self.chapters))
        side = text.draw(surface, words, ink.style(Type.LABEL, SOFT_INK), (area.right, area.y + px(14, 9)), "topright")
        box = Rect(area.x, area.y - px(4), side.x - ink.theme.gap - area.x, px(52, 36))
        text.draw_in(surface, ink.tr("book.contents"), style, box, "midleft", smallest=ink.theme.smallest_text)

    def _draw_margin(self, surface: pygame.Surface, page: BookPage, margin: Rect, ink: BookInk) -> None:
        theme = ink.theme
        heading = ink.style(Type.NAME, TITLE_RED)
        left = margin.x + theme.px(10, 5)
        room = (margin.w - theme.px(16, 8), theme.px(30, 22))
        see = Rect(left, margin.y + theme.px(2), *room)
        if page.kind == "steps":
            tint = pygame.Surface(margin.size, pygame.SRCALPHA)
            tint.fill((196, 160, 98, 0 if theme.is_strong else 46))
            surface.blit(tint, margin)
            surfaces.draw_rule(surface, margin.topleft, margin.h, theme, upright=True)
            box = Rect(left, margin.y + theme.px(8, 4), *room)
            text.draw_in(surface, ink.tr("book.terms"), heading, box, "midleft", smallest=theme.smallest_text)
            see.y = self._see_top
        chapter = next(each for each in self.chapters if each.id == page.chapter)
        if chapter.see:
            text.draw_in(surface, ink.tr("book.see"), heading, see, "midleft", smallest=theme.smallest_text)
