"""`smallworld-desktop gallery`: PNGs of boards, emblems, portraits, pieces and widgets, written without a window."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Collection, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from smallworld_desktop.atlas import KnownWords, known_words
from smallworld_desktop.i18n import Translator
from smallworld_desktop.maps.library import MapLibrary
from smallworld_desktop.maps.loader import LoadedMap, read_map

if TYPE_CHECKING:
    from pygame import Surface

Picture = tuple[str, "Callable[[], Surface]"]
KINDS = ("emblems", "portraits", "pieces", "widgets", "boards")
ASKED_FOR = ("worlds", "blind")
"""Kinds that take minutes, or are of use only to somebody who has not seen the others: written when they are named."""
EMBLEM_SIZES = (28, 64, 160)
PORTRAIT_SIZES = (240, 480)
SMALLEST, LARGEST = (320, 200), (7680, 4320)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder to write to")
    parser.add_argument("--map", type=Path, metavar="FILE", help="only this board, instead of all shipped ones")
    parser.add_argument("--size", type=view_size, default=(1600, 900), metavar="WxH", help="size of a board's view")
    parser.add_argument(
        "--seeds",
        type=int,
        default=20,
        metavar="N",
        help="new worlds for each number of players; the order of a blind sheet",
    )
    parser.add_argument("--only", choices=(*KINDS, *ASKED_FOR), action="append", help="only these kinds (repeatable)")


def view_size(text: str) -> tuple[int, int]:
    """`1600x900` as numbers."""
    width, _, height = text.lower().partition("x")
    if not (width.isdigit() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is no size; write it as 1600x900")
    size = int(width), int(height)
    if not all(low <= side <= high for low, side, high in zip(SMALLEST, size, LARGEST, strict=True)):
        raise argparse.ArgumentTypeError(f"{text!r} is not between 320x200 and 7680x4320")
    return size


def run(args: argparse.Namespace) -> int:
    """Write the pictures, naming each. 1 if the folder can't be written or a board has errors."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    tr = Translator()
    chosen = args.only or KINDS
    status = 0
    boards: list[LoadedMap] = []
    if "boards" in chosen:
        boards = list(found_boards(args.map))
        for broken in (board for board in boards if not board.playable):
            print(tr("gallery.broken_board", file=str(broken.path)))
            status = 1
    for name, draw in [
        *pictures(chosen, boards, args.size),
        *world_pictures(chosen, args.seeds),
        *blind_pictures(chosen, args.seeds),
    ]:
        file = args.out / name
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            write(draw(), file)
        except OSError as error:
            print(tr("gallery.not_written", file=str(file), reason=error.strerror or str(error)))
            return 1
        print(file)
    return status


def write(picture: Surface, file: Path) -> None:
    """Save a PNG; a folder that can't be written is an OSError, not pygame's own."""
    from io import BytesIO

    import pygame

    data = BytesIO()
    pygame.image.save(picture, data, "out.png")
    file.write_bytes(data.getvalue())


def found_boards(only: Path | None) -> Iterator[LoadedMap]:
    if only is not None:
        yield read_map(only, known_words())
        return
    library = MapLibrary(KnownWords())
    library.refresh()
    yield from (entry.map for entry in library.entries)


def pictures(chosen: Collection[str], boards: list[LoadedMap], size: tuple[int, int]) -> Iterator[Picture]:
    """File names and what draws them, one after the other."""
    from smallworld_desktop.developers import sheets

    if "emblems" in chosen:
        for side in EMBLEM_SIZES:
            yield f"emblems_{side}.png", partial(sheets.emblem_sheet, side, names=True)
            yield f"emblems_{side}_nameless.png", partial(sheets.emblem_sheet, side, names=False)
        yield "emblems_in_play.png", sheets.token_sheet
        yield "markers_in_play.png", sheets.marker_sheet
        yield "icons.png", partial(sheets.icon_sheet, 64)
    if "portraits" in chosen:
        for side in PORTRAIT_SIZES:
            yield f"portraits_{side}.png", partial(sheets.portrait_sheet, side)
    if "pieces" in chosen:
        yield "pieces.png", sheets.piece_sheet
    if "widgets" in chosen:
        yield from widget_pictures()
    for board in boards:
        yield from board_pictures(board, size)


def world_pictures(chosen: Collection[str], seeds: int) -> Iterator[Picture]:
    from smallworld_desktop.developers.world_sheet import world_sheet

    if "worlds" in chosen:
        yield f"worlds_{seeds}.png", partial(world_sheet, known_words(), range(seeds))


def blind_pictures(chosen: Collection[str], seed: int) -> Iterator[Picture]:
    from smallworld_desktop.developers.blind_sheet import blind_sheet

    if "blind" in chosen:
        yield "blind_28.png", partial(blind_sheet, EMBLEM_SIZES[0], seed)


def widget_pictures() -> Iterator[Picture]:
    from smallworld_desktop.render.theme import COMPACT, ROOMY
    from smallworld_desktop.render.widgets.gallery import PAGES

    for size in (ROOMY, COMPACT):
        for name, page in PAGES.items():
            yield f"widgets_{name}_{size[0]}x{size[1]}.png", partial(page, size, Translator())


def board_pictures(loaded: LoadedMap, size: tuple[int, int]) -> Iterator[Picture]:
    from smallworld_desktop.render.board_sheet import BoardSheets
    from smallworld_desktop.render.painter import PaintRequest

    board, geometry = loaded.board, loaded.geometry
    if board is None or geometry is None:
        return
    drawn = BoardSheets(PaintRequest(board, geometry, 1.0, loaded.styles, loaded.artwork), size)
    name = f"board_{loaded.path.stem}_{size[0]}x{size[1]}"
    yield f"{name}.png", drawn.picture
    yield f"{name}_in_play.png", drawn.in_play
