"""`smallworld-desktop bench`: how fast the rules are, with --render the drawing, with --boards reading and painting.

One clock for all: processor time of this process, so that other programs hardly count. Figures are the best of a few
rounds, for the same reason.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import time
from collections.abc import Callable
from typing import Any

from smallworld_desktop import CORE
from smallworld_desktop.ai.random_player import RandomPlayer
from smallworld_desktop.rules.actions import Action
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.play import apply, play
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.rules.setup import set_up
from smallworld_desktop.simulation.match import play_match
from smallworld_desktop.simulation.selfplay import play_random_game
from smallworld_desktop.simulation.tables import make_ruleset

ROUNDS = 5
SAMPLE_GAMES = 12
HARD_GAMES = 2
clock = time.process_time


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=3.0, metavar="S", help="time for each line (default 3)")
    parser.add_argument("--render", action="store_true", help="measure drawing instead of rules")
    parser.add_argument("--boards", action="store_true", help="measure reading and painting of boards instead")
    parser.add_argument("--turns", action="store_true", help="also measure turns of the thinking levels")
    parser.add_argument("--tables", type=int, default=0, metavar="N", help="measure a server with N tables of four")
    parser.add_argument("--pause", type=float, default=2.0, metavar="S", help="with --tables: how long clients think")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    if args.render or args.boards:
        kind = "bench_render" if args.render else "bench_boards"
        status: int = importlib.import_module(f"smallworld_desktop.developers.{kind}").run(args)
        return status
    if args.tables:
        answered: int = importlib.import_module("smallworld_desktop.developers.bench_tables").run(args)
        return answered
    figures = measure(args.seconds, args.turns)
    print(json.dumps(figures) if args.json else "\n".join(table(figures)))
    return 0


def measure(seconds: float, turns: bool = False) -> dict[str, Any]:
    """Everything that the bench names: games by number of players, single steps, and turns if wanted."""
    figures: dict[str, Any] = {"compiled": CORE == "compiled", "games_per_second": {}}
    for players in (2, 3, 4, 5):
        figures["games_per_second"][str(players)] = round(_games(make_ruleset(players, ["base"]), seconds), 1)
    figures |= {name: round(value, 3) for name, value in _steps(make_ruleset(2, ["base"]), seconds).items()}
    if turns:
        figures["turn_seconds"] = {level: round(_turn(level), 4) for level in ("normal", "hard")}
    return figures


def table(figures: dict[str, Any]) -> list[str]:
    """The figures for people."""
    lines = [f"core      {'compiled' if figures['compiled'] else 'plain'}", f"{'players':<10}{'games/s':>10}"]
    lines += [f"{players:<10}{speed:>10.0f}" for players, speed in figures["games_per_second"].items()]
    lines.append("")
    names = {"copy_us": "copy", "legal_us": "list", "play_us": "play, checked", "apply_us": "play, unchecked"}
    lines += [f"{text:<20}{figures[name]:>8.2f} us" for name, text in names.items()]
    lines += [f"turn, {level:<14}{spent:>8.3f} s" for level, spent in figures.get("turn_seconds", {}).items()]
    return lines


def _games(rules: Ruleset, seconds: float) -> float:
    """Complete random games per second on one core."""
    play_random_game(rules, 0)
    best, seed = 0.0, 0
    for _ in range(ROUNDS):
        games, began = 0, clock()
        while clock() - began < seconds / ROUNDS:
            seed, games = seed + 1, games + 1
            play_random_game(rules, seed)
        best = max(best, games / (clock() - began))
    return best


def _steps(rules: Ruleset, seconds: float) -> dict[str, float]:
    """Microseconds for copying, listing and playing, over all positions of some random games."""
    sample = _sample(rules)
    chances = [Chance(number) for number in range(len(sample))]
    copies: list[Position] = []

    def each(work: Callable[[int], object]) -> None:
        for number in range(len(sample)):
            work(number)

    def best_of(work: Callable[[int], object], prepare: Callable[[], None] = lambda: None) -> float:
        best, rounds, began = float("inf"), 0, clock()
        while rounds < ROUNDS or clock() - began < seconds / 4:
            prepare()
            start = clock()
            each(work)
            best, rounds = min(best, clock() - start), rounds + 1
        return best / len(sample) * 1e6

    def fresh() -> None:
        copies[:] = [pos.copy() for pos, _ in sample]

    idle = best_of(lambda number: sample[number])
    spent = {
        "copy_us": best_of(lambda number: sample[number][0].copy()),
        "legal_us": best_of(lambda number: legal_actions(sample[number][0])),
        "play_us": best_of(lambda number: play(copies[number], sample[number][1], chances[number]), fresh),
        "apply_us": best_of(lambda number: apply(copies[number], sample[number][1], chances[number]), fresh),
    }
    return {name: max(0.0, value - idle) for name, value in spent.items()}


def _sample(rules: Ruleset) -> list[tuple[Position, Action]]:
    """Every position of some random games, with what was played in it."""
    found = []
    for seed in range(SAMPLE_GAMES):
        chance = Chance(seed)
        player = RandomPlayer(random.Random(seed))
        pos, _ = set_up(rules, chance)
        while not pos.is_over:
            action = player.choose(pos, legal_actions(pos))
            found.append((pos.copy(), action))
            apply(pos, action, chance)
    return found


def _turn(level: str) -> float:
    """Mean seconds of a turn of a level in games against itself."""
    rules = make_ruleset(2, ["base"])
    began, turns = clock(), 0
    for seed in range(HARD_GAMES):
        turns += play_match(rules, (level, level), seed).turns
    return (clock() - began) / turns
