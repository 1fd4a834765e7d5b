"""What the almanac says of strength comes from played games."""

from __future__ import annotations

import pytest

from smallworld_desktop.book.examples import example_of
from smallworld_desktop.book.worth import level_of, steadied, worth_of
from smallworld_desktop.workshop.balance import CoinAccount
from smallworld_desktop.workshop.yardstick import ComboPay, shipped_yardstick


def test_the_combos_of_a_race_add_up_to_its_account() -> None:
    yardstick = shipped_yardstick()
    for race, combos in yardstick.combos.items():
        assert sum(pay.games for pay in combos.values()) == yardstick.races[race].games
        assert sum(pay.coins for pay in combos.values()) == yardstick.races[race].coins
        assert sum(pay.turns for pay in combos.values()) == yardstick.races[race].turns


def test_partners_are_named_best_first_and_worst_first() -> None:
    worth = worth_of("race", "orcs")
    assert worth is not None and len(worth.good) == 3 and len(worth.poor) == 2
    rates = [pairing.per_turn for pairing in (*worth.good, *reversed(worth.poor))]
    assert rates == sorted(rates, reverse=True)
    assert all(pairing.race == "orcs" for pairing in worth.good)


def test_what_was_never_played_has_no_worth() -> None:
    assert worth_of("race", "frost_giants") is None


@pytest.mark.parametrize(("value", "level"), [(0, 1), (1, 1), (5, 3), (9, 5), (10, 5)])
def test_levels_are_fifths(value: float, level: int) -> None:
    assert level_of(value, [float(number) for number in range(10)]) == level


def test_a_combo_that_was_played_seldom_counts_less() -> None:
    average = CoinAccount(games=100, coins=500, turns=100)
    assert 5 < steadied(ComboPay(1, 20, 2), average) < steadied(ComboPay(10, 200, 20), average) < 10


def test_an_example_is_what_the_rules_pay() -> None:
    staged = example_of("race", "wizards", "base")
    assert staged is not None
    assert {item.source: item.coins for item in staged.income}["wizards"] == 1
    assert sum(item.coins for item in staged.income) == 5
