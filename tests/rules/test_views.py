"""A seat sees only what it may know, and a view can be completed into an ordinary game."""

from __future__ import annotations

import random

import pytest
from tables import EXPANSIONS, ruleset

from smallworld_desktop.ai.random_player import RandomPlayer
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.game import new_game
from smallworld_desktop.rules.invariants import violations
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.play import play
from smallworld_desktop.rules.view import HIDDEN, View


def position_after(actions: int, seed: int = 3):  # type: ignore[no-untyped-def]
    game = new_game(ruleset(4, EXPANSIONS), seed)
    player = RandomPlayer(random.Random(seed))
    while len(game.steps) < actions and not game.position.is_over:
        game.play(player.choose(game.position, game.legal()))
    return game.position


def test_others_coins_are_hidden_and_ones_own_are_not() -> None:
    pos = position_after(60)
    view = View(pos, 1)
    assert view.position.coins == [HIDDEN, pos.coins[1], HIDDEN, HIDDEN]


def test_coins_played_open_are_seen() -> None:
    pos = position_after(60)
    assert View(pos, 1, open_coins=True).position.coins == pos.coins


def test_the_order_of_the_piles_is_hidden() -> None:
    first, second = position_after(40), position_after(40)
    second.power_pile.reverse()
    second.race_pile[: second.unknown_races] = reversed(second.race_pile[: second.unknown_races])
    assert View(first, 0).position == View(second, 0).position


def test_a_banner_that_returned_lies_at_the_bottom_for_all_to_know() -> None:
    pos = position_after(400)
    known = pos.race_pile[pos.unknown_races :]
    assert View(pos, 0).position.race_pile[pos.unknown_races :] == known


@pytest.mark.parametrize("seed", range(6))
def test_a_completed_view_is_an_ordinary_game_that_can_be_played_to_its_end(seed: int) -> None:
    pos = position_after(30 + 20 * seed, seed)
    full = View(pos, pos.decider).complete(random.Random(seed))
    assert violations(full) == []
    assert full.coins[pos.decider] == pos.coins[pos.decider]
    assert legal_actions(full) == legal_actions(View(pos, pos.decider).position)
    player = RandomPlayer(random.Random(seed))
    chance = Chance(seed)
    while not full.is_over:
        play(full, player.choose(full, legal_actions(full)), chance)
        assert violations(full) == []


def test_looking_changes_nothing() -> None:
    pos = position_after(50)
    before = pos.copy()
    View(pos, 0).complete(random.Random(1))
    assert pos == before


def test_what_lies_face_down_is_hidden() -> None:
    first = new_game(ruleset(6, EXPANSIONS, teams=True), 3).position
    second = first.copy()
    second.hidden_places = second.hidden_places[::-1]
    assert View(first, 0).position == View(second, 0).position
