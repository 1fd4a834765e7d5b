"""Values of a game travel to other processes whichever core runs."""

from __future__ import annotations

import pickle

import pytest

from smallworld_desktop.rules.actions import CONQUER, STOP, Deploy
from smallworld_desktop.rules.game import Game, new_game
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.packing import packed
from smallworld_desktop.rules.position import Question
from smallworld_desktop.rules.records import Scored, ScoreItem, TurnBegan
from smallworld_desktop.rules.view import View
from smallworld_desktop.simulation.tables import make_ruleset


@pytest.fixture(scope="module")
def game() -> Game:
    """A game some actions after its beginning."""
    game = new_game(make_ruleset(3, ["base"]), 5)
    for _ in range(12):
        offer = legal_actions(game.position)[0]
        game.play(offer.default() if hasattr(offer, "default") else offer)
    return game


@pytest.mark.parametrize(
    "value",
    [
        CONQUER[3],
        STOP,
        Deploy(((1, 2), (4, 1))),
        Message("no.now", {"count": 1}),
        Question("hire", 1, number=2),
        TurnBegan(1, 2),
        Scored(0, 3, (ScoreItem("regions", 3, 7),)),
    ],
)
def test_a_value_arrives_as_it_was(value: object) -> None:
    assert pickle.loads(packed(value)) == value


def test_a_table_arrives_with_everything_on_it(game: Game) -> None:
    rules = pickle.loads(packed(game.rules))
    assert rules.board.regions == game.rules.board.regions
    assert (rules.races, rules.powers, rules.marker_ids) == (game.rules.races, game.rules.powers, game.rules.marker_ids)
    assert new_game(rules, 5).position == new_game(game.rules, 5).position


def test_a_position_arrives_and_can_be_played_on(game: Game) -> None:
    arrived = pickle.loads(packed(game.position))
    assert arrived == game.position
    assert legal_actions(arrived) == legal_actions(game.position)


def test_a_view_arrives_without_what_it_hides(game: Game) -> None:
    view = View(game.position, 1)
    arrived = pickle.loads(packed(view))
    assert (arrived.seat, arrived.open_coins) == (1, False)
    assert arrived.position == view.position


def test_records_of_a_game_arrive(game: Game) -> None:
    records = [record for step in game.steps for record in step.records]
    assert pickle.loads(packed(records)) == records
