"""Lessons in the window, with real events."""

from __future__ import annotations

import pygame
import pytest

from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.fuzz import Fuzzer, lesson_files, lesson_scene, nothing_opened
from smallworld_desktop.lessons.lesson import Lesson
from smallworld_desktop.lessons.progress import Learnt, keep_progress, read_progress
from smallworld_desktop.lessons.reader import shipped_lessons
from smallworld_desktop.rules.actions import Pick
from smallworld_desktop.scenes.dialog import DialogScene
from smallworld_desktop.scenes.lesson.contents import LessonsScene
from smallworld_desktop.scenes.lesson.scene import LessonScene
from smallworld_desktop.scenes.scoring.scene import ScoringScene
from smallworld_desktop.scenes.setup import SetupScene
from smallworld_desktop.scenes.table import TableScene

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
    assert said(scene) == "water"
    press(driver, "lesson.next")
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


def test_a_page_is_not_turned_while_the_table_still_moves(driver: Driver) -> None:
    """The step is over when it is played, but what happened is still being shown."""
    scene = begin(driver, "06_scoring")
    press(driver, "lesson.next")
    driver.services.change_settings(animation_speed="slow")
    scene.showing.resume()
    scene.playing.play_all(scene.session.shown_way())
    driver.pass_time(0.1)
    assert scene.showing.is_moving and said(scene) == "grew"
    scene._next()
    assert scene.showing.is_moving and said(scene) == "grew"
    driver.settle()
    press(driver, "lesson.next")
    assert said(scene) == "signs"


def test_who_waits_sees_the_token_walk_the_path_and_rests_again(driver: Driver) -> None:
    scene = begin(driver, "03_conquering")
    press(driver, "lesson.next")
    assert not scene.guide.is_moving
    driver.pass_time(8.3)
    assert scene.guide.is_moving and scene.is_animating
    driver.pass_time(1.5)
    assert not scene.guide.is_moving


def test_show_me_goes_the_way_before_it_does_the_step(driver: Driver) -> None:
    scene = begin(driver, "03_conquering")
    press(driver, "lesson.next")
    driver.services.change_settings(animation_speed="fast")
    driver.click(driver.button(driver.services.tr("lesson.show")).rect.center)
    driver.frame()
    assert said(scene) == "first" and scene.guide.is_moving
    driver.settle()
    assert said(scene) == "next"


def test_a_set_that_is_new_is_offered_once_and_its_lantern_leads_to_the_lesson(driver: Driver) -> None:
    setup = driver.services.screens.setup()
    assert isinstance(setup, SetupScene)
    driver.show(setup)
    lantern = setup.offers.lanterns["cursed"]
    assert not lantern.visible
    box = next(box for box in setup.packs.boxes if box.line.source == "cursed")
    driver.click(box.rect.center)
    driver.frame()
    assert lantern.visible and setup.toasts.is_showing and "cursed" in read_progress().offered
    driver.click(lantern.rect.center)
    driver.settle()
    page = driver.top
    assert isinstance(page, LessonsScene) and page.lessons[page.chosen].id == "cursed"


def test_who_knows_a_set_sees_no_lantern(driver: Driver) -> None:
    keep_progress(Learnt().finished("cursed"))
    setup = driver.services.screens.setup(packs=["cursed"])
    assert isinstance(setup, SetupScene)
    driver.show(setup)
    assert not setup.offers.lanterns["cursed"].visible and not setup.toasts.is_showing


def first_game(driver: Driver) -> TableScene:
    """All chapters are done, and the button for a real game was pressed."""
    progress = Learnt()
    for lesson in shipped_lessons():
        assert isinstance(lesson, Lesson)
        progress = progress if lesson.for_set else progress.finished(lesson.id, lesson.teaches)
    keep_progress(progress)
    driver.show(driver.services.screens.lessons())
    press(driver, "lessons.real")
    assert isinstance(driver.top, TableScene)
    return driver.top


def test_the_first_real_game_begins_with_the_person_and_slow_computers(driver: Driver) -> None:
    table = first_game(driver)
    assert table.session.is_for_human and not table.session.seats[1].is_human
    assert table.showing.pace == "slow" and driver.services.settings.computer_speed == "normal"
    table.showing.change_pace()
    assert table.showing.pace == "normal"


def test_in_the_first_real_game_the_helper_says_the_aim_then_what_the_people_do_and_falls_silent(
    driver: Driver,
) -> None:
    driver.services.change_settings(animation_speed="none")
    table = first_game(driver)
    helper = table.panels.helper
    assert helper.topic == "aim"
    driver.click(helper.got_it.rect.center)
    driver.settle()
    assert not helper.is_shown
    table.playing.play(Pick(0))
    driver.settle()
    people = table.session.game.position.active_people(0)
    assert helper.topic == "people" and people is not None
    race = driver.services.tr(f"race.{table.session.game.position.race_id(people)}.summary")
    assert race in helper.says()
    driver.click(helper.got_it.rect.center)
    driver.settle()
    assert not helper.is_shown


def read_to(driver: Driver, scene: LessonScene, say: str) -> None:
    while said(scene) != say:
        press(driver, "lesson.next")


def test_what_a_step_asks_for_is_never_questioned(driver: Driver) -> None:
    scene = begin(driver, "01_aim")
    read_to(driver, scene, "stop")
    press(driver, "button.stop")
    assert driver.top is scene and scene.session.game.position.stage == "redeploy"


