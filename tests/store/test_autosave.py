"""Games in progress survive a kill at any moment, and never write over each other."""

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
from smallworld_desktop.store.autosave import MOST


@pytest.fixture
def autosave(tmp_path: Path) -> Autosave:
    return Autosave(tmp_path / "data" / "autosave.swgame", SCHEMA)


def test_nothing_to_continue_at_first(autosave: Autosave) -> None:
    assert autosave.load() == (None, None)


def test_the_latest_state_is_continued(autosave: Autosave) -> None:
    for count in range(5):
        autosave.submit(game(count), meta())
    autosave.let_go()
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
    autosave.let_go()
    autosave.path.write_bytes(b"")
    again = Autosave(autosave.path, SCHEMA)
    save, _ = again.load()
    assert save is not None and again.claim(save.path)
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
    assert autosave.load() == (None, None), "it is told once"
    assert autosave.path.with_name("autosave.swgame.bad").exists(), "nothing is thrown away"


def test_a_finished_game_is_not_continued(autosave: Autosave) -> None:
    autosave.submit(game(1), meta())
    autosave.submit(game(2), meta())
    autosave.clear()
    assert autosave.load() == (None, None)
    assert list(autosave.path.parent.glob("*.swgame*")) == []


def test_a_game_that_ended_is_not_continued_though_its_file_is_there(autosave: Autosave) -> None:
    autosave.submit(game(1), meta(finished=True))
    autosave.let_go()
    assert Autosave(autosave.path, SCHEMA).load() == (None, None)


def test_a_disk_that_refuses_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    autosave = Autosave(tmp_path / "data" / "autosave.swgame", SCHEMA)
    autosave.submit(game(), meta())
    autosave.flush()
    problem = autosave.take_problem()
    assert problem is not None and problem.code == "store.cannot_write"
    assert autosave.take_problem() is None


# -- slots ---------------------------------------------------------------------------------------------------------


def other(autosave: Autosave) -> Autosave:
    """Another running program on the same folder."""
    return Autosave(autosave.path.with_name("autosave.swgame"), SCHEMA)


def test_a_new_game_leaves_the_one_before_it(autosave: Autosave) -> None:
    autosave.submit(game(1), meta("old"))
    old = autosave.path
    new = autosave.keep()
    autosave.submit(game(2), meta("new"))
    autosave.flush()
    save, _ = autosave.load()
    assert new != old and save is not None and save.meta.name == "new"
    autosave.clear()
    save, _ = autosave.load()
    assert save is not None and save.meta.name == "old", "when the new game is over, the old one goes on"


def test_two_programs_never_write_to_one_slot(autosave: Autosave) -> None:
    second = other(autosave)
    autosave.submit(game(1), meta("first"))
    second.submit(game(2), meta("second"))
    autosave.submit(game(3), meta("first"))
    autosave.let_go()
    second.let_go()
    assert {entry.header.meta.name for entry in autosave.entries() if entry.header} == {"first", "second"}


def test_a_game_that_is_played_is_not_offered_elsewhere(autosave: Autosave) -> None:
    second = other(autosave)
    autosave.submit(game(1), meta())
    autosave.flush()
    assert second.load() == (None, None) and second.entries() == []
    assert not second.claim(autosave.path)
    autosave.let_go()
    save, _ = second.load()
    assert save is not None and second.claim(save.path)


def test_a_game_that_was_played_on_elsewhere_is_not_taken_from_an_old_state(autosave: Autosave) -> None:
    autosave.submit(game(1), meta())
    autosave.let_go()
    second = other(autosave)
    save, _ = second.load()
    assert save is not None and autosave.claim(save.path)
    autosave.submit(game(2), meta())
    autosave.let_go()
    assert not second.claim(save.path)
    save, _ = second.load()
    assert save is not None and save.game == game(2) and second.claim(save.path)


