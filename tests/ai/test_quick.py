"""Rules of thumb: when a decline pays, and that quick games end."""

from __future__ import annotations

import random

import pytest
from ai_tables import ALL_SETS, table

from smallworld_desktop.ai.quick import QuickPlayer, coming_declines
from smallworld_desktop.ai.weights import DEFAULT, QUICK
from smallworld_desktop.ai.worth import Worth, turns_left
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.play import apply, why_not
from smallworld_desktop.rules.setup import set_up


def test_nobody_declines_in_the_last_turn() -> None:
    assert coming_declines(DEFAULT, expand=2, decline=8, regions=8, turns=0) < 0


def test_a_race_that_has_grown_as_far_as_it_can_declines() -> None:
    assert coming_declines(DEFAULT, expand=7, decline=7, regions=7, turns=6) > 0


def test_a_race_that_still_grows_goes_on() -> None:
    assert coming_declines(DEFAULT, expand=9, decline=3, regions=3, turns=6, growth=2) < 0


def test_a_rich_bonus_is_not_given_up() -> None:
    assert coming_declines(DEFAULT, expand=16, decline=6, regions=6, turns=6) < 0


@pytest.mark.parametrize("seed", range(12))
def test_quick_games_are_legal_with_all_sets(seed: int) -> None:
    players = 2 + seed % 5
    rules = table(players, ALL_SETS, teams=players == 6)
    chance = Chance(seed)
    pos, _ = set_up(rules, chance)
    player = QuickPlayer(Worth(rules), random.Random(seed), QUICK)
    while not pos.is_over:
        action = player.choose(pos)
        assert why_not(pos, action) is None, (pos.phase, action)
        apply(pos, action, chance)


def test_turns_left_are_counted_from_the_turn_of_play() -> None:
    pos, _ = set_up(table(3), Chance(1), start_seat=1)
    rounds = pos.rules.rounds
    assert [turns_left(pos, seat) for seat in range(3)] == [rounds, rounds - 1, rounds]
    pos.round, pos.seat = rounds, 2
    assert [turns_left(pos, seat) for seat in range(3)] == [1, 0, 0]
