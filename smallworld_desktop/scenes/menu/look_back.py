"""Looking back at a game: each of a person's turns with what would have been better, on the board, step by step."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.ai.played import PlayedTurn
from smallworld_desktop.ai.review import THOROUGH, Care
from smallworld_desktop.render import text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pieces import OWNERS, letter_tile
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import SOFT_INK, Theme, Type
from smallworld_desktop.render.widgets import Button, Label, ListBox, ProgressBar, Row, Widget, heading
from smallworld_desktop.rules.position import Position
from smallworld_desktop.scenes.board.tableau import Tableau
from smallworld_desktop.scenes.common.chronicle import tell_steps
from smallworld_desktop.scenes.menu.chances_chart import ChancePoint, ChancesChart
from smallworld_desktop.scenes.menu.look_back_words import LookBackWords
from smallworld_desktop.scenes.menu.replay import ReplayScene
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.session.looking_back import LookingBack, better_turn
from smallworld_desktop.session.session import Session

log = logging.getLogger(__name__)

TILE = 30
MARKS = {"good": "check", "inaccurate": "pencil", "mistake": "warning", "combo": "warning"}
DECLINED = "decline"


class LookBackScene(ReplayScene):
    """The replay with a list of turns in place of the log, and the chances to win in place of the players."""

    def __init__(self, services: Services, session: Session, care: Care = THOROUGH) -> None:
        super().__init__(services, session)
        self.looking = LookingBack(session, care=care)
        self.said = LookBackWords(services.tr, session, self.looking)
        self.listed: list[PlayedTurn] = []

    def enter(self) -> None:
        super().enter()
        self.looking.start()
        self._show_findings()

    def leave(self) -> None:
        super().leave()
        self.looking.stop()

    # -- widgets -----------------------------------------------------------------------------------------------------

    def title(self) -> str:
        return self.tr("lookback.title", board=self.tr.proper("board", self.session.title))

    def build_side(self) -> Sequence[Widget]:
        tr = self.tr
        self._told = tell_steps(self.session, self._words)
        self.heading = heading(self.title(), kind=Type.HEADING)
        self.progress = ProgressBar()
        self.stop = Button(tr("lookback.stop"), self._toggle_work)
        self.summary = Label("", Type.LABEL, SOFT_INK, anchor="topleft", max_lines=4)
        self.turns = ListBox([], self._choose_turn, kind=Type.STRONG, picture_size=(TILE, TILE))
        self.better = Button(tr("lookback.better"), self._play_better, icon=partial(icon, "spyglass"))
        self.chart = ChancesChart(
            tr("lookback.chances"), self.session.seats, self._choose_point, tr("lookback.chances.tip")
        )
        self._show_findings()
        return [self.heading, self.progress, self.stop, self.summary, self.turns, self.better, self.chart]

    @property
    def listing(self) -> ListBox:
        return self.turns

    def first_focus(self) -> Widget | None:
        return self.play

    def _show_findings(self) -> None:
        """As much as is known by now."""
        looking = self.looking
        moments = {turn.first for turn in looking.moments()}
        chosen = self.chosen
        self.listed = [turn for turn in looking.played if turn.seat in looking.seats or turn.first in moments]
        at = self.listed.index(chosen) if chosen in self.listed else -1
        self.turns.show([self._turn_row(turn, turn.first in moments) for turn in self.listed], at)
        self.progress.part = looking.part
        self.progress.label = self.tr("lookback.progress", done=len(looking.turns), all=len(looking.played))
        self.progress.visible = self.stop.visible = not looking.is_done
        self.stop.label = self.tr("lookback.stop" if looking.is_working else "lookback.go_on")
        self.summary.text = self.said.summary()
        self._show_chart(moments)
        self._enable_better()

    def _turn_row(self, turn: PlayedTurn, is_moment: bool) -> Row:
        seat = self.session.seats[turn.seat]
        review = self.looking.turns.get(turn.first)
        mark = "laurel" if is_moment else MARKS.get(review.verdict, DECLINED) if review is not None else "hourglass"
        return Row(
            self.said.title(turn, review),
            self.said.detail(turn, review, is_moment),
            partial(letter_tile, OWNERS[seat.colour], seat.name[:1].upper()),
            partial(icon, mark),
        )

    def _show_chart(self, moments: set[int]) -> None:
        points = []
        for turn in self.looking.played:
            review = self.looking.turns.get(turn.first)
            points.append(ChancePoint(review.chances if review is not None else None, turn.first in moments))
        self.chart.show(points, self._number)

    # -- what is looked at -------------------------------------------------------------------------------------------

    @property
    def _number(self) -> int:
        """The turn that is on the board, by its number; -1 before the first."""
        return max((n for n, turn in enumerate(self.looking.played) if turn.first <= self.at), default=-1)

    @property
    def chosen(self) -> PlayedTurn | None:
        return self.looking.played[self._number] if self._number >= 0 else None

    def _choose_turn(self, row: int) -> None:
        self.is_playing = False
        self.show(self.listed[row].first)

    def _choose_point(self, number: int) -> None:
        self.is_playing = False
        self.show(self.looking.played[number].first)

    def show_side(self, position: Position, tableau: Tableau) -> None:
        chosen = self.chosen
        row = self.listed.index(chosen) if chosen in self.listed else -1
        if row != self.turns.chosen:
            self.turns.chosen = row
            if self.turns.rect.width:
                self.turns.place(self.turns.rect, self.theme)
        self.chart.show(self.chart.points, self._number)
        self._enable_better()

    def _enable_better(self) -> None:
        chosen = self.chosen
        review = self.looking.turns.get(chosen.first) if chosen is not None else None
        self.better.enabled = review is not None and bool(review.better)

    def _play_better(self) -> None:
        chosen = self.chosen
        if chosen is not None and (review := self.looking.turns.get(chosen.first)) is not None and review.better:
            self.is_playing = False
            self.go(BetterTurnScene(self.services, better_turn(self.session, review)))

    def _toggle_work(self) -> None:
        if self.looking.is_working:
            self.looking.stop()
        else:
            self.looking.start()
        self._show_findings()

    # -- scene -------------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        super().update(dt)
        was_working = self.looking.is_working
        if self.looking.update() or was_working != self.looking.is_working:
            self._show_findings()
            self._place()
        if self.looking.trouble:
            log.error("looking back failed: %s", self.looking.trouble)
            self.looking.trouble = ""
            self.say(self.tr("lookback.failed"), is_good=False)

    def lay_out_side(self, side: Rect, theme: Theme) -> Sequence[Rect]:
        px, pad = theme.px, theme.px(16, 10)
        gap = px(6, 4)
        chart = Rect(side.x, side.bottom - px(236, 178), side.width, px(236, 178))
        page = Rect(side.x, side.y, side.width, chart.y - gap - side.y)
        inner = page.inflate(-2 * pad, 0)
        self.heading.place(Rect(inner.x, page.y + px(8, 5), inner.width, px(38, 28)), theme)
        y = self.heading.rect.bottom + px(2, 1)
        if self.progress.visible:
            high = px(42, 38)
            wide = max(self.stop.preferred_width(theme), px(96, 74))
            self.stop.place(Rect(inner.right - wide, y, wide, high), theme)
            self.progress.place(Rect(inner.x, y, inner.width - wide - px(12, 8), high), theme)
            y += high + px(6, 4)
        style = TextStyle.of(theme, self.summary.kind, SOFT_INK)
        high = min(text.layout(self.summary.text, style, inner.width).height, px(110, 84))
        self.summary.place(Rect(inner.x, y, inner.width, high), theme)
        y += high + px(6, 3)
        high = px(46, 38)
        self.better.place(Rect(inner.x, page.bottom - px(12, 8) - high, inner.width, high), theme)
        self.turns.place(Rect(inner.x, y, inner.width, self.better.rect.y - px(8, 5) - y), theme)
        self.chart.place(chart, theme)
        return chart, page

    def paint_side(self, surface: pygame.Surface) -> None:
        """Everything beside the board is a widget."""


class BetterTurnScene(ReplayScene):
    """A turn as a master would have played it."""

    def enter(self) -> None:
        super().enter()
        self._toggle()

    def title(self) -> str:
        return self.tr("lookback.better.title", round=self.session.game.start.round)
