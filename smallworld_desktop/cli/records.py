"""`smallworld-desktop records`: the games played on this computer, for the terminal, as CSV, or away with them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from smallworld_desktop.i18n import Translator, from_system
from smallworld_desktop.session.own_records import summaries
from smallworld_desktop.store import StoreError
from smallworld_desktop.store.played_games import export_games, read_games, wipe_games


def add_arguments(parser: argparse.ArgumentParser) -> None:
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--csv", type=Path, metavar="FILE", help="write all games to a table for other programs")
    choice.add_argument("--wipe", action="store_true", help="forget all games")


def run(args: argparse.Namespace) -> int:
    tr = Translator(from_system())
    try:
        if args.wipe:
            wipe_games()
            print(tr("records.wiped"))
        elif args.csv is not None:
            export_games(args.csv)
            print(tr("records.written", file=str(args.csv)))
        else:
            print("\n".join(lines(tr)) or tr("records.none"))
    except StoreError as problem:
        print(tr.message(problem.message), file=sys.stderr)
        return 2
    return 0


def lines(tr: Translator) -> list[str]:
    """One line for each person."""
    return [
        tr(
            "records.player",
            player=own.name,
            wins=own.wins,
            games=own.games,
            coins=round(sum(own.coins) / own.games),
            best=own.best_turn,
        )
        for own in summaries(read_games()).values()
    ]
