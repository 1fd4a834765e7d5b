"""Chance: rolls, shuffles and draws. The game owns its source; every result is kept, so that a game can be replayed."""

from __future__ import annotations

import random
from typing import TypeVar

DIE = (0, 0, 0, 1, 2, 3)

T = TypeVar("T")


class ChanceRanOut(Exception):
    """A replay asks for a result that the document does not hold."""


class Chance:
    """Results by a seeded generator. Scripted rolls and draws come first."""

    __slots__ = ("draws", "log", "rng", "rolls")

    def __init__(self, rng: random.Random, rolls: tuple[int, ...] = (), draws: tuple[str, ...] = ()) -> None:
        self.rng = rng
        self.rolls = list(rolls)
        self.draws = list(draws)
        self.log: list[int] = []

    def roll(self) -> int:
        """The reinforcement die."""
        value = self.rolls.pop(0) if self.rolls else DIE[int(self.rng.random() * 6)]
        self.log.append(value)
        return value

    def shuffle(self, items: list[T]) -> None:
        """Put the items in random order, one draw at a time so that the log can replay it."""
        for last in range(len(items) - 1, 0, -1):
            other = int(self.rng.random() * (last + 1))
            self.log.append(other)
            items[last], items[other] = items[other], items[last]

    def draw(self, items: list[str]) -> str:
        """Take one item out of the list."""
        wanted = self.draws.pop(0) if self.draws and self.draws[0] in items else None
        index = items.index(wanted) if wanted is not None else int(self.rng.random() * len(items))
        self.log.append(index)
        return items.pop(index)


class Replay(Chance):
    """Results as they were logged."""

    __slots__ = ("left",)

    def __init__(self, log: list[int]) -> None:
        super().__init__(random.Random(0))
        self.left = list(log)

    def _next(self, bound: int) -> int:
        if not self.left or not 0 <= self.left[0] < bound:
            raise ChanceRanOut
        value = self.left.pop(0)
        self.log.append(value)
        return value

    def roll(self) -> int:
        return self._next(max(DIE) + 1)

    def shuffle(self, items: list[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self._next(last + 1)
            items[last], items[other] = items[other], items[last]

    def draw(self, items: list[str]) -> str:
        return items.pop(self._next(len(items)))
