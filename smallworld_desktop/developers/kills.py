"""Killing the program at any moment: at most the action under way may be lost."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from smallworld_desktop.developers.bad_routes import Attempt
from smallworld_desktop.developers.headless import HOME
from smallworld_desktop.rules.document import BadGame
from smallworld_desktop.session.keeping import NEWEST_SCHEMA, read_session
from smallworld_desktop.store import Autosave

LONGEST_LIFE = 0.15
PATIENCE = 120.0
"""Seconds that a victim has to begin playing on a busy machine."""
CAN_FORK = hasattr(os, "fork")


def tried_kills(home: Path, seed: int) -> Iterator[Attempt]:
    """Copies of the program play on with one game and are killed, one after the other, for ever."""
    chance = random.Random(seed)
    home.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, HOME: str(home)}
    command = [sys.executable, "-m", "smallworld_desktop.developers.victim"]
    with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, text=True) as nursery:
        try:
            on_disk, life = 0, 0
            while True:
                life += 1
                diary = home / f"life {life}.txt"
                fault = _one_life(nursery, diary, chance, on_disk)
                if not fault:
                    on_disk, fault = steps_on_disk(home)
                    last = told(diary)[-1]
                    if not fault and not last - 1 <= on_disk <= last + 1:
                        fault = f"{last} actions were played, {on_disk} are on disk"
                yield Attempt(f"life {life}", 0.0, fault)
                diary.unlink(missing_ok=True)
        finally:
            nursery.kill()


def _one_life(nursery: subprocess.Popen[str], diary: Path, chance: random.Random, on_disk: int) -> str:
    """Lets a copy play for a moment and kills it; says what was wrong with what it found."""
    assert nursery.stdin is not None
    nursery.stdin.write(f"{diary}\n")
    nursery.stdin.flush()
    enough = 2 + chance.randint(2, 5)
    if not waited(lambda: len(told(diary)) >= enough):
        return "it never played"
    time.sleep(chance.random() * LONGEST_LIFE)
    pid, found, *_ = told(diary)
    os.kill(pid, signal.SIGKILL)
    if not waited(lambda: not is_alive(pid)):
        return "it could not be killed"
    return "" if found == on_disk else f"it went on from {found} actions, {on_disk} were on disk"


def told(diary: Path) -> list[int]:
    """Whole lines of what a life has written down."""
    words = diary.read_text() if diary.exists() else ""
    return [int(line) for line in words.splitlines(keepends=True) if line.endswith("\n")]


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def waited(is_so: Callable[[], bool], longest: float = PATIENCE) -> bool:
    """Waits until it is so; says whether it ever was."""
    began = time.monotonic()
    while not is_so():
        if time.monotonic() - began > longest:
            return False
        time.sleep(0.01)
    return True


def steps_on_disk(home: Path) -> tuple[int, str]:
    """How many actions the game in progress has, and what is wrong with it."""
    save, problem = Autosave(home / "data" / "autosave.swgame", NEWEST_SCHEMA).load()
    if save is None or problem is not None:
        return 0, "the game in progress can't be read"
    try:
        session, lost = read_session(save.game)
    except BadGame as bad:
        return 0, f"the game in progress can't be played: {bad}"
    return len(session.game.steps), "" if lost is None else "the replay does not lead to the position"
