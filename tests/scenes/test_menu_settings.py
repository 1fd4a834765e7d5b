"""Settings are felt at once, and offer only what makes a difference."""

from __future__ import annotations

import pygame
import pytest

from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.staging import played
from smallworld_desktop.render.theme import Theme
from smallworld_desktop.scenes.menu import SettingsScene
from smallworld_desktop.scenes.menu.settings import SCALES, useful_scales
from smallworld_desktop.store import load_settings


def settings(driver: Driver) -> SettingsScene:
    driver.show(driver.services.screens.settings())
    assert isinstance(driver.top, SettingsScene)
    return driver.top


def test_high_contrast_is_felt_at_once_and_kept(driver: Driver) -> None:
    scene = settings(driver)
    before = driver.surface.get_at(scene.panels[1].center)
    driver.click(scene.colours.cells()[1].center)
    driver.frame()
    after = driver.surface.get_at(scene.panels[1].center)
    assert sum(after[:3]) > sum(before[:3]) + 60, "the paper is brighter"
    assert load_settings(driver.services.settings_file)[0].colours == "high_contrast"
    driver.press("Back to the usual")
    assert driver.services.settings.colours == "painted" and not driver.top.theme.is_strong  # type: ignore[attr-defined]


def test_the_table_below_the_settings_changes_too(driver: Driver) -> None:
    driver.show(driver.services.screens.table(played(40)))
    driver.services.stack.push(driver.services.screens.settings())
    driver.frame()
    driver.services.change_settings(colours="high_contrast")
    driver.key(pygame.K_ESCAPE)
    assert driver.table.panels.board.lights.is_strong


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1600, 900), (3840, 2160)])
def test_every_scale_that_is_offered_makes_a_difference(size: tuple[int, int]) -> None:
    offered = useful_scales(size)
    assert 1.0 in offered
    assert len({Theme.for_window(size, scale) for scale in offered}) == len(offered)


def test_a_larger_window_offers_more_scales(driver: Driver) -> None:
    scene = settings(driver)
    assert len(scene.scale.steps) < len(SCALES)
    driver.resize((2560, 1440))
    assert len(scene.scale.steps) > len(useful_scales((1024, 640)))
    assert scene.scale.steps[scene.scale.value] == "100"


def test_animation_runs_from_slow_to_none(driver: Driver) -> None:
    assert settings(driver).speed.steps == ("slow", "normal", "fast", "none")


def test_settings_open_when_their_file_names_a_language_that_is_gone(driver: Driver) -> None:
    driver.services.change_settings(language="fo")
    scene = settings(driver)
    assert driver.services.tr.language == "en"
    assert scene.language.options[scene.language.chosen] == "English"
