"""`smallworld-desktop simulate`: whole games without a window, with figures."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator

from smallworld_desktop.ai.match import BrokenRule, Result, play_match
from smallworld_desktop.ai.seats import BadSeat, level_of
from smallworld_desktop.cli.table import BadTable, make_ruleset, words
from smallworld_desktop.i18n import Translator
from smallworld_desktop.rules.ruleset import Ruleset


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, default=2, metavar="N", help="seats at the table, 2 to 6 (default 2)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default 100)")
    parser.add_argument("--seats", default="random", metavar="A,B", help="levels in seat order; the last one repeats")
    parser.add_argument("--map", metavar="NAME", help="a shipped map or a file (default: the board for the players)")
    parser.add_argument("--content", default="base", metavar="A,B", help="content packs (default base)")
    parser.add_argument("--teams", action="store_true", help="the team game")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="first seed (default 1)")
    parser.add_argument("--check", action="store_true", help="verify the invariants after every action")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    tr = Translator()
    try:
        seats = seat_specs(args.seats, args.players)
        rules = make_ruleset(args.players, words(args.content), args.map, args.teams)
        results = list(_progress(play_all(rules, seats, args), args.games, quiet=args.json))
    except (BadTable, BadSeat) as problem:
        print(tr.message(problem.message), file=sys.stderr)
        return 2
    except BrokenRule as broken:
        print(f"broken: {broken}", file=sys.stderr)
        return 1
    figures = summary(results, seats)
    print(json.dumps(figures) if args.json else table(figures))
    return 0


def seat_specs(text: str, players: int) -> tuple[str, ...]:
    """The seats named, the last one repeated for the rest of the table."""
    named = [spec.strip() for spec in text.split(",") if spec.strip()] or ["random"]
    for spec in named:
        level_of(spec)
    return tuple(named[min(seat, len(named) - 1)] for seat in range(players))


def play_all(rules: Ruleset, seats: tuple[str, ...], args: argparse.Namespace) -> Iterator[Result]:
    for number in range(args.games):
        yield play_match(rules, seats, args.seed + number, args.check)


def _progress(results: Iterator[Result], games: int, quiet: bool) -> Iterator[Result]:
    """Pass the results on; on a terminal, say how far it is."""
    shown = not quiet and sys.stderr.isatty()
    last = 0.0
    for number, result in enumerate(results, 1):
        if shown and (time.monotonic() - last > 0.2 or number == games):
            last = time.monotonic()
            print(f"\r{number} of {games} games", end="" if number < games else "\n", file=sys.stderr, flush=True)
        yield result


def summary(results: list[Result], seats: tuple[str, ...]) -> dict[str, object]:
    """The figures of a series of games."""
    games = len(results)
    wins = [sum(1 / len(r.winners) for r in results if seat in r.winners) for seat in range(len(seats))]
    coins = [sum(r.coins[seat] for r in results) / games if games else 0.0 for seat in range(len(seats))]
    return {
        "games": games,
        "players": len(seats),
        "seats": list(seats),
        "wins": [round(value, 2) for value in wins],
        "mean_coins": [round(value, 2) for value in coins],
        "turns": sum(r.turns for r in results),
        "actions": sum(r.actions for r in results),
        "seconds": round(sum(r.seconds for r in results), 3),
    }


def table(figures: dict[str, object]) -> str:
    """The figures for people."""
    seats, wins, coins = figures["seats"], figures["wins"], figures["mean_coins"]
    assert isinstance(seats, list) and isinstance(wins, list) and isinstance(coins, list)
    lines = [f"{'seat':<6}{'player':<16}{'wins':>8}{'mean coins':>12}"]
    for number, (seat, won, mean) in enumerate(zip(seats, wins, coins, strict=True), 1):
        lines.append(f"{number:<6}{seat:<16}{won:>8}{mean:>12}")
    lines.append(
        f"{figures['games']} games, {figures['turns']} turns, {figures['actions']} actions, {figures['seconds']} s"
    )
    return "\n".join(lines)
