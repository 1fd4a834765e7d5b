"""The page of records: who played, charts, the table for others, wiping."""

from __future__ import annotations

from datetime import UTC, datetime

import pygame
import pytest

from smallworld_desktop import paths
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.staging import played
from smallworld_desktop.scenes.menu.records import RecordsScene
from smallworld_desktop.scenes.menu.replays import ReplaysScene
from smallworld_desktop.session.own_records import finished_game
from smallworld_desktop.store.played_games import add_game, read_games


@pytest.fixture
def two_games() -> None:
    for seed in (1, 2):
        session = played(10_000, 2, seed, kinds=("human", "ai:easy"))
        add_game(finished_game(session, datetime(2026, 11, 18, 12, seed, tzinfo=UTC)))


def open_records(driver: Driver) -> RecordsScene:
    driver.show(ReplaysScene(driver.services))
    driver.press("Records")
    scene = driver.top
    assert isinstance(scene, RecordsScene)
    return scene


def test_without_games_the_page_says_what_will_be_there(driver: Driver) -> None:
    scene = open_records(driver)
    assert scene.is_empty
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, ReplaysScene)


@pytest.mark.usefixtures("two_games")
def test_a_person_is_shown_with_games_combos_and_rivals(driver: Driver) -> None:
    scene = open_records(driver)
    assert [row.title for row in scene.list.rows] == ["Ann"]
    assert len(scene.charts.own.coins) == 2
    (rival,) = scene.charts.rivals()
    assert rival.name == "Bob" and rival.number.endswith("of 2")
    assert sum(int(bar.number) for bar in scene.charts.combos()) <= sum(scene.charts.own.combos.values())
    before = driver.surface.copy()
    scene.charts.own.coins[:] = [1, 90]
    scene.invalidate()
    driver.frame()
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(driver.surface, "RGB")


@pytest.mark.usefixtures("two_games")
def test_the_table_is_written_and_never_over_another(driver: Driver) -> None:
    open_records(driver)
    driver.press("Export as a table")
    driver.press("Export as a table")
    first, second = paths.data_dir() / "records.csv", paths.data_dir() / "records-2.csv"
    assert first.read_text(encoding="utf-8") == second.read_text(encoding="utf-8")
    assert first.read_text(encoding="utf-8").count("\n") == 5


@pytest.mark.usefixtures("two_games")
def test_wiping_asks_first(driver: Driver) -> None:
    scene = open_records(driver)
    driver.press("Wipe all records")
    driver.press("Cancel")
    assert len(read_games()) == 2 and not scene.is_empty
    driver.press("Wipe all records")
    driver.press("Wipe all records")
    assert read_games() == [] and scene.is_empty
