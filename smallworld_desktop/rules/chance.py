"""Chance: rolls, shuffles and draws. The game owns its source; every result is kept, so that a game can be replayed."""

from __future__ import annotations

import random
from typing import Final, TypeVar

DIE: Final = (0, 0, 0, 1, 2, 3)

T = TypeVar("T")


class ChanceRanOut(Exception):
    """A replay asks for a result that the document does not hold."""


class Chance:
    """Results by a generator with a seed. Scripted rolls and draws come first.

    `log` holds every result in order; `drawn` counts what was asked of the generator, so that a saved game can go on
    with the very chance it would have had.
    """

    __slots__ = ("_rng", "drawn", "draws", "log", "rolls", "seed")

    def __init__(self, seed: int, rolls: tuple[int, ...] = (), draws: tuple[str, ...] = (), drawn: int = 0) -> None:
        self.seed = seed
        self.rolls = list(rolls)
        self.draws = list(draws)
        self.log: list[int] = []
        self.drawn = drawn
        self._rng = random.Random(seed)
        for _ in range(drawn):
            self._rng.random()

    def _below(self, bound: int) -> int:
        self.drawn += 1
        return int(self._rng.random() * bound)

    def roll(self) -> int:
        """The reinforcement die."""
        value = self.rolls.pop(0) if self.rolls else DIE[self._below(len(DIE))]
        self.log.append(value)
        return value

    def shuffle(self, items: list[T]) -> None:
        """Put the items in random order, one draw at a time so that the log can replay it."""
        for last in range(len(items) - 1, 0, -1):
            other = self._below(last + 1)
            self.log.append(other)
            items[last], items[other] = items[other], items[last]

    def draw(self, items: list[str]) -> str:
        """Take one item out of the list."""
        wanted = self.draws.pop(0) if self.draws and self.draws[0] in items else None
        index = items.index(wanted) if wanted is not None else self._below(len(items))
        self.log.append(index)
        return items.pop(index)


class Replay(Chance):
    """Results as they were logged."""

    __slots__ = ("left",)

    def __init__(self, log: tuple[int, ...]) -> None:
        super().__init__(0)
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
