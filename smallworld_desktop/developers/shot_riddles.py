"""Pictures of riddles: the list, the question, a hint, a try that fell short, and the solution as it is shown."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.shot_base import away, shot, words
from smallworld_desktop.riddles.reader import shipped_riddles
from smallworld_desktop.riddles.riddle import Ask, Riddle
from smallworld_desktop.riddles.session import start_riddle
from smallworld_desktop.scenes.riddles.contents import RiddlesScene
from smallworld_desktop.scenes.riddles.scene import RiddleScene

A_DAY = date(2026, 1, 6)


def shipped(ask: Ask, number: int = 0) -> Riddle:
    """One of ours, of a kind."""
    return [each for each in shipped_riddles() if isinstance(each, Riddle) and each.goal.ask is ask][number]


def at_table(driver: Driver, riddle: Riddle) -> RiddleScene:
    """A riddle at its beginning, with its board painted."""
    driver.services.change_settings(animation_speed="none")
    scene = RiddleScene(driver.services, start_riddle(riddle), lambda: None, A_DAY)
    driver.show(scene)
    driver.wait_for_painting()
    return scene


@shot("riddles")
def riddles(driver: Driver, home: Path) -> None:
    driver.show(RiddlesScene(driver.services, A_DAY))
    driver.wait_for_painting(settle=False)
    away(driver)


@shot("riddle")
def riddle(driver: Driver, home: Path) -> None:
    at_table(driver, shipped(Ask.COINS))
    away(driver)


@shot("riddle_hint")
def riddle_hint(driver: Driver, home: Path) -> None:
    at_table(driver, shipped(Ask.COINS, 3))
    for _ in range(2):
        driver.press(words(driver, "riddle.hint"))
    away(driver)


@shot("riddle_missed")
def riddle_missed(driver: Driver, home: Path) -> None:
    scene = at_table(driver, shipped(Ask.COINS))
    scene.playing.play_all(scene.session.solution[-2:])
    driver.settle()
    away(driver)


@shot("riddle_shown")
def riddle_shown(driver: Driver, home: Path) -> None:
    scene = at_table(driver, shipped(Ask.COINS))
    for _ in range(2):
        driver.press(words(driver, "riddle.hint"))
    driver.press(words(driver, "lesson.show"))
    for _ in range(2):
        driver.settle()
        driver.press(words(driver, "lesson.next"))
    driver.settle()
    away(driver)
    assert scene.is_showing


@shot("riddle_solved")
def riddle_solved(driver: Driver, home: Path) -> None:
    scene = at_table(driver, shipped(Ask.COINS))
    scene.playing.play_all(scene.session.solution)
    driver.settle()
    away(driver)


@shot("riddle_decline")
def riddle_decline(driver: Driver, home: Path) -> None:
    at_table(driver, shipped(Ask.DECLINE))
    away(driver)
