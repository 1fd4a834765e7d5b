"""Riddles in the window, with real events."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pygame

from smallworld_desktop import paths
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.fuzz import Fuzzer, nothing_opened
from smallworld_desktop.riddles.progress import read_solved
from smallworld_desktop.riddles.reader import read_riddle
from smallworld_desktop.riddles.riddle import Riddle
from smallworld_desktop.riddles.session import start_riddle
from smallworld_desktop.rules.board import bits
from smallworld_desktop.scenes.dialog import DialogScene
from smallworld_desktop.scenes.lesson.contents import LessonsScene
from smallworld_desktop.scenes.riddles.contents import RiddlesScene
from smallworld_desktop.scenes.riddles.scene import RiddleScene

EVENTS = 60
DAY = date(2026, 1, 6)
FILE = Path(__file__).parent.parent / "riddles" / "two_swamps.yaml"


def small() -> Riddle:
    """Six tokens take two regions, and swamps pay."""
    found = read_riddle(FILE)
    assert isinstance(found, Riddle)
    return found


def begin(driver: Driver) -> RiddleScene:
    driver.services.change_settings(animation_speed="none")
    scene = RiddleScene(driver.services, start_riddle(small()), today=DAY)
    driver.show(scene)
    driver.settle()
    return scene


def press(driver: Driver, code: str) -> None:
    driver.click(driver.button(driver.services.tr(code)).rect.center)
    driver.settle()


def take(driver: Driver, *regions: str) -> None:
    for region in regions:
        driver.click(driver.region(region))
        driver.settle()


def end(driver: Driver) -> None:
    """Stop, and let the tokens lie as they do."""
    press(driver, "button.end")


def test_a_riddle_is_solved_by_mouse_and_kept(driver: Driver) -> None:
    scene = begin(driver)
    take(driver, "leechmire", "sallowmoss")
    end(driver)
    verdict = scene.session.verdict
    assert verdict is not None and verdict.is_solved and verdict.coins == 5
    assert read_solved().solved == {"two_swamps"} and read_solved().days == {DAY.isoformat(): "two_swamps"}


def test_a_turn_that_falls_short_can_be_taken_back_or_begun_again(driver: Driver) -> None:
    scene = begin(driver)
    take(driver, "leechmire")
    driver.key(pygame.K_z, pygame.KMOD_CTRL)
    driver.settle()
    assert not scene.session.game.steps
    take(driver, "stonehorn")
    press(driver, "riddle.restart")
    assert not scene.session.game.steps and scene.session.verdict is None
    take(driver, "stonehorn", "wolfwood")
    end(driver)
    verdict = scene.session.verdict
    assert verdict is not None and not verdict.is_solved and not read_solved().solved
    press(driver, "riddle.restart")
    assert scene.session.verdict is None and scene.session.is_for_human


def test_hints_come_first_and_then_the_solution_step_by_step(driver: Driver) -> None:
    scene = begin(driver)
    for hints in (1, 2):
        press(driver, "riddle.hint")
        assert scene.hints == hints and scene.showing.told
    press(driver, "lesson.show")
    for _ in scene.session.solution:
        press(driver, "lesson.next")
    assert scene.session.verdict is not None and scene.session.verdict.is_solved
    assert read_solved().shown == {"two_swamps"} and not read_solved().solved
    press(driver, "riddle.again")
    assert not scene.is_showing and not scene.session.game.steps


def test_a_riddle_is_left_by_the_keyboard(driver: Driver) -> None:
    begin(driver)
    driver.key(pygame.K_ESCAPE)
    driver.settle()
    assert isinstance(driver.top, DialogScene)


def test_the_way_from_the_lessons_to_a_riddle_and_on_to_the_next(driver: Driver) -> None:
    driver.services.change_settings(animation_speed="none")
    driver.show(driver.services.screens.lessons())
    assert isinstance(driver.top, LessonsScene)
    press(driver, "riddles.title")
    contents = driver.top
    assert isinstance(contents, RiddlesScene)
    driver.key(pygame.K_RETURN)
    driver.settle()
    first = driver.top
    assert isinstance(first, RiddleScene)
    first.playing.play_all(first.session.solution)
    driver.settle()
    press(driver, "riddle.next")
    assert isinstance(driver.top, RiddleScene) and driver.top.session.riddle.id != first.session.riddle.id
    assert first.session.riddle.id in read_solved().solved


def test_nobody_gets_stuck_in_a_riddle(driver: Driver) -> None:
    def place() -> RiddleScene:
        return RiddleScene(driver.services, start_riddle(small()), today=DAY)

    with nothing_opened():
        fuzzer = Fuzzer(driver, 1, places=[("riddle", place)])
        fuzzer.run(EVENTS)
    assert fuzzer.done == EVENTS


def shipped(driver: Driver, name: str) -> RiddleScene:
    driver.services.change_settings(animation_speed="none")
    found = read_riddle(paths.assets() / "riddles" / f"{name}.yaml")
    assert isinstance(found, Riddle)
    scene = RiddleScene(driver.services, start_riddle(found), today=DAY)
    driver.show(scene)
    driver.settle()
    return scene


def test_the_first_hint_lights_what_is_given_up_and_the_second_still_says_so(driver: Driver) -> None:
    scene = shipped(driver, "three_players_base_3_4_decline")
    foxholt = scene.session.begin.rules.board.by_id["foxholt"]
    press(driver, "riddle.hint")
    assert scene.showing.told == {foxholt}
    press(driver, "riddle.hint")
    assert driver.services.tr("riddle.hint.abandon", name=scene.words.region(foxholt)) in scene.card.words
    assert driver.services.tr("riddle.hint.all") in scene.card.words
    assert foxholt not in scene.showing.told


def test_an_explanation_goes_when_a_step_is_shown(driver: Driver) -> None:
    scene = begin(driver)
    driver.move(driver.region("leechmire"))
    driver.pass_time(1.0)
    assert scene.showing.rest.is_over
    scene.hints = 2
    scene._help()
    driver.frame()
    assert not scene.showing.rest.is_over


def test_the_card_leaves_own_regions_in_sight_where_water_is_free(driver: Driver) -> None:
    scene = shipped(driver, "three_players_base_3_4_decline")
    begin_ = scene.session.begin
    own = {region for people in begin_.peoples if people and people.seat == begin_.seat for region in bits(people.held)}
    board = scene.panels.board
    hidden = [region for region in own if scene.card.rect.collidepoint(board.anchor(region))]
    assert own and not hidden
