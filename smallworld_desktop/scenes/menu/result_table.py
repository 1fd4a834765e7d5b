"""The game in numbers: one line for every seat, the best of each column red."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from smallworld_desktop.i18n import Translator
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.pieces import OWNERS, coin, disc, draw_number, letter_tile, put, tile
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import CREAM, INK, SOFT_INK, TITLE_RED, Colour, Theme, Type
from smallworld_desktop.scenes.menu.statistics import GameFigures, SeatFigures
from smallworld_desktop.session.session import Seat

# The middle of a column in shares of the panel's width, and the half of its width.
OF = "/"
COLUMNS: dict[str, tuple[float, float]] = {
    "regions_taken": (0.198, 0.055),
    "tokens_lost": (0.315, 0.055),
    "rolls_won": (0.432, 0.055),
    "best_turn": (0.560, 0.065),
}
PEOPLES = 0.66


class NumbersTable:
    """The table of a game."""

    def __init__(self, tr: Translator, figures: GameFigures, seats: Sequence[Seat], order: Sequence[int]) -> None:
        self.tr, self.figures, self.seats, self.order = tr, figures, seats, order
        self.rect = Rect(0, 0, 0, 0)
        self._best = {column: figures.best(column) for column in COLUMNS}

    def paint(self, surface: pygame.Surface, theme: Theme) -> None:
        px, rect = theme.px, self.rect
        edge = px(26, 18)
        head = Rect(rect.x + edge, rect.y + px(8, 5), rect.width - 2 * edge, px(42, 32))
        title = TextStyle.of(theme, Type.HEADING, TITLE_RED, CREAM)
        drawn = text.draw_in(surface, self.tr("result.numbers"), title, head, "midleft", smallest=theme.smallest_text)
        style = TextStyle.of(theme, Type.LABEL, SOFT_INK)
        beside = Rect(drawn.right + px(20), head.y, head.right - drawn.right - px(20), head.height)
        text.draw_in(surface, self.tr("result.red"), style, beside, "midright", smallest=theme.smallest_text)
        top = rect.y + px(86, 74)
        self._paint_heads(surface, head.bottom, top, theme)
        high = (rect.bottom - px(16, 11) - top) / max(len(self.order), 1)
        for number, seat in enumerate(self.order):
            row = Rect(rect.x + edge - px(6), round(top + number * high), rect.width - 2 * edge + px(12), round(high))
            if number:
                surfaces.draw_rule(surface, row.topleft, row.width, theme)
            else:
                surface.fill(SOFT_INK, (row.x, row.y - 1, row.width, max(2, round(2 * theme.scale))))
            self._paint_row(surface, row, self.figures.seats[seat], theme)

    def _paint_heads(self, surface: pygame.Surface, top: int, bottom: int, theme: Theme) -> None:
        style = TextStyle.of(theme, Type.LABEL, SOFT_INK)
        for column, (middle, half) in COLUMNS.items():
            box = Rect(0, top, round(self.rect.width * half * 2), bottom - top - theme.px(4))
            box.centerx = round(self.rect.x + self.rect.width * middle)
            words = self.tr(f"result.column.{column}")
            text.draw_in(surface, words, style, box, "center", max_lines=2, smallest=theme.smallest_text)
        box = Rect(round(self.rect.x + self.rect.width * PEOPLES), top, 0, bottom - top - theme.px(4))
        box.width = self.rect.right - theme.px(26, 18) - box.x
        words = self.tr("result.column.combos")
        text.draw_in(surface, words, style, box, "midleft", max_lines=2, smallest=theme.smallest_text)

    def _paint_row(self, surface: pygame.Surface, row: Rect, figures: SeatFigures, theme: Theme) -> None:
        px, y = theme.px, row.centery
        player = self.seats[figures.seat]
        side = min(px(36, 26), row.height - px(6, 4))
        put(surface, letter_tile(OWNERS[player.colour], player.name[:1].upper(), side), (row.x + px(6) + side / 2, y))
        name = TextStyle.of(theme, Type.NAME, INK)
        left = row.x + px(6) + side + px(9, 7)
        start = self.rect.x + round(self.rect.width * (COLUMNS["regions_taken"][0] - COLUMNS["regions_taken"][1] / 2))
        box = Rect(left, row.y, start - left, row.height)
        text.draw_in(surface, player.name, name, box, "midleft", smallest=theme.smallest_text)
        for column in ("regions_taken", "tokens_lost"):
            self._number(surface, column, figures, (self._x(column), y), theme)
        self._paint_rolls(surface, figures, y, theme)
        self._paint_best(surface, figures, y, theme)
        self._paint_combos(surface, row, figures, theme)

    def _x(self, column: str) -> int:
        return round(self.rect.x + self.rect.width * COLUMNS[column][0])

    def _colour(self, column: str, seat: int) -> Colour:
        return TITLE_RED if seat in self._best[column] else INK

    def _number(
        self,
        surface: pygame.Surface,
        column: str,
        figures: SeatFigures,
        spot: tuple[int, int],
        theme: Theme,
        anchor: str = "center",
    ) -> Rect:
        value = str(getattr(figures, column))
        return draw_number(surface, value, theme.px(16, 12), self._colour(column, figures.seat), spot, anchor)

    def _paint_rolls(self, surface: pygame.Surface, figures: SeatFigures, y: int, theme: Theme) -> None:
        px, x = theme.px, self._x("rolls_won")
        style = TextStyle.of(theme, Type.BODY, SOFT_INK)
        box = Rect(0, 0, px(40, 30), px(30, 24))
        box.center = (x, y)
        drawn = text.draw_in(surface, OF, style, box, smallest=theme.smallest_text)
        self._number(surface, "rolls_won", figures, (drawn.x - px(6, 5), y), theme, "midright")
        draw_number(surface, str(figures.rolls), px(16, 12), INK, (drawn.right + px(6, 5), y), "midleft")

    def _paint_best(self, surface: pygame.Surface, figures: SeatFigures, y: int, theme: Theme) -> None:
        px = theme.px
        x = self._x("best_turn") - px(44, 30)
        self._number(surface, "best_turn", figures, (x, y), theme, "midright")
        put(surface, coin(None, px(24, 18)), (x + px(18, 13), y))
        left = x + px(34, 25)
        style = TextStyle.of(theme, Type.LABEL, SOFT_INK)
        box = Rect(left, y - px(15, 12), self.rect.x + round(self.rect.width * PEOPLES) - left - px(6, 4), px(30, 24))
        words = self.tr("result.in_round", round=figures.best_round)
        text.draw_in(surface, words, style, box, "midleft", smallest=theme.smallest_text)

    def _paint_combos(self, surface: pygame.Surface, row: Rect, figures: SeatFigures, theme: Theme) -> None:
        """Badges and races in the order they were played, closer together when there are many."""
        px = theme.px
        left = self.rect.x + round(self.rect.width * PEOPLES)
        room = row.right - px(6) - left
        size = min(px(40, 30), row.height - px(6, 4))
        step = size * 2 + px(32, 14)
        if len(figures.combos) > 1:
            step = min(step, (room - size * 2) // (len(figures.combos) - 1))
        owner = OWNERS[self.seats[figures.seat].colour]
        for number, combo in enumerate(figures.combos):
            x = left + number * step
            put(surface, disc(combo.power, size), (x + size / 2, row.centery))
            put(surface, tile(combo.race, owner, size - px(2)), (x + size * 1.5 - 1, row.centery))