def test_while_tokens_wait_the_light_and_the_finger_are_at_the_button_that_spreads_them(driver: Driver) -> None:
    scene = begin(driver, "01_aim")
    read_to(driver, scene, "stop")
    press(driver, "button.stop")
    spread = driver.button(driver.services.tr("button.spread"))
    assert not driver.button(driver.services.tr("button.end")).enabled
    assert scene._button == spread.rect
    driver.click(spread.rect.center)
    driver.settle()
    assert scene._button == driver.button(driver.services.tr("button.end")).rect
    press(driver, "button.end")
    assert said(scene) != "stop"


def test_words_about_others_stand_while_they_play_and_long_enough_to_be_read(driver: Driver) -> None:
    scene = begin(driver, "01_aim")
    read_to(driver, scene, "stop")
    scene.playing.play_all(scene.session.shown_way())
    press(driver, "button.spread")
    driver.click(driver.button(driver.services.tr("button.end")).rect.center)
    words = driver.services.tr("lesson.aim.watch")
    seen = 0.0
    for _ in range(200):
        driver.pass_time(0.1)
        spoken = scene.coach.words
        seen += 0.1 if spoken == words else 0.0
        if said(scene) == "done" and spoken != words:
            break
    assert seen > 2
    assert scene.coach.words == driver.services.tr("lesson.aim.done")


def test_a_task_is_ticked_only_when_it_is_done(driver: Driver) -> None:
    scene = begin(driver, "06_scoring")
    press(driver, "lesson.next")
    driver.services.change_settings(animation_speed="slow")
    scene.showing.resume()
    assert not scene.coach.is_ticked
    scene.playing.play_all(scene.session.shown_way())
    driver.pass_time(0.1)
    assert scene.showing.is_moving and scene.coach.is_ticked


def test_no_page_is_turned_while_coins_are_counted(driver: Driver) -> None:
    """Chapter 8 begins its game again on a page after a turn was scored."""
    scene = begin(driver, "08_decline")
    read_to(driver, scene, "stay")
    driver.services.change_settings(animation_speed="slow")
    scene.showing.resume()
    for _ in range(2):
        scene.playing.play_all(scene.session.shown_way())
        for _ in range(200):
            driver.pass_time(0.1)
            if isinstance(scene.turn, ScoringScene) or not scene.showing.is_moving:
                break
    assert isinstance(scene.turn, ScoringScene)
    scene._next()
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert not isinstance(scene.turn, ScoringScene)


def test_on_a_page_clicks_on_the_board_do_nothing_and_questions_are_not_put(driver: Driver) -> None:
    scene = begin(driver, "01_aim")
    read_to(driver, scene, "sum")
    spots = [driver.region(name) for name in ("thimble_hill", "larkmead")]
    spot = next(spot for spot in spots if scene.panels.board.contains(spot))
    driver.click(spot)
    driver.settle()
    assert driver.top is scene and not scene.panels.toasts.is_showing
    press(driver, "button.stop")
    assert driver.top is scene and said(scene) == "sum" and not scene.session.game.steps
    assert scene.panels.toasts.is_showing and scene.coach.words == driver.services.tr("lesson.aim.sum")


def test_the_button_that_turns_pages_stays_where_it_is_while_nothing_is_hidden(driver: Driver) -> None:
    scene = begin(driver, "01_aim")
    read_to(driver, scene, "regions")
    before = scene.coach.next.rect
    press(driver, "lesson.next")
    assert scene.coach.next.rect.topleft == before.topleft


def test_while_others_are_spoken_of_nothing_is_asked(driver: Driver) -> None:
    scene = begin(driver, "01_aim")
    read_to(driver, scene, "stop")
    scene.playing.play_all(scene.session.shown_way())
    press(driver, "button.spread")
    driver.click(driver.button(driver.services.tr("button.end")).rect.center)
    for _ in range(100):
        driver.pass_time(0.05)
        if scene.session.is_for_human and not scene.showing.is_moving:
            break
    assert said(scene) == "watch"
    driver.click(driver.button(driver.services.tr("button.stop")).rect.center)
    driver.frame()
    assert driver.top is scene and said(scene) == "watch"


def test_a_click_beside_the_page_shakes_the_button_that_turns_it(driver: Driver) -> None:
    scene = begin(driver, "03_conquering")
    driver.services.change_settings(animation_speed="normal")
    board = scene.panels.board
    names = ("old_tooth", "gloamwood", "thimble_hill", "larkmead")
    driver.click(next(spot for name in names if board.contains(spot := driver.region(name))))
    driver.frame()
    assert scene.coach.is_shaking and driver.top is scene
    driver.pass_time(1.0)
    assert not scene.coach.is_shaking


def test_the_card_does_not_lie_where_coins_are_counted(driver: Driver) -> None:
    scene = begin(driver, "01_aim")
    read_to(driver, scene, "stop")
    scene.playing.play_all(scene.session.shown_way())
    press(driver, "button.spread")
    driver.services.change_settings(animation_speed="slow")
    scene.showing.resume()
    driver.click(driver.button(driver.services.tr("button.end")).rect.center)
    for _ in range(60):
        driver.pass_time(0.05)
        if scene.panels.ribbon is not None:
            break
    assert scene.panels.ribbon is not None and not scene.panels.ribbon.rect.colliderect(scene.coach.rect)
