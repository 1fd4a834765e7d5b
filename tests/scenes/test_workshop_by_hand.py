"""A whole race with three effects and an emblem: by mouse only, by keyboard only, by finger only."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from smallworld_desktop import paths
from smallworld_desktop.content import load_packs
from smallworld_desktop.content.arms import Arms
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.render.widgets import Group, Widget
from smallworld_desktop.rules.content import Race
from smallworld_desktop.rules.effects.conquest import Cheaper
from smallworld_desktop.scenes.workshop.emblem_scene import EmblemScene
from smallworld_desktop.scenes.workshop.scene import WorkshopScene
from smallworld_desktop.scenes.workshop.vocabulary import VocabularyScene

Press = Callable[[Driver, tuple[int, int]], None]


def scene_of(driver: Driver) -> WorkshopScene:
    assert isinstance(driver.top, WorkshopScene)
    return driver.top


def group_of(driver: Driver) -> Group:
    group = getattr(driver.top, "group", None)
    assert isinstance(group, Group)
    return group


def bring(driver: Driver, widget: Widget) -> tuple[int, int]:
    """Turns the wheel until a widget of a column can be pointed at; where that is."""
    pane = widget.pane
    for _ in range(200):
        if pane is None or pane.rect.contains(widget.rect):
            return widget.rect.center
        driver.wheel((pane.rect.right - 2, pane.rect.centery), -1 if widget.rect.bottom > pane.rect.bottom else 1)
    raise AssertionError("the column does not scroll so far")


def saved_race(scene: WorkshopScene) -> tuple[Race, Arms]:
    """What was written, as games read it."""
    (file,) = paths.content_dir().glob("*.yaml")
    loaded = load_packs(["base", file])
    assert not loaded.errors
    race = next(race for race in loaded.content.races if race.id == scene.bench.draft.id)
    return race, loaded.arms[race.id]


def click(driver: Driver, pos: tuple[int, int]) -> None:
    driver.click(pos)


def tap(driver: Driver, pos: tuple[int, int]) -> None:
    driver.tap(pos)


@pytest.mark.parametrize("press", [click, tap])
def test_with_the_pointer_alone(driver: Driver, press: Press) -> None:
    driver.show(driver.services.screens.workshop())
    scene = scene_of(driver)
    press(driver, bring(driver, scene.identity.dice))
    plus = bring(driver, scene.identity.tokens) and scene.identity.tokens.sign_rect(1).center
    press(driver, plus)
    bring(driver, scene.identity.grid)
    press(driver, scene.identity.grid.cell(3).center)
    for number, family in enumerate((0, 1, 2)):
        press(driver, bring(driver, scene.abilities.add_button))
        sheet = driver.top
        assert isinstance(sheet, VocabularyScene)
        press(driver, sheet.tabs.cells()[family].center)
        press(driver, sheet.list.row_rect(0).center)
        press(driver, sheet.act_button.rect.center)
        assert len(scene.abilities.cards) == number + 1
    adder = scene.abilities.cards[0].adders[0]
    press(driver, bring(driver, adder))
    assert adder.is_open
    press(driver, adder._row_rect(1).center)
    assert "where" in str(scene.bench.draft.effects[0])
    press(driver, bring(driver, scene.identity.draw_button))
    builder = driver.top
    assert isinstance(builder, EmblemScene)
    shapes = builder.rows[0][1]
    press(driver, shapes.cells()[1].center)
    press(driver, builder.act_button.rect.center)
    press(driver, scene.save_button.rect.center)
    race, arms = saved_race(scene)
    assert race.tokens == 7 and len(race.effects) == 3
    assert isinstance(race.effects[0], Cheaper) and race.effects[0].where.terrain
    assert arms.figure == scene.identity.figures[3] and arms.shape == "shield"


def tab_to(driver: Driver, widget: Widget) -> None:
    for _ in range(200):
        if group_of(driver).focus is widget:
            return
        driver.key(pygame.K_TAB)
    raise AssertionError("Tab never comes there")


def test_with_the_keyboard_alone(driver: Driver) -> None:
    driver.show(driver.services.screens.workshop())
    scene = scene_of(driver)
    driver.type("Chocolate Elves")
    tab_to(driver, scene.identity.tokens)
    driver.key(pygame.K_RIGHT)
    tab_to(driver, scene.identity.grid)
    for _ in range(4):
        driver.key(pygame.K_RIGHT)
    for family in (0, 1, 2):
        tab_to(driver, scene.abilities.add_button)
        driver.key(pygame.K_RETURN)
        sheet = driver.top
        assert isinstance(sheet, VocabularyScene)
        tab_to(driver, sheet.tabs)
        for _ in range(family):
            driver.key(pygame.K_RIGHT)
        tab_to(driver, sheet.list)
        driver.key(pygame.K_RETURN)
    assert len(scene.abilities.cards) == 3
    tab_to(driver, scene.abilities.cards[0].adders[0])
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    tab_to(driver, scene.identity.draw_button)
    driver.key(pygame.K_RETURN)
    builder = driver.top
    assert isinstance(builder, EmblemScene)
    tab_to(driver, builder.rows[0][1])
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_s, pygame.KMOD_CTRL)
    race, arms = saved_race(scene)
    assert race.id == "chocolate_elves" and race.tokens == 7 and len(race.effects) == 3
    assert isinstance(race.effects[0], Cheaper) and race.effects[0].where.terrain
    assert arms.figure and arms.shape == "shield"
