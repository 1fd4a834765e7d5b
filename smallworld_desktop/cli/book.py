"""`smallworld-desktop book --out FILE.pdf`: the rule book to print, in any language."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from smallworld_desktop.developers.languages import every_language
from smallworld_desktop.i18n import ENGLISH, Translator, from_system
from smallworld_desktop.store import StoreError
from smallworld_desktop.store.files import atomic_write

PAPERS = ("A4", "A5", "Letter")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.pdf", help="the file to write")
    languages = (ENGLISH, *every_language())
    parser.add_argument("--lang", choices=languages, help="language of the texts (default: that of the system)")
    parser.add_argument("--paper", choices=PAPERS, default=PAPERS[0], help="size of the pages (default A4)")
    parser.add_argument("--flat", action="store_true", help="plain boards instead of painted ones, which is quick")


def run(args: argparse.Namespace) -> int:
    from smallworld_desktop.cli.book_pdf import flat_board, painted_board, printed_book

    tr = Translator(args.lang or from_system())
    data = printed_book(tr, flat_board if args.flat else painted_board, args.paper)
    try:
        atomic_write(args.out, data, keep_backup=False)
    except StoreError as problem:
        print(tr.message(problem.message), file=sys.stderr)
        return 2
    return 0
