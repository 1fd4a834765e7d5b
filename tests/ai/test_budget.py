"""Thinking is counted in positions; a clock or somebody waiting only cuts it short."""

from __future__ import annotations

import time

import pytest
from ai_tables import table, view_of

from smallworld_desktop.ai.budget import Budget
from smallworld_desktop.ai.levels import AT_THE_TABLE
from smallworld_desktop.ai.seats import make_seat
from smallworld_desktop.rules.game import new_game

SLOW = 0.01
"""Seconds that one position takes on a very slow machine: a whole turn of the hard level would take five minutes."""


def test_a_budget_ends_with_its_positions_and_that_is_not_called_short() -> None:
    budget = Budget(3)
    budget.spend(2)
    assert budget.is_open
    budget.spend()
    assert not budget.is_open
    assert not budget.cut_short


def test_a_part_counts_for_the_whole() -> None:
    budget = Budget(10)
    part = budget.part(0.5)
    assert part.left == 5
    part.spend(4)
    assert budget.left == 6


def test_the_clock_cuts_short_for_good() -> None:
    budget = Budget(10, seconds=0.0)
    assert not budget.is_open
    assert budget.cut_short


def test_the_clock_stands_still_between_two_choices() -> None:
    budget = Budget(10, seconds=5.0)
    budget.pause()
    budget._until = 0.0
    budget.resume()
    assert budget.is_open


def test_hurrying_reaches_the_parts() -> None:
    waiting = False
    budget = Budget(10, hurried=lambda: waiting)
    part = budget.part(1.0)
    assert part.is_open
    waiting = True
    assert not part.is_open
    assert budget.cut_short


def test_a_turn_at_the_table_ends_within_five_seconds_on_a_very_slow_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    spend = Budget.spend

    def slowly(budget: Budget, positions: int = 1) -> None:
        nonlocal now
        if budget._whole is None:
            now += positions * SLOW
        spend(budget, positions)

    monkeypatch.setattr(Budget, "spend", slowly)
    monkeypatch.setattr(time, "monotonic", lambda: now)
    game = new_game(table(2), 3)
    seat = make_seat("hard", 5, seconds=AT_THE_TABLE)
    while game.position.seat == 0 and game.position.decider == 0:
        game.play(seat.choose(view_of(game)))
    assert AT_THE_TABLE <= now < 5.0
    assert seat.cut_short == 1
