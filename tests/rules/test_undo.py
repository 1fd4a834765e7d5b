"""Undo goes back within a turn, to the last die roll or newly revealed combo, never past them."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from smallworld_desktop.rules.actions import Conquer, Deploy, End, Final, MakePeace, Pick, Stop
from smallworld_desktop.rules.game import Game
from smallworld_desktop.scenario.builder import ScenarioTable, build

FOLDER = Path(__file__).parents[1] / "scenarios"


def table(text: str) -> ScenarioTable:
    return build({"title": "t", "board": "board.yaml", **yaml.safe_load(text)}, FOLDER)


EXPANDING = """
players:
  - {name: P1, active: {race: ratmen, power: alchemist, hand: 5, regions: {a: 1}}}
  - {name: P2}
turn: {round: 2, player: P1}
dice: [1]
"""


def test_conquests_are_taken_back_one_by_one_and_played_again() -> None:
    it = table(EXPANDING)
    game = it.game
    states = [game.position.copy()]
    for region in ("b", "e"):
        game.play(Conquer(it.region(region, "")))
        states.append(game.position.copy())
    assert game.undo() == Conquer(it.region("e", ""))
    assert game.position == states[1]
    game.undo()
    assert game.position == states[0]
    assert not game.can_undo
    game.redo()
    game.redo()
    assert game.position == states[2]
    assert not game.can_redo


def test_a_new_action_forgets_what_was_taken_back() -> None:
    it = table(EXPANDING)
    it.game.play(Conquer(it.region("b", "")))
    it.game.undo()
    it.game.play(Conquer(it.region("e", "")))
    assert not it.game.can_redo


def test_a_die_roll_cannot_be_taken_back_and_says_so_before() -> None:
    it = table(EXPANDING.replace("hand: 5", "hand: 1"))
    roll = Final(it.region("e", ""))
    assert not it.game.is_undoable(roll)
    it.game.play(roll)
    assert not it.game.can_undo


def test_after_a_roll_only_what_came_later_is_taken_back() -> None:
    it = table(EXPANDING.replace("hand: 5", "hand: 1"))
    it.game.play(Final(it.region("e", "")))
    before = it.game.position.copy()
    a, e = it.region("a", ""), it.region("e", "")
    it.game.play(Deploy(((a, 1), (e, 1))))
    it.game.undo()
    assert it.game.position == before
    assert not it.game.can_undo


def test_taking_a_combo_reveals_another_and_stays() -> None:
    it = table("{players: [{name: P1}, {name: P2}], column: [ratmen+hill]}")
    assert not it.game.is_undoable(Pick(0))
    it.game.play(Pick(0))
    assert not it.game.can_undo


def ended(game: Game) -> Game:
    game.play(Stop())
    game.play(game.legal()[0].default())  # type: ignore[union-attr]
    return game


def test_a_turn_that_has_passed_on_stays() -> None:
    game = ended(table(EXPANDING).game)
    assert not game.is_undoable(End())
    game.play(End())
    assert not game.can_undo


def test_stopping_and_peace_can_be_taken_back() -> None:
    it = table(EXPANDING.replace("alchemist", "diplomat"))
    assert it.game.is_undoable(Stop())
    it.game.play(Stop())
    it.game.play(MakePeace(1))
    it.game.undo()
    it.game.undo()
    assert it.game.position.phase == "conquer"
    assert it.game.position.ally == [-1, -1]


@pytest.mark.parametrize("monster", [True, False])
def test_a_conquest_that_draws_a_place_stays(monster: bool) -> None:
    board = {
        "regions": {
            "a": {"terrain": "hill", "edge": True, "adjacent": ["b"]},
            "b": {"terrain": "farmland", "lost_tribe": True, "monster": monster, "adjacent": []},
        }
    }
    players = [
        {"name": "P1", "active": {"race": "ratmen", "power": "hill", "hand": 9, "regions": {"a": 1}}},
        {"name": "P2"},
    ]
    game = build({"title": "t", "board": board, "players": players, "turn": {"round": 2}}, FOLDER).game
    assert game.is_undoable(Conquer(1)) == (not monster)
