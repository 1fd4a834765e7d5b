"""The final result: coins by round and the board in time, the game in numbers, the ranking, and what next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.render import text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import INK, SOFT_INK, Theme, Type
from smallworld_desktop.render.widgets import Button, Widget
from smallworld_desktop.render.widgets.base import put_icon
from smallworld_desktop.scenes.common.menu import MenuScene
from smallworld_desktop.scenes.common.rematch import open_rematch
from smallworld_desktop.scenes.menu.look_back import LookBackScene
from smallworld_desktop.scenes.menu.replay import ReplayScene
from smallworld_desktop.scenes.menu.result_chart import CoinsChart
from smallworld_desktop.scenes.menu.result_film import ResultFilm
from smallworld_desktop.scenes.menu.result_ranking import RankingPanel
from smallworld_desktop.scenes.menu.result_table import NumbersTable
from smallworld_desktop.scenes.menu.statistics import figures_of, ranking
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.session.session import Session

WIDE = 2.1
"""From this shape on (width to height) the board stands between the other sheets."""


class ResultScene(MenuScene):
    """Shown when a game is over."""

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self.session = session
        position = session.game.position
        self.figures = figures_of(session.game)
        self.places = ranking(position)
        order = [seat for place in self.places for seat in place.seats]
        self.ranking = RankingPanel(self.tr, self.places, session.seats, position.coins)
        self.film = ResultFilm(services, session, len(self.figures.seats[0].coins) - 1, self._shown)
        choose = self.film.choose if self.film.rounds.last else None
        self.chart = CoinsChart(self.tr, self.figures, session.seats, order, choose)
        self.table = NumbersTable(self.tr, self.figures, session.seats, order)
        self._bar = Rect(0, 0, 0, 0)

    def enter(self) -> None:
        super().enter()
        self.services.sound.play("victory")
        self.film.begin()

    def leave(self) -> None:
        self.session.close()

    def build(self) -> Sequence[Widget]:
        tr = self.tr
        self.replay = Button(tr("result.replay"), self._replay, icon=partial(icon, "replay"))
        is_kept = bool(self.session.game.steps) and not self.session.is_shared  # the chance of others is not known here
        self.replay.enabled = is_kept
        self.look_back = Button(
            tr("lookback.button"), self._look_back, icon=partial(icon, "search"), tooltip=tr("lookback.button.tip")
        )
        self.look_back.enabled = is_kept
        self.rematch = Button(tr("result.rematch"), self._rematch, icon=partial(icon, "swords"), is_lit=True)
        self.rematch.enabled = not self.session.is_shared
        self.new_game = Button(tr("menu.new_game"), self._new_game, icon=partial(icon, "dice"))
        self.title = Button(tr("result.to_title"), self.back, icon=partial(icon, "home"))
        return [self.chart, *self.film.build(), *self._buttons]

    def _shown(self, number: int) -> None:
        """The film shows this round."""
        self.chart.at = number

    def update(self, dt: float) -> None:
        super().update(dt)
        self.film.update(dt)

    @property
    def is_animating(self) -> bool:
        return super().is_animating or self.film.is_animating

    @property
    def _buttons(self) -> list[Button]:
        return [self.replay, self.look_back, self.rematch, self.new_game, self.title]

    def first_focus(self) -> Widget | None:
        return self.rematch if self.rematch.enabled else self.title

    def back(self) -> None:
        if self.session.way_back is not None:
            self.session.way_back()
            return
        self.stack.reset(self.services.screens.title())

    def _replay(self) -> None:
        self.go(ReplayScene(self.services, self.session))

    def _look_back(self) -> None:
        self.go(LookBackScene(self.services, self.session))

    def _rematch(self) -> None:
        open_rematch(self.services, self.session)

    def _new_game(self) -> None:
        self.stack.reset(self.services.screens.title())
        self.stack.push(self.services.screens.setup())

    def lay_out(self, window: Rect, theme: Theme) -> None:
        px = theme.px
        edge, gap = px(8, 4), px(6, 4)
        foot = px(92, 66)
        self._bar = Rect(edge, window.height - edge - foot, window.width - 2 * edge, foot)
        room = Rect(edge, edge, self._bar.width, self._bar.y - gap - edge)
        slip = self._lay_out_wide(room, gap) if window.width > WIDE * window.height else self._lay_out_rows(room, gap)
        self.panels = (self.chart.rect, slip, self.table.rect, self.ranking.rect, self._bar)
        self._place_buttons(theme)

    def _lay_out_rows(self, room: Rect, gap: int) -> Rect:
        """The chart beside the board, the numbers beside the ranking; returns where the film's track lies."""
        upper = round(room.height * 0.56)
        first, second = round(room.width * 0.6), round(room.width * 0.69)
        lower, low = room.y + upper + gap, room.height - upper - gap
        self.chart.place(Rect(room.x, room.y, first, upper), self.theme)
        self.table.rect = Rect(room.x, lower, second, low)
        self.ranking.rect = Rect(room.x + second + gap, lower, room.width - second - gap, low)
        return self.film.lay_out(Rect(room.x + first + gap, room.y, room.width - first - gap, upper), self.theme)

    def _lay_out_wide(self, room: Rect, gap: int) -> Rect:
        """Chart over numbers, the board as high as the window, and the ranking on its other side."""
        upper, first, last = round(room.height * 0.56), round(room.width * 0.39), round(room.width * 0.2)
        self.chart.place(Rect(room.x, room.y, first, upper), self.theme)
        self.table.rect = Rect(room.x, room.y + upper + gap, first, room.height - upper - gap)
        self.ranking.rect = Rect(room.right - last, room.y, last, room.height)
        left = room.x + first + gap
        return self.film.lay_out(Rect(left, room.y, room.right - last - gap - left, room.height), self.theme)

    def _place_buttons(self, theme: Theme) -> None:
        px = theme.px
        buttons = self._buttons
        gap, gaps = px(12, 8), len(buttons) - 1
        room = round(self._bar.width * 0.70)
        wide = min(max(px(190, 130), *(b.preferred_width(theme) for b in buttons)), (room - gaps * gap) // len(buttons))
        x = self._bar.right - px(20, 14) - len(buttons) * wide - gaps * gap
        high = px(56, 46)
        for button in buttons:
            button.place(Rect(x, self._bar.centery - high // 2, wide, high), theme)
            x += wide + gap

    def played(self) -> str:
        """`The Isle, 10 rounds, 48 minutes`; how long is not known of games from before it was kept."""
        tr, minutes = self.tr, round(self.session.seconds / 60)
        rounds = self.figures.rounds
        if not self.session.seconds:
            return tr("result.played", rounds=rounds, board=tr.proper("board", self.session.title))
        hours, rest = divmod(minutes, 60)
        time = tr("result.hours", hours=hours, minutes=rest) if hours else tr("result.minutes", count=max(1, minutes))
        return tr("result.played_in", rounds=rounds, board=tr.proper("board", self.session.title), time=time)

    def paint(self, surface: pygame.Surface) -> None:
        theme, tr, px = self.theme, self.tr, self.theme.px
        self.ranking.paint(surface, theme)
        self.table.paint(surface, theme)
        bar = self._bar
        left = bar.x + px(24, 16)
        put_icon(surface, icon("hourglass", px(40, 28)), (left + px(20, 14), bar.centery))
        left += px(52, 36)
        room = self.replay.rect.x - left - px(16, 8)
        words = self.played()
        strong = TextStyle.of(theme, Type.HINT, INK)
        box = Rect(left, bar.centery - px(29, 24), room, px(29, 24))
        text.draw_in(surface, words, strong, box, "midleft", smallest=theme.smallest_text)
        not_kept = "result.together" if self.session.is_shared else "result.not_kept"
        code = "result.kept" if self.replay.enabled else not_kept
        style = TextStyle.of(theme, Type.BODY, SOFT_INK)
        words = tr(code, players=tr("result.players", count=len(self.session.seats)))
        text.draw_whole(surface, words, style, box.move(0, box.height), "midleft", smallest=theme.smallest_text)
