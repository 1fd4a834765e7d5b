"""What `simulate` says of a race or power: an interval, and a verdict only if that is sure."""

from __future__ import annotations

import pytest

from smallworld_desktop.simulation.balance import ENOUGH, balance_of
from smallworld_desktop.simulation.match import MatchResult, Reign
from smallworld_desktop.simulation.tally import tally


@pytest.mark.parametrize(
    ("coins", "verdict"),
    [
        ([30, 32] * ENOUGH, "strong"),
        ([8, 10] * ENOUGH, "weak"),
        ([21, 22] * ENOUGH, ""),
        ([0, 60] * ENOUGH, ""),
        ([30, 32], ""),
        ([40], ""),
    ],
    ids=["far above", "far below", "a little above", "nobody can say", "too few", "once"],
)
def test_a_verdict_needs_a_whole_interval_beyond_the_margin(coins: list[int], verdict: str) -> None:
    assert balance_of(coins).verdict(20.0) == verdict


def test_the_table_of_races_has_intervals_and_verdicts() -> None:
    games = [_game("giants_of_gold", 40 + number % 3, "humans", 10 + number % 3) for number in range(20)]
    races = tally(games, ("random", "random"))["by_race"]
    assert races["giants_of_gold"]["verdict"] == "strong" and races["humans"]["verdict"] == "weak"
    low, high = races["humans"]["interval"]
    assert 10 < low < races["humans"]["mean_coins"] < high < 12


def _game(first: str, its: int, second: str, other: int) -> MatchResult:
    reigns = (Reign(0, first, "hill", its), Reign(1, second, "swamp", other))
    return MatchResult(
        1, (its, other), (0,), 2, 2, 0.1, (0, 1), (0, 0), reigns, (0.0, 0.0), (0.0, 0.0), (0, 0)
    )  # fmt: skip
