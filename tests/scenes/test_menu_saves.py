"""Saving, loading, mending and deleting games; pause menu and seats handed over."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pygame
import pytest
from menus import save

from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.staging import played
from smallworld_desktop.scenes.board.thumbnails import SAVED_WIDTH
from smallworld_desktop.scenes.common.opening import open_session
from smallworld_desktop.scenes.dialog import DialogScene
from smallworld_desktop.scenes.menu import PauseScene, TitleScene
from smallworld_desktop.scenes.menu.hand_over import HandOverScene
from smallworld_desktop.scenes.menu.load import LoadScene, when
from smallworld_desktop.scenes.table import TableScene


def pause(driver: Driver) -> PauseScene:
    open_session(driver.services, played(50))
    driver.frame()
    driver.frame()
    driver.services.stack.push(driver.services.screens.pause(driver.table.session))
    driver.frame()
    assert isinstance(driver.top, PauseScene)
    return driver.top


def test_a_game_is_saved_under_a_name_and_loaded_again(driver: Driver) -> None:
    pause(driver)
    position = driver.table.session.game.position.copy()
    driver.press("Save as…")
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.type("Rainy Sunday")
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, PauseScene) and "Rainy Sunday" in driver.top.toasts.words
    (entry,) = driver.services.saves.entries()
    assert entry.header is not None
    assert entry.header.meta.name == "Rainy Sunday" and entry.header.thumbnail is not None
    driver.press("To the title")
    driver.press("Load")
    assert isinstance(driver.top, LoadScene)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, TableScene)
    assert driver.top.session.game.position == position


def test_saving_over_an_older_game_asks_first(driver: Driver) -> None:
    old = save(driver, "Sunday", 10)
    before = old.read_bytes()
    pause(driver)
    driver.press("Save as…")
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.type("Sunday")
    driver.press("Save")
    assert isinstance(driver.top, DialogScene)
    driver.press("Cancel")
    assert old.read_bytes() == before
    driver.press("Save as…")
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.type("Sunday")
    driver.press("Save")
    driver.press("Replace")
    assert old.read_bytes() != before


def test_a_save_needs_a_name(driver: Driver) -> None:
    pause(driver)
    driver.press("Save as…")
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.key(pygame.K_BACKSPACE)
    driver.press("Save")
    assert isinstance(driver.top, DialogScene) and driver.top.dialog.title == "A save needs a name."
    assert driver.services.saves.entries() == []


@pytest.mark.parametrize("left", [60, 2000], ids=["no first line", "half a game"])
def test_a_damaged_save_is_listed_and_its_last_good_copy_taken(driver: Driver, left: int) -> None:
    save(driver, "Sunday", 10)
    path = save(driver, "Sunday", 30)
    path.write_bytes(path.read_bytes()[:left])
    driver.show(LoadScene(driver.services))
    load = driver.top
    assert isinstance(load, LoadScene)
    if not load.list.rows[0].is_bad:
        driver.press("Load")
    assert load.list.rows[0].is_bad and "damaged" in load.list.rows[0].detail
    driver.press("Take the last good copy")
    assert not load.list.rows[0].is_bad
    assert path.with_name(path.name + ".bad").exists()
    driver.press("Load")
    assert isinstance(driver.top, TableScene)
    assert len(driver.top.session.game.steps) == 10


def test_a_foreign_file_is_reported_and_left_alone(driver: Driver) -> None:
    driver.services.saves.folder.mkdir(parents=True)
    foreign = driver.services.saves.folder / "holiday.swgame"
    foreign.write_text("hello", encoding="utf-8")
    driver.show(LoadScene(driver.services))
    load = driver.top
    assert isinstance(load, LoadScene)
    assert load.list.rows[0].is_bad and "not a saved game" in load.list.rows[0].detail
    assert not driver.button("Take the last good copy").enabled
    driver.key(pygame.K_RETURN)
    assert driver.top is load
    assert foreign.read_text(encoding="utf-8") == "hello"


def test_deleting_asks_and_can_be_thought_better_of(driver: Driver) -> None:
    path = save(driver, "Sunday")
    driver.show(LoadScene(driver.services))
    driver.press("Delete")
    driver.press("Cancel")
    assert path.exists()
    driver.press("Delete")
    driver.press("Delete")
    assert not path.exists()
    assert isinstance(driver.top, LoadScene) and driver.top.is_empty


def test_leaving_to_the_title_keeps_the_game(driver: Driver) -> None:
    pause(driver)
    position = driver.table.session.game.position.copy()
    driver.press("To the title")
    assert isinstance(driver.top, TitleScene)
    assert driver.top.session is not None and driver.top.session.game.position == position


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_F10])
def test_the_pause_ends_as_it_began(driver: Driver, key: int) -> None:
    pause(driver)
    driver.key(key)
    assert isinstance(driver.top, TableScene)


def test_a_seat_is_handed_to_a_computer_player_and_back(driver: Driver) -> None:
    pause(driver)
    session = driver.table.session
    driver.press("Who plays where")
    hands = driver.top
    assert isinstance(hands, HandOverScene)
    driver.click(hands.rows[1].cells()[1].center)
    assert session.seats[1].kind == "ai:easy"
    driver.services.autosave.flush()
    kept, _ = driver.services.autosave.load()
    assert kept is not None and kept.game["seats"][1][2] == "ai:easy"
    driver.key(pygame.K_LEFT)
    assert session.seats[1].is_human


def test_the_preview_of_a_save_is_drawn_from_its_position_in_its_own_size(driver: Driver) -> None:
    driver.resize((1600, 900))
    save(driver, "Sunday", 40)
    driver.show(LoadScene(driver.services))
    scene = driver.top
    assert isinstance(scene, LoadScene) and scene.picture is None, "this save carries no picture"
    driver.pass_time(0.4)
    assert scene.picture is not None and scene.picture.get_width() > SAVED_WIDTH
    assert 0 < scene.room.width <= scene.picture.get_width(), "nothing is enlarged"


def test_the_board_of_a_save_has_most_of_the_room_and_its_words_a_slip(driver: Driver) -> None:
    save(driver, "Sunday")
    scene = LoadScene(driver.services)
    driver.show(scene)
    driver.pass_time(1.0)
    for size in ((1024, 640), (1600, 900), (3440, 1440)):
        driver.resize(size)
        driver.pass_time(1.0)
        slip, board = scene.panels[1], scene.room
        assert not slip.colliderect(board) and board.height > 0.55 * size[1]
        assert scene.words.needed <= scene.words.rect.height, "all of it can be read at once"


def test_days_just_past_go_by_their_names(driver: Driver) -> None:
    now = datetime.now().astimezone()
    assert when(driver.services.tr, now).startswith("today, ")
    assert when(driver.services.tr, now - timedelta(days=1)).startswith("yesterday, ")
    assert when(driver.services.tr, datetime(2024, 2, 3, 12, tzinfo=UTC)).startswith("2024-02-03")
