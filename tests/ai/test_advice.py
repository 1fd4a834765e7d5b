"""Advice for people: what a strong player would do, to its end where several layouts make one decision."""

from __future__ import annotations

from smallworld_desktop.ai.advice import Advice, advise
from smallworld_desktop.developers.staging import staged
from smallworld_desktop.rules.actions import Conquer, Deploy, End, PlaceMarkers, Retreat
from smallworld_desktop.rules.game import Game
from smallworld_desktop.rules.view import View


def advised(game: Game) -> Advice:
    return advise(View(game.position, game.position.decider), "normal", 1, hurried=lambda: True)


def test_tokens_and_heroes_are_laid_out_up_to_the_end_of_the_turn() -> None:
    game = staged("heroes").game
    advice = advised(game)
    assert {type(advice.action), type(advice.then[0])} == {Deploy, PlaceMarkers} and advice.then[1:] == (End(),)
    for action in (advice.action, *advice.then):
        game.play(action)


def test_advice_looks_no_further_than_the_next_action_before_the_turn_ends() -> None:
    for name in ("conquer", "berserk", "ghouls", "retreat", "hire"):
        assert advised(staged(name).game).then == (), name


def test_the_part_of_a_race_in_decline_ends_with_its_layout() -> None:
    game = staged("ghouls").game
    while ordinary := [o for o in game.legal() if isinstance(o, Conquer) and o.people == game.position.fighter]:
        game.play(ordinary[0])
    assert game.position.parts
    advice = advised(game)
    assert isinstance(advice.action, Deploy) and advice.then == ()


def test_defenders_are_told_where_to_put_their_tokens() -> None:
    assert isinstance(advised(staged("retreat").game).action, Retreat)


def test_advising_changes_nothing() -> None:
    game = staged("heroes").game
    before = game.position.copy()
    advised(game)
    assert game.position == before


def test_advice_comes_with_its_reason() -> None:
    for name in ("choose", "conquer", "berserk"):
        assert advised(staged(name).game).reason is not None, name
