"""The chronicle: everything that happened, beside the board if there is room, else a page that slides over its left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import emblem, icon
from smallworld_desktop.render.fonts import font
from smallworld_desktop.render.motion import ease_out
from smallworld_desktop.render.pieces import OWNERS, coin, letter_tile, put, tile
from smallworld_desktop.render.portraits import medallion
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import CREAM, PALE, TITLE_RED, WOOD_SHADOW, Face, Theme, Type
from smallworld_desktop.render.widgets import ListBox, Pressable, Row, Widget
from smallworld_desktop.render.widgets.base import Icon
from smallworld_desktop.scenes.common.chronicle import Told
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.scenes.table.finding import ALL, RoundFinder, SealFilter, turns_of

ICONS = {"die": "dice", "failed": "dice", "why": "lantern"}
"""Icons of sentences, by the second part of their code."""
SLIDE = 0.24
"""So many seconds the page takes to slide out."""


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
        self,
        words: Words,
        owners: Sequence[int],
        rounds: int,
        on_toggle: Callable[[], None],
        on_show: Callable[[Told], None],
    ) -> None:
        self._words = words
        self._owners = owners
        self._told: Sequence[Told] = ()
        self._listed: Sequence[Told] = ()
        self._of = ALL
        """Whose turns are shown."""
        seats = [(ALL, 0), *enumerate(owners)]
        self.filters = [SealFilter(seat, colour, partial(self._choose_seat, seat)) for seat, colour in seats]
        self.track = RoundFinder(rounds, self._leaf_to)
        self._on_show = on_show
        self.tab = DrawerTab(on_toggle)
        self.list = ListBox((), self._chosen, kind=Type.LABEL, picture_size=(26, 26))
        self.list.visible = False
        self.stands_open = False
        self.is_pulled = False
        """Out, where it does not stand open."""
        self._slid = 1.0
        self._page = Rect(0, 0, 0, 0)
        self.rect = Rect(0, 0, 0, 0)
        self._shut = Rect(0, 0, 0, 0)
        self._title = Rect(0, 0, 0, 0)
        self._theme = Theme()

    @property
    def is_open(self) -> bool:
        return self.list.visible

    @property
    def widgets(self) -> list[Widget]:
        return [self.tab, self.list, *self.filters, self.track]

    @property
    def cover(self) -> Rect:
        """What the drawer hides of the board."""
        if self.is_pulled:
            return self.rect.union(self.tab.rect)
        return self.tab.rect if self.tab.visible else Rect(0, 0, 0, 0)

    @property
    def is_sliding(self) -> bool:
        return self._slid < 1.0

    def update(self, dt: float) -> bool:
        """Time passes; says whether the page has moved."""
        if not self.is_sliding:
            return False
        self._slid = min(1.0, self._slid + dt / SLIDE)
        self._lay_out()
        return True

    def place(self, rect: Rect, tab: Rect, theme: Theme, *, stands_open: bool) -> None:
        self._page, self._shut, self._theme = rect, tab, theme
        self.stands_open = stands_open
        self.is_pulled = self.is_pulled and not stands_open
        self._open()

    def toggle(self, *, is_still: bool) -> None:
        """Pull the drawer out or push it back; it slides unless all is to be still."""
        if not self.stands_open:
            self.is_pulled = not self.is_pulled
            self._slid = 0.0 if self.is_pulled and not is_still else 1.0
            self._open()

    def _open(self) -> None:
        self.list.visible = self.stands_open or self.is_pulled
        self.tab.visible = not self.stands_open
        self.tab.is_open = self.list.visible
        for widget in (*self.filters, self.track):
            widget.visible = self.list.visible
        self._lay_out()

    def show(self, told: Sequence[Told]) -> None:
        """Other sentences, the newest in view."""
        self._told = told
        if self.is_open:
            self._listed = turns_of(told, self._of)
            self.list.show([self._row(sentence) for sentence in self._listed])
            self.list.show_end()
            self.track.now = max((sentence.round for sentence in told), default=1)

    def _choose_seat(self, seat: int) -> None:
        self._of = seat
        for each in self.filters:
            each.is_lit = each.seat == seat
        self.show(self._told)

    def _leaf_to(self, number: int) -> None:
        """The first turn of a round that is shown comes to the top; before the game has come so far, the end."""
        places = (place for place, sentence in enumerate(self._listed) if sentence.round >= number)
        place = next(places, None)
        if place is None:
            self.list.show_end()
        else:
            self.list.show_top(place)

    def _lay_out(self) -> None:
        theme = self._theme
        hidden = 0 if self.stands_open else round((1 - ease_out(self._slid)) * self._page.right)
        self.rect = self._page.move(-hidden, 0)
        self.tab.label = self._words.tr("log.tab")
        self.tab.tooltip = self._words.tr("tip.log")
        tab = self._shut.move(self.rect.right - theme.px(4), 0) if self.is_open else self._shut
        self.tab.place(tab, theme)
        inner = self.rect.inflate(-2 * theme.px(16, 12), 0)
        top = self.rect.y + theme.px(52, 42)
        foot = theme.px(48, 40)
        self.list.place(Rect(inner.x, top, inner.w, self.rect.bottom - foot - theme.px(12) - top), theme)
        self.track.place(Rect(inner.x, self.rect.bottom - foot - theme.px(6), inner.w, foot), theme)
        self._place_filters(Rect(inner.x, self.rect.y + theme.px(10, 7), inner.w, theme.px(36, 30)))
        if self.is_open:
            self.list.show_end()

    def _place_filters(self, head: Rect) -> None:
        """From the right, whose turns to show; the title has the rest."""
        x, theme, tr = head.right, self._theme, self._words.tr
        for each in reversed(self.filters):
            each.letter = "" if each.seat == ALL else self._words.seat(each.seat)[:1].upper()
            words = tr("log.filter.all") if each.seat == ALL else tr("log.filter", player=self._words.seat(each.seat))
            each.tooltip, each.is_lit = words, each.seat == self._of
            each.place(Rect(x - head.h, head.y, head.h, head.h), theme)
            x -= head.h
        self._title = Rect(head.x, head.y, max(1, x - theme.px(6) - head.x), head.h)

    def _row(self, sentence: Told) -> Row:
        """A turn begins with its player's mark."""
        if sentence.begins_turn:
            tint = OWNERS[self._owners[sentence.actor]].colour
            return Row(sentence.words, picture=partial(self._mark, sentence.actor), tint=tint)
        return Row(sentence.words, picture=self._picture_of(sentence))

    def _picture_of(self, sentence: Told) -> Icon | None:
        """The thing a sentence is about: the die, coins, or the race that acted."""
        kind = sentence.code.split(".")[1] if "." in sentence.code else ""
        if kind == "remark":
            return partial(self._face, sentence.actor)
        if kind in ICONS:
            return partial(icon, ICONS[kind])
        if kind == "over":
            return partial(emblem, "crown")
        if kind in ("scored", "coins"):
            return partial(coin, None)
        if not sentence.race:
            return None
        owner = OWNERS[self._owners[sentence.actor]] if sentence.actor >= 0 and sentence.victim < 0 else None
        return lambda size: tile(sentence.race, owner, round(size * 0.86), kind in ("declined", "left", "lost"))

    def _mark(self, seat: int, size: int) -> pygame.Surface:
        return letter_tile(OWNERS[self._owners[seat]], self._words.seat(seat)[:1].upper(), size)

    def _face(self, seat: int, size: int) -> pygame.Surface:
        """Who speaks: a portrait, or the player's mark if there is none."""
        return medallion(self._words.character(seat), size) or self._mark(seat, size)

    def _chosen(self, index: int) -> None:
        self._on_show(self._listed[index])

    def draw(self, surface: pygame.Surface) -> None:
        theme = self._theme
        if self.is_open:
            if self.is_pulled:
                surfaces.draw_panel(surface, self.rect, theme)
            title = TextStyle.of(theme, Type.HEADING, TITLE_RED, CREAM)
            words, least = self._words.tr("log.title"), theme.smallest_text
            text.draw_in(surface, words, title, self._title, "midleft", max_lines=2, smallest=least)
            for widget in (self.list, *self.filters, self.track):
                widget.draw(surface)
        if self.tab.visible:
            self.tab.draw(surface)
