"""Coins by round as lines that carry the owners' rim patterns, with their names beside their ends."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from smallworld_desktop.i18n import Translator
from smallworld_desktop.render import text
from smallworld_desktop.render.pen import Pen
from smallworld_desktop.render.pieces import OWNERS, draw_number, letter_tile, owner_line, put, tile
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.texture import PREMULTIPLIED
from smallworld_desktop.render.theme import CREAM, INK, SOFT_INK, TITLE_RED, Theme, Type
from smallworld_desktop.scenes.common.plots import scale_of, spread
from smallworld_desktop.scenes.menu.statistics import GameFigures, SeatFigures
from smallworld_desktop.session.session import Seat

DASH = (196, 166, 116)


class CoinsChart:
    """The chart of a game."""

    def __init__(self, tr: Translator, figures: GameFigures, seats: Sequence[Seat], order: Sequence[int]) -> None:
        self.tr, self.figures, self.seats, self.order = tr, figures, seats, order
        self.rect = Rect(0, 0, 0, 0)
        self._step, self._top = scale_of(figures.highest)

    @property
    def _count(self) -> int:
        """How many rounds there are to show."""
        return max(len(self.figures.seats[0].coins) - 1, 1)

    def _plot(self, theme: Theme) -> Rect:
        px, rect = theme.px, self.rect
        left, top = rect.x + px(66, 48), rect.y + px(72, 56)
        return Rect(left, top, rect.right - px(216, 172) - left, rect.bottom - px(46, 36) - top)

    def paint(self, surface: pygame.Surface, theme: Theme) -> None:
        px, rect = theme.px, self.rect
        plot = self._plot(theme)
        title = TextStyle.of(theme, Type.HEADING, TITLE_RED, CREAM)
        head = Rect(rect.x + px(26, 18), rect.y + px(8, 5), rect.width - px(52, 36), px(40, 32))
        text.draw_in(surface, self.tr("result.chart"), title, head, "midleft", smallest=theme.smallest_text)
        self._paint_grid(surface, plot, theme)
        self._paint_axes(surface, plot, theme)
        wide = theme.px(66, 54) / 10
        for seat in reversed(self.order):
            points = [self._spot(plot, number, coins) for number, coins in enumerate(self._coins(seat))]
            if len(points) > 1:
                owner_line(surface, points, OWNERS[self.seats[seat].colour], wide)
        for seat in reversed(self.order):
            self._paint_peoples(surface, plot, self.figures.seats[seat], theme)
        self._paint_labels(surface, plot, theme)

    def _coins(self, seat: int) -> list[int]:
        return self.figures.seats[seat].coins

    def _spot(self, plot: Rect, number: float, coins: float) -> tuple[float, float]:
        return plot.x + plot.width * number / self._count, plot.bottom - plot.height * coins / self._top

    def _paint_grid(self, surface: pygame.Surface, plot: Rect, theme: Theme) -> None:
        px = theme.px
        thick = max(1, round(theme.scale))
        for coins in range(0, self._top + 1, self._step):
            y = round(self._spot(plot, 0, coins)[1])
            if coins:
                for x in range(plot.x, plot.right, px(9)):
                    surface.fill(DASH, (x, y, px(4), thick))
            draw_number(surface, str(coins), px(11, 10), SOFT_INK, (plot.x - px(12), y), "midright")
        for number in range(self._count + 1):
            x = round(self._spot(plot, number, 0)[0])
            if number:
                words = str(self.figures.first_round + number - 1)
                draw_number(surface, words, px(11, 10), SOFT_INK, (x, plot.bottom + px(19, 16)))
            surface.fill(INK, (x - thick, plot.bottom, 2 * thick, px(5)))
        style = TextStyle.of(theme, Type.LABEL, SOFT_INK)
        box = Rect(plot.right + px(16), plot.bottom + px(4, 2), self.rect.right - plot.right - px(30), px(28, 24))
        text.draw_in(surface, self.tr("result.round"), style, box, "midleft", smallest=theme.smallest_text)

    def _paint_axes(self, surface: pygame.Surface, plot: Rect, theme: Theme) -> None:
        px = theme.px
        pen = Pen(self.rect.width, self.rect.height)
        x, y = plot.x - self.rect.x, plot.y - self.rect.y
        right, bottom = plot.right - self.rect.x + px(14), plot.bottom - self.rect.y
        pen.line([(x, y - px(12)), (x, bottom), (right, bottom)], 2.4 * theme.scale, INK)
        tip, side = px(11), px(5)
        pen.polygon([(x, y - px(20)), (x - side, y - px(20) + tip), (x + side, y - px(20) + tip)], INK)
        pen.polygon(
            [(right + px(8), bottom), (right + px(8) - tip, bottom - side), (right + px(8) - tip, bottom + side)], INK
        )
        surface.blit(pen.done(), self.rect, special_flags=PREMULTIPLIED)

    def _paint_peoples(self, surface: pygame.Surface, plot: Rect, figures: SeatFigures, theme: Theme) -> None:
        """A tile where a new people was taken, but for the first."""
        owner = OWNERS[self.seats[figures.seat].colour]
        for combo in figures.combos[1:]:
            number = combo.round - self.figures.first_round + 1
            if 0 < number < len(figures.coins):
                put(surface, tile(combo.race, owner, theme.px(28, 22)), self._spot(plot, number, figures.coins[number]))

    def _paint_labels(self, surface: pygame.Surface, plot: Rect, theme: Theme) -> None:
        px = theme.px
        gap = min(px(38, 29), (plot.height + px(30)) / max(len(self.order), 1))
        ends = [self._spot(plot, self._count, self._coins(seat)[-1])[1] for seat in self.order]
        places = spread(ends, gap, self.rect.y + px(30, 24), plot.bottom - px(14))
        side, left = px(28, 22), plot.right + px(34, 24)
        for seat, end, y in zip(self.order, ends, places, strict=True):
            self._paint_leader(surface, (plot.right + px(4), end), (left - px(4), y), theme)
            player = self.seats[seat]
            put(surface, letter_tile(OWNERS[player.colour], player.name[:1].upper(), side), (left + side / 2, y))
            coins = str(self._coins(seat)[-1])
            figure = draw_number(surface, coins, px(14, 11), TITLE_RED, (self.rect.right - px(24, 16), y), "midright")
            box = Rect(left + side + px(8, 6), 0, figure.x - left - side - px(16, 10), px(30, 24))
            box.centery = round(y)
            style = TextStyle.of(theme, Type.NAME, INK)
            text.draw_in(surface, player.name, style, box, "midleft", smallest=theme.smallest_text)
        note = self.tr("result.new_people")
        style = TextStyle.of(theme, Type.LABEL, SOFT_INK)
        box = Rect(plot.centerx, plot.bottom - px(44, 34), plot.right - plot.centerx, px(32, 26))
        drawn = text.draw_in(surface, note, style, box, "midright", smallest=theme.smallest_text)
        put(surface, tile("amazons", None, side), (drawn.x - side * 0.8, box.centery))

    @staticmethod
    def _paint_leader(
        surface: pygame.Surface, start: tuple[float, float], end: tuple[float, float], theme: Theme
    ) -> None:
        top = min(start[1], end[1]) - 4
        pen = Pen(end[0] - start[0] + 8, abs(end[1] - start[1]) + 8)
        pen.line([(2, start[1] - top), (end[0] - start[0], end[1] - top)], 1.6 * theme.scale, SOFT_INK)
        surface.blit(pen.done(), (round(start[0]), round(top)), special_flags=PREMULTIPLIED)
