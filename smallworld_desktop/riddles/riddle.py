"""What a riddle is: a position whose turn has a best way, what is asked, and how it is solved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any

GRADES = (1, 2, 3, 4)
"""Easy, normal and hard computers find the turn; or none of them does."""


class Ask(StrEnum):
    """Bring in so many coins; hold a region at the end; hold it so that nobody can take it; decline, or go on."""

    COINS = "coins"
    TAKE = "take"
    SAFE = "safe"
    DECLINE = "decline"


@dataclass(frozen=True, slots=True)
class Goal:
    """What has to be reached by the end of the turn. `coins` 0: any number will do."""

    ask: Ask
    coins: int = 0
    region: str = ""
    declines: bool = False
    """Whether declining is the answer, where that is asked."""


@dataclass(frozen=True, slots=True)
class Measure:
    """What can't be proven was measured: how many coins the answer is better, give or take, over so many games."""

    better: float
    spread: float
    games: int


@dataclass(frozen=True, slots=True)
class Riddle:
    """A riddle as it was read. `scenario` is its position, in the format of scenarios; `texts` by language and code."""

    id: str
    grade: int
    file: Path
    scenario: Mapping[str, Any]
    goal: Goal
    solution: tuple[Any, ...]
    """Moves of a scenario, from the first choice to the end of the turn."""
    measure: Measure | None = None
    texts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Words that the file brings: a `title` and a `story`, if it wants any."""

    @property
    def map_name(self) -> str:
        return str(self.scenario["map"])
