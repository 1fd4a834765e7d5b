"""`smallworld-desktop simulate`: whole games without a window, with figures."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from smallworld_desktop.ai.levels import LEVELS, BadSeat, read_spec
from smallworld_desktop.i18n import Translator, from_system
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.simulation.cluster import NoCluster, play_on_cluster
from smallworld_desktop.simulation.match import BrokenRule, MatchResult
from smallworld_desktop.simulation.report import write_report
from smallworld_desktop.simulation.series import Series, play_here, play_in_parallel
from smallworld_desktop.simulation.tables import BadTable, make_ruleset, words
from smallworld_desktop.simulation.tally import ComboFigures, Figures, tally


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, default=2, metavar="N", help="seats at the table, 2 to 6 (default 2)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default 100)")
    parser.add_argument(
        "--seats", default="random", metavar="A,B", help=f"levels: {', '.join(LEVELS)}; the last one repeats"
    )
    parser.add_argument("--swap", action="store_true", help="play every deal with the players in each seat in turn")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="games played at the same time (default 1)")
    parser.add_argument("--map", metavar="NAME", help="a shipped map or a file (default: the board for the players)")
    parser.add_argument("--content", default="base", metavar="A,B", help="content packs (default base)")
    parser.add_argument("--only", default="", metavar="A,B", help="races and powers of these packs only (default all)")
    parser.add_argument("--finds", action="store_true", help="monsters guard places and relics on the surface too")
    parser.add_argument("--teams", action="store_true", help="the team game")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="first seed (default 1)")
    parser.add_argument("--check", action="store_true", help="verify the invariants after every action")
    parser.add_argument(
        "--report", type=Path, metavar="DIR", help="write CSV files, charts and a page for the browser into this folder"
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask cluster, such as tcp://host:8786")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    tr = Translator(from_system())
    try:
        if args.games < 1 or args.jobs < 1:
            raise BadTable(Message("simulate.numbers"))
        specs = seat_specs(args.seats, args.players)
        rules = make_ruleset(args.players, words(args.content), args.map, args.teams, words(args.only), args.finds)
        series = Series(specs, args.games, args.seed, args.swap, args.check)
        results = list(_progress(play(rules, series, args), args.games, quiet=args.json))
    except (BadTable, BadSeat, NoCluster) as problem:
        print(tr.message(problem.message), file=sys.stderr)
        return 2
    except BrokenRule as broken:
        print(f"broken: {broken}", file=sys.stderr)
        return 1
    figures = tally(results, specs, args.swap, args.seed)
    if args.report is not None:
        try:
            write_report(args.report, results, figures, tr)
        except OSError as problem:
            print(tr("simulate.no_report", folder=str(args.report), why=problem.strerror), file=sys.stderr)
            return 2
    print(json.dumps(figures) if args.json else "\n".join(table(figures)))
    return 0


def seat_specs(text: str, players: int) -> tuple[str, ...]:
    """The players named, the last one repeated for the rest of the table."""
    named = split_specs(text) or ["random"]
    for spec in named:
        read_spec(spec)
    return tuple(named[min(seat, len(named) - 1)] for seat in range(players))


def split_specs(text: str) -> list[str]:
    """`hard:seed=7,time=1,normal` as two specs: a word with `=` belongs to the spec before it."""
    specs: list[str] = []
    for word in words(text):
        if specs and "=" in word and ":" not in word:
            specs[-1] += f",{word}"
        else:
            specs.append(word)
    return specs


def play(rules: Ruleset, series: Series, args: argparse.Namespace) -> Iterator[MatchResult]:
    if args.cluster:
        return play_on_cluster(rules, series, args.cluster)
    return play_in_parallel(rules, series, args.jobs) if args.jobs > 1 else play_here(rules, series)


def _progress(results: Iterator[MatchResult], games: int, quiet: bool) -> Iterator[MatchResult]:
    """Pass the results on; on a terminal, say how far it is."""
    shown = not quiet and sys.stderr.isatty()
    last = 0.0
    for number, result in enumerate(results, 1):
        if shown and (time.monotonic() - last > 0.2 or number == games):
            last = time.monotonic()
            print(f"\r{number} of {games} games", end="" if number < games else "\n", file=sys.stderr, flush=True)
        yield result


def table(figures: Figures) -> Iterator[str]:
    """The figures for people."""
    yield (
        f"{'':<4}{'player':<18}{'wins':>7}{'win rate':>10}{'95 % interval':>16}{'coins':>8}{'declines':>10}"
        f"{'s/turn':>9}{'worst':>9}"
    )
    for number, spec in enumerate(figures["seats"]):
        low, high = figures["interval"][number]
        yield (
            f"{number + 1:<4}{spec:<18}{figures['wins'][number]:>7g}{figures['win_rate'][number]:>10.1%}"
            f"{f'{low:.1%} to {high:.1%}':>16}{figures['mean_coins'][number]:>8.1f}{figures['declines'][number]:>10.2f}"
            f"{figures['seconds_per_turn'][number]:>9.3f}{figures['worst_seconds'][number]:>9.3f}"
        )
    yield from _combos("race", figures["by_race"])
    yield from _combos("power", figures["by_power"])
    if figures["by_find"]:
        yield f"\n{'place or relic':<28}{'found':>7}{'turns held':>12}{'uses':>7}"
    for name, find in figures["by_find"].items():
        yield f"{name:<28}{find['found']:>7}{find['held']:>12}{find['used']:>7}"
    yield f"{figures['games']} games, {figures['turns']} turns, {figures['actions']} actions, {figures['seconds']} s"


def _combos(title: str, combos: dict[str, ComboFigures]) -> Iterator[str]:
    if combos:
        yield f"\n{title:<18}{'taken':>7}{'win rate':>10}{'coins':>8}{'95 % interval':>16}"
    for name, found in sorted(combos.items(), key=lambda item: -item[1]["mean_coins"]):
        sure = " to ".join(f"{bound:.1f}" for bound in found["interval"]) or "?"
        mark = f"  too {found['verdict']}" if found["verdict"] else ""
        yield f"{name:<18}{found['taken']:>7}{found['win_rate']:>10.1%}{found['mean_coins']:>8.1f}{sure:>16}{mark}"
