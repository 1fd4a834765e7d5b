"""Lists with nothing in them say what would lie there, and lead to the first one."""

from __future__ import annotations

import pygame
import pytest
from menus import save

from smallworld_desktop import paths
from smallworld_desktop.content import load_packs
from smallworld_desktop.developers.driver import Driver, NotFound
from smallworld_desktop.developers.staging import played
from smallworld_desktop.scenes.common.opening import open_session
from smallworld_desktop.scenes.menu.load import LoadScene
from smallworld_desktop.scenes.menu.replays import ReplaysScene
from smallworld_desktop.scenes.setup import SetupScene
from smallworld_desktop.scenes.setup.packs import PacksScene
from smallworld_desktop.scenes.table import TableScene


@pytest.mark.parametrize("kind", [LoadScene, ReplaysScene])
def test_where_no_game_is_enter_leads_to_a_new_one(driver: Driver, kind: type[LoadScene]) -> None:
    driver.show(kind(driver.services))
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, SetupScene)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, kind)


def test_over_a_game_no_other_game_is_offered(driver: Driver) -> None:
    open_session(driver.services, played(10))
    driver.frame()
    driver.frame()
    driver.key(pygame.K_F10)
    driver.press("Load")
    assert isinstance(driver.top, LoadScene) and driver.top.is_empty
    with pytest.raises(NotFound):
        driver.button("New game")


def test_the_last_game_deleted_leaves_the_empty_page(driver: Driver) -> None:
    save(driver, "Sunday")
    driver.show(LoadScene(driver.services))
    driver.press("Delete")
    driver.press("Delete")
    assert isinstance(driver.top, LoadScene)
    assert driver.top.group.focus is driver.button("New game")


def test_an_example_pack_lies_in_the_folder_at_a_press_and_can_be_tried(driver: Driver) -> None:
    driver.show(PacksScene(driver.services))
    driver.press("Begin with an example")
    packs = driver.top
    assert isinstance(packs, PacksScene)
    assert packs.files == [paths.content_dir() / "pond.yaml"]
    driver.press("Try it")
    assert isinstance(driver.top, TableScene)
    assert "frogs" in {race.id for race in driver.top.session.game.rules.content.races}


def test_the_example_pack_is_without_fault() -> None:
    assert load_packs(["base", paths.assets() / "examples" / "pond.yaml"]).problems == ()


def test_a_folder_that_takes_no_file_is_told(driver: Driver) -> None:
    paths.content_dir().parent.mkdir(parents=True, exist_ok=True)
    paths.content_dir().write_text("in the way", encoding="utf-8")
    driver.show(PacksScene(driver.services))
    driver.press("Begin with an example")
    assert isinstance(driver.top, PacksScene)
    assert driver.top.is_empty and driver.top.toasts.is_showing
