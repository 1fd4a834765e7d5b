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
    first_turn: bool = param(False, "only in the first turn of the race")
    peaceful: bool = param(False, "only if the race attacked no active race this turn")
    at_least: int = param(0, "only if the race holds at least so many regions")
    at_most: int = param(0, "only if the race holds at most so many regions; 0 is no limit")
    connected: bool = param(False, "only if all regions of the race hang together")

    def in_round(self, round_number: int) -> bool:
        if self.rounds == "even" and round_number % 2:
            return False
        if self.rounds == "odd" and not round_number % 2:
            return False
        return round_number >= self.from_round and round_number % self.every == 0

    def holding(self, regions: int) -> bool:
        return regions >= self.at_least and (not self.at_most or regions <= self.at_most)


ALWAYS = When()
