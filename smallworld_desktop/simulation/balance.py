"""What races, powers and combos bring, how sure that is, and whether one is out of balance."""

from __future__ import annotations

import math
import statistics
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from smallworld_desktop.simulation.match import MatchResult

NORMAL_95: Final = 1.959964
MARGIN: Final = 0.15
"""How far from the usual, as a part of it, is out of balance: what is only a little better makes a game."""
ENOUGH: Final = 10
"""So often it must have been taken before anything is said of it."""
ANY: Final = "*"

Verdict = Literal["", "strong", "weak"]


@dataclass(frozen=True, slots=True)
class Balance:
    """What a combo brings: how often it was taken, the mean of its coins, and how sure that is (half of 95 %)."""

    taken: int
    mean: float
    half: float

    def differs_from(self, usual: float) -> int:
        """1 if it surely brings more than usual, -1 if less, 0 if nobody can say."""
        if self.mean - self.half > usual:
            return 1
        return -1 if self.mean + self.half < usual else 0

    def verdict(self, usual: float) -> Verdict:
        """Whether it is surely too strong or too weak: the whole interval lies beyond the margin."""
        if self.taken < ENOUGH:
            return ""
        if self.mean - self.half > usual * (1 + MARGIN):
            return "strong"
        return "weak" if self.mean + self.half < usual * (1 - MARGIN) else ""

    @property
    def interval(self) -> list[float]:
        """The two ends of the 95 % interval; empty if nothing can be said."""
        if not math.isfinite(self.half):
            return []
        return [round(max(0.0, self.mean - self.half), 2), round(self.mean + self.half, 2)]


def balance_of(coins: Sequence[int]) -> Balance:
    """The figures of a combo from what it brought each time."""
    if len(coins) < 2:
        return Balance(len(coins), float(sum(coins)), math.inf)
    half = NORMAL_95 * statistics.stdev(coins) / math.sqrt(len(coins))
    return Balance(len(coins), statistics.fmean(coins), half)


def brought(results: Iterable[MatchResult]) -> dict[tuple[str, str], list[int]]:
    """What each combo brought each time it was taken, by race and power; `*` stands for any."""
    found: dict[tuple[str, str], list[int]] = defaultdict(list)
    for result in results:
        for reign in result.reigns:
            for key in ((reign.race, reign.power), (reign.race, ANY), (ANY, reign.power), (ANY, ANY)):
                found[key].append(reign.coins)
    return dict(found)
