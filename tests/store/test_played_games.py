"""Records of one's own games: kept, added up, exported, wiped, and never in the way of a game."""

from __future__ import annotations

import csv
import io
from pathlib import Path

from smallworld_desktop.session.own_records import summaries
from smallworld_desktop.store.played_games import (
    FinishedGame,
    PlayerScore,
    add_game,
    export_games,
    games_table,
    read_games,
    wipe_games,
)


def a_game(ann: int, ben: int, ended: str = "2026-11-18T12:00:00") -> FinishedGame:
    return FinishedGame(
        ended,
        "Two players",
        10,
        1800,
        (
            PlayerScore("Ann", "human", ann, ann > ben, 12, (("orcs", "commando"), ("elves", "hill"))),
            PlayerScore("Ben, the \"Big\"", "ai:hard", ben, ben > ann, 9, (("giants", "merchant"),)),
        ),
    )  # fmt: skip


def test_games_come_back_as_they_were_kept(tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    games = [a_game(90, 80), a_game(70, 85)]
    for game in games:
        add_game(game, file)
    assert read_games(file) == games


def test_no_file_means_no_games(tmp_path: Path) -> None:
    assert read_games(tmp_path / "games.json") == []


def test_a_damaged_file_is_put_aside_and_the_next_game_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    file.write_bytes(b"{nonsense")
    add_game(a_game(90, 80), file)
    assert len(read_games(file)) == 1
    assert any(b"nonsense" in other.read_bytes() for other in tmp_path.iterdir() if other != file)


def test_entries_that_are_no_games_are_left_out(tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    add_game(a_game(90, 80), file)
    file.write_text(file.read_text().replace("[", '[3, {"players": [{}]}, ', 1))
    assert read_games(file) == [a_game(90, 80)]


def test_a_person_is_told_wins_coins_combos_and_opponents() -> None:
    ann = summaries([a_game(90, 80), a_game(70, 85), a_game(88, 60)])["Ann"]
    assert (ann.games, ann.wins, ann.coins, ann.best_turn) == (3, 2, [90, 70, 88], 12)
    assert ann.combos[("orcs", "commando")] == 3
    assert ann.against == {'Ben, the "Big"': (3, 2)}


def test_computer_players_have_no_records_of_their_own() -> None:
    assert summaries([a_game(90, 80)]).keys() == {"Ann"}


def test_the_table_can_be_read_by_other_programs(tmp_path: Path) -> None:
    rows = list(csv.DictReader(io.StringIO(games_table([a_game(90, 80)]))))
    assert [(row["player"], row["coins"], row["won"]) for row in rows] == [
        ("Ann", "90", "1"),
        ('Ben, the "Big"', "80", "0"),
    ]
    assert rows[0]["combos"] == "commando orcs; hill elves"
    add_game(a_game(90, 80), tmp_path / "games.json")
    export_games(tmp_path / "out.csv", tmp_path / "games.json")
    assert (tmp_path / "out.csv").read_text() == games_table([a_game(90, 80)])


def test_wiping_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    add_game(a_game(90, 80), file)
    add_game(a_game(70, 80), file)
    wipe_games(file)
    assert list(tmp_path.iterdir()) == []
