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


def test_the_board_plays_by_itself_once_and_rests_at_the_end(driver: Driver) -> None:
    driver.services.change_settings(animation_speed="normal")
    scene = result(driver)
    film = scene.film
    rounds = [film.at]
    for _ in range(400):
        driver.frame(0.05)
        if film.at != rounds[-1]:
            rounds.append(film.at)
    assert rounds == list(range(film.rounds.last + 1)) and film.rounds.last == scene.figures.rounds
    assert scene.chart.at == film.at and not scene.is_animating


def test_every_round_shows_the_board_as_it_was_then(driver: Driver) -> None:
    scene = result(driver)
    game, rounds = scene.session.game, scene.film.rounds
    assert rounds.at(0).coins == game.start.coins and rounds.at(rounds.last).coins == game.position.coins
    for number in range(1, rounds.last):
        assert rounds.at(number).round == number + 1, "the next round is about to begin"
        assert rounds.at(number).coins == [seat.coins[number] for seat in scene.figures.seats]


def test_nothing_plays_where_nothing_is_to_move(driver: Driver) -> None:
    driver.services.change_settings(animation_speed="none")
    scene = result(driver)
    assert scene.film.at == scene.film.rounds.last and not scene.film.is_playing


def test_chart_track_and_keys_lead_to_a_round(driver: Driver) -> None:
    scene = result(driver)
    chart, film = scene.chart, scene.film
    plot = chart._plot(scene.theme)
    driver.move((plot.x + round(plot.width * 3 / film.rounds.last), plot.centery))
    assert film.at == chart.at == film.track.value == 3 and film.label.text == "Round 3"
    scene.group.focus_on(film.track)
    driver.key(pygame.K_RIGHT)
    assert film.at == chart.at == 4
    driver.key(pygame.K_HOME)
    assert film.at == 0 and film.label.text == "At the start"


def test_of_a_game_that_can_not_be_played_again_only_the_end_is_shown(driver: Driver) -> None:
    session = finished()
    session.game.steps.clear()
    scene = ResultScene(driver.services, session)
    driver.show(scene)
    assert scene.film.rounds.last == 0 and not scene.film.play.visible and not scene.film.is_playing
    assert scene.film.rounds.at(0) is session.game.position
