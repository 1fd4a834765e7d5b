"""A sample of the bad saves that `torture` makes, on every way into the program: all that comes of them is words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from menus import program

from smallworld_desktop.cli import play
from smallworld_desktop.developers.bad_files import tried_maps, tried_packs
from smallworld_desktop.developers.bad_routes import ROUTES, clear_away, good_save, try_route, warm_up, wrong_positions
from smallworld_desktop.developers.bad_saves import BadFile, bad_saves, odd_things
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.torture import Tally, told
from smallworld_desktop.i18n import Translator

EVERY = 331


@cache
def sample() -> list[BadFile]:
    return list(bad_saves(good_save(0)))[::EVERY]


@pytest.mark.parametrize("route", ROUTES)
def test_a_bad_save_does_no_harm(route: str) -> None:
    with program() as driver:
        warm_up(driver, good_save(0))
        for what, make in sample():
            assert not try_route(driver, route, what, make()).fault, what


def test_bad_saves_are_refused_on_the_command_line(driver: Driver, tmp_path: Path) -> None:
    file = tmp_path / "bad.swgame"
    for what, make in sample():
        file.write_bytes(make())
        try:
            play.load(driver.services, file)
        except play.BadWords as refused:
            assert "{" not in driver.services.tr.message(refused.message), what
        assert not wrong_positions(driver.services.stack.scenes), what
        clear_away(driver)


def test_what_is_no_file_does_no_harm_when_it_is_dropped(driver: Driver, tmp_path: Path) -> None:
    tried = 0
    for what, path in odd_things(tmp_path, "odd.swgame"):
        driver.show(driver.services.screens.title())
        driver.drop(path)
        driver.frames(2)
        assert not wrong_positions(driver.services.stack.scenes), what
        tried += 1
    assert tried >= 4


@pytest.mark.parametrize("tried", [tried_maps, tried_packs])
def test_shaken_maps_and_packs_get_a_report(tried: object, tmp_path: Path) -> None:
    assert callable(tried)
    attempts = tried(tmp_path, 7)
    assert [next(attempts).fault for _ in range(25)] == [""] * 25


def test_torture_is_content_only_if_everything_held(capsys: pytest.CaptureFixture[str]) -> None:
    fine, bad = Tally(lambda seed: iter(())), Tally(lambda seed: iter(()), faults=["it broke"])
    assert told({"saves": fine}, Translator()) == 0
    assert told({"saves": fine, "maps": bad}, Translator()) == 1
    assert "it broke" in capsys.readouterr().out
