"""The result: what it says, and what can be done next."""

from __future__ import annotations

import pygame
import pytest
from menus import finished

from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.staging import played
from smallworld_desktop.scenes.common.plots import scale_of, spread
from smallworld_desktop.scenes.menu import ResultScene, TitleScene
from smallworld_desktop.scenes.menu.replay import ReplayScene
from smallworld_desktop.scenes.setup import SetupScene
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.session.rematch import rematch


def result(driver: Driver, coins: list[int] | None = None) -> ResultScene:
    session = finished()
    if coins is not None:
        session.game.position.coins = coins
    scene = ResultScene(driver.services, session)
    driver.show(scene)
    return scene


def test_the_winner_stands_first(driver: Driver) -> None:
    scene = result(driver)
    position = scene.session.game.position
    assert scene.places[0].seats == position.winners
    assert scene.places[0].coins == max(position.coins)


def test_a_tie_is_explained(driver: Driver) -> None:
    panel = result(driver, [50, 50, 20]).ranking
    first, second, third = panel.places
    assert panel.tie() == f"Tie broken by tokens on the board: {first.tokens} to {second.tokens}"
    assert panel.line(second) == f"{second.tokens} tokens on the board"
    assert panel.line(third) == "30 coins behind"


def test_no_tie_needs_no_words(driver: Driver) -> None:
    assert result(driver, [50, 40, 20]).ranking.tie() == ""


def test_rematch_seats_the_same_players_on_the_same_board(driver: Driver) -> None:
    scene = result(driver)
    driver.press("Rematch")
    assert isinstance(driver.top, TableScene)
    session = driver.top.session
    assert session.seats == scene.session.seats
    assert session.game.rules.board.regions == scene.session.game.rules.board.regions
    assert session.content.packs == scene.session.content.packs
    assert session.game.position.round == 1 and not session.game.steps


def test_the_next_seat_begins_the_rematch() -> None:
    session = played(10)
    starts = []
    for _ in range(3):
        starts.append(session.game.start.start_seat)
        session = rematch(session, seed=1)
    assert sorted(starts) == [0, 1, 2]


def test_the_game_can_be_watched_again(driver: Driver) -> None:
    scene = result(driver)
    driver.press("Replay")
    assert isinstance(driver.top, ReplayScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is scene


def test_new_game_leads_to_set_up_over_the_title(driver: Driver) -> None:
    result(driver)
    driver.press("New game")
    assert isinstance(driver.top, SetupScene)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, TitleScene)


def test_esc_leads_to_the_title(driver: Driver) -> None:
    result(driver)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, TitleScene)


@pytest.mark.parametrize(("highest", "expected"), [(98, (20, 100)), (7, (5, 10)), (121, (25, 125)), (301, (100, 400))])
def test_the_chart_has_round_numbers(highest: int, expected: tuple[int, int]) -> None:
    assert scale_of(highest) == expected


def test_labels_keep_apart_in_their_order() -> None:
    places = spread([100, 101, 40, 102], 20, 0, 130)
    assert places[2] == 40
    assert places[0] < places[1] < places[3] <= 130
    assert places[3] - places[0] >= 40


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0, " rounds"),
        (20, ", 1 minute"),
        (48 * 60, ", 48 minutes"),
        (3725, ", 1 h 2 min"),
        (7190, ", 2 h 0 min"),
    ],
)
def test_how_long_the_game_took_is_told_if_it_is_known(driver: Driver, seconds: int, words: str) -> None:
    session = finished()
    session.seconds = seconds
    assert ResultScene(driver.services, session).played().endswith(words)
