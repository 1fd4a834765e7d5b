"""`smallworld-desktop records`: what was played here, as words, as a table, or away with it."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from smallworld_desktop.cli import main
from smallworld_desktop.developers.staging import played
from smallworld_desktop.session.own_records import finished_game
from smallworld_desktop.store.played_games import add_game, read_games


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path))


def keep_a_game() -> None:
    add_game(finished_game(played(10_000, 2, kinds=("human", "ai:easy"))))


def test_without_games_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["records"]) == 0
    assert capsys.readouterr().out == "No game was played to its end on this computer yet.\n"


def test_people_are_told_of_and_computer_players_are_not(capsys: pytest.CaptureFixture[str]) -> None:
    keep_a_game()
    assert main(["records"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 and lines[0].startswith("Ann: ") and "of 1 games won" in lines[0]


def test_the_table_has_a_line_for_every_player_of_every_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_a_game()
    target = tmp_path / "table.csv"
    assert main(["records", "--csv", str(target)]) == 0
    assert str(target) in capsys.readouterr().out
    with target.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["player"], row["kind"], row["against"]) for row in rows] == [
        ("Ann", "human", "Bob"),
        ("Bob", "ai:easy", "Ann"),
    ]


def test_a_table_that_can_not_be_written_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_a_game()
    blocked = tmp_path / "file"
    blocked.write_text("no folder", encoding="utf-8")
    assert main(["records", "--csv", str(blocked / "table.csv")]) == 2
    captured = capsys.readouterr()
    assert not captured.out and captured.err.count("\n") == 1


def test_wiping_forgets_everything(capsys: pytest.CaptureFixture[str]) -> None:
    keep_a_game()
    assert main(["records", "--wipe"]) == 0
    assert read_games() == []
