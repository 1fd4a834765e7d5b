"""`smallworld-desktop fuzz --events N --seed S [--lessons]`: clicks and types at random through all scenes.

No event may raise, and after every action the position keeps its invariants. The same seed gives the same events.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pygame

from smallworld_desktop import crash, paths
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.headless import borrowed_home, headless
from smallworld_desktop.developers.memory import memory
from smallworld_desktop.developers.staging import POSITIONS, played, staged
from smallworld_desktop.i18n import Translator
from smallworld_desktop.input.keymap import CHORDS
from smallworld_desktop.intents import Command
from smallworld_desktop.lessons.lesson import Lesson
from smallworld_desktop.lessons.reader import read_lesson
from smallworld_desktop.lessons.session import start_lesson
from smallworld_desktop.rules.invariants import violations
from smallworld_desktop.scenes.base import Scene
from smallworld_desktop.scenes.menu.load import LoadScene
from smallworld_desktop.scenes.menu.maps import MapsScene
from smallworld_desktop.scenes.menu.replay import ReplayScene
from smallworld_desktop.scenes.menu.replays import ReplaysScene
from smallworld_desktop.scenes.setup.packs import PacksScene
from smallworld_desktop.scenes.workshop.works import WorksScene
from smallworld_desktop.session.session import Session

SIZES = ((1024, 640), (1280, 800), (1600, 900), (1100, 1000))
STAY = 400
"""Events before the player is put somewhere else."""
REMEMBERED = 40
MEASURED_EVERY = 5_000
DRAW_EVERY = 8
"""Most of the time would go into drawing; faults in it show soon enough in every eighth frame."""
LETTERS = "aZ9 éß漢/\\.\"'"
LEAVING = {Command.FULLSCREEN}

Event = tuple[str, tuple[object, ...]]
"""The name of something a `Driver` does, and with what."""
Place = tuple[str, Callable[[], Scene]]
"""A screen a player may find themselves at, by name."""


class IllegalState(Exception):
    """A position that can't be."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--events", type=int, default=20_000, metavar="N", help="how many (default 20000)")
    parser.add_argument("--seed", type=int, metavar="S", help="the same events as another run")
    parser.add_argument(
        "--draw-every", type=int, default=DRAW_EVERY, metavar="N", help=f"draw one frame of N (default {DRAW_EVERY})"
    )
    parser.add_argument("--lessons", action="store_true", help="so many events in each lesson instead")


def run(args: argparse.Namespace) -> int:
    """0 if nothing broke; else 1, with the seed and the last events."""
    seed = random.SystemRandom().randrange(1_000_000) if args.seed is None else args.seed
    tr = Translator()
    rooms = [file.stem for file in lesson_files()] if args.lessons else [""]
    return max(_fuzz(tr, args.events, seed, lesson, args.draw_every) for lesson in rooms)


def _fuzz(tr: Translator, events: int, seed: int, lesson: str, draw_every: int) -> int:
    """All over the program, or in one lesson."""
    print(tr("fuzz.begin", count=events, seed=seed), lesson, flush=True)
    began = time.monotonic()
    with borrowed_home(), nothing_opened(), headless(SIZES[0]) as driver:
        places = [(lesson, partial(lesson_scene, driver, lesson))] if lesson else list(starts(driver))
        fuzzer = Fuzzer(
            driver, seed, lambda done: print(tr("fuzz.memory", count=done, megabytes=memory()), flush=True), places
        )
        driver.draw_every = max(1, draw_every)
        try:
            fuzzer.run(events)
        except Exception:  # whatever it is: to find it is what this command is for
            traceback.print_exc()
            print(tr("fuzz.broken", count=fuzzer.done, seed=seed), file=sys.stderr)
            for event in fuzzer.last:
                print(f"  {shown(event)}", file=sys.stderr)
            return 1
        print(tr("fuzz.done", count=fuzzer.done, seconds=round(time.monotonic() - began)))
        for name, count in fuzzer.seen.most_common():
            print(f"  {count:>8} {name}")
    return 0


def shown(event: Event) -> str:
    name, details = event
    return f"{name}({', '.join(map(repr, details))})"


