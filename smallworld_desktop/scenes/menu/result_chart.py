"""Coins by round as lines that carry the owners' rim patterns, with their names beside their ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect

from smallworld_desktop.i18n import Translator
from smallworld_desktop.intents import Dragged, Intent, Pointer, PointerMoved, Pos, Pressed
from smallworld_desktop.render import text
from smallworld_desktop.render.emblems import emblem
from smallworld_desktop.render.pen import Pen
from smallworld_desktop.render.pieces import OWNERS, draw_number, letter_tile, owner_line, put, tile
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.texture import PREMULTIPLIED
from smallworld_desktop.render.theme import CREAM, INK, SOFT_INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Widget
from smallworld_desktop.render.widgets.base import Shown
from smallworld_desktop.scenes.common.plots import scale_of, spread
from smallworld_desktop.scenes.menu.statistics import GameFigures, SeatFigures
from smallworld_desktop.session.session import Seat

DASH = (196, 166, 116)
TO_COME = 0.42
"""How strong lines are beyond the round that is looked at."""


class CoinsChart(Widget):
    """The chart of a game, with a cursor at one of its rounds. Pointing at another asks for that one."""

    can_focus = False

    at: Shown[int] = Shown(0)
    """After how many rounds the cursor stands."""

    def __init__(
        self,
        tr: Translator,
        figures: GameFigures,
        seats: Sequence[Seat],
        order: Sequence[int],
        on_choose: Callable[[int], None] | None = None,
    ) -> None:
        super().__init__()
        self.tr, self.figures, self.seats, self.order = tr, figures, seats, order
        self._on_choose = on_choose
        self._step, self._top = scale_of(figures.highest)
        self.at = self._count
        self._kept: tuple[pygame.Surface, pygame.Surface] | None = None

    def place(self, rect: Rect, theme: Theme) -> None:
        self._kept = None
        super().place(rect, theme)

    def handle(self, intent: Intent) -> bool:
        match intent:
            case PointerMoved(pos=pos) | Dragged(pos=pos, button=Pointer.LEFT) | Pressed(pos=pos, button=Pointer.LEFT):
                return self._point_at(pos)
        return False

    def _point_at(self, pos: Pos) -> bool:
        plot = self._plot(self.theme)
        number = round((pos[0] - plot.x) / max(1, plot.width) * self._count)
        if self._on_choose is None or not 0 <= number <= self._count or not plot.y <= pos[1] <= plot.bottom:
            return False
        if number != self.at:
            self._on_choose(number)
        return True

    @property
    def _count(self) -> int:
        """How many rounds there are to show."""
        return max(len(self.figures.seats[0].coins) - 1, 1)

    def _plot(self, theme: Theme) -> Rect:
        px, rect = theme.px, self.rect
        left, top = rect.x + px(66, 48), rect.y + px(72, 56)
        return Rect(left, top, rect.right - px(216, 172) - left, rect.bottom - px(46, 36) - top)

    def draw(self, surface: pygame.Surface) -> None:
        if self._kept is None:
            self._kept = self._draw_all(surface)
        pale, full = self._kept
        here = self._spot(self._plot(self.theme), self.at, 0)[0]
        surface.blit(pale, self.rect)
        done = self.rect.width if self.at == self._count else round(here) - self.rect.x
        surface.blit(full, self.rect, (0, 0, done, self.rect.height))
        if self._on_choose is not None:
            self._draw_cursor(surface, round(here))

    def _draw_all(self, surface: pygame.Surface) -> tuple[pygame.Surface, pygame.Surface]:
        """The whole chart twice, on what lies below: with lines that are yet to come, and with them in full."""
        theme, rect, plot = self.theme, self.rect.clip(surface.get_rect()), self._plot(self.theme)
        self._paint_frame(surface, plot, theme)
        bare = surface.subsurface(rect).copy()
        self._paint_lines(surface, plot, theme)
        full = surface.subsurface(rect).copy()
        pale = bare.copy()
        full.set_alpha(round(255 * TO_COME))
        pale.blit(full, (0, 0))
        full.set_alpha(None)
        for picture in (pale, full):
            surface.blit(picture, rect)
            self._paint_labels(surface, plot, theme)
            picture.blit(surface, (0, 0), rect)
        return pale, full

    def _paint_frame(self, surface: pygame.Surface, plot: Rect, theme: Theme) -> None:
        px, rect = theme.px, self.rect
        title = TextStyle.of(theme, Type.HEADING, TITLE_RED, CREAM)
        head = Rect(rect.x + px(26, 18), rect.y + px(8, 5), rect.width - px(52, 36), px(40, 32))
        text.draw_in(surface, self.tr("result.chart"), title, head, "midleft", smallest=theme.smallest_text)
        self._paint_grid(surface, plot, theme)
        self._paint_axes(surface, plot, theme)

    def _paint_lines(self, surface: pygame.Surface, plot: Rect, theme: Theme) -> None:
        wide = theme.px(66, 54) / 10
        for seat in reversed(self.order):
            points = [self._spot(plot, number, coins) for number, coins in enumerate(self._coins(seat))]
            if len(points) > 1:
                owner_line(surface, points, OWNERS[self.seats[seat].colour], wide)
        for seat in reversed(self.order):
            self._paint_peoples(surface, plot, self.figures.seats[seat], theme)

    def _draw_cursor(self, surface: pygame.Surface, x: int) -> None:
        """A red line through the round that is looked at, the crown on it, and who had how much."""
        theme, px, plot = self.theme, self.theme.px, self._plot(self.theme)
        half = max(1, round(theme.scale))
        surface.fill(TITLE_RED, (x - half, plot.y - px(14), 2 * half, plot.height + px(14)))
        put(surface, emblem("crown", px(30, 22)), (x, plot.y - px(24, 18)))
        if self.at:
            words = str(self.figures.first_round + self.at - 1)
            draw_number(surface, words, px(11, 10), TITLE_RED, (x, plot.bottom + px(19, 16)))
        if self.at == self._count:
            return
        for seat in reversed(self.order):
            player = self.seats[seat]
            mark = letter_tile(OWNERS[player.colour], player.name[:1].upper(), px(26, 20))
            put(surface, mark, (x, self._spot(plot, 0, self._coins(seat)[self.at])[1]))

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
        box = Rect(plot.centerx, plot.bottom - px(44, 34), plot.right - px(14, 10) - plot.centerx, px(32, 26))
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
