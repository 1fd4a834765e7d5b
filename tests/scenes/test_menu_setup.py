"""Setting a game up by mouse only and by keyboard only."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from menus import PACK, program

from smallworld_desktop import paths
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.scenes.menu import TitleScene
from smallworld_desktop.scenes.setup import SetupScene
from smallworld_desktop.scenes.setup.leave_out import LeaveOutScene
from smallworld_desktop.scenes.setup.packs import PacksScene
from smallworld_desktop.scenes.setup.plan import KINDS
from smallworld_desktop.scenes.table import TableScene

BROKEN = Path(__file__).resolve().parent.parent / "broken" / "maps" / "overlap.tmx"


@pytest.fixture
def driver() -> Iterator[Driver]:
    with program() as made:
        made.show(made.services.screens.title())
        made.press("New game")
        yield made


def scene(driver: Driver) -> SetupScene:
    assert isinstance(driver.top, SetupScene)
    return driver.top


def test_a_game_for_four_by_mouse_only(driver: Driver) -> None:
    setup = scene(driver)
    driver.click(setup.list.row_rect(2).center)
    for seat, column in ((0, 0), (1, 0), (2, 1), (3, 1)):
        driver.click(setup.seats.rows[seat].kind.cells()[column].center)
    driver.click(setup.hidden.box.center)
    driver.click(setup.packs.boxes[1].rect.center)
    driver.click(setup.seats.rows[1].colour.rect.center)
    driver.press("Begin")
    assert isinstance(driver.top, TableScene)
    session = driver.top.session
    assert [seat.kind for seat in session.seats] == ["human", "human", "ai:easy", "ai:easy"]
    assert [seat.colour for seat in session.seats] == [0, 2, 1, 3]
    assert session.options.open_coins
    assert [pack.id for pack in session.content.packs] == ["base", "cursed"]
    assert session.game.rules.board.players == (4,)


def test_a_game_by_keyboard_only(driver: Driver) -> None:
    setup = scene(driver)
    assert setup.group.focus is setup.list
    driver.key(pygame.K_DOWN)
    while setup.group.focus is not setup.seats.rows[0].name:
        driver.key(pygame.K_TAB)
    driver.type("Gudrun")
    while setup.group.focus is not setup.seats.rows[2].kind:
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_LEFT)
    while setup.group.focus is not setup.begin:
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, TableScene)
    session = driver.top.session
    assert session.game.rules.seats == 3
    assert session.seats[0].name == "Gudrun"
    assert session.seats[2].kind == KINDS[KINDS.index("ai:normal") - 1]


def test_an_empty_seat_says_why_the_game_can_not_begin(driver: Driver) -> None:
    setup = scene(driver)
    driver.click(setup.seats.rows[1].kind.cells()[-1].center)
    assert setup.reason is not None and setup.reason.code == "setup.no.seats"
    assert not setup.begin.enabled
    driver.click(setup.begin.rect.center)
    assert driver.top is setup


def test_typing_a_name_twice_is_refused_as_it_happens(driver: Driver) -> None:
    setup = scene(driver)
    driver.click(setup.seats.rows[1].name.rect.center)
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.type(setup.plan.seats[0].name)
    assert setup.reason is not None and setup.reason.code == "setup.no.same_name"


def test_a_broken_map_is_listed_with_its_reason_and_can_not_be_played(driver: Driver) -> None:
    driver.key(pygame.K_ESCAPE)
    paths.maps_dir().mkdir(parents=True)
    shutil.copy(BROKEN, paths.maps_dir() / "mine.tmx")
    driver.press("New game")
    setup = scene(driver)
    row = setup.list.rows[-1]
    assert row.is_bad and "overlap" in row.detail
    driver.key(pygame.K_END)
    assert setup.reason is not None and setup.reason.code == "setup.no.broken"


def test_a_new_world_is_drawn_for_the_seats_that_are_taken(driver: Driver) -> None:
    setup = scene(driver)
    setup.list.choose(setup.boards.world_row)
    first = setup.plan.board
    assert first is not None and first.players == (2,)
    driver.click(setup.redraw.rect.center)
    assert setup.plan.board is not None and setup.plan.board.geometry != first.geometry
    driver.click(setup.seats.rows[2].kind.cells()[0].center)
    assert setup.plan.board is not None and setup.plan.board.players == (3,)
    assert setup.reason is None


def test_six_seats_may_play_in_teams(driver: Driver) -> None:
    setup = scene(driver)
    assert not setup.seats.teams.visible
    driver.click(setup.list.row_rect(4).center)
    assert setup.seats.teams.visible
    driver.click(setup.seats.teams.box.center)
    driver.press("Begin")
    assert isinstance(driver.top, TableScene)
    assert driver.top.session.game.rules.teams


def test_the_first_player_can_be_chosen(driver: Driver) -> None:
    setup = scene(driver)
    driver.click(setup.seats.first.rect.center)
    slip = setup.seats.first.slip
    driver.click((slip.centerx, slip.bottom - 16))
    assert setup.plan.first == 1


def test_single_races_are_left_out_and_counted(driver: Driver) -> None:
    setup = scene(driver)
    driver.press("Leave some out…")
    box = driver.top
    assert isinstance(box, LeaveOutScene)
    driver.click(box.grids[0].card(0).center)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_ESCAPE)
    assert setup.plan.left_out == {"amazons", "dwarves"}
    assert setup.packs.counts.text == "12 races and 20 powers take part"
    assert setup.packs.leave_out.label == "2 left out…"


def test_an_own_pack_can_take_part(driver: Driver) -> None:
    paths.content_dir().mkdir(parents=True)
    file = paths.content_dir() / "frost.yaml"
    file.write_text(PACK, encoding="utf-8")
    setup = scene(driver)
    driver.press("Add a pack…")
    assert isinstance(driver.top, PacksScene)
    driver.press("Play with it")
    driver.key(pygame.K_ESCAPE)
    assert setup.plan.packs == [file]
    assert setup.packs.counts.text == "15 races and 20 powers take part"
    assert [box.label for box in setup.packs.boxes][-1] == "Frost and Fire"


def test_options_are_kept_as_settings(driver: Driver) -> None:
    setup = scene(driver)
    driver.click(setup.hints.box.center)
    assert not driver.services.settings.hints
    assert '"hints": false' in driver.services.settings_file.read_text(encoding="utf-8")


def test_back_leads_to_the_title(driver: Driver) -> None:
    driver.press("Back")
    assert isinstance(driver.top, TitleScene)
