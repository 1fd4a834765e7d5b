"""`smallworld-desktop bench`: how fast the rules are (or, with --render, the drawing)."""

from __future__ import annotations

import argparse
import importlib
import random
import time

from smallworld_desktop.ai.random_player import RandomPlayer
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.play import apply, play
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.rules.setup import set_up
from smallworld_desktop.simulation.selfplay import play_random_game
from smallworld_desktop.simulation.tables import make_ruleset


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=3.0, metavar="S", help="time for each line (default 3)")
    parser.add_argument("--render", action="store_true", help="measure drawing instead of rules")


def run(args: argparse.Namespace) -> int:
    if args.render:
        status: int = importlib.import_module("smallworld_desktop.developers.bench_render").run(args)
        return status
    print(f"{'players':<10}{'games/s':>10}{'actions/s':>12}{'actions/game':>14}")
    for players in (2, 3, 4, 5):
        games, actions, seconds = _games(make_ruleset(players, ["base"]), args.seconds)
        print(f"{players:<10}{games / seconds:>10.0f}{actions / seconds:>12.0f}{actions / games:>14.0f}")
    print()
    for name, microseconds in _steps(make_ruleset(2, ["base"]), args.seconds):
        print(f"{name:<24}{microseconds:>8.2f} us")
    return 0


def _games(rules: Ruleset, seconds: float) -> tuple[int, int, float]:
    """Complete random games on one core: games, actions, processor seconds."""
    play_random_game(rules, 0)
    games = actions = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        games += 1
        actions += play_random_game(rules, games).actions
    return games, actions, time.process_time() - began


def _steps(rules: Ruleset, seconds: float) -> list[tuple[str, float]]:
    """Mean time of copying, listing and playing, over the positions of random games."""
    spent = {"copy a position": 0.0, "list legal actions": 0.0, "play, checked": 0.0, "play, unchecked": 0.0}
    count = 0
    began = time.perf_counter()
    seed = 0
    while time.perf_counter() - began < seconds:
        seed += 1
        chance = Chance(seed)
        player = RandomPlayer(random.Random(seed))
        pos, _ = set_up(rules, chance)
        while not pos.is_over:
            count += 1
            pos = _measure(pos, player, chance, spent)
    return [(name, total / count * 1e6) for name, total in spent.items()]


def _measure(pos: Position, player: RandomPlayer, chance: Chance, spent: dict[str, float]) -> Position:
    clock = time.perf_counter
    start = clock()
    trial = pos.copy()
    copied = clock()
    offers = legal_actions(pos)
    listed = clock()
    action = player.choose(pos, offers)
    chosen = clock()
    play(trial, action, Chance(0))
    played = clock()
    apply(pos, action, chance)
    spent["copy a position"] += copied - start
    spent["list legal actions"] += listed - copied
    spent["play, checked"] += played - chosen
    spent["play, unchecked"] += clock() - played
    return pos
