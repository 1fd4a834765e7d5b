"""The ranking of a finished game: the winner in the light, the others below, a tie explained."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from smallworld_desktop.i18n import Translator
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import emblem
from smallworld_desktop.render.pieces import OWNERS, coin, letter_tile, medal, put
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import CREAM, INK, SOFT_INK, TITLE_RED, Theme, Type
from smallworld_desktop.scenes.menu.statistics import Rank
from smallworld_desktop.session.session import Seat

CROWN = "crown"


class RankingPanel:
    """Draws the places of a game."""

    def __init__(self, tr: Translator, places: Sequence[Rank], seats: Sequence[Seat], coins: Sequence[int]) -> None:
        self.tr, self.places, self.seats, self.coins = tr, places, seats, coins
        self.rect = Rect(0, 0, 0, 0)

    # -- words -------------------------------------------------------------------------------------------------------

    def names(self, place: Rank) -> str:
        names = [self.seats[seat].name for seat in place.seats]
        return names[0] if len(names) == 1 else self.tr("result.pair", first=names[0], second=names[1])

    def line(self, place: Rank) -> str:
        """What stands below a name: the pair's purses, tokens in a tie, or how far behind."""
        if len(place.seats) > 1:
            one, other = (self.coins[seat] for seat in place.seats)
            return self.tr("result.purses", one=one, other=other)
        is_tied = any(other.coins == place.coins for other in self.places if other is not place)
        if place.behind == 0 or is_tied:
            return self.tr("result.tokens", count=place.tokens)
        return self.tr("result.behind", count=place.behind)

    def tie(self) -> str:
        """Why the first is first, if coins alone don't say it."""
        first, *others = self.places
        shared = [place for place in self.places if place.place == 1]
        if len(shared) > 1:
            code = "result.shared_teams" if len(first.seats) > 1 else "result.shared"
            return self.tr(code, count=len(shared))
        if first.is_tie_broken and others:
            if len(first.seats) > 1:
                return self.tr("result.tie_team")
            return self.tr("result.tie_tokens", more=first.tokens, fewer=others[0].tokens)
        return self.tr("result.teams") if len(first.seats) > 1 else ""

    # -- looks -------------------------------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, theme: Theme) -> None:
        px, rect = theme.px, self.rect
        pad = px(18, 12)
        style = TextStyle.of(theme, Type.HEADING, TITLE_RED, CREAM)
        head = Rect(rect.x + pad, rect.y + px(8, 5), rect.width - 2 * pad, px(42, 30))
        text.draw_in(surface, self.tr("result.title"), style, head, smallest=theme.smallest_text)
        top = head.bottom + px(2, 1)
        bottom = rect.bottom - px(16, 10)
        words = self.tie()
        if words:
            box = Rect(rect.x + pad, 0, rect.width - 2 * pad, px(44, 32))
            box.bottom = bottom + px(4, 2)
            strong = TextStyle.of(theme, Type.LABEL_STRONG, INK)
            text.draw_in(surface, words, strong, box, max_lines=2, smallest=theme.smallest_text)
            bottom = box.y
        high = min((bottom - top) / len(self.places), px(104, 76))
        top += round((bottom - top - high * len(self.places)) / 3)
        for number, place in enumerate(self.places):
            row = Rect(rect.x + pad, round(top + number * high), rect.width - 2 * pad, round(high))
            if place.place == 1:
                surfaces.draw_lit_frame(surface, row.inflate(px(8, 6), -px(4, 2)), theme)
            elif number:
                surfaces.draw_rule(surface, (row.x + px(4), row.y), row.width - px(8), theme)
            self._paint_row(surface, row, place, theme)

    def _paint_row(self, surface: pygame.Surface, row: Rect, place: Rank, theme: Theme) -> None:
        px, y = theme.px, row.centery
        side = min(px(50, 34), round(row.height * 0.58))
        put(surface, medal(place.place, side), (row.x + px(8, 3) + side / 2, y + side * 0.06))
        left = row.x + px(8, 3) + side + px(12, 6)
        is_pair = len(place.seats) > 1
        self._paint_tiles(surface, place, (left + side / 2, y), round(side * 0.8) if is_pair else side)
        if place.place == 1:
            put(surface, emblem(CROWN, round(side * 0.72)), (left + side / 2, y - side * 0.62))
        left += round(side * (1.4 if is_pair else 1)) + px(12, 7)
        size = min(px(62, 42), round(row.height * 0.78))
        put(surface, coin(place.coins, size), (row.right - px(6, 3) - size / 2, y))
        self._paint_words(surface, place, Rect(left, row.y, row.right - px(14, 7) - size - left, row.height), theme)

    def _paint_words(self, surface: pygame.Surface, place: Rank, box: Rect, theme: Theme) -> None:
        """The name, and below it what decided, where there is room for it."""
        is_pair = len(place.seats) > 1
        lines = 2 if is_pair else 1
        name = TextStyle.of(theme, Type.NAME if is_pair else Type.TITLE, TITLE_RED if place.place == 1 else INK)
        least = theme.smallest_text
        above = text.fit(self.names(place), name, (box.width, box.height // 2), max_lines=lines, smallest=least)
        small = TextStyle.of(theme, Type.LABEL if is_pair else Type.BODY, SOFT_INK)
        room = box.height - theme.px(10, 4)
        below = text.fit(self.line(place), small, (box.width, room), max_lines=lines, smallest=least)
        shown = 0 if below.is_cut or above.height + below.height > room else below.height
        top = box.centery - (above.height + shown) // 2
        text.draw_block(surface, above, (box.x, top))
        if shown:
            text.draw_block(surface, below, (box.x, top + above.height))

    def _paint_tiles(self, surface: pygame.Surface, place: Rank, centre: tuple[float, float], side: int) -> None:
        """One player's mark, or a pair's overlapping."""
        shift = side * 0.42 if len(place.seats) > 1 else 0.0
        for number, seat in enumerate(place.seats):
            player = self.seats[seat]
            mark = letter_tile(OWNERS[player.colour], player.name[:1].upper(), side)
            by = shift * (1 if number else -1)
            put(surface, mark, (centre[0] + by, centre[1] + by * 0.4))
