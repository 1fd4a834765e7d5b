"""Who sits at the screen, and what they have to be told when it becomes their turn."""

from __future__ import annotations

from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.scenes.table.recap import Recap, make_recap
from smallworld_desktop.session.session import Seat, Session

NOBODY_YET = -1


class Greeter:
    """Remembers who was at the screen last and which turn was announced."""

    def __init__(self, session: Session, words: Words) -> None:
        self._session = session
        self._words = words
        self._present = NOBODY_YET
        self.handed_over = 0
        """How often the screen was passed on."""
        self._greeted: tuple[int, int] | None = None

    def newcomer(self) -> Seat | None:
        """The person to whom the screen has to be passed now, told once; only while coins are hidden."""
        seat = self._session.game.position.decider
        if seat == self._present:
            return None
        is_first, self._present = self._present == NOBODY_YET, seat
        if not self._session.passes_screen or is_first:
            return None
        self.handed_over += 1
        return self._session.seats[seat]

    def news(self) -> Recap | None:
        """What happened before the turn that begins, told once a turn; None if there is nothing to announce."""
        position = self._session.game.position
        turn = (position.round, position.decider)
        if turn == self._greeted or position.decider != position.seat:
            return None
        self._greeted = turn
        return make_recap(self._session, self._words, position.seat)
