"""`smallworld-desktop [--map FILE] [--seats human:Ann,ai:normal] [--load FILE] [--size WxH]`: play the game."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path

from smallworld_desktop.ai.seats import BadSeat, level_of
from smallworld_desktop.app import App, NoDisplay
from smallworld_desktop.crash import guard, log_hard_crashes
from smallworld_desktop.i18n import Translator
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.choosers import make_chooser
from smallworld_desktop.scenes.new_game import start_session, why_not_start
from smallworld_desktop.scenes.session import HUMAN, Seat, Session

FEWEST, MOST = 2, 6
BAD_WORDS = 2


class BadWords(Exception):
    """What was typed can't be understood; `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.code)
        self.message = message


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--map", metavar="FILE", help="a map to play on: a Tiled file, or the name of a known map")
    parser.add_argument("--seats", metavar="SEATS", help="who plays, such as human:Ann,human:Bob,ai:random")
    parser.add_argument("--size", metavar="WxH", help="size of the window")
    parser.add_argument("--seed", type=int, metavar="N", help="play the same chance as another game with this number")


def run(args: argparse.Namespace) -> int:
    tr = Translator()
    log_hard_crashes()
    try:
        size = read_size(args.size) if args.size else None
        seats = read_seats(args.seats, tr) if args.seats else []
        app = App(size)
        session = make_session(app, args.map, seats, secrets.randbits(32) if args.seed is None else args.seed)
    except BadWords as problem:
        print(tr.message(problem.message), file=sys.stderr)
        return BAD_WORDS
    except NoDisplay:
        print(tr("play.no_display"))
        return 0
    first = app.services.screens.table(session)
    return guard(lambda: app.run(first), rescue=app.services.autosave.flush)


def make_session(app: App, map_name: str | None, seats: list[Seat], seed: int) -> Session:
    """The game that the words ask for. Raises `BadWords`."""
    services = app.services
    entry = None
    if map_name is None:
        services.maps.refresh()
        count = len(seats) or FEWEST
        entry = next((e for e in services.maps.entries if e.map.board and count in e.map.board.players), None)
    else:
        entry = services.maps.add(Path(map_name)) if Path(map_name).is_file() else services.maps.find(map_name)
    if entry is None:
        known = ", ".join(e.path.stem for e in services.maps.entries)
        raise BadWords(Message("play.no_map", {"given": map_name, "known": known}))
    if not seats:
        count = min(entry.map.players, default=FEWEST)
        seats = [Seat(services.tr("play.default_name", number=n + 1), n) for n in range(count)]
    problem = why_not_start(entry.map, seats)
    if problem is not None:
        raise BadWords(problem)
    content = services.load_content(("base",))
    return start_session(
        entry.map, content, seats, seed, make_chooser=lambda seat: make_chooser(seat, seed + 1 + seat.colour)
    )


def read_size(words: str) -> tuple[int, int]:
    """`1280x800`."""
    width, _, height = words.lower().partition("x")
    if not (width.isdigit() and height.isdigit()):
        raise BadWords(Message("play.bad_size", {"given": words}))
    return int(width), int(height)


def read_seats(words: str, tr: Translator) -> list[Seat]:
    """`human:Ann,ai:random`."""
    seats = []
    for number, word in enumerate(words.split(",")):
        kind, _, rest = word.strip().partition(":")
        if kind == HUMAN:
            seats.append(Seat(rest or tr("play.default_name", number=number + 1), number))
            continue
        try:
            level = level_of(word)
        except BadSeat as problem:
            raise BadWords(problem.message) from problem
        seats.append(Seat(tr("play.computer", number=number + 1), number, f"ai:{level}"))
    if not FEWEST <= len(seats) <= MOST:
        raise BadWords(Message("play.bad_seats", {"given": words}))
    return seats
