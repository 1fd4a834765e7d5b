"""Choosers for seats that are no person: quick players answer at once, thinkers in a process of their own.

All thinkers share one process, for only one seat decides at a time. It starts with the first question and ends with
the last chooser.
"""

from __future__ import annotations

import logging

from smallworld_desktop.ai.advice import ADVISER
from smallworld_desktop.ai.levels import read_spec
from smallworld_desktop.ai.process import Answer, Mind
from smallworld_desktop.ai.seats import Player, make_seat
from smallworld_desktop.rules.view import View
from smallworld_desktop.session.session import Chooser, Seat

log = logging.getLogger(__name__)


def make_chooser(seat: Seat, seed: int) -> Chooser:
    """The chooser for a seat's kind (`ai:hard`). Raises `BadSeat` for one that nobody knows."""
    if read_spec(seat.kind).level.is_quick:
        return InstantChooser(make_seat(seat.kind, seed))
    return ThinkingChooser(seat.kind, seed)


def make_adviser() -> Chooser:
    """Answers for a person who asks what a strong player would do."""
    return ThinkingChooser(ADVISER, 0, is_adviser=True)


class InstantChooser:
    """A player that decides faster than a frame, so it needs no process of its own."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._answer: Answer | None = None

    def ask(self, view: View) -> None:
        self._answer = Answer(self._player.choose(view), self._player.reason())

    def poll(self) -> Answer | None:
        answer, self._answer = self._answer, None
        return answer

    def hurry(self) -> None:
        """It has answered already."""

    def close(self) -> None:
        self._answer = None


class ThinkingChooser:
    """A player that thinks in the background. If its process can't go on, a beginner answers for it."""

    _mind: Mind | None = None
    _users = 0
    _asker: ThinkingChooser | None = None
    """Whose question the process thinks about."""

    def __init__(self, spec: str, seed: int, *, is_adviser: bool = False) -> None:
        self._spec = spec
        self._seed = seed
        self._is_adviser = is_adviser
        self._is_open = True
        ThinkingChooser._users += 1

    @property
    def _own(self) -> Mind | None:
        """The process, while it thinks for this chooser."""
        return ThinkingChooser._mind if ThinkingChooser._asker is self else None

    def ask(self, view: View) -> None:
        if ThinkingChooser._mind is None:
            ThinkingChooser._mind = Mind()
        ThinkingChooser._asker = self
        ThinkingChooser._mind.ask(view, self._spec, self._seed, self._is_adviser)

    def poll(self) -> Answer | None:
        answer = self._own.poll() if self._own is not None else None
        if answer is not None and answer.trouble:
            log.error("a computer player failed, a beginner plays on: %s", answer.trouble)
        return answer

    def hurry(self) -> None:
        if self._own is not None:
            self._own.hurry()

    def close(self) -> None:
        """Nobody will ask any more; the last one to leave ends the process."""
        if not self._is_open:
            return
        self._is_open = False
        if self._own is not None:
            self._own.cancel()
            ThinkingChooser._asker = None
        ThinkingChooser._users -= 1
        mind = ThinkingChooser._mind
        if mind is not None and not ThinkingChooser._users:
            ThinkingChooser._mind = None
            mind.close()
