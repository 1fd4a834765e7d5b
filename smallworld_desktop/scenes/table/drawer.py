"""The log: everything that happened, open beside the board if there is room, else in a drawer with a wooden tab."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.fonts import font
from smallworld_desktop.render.pieces import OWNERS, letter_tile, put
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import CREAM, PALE, TITLE_RED, WOOD_SHADOW, Face, Theme, Type
from smallworld_desktop.render.widgets import ListBox, Pressable, Row, Widget
from smallworld_desktop.scenes.common.chronicle import Told
from smallworld_desktop.scenes.common.words import Words


class DrawerTab(Pressable):
    """The handle of the drawer."""

    is_open = False
    label = ""

    def draw(self, surface: pygame.Surface) -> None:
        theme = self.theme
        surfaces.draw_wood(surface, self.rect, theme, self.wood, radius=theme.px(7))
        words = surfaces.keep(("tab", self.label, theme.scale), self._words)
        centre = (self.rect.centerx, self.rect.centery + theme.px(8))
        put(surface, words, centre)
        arrow = icon("arrow_left" if self.is_open else "arrow_right", theme.px(14))
        put(surface, arrow, (self.rect.centerx, self.rect.y + theme.px(18)))
        if self.has_ring:
            surfaces.draw_focus_ring(surface, self.rect, theme)

    def _words(self) -> pygame.Surface:
        drawn = font(Face.BOLD, self.theme.px(16))
        size = drawn.size(self.label)
        flat = pygame.Surface((size[0] + 2, size[1] + 2), pygame.SRCALPHA, 32)
        flat.blit(drawn.render(self.label, True, WOOD_SHADOW), (1, 1))
        flat.blit(drawn.render(self.label, True, PALE), (0, 0))
        return pygame.transform.rotate(flat, 90).premul_alpha()


class LogDrawer:
    """The tab and, when open, the list of sentences. Choosing one shows its regions.

    Where it `stands_open`, it can't be shut and needs no tab.
    """

    def __init__(
        self, words: Words, owners: Sequence[int], on_toggle: Callable[[], None], on_show: Callable[[Told], None]
    ) -> None:
        self._words = words
        self._owners = owners
        self._told: Sequence[Told] = ()
        self._on_show = on_show
        self.tab = DrawerTab(on_toggle)
        self.list = ListBox((), self._chosen, kind=Type.LABEL, picture_size=(26, 26))
        self.list.visible = False
        self.stands_open = False
        self.is_pulled = False
        """Out, where it does not stand open."""
        self.rect = Rect(0, 0, 0, 0)
        self._shut = Rect(0, 0, 0, 0)
        self._theme = Theme()

    @property
    def is_open(self) -> bool:
        return self.list.visible

    @property
    def widgets(self) -> list[Widget]:
        return [self.tab, self.list]

    @property
    def cover(self) -> Rect:
        """What the drawer hides of the board."""
        return self.tab.rect if self.tab.visible else Rect(0, 0, 0, 0)

    def place(self, rect: Rect, tab: Rect, theme: Theme, *, stands_open: bool) -> None:
        self.rect, self._shut, self._theme = rect, tab, theme
        self.stands_open = stands_open
        self.is_pulled = self.is_pulled and not stands_open
        self._open()

    def toggle(self) -> None:
        """Pull the drawer out or push it back."""
        if not self.stands_open:
            self.is_pulled = not self.is_pulled
            self._open()

    def _open(self) -> None:
        self.list.visible = self.stands_open or self.is_pulled
        self.tab.visible = not self.stands_open
        self.tab.is_open = self.list.visible
        self._lay_out()

    def show(self, told: Sequence[Told]) -> None:
        """Other sentences, the newest in view."""
        self._told = told
        if self.is_open:
            self.list.show([self._row(sentence) for sentence in told])
            self.list.show_end()

    def _lay_out(self) -> None:
        theme = self._theme
        self.tab.label = self._words.tr("log.tab")
        self.tab.tooltip = self._words.tr("tip.log")
        tab = self._shut.move(self.rect.right - theme.px(4), 0) if self.is_open else self._shut
        self.tab.place(tab, theme)
        inner = self.rect.inflate(-2 * theme.px(16, 12), 0)
        top = self.rect.y + theme.px(48, 38)
        self.list.place(Rect(inner.x, top, inner.w, self.rect.bottom - theme.px(16) - top), theme)
        if self.is_open:
            self.list.show_end()

    def _row(self, sentence: Told) -> Row:
        """A turn begins with its player's mark."""
        mark = partial(self._mark, sentence.actor) if sentence.begins_turn else None
        return Row(sentence.words, begins_part=sentence.begins_turn, picture=mark)

    def _mark(self, seat: int, size: int) -> pygame.Surface:
        return letter_tile(OWNERS[self._owners[seat]], self._words.seat(seat)[:1].upper(), size)

    def _chosen(self, index: int) -> None:
        self._on_show(self._told[index])

    def draw(self, surface: pygame.Surface) -> None:
        theme = self._theme
        if self.is_open:
            title = TextStyle.of(theme, Type.HEADING, TITLE_RED, CREAM)
            middle = (self.rect.centerx, self.rect.y + theme.px(26, 22))
            text.draw(surface, self._words.tr("log.title"), title, middle, "center")
            self.list.draw(surface)
        if self.tab.visible:
            self.tab.draw(surface)
