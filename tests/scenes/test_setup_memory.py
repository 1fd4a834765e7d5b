"""Set-up begins as the last game did."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from menus import program

from smallworld_desktop.scenes.setup import SetupScene
from smallworld_desktop.scenes.setup.memory import FILE, recall, remember
from smallworld_desktop.scenes.setup.plan import EMPTY, Plan, new_plan

NAMES = ["Anna", "Bjarni", "Cleo", "Dan", "Eva", "Finn"]


def plan() -> Plan:
    made = new_plan(NAMES)
    made.seats[2].kind = "human"
    made.next_colour(0)
    made.packs, made.left_out, made.first = ["cursed"], {"orcs"}, 2
    return made


def test_a_plan_comes_back_as_it_was(tmp_path: Path) -> None:
    remember(tmp_path / FILE, plan())
    found = recall(tmp_path / FILE)
    assert found is not None and found[0] == plan()


def test_a_pack_that_is_gone_is_left_out(tmp_path: Path) -> None:
    made = plan()
    made.packs.append(tmp_path / "gone.yaml")
    remember(tmp_path / FILE, made)
    found = recall(tmp_path / FILE)
    assert found is not None and found[0].packs == ["cursed"]


@pytest.mark.parametrize(
    "change",
    [
        {"seats": []},
        {"seats": [["A", 0, "human"]] * 6},
        {"seats": [["A", number, "wizard"] for number in range(6)]},
        {"packs": None},
        {"first": "me"},
    ],
)
def test_what_makes_no_sense_is_forgotten(tmp_path: Path, change: dict[str, object]) -> None:
    remember(tmp_path / FILE, plan())
    document = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))
    (tmp_path / FILE).write_text(json.dumps({**document, **change}), encoding="utf-8")
    assert recall(tmp_path / FILE) is None


@pytest.mark.parametrize("words", ["", "[1, 2]", "rubbish", "null"])
def test_a_file_that_is_none_is_forgotten(tmp_path: Path, words: str) -> None:
    (tmp_path / FILE).write_text(words, encoding="utf-8")
    assert recall(tmp_path / FILE) is None


def test_names_seats_and_board_are_there_again() -> None:
    with program() as driver:
        driver.show(driver.services.screens.setup())
        setup = driver.top
        assert isinstance(setup, SetupScene)
        setup.plan.seats[0].name = "Gudrun"
        setup.list.choose(1)
        assert setup.plan.board is not None
        title = setup.plan.board.title
        driver.press("Begin")
        driver.show(driver.services.screens.setup())
        again = driver.top
        assert isinstance(again, SetupScene) and again.plan.board is not None
        assert again.plan.seats[0].name == "Gudrun" and again.plan.board.title == title
        assert [seat.kind != EMPTY for seat in again.plan.seats] == [True, True, True, False, False, False]


def test_packs_that_are_given_take_part() -> None:
    with program() as driver:
        driver.show(driver.services.screens.setup(None, ["cursed"]))
        setup = driver.top
        assert isinstance(setup, SetupScene)
        assert setup.plan.packs == ["cursed"] and "kobolds" in {race.id for race in setup.content.content.races}
