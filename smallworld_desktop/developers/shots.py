"""`smallworld-desktop shots --out DIR [--size WxH] [--lang L]`: a picture of every scene, driven without a window."""

from __future__ import annotations

import argparse
import sys
import traceback
from pathlib import Path

from smallworld_desktop.developers import (
    shot_expansions,
    shot_menus,
    shot_riddles,
    shot_table,
    shot_teams,
    shot_underground,
)
from smallworld_desktop.developers.gallery import view_size
from smallworld_desktop.developers.headless import borrowed_home, headless
from smallworld_desktop.developers.languages import every_language
from smallworld_desktop.developers.shot_base import SHOTS
from smallworld_desktop.i18n import ENGLISH, PSEUDO, Translator

__all__ = [
    "SHOTS", "shot_expansions", "shot_menus", "shot_riddles", "shot_table", "shot_teams", "shot_underground",
    "take_shots",
]  # fmt: skip


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder to write to")
    parser.add_argument("--size", type=view_size, default=(1600, 900), metavar="WxH", help="size of the window")
    parser.add_argument(
        "--lang", choices=(ENGLISH, *every_language(), PSEUDO), default=ENGLISH, help="language of the texts"
    )
    parser.add_argument("--only", metavar="NAME", nargs="+", choices=tuple(SHOTS), help="only these")
    parser.add_argument("--flat", action="store_true", help="don't wait for painted boards")


def run(args: argparse.Namespace) -> int:
    """Takes the pictures, naming each. 1 if the folder can't be written or a scene fails."""
    tr = Translator()
    try:
        args.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(tr("shots.not_written", folder=str(args.out), reason=error.strerror or str(error)), file=sys.stderr)
        return 1
    names = args.only or tuple(SHOTS)
    failed = take_shots(names, args.out, args.size, args.lang, painted=not args.flat)
    print(tr("shots.done", count=len(names) - len(failed), folder=str(args.out)))
    if failed:
        print(tr("shots.failed", names=", ".join(failed), count=len(failed)), file=sys.stderr)
    return 1 if failed else 0


def take_shots(
    names: tuple[str, ...] | list[str], out: Path, size: tuple[int, int], language: str, *, painted: bool
) -> list[str]:
    """Takes each picture in a program of its own, so that none depends on another; gives those that failed."""
    failed = []
    for name in names:
        with borrowed_home() as home, headless(size, painted=painted) as driver:
            driver.services.change_settings(language=language, helper=False)
            try:
                SHOTS[name](driver, home)
                driver.save(out / f"{name}.png")
            except Exception:  # one broken scene must not keep the others from being seen
                traceback.print_exc()
                failed.append(name)
            else:
                print(out / f"{name}.png", flush=True)
    return failed
