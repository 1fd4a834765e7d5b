"""Small tables and positions for tests of the computer players."""

from __future__ import annotations

from functools import cache

from smallworld_desktop.rules.actions import Pick
from smallworld_desktop.rules.game import Game, new_game
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.rules.setup import lay_out_board
from smallworld_desktop.rules.start import begin_from, place_people
from smallworld_desktop.rules.view import View
from smallworld_desktop.simulation.tables import make_ruleset

ALL_SETS = ("base", "cursed", "grand_dames", "be_not_afraid")


@cache
def table(players: int = 2, packs: tuple[str, ...] = ("base",), teams: bool = False) -> Ruleset:
    return make_ruleset(players, list(packs), None, teams)


def first_turn(seed: int = 1, players: int = 2) -> Game:
    """A game whose first player has just taken the top combo."""
    game = new_game(table(players), seed)
    game.play(Pick(0))
    return game


def view_of(game: Game) -> View:
    return View(game.position, game.position.decider)


def staged(
    round_number: int,
    own: tuple[str, str, dict[int, int]],
    other: tuple[str, str, dict[int, int]] | None = None,
    hand: int = 0,
) -> Position:
    """Two players: the race of seat 0 about to play a turn, that of seat 1 where it stands."""
    rules = table(2)
    pos = Position(rules)
    lay_out_board(pos)
    pos.column = [(number, number, 0, 0) for number in range(6)]
    races, powers = [race.id for race in rules.races], [power.id for power in rules.powers]
    for seat, people in enumerate((own, other)):
        if people is not None:
            race, power, layout = people
            spare = hand if seat == 0 else 0
            place_people(pos, seat, races.index(race), powers.index(power), False, spare, layout, {})
    begin_from(pos, round_number, 0, [], monsters=False)
    return pos
