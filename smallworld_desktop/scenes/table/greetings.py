"""The cover while the screen is passed on: an atlas over the purses, the first time over everything."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect

from smallworld_desktop.intents import Command, Intent, Key
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.pieces import OWNERS, combo_art, letter_tile, put
from smallworld_desktop.render.pieces.atlas import atlas, atlas_frame, medallion
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import CREAM, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Button, Group
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.turn.overlays import Overlay
from smallworld_desktop.session.session import Seat

GOLD_TYPE, DEEP = (255, 226, 150), (50, 12, 6)
TALL = 1.31
"""A book that lies alone is so many times as high as wide."""


@dataclass(frozen=True, slots=True)
class Welcome:
    """Who is called to the screen, with the combo they play (if any) and what the cover says."""

    seat: Seat
    race: str = ""
    power: str = ""
    combo: str = ""
    asked_by: str = ""
    """Whose turn it is, if not that person's own."""
    round: int = 0
    rounds: int = 0


class CoverScene(Overlay):
    """Hides purses until the next person sits at the screen; `column` is where these lie, None hides everything."""

    def __init__(self, services: Services, welcome: Welcome, column: Callable[[], Rect] | None = None) -> None:
        super().__init__(services)
        self.is_overlay = column is not None
        self._welcome = welcome
        self._column = column
        tr, name = services.tr, welcome.seat.name
        asked = welcome.asked_by
        self._words = tr("cover.asked", player=name, other=asked) if asked else tr("cover.words")
        self.button = Button(tr("cover.button", player=name), self.close, is_lit=True)
        self.group = Group([self.button], self.invalidate)
        self.group.focus_on(self.button, by_keyboard=True)
        self._theme = Theme()
        self.book = Rect(0, 0, 0, 0)

    def resize(self, size: tuple[int, int]) -> None:
        theme = self._theme = self.services.theme(size)
        if self._column is None:
            height = size[1] - theme.px(88, 56)
            self.book = Rect(0, 0, round(height / TALL), height)
            self.book.center = (size[0] // 2, size[1] // 2)
        else:
            self.book = self._column().inflate(-theme.px(8, 6), -theme.px(8, 6))
        inner = atlas_frame(self.book)
        width = min(inner.w - theme.px(20), max(self.button.preferred_width(theme), round(inner.w * 0.6)))
        place = Rect(0, 0, width, theme.button_height)
        place.midbottom = (inner.centerx, inner.bottom - theme.px(26, 16))
        self.button.place(place, theme)

    def hear(self, intent: Intent) -> bool:
        return self.group.handle(intent) or (isinstance(intent, Key) and intent.action is Command.BACK)

    def draw(self, surface: pygame.Surface) -> None:
        if self._column is None:
            surfaces.draw_table(surface, self._theme.look)
        welcome, theme, inner = self._welcome, self._theme, atlas_frame(self.book)
        owner = OWNERS[welcome.seat.colour]
        book = atlas(self.book.w, self.book.h, owner.colour)
        surface.blit(book, self.book, special_flags=pygame.BLEND_PREMULTIPLIED)
        size = min(round(inner.w * 0.62), round(inner.h * 0.36))
        x, y = inner.centerx, inner.y + round(inner.h * 0.06) + size // 2
        seal = letter_tile(owner, welcome.seat.name[:1].upper(), round(size * (0.28 if welcome.race else 0.8)))
        if welcome.race:
            put(surface, medallion(welcome.race, size), (x, y))
            put(surface, seal, (x, y + size // 2))
        else:
            put(surface, seal, (x, y))
        y += size // 2 + round(size * 0.2)
        box = Rect(inner.x, y, inner.w, theme.px(58, 42))
        title = TextStyle.of(theme, Type.HERO, GOLD_TYPE, DEEP)
        words = self.services.tr("cover.title", player=welcome.seat.name)
        text.draw_in(surface, words, title, box, "center", max_lines=2, smallest=theme.smallest_text)
        y = box.bottom + theme.px(6, 2)
        if welcome.race:
            y = self._draw_combo(surface, Rect(inner.x, y, inner.w, theme.px(58, 44))) + theme.px(10, 4)
        self._draw_words(surface, Rect(inner.x + theme.px(8), y, inner.w - theme.px(16), self.button.rect.top - y))
        self.group.draw(surface)

    def _draw_combo(self, surface: pygame.Surface, row: Rect) -> int:
        welcome, theme = self._welcome, self._theme
        art = combo_art(welcome.race, welcome.power, min(row.w, theme.px(360, 230)), row.h)
        place = art.get_rect(midtop=row.midtop)
        surface.blit(art, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        field = round(row.h * 1.95)
        box = Rect(place.x + field, place.y, place.w - field - round(row.h * 0.4), row.h)
        style = TextStyle.of(theme, Type.NAME, TITLE_RED)
        text.draw_in(surface, welcome.combo, style, box, "center", max_lines=2, smallest=theme.smallest_text)
        return row.bottom

    def _draw_words(self, surface: pygame.Surface, box: Rect) -> None:
        """The round, and what to do."""
        welcome, theme, tr = self._welcome, self._theme, self.services.tr
        now = tr("bar.round", round=welcome.round, rounds=welcome.rounds)
        strong = TextStyle.of(theme, Type.LABEL_STRONG, GOLD_TYPE, DEEP)
        line = Rect(box.x, box.y, box.w, theme.px(30, 24))
        text.draw_in(surface, now, strong, line, "center", smallest=theme.smallest_text)
        rest = Rect(box.x, line.bottom, box.w, max(1, box.bottom - line.bottom - theme.px(8, 4)))
        style = TextStyle.of(theme, Type.BODY, CREAM, DEEP)
        text.draw_in(surface, self._words, style, rest, "midtop", max_lines=4, smallest=theme.smallest_text)
