"""Seats: who chooses. A seat sees only its own view and answers with an action."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from smallworld_desktop.ai.easy import EasyPlayer
from smallworld_desktop.ai.learned import shipped
from smallworld_desktop.ai.levels import LEVELS, BadSeat, Level, read_spec
from smallworld_desktop.ai.manners import PLAIN, Manner
from smallworld_desktop.ai.random_player import RandomPlayer, WildPlayer
from smallworld_desktop.ai.thinker import Thinker
from smallworld_desktop.ai.worth import Worth
from smallworld_desktop.rules.actions import Action
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.view import View

__all__ = ["LEVELS", "BadSeat", "Player", "level_of", "make_seat"]


class Player(Protocol):
    """Answers "choose one of these" from its own view."""

    cut_short: int
    """How many turns the clock cut short."""

    def choose(self, view: View) -> Action: ...

    def reason(self) -> Message | None:
        """Why the present turn is played as it is; None if there is nothing to say."""


class RandomSeat:
    """Plays at random, or wildly."""

    def __init__(self, seed: int, wild: bool = False) -> None:
        self.cut_short = 0
        self._player = (WildPlayer if wild else RandomPlayer)(random.Random(seed))

    def choose(self, view: View) -> Action:
        return self._player.choose(view.position, legal_actions(view.position))

    def reason(self) -> Message | None:
        return None


class EasySeat:
    """Plays like a beginner."""

    def __init__(self, seed: int) -> None:
        self.cut_short = 0
        self._rng = random.Random(seed)
        self._player: EasyPlayer | None = None

    def choose(self, view: View) -> Action:
        if self._player is None or self._player.worth.rules is not view.position.rules:
            self._player = EasyPlayer(Worth(view.position.rules), self._rng)
        return self._player.choose(view.complete(self._rng))

    def reason(self) -> Message | None:
        return None


class ThinkingSeat:
    """Plans its turns. `hurried` is asked now and then whether somebody waits."""

    def __init__(
        self, level: Level, seed: int, hurried: Callable[[], bool] | None = None, manner: Manner = PLAIN
    ) -> None:
        self.cut_short = 0
        self._level = level
        self._manner = manner
        self._seed = seed
        self._hurried = hurried
        self._thinker: Thinker | None = None
        self._last_cut: tuple[int, int] | None = None

    def choose(self, view: View) -> Action:
        thinker = self._thinker
        if thinker is None or thinker.judge.worth.rules is not view.position.rules or thinker.judge.seat != view.seat:
            worth = Worth(view.position.rules)
            learnt = shipped().at_table(worth.rules.seats) if self._level.learned else ()
            thinker = Thinker(worth, view.seat, self._level, self._seed, learnt, self._hurried, self._manner)
            self._thinker = thinker
        action = thinker.choose(view)
        if thinker.turn.budget.cut_short and self._last_cut != thinker.turn.key:
            self._last_cut = thinker.turn.key
            self.cut_short += 1
        return action

    def reason(self) -> Message | None:
        return self._thinker.turn.reason if self._thinker is not None else None

    def why(self, view: View, action: Action) -> Message | None:
        """Why the action just chosen for this view."""
        return self._thinker.why(view, action) if self._thinker is not None else None


def level_of(spec: str) -> str:
    """The level a spec names: `ai:hard`, `hard`. Raises `BadSeat`."""
    return read_spec(spec).level.name


def make_seat(spec: str, seed: int, hurried: Callable[[], bool] | None = None, seconds: float | None = None) -> Player:
    """A seat for a spec, with its own chance. Seed and time in the spec go before those given. Raises `BadSeat`."""
    wanted = read_spec(spec, seconds)
    chance = seed if wanted.seed is None else wanted.seed
    if wanted.level.thinks in ("not", "wildly"):
        return RandomSeat(chance, wild=wanted.level.thinks == "wildly")
    return (
        EasySeat(chance)
        if wanted.level.thinks == "quickly"
        else ThinkingSeat(wanted.level, chance, hurried, wanted.manner)
    )
