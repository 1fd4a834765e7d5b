"""Seats: who chooses. A seat sees only its own view and answers with an action."""

from __future__ import annotations

import random
from typing import Protocol

from smallworld_desktop.ai.easy import EasyPlayer
from smallworld_desktop.ai.levels import LEVELS, BadSeat, Level, read_spec
from smallworld_desktop.ai.random_player import RandomPlayer
from smallworld_desktop.ai.thinker import Thinker
from smallworld_desktop.ai.worth import Worth
from smallworld_desktop.rules.actions import Action
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.view import View

__all__ = ["LEVELS", "BadSeat", "Seat", "level_of", "make_seat"]


class Seat(Protocol):
    """Answers "choose one of these" from its own view."""

    def choose(self, view: View) -> Action: ...


class RandomSeat:
    """Plays at random."""

    def __init__(self, seed: int) -> None:
        self._player = RandomPlayer(random.Random(seed))

    def choose(self, view: View) -> Action:
        return self._player.choose(view.position, legal_actions(view.position))


class EasySeat:
    """Plays like a beginner."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self._player: EasyPlayer | None = None

    def choose(self, view: View) -> Action:
        if self._player is None or self._player.worth.rules is not view.position.rules:
            self._player = EasyPlayer(Worth(view.position.rules), self._rng)
        return self._player.choose(view.position)


class ThinkingSeat:
    """Plans its turns."""

    def __init__(self, level: Level, seed: int) -> None:
        self._level = level
        self._seed = seed
        self._thinker: Thinker | None = None

    def choose(self, view: View) -> Action:
        thinker = self._thinker
        if thinker is None or thinker.judge.worth.rules is not view.position.rules or thinker.judge.seat != view.seat:
            thinker = self._thinker = Thinker(Worth(view.position.rules), view.seat, self._level, self._seed)
        return thinker.choose(view)


def level_of(spec: str) -> str:
    """The level a spec names: `ai:hard`, `hard`. Raises `BadSeat`."""
    return read_spec(spec).level.name


def make_seat(spec: str, seed: int) -> Seat:
    """A seat for a spec, with its own chance. A seed in the spec goes before the one given. Raises `BadSeat`."""
    wanted = read_spec(spec)
    chance = seed if wanted.seed is None else wanted.seed
    if wanted.level.name == "random":
        return RandomSeat(chance)
    return EasySeat(chance) if wanted.level.name == "easy" else ThinkingSeat(wanted.level, chance)
