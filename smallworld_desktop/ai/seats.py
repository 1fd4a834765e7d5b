"""Seats: who chooses. A seat sees only its own view and answers with an action."""

from __future__ import annotations

import random
from typing import Protocol

from smallworld_desktop.ai.random_player import RandomPlayer
from smallworld_desktop.rules.actions import Action
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.view import View


class Seat(Protocol):
    """Answers "choose one of these" from its own view."""

    def choose(self, view: View) -> Action: ...


class BadSeat(ValueError):
    """A seat spec that can't be understood."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.code)
        self.message = message


class RandomSeat:
    """Plays at random."""

    def __init__(self, seed: int) -> None:
        self._player = RandomPlayer(random.Random(seed))

    def choose(self, view: View) -> Action:
        return self._player.choose(view.position, legal_actions(view.position))


LEVELS = ("random",)


def level_of(spec: str) -> str:
    """The level a spec names: `ai:random`, `random`. Raises `BadSeat`."""
    level = spec.strip().removeprefix("ai:")
    if level not in LEVELS:
        raise BadSeat(Message("seat.unknown", {"got": spec, "known": ", ".join(LEVELS)}))
    return level


def make_seat(spec: str, seed: int) -> Seat:
    """A seat for a spec, with its own chance."""
    level_of(spec)
    return RandomSeat(seed)
