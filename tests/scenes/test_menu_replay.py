"""Replays: the list, and stepping through a game."""

from __future__ import annotations

import pygame
from menus import finished, save

from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.staging import played
from smallworld_desktop.scenes.common.opening import finish
from smallworld_desktop.scenes.menu.course import Course
from smallworld_desktop.scenes.menu.replay import ReplayScene
from smallworld_desktop.scenes.menu.replays import ReplaysScene


def replay(driver: Driver, actions: int = 40) -> ReplayScene:
    scene = ReplayScene(driver.services, played(actions))
    driver.show(scene)
    return scene


def test_the_course_of_a_game_leads_to_where_it_stands() -> None:
    for seed in range(3):
        game = played(10_000, 3, seed).game
        course = Course(game)
        assert course.at(0) == game.start
        assert course.at(len(course)) == game.position


def test_turns_are_found_forwards_and_backwards() -> None:
    course = Course(played(60).game)
    stops = [0]
    while stops[-1] < len(course):
        stops.append(course.next_turn(stops[-1], 1))
    turns = [(course.at(stop).round, course.at(stop).seat) for stop in stops[:-1]]
    assert len(turns) == len(set(turns)) > 5
    assert course.next_turn(stops[3], -1) == stops[2]
    assert course.next_turn(0, -1) == 0


def test_stepping_shows_the_position_after_each_action(driver: Driver) -> None:
    scene = replay(driver)
    for number in range(1, 6):
        driver.click(scene.next.rect.center)
        assert scene.at == number
        position = scene.course.at(number)
        troops = scene.board.state.tableau.troops
        assert [troop.count if troop else 0 for troop in troops] == position.tokens
    driver.click(scene.previous.rect.center)
    assert scene.at == 4


def test_keys_step_and_turn(driver: Driver) -> None:
    scene = replay(driver)
    driver.key(pygame.K_PAGEDOWN)
    turned = scene.at
    assert turned == scene.course.next_turn(0, 1) > 1
    driver.key(pygame.K_PAGEUP)
    assert scene.at == 0


def test_it_plays_by_itself_to_the_end_and_stops(driver: Driver) -> None:
    scene = replay(driver, 6)
    driver.press("Play")
    assert scene.is_playing
    driver.pass_time(8)
    assert scene.at == len(scene.course) and not scene.is_playing


def test_a_sentence_leads_to_its_action(driver: Driver) -> None:
    scene = replay(driver)
    scene.log.choose(12)
    assert scene.at > 0
    assert scene._starts[scene.at - 1] <= 12
    assert scene.at == len(scene._starts) or scene._starts[scene.at] > 12


def test_finished_and_saved_games_can_be_watched(driver: Driver) -> None:
    finish(driver.services, finished())
    finish(driver.services, finished())
    save(driver, "Sunday")
    driver.show(ReplaysScene(driver.services))
    scene = driver.top
    assert isinstance(scene, ReplaysScene)
    names = [row.title for row in scene.list.rows]
    assert len(set(names)) == 3 and names[-1] == "Sunday"
    driver.key(pygame.K_END)
    driver.press("Watch")
    assert isinstance(driver.top, ReplayScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is scene


def test_a_finished_game_is_no_longer_to_be_continued(driver: Driver) -> None:
    from smallworld_desktop.session.keeping import keep_on_disk

    keep_on_disk(driver.services, played(20))
    driver.services.autosave.flush()
    finish(driver.services, finished())
    assert driver.services.autosave.load() == (None, None)


def test_a_game_that_ends_while_it_is_kept_becomes_a_replay_and_leaves_its_slot(driver: Driver) -> None:
    from smallworld_desktop.session.keeping import keep_on_disk

    session = played(20)
    keep_on_disk(driver.services, session)
    driver.services.autosave.flush()
    slot = driver.services.autosave.path
    assert slot.exists()
    session.game = finished().game
    assert session.on_change is not None
    session.on_change(session)
    assert len(driver.services.replays.entries()) == 1
    assert not slot.exists()


def test_deleting_a_replay_deletes_only_that(driver: Driver) -> None:
    finish(driver.services, finished())
    kept = save(driver, "Sunday")
    driver.show(ReplaysScene(driver.services))
    driver.press("Delete")
    driver.press("Delete")
    assert driver.services.replays.entries() == []
    assert kept.exists()
