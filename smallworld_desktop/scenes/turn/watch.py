"""Nothing to decide at this screen: another seat thinks, things are moving, coins are counted."""

from __future__ import annotations

from collections.abc import Callable

from smallworld_desktop.intents import Command
from smallworld_desktop.rules.position import Position
from smallworld_desktop.scenes.board.tableau import Tableau
from smallworld_desktop.scenes.turn.base import Choice, Hand, Table, TurnScene


class WatchScene(TurnScene):
    """Another seat thinks, or the game is over."""

    def hint(self) -> str:
        if self.position.is_over:
            return self.tr("hint.over")
        return self.tr("hint.thinking", player=self.words.seat(self.position.decider))

    def note(self) -> str:
        return self.tr("table.note.thinking")

    def choices(self) -> list[Choice]:
        if self.position.is_over:
            return []
        hurry = self.table.session.hurry
        return [Choice(self.tr("ui.skip"), hurry, "skip", tooltip=self.tr("tip.hurry"), key=Command.CONFIRM)]


class MovingScene(TurnScene):
    """What was done is being shown: `shown` is the position before it, `tableau_now` the table as it moves."""

    name = "moving"

    def __init__(
        self,
        table: Table,
        shown: Position,
        tableau_now: Callable[[], Tableau],
        skip: Callable[[], None],
        note: str,
        hand: Hand | None,
    ) -> None:
        super().__init__(table, [])
        self.shown = shown
        self._tableau_now = tableau_now
        self.skip = skip
        self._note = note
        self._hand = hand

    def hint(self) -> str:
        return self.tr("hint.moving", player=self.words.seat(self.shown.decider))

    def note(self) -> str:
        return self._note

    def choices(self) -> list[Choice]:
        return [Choice(self.tr("ui.skip"), self.skip, "skip", tooltip=self.tr("tip.skip"), key=Command.CONFIRM)]

    def tableau(self) -> Tableau:
        return self._tableau_now()

    def hand(self) -> Hand | None:
        return self._hand

    def act(self, region: int) -> None:
        self.skip()

    def back(self) -> bool:
        self.skip()
        return True
