"""The ranking of a finished game: the winner large, a tie explained, the others below."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from smallworld_desktop.i18n import Translator
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import emblem, icon
from smallworld_desktop.render.pieces import OWNERS, coin, draw_number, letter_tile, medal, put
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
        style = TextStyle.of(theme, Type.HERO, TITLE_RED, CREAM)
        head = Rect(rect.x + pad, rect.y + px(10, 6), rect.width - 2 * pad, px(56, 40))
        text.draw_in(surface, self.tr("result.title"), style, head, smallest=theme.smallest_text)
        win = Rect(rect.x + pad, head.bottom + px(4, 3), rect.width - 2 * pad, px(236, 154))
        surfaces.draw_lit_frame(surface, win, theme)
        self._paint_winner(surface, win, theme)
        y = win.bottom
        words = self.tie()
        if words:
            box = Rect(win.x, y + px(6, 4), win.width, px(44, 30))
            strong = TextStyle.of(theme, Type.STRONG, INK)
            text.draw_in(surface, words, strong, box, max_lines=2, smallest=theme.smallest_text)
            y = box.bottom
        others = self.places[1:]
        if not others:
            return
        high = min((rect.bottom - px(16, 10) - y) / len(others), px(150, 110))
        for number, place in enumerate(others):
            row = Rect(win.x, round(y + number * high), win.width, round(high))
            surfaces.draw_rule(surface, (row.x + px(4), row.y), row.width - px(8), theme)
            self._paint_row(surface, row, place, theme)

    def _paint_winner(self, surface: pygame.Surface, win: Rect, theme: Theme) -> None:
        px = theme.px
        place = self.places[0]
        wreath = px(196, 124)
        centre = (win.x + px(20, 10) + wreath / 2, win.centery + px(6, 5))
        put(surface, icon("laurel", wreath), centre)
        side = px(84, 54) if len(place.seats) == 1 else px(62, 40)
        self._paint_tiles(surface, place, (centre[0], centre[1] - px(2)), side)
        put(surface, emblem(CROWN, px(66, 44)), (centre[0], centre[1] - px(84, 54) * 0.5 - px(24, 16)))
        put(surface, medal(1, px(50, 34)), (centre[0], centre[1] + px(84, 54) * 0.5 + px(26, 17)))
        left = round(win.x + px(20, 10) + wreath + px(24, 12))
        room = win.right - left - px(12, 8)
        box = Rect(left, win.y + px(22, 12), room, px(72, 48))
        name = TextStyle(Type.HERO.face, px(46, 28), TITLE_RED)
        text.draw_in(surface, self.names(place), name, box, "midleft", max_lines=2, smallest=px(20, 14))
        middle = win.y + px(132, 86)
        put(surface, coin(None, px(58, 38)), (left + px(29, 19), middle))
        draw_number(surface, str(place.coins), px(46, 29), INK, (left + px(72, 46), middle), "midleft")
        box = Rect(left, win.bottom - px(70, 44), room, px(50, 36))
        small = TextStyle.of(theme, Type.BODY, SOFT_INK)
        text.draw_whole(surface, self.line(place), small, box, "midleft", max_lines=2, smallest=theme.smallest_text)

    def _paint_row(self, surface: pygame.Surface, row: Rect, place: Rank, theme: Theme) -> None:
        px, y = theme.px, row.centery
        size = min(px(60, 38), round(row.height * 0.56))
        put(surface, medal(place.place, size), (row.x + px(14, 3) + size / 2, y + size * 0.08))
        side = min(px(54, 34), round(row.height * 0.6))
        left = row.x + px(14, 3) + px(60, 38) + px(18, 8)
        self._paint_tiles(surface, place, (left + side / 2, y), side if len(place.seats) == 1 else round(side * 0.8))
        left += round(side * (1 if len(place.seats) == 1 else 1.3)) + px(16, 8)
        figure = draw_number(surface, str(place.coins), px(34, 22), INK, (row.right - px(12, 6), y), "midright")
        put(surface, coin(None, px(42, 28)), (figure.x - px(32, 20), y))
        room = figure.x - px(60, 40) - left
        name = TextStyle.of(theme, Type.TITLE, INK)
        lines = 2 if len(place.seats) > 1 else 1
        above = text.fit(
            self.names(place), name, (room, row.height // 2), max_lines=lines, smallest=theme.smallest_text
        )
        small = TextStyle.of(theme, Type.BODY, SOFT_INK)
        below = text.fit(
            self.line(place), small, (room, row.height // 2), max_lines=lines + 1, smallest=theme.smallest_text
        )
        top = y - (above.height + (0 if below.is_cut else below.height)) // 2
        text.draw_block(surface, above, (left, top))
        if not below.is_cut:
            text.draw_block(surface, below, (left, top + above.height))

    def _paint_tiles(self, surface: pygame.Surface, place: Rank, centre: tuple[float, float], side: int) -> None:
        """One player's mark, or a pair's overlapping."""
        shift = side * 0.32 if len(place.seats) > 1 else 0.0
        for number, seat in enumerate(place.seats):
            player = self.seats[seat]
            mark = letter_tile(OWNERS[player.colour], player.name[:1].upper(), side)
            by = shift * (1 if number else -1)
            put(surface, mark, (centre[0] + by, centre[1] + by * 0.4))
