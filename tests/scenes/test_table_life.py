"""The living chart at the table: only where somebody looks, with animation, on mains power; names by a key."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from menus import program

from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.staging import played
from smallworld_desktop.scenes.board.widget import BoardWidget
from smallworld_desktop.scenes.table import life


@pytest.fixture
def driver() -> Iterator[Driver]:
    with program() as made:
        made.services.change_settings(helper=False)
        made.services.is_alive = True
        yield made


def board_of(driver: Driver) -> BoardWidget:
    if not driver.services.stack.is_empty:
        return driver.table.panels.board
    driver.show(driver.services.screens.table(played(30)))
    driver.pass_time(1.0)
    return driver.table.panels.board


def test_the_chart_lives_and_nothing_waits_for_it(driver: Driver) -> None:
    board = board_of(driver)
    driver.settle()
    assert board.life is not None
    draws = sum(driver.frame(0.05) for _ in range(100))
    assert 10 <= draws <= 60


def test_what_lives_is_drawn_as_a_whole_new_frame_would_be(driver: Driver) -> None:
    board_of(driver)
    driver.settle()
    while not driver.frame(0.05):
        pass
    alone = pygame.image.tobytes(driver.surface, "RGB")
    driver.services.stack.invalidate()
    driver.frame(0.0)
    assert pygame.image.tobytes(driver.surface, "RGB") == alone


def test_without_animation_nothing_moves_and_the_light_is_plain(driver: Driver) -> None:
    board = board_of(driver)
    driver.services.change_settings(animation_speed="none")
    driver.frame()
    assert board.life is None
    driver.settle()
    assert sum(driver.frame(0.05) for _ in range(40)) == 0


def test_on_battery_nothing_moves(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(life, "saves_power", lambda: True)
    assert board_of(driver).life is None


def test_a_program_that_nobody_looks_at_is_still(driver: Driver) -> None:
    driver.services.is_alive = False
    assert board_of(driver).life is None


def test_a_key_shows_the_names_of_all_regions_and_hides_them(driver: Driver) -> None:
    board = board_of(driver)
    driver.key(pygame.K_n)
    driver.frames(board.board.size + 2)
    assert board.names.is_on and board.names.lettered == board.board.size
    driver.key(pygame.K_n)
    assert not board.names.is_on
