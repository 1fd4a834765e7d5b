"""Nothing to decide at this screen: another seat thinks, things are moving, coins are counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from smallworld_desktop.intents import Command
from smallworld_desktop.rules.position import Position
from smallworld_desktop.scenes.board.tableau import Tableau
from smallworld_desktop.scenes.turn.base import Choice, Hand, Table, TurnScene
from smallworld_desktop.session.session import Presence

WAITING = {
    Presence.HERE: "hint.thinking",
    Presence.COMPUTER: "hint.thinking",
    Presence.ELSEWHERE: "hint.elsewhere",
    Presence.AWAY: "hint.away",
    Presence.STAND_IN: "hint.stand_in",
}
"""What is said of whoever decides."""


class WatchScene(TurnScene):
    """Another seat thinks, or the game is over."""

    def hint(self) -> str:
        if self.position.is_over:
            return self.tr("hint.over")
        if self.table.session.is_cut:
            return self.tr("hint.cut")
        if self.table.step() is not None:
            return self.tr("hint.held", player=self.words.seat(self.position.decider))
        return self.tr(WAITING[self._presence], player=self.words.seat(self.position.decider))

    @property
    def _presence(self) -> Presence:
        return self.table.session.presence(self.position.decider)

    def note(self) -> str:
        away = self._presence is Presence.AWAY
        return self.tr("table.note.away" if away else "table.note.thinking")

    def choices(self) -> list[Choice]:
        if self.position.is_over or self.table.session.is_shared:
            return []
        if (step := self.table.step()) is not None:
            return [step, *following(self.table)]
        hurry = self.table.session.hurry
        skip = Choice(self.tr("ui.skip"), hurry, "skip", tooltip=self.tr("tip.hurry"), key=Command.CONFIRM)
        return [skip, *following(self.table)]


def following(table: Table) -> list[Choice]:
    """How to follow computers: at another pace, or not at all until a person's turn."""
    pace, tr = table.pace(), table.words.tr
    rush = Choice(tr("button.rush"), table.rush, "skip", tooltip=tr("tip.rush"), key=Command.END)
    return [rush, *([pace] if pace is not None else [])] if table.session.humans else [pace] if pace else []


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
        skip = Choice(self.tr("ui.skip"), self.skip, "skip", tooltip=self.tr("tip.skip"), key=Command.CONFIRM)
        is_watched = not self.table.session.seats[self.shown.decider].is_human
        return [skip, *(following(self.table) if is_watched else [])]

    def tableau(self) -> Tableau:
        return self._tableau_now()

    def hand(self) -> Hand | None:
        """As many tokens as have not left the hand yet."""
        number = self.shown.fighter
        if self._hand is None or number < 0 or self._hand.seat != self.shown.people(number).seat:
            return self._hand
        return replace(self._hand, count=min(self._hand.count, self.tableau().hands.get(number, self._hand.count)))

    def act(self, region: int) -> None:
        self.skip()

    def back(self) -> bool:
        self.skip()
        return True
