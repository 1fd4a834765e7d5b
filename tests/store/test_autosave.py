"""The game in progress survives a kill at any moment."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from games import SCHEMA, game, meta

from smallworld_desktop.store import Autosave, backup_of


@pytest.fixture
def autosave(tmp_path: Path) -> Autosave:
    return Autosave(tmp_path / "data" / "autosave.swgame", SCHEMA)


def test_nothing_to_continue_at_first(autosave: Autosave) -> None:
    assert autosave.load() == (None, None)


def test_the_latest_state_is_continued(autosave: Autosave) -> None:
    for count in range(5):
        autosave.submit(game(count), meta())
    autosave.flush()
    save, problem = Autosave(autosave.path, SCHEMA).load()
    assert problem is None and save is not None and save.game == game(4)


def test_a_document_may_change_after_it_was_handed_over(autosave: Autosave) -> None:
    document = game(1)
    autosave.submit(document, meta())
    document["actions"].clear()
    save, _ = autosave.load()
    assert save is not None and save.game == game(1)


def test_a_damaged_file_gives_the_state_before_it_and_says_so(autosave: Autosave) -> None:
    autosave.submit(game(1), meta())
    autosave.submit(game(2), meta())
    autosave.flush()
    autosave.path.write_bytes(b"")
    save, problem = autosave.load()
    assert save is not None and save.game == game(1)
    assert problem is not None and problem.code == "store.autosave_backup"


def test_a_damaged_file_is_never_kept_as_backup(autosave: Autosave) -> None:
    autosave.submit(game(1), meta())
    autosave.submit(game(2), meta())
    autosave.flush()
    autosave.path.write_bytes(b"")
    again = Autosave(autosave.path, SCHEMA)
    again.load()
    again.submit(game(3), meta())
    again.flush()
    again.path.write_bytes(b"")
    save, _ = again.load()
    assert save is not None and save.game == game(1)


def test_when_both_are_damaged_it_says_what_is_wrong(autosave: Autosave) -> None:
    autosave.path.parent.mkdir()
    autosave.path.write_bytes(b"")
    backup_of(autosave.path).write_bytes(b"")
    save, problem = autosave.load()
    assert save is None and problem is not None and problem.code == "store.damaged"


def test_a_finished_game_is_not_continued(autosave: Autosave) -> None:
    autosave.submit(game(1), meta())
    autosave.submit(game(2), meta())
    autosave.clear()
    assert autosave.load() == (None, None)
    assert list(autosave.path.parent.iterdir()) == []


def test_a_disk_that_refuses_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    autosave = Autosave(tmp_path / "data" / "autosave.swgame", SCHEMA)
    autosave.submit(game(), meta())
    autosave.flush()
    problem = autosave.take_problem()
    assert problem is not None and problem.code == "store.cannot_write"
    assert autosave.take_problem() is None


PLAYER = """
import sys
from pathlib import Path
from games import SCHEMA, game, meta
from smallworld_desktop.store import Autosave
autosave = Autosave(Path(sys.argv[1]), SCHEMA)
save, problem = autosave.load()
done = len(save.game["actions"]) if save else 0
while True:
    done += 1
    autosave.submit(game(done), meta())
    print(done, flush=True)
"""


def test_fifty_kills_lose_at_most_the_action_under_way(autosave: Autosave) -> None:
    chance = random.Random(50)
    saved = 0
    for _ in range(50):
        child = subprocess.Popen(
            [sys.executable, "-c", PLAYER, str(autosave.path)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parent,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        )
        assert child.stdout is not None
        first = int(child.stdout.readline())
        assert first == saved + 1, "it did not go on from what was saved"
        time.sleep(chance.random() * 0.01)
        child.kill()
        rest = child.stdout.read().split()
        child.wait()
        handed_over = int(rest[-1]) if rest else first
        save, problem = autosave.load()
        assert problem is None and (save is not None or handed_over == 1)
        saved = len(save.game["actions"]) if save else 0
        assert saved >= handed_over - 1, "more than the action under way is lost"
    assert saved > 0, "no action was ever kept, so nothing was shown"
