"""`smallworld-desktop train`: teach the judgement of the master level by self-play."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path

from smallworld_desktop import paths
from smallworld_desktop.ai.learned import shipped_file, write_learned
from smallworld_desktop.ai.levels import BadSeat, read_spec
from smallworld_desktop.i18n import Translator
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.simulation.cluster import NoCluster, cluster
from smallworld_desktop.simulation.series import processes
from smallworld_desktop.simulation.tables import BadTable, make_ruleset, words
from smallworld_desktop.simulation.training import TrainingGames, fit, gather, learned, lessons, load


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="games at each table (default 2000)")
    parser.add_argument("--tables", default="2,3,4,5", metavar="A,B", help="numbers of players (default 2,3,4,5)")
    parser.add_argument("--seats", default="normal,easy", metavar="A,B", help="levels that play (default normal,easy)")
    parser.add_argument("--content", default="base", metavar="A,B", help="content packs (default base)")
    parser.add_argument("--seed", type=int, default=5_000_000, metavar="N", help="first seed (default 5000000)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="games played at the same time (default 1)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask cluster, such as tcp://host:8786")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where games are kept (default: the cache)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the weights go (default: among the assets)")


def run(args: argparse.Namespace) -> int:
    tr = Translator()
    folder, out = args.data or paths.cache_dir() / "training", args.out or shipped_file()
    try:
        wanted = plan(args)
        with workers(args) as executor:
            play(wanted, folder, executor)
        two = fit(*load([lesson for lesson, table in wanted if table == 2], folder))
        more = fit(*load([lesson for lesson, table in wanted if table > 2], folder), two.weights)
        how = {"games": args.games, "tables": args.tables, "seats": args.seats, "content": args.content}
        write_learned(out, learned(two, more, how | {"seed": args.seed}))
    except (BadTable, BadSeat, NoCluster) as problem:
        print(tr.message(problem.message), file=sys.stderr)
        return 2
    except OSError as problem:
        print(tr("train.no_file", file=str(problem.filename), why=problem.strerror or ""), file=sys.stderr)
        return 2
    for name, each in (("two", two), ("more", more)):
        print(tr("train.fitted", table=tr(f"train.{name}"), samples=each.samples, explained=f"{each.explained:.3f}"))
    print(tr("train.written", file=str(out)))
    return 0


def plan(args: argparse.Namespace) -> list[tuple[TrainingGames, int]]:
    """Every lesson to play, with the players at its table. Raises `BadTable` or `BadSeat`."""
    levels = tuple(words(args.seats))
    for level in levels:
        read_spec(level)
    tables = [int(table) for table in words(args.tables) if table.isdecimal()]
    if args.games < 1 or args.jobs < 1 or not levels or 2 not in tables or len(tables) < 2:
        raise BadTable(Message("train.numbers"))
    return [
        (lesson, players)
        for players in tables
        for lesson in lessons(make_ruleset(players, words(args.content)), levels, args.games, args.seed)
    ]


@contextmanager
def workers(args: argparse.Namespace) -> Iterator[Executor | None]:
    """Who plays: this process, others, or a cluster."""
    if args.cluster:
        with cluster(args.cluster) as executor:
            yield executor
    elif args.jobs > 1:
        with processes(args.jobs) as executor:
            yield executor
    else:
        yield None


def play(wanted: list[tuple[TrainingGames, int]], folder: Path, executor: Executor | None) -> None:
    """Play what is missing, and say how far it is."""
    there = sum((folder / f"{lesson.name}.npz").exists() for lesson, _ in wanted)
    for number, _ in enumerate(gather([lesson for lesson, _ in wanted], folder, executor), there + 1):
        if sys.stderr.isatty():
            print(f"\r{number} / {len(wanted)}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
