"""The list of riddles: the one of the day, and all by grade with what is solved."""

from __future__ import annotations

from datetime import date
from functools import partial

import pygame

from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.portraits import medallion
from smallworld_desktop.render.theme import SOFT_INK, Type
from smallworld_desktop.render.widgets import Button, Paragraph, Row
from smallworld_desktop.riddles.progress import Solved, of_the_day, read_solved
from smallworld_desktop.riddles.reader import shipped_riddles
from smallworld_desktop.riddles.riddle import Ask, Riddle
from smallworld_desktop.riddles.session import RiddleSession, start_riddle
from smallworld_desktop.riddles.words import question, riddle_title
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenario.problems import Malformed
from smallworld_desktop.scenes.board.pictures import FULL, BoardPictures, chart_with_pieces
from smallworld_desktop.scenes.board.tableau import Tableau
from smallworld_desktop.scenes.common.empty import Nothing
from smallworld_desktop.scenes.common.lists import DARK_GREEN, ListScene
from smallworld_desktop.scenes.riddles.scene import RiddleScene
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.store import StoreError

CHART = 1000
"""Pixels across the chart of a riddle."""


class RiddlesScene(ListScene):
    """Begins at the riddle of the day, or at the first that is open."""

    def __init__(self, services: Services, today: date | None = None) -> None:
        super().__init__(services)
        self.today = today or date.today()
        self.pictures = BoardPictures(services.painter)
        found = shipped_riddles()
        self.riddles = [each for each in found if isinstance(each, Riddle)]
        services.problems += [each for each in found if isinstance(each, Message)]
        self.progress = Solved()
        self._sessions: dict[str, RiddleSession] = {}
        self._read()
        self.chosen = self._first_open(0)

    def _read(self) -> None:
        try:
            self.progress = read_solved()
        except StoreError as problem:
            self.services.problems.append(problem.message)
            self.progress = Solved()

    def _first_open(self, after: int) -> int:
        """The first row from there on that isn't solved; the first row of all if there is none."""
        rows = [*range(after, len(self._shelf)), *range(after)]
        return next((n for n in rows if self._shelf[n].id not in self.progress.solved), 0)

    @property
    def _shelf(self) -> list[Riddle]:
        """The riddle of each row: first that of the day."""
        return [of_the_day(self.riddles, self.today), *self.riddles] if self.riddles else []

    @property
    def riddle(self) -> Riddle:
        return self._shelf[self.chosen]

    def resume(self) -> None:
        self._read()
        super().resume()
        self.rebuild()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.pictures.update(dt):
            self._show_details()
            self.invalidate()

    @property
    def is_animating(self) -> bool:
        return super().is_animating or self.pictures.is_busy

    # -- the list ----------------------------------------------------------------------------------------------------

    def title(self) -> str:
        solved = len({riddle.id for riddle in self.riddles} & self.progress.solved)
        return self.tr("riddles.title.solved", solved=solved, count=len(self.riddles))

    def nothing(self) -> Nothing:
        return Nothing("lantern", self.tr("riddles.title"), self.tr("riddles.about"))

    def rows(self) -> list[Row]:
        return [self._row(number, riddle) for number, riddle in enumerate(self._shelf)]

    def _row(self, number: int, riddle: Riddle) -> Row:
        tr = self.tr
        begins = number == 1 or (number > 1 and self._shelf[number - 1].grade != riddle.grade)
        title = riddle_title(tr, riddle)
        words = tr("riddles.row", number=number, title=title) if number else tr("riddles.today", title=title)
        mark = partial(icon, "check") if riddle.id in self.progress.solved else None
        return Row(words, self._state(riddle), partial(_face, _teller(riddle)), mark, begins_part=begins)

    def _state(self, riddle: Riddle) -> str:
        tr = self.tr
        asked = tr(f"riddle.kind.{riddle.goal.ask}", count=riddle.goal.coins)
        state = ""
        if riddle.id in self.progress.solved:
            state = tr("riddles.solved")
        elif riddle.id in self.progress.shown:
            state = tr("riddles.shown")
        return tr.listed([tr("riddle.grade", grade=riddle.grade), asked, *([state] if state else [])], "comma")

    def details(self) -> tuple[pygame.Surface | None, list[Paragraph]]:
        tr, riddle = self.tr, self.riddle
        words = [Paragraph.heading(riddle_title(tr, riddle)), Paragraph(self._state(riddle), Type.LABEL, SOFT_INK)]
        session = self._session(riddle)
        if session is None:
            return None, words
        words.append(Paragraph(question(tr, session)))
        if riddle.id in self.progress.solved:
            words.append(Paragraph(tr("riddles.solved"), Type.STRONG, DARK_GREEN))
        if riddle.goal.ask is not Ask.DECLINE:  # that can't be searched, only measured
            words.append(Paragraph(tr("riddles.about"), Type.LABEL, SOFT_INK))
        return self._chart(session), words

    def _chart(self, session: RiddleSession) -> pygame.Surface:
        board = session.game.rules.board
        picture = self.pictures.get(board, session.geometry, FULL, artwork=session.artwork, is_urgent=True)
        owners = [seat.colour for seat in session.seats]
        return chart_with_pieces(board, session.geometry, picture, Tableau.of(session.begin), owners, CHART)

    def _session(self, riddle: Riddle) -> RiddleSession | None:
        """The riddle laid out, once; None with a word about what is wrong with it."""
        if riddle.id not in self._sessions:
            try:
                session = start_riddle(riddle)
            except (Malformed, IllegalAction) as problem:
                reason = problem.message if isinstance(problem, Malformed) else problem.reason
                self.say(
                    self.tr("lessons.broken", file=riddle.file.name, reason=self.tr.message(reason)), is_good=False
                )
                return None
            self.services.welcome(session.content)
            self._sessions[riddle.id] = session
        return self._sessions[riddle.id]

    def buttons(self) -> list[Button]:
        code = "riddles.again" if self.riddle.id in self.progress.solved else "riddles.begin"
        return [Button(self.tr(code), self.open, icon=partial(icon, "lantern"), is_lit=True)]

    def open(self) -> None:
        session = self._session(self.riddle)
        if session is not None:
            session.restart()
            self.go(RiddleScene(self.services, session, self._go_on, self.today))

    def _go_on(self) -> None:
        """The next riddle that is open."""
        self._read()
        self.chosen = self._first_open(self.chosen + 1)
        self.open()


def _teller(riddle: Riddle) -> str:
    for player in riddle.scenario["players"]:
        if player.get("name") == riddle.scenario["turn"].get("player") and "active" in player:
            return str(player["active"].get("race", ""))
    return ""


def _face(teller: str, size: int) -> pygame.Surface:
    return (medallion(teller, size) if teller else None) or icon("lantern", size)
