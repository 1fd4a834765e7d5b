"""The trail at the top of the board: a station for each chapter, the present one lit; and the door."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pieces import put
from smallworld_desktop.render.pieces.stations import Station, station
from smallworld_desktop.render.surfaces import Sheet
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import TITLE_RED, Colour, Theme, Type
from smallworld_desktop.render.widgets import IconButton

WALKED: Colour = (184, 120, 36)
AHEAD: Colour = (206, 184, 140)
DOTS = 5


@dataclass(frozen=True, slots=True)
class Milestone:
    """A chapter on the trail: its picture, and whether it was done."""

    sign: str
    is_done: bool


class Trail:
    """Shows how far somebody has come, and has the way out."""

    def __init__(self, on_leave: Callable[[], None]) -> None:
        self.leave = IconButton(partial(icon, "door"), on_leave, tooltip="")
        self.rect = Rect(0, 0, 0, 0)
        self._stops: Sequence[Milestone] = ()
        self._at = 0
        self._title = ""
        self._board = Rect(0, 0, 0, 0)
        self._theme = Theme()

    def show(self, stops: Sequence[Milestone], at: int, title: str) -> None:
        """The chapters, which of them is played, and what it is called."""
        self._stops, self._at, self._title = stops, at, title
        self._lay_out()

    def place(self, board: Rect, theme: Theme) -> None:
        self._board, self._theme = board, theme
        self._lay_out()

    def _lay_out(self) -> None:
        board, theme, px = self._board, self._theme, self._theme.px
        wide = min(board.w - px(80, 40), px(150, 108) + max(2, len(self._stops)) * px(68, 43))
        self.rect = Rect(0, 0, wide, px(76, 56))
        self.rect.midtop = (board.centerx, px(6, 3))
        side = px(46, 36)
        self.leave.place(Rect(self.rect.right - side - px(16, 11), self.rect.y + px(14, 9), side, side), theme)

    @property
    def _spots(self) -> list[tuple[float, float]]:
        px, count = self._theme.px, len(self._stops)
        left, right = self.rect.x + px(46, 32), self.leave.rect.x - px(40, 28)
        y = self.rect.y + px(29, 21)
        if count < 2:
            return [((left + right) / 2, y)] * count
        return [(left + (right - left) * number / (count - 1), y) for number in range(count)]

    def draw(self, surface: Surface) -> None:
        theme, spots = self._theme, self._spots
        surfaces.draw_panel(surface, self.rect, theme, Sheet.SLIP)
        for number in range(1, len(spots)):
            self._draw_way(surface, spots[number - 1], spots[number], number)
        size = theme.px(42, 29)
        for number, (stop, spot) in enumerate(zip(self._stops, spots, strict=True)):
            put(surface, station(stop.sign, size, self._kind(number, stop)), spot)
        if spots:
            self._draw_title(surface, spots[self._at])
        self.leave.draw(surface)

    def _kind(self, number: int, stop: Milestone) -> Station:
        if number == self._at:
            return Station.NOW
        return Station.DONE if stop.is_done else Station.AHEAD

    def _draw_title(self, surface: Surface, spot: tuple[float, float]) -> None:
        theme = self._theme
        style = TextStyle.of(theme, Type.SMALL_STRONG, TITLE_RED)
        wide = text.layout(self._title, style).width
        room = Rect(0, 0, min(wide + 4, self.leave.rect.x - self.rect.x - theme.px(30, 20)), theme.px(22, 18))
        room.midbottom = (round(spot[0]), self.rect.bottom - theme.px(4, 2))
        room.clamp_ip(Rect(self.rect.x + theme.px(16, 10), 0, self.leave.rect.x - self.rect.x, 10_000))
        text.draw_in(surface, self._title, style, room, "center", smallest=theme.smallest_text)

    def _draw_way(self, surface: Surface, start: tuple[float, float], end: tuple[float, float], number: int) -> None:
        colour = WALKED if number <= self._at else AHEAD
        for dot in range(DOTS):
            part = 0.36 + 0.28 * dot / (DOTS - 1)
            x, y = start[0] + (end[0] - start[0]) * part, start[1] + math.sin(part * math.tau + number) * 2
            pygame.draw.circle(surface, colour, (round(x), round(y)), self._theme.px(2.4, 1.6))
