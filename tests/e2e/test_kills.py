"""Killing the program at any moment loses at most the action under way."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from screen import wait_for

from smallworld_desktop.session.keeping import NEWEST_SCHEMA, read_session
from smallworld_desktop.store import Autosave

KILLS = 50
LONGEST_LIFE = 0.15


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system can't copy a running program")
def test_fifty_kills_lose_at_most_the_action_under_way(tmp_path: Path) -> None:
    chance = random.Random(50)
    environment = {**os.environ, "SMALLWORLD_HOME": str(tmp_path), "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, str(Path(__file__).with_name("killed.py"))]
    with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, text=True) as program:
        assert program.stdin is not None
        on_disk = 0
        for life in range(KILLS):
            diary = tmp_path / f"life {life}.txt"
            program.stdin.write(f"{diary}\n")
            program.stdin.flush()
            enough = 2 + chance.randint(2, 5)
            try:
                wait_for(lambda diary=diary, enough=enough: len(told(diary)) >= enough, "it never played")
                time.sleep(chance.random() * LONGEST_LIFE)
            finally:
                kill(told(diary)[0])
            _, found, *played = told(diary)
            assert found == on_disk, "it did not go on from what was on disk"
            on_disk = steps_on_disk(tmp_path)
            assert played[-1] - 1 <= on_disk <= played[-1] + 1, f"{played[-1]} were played, {on_disk} are on disk"
        assert on_disk >= KILLS


def told(diary: Path) -> list[int]:
    """Whole lines of what a life has written down."""
    words = diary.read_text() if diary.exists() else ""
    return [int(line) for line in words.splitlines(keepends=True) if line.endswith("\n")]


def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)
    wait_for(lambda: not is_alive(pid), "it could not be killed")


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def steps_on_disk(home: Path) -> int:
    save, problem = Autosave(home / "data" / "autosave.swgame", NEWEST_SCHEMA).load()
    assert save is not None and problem is None
    session, lost = read_session(save.game)
    assert lost is None, "the replay does not lead to the position"
    return len(session.game.steps)
