"""A malformed scenario is a FAIL that names the key, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld_desktop.cli import main

BOARD = """
board:
  regions:
    a: {terrain: hill, edge: true, adjacent: [b]}
    b: {terrain: farmland, adjacent: [a]}
"""
GOOD = f"title: t\n{BOARD}players: [{{name: P1}}, {{name: P2}}]\ncolumn: [orcs+hill]\n"

BAD = {
    "unknown key": (GOOD + "mover: []\n", "did you mean moves"),
    "unknown terrain": (GOOD.replace("hill, edge", "hil, edge"), "did you mean hill"),
    "unknown neighbour": (GOOD.replace("adjacent: [b]", "adjacent: [z]"), "board.regions.a.adjacent: z is unknown"),
    "unknown symbol": (GOOD.replace("farmland,", "farmland, symbols: [min],"), "did you mean mine"),
    "unknown move": (GOOD + "moves: [conqer: a]\n", "did you mean conquer"),
    "unknown region in a move": (GOOD + "moves: [{conquer: x}]\n", "conquer: x is unknown"),
    "unknown region in refuse": (GOOD + "moves: [{refuse: {conquer: x}}]\n", "conquer: x is unknown"),
    "unknown race": (GOOD + "moves: [{pick: orks}]\n", "did you mean orcs"),
    "unknown player": (GOOD + "moves: [{expect: {coins: {P3: 1}}}]\n", "coins: P3 is unknown"),
    "unknown expectation": (GOOD + "expect: {coin: {}}\n", "did you mean coins"),
    "unknown phase": (GOOD + "expect: {phase: conquering}\n", "did you mean conquer"),
    "unknown combo": (GOOD.replace("orcs+hill", "orcs hill"), "column: expected race+power"),
    "a badge twice": (GOOD.replace("[orcs+hill]", "[orcs+hill, elves+hill]"), "in play already"),
    "no title": (GOOD.replace("title: t", "seed: 1"), "title is missing"),
    "no board": (GOOD.replace(BOARD, ""), "board is missing"),
    "no players": (GOOD.replace("players: [{name: P1}, {name: P2}]", ""), "players: expected a list"),
    "two players of one name": (GOOD.replace("P2", "P1"), "players: expected 1 to 6 players"),
    "a die that does not exist": (GOOD + "dice: [4]\n", "the die shows 0, 1, 2 or 3, not 4"),
    "coins as a word": (GOOD.replace("{name: P2}", "{name: P2, coins: many}"), "players.P2.coins: expected a number"),
    "more tokens than the race has": (
        GOOD.replace("{name: P2}", "{name: P2, active: {race: elves, power: forest, regions: {a: 40}}}"),
        "29 tokens more than the race has",
    ),
    "two races in a region": (
        GOOD.replace("{name: P1}", "{name: P1, active: {race: elves, power: forest, regions: {a: 2}}}").replace(
            "{name: P2}", "{name: P2, active: {race: humans, power: swamp, regions: {a: 2}}}"
        ),
        "two races in region a",
    ),
    "an active race without power": (
        GOOD.replace("{name: P2}", "{name: P2, active: {race: elves, regions: {a: 2}}}"),
        "players.P2.active.power is missing",
    ),
    "a move with two keys": (GOOD + "moves: [{pick: 0, stop: 1}]\n", "a move is a word or one name"),
    "a value where none belongs": (GOOD + "moves: [{stop: now}]\n", "stop stands alone"),
    "a round beyond the end": (GOOD + "turn: {round: 11}\n", "turn.round: expected a number from 1 to 10"),
    "set-up without teams": (GOOD + "turn: setup\n", "add teams: true"),
    "unknown content": (GOOD + "content: [bass]\n", "content: "),
    "no such map": (GOOD.replace(BOARD, "map: nowhere\n"), "there is no map nowhere"),
    "no such board file": (GOOD.replace(BOARD, "board: nowhere.yaml\n"), "nowhere.yaml can’t be read"),
    "not YAML": ("title: [", "this is not YAML"),
    "a list": ("- 1\n- 2\n", "scenario: expected names with values"),
    "empty": ("", "the file holds no scenario"),
    "binary": ("\x00\x01", "this is not YAML"),
    "an impossible date": (GOOD + "seed: 2020-13-45\n", "this is not YAML"),
    "a die with a fraction": (GOOD + "dice: [1.0]\n", "the die shows 0, 1, 2 or 3, not 1.0"),
    "a board file with an impossible name": (GOOD.replace(BOARD, 'board: "a\\0b"\n'), "board: the board file"),
    "an empty title": (GOOD.replace("title: t", "title:"), "title is missing"),
    "moves within themselves": (GOOD + "moves: &m [*m]\n", "moves: expected names with values, got [[["),
    "an unknown way to conquer": (
        GOOD + "moves: [{refuse: {conquer: {region: a, with: hero}}}]\n",
        "conquer.with: hero",
    ),
    "a share for nobody": (GOOD + "moves: [{refuse: {share: {}}}]\n", "share is missing"),
    "a draw of what is found": (
        GOOD.replace("edge: true,", "edge: true, place: mirrors_vale,") + "draw: [mirrors_vale]\n",
        "draw: mirrors_vale lies in another region already",
    ),
    "a place in two regions": (
        GOOD.replace("{terrain", "{place: mirrors_vale, terrain"),
        "board.regions.b.place: mirrors_vale lies in another region already",
    ),
    "more Homunculi than there are": (
        GOOD.replace("orcs+hill", "homunculi+hill+19xT") + "content: [base, be_not_afraid]\n",
        "column: 1 tokens more than the race has",
    ),
    "coins on a pile": (GOOD.replace("orcs+hill", "+hill+2"), "column: no coins or tokens lie on +hill+2"),
    "a board that is too large": (
        GOOD.replace(BOARD, "board: {regions: {" + ", ".join(f"r{n}: {{terrain: hill}}" for n in range(129)) + "}}\n"),
        "board.regions: a board has 1 to 128 regions, not 129",
    ),
}


@pytest.mark.parametrize(("text", "says"), BAD.values(), ids=BAD.keys())
def test_a_mistake_is_named(text: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text, encoding="utf-8")
    assert main(["scenario", str(path)]) == 1
    out = capsys.readouterr().out
    assert out.splitlines()[0].startswith(f"FAIL {path}")
    assert says in out.splitlines()[0]
    assert out.splitlines()[-1] == "0 ok, 1 failed"


def test_a_good_scenario_is_ok(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "good.yaml"
    path.write_text(GOOD + "moves: [{pick: orcs}, {expect: {phase: conquer, hand: {P1: 9}}}]\n", encoding="utf-8")
    assert main(["scenario", str(path)]) == 0
    assert capsys.readouterr().out == f"ok {path}: t\n1 ok, 0 failed\n"


@pytest.mark.parametrize(
    ("moves", "says"),
    [
        ("[{pick: orcs}, {expect: {hand: {P1: 8}}}]", "hand.P1 differs (expected 8, got 9)"),
        ("[{pick: orcs}, {refuse: {conquer: a}}]", "{conquer: a} was allowed (expected a refusal"),
        ("[{conquer: a}]", "move 1 ({conquer: a})"),
    ],
)
def test_what_differs_is_said(moves: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(GOOD + f"moves: {moves}\n", encoding="utf-8")
    assert main(["scenario", str(path)]) == 1
    assert says in capsys.readouterr().out


def test_a_missing_file_and_a_folder_are_failures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(tmp_path / "none.yaml"), str(tmp_path)]) == 1
    assert capsys.readouterr().out.count("FAIL") == 2


def test_scenarios_before_a_fault_of_the_file_are_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "half.yaml"
    path.write_text(f"{GOOD}---\ntitle: [\n", encoding="utf-8")
    assert main(["scenario", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"ok {path}: t"
    assert lines[1].startswith(f"FAIL {path}: this is not YAML")
    assert lines[-1] == "1 ok, 1 failed"


def test_every_result_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "lines.yaml"
    path.write_text(GOOD.replace("title: t", 'title: "one\\ntwo"') + 'moves: [{pick: "a\\nb"}]\n', encoding="utf-8")
    assert main(["scenario", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(f"FAIL {path}: one two: ")


def test_a_refused_move_of_several_parts_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "parts.yaml"
    heroes = "{name: P1, active: {race: orcs, power: heroic, regions: {a: 2, b: 2}}}"
    moves = "moves: [stop, {refuse: {place: {hero: [a, b], fortress: a}}}, {expect: {immune: []}}]\n"
    path.write_text(GOOD.replace("{name: P1}", heroes).replace("[orcs+hill]", "[]") + moves, encoding="utf-8")
    assert main(["scenario", str(path)]) == 0, capsys.readouterr().out
