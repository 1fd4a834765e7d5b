"""`simulate` and `bench` from the command line."""

from __future__ import annotations

import json

import pytest

from smallworld_desktop.cli import main


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


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("--players 9", "2 to 6 players"),
        ("--seats genius", "genius is no level of player"),
        ("--map nowhere", "There is no map nowhere"),
        ("--content nothing", "check-content"),
    ],
)
def test_mistakes_are_explained(words: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"simulate --games 1 {words}".split()) == 2
    assert says in capsys.readouterr().err


def test_bench_prints_games_per_second(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.02"]) == 0
    out = capsys.readouterr().out
    assert "games/s" in out and "copy a position" in out
