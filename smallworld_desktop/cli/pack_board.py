"""`pack-board`: put a board with its artwork, its packs and a picture into one file that others can open."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from smallworld_desktop.atlas import vocabulary_of
from smallworld_desktop.cli.check_map import print_report
from smallworld_desktop.content.library import SHIPPED, load_packs, user_packs
from smallworld_desktop.i18n import Translator, from_system
from smallworld_desktop.maps.bundle import SUFFIX
from smallworld_desktop.maps.loader import LoadedMap, read_map
from smallworld_desktop.session.sharing import bundle_of

PICTURE_SCALE = 0.5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("map", type=Path, metavar="MAP", help="a .tmx, .tmj or .json map")
    parser.add_argument("--out", type=Path, metavar=f"FILE{SUFFIX}", help="the file to write (default: beside the map)")
    parser.add_argument(
        "--pack", type=Path, action="append", default=[], metavar="FILE", help="a content pack to put in (repeatable)"
    )
    parser.add_argument("--no-picture", action="store_true", help="leave the picture of the board out")
    parser.add_argument("--force", action="store_true", help="replace the file if it exists")


def run(args: argparse.Namespace) -> int:
    """Write the file. 0 if it is there now and can be played."""
    tr = Translator(from_system())
    out: Path = args.out or args.map.with_suffix(SUFFIX)
    if out.exists() and not args.force:
        print(tr("new_map.exists", file=str(out)))
        return 1
    for pack in args.pack:
        if problems := load_packs(["base", pack]).errors:
            print(tr("pack_board.bad_pack", file=str(pack), reason=tr.message(problems[0].message)))
            return 1
    loaded = read_map(args.map, vocabulary_of(load_packs([*SHIPPED, *user_packs(), *args.pack])))
    if not loaded.playable or loaded.path.suffix.lower() == SUFFIX:
        print_report(loaded, tr)
        return 1
    try:
        data = bundle_of(loaded, args.pack, b"" if args.no_picture else picture_of(loaded))
        out.write_bytes(data)
    except (OSError, ValueError) as error:
        print(tr("new_map.failed", file=str(out), reason=getattr(error, "strerror", None) or str(error)))
        return 1
    print(tr("pack_board.written", file=str(out), title=loaded.title, size=-(-len(data) // 1024)))
    return 0


def picture_of(loaded: LoadedMap) -> bytes:
    """The painted board as a small PNG."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    from smallworld_desktop.render.board_sheet import small_picture  # pygame takes a while

    return small_picture(loaded, PICTURE_SCALE)
