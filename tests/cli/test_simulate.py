"""`simulate` and `bench` from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from smallworld_desktop import CORE
from smallworld_desktop.cli import main
from smallworld_desktop.cli.simulate import seat_specs, split_specs


def test_json_has_the_figures_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", "3", "--games", "4", "--seats", "random", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert {"games", "players", "seats", "wins", "mean_coins", "turns", "actions", "seconds"} <= set(figures)
    assert figures["games"] == 4
    assert figures["players"] == 3
    assert figures["turns"] == 4 * 3 * 10
    assert sum(figures["wins"]) == pytest.approx(4, abs=0.05)


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for _ in range(2):
        main(["simulate", "--games", "5", "--seed", "9", "--json"])
        figures = json.loads(capsys.readouterr().out)
        figures.pop("seconds")
        found.append({key: figures[key] for key in ("wins", "mean_coins", "actions")})
    assert found[0] == found[1]


def test_jobs_change_nothing_but_the_time(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for jobs in ("1", "2"):
        main(["simulate", "--games", "6", "--seats", "easy,random", "--swap", "--jobs", jobs, "--json"])
        figures = json.loads(capsys.readouterr().out)
        timing = ("seconds", "seconds_per_turn", "worst_seconds")
        found.append({key: value for key, value in figures.items() if key not in timing})
    assert found[0] == found[1]


def test_the_table_shows_players_races_and_powers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "4", "--seats", "easy,random", "--swap"]) == 0
    out = capsys.readouterr().out
    for word in ("easy", "random", "95 % interval", "declines", "worst", "race", "power", "4 games, 80 turns"):
        assert word in out


def test_options_of_a_level_stay_with_it() -> None:
    assert split_specs("hard:seed=7,time=1.5,normal") == ["hard:seed=7,time=1.5", "normal"]
    assert seat_specs("ai:hard:time=2, easy", 3) == ("ai:hard:time=2", "easy", "easy")


def test_a_report_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "2", "--report", str(tmp_path / "report")]) == 0
    assert {file.suffix for file in (tmp_path / "report").iterdir()} == {".csv", ".html", ".svg", ".json"}


def test_a_report_that_cannot_be_written_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["simulate", "--games", "1", "--report", str(tmp_path / "file")]) == 2
    assert "can’t be written" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("--seats hard:time=soon", "time=soon is no option"),
        ("--jobs 0", "at least 1"),
        ("--players 9", "2 to 6 players"),
        ("--seats genius", "genius is no level of player"),
        ("--map nowhere", "There is no map nowhere"),
        ("--content nothing", "check-content"),
    ],
)
def test_mistakes_are_explained(words: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"simulate --games 1 {words}".split()) == 2
    assert says in capsys.readouterr().err


def test_bench_measures_games_and_steps(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.02", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["compiled"] is (CORE == "compiled")
    assert figures["games_per_second"]["2"] > figures["games_per_second"]["5"] > 0
    assert all(0 < figures[name] < 10_000 for name in ("copy_us", "legal_us", "play_us"))


def test_bench_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.02"]) == 0
    assert "games/s" in capsys.readouterr().out


def test_finds_are_counted_and_only_some_packs_may_bring_races(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--games", "3", "--seats", "wild", "--content", "base,underground", "--only", "underground"]
    assert main([*words, "--map", "underground_two", "--check", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert "orcs" not in figures["by_race"] and figures["by_race"]
    assert sum(find["found"] for find in figures["by_find"].values()) > 0
    assert all(find["held"] >= 0 and find["used"] >= 0 for find in figures["by_find"].values())


def test_too_few_races_are_refused_with_a_reason(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--content", "base,grand_dames", "--only", "grand_dames"]) == 2
    assert "at least 6 of each are needed" in capsys.readouterr().err
