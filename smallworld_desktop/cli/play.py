"""`smallworld-desktop [FILE] [--map FILE] [--seats human:Ann,ai:normal] [--load FILE] [--size WxH]`: play."""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from smallworld_desktop.ai.seats import BadSeat, level_of
from smallworld_desktop.app import App, NoDisplay, NoVideo, plain_window
from smallworld_desktop.atlas import missing_pack, with_needed
from smallworld_desktop.content import SHIPPED, user_packs
from smallworld_desktop.content.library import pack_named
from smallworld_desktop.crash import CrashReport, guard, log_hard_crashes
from smallworld_desktop.i18n import PSEUDO, Translator, available, chosen
from smallworld_desktop.lessons.lesson import Lesson
from smallworld_desktop.lessons.reader import read_lesson
from smallworld_desktop.lessons.session import start_lesson
from smallworld_desktop.maps.library import MapEntry
from smallworld_desktop.reading import real_path
from smallworld_desktop.render.theme import Theme
from smallworld_desktop.riddles.reader import read_riddle
from smallworld_desktop.riddles.riddle import Riddle
from smallworld_desktop.riddles.session import start_riddle
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenario.problems import Malformed
from smallworld_desktop.scenes.base import Scene
from smallworld_desktop.scenes.common.opening import open_save, open_session
from smallworld_desktop.scenes.crash_window import show_crash
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.setup.plan import BASE, TEAMS
from smallworld_desktop.session.session import HUMAN, Options, Seat, Session
from smallworld_desktop.session.starting import Deal, start_session, why_not_start
from smallworld_desktop.store import StoreError

FEWEST, MOST = 2, 6
BAD_WORDS = 2


class BadWords(Exception):
    """What was typed can't be understood; `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.code)
        self.message = message


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", type=Path, nargs="?", metavar="FILE", help="a map, a saved game or a content pack to open"
    )
    parser.add_argument("--map", metavar="FILE", help="a map to play on: a Tiled file, or the name of a known map")
    parser.add_argument("--seats", metavar="SEATS", help="who plays, such as human:Ann,ai:normal; starts at once")
    parser.add_argument(
        "--content", metavar="A,B", help="content packs by name or file, such as base,cursed,mine.yaml (default: base)"
    )
    parser.add_argument("--lesson", type=Path, metavar="FILE", help="a lesson of your own to play")
    parser.add_argument("--riddle", type=Path, metavar="FILE", help="a riddle of your own to solve")
    parser.add_argument("--load", type=Path, metavar="FILE", help="a saved game to go on with")
    parser.add_argument(
        "--lang", metavar="LANG", help="the language of this game, such as de; settings stay as they are"
    )
    parser.add_argument("--size", metavar="WxH", help="size of the window")
    parser.add_argument("--seed", type=int, metavar="N", help="the same chance as in another game with this number")
    parser.add_argument("--smoke-test", action="store_true", help=argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    log_hard_crashes()
    launch = Launch(args)
    return guard(launch.run, None if args.smoke_test else launch.show_crash, launch.rescue)


class Launch:
    """From the words that were typed to the window's end, watched over from the first step on."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.tr = Translator(chosen(args.lang or ""))
        self.app: App | None = None

    def run(self) -> int:
        """Opens the window and plays; what can't be understood is told on the terminal. Returns the exit status."""
        try:
            return self._play()
        except BadWords as problem:
            if self.app is not None:
                self.app.close()
            return self._refuse(problem.message)
        except NoVideo as problem:
            given = os.environ.get("SDL_VIDEODRIVER", "")
            code = "play.bad_driver" if given else "play.no_video"
            return self._refuse(Message(code, {"given": given, "reason": str(problem)}))
        except NoDisplay:
            from smallworld_desktop.cli.demonstration import demonstrate  # brings a window of its own

            return demonstrate(self.tr)

    def _play(self) -> int:
        args = self.args
        if args.file is not None and not args.file.is_file():
            raise BadWords(Message("play.no_file", {"given": str(args.file)}))
        if args.lang and args.lang != PSEUDO and chosen(args.lang) != args.lang:
            known = self.tr.listed([*available()], "comma")
            raise BadWords(Message("play.no_language", {"given": args.lang, "known": known}))
        size = read_size(args.size) if args.size else None
        seats = read_seats(args.seats, self.tr) if args.seats else []
        self.app = App(size)
        if args.lang:
            self.app.services.switch_language(args.lang)
        if args.smoke_test:
            return smoke_test(self.app, args, seats)
        self.app.services.is_alive = True
        open_first(self.app.services, args, seats)
        return self.app.run()

    def _refuse(self, message: Message) -> int:
        print(self.tr.message(message), file=sys.stderr)
        return BAD_WORDS

    def show_crash(self, report: CrashReport) -> None:
        """In the program's own window, or if it broke before there was one, in a plain one."""
        if self.app is not None:
            show_crash(self.app.window, self.app.services.tr, self.app.services.theme, report)
        else:
            show_crash(plain_window(self.tr), self.tr, Theme.for_window, report)

    def rescue(self) -> None:
        if self.app is not None:
            self.app.services.autosave.flush()