class Fuzzer:
    """Makes up events and watches what they do."""

    def __init__(
        self,
        driver: Driver,
        seed: int,
        measured: Callable[[int], None] = lambda done: None,
        places: Sequence[Place] = (),
    ) -> None:
        self.driver = driver
        self.measured = measured
        """Called now and then, to look at the memory."""
        driver.draw_every = DRAW_EVERY
        self.rng = random.Random(seed)
        self.done = 0
        self.last: deque[Event] = deque(maxlen=REMEMBERED)
        self.seen: Counter[str] = Counter()
        self._checked: dict[int, int] = {}
        self._starts = list(places) or list(starts(driver))
        self._files = list(files_to_drop())

    def run(self, events: int) -> None:
        """Raises whatever a scene raises, and `IllegalState`."""
        while self.done < events:
            if self.driver.services.stack.is_empty or self.done % STAY == 0:
                self.begin_anew()
            self.play(self.make_event())
            if self.done % MEASURED_EVERY == 0:
                self.measured(self.done)

    def play(self, event: Event) -> None:
        name, details = event
        self.last.append(event)
        self.done += 1
        self.seen[type(self.driver.top).__name__] += 1
        getattr(self.driver, name)(*details)
        self._check()

    def begin_anew(self) -> None:
        name, make = self.rng.choice(self._starts)
        self.last.append(("show", (name,)))
        self.driver.show(make())

    def _check(self) -> None:
        for scene in self.driver.services.stack.scenes:
            session = getattr(scene, "session", None)
            if not isinstance(session, Session) or self._checked.get(id(session)) == session.version:
                continue
            self._checked = {id(session): session.version}
            wrong = violations(session.game.position)
            if not session.game.position.is_over and not session.game.legal():
                wrong = [*wrong, "nothing can be done, and the game is not over"]
            if wrong:
                raise IllegalState("; ".join(wrong))

    # -- making up events --------------------------------------------------------------------------------------------

    def make_event(self) -> Event:
        make = self.rng.choices([make for make, _ in KINDS], [often for _, often in KINDS])[0]
        return make(self)

    def anywhere(self) -> tuple[int, int]:
        """Most often something that reacts: a widget of the topmost scene."""
        width, height = self.driver.surface.get_size()
        rng = self.rng
        if rng.random() < 0.7 and (widgets := list(self.driver.widgets())):
            rect = rng.choice(widgets).rect
            if rect.w > 0 and rect.h > 0:
                return rng.randrange(rect.left, rect.right), rng.randrange(rect.top, rect.bottom)
        return rng.randrange(width), rng.randrange(height)

    def click(self) -> Event:
        return "click", (self.anywhere(), self.rng.choices((1, 3, 2), (12, 3, 1))[0])

    def move(self) -> Event:
        return "move", (self.anywhere(),)

    def drag(self) -> Event:
        return "drag", (self.anywhere(), self.anywhere(), self.rng.randint(1, 5))

    def wheel(self) -> Event:
        return "wheel", (self.anywhere(), self.rng.choice((-3, -1, 1, 3)))

    def key(self) -> Event:
        chords = [chord for chord, action in CHORDS.items() if action not in LEAVING]
        key, shift, ctrl = self.rng.choice(chords)
        return "key", (key, (pygame.KMOD_SHIFT if shift else 0) | (pygame.KMOD_CTRL if ctrl else 0))

    def digit(self) -> Event:
        return "key", (self.rng.randrange(pygame.K_0, pygame.K_9 + 1),)

    def text(self) -> Event:
        return "type", (self.rng.choice(LETTERS),)

    def pause(self) -> Event:
        return "frame", (self.rng.choice((0.016, 0.1, 0.5, 3.0)),)

    def skip(self) -> Event:
        """Lets whatever moves come to an end."""
        return "frames", (3, 2.0)

    def resize(self) -> Event:
        return "resize", (self.rng.choice(SIZES),)

    def drop(self) -> Event:
        return "drop", (self.rng.choice(self._files),)

    def lose_focus(self) -> Event:
        return "post", (self.rng.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE, pygame.WINDOWEXPOSED)),)

    def quit(self) -> Event:
        """The window is closed. It is heard at once: the next event needs to know that the program has ended."""
        return "close_window", ()


KINDS: tuple[tuple[Callable[[Fuzzer], Event], int], ...] = (
    (Fuzzer.click, 400),
    (Fuzzer.move, 120),
    (Fuzzer.drag, 50),
    (Fuzzer.wheel, 60),
    (Fuzzer.key, 200),
    (Fuzzer.digit, 20),
    (Fuzzer.text, 30),
    (Fuzzer.pause, 60),
    (Fuzzer.skip, 60),
    (Fuzzer.resize, 4),
    (Fuzzer.drop, 4),
    (Fuzzer.lose_focus, 6),
    (Fuzzer.quit, 1),
)


def starts(driver: Driver) -> Iterator[Place]:
    """All screens but lessons."""
    screens = driver.services.screens

    def at(session: Session) -> Scene:
        driver.services.welcome(session.content)
        return screens.table(session)

    for name in POSITIONS:
        yield name, lambda name=name: at(staged(name))  # type: ignore[misc]
    yield "hidden coins", lambda: at(staged("redeploy", open_coins=False))
    yield "new game", lambda: at(played(0, 2))
    yield "last turns", lambda: at(played(100, 3))
    yield "against computers", lambda: at(played(5, 4, kinds=("human", "ai:random", "ai:easy", "ai:random")))
    yield "title", screens.title
    yield "set-up", screens.setup
    yield "settings", screens.settings
    yield "almanac", screens.almanac
    yield "lessons", screens.lessons
    yield "riddles", screens.riddles
    yield "workshop", screens.workshop
    yield "workshop, like a race", lambda: screens.workshop("races", "orcs")
    yield "workshop, like a power", lambda: screens.workshop("powers", "fortified")
    yield "result", lambda: screens.result(played(10_000, 3))
    yield "replay", lambda: ReplayScene(driver.services, played(80, 3))
    yield "pack", lambda: PacksScene(driver.services, given=paths.assets() / "content" / "cursed.yaml")
    yield "works", lambda: WorksScene(driver.services, lambda _: None, lambda: None)
    for menu in (LoadScene, ReplaysScene, MapsScene):
        yield menu.__name__, partial(menu, driver.services)


def lesson_files() -> list[Path]:
    return sorted((paths.assets() / "lessons").glob("*.yaml"))


def lesson_scene(driver: Driver, name: str) -> Scene:
    """A lesson at its beginning."""
    found = read_lesson(paths.assets() / "lessons" / f"{name}.yaml")
    assert isinstance(found, Lesson)
    return driver.services.screens.lesson(start_lesson(found))


def files_to_drop() -> Iterator[Path]:
    yield paths.assets() / "maps" / "two_players.tmx"
    yield paths.assets() / "content" / "cursed.yaml"
    yield paths.assets() / "icon.png"
    yield Path("nowhere") / "no such file.swgame"


@contextmanager
def nothing_opened() -> Iterator[None]:
    """No file manager opens when a button for it is hit."""
    before = crash.open_folder
    crash.open_folder = lambda folder: True
    try:
        yield
    finally:
        crash.open_folder = before
