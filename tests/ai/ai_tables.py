"""Small tables and positions for tests of the computer players."""

from __future__ import annotations

from functools import cache

from smallworld_desktop.cli.table import make_ruleset
from smallworld_desktop.rules.actions import Pick
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.game import Game, new_game
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.rules.view import View

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


def chance() -> Chance:
    return Chance(0)
