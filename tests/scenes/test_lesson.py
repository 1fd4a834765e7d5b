"""Lessons in the window, with real events."""

from __future__ import annotations

import pygame
import pytest

from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.fuzz import Fuzzer, lesson_files, lesson_scene, nothing_opened
from smallworld_desktop.lessons.progress import read_progress
from smallworld_desktop.scenes.dialog import DialogScene
from smallworld_desktop.scenes.lesson.contents import LessonsScene
from smallworld_desktop.scenes.lesson.scene import LessonScene

EVENTS = 60


def begin(driver: Driver, name: str) -> LessonScene:
    driver.services.change_settings(animation_speed="none", computer_speed="fast")
    driver.show(lesson_scene(driver, name))
    driver.settle()
    assert isinstance(driver.top, LessonScene)
    return driver.top


def press(driver: Driver, code: str) -> None:
    driver.click(driver.button(driver.services.tr(code)).rect.center)
    driver.settle()


def said(scene: LessonScene) -> str:
    return scene.session.step.say if scene.session.step is not None else ""


def test_a_chapter_is_played_by_mouse(driver: Driver) -> None:
    scene = begin(driver, "03_conquering")
    press(driver, "lesson.next")
    for region in ("larkmead", "thimble_hill", "gloamwood", "old_tooth"):
        driver.click(driver.region(region))
        driver.settle()
    assert said(scene) == "done"
    press(driver, "lesson.next")
    assert scene.session.step is None and "conquering" in read_progress().done


def test_a_wrong_click_gets_a_reason_and_another_try(driver: Driver) -> None:
    scene = begin(driver, "03_conquering")
    press(driver, "lesson.next")
    driver.click(driver.region("thimble_hill"))
    driver.settle()
    assert said(scene) == "first" and scene.coach.reason == driver.services.tr(
        "lesson.conquering.why_larkmead", name="Larkmead"
    )
    driver.click(driver.region("larkmead"))
    driver.settle()
    assert said(scene) == "next"


def test_enter_turns_the_page(driver: Driver) -> None:
    scene = begin(driver, "01_aim")
    for page in ("aim", "regions", "sum"):
        driver.key(pygame.K_RETURN)
        driver.settle()
        assert said(scene) == page


def test_the_teacher_can_do_every_chapter(driver: Driver) -> None:
    for name in ("07_attacked", "08_decline"):
        scene = begin(driver, name)
        for _ in range(60):
            if scene.session.step is None:
                break
            press(driver, "lesson.next" if scene.session.is_reading else "lesson.show")
            for _ in range(40):  # others play in their own time
                driver.pass_time(0.2)
                if not scene.showing.is_moving and scene.session.is_for_human:
                    break
        assert scene.session.step is None, f"{name} stops at {said(scene)}"


def test_leaving_and_coming_back_finds_the_same_step(driver: Driver) -> None:
    driver.services.change_settings(animation_speed="none")
    driver.show(driver.services.screens.lessons())
    contents = driver.top
    assert isinstance(contents, LessonsScene)
    for _ in range(2):
        driver.key(pygame.K_DOWN)
    press(driver, "lessons.begin")
    press(driver, "lesson.next")
    driver.key(pygame.K_ESCAPE)
    driver.settle()
    assert isinstance(driver.top, DialogScene)
    press(driver, "lesson.leave")
    assert driver.top is contents
    press(driver, "lessons.go_on")
    assert isinstance(driver.top, LessonScene) and driver.top.session.at == 1


@pytest.mark.parametrize("file", lesson_files(), ids=lambda file: file.stem)
def test_nobody_gets_stuck_in_a_lesson(driver: Driver, file: object) -> None:
    name = file.stem  # type: ignore[attr-defined]
    with nothing_opened():
        fuzzer = Fuzzer(driver, 1, places=[(name, lambda: lesson_scene(driver, name))])
        fuzzer.run(EVENTS)
    assert fuzzer.done == EVENTS