def test_a_slot_that_is_taken_is_made_up_for_by_a_free_one(autosave: Autosave) -> None:
    autosave.submit(game(1), meta())
    autosave.flush()
    second = other(autosave)
    assert second.keep(autosave.path) != autosave.path


def test_left_games_are_kept_to_a_number_oldest_first(autosave: Autosave) -> None:
    for number in range(MOST + 3):
        slot = autosave.keep()
        autosave.submit(game(1), meta(f"game {number}"))
        autosave.flush()
        os.utime(slot, ns=(number * 10**9, number * 10**9))
    autosave.let_go()
    names = [entry.header.meta.name for entry in autosave.entries() if entry.header]
    assert names == [f"game {number}" for number in range(MOST + 2, 2, -1)]


def test_a_left_game_can_be_forgotten_but_not_while_it_is_played(autosave: Autosave) -> None:
    autosave.submit(game(1), meta())
    autosave.flush()
    second = other(autosave)
    second.forget(autosave.path)
    assert autosave.path.exists()
    autosave.let_go()
    second.forget(autosave.path)
    assert second.load() == (None, None)


def test_files_of_other_names_are_no_slots(autosave: Autosave) -> None:
    autosave.submit(game(1), meta())
    autosave.let_go()
    folder = autosave.path.parent
    (folder / "autosave-old.swgame").write_bytes(autosave.path.read_bytes())
    assert [entry.path.name for entry in autosave.entries()] == ["autosave.swgame"]


# -- other processes -----------------------------------------------------------------------------------------------

PLAYER = """
import sys
from pathlib import Path
from games import SCHEMA, game, meta
from smallworld_desktop.store import Autosave
autosave = Autosave(Path(sys.argv[1]), SCHEMA)
save, problem = autosave.load()
autosave.keep(save.path if save else None)
done = len(save.game["actions"]) if save else 0
while True:
    done += 1
    autosave.submit(game(done), meta())
    if len(sys.argv) > 2:
        autosave.flush()
    print(done, autosave.path.name, flush=True)
    if len(sys.argv) > 2:
        sys.stdin.readline()
"""


def player(autosave: Autosave, *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(autosave.path), *more],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parent,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )


def test_two_processes_keep_two_games_and_both_are_found_again(autosave: Autosave) -> None:
    one, two = player(autosave, "by hand"), None
    try:
        assert one.stdout is not None and one.stdin is not None
        assert one.stdout.readline().split() == ["1", "autosave.swgame"]
        two = player(autosave, "by hand")
        assert two.stdout is not None
        assert two.stdout.readline().split() == ["1", "autosave-2.swgame"], "the first game is played elsewhere"
        one.stdin.write("\n")
        one.stdin.flush()
        assert one.stdout.readline().split() == ["2", "autosave.swgame"]
    finally:
        for each in (one, two):
            if each is not None:
                each.kill()
                each.communicate()
    counts = [len(autosave.read(entry.path)[0].game["actions"]) for entry in autosave.entries()]
    assert sorted(counts) == [1, 2]
    save, problem = autosave.load()
    assert save is not None and problem is None, "killed programs hold no slot"


def test_fifty_kills_lose_at_most_the_action_under_way(autosave: Autosave) -> None:
    chance = random.Random(50)
    saved = 0
    for _ in range(50):
        child = player(autosave)
        assert child.stdout is not None
        first = int(child.stdout.readline().split()[0])
        assert first == saved + 1, "it did not go on from what was saved"
        time.sleep(chance.random() * 0.01)
        child.kill()
        rest = [int(line.split()[0]) for line in child.communicate()[0].splitlines() if "swgame" in line]
        handed_over = rest[-1] if rest else first
        save, problem = autosave.load()
        assert problem is None and (save is not None or handed_over == 1)
        saved = len(save.game["actions"]) if save else 0
        assert saved >= handed_over - 1, "more than the action under way is lost"
    assert saved > 0, "no action was ever kept, so nothing was shown"
