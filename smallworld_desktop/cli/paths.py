"""`smallworld-desktop paths`: where the program keeps what."""

from __future__ import annotations

import argparse

from smallworld_desktop import CORE, paths
from smallworld_desktop.i18n import Translator, from_system

PLACES = {
    "settings": paths.settings_file,
    "saves": paths.saves_dir,
    "replays": paths.replays_dir,
    "maps": paths.maps_dir,
    "content": paths.content_dir,
    "languages": paths.locale_dir,
    "cache": paths.cache_dir,
    "logs": paths.log_dir,
    "assets": paths.assets,
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("place", nargs="?", choices=PLACES, help="print this one only, for use in scripts")


def run(args: argparse.Namespace) -> int:
    if args.place:
        print(PLACES[args.place]())
        return 0
    for name, place in PLACES.items():
        print(f"{name:<10} {place()}")
    print(f"{'core':<10} {Translator(from_system())(f'core.{CORE}')}")
    return 0
