"""The figures of a finished game follow from its records alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from smallworld_desktop.developers.staging import played
from smallworld_desktop.rules.actions import END as END_TURN
from smallworld_desktop.rules.game import Game, Step
from smallworld_desktop.rules.records import (
    CoinsMoved,
    ComboTaken,
    ConquestFailed,
    DieRolled,
    Record,
    RegionConquered,
    Scored,
    TokensLost,
)
from smallworld_desktop.scenes.menu.statistics import GameFigures, SeatFigures, figures_of, ranking

END = 10_000


def told(*turns: tuple[int, int, list[Record]]) -> Game:
    """A game of two whose turns (seat, round, records) are made up."""
    game = played(0, 2).game
    game.steps = [Step(seat, number, END_TURN, (), records) for seat, number, records in turns]
    return game


def combo(seat: int, people: int, race: str = "orcs", power: str = "flying") -> ComboTaken:
    return ComboTaken(seat, people, race, power, 0, 10)


def conquered(people: int) -> RegionConquered:
    return RegionConquered(people, 3, 2, "", -1, False, False)


@pytest.mark.parametrize("players", [2, 4])
def test_the_lines_end_at_the_purses(players: int) -> None:
    game = played(END, players).game
    figures = figures_of(game)
    assert [seat.coins[-1] for seat in figures.seats] == game.position.coins
    assert all(len(seat.coins) == game.rules.rounds + 1 for seat in figures.seats)
    assert all(seat.coins[0] == 5 for seat in figures.seats)


def test_coins_are_counted_in_the_round_they_move() -> None:
    game = told(
        (0, 1, [CoinsMoved(0, -1, 2, "pass"), Scored(0, 6, ())]),
        (1, 1, [Scored(1, 3, ())]),
        (0, 2, [CoinsMoved(1, 0, 1, "tribute"), Scored(0, 4, ())]),
    )
    first, second = figures_of(game).seats
    assert first.coins == [5, 9, 14]
    assert second.coins == [5, 8, 7]


def test_the_best_turn_is_the_largest_score_and_its_round() -> None:
    game = told((0, 1, [Scored(0, 6, ())]), (0, 2, [Scored(0, 11, ())]), (0, 3, [Scored(0, 11, ())]))
    seat = figures_of(game).seats[0]
    assert (seat.best_turn, seat.best_round) == (11, 2)


def test_regions_losses_and_combos_belong_to_who_plays_the_people() -> None:
    game = told(
        (0, 1, [combo(0, 0), conquered(0), conquered(0)]),
        (1, 1, [combo(1, 1, "elves"), conquered(1), TokensLost(0, 3, 1)]),
        (0, 2, [combo(0, 0, "trolls", "hill"), conquered(0), TokensLost(1, 3, 2)]),
    )
    first, second = figures_of(game).seats
    assert (first.regions_taken, first.tokens_lost) == (3, 1)
    assert (second.regions_taken, second.tokens_lost) == (1, 2)
    assert [(use.race, use.round) for use in first.combos] == [("orcs", 1), ("trolls", 2)]


def test_only_rolls_of_the_last_conquest_count_and_conquests_win_them() -> None:
    game = told(
        (0, 1, [combo(0, 0), DieRolled(0, 2, "before"), conquered(0), DieRolled(0, 3, "final"), conquered(0)]),
        (0, 2, [conquered(0), DieRolled(0, 0, "final"), ConquestFailed(0, 4)]),
    )
    seat = figures_of(game).seats[0]
    assert (seat.rolls, seat.rolls_won, seat.regions_taken) == (2, 1, 3)


def test_a_game_whose_beginning_is_lost_is_counted_from_there() -> None:
    game = played(80).game
    late = Game(game.position, game.chance)
    figures = figures_of(late)
    assert figures.first_round == game.position.round
    assert [seat.coins for seat in figures.seats] == [[coins] for coins in game.position.coins]


def test_the_best_of_a_column_is_the_fewest_tokens_lost_and_nobody_when_all_are_alike() -> None:
    one, other = (
        SeatFigures(0, [5], regions_taken=4, tokens_lost=2),
        SeatFigures(1, [5], regions_taken=4, tokens_lost=1),
    )
    figures = GameFigures((one, other), 1, 10)
    assert figures.best("tokens_lost") == {1}
    assert figures.best("regions_taken") == set()


def test_more_tokens_on_the_board_break_a_tie() -> None:
    position = played(END).game.position
    position.coins = [40, 40, 12]
    first, second, third = ranking(position)
    assert first.tokens > second.tokens
    assert first.is_tie_broken and not second.is_tie_broken
    assert (first.place, second.place, third.place, third.behind) == (1, 2, 3, 28)


def test_who_has_as_many_coins_and_tokens_shares_the_place() -> None:
    position = played(0).game.position
    position.coins = [9, 9, 5]
    places = ranking(position)
    assert [place.place for place in places] == [1, 1, 3]
    assert not any(place.is_tie_broken for place in places)


def test_a_team_has_the_lower_of_its_purses() -> None:
    position = played(0, 6, teams=True).game.position
    position.coins = [50, 30, 44, 20, 31, 44]
    places = ranking(position)
    assert [place.seats for place in places] == [(2, 5), (1, 4), (0, 3)]
    assert [place.coins for place in places] == [44, 30, 20]


def test_the_ranking_agrees_with_the_rules_about_the_winners() -> None:
    for seed in range(4):
        position = played(END, 3, seed).game.position
        first = [seat for place in ranking(position) if place.place == 1 for seat in place.seats]
        assert tuple(sorted(first)) == position.winners
    teams = played(END, 6, 3, teams=True).game.position
    best = [seat for place in ranking(teams) if place.place == 1 for seat in place.seats]
    assert tuple(sorted(best)) == teams.winners


def test_records_are_not_changed_by_counting() -> None:
    game = played(60).game
    before = [replace(step, records=list(step.records)) for step in game.steps]
    figures_of(game)
    assert game.steps == before