def smoke_test(app: App, args: argparse.Namespace, seats: list[Seat]) -> int:
    """Let the program play by itself, for those who have packaged it."""
    from smallworld_desktop.cli.smoke import try_everything  # nobody else needs it

    entry = find_map(app.services, args.map, len(seats) or FEWEST)
    return try_everything(app, entry, new_session(app.services, entry, seats, read_packs(args.content)))


def open_first(services: Services, args: argparse.Namespace, seats: list[Seat]) -> None:
    """The first screen: a file's, a saved game, a new one, the set-up of one, or the title. Raises `BadWords`."""
    if args.seed is not None:
        services.seeds = random.Random(args.seed)
    if args.file is not None:
        services.stack.push(services.screens.title())
        services.screens.open_file(args.file)
        return
    if args.load is not None:
        load(services, args.load)
        return
    if args.lesson is not None:
        services.stack.push(services.screens.title())
        services.stack.push(lesson(services, args.lesson))
        return
    if args.riddle is not None:
        services.stack.push(services.screens.title())
        services.stack.push(riddle(services, args.riddle))
        return
    packs = read_packs(args.content)
    entry = find_map(services, args.map, len(seats) or FEWEST) if args.map or seats else None
    if entry is not None and seats:
        start(services, entry, seats, packs)
        return
    services.stack.push(services.screens.title())
    if entry is not None or packs:
        services.stack.push(services.screens.setup(entry.path if entry is not None else None, packs))


def lesson(services: Services, path: Path) -> Scene:
    """The first step of a lesson of one's own."""
    found = read_lesson(path)
    if isinstance(found, Lesson):
        try:
            return services.screens.lesson(start_lesson(found))
        except Malformed as problem:
            found = problem.message
        except IllegalAction as refusal:
            found = refusal.reason
    raise BadWords(Message("play.bad_lesson", {"given": str(path), "reason": services.tr.message(found)}))


def riddle(services: Services, path: Path) -> Scene:
    """A riddle of one's own at the table."""
    found = read_riddle(path)
    if isinstance(found, Riddle):
        try:
            return services.screens.riddle(start_riddle(found))
        except Malformed as problem:
            found = problem.message
        except IllegalAction as refusal:
            found = refusal.reason
    raise BadWords(Message("play.bad_riddle", {"given": str(path), "reason": services.tr.message(found)}))


def load(services: Services, path: Path) -> None:
    try:
        problem = open_save(services, path)
    except StoreError as error:
        raise BadWords(error.message) from error
    if problem is not None:
        raise BadWords(problem)


def find_map(services: Services, name: str | None, players: int) -> MapEntry:
    """The map of that name or file; without one, the first that is made for so many players."""
    if name is not None and Path(name).is_file():
        return services.maps.add(Path(name))
    services.maps.refresh()
    known = services.maps.entries
    if name is None:
        found = next((e for e in known if e.map.board is not None and players in e.map.board.players), None)
    else:
        found = services.maps.find(name)
    if found is None:
        listed = ", ".join(entry.path.stem for entry in known)
        raise BadWords(Message("play.no_map", {"given": name or "", "known": listed}))
    return found


def start(services: Services, entry: MapEntry, seats: list[Seat], packs: Sequence[str | Path]) -> None:
    open_session(services, new_session(services, entry, seats, packs))


def new_session(services: Services, entry: MapEntry, seats: list[Seat], packs: Sequence[str | Path] = ()) -> Session:
    """A game on a map, of the base set, other packs and those that the map needs. Raises `BadWords`."""
    problem = missing_pack(entry.map) or why_not_start(entry.map, seats)
    if problem is not None:
        raise BadWords(problem)
    content = services.load_content(with_needed((BASE, *packs), entry.map.packs))
    if content.errors:
        raise BadWords(content.errors[0].message)
    options = Options(open_coins=not services.settings.hidden_coins)
    return start_session(entry.map, content, seats, Deal(services.new_seed(), options=options))


def read_packs(words: str | None) -> list[str | Path]:
    """`base,cursed,mine.yaml`: what takes part besides the base game. Raises `BadWords`."""
    packs: list[str | Path] = []
    for word in filter(None, (part.strip() for part in (words or "").split(","))):
        if Path(word).is_file():
            packs.append(real_path(Path(word)))
            continue
        pack = pack_named(word)
        if pack is None or pack == TEAMS:
            known = [*(id for id in SHIPPED if id != TEAMS), *(path.stem for path in user_packs())]
            raise BadWords(Message("play.no_pack", {"given": word, "known": ", ".join(known)}))
        packs += [pack] if pack != BASE else []
    return packs


def read_size(words: str) -> tuple[int, int]:
    """`1280x800`."""
    width, _, height = words.lower().partition("x")
    if not (width.isdigit() and height.isdigit()):
        raise BadWords(Message("play.bad_size", {"given": words}))
    return int(width), int(height)


def read_seats(words: str, tr: Translator) -> list[Seat]:
    """`human:Ann,ai:normal`."""
    seats = []
    for number, word in enumerate(words.strip(" ,").split(",")):
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
