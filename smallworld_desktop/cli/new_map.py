"""`new-map`: make a random board with the figures of the printed ones, ready to play or to edit in Tiled."""

from __future__ import annotations

import argparse
import random
from pathlib import Path

from smallworld_desktop.i18n import Translator, from_system
from smallworld_desktop.maps.caves import generate_below
from smallworld_desktop.maps.countries import shipped_countries
from smallworld_desktop.maps.generator import generate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", type=Path, metavar="OUT.tmx", help="the file to write")
    parser.add_argument("--players", type=int, choices=range(2, 7), default=4, help="for how many (default: 4)")
    parser.add_argument("--seed", type=int, default=None, help="the same seed gives the same board (default: random)")
    parser.add_argument(
        "--country",
        choices=shipped_countries(),
        default="",
        help="how the land looks and is called (default: by the seed)",
    )
    parser.add_argument(
        "--underground", action="store_true", help="below ground: river, chasms, monsters (for the Underground set)"
    )
    parser.add_argument("--title", default="", help="the board's title (default: one is made up)")
    parser.add_argument("--force", action="store_true", help="replace the file if it exists")


def run(args: argparse.Namespace) -> int:
    """Write the map. 0 if it is there now."""
    tr = Translator(from_system())
    file: Path = args.out
    if file.exists() and not args.force:
        print(tr("new_map.exists", file=str(file)))
        return 1
    seed = random.SystemRandom().randrange(1_000_000) if args.seed is None else args.seed
    world = generate_below(args.players, seed) if args.underground else generate(args.players, seed, args.country)
    title = args.title or world.title
    try:
        file.write_text(world.tmx(title), encoding="utf-8", newline="\n")
    except OSError as error:
        print(tr("new_map.failed", file=str(file), reason=error.strerror or str(error)))
        return 1
    print(tr("new_map.written", file=str(file), title=title, players=args.players, seed=seed))
    return 0
