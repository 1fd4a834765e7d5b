"""When an effect counts: rounds, the race's own turns, and what its player holds or did this turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from smallworld_desktop.rules.effects.base import param


@dataclass(frozen=True, slots=True, kw_only=True)
class When:
    """Conditions that must all hold. No condition means always."""

    rounds: Literal["all", "even", "odd"] = param("all", "in all, even or odd rounds of the game")
    every: int = param(1, "only in every so many rounds: 3 means rounds 3, 6, 9")
    from_round: int = param(1, "from this round of the game on")
    to_round: int = param(0, "up to this round of the game; 0 is no limit")
    first_turn: bool = param(False, "only in the first turn of the race; with `while: decline` the first in decline")
    from_turn: int = param(1, "from this turn of the race on, counted anew in decline")
    to_turn: int = param(0, "up to this turn of the race, counted anew in decline; 0 is no limit")
    peaceful: bool = param(False, "only if the race attacked no active race in its latest turn")
    warlike: bool = param(False, "only if the race attacked an active race in its latest turn")
    conquests: int = param(0, "only if it made at least so many conquests in its latest turn")
    idle: bool = param(False, "only as long as it has made no conquest in its latest turn")
    at_least: int = param(0, "only if the race holds at least so many regions")
    at_most: int = param(0, "only if the race holds at most so many regions; 0 is no limit")
    connected: bool = param(False, "only if all regions of the race hang together")
    rank: Literal["any", "most", "fewest"] = param(
        "any", "most, fewest: only if it holds more (fewer) regions than every active race of an opponent"
    )

    def in_round(self, round_number: int) -> bool:
        if self.rounds == "even" and round_number % 2:
            return False
        if self.rounds == "odd" and not round_number % 2:
            return False
        if round_number < self.from_round or (self.to_round and round_number > self.to_round):
            return False
        return round_number % self.every == 0

    def in_turn(self, turns_before: int) -> bool:
        """Whether it counts in a turn of the race that so many others came before."""
        if self.first_turn and turns_before:
            return False
        return turns_before + 1 >= self.from_turn and (not self.to_turn or turns_before < self.to_turn)

    def holding(self, regions: int) -> bool:
        return regions >= self.at_least and (not self.at_most or regions <= self.at_most)


ALWAYS = When()
