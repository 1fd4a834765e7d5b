"""The review: every turn of a game, what a better one would have brought, the die apart, and chances to win."""

from __future__ import annotations

import pytest
from ai_tables import table

from smallworld_desktop.ai.deploy import Deployer
from smallworld_desktop.ai.played import expected_ends, played_turns
from smallworld_desktop.ai.review import BRIEF, TurnReview, decided, review_turns
from smallworld_desktop.ai.seats import make_seat
from smallworld_desktop.ai.weights import DEFAULT
from smallworld_desktop.ai.worth import Worth
from smallworld_desktop.developers.verify_review import verified
from smallworld_desktop.rules.game import Game, new_game
from smallworld_desktop.rules.records import Scored
from smallworld_desktop.rules.view import View


@pytest.fixture(scope="module")
def game() -> Game:
    """A game between a beginner and a random player."""
    game = new_game(table(2), 7)
    seats = [make_seat("easy", 1), make_seat("random", 2)]
    while not game.position.is_over:
        seat = game.position.decider
        game.play(seats[seat].choose(View(game.position, seat)))
    return game


@pytest.fixture(scope="module")
def reviews(game: Game) -> list[TurnReview]:
    return list(review_turns(game, (1,), care=BRIEF))


def test_every_turn_is_found_once_and_in_order(game: Game) -> None:
    turns = list(played_turns(game))
    rounds = game.rules.rounds
    assert [(turn.round, turn.seat) for turn in turns] == [(r, s) for r in range(1, rounds + 1) for s in (0, 1)]
    scored = [step for step in game.steps for record in step.records if isinstance(record, Scored)]
    assert len(scored) == len(turns)


def test_a_turn_ends_as_it_was_laid_out(game: Game) -> None:
    for turn in played_turns(game):
        assert turn.first <= turn.last
        assert turn.is_decline or turn.end.stage == "redeploy" or turn.end.fighter < 0


def test_the_die_has_two_ends_whose_chances_add_up(game: Game) -> None:
    deployer = Deployer(Worth(game.rules), DEFAULT)
    rolled = [turn for turn in played_turns(game) if turn.rolled is not None]
    assert rolled
    for turn in rolled:
        ends = expected_ends(turn, deployer)
        assert sum(likely for likely, _ in ends) == pytest.approx(1.0)
        final = turn.rolled[1].region if turn.rolled else -1
        assert len({pos.holder[final] == turn.rolled[0].fighter for _, pos in ends if turn.rolled}) == 2


def test_a_random_player_is_shown_turns_that_bring_more(reviews: list[TurnReview]) -> None:
    own = [turn for turn in reviews if turn.seat == 1]
    wrong = [turn for turn in own if turn.verdict != "good"]
    assert len(wrong) >= 3
    assert all(turn.cost >= 1 and turn.cost >= turn.spread and turn.better for turn in wrong)
    assert sum(turn.cost for turn in own) > 15


def test_only_chances_are_told_of_turns_nobody_asked_about(reviews: list[TurnReview]) -> None:
    other = [turn for turn in reviews if turn.seat == 0]
    assert all(turn.verdict == "good" and not turn.better and sum(turn.chances) == pytest.approx(1) for turn in other)


def test_chances_are_certain_in_the_end(game: Game, reviews: list[TurnReview]) -> None:
    assert reviews[-1].chances[game.position.winners[0]] == 1.0


def test_three_turns_decided_the_game(reviews: list[TurnReview]) -> None:
    moments = decided(reviews, 2)
    assert len(moments) == 3 and list(moments) == sorted(moments)


def test_looking_back_can_be_stopped(game: Game) -> None:
    asked = iter([False, True])
    assert len(list(review_turns(game, (9,), stopped=lambda: next(asked), care=BRIEF))) == 1


def test_the_best_turn_found_is_within_a_coin_of_the_true_best() -> None:
    found = list(verified(table(2), 3, seed=3))
    assert all(each.is_right for each in found)
    assert all(each.found <= each.true + 1e-6 for each in found)
