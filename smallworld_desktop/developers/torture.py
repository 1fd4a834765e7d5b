"""`smallworld-desktop torture --minutes N`: everything that docs/reliability.md promises, at length and at random."""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from smallworld_desktop.developers.bad_files import tried_maps, tried_packs
from smallworld_desktop.developers.bad_routes import Attempt, tried_saves
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.fuzz import Fuzzer, nothing_opened
from smallworld_desktop.developers.headless import borrowed_home, headless
from smallworld_desktop.developers.kills import CAN_FORK, tried_kills
from smallworld_desktop.developers.memory import memory
from smallworld_desktop.developers.series import tried_games
from smallworld_desktop.i18n import Translator

SIZE = (1024, 640)
SLICE = 15.0
"""Seconds that one kind of trouble has before the next has its turn."""
FUZZ_EVENTS = 50
SHOWN = 20
"""Faults that are printed of each kind."""

Trial = Callable[[int], Iterator[Attempt]]
"""Makes attempts for a seed, until it runs out of ideas."""


@dataclass(slots=True)
class Tally:
    """How one kind of trouble has gone so far."""

    make: Trial
    tried: int = 0
    slowest: float = 0.0
    faults: list[str] = field(default_factory=list)
    under_way: Iterator[Attempt] | None = None

    def go_on(self, until: float, seeds: random.Random) -> None:
        """Goes on where it was, begins anew when it has come to its end."""
        while time.monotonic() < until:
            if self.under_way is None:
                self.under_way = self.make(seeds.randrange(1_000_000))
            attempt = next(self.under_way, None)
            if attempt is None:
                self.under_way = None
                continue
            self.tried += 1
            self.slowest = max(self.slowest, attempt.seconds)
            if attempt.fault:
                self.faults.append(f"{attempt.what}: {attempt.fault}")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--minutes", type=float, default=10, metavar="N", help="how long (default 10)")
    parser.add_argument("--seed", type=int, metavar="S", help="the same trouble as another run, as far as time allows")
    parser.add_argument("--only", action="append", choices=KINDS, help="only this kind (may be repeated)")


def run(args: argparse.Namespace) -> int:
    """0 only if everything held."""
    tr = Translator()
    seed = random.SystemRandom().randrange(1_000_000) if args.seed is None else args.seed
    print(tr("torture.begin", minutes=f"{args.minutes:g}", seed=seed), flush=True)
    seeds = random.Random(seed)
    ends = time.monotonic() + args.minutes * 60
    with ExitStack() as open_things:
        home = open_things.enter_context(borrowed_home())
        open_things.enter_context(nothing_opened())
        driver = open_things.enter_context(headless(SIZE))
        kinds = args.only or [kind for kind in KINDS if kind != "kills" or CAN_FORK]
        tallies = {kind: Tally(trials(driver, home)[kind]) for kind in kinds}
        while time.monotonic() < ends:
            for tally in tallies.values():
                tally.go_on(min(ends, time.monotonic() + SLICE), seeds)
        for tally in tallies.values():
            tally.under_way = None  # what it has begun ends with it
    return told(tallies, tr)


def told(tallies: dict[str, Tally], tr: Translator) -> int:
    """Prints how it went. Returns an exit status."""
    for kind, tally in tallies.items():
        print(
            tr(
                "torture.kind",
                kind=f"{kind:<8}",
                tried=f"{tally.tried:>7}",
                faults=f"{len(tally.faults):>4}",
                slowest=f"{tally.slowest:.2f}",
            )
        )
        for fault in tally.faults[:SHOWN]:
            print(f"    {fault}")
    print(tr("torture.memory", megabytes=memory()))
    held = not any(tally.faults for tally in tallies.values())
    print(tr("torture.held" if held else "torture.broken"))
    return 0 if held else 1


def trials(driver: Driver, home: Path) -> dict[str, Trial]:
    """All kinds of trouble."""
    elsewhere = home / "elsewhere"
    elsewhere.mkdir(exist_ok=True)
    return {
        "saves": lambda seed: tried_saves(driver, seed),
        "maps": lambda seed: tried_maps(elsewhere, seed),
        "packs": lambda seed: tried_packs(elsewhere, seed),
        "kills": lambda seed: tried_kills(elsewhere / f"killed {seed}", seed),
        "fuzz": lambda seed: tried_events(driver, seed),
        "games": lambda seed: tried_games(driver, seed),
    }


KINDS = ("saves", "maps", "packs", "kills", "fuzz", "games")


def tried_events(driver: Driver, seed: int) -> Iterator[Attempt]:
    """Clicks and keys at random, some at a time, until something breaks."""
    fuzzer = Fuzzer(driver, seed)
    while True:
        driver.services.stack.quit()  # others have left their screens
        fuzzer.begin_anew()
        try:
            fuzzer.run(fuzzer.done + FUZZ_EVENTS)
        except Exception as problem:  # whatever it is: to find it is what this is for
            yield Attempt(f"fuzz seed {seed}, event {fuzzer.done}", 0.0, f"{type(problem).__name__}: {problem}")
            return
        yield Attempt(f"fuzz seed {seed}, event {fuzzer.done}")
