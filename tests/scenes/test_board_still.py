"""A pointer that moves draws little, and what is seen is what a whole new drawing would show."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from menus import program

from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.staging import played


@pytest.fixture
def driver() -> Iterator[Driver]:
    with program() as made:
        made.services.change_settings(helper=False)
        made.show(made.services.screens.table(played(30)))
        made.pass_time(1.0)
        made.settle()
        yield made


def seen(driver: Driver) -> bytes:
    driver.services.stack.invalidate()
    driver.frame(0.0)
    return pygame.image.tobytes(driver.surface, "RGB")


def test_every_region_pointed_at_looks_as_in_a_whole_new_drawing(driver: Driver) -> None:
    board = driver.table.panels.board
    for region in range(board.board.size):
        x, y = board.anchor(region)
        driver.move((round(x), round(y)))
        alone = seen(driver)
        board.forget_picture()
        assert seen(driver) == alone, f"region {region}"


def test_a_pointer_that_leaves_the_board_leaves_no_light_behind(driver: Driver) -> None:
    board = driver.table.panels.board
    driver.move(driver.table.panels.column.rows[0].rect.center)
    before = seen(driver)
    for region in range(0, board.board.size, 3):
        x, y = board.anchor(region)
        driver.move((round(x), round(y)))
        driver.frame(0.0)
    driver.move(driver.table.panels.column.rows[0].rect.center)
    assert seen(driver) == before


def test_keys_that_walk_over_the_board_leave_no_light_behind(driver: Driver) -> None:
    board = driver.table.panels.board
    for _ in range(6):
        driver.key(pygame.K_RIGHT)
        alone = seen(driver)
        board.forget_picture()
        assert seen(driver) == alone
