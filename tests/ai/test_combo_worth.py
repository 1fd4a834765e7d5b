"""What a combo would bring on a board now."""

from __future__ import annotations

from smallworld_desktop.ai.combo_worth import GAMES, ComboWorth
from smallworld_desktop.developers.staging import staged
from smallworld_desktop.rules.actions import Pick
from smallworld_desktop.rules.view import View


def coins_with(place: int, seed: int = 0) -> tuple[int, int]:
    worth = ComboWorth(View(staged("choose").game.position, 0), Pick(place), seed)
    while not worth.is_known:
        worth.play()
    return worth.expected


def test_a_combo_brings_a_sensible_number_of_coins_a_turn() -> None:
    low, high = coins_with(0)
    assert 2 <= low <= high <= 20


def test_merchants_bring_more_than_hill_people_with_as_many_tokens() -> None:
    merchants, hill = coins_with(0), coins_with(5)
    assert sum(merchants) > sum(hill), "a coin more for each region, with as many tokens"


def test_the_same_chance_gives_the_same_figure_and_changes_nothing() -> None:
    position = staged("choose").game.position
    before = position.copy()
    worth = ComboWorth(View(position, 0), Pick(1))
    for _ in range(GAMES):
        worth.play()
    assert worth.is_known and position.column == before.column and position.coins == before.coins
    assert coins_with(1) == coins_with(1)
