"""A game is one document: it comes back equal, plays on identically, and bad data is reported."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from tables import EXPANSIONS, ruleset

from smallworld_desktop.ai.random_player import RandomPlayer
from smallworld_desktop.rules.actions import ACTIONS, Conquer, Deploy, Stop
from smallworld_desktop.rules.document import BadGame, action_document, game_document, read_action, read_game
from smallworld_desktop.rules.game import Game, new_game


def played(players: int, seed: int, actions: int) -> Game:
    game = new_game(ruleset(players, EXPANSIONS), seed)
    player = RandomPlayer(random.Random(seed))
    while not game.position.is_over and len(game.steps) < actions:
        game.play(player.choose(game.position, game.legal()))
    return game


def through_json(game: Game) -> Any:
    return json.loads(json.dumps(game_document(game)))


@pytest.mark.parametrize("seed", range(8))
def test_a_game_comes_back_equal_and_plays_on_identically(seed: int) -> None:
    game = played(2 + seed % 4, seed, 20 + 15 * seed)
    again, lost = read_game(through_json(game), game.rules)
    assert lost is None
    assert again.position == game.position
    assert [step.records for step in again.steps] == [step.records for step in game.steps]
    players = [RandomPlayer(random.Random(99)), RandomPlayer(random.Random(99))]
    while not game.position.is_over:
        for one, player in zip((game, again), players, strict=True):
            one.play(player.choose(one.position, one.legal()))
        assert again.position == game.position
    assert again.position.is_over


def test_if_the_replay_disagrees_the_game_goes_on_from_its_position() -> None:
    game = played(3, 5, 60)
    data = through_json(game)
    data["steps"] = data["steps"][:-1]
    again, word = read_game(data, game.rules)
    assert word is not None and word.code == "game.replay_lost"
    assert again.position == game.position
    assert again.steps == []
    again.play(RandomPlayer(random.Random(1)).choose(again.position, again.legal()))


DAMAGE: dict[str, Callable[[dict[str, Any]], object]] = {
    "no position": lambda d: d.pop("position"),
    "position of another kind": lambda d: d.update(position=[1, 2]),
    "a field is missing": lambda d: d["position"].pop("coins"),
    "coins below zero": lambda d: d["position"]["coins"].__setitem__(0, -3),
    "tokens from nowhere": lambda d: d["position"]["tokens"].__setitem__(0, 7),
    "a people of words": lambda d: d["position"]["peoples"].__setitem__(0, "orcs"),
    "a race that does not exist": lambda d: d["position"]["column"].__setitem__(0, [999, 0, 0, 0]),
    "too few regions": lambda d: d["position"].update(tokens=[0]),
    "a stage of its own": lambda d: d["position"].update(stage=3),
    "no seed": lambda d: d.pop("seed"),
    "a seed of words": lambda d: d.update(seed="seven"),
    "endless chance": lambda d: d.update(drawn=10**12),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_damaged_data_is_reported(damage: Callable[[dict[str, Any]], object]) -> None:
    game = played(3, 4, 40)
    data = through_json(game)
    damage(data)
    with pytest.raises(BadGame):
        read_game(data, game.rules)


@pytest.mark.parametrize("data", [None, 3, "game", [], {}])
def test_what_is_no_game_is_reported(data: object) -> None:
    with pytest.raises(BadGame):
        read_game(data, ruleset(2))


@pytest.mark.parametrize(
    "data", [None, [], ["Fly"], ["Conquer"], ["Conquer", "a"], ["Stop", 1], ["Conquer", 1, 2, 3, 4, 5], ["Deploy", 3]]
)
def test_what_is_no_action_is_reported(data: object) -> None:
    with pytest.raises(BadGame):
        read_action(data)


def test_actions_are_short_and_come_back_equal() -> None:
    assert action_document(Conquer(3)) == ["Conquer", 3]
    assert action_document(Stop()) == ["Stop"]
    assert read_action(action_document(Deploy(((1, 2), (4, 1))))) == Deploy(((1, 2), (4, 1)))
    assert len(ACTIONS) == 24


def test_a_game_with_full_history_is_small() -> None:
    game = played(5, 3, 10_000)
    assert game.position.is_over
    assert len(json.dumps(game_document(game))) < 200_000
