"""The course of a game: the position after any number of its actions."""

from __future__ import annotations

from smallworld_desktop.rules.chance import Replay
from smallworld_desktop.rules.game import Game
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.position import Position


class Course:
    """Plays a game's actions again, as far as somebody has looked."""

    def __init__(self, game: Game) -> None:
        self.steps = game.steps
        self._positions = [game.start]

    def __len__(self) -> int:
        """How many actions there are; positions run from 0 to this number."""
        return len(self.steps)

    def at(self, number: int) -> Position:
        """The position after so many actions. Not to be changed."""
        while len(self._positions) <= number:
            step = self.steps[len(self._positions) - 1]
            position = self._positions[-1].copy()
            apply(position, step.action, Replay(step.chance))
            self._positions.append(position)
        return self._positions[number]

    def next_turn(self, number: int, by: int) -> int:
        """The nearest position, before or after this one, at which another turn begins."""
        here = self._turn(number)
        at = number
        while 0 <= at + by <= len(self):
            at += by
            if self._turn(at) != here and (by > 0 or at == 0 or self._turn(at - 1) != self._turn(at)):
                return at
        return at

    def _turn(self, number: int) -> tuple[int, int, bool]:
        position = self.at(number)
        return position.round, position.seat, position.is_over
