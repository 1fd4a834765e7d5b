"""Choosers for seats that are no person."""

from __future__ import annotations

from smallworld_desktop.ai.seats import Seat as Player
from smallworld_desktop.ai.seats import make_seat
from smallworld_desktop.rules.actions import Action
from smallworld_desktop.rules.view import View
from smallworld_desktop.scenes.session import Seat


class InstantChooser:
    """A player that decides faster than a frame, so it needs no process of its own."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._answer: Action | None = None

    def ask(self, view: View) -> None:
        self._answer = self._player.choose(view)

    def poll(self) -> Action | None:
        answer, self._answer = self._answer, None
        return answer

    def close(self) -> None:
        self._answer = None


def make_chooser(seat: Seat, seed: int) -> InstantChooser:
    """The chooser for a seat's kind (`ai:random`). Raises `BadSeat` for one that nobody knows."""
    return InstantChooser(make_seat(seat.kind, seed))
