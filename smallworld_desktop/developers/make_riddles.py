"""`smallworld-desktop make-riddles`: looks for riddles in games between computers.

Every game has a seed of its own. Those that are done stand in `seeds.txt` beside the riddles found, so that a run can
be stopped at any time and goes on where it was.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import yaml

from smallworld_desktop.riddles.make import quarry_of, riddles_of_game
from smallworld_desktop.riddles.riddle import Ask
from smallworld_desktop.simulation.tables import SHIPPED, words

DONE = "seeds.txt"
WIDTH = 118


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where what is found is written")
    parser.add_argument("--games", type=int, default=10, metavar="N", help="how many games (default 10)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the first game (default 1)")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="seats at the table (default 2)")
    parser.add_argument("--map", default=None, metavar="NAME", help="a shipped board (default: that for the players)")
    parser.add_argument("--content", default="base", metavar="SETS", help="sets, with commas (default base)")
    parser.add_argument("--asks", default="coins,take,safe,decline", metavar="KINDS", help="kinds, with commas")


def run(args: argparse.Namespace) -> int:
    packs, name = words(args.content), args.map or SHIPPED[args.players]
    args.out.mkdir(parents=True, exist_ok=True)
    quarry = quarry_of(name, packs, args.players)
    asks = tuple(Ask(word) for word in words(args.asks))
    done = args.out / DONE
    for seed in range(args.seed, args.seed + args.games):
        game = f"{name} {args.content} {args.asks} {seed}"
        if done.exists() and game in done.read_text(encoding="utf-8").splitlines():
            continue
        for found in riddles_of_game(quarry, seed, asks):
            write(args.out / f"{found['riddle']}.yaml", found)
            print(f"{found['riddle']}: grade {found['grade']}, {found['goal']}", flush=True)
        with done.open("a", encoding="utf-8") as list_of_games:
            list_of_games.write(game + "\n")
    return 0


def write(file: Path, riddle: dict[str, Any]) -> None:
    """A riddle as a file that people can read."""
    text = yaml.safe_dump(riddle, sort_keys=False, default_flow_style=None, width=WIDTH, allow_unicode=True)
    file.write_text(text, encoding="utf-8")
