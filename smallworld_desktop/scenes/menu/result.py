"""The final result: ranking, coins by round, the game in numbers, and what next."""

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
from smallworld_desktop.scenes.menu.result_ranking import RankingPanel
from smallworld_desktop.scenes.menu.result_table import NumbersTable
from smallworld_desktop.scenes.menu.statistics import figures_of, ranking
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.session.session import Session


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
        self.chart = CoinsChart(self.tr, self.figures, session.seats, order)
        self.table = NumbersTable(self.tr, self.figures, session.seats, order)
        self._bar = Rect(0, 0, 0, 0)

    def enter(self) -> None:
        super().enter()
        self.services.sound.play("victory")

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
        return self._buttons

    @property
    def _buttons(self) -> list[Button]:
        return [self.replay, self.look_back, self.rematch, self.new_game, self.title]

    def first_focus(self) -> Widget | None:
        return self.rematch if self.rematch.enabled else self.title

    def back(self) -> None:
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
        high = self._bar.y - gap - edge
        self.ranking.rect = Rect(edge, edge, px(500, 300), high)
        left = self.ranking.rect.right + gap
        wide = window.width - edge - left
        upper = round(high * 0.537)
        self.chart.rect = Rect(left, edge, wide, upper)
        self.table.rect = Rect(left, edge + upper + gap, wide, high - upper - gap)
        self.panels = (self.ranking.rect, self.chart.rect, self.table.rect, self._bar)
        self._place_buttons(theme)

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
        self.chart.paint(surface, theme)
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
