"""Plays games on whichever core runs and prints a mark of every record: two cores play the same if the marks agree."""

from __future__ import annotations

import hashlib
import random
import sys

from smallworld_desktop import CORE
from smallworld_desktop.ai.random_player import RandomPlayer
from smallworld_desktop.ai.seats import make_seat
from smallworld_desktop.rules.game import Game, new_game
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.view import View
from smallworld_desktop.simulation.tables import make_ruleset

ALL_SETS = ["base", "cursed", "grand_dames", "be_not_afraid"]
TABLES = [(2, ["base"], False), (3, ALL_SETS, False), (4, ["base"], True), (5, ALL_SETS, False), (6, ALL_SETS, True)]
SEEDS = 6


def mark(game: Game) -> str:
    told = [(step.seat, step.round, step.action, step.chance, step.records) for step in game.steps]
    return hashlib.sha256(repr((told, game.position.coins, game.position.winners)).encode()).hexdigest()[:16]


def random_game(players: int, packs: list[str], teams: bool, seed: int) -> str:
    game = new_game(make_ruleset(players, packs, None, teams), seed)
    player = RandomPlayer(random.Random(seed))
    while not game.position.is_over:
        game.play(player.choose(game.position, legal_actions(game.position)))
    return mark(game)


def thinking_game(seed: int) -> str:
    game = new_game(make_ruleset(2, ALL_SETS), seed)
    seats = [make_seat("normal", seed), make_seat("easy", seed)]
    while not game.position.is_over:
        seat = game.position.decider
        game.play(seats[seat].choose(View(game.position, seat)))
    return mark(game)


if __name__ == "__main__":
    print(CORE, file=sys.stderr)
    for table in TABLES:
        for seed in range(SEEDS):
            print(*table, seed, random_game(*table, seed))
    for seed in range(2):
        print("thinking", seed, thinking_game(seed))
