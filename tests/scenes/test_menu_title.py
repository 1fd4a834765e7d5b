"""The title: what it offers, and where its entries lead."""

from __future__ import annotations

import pygame
import pytest
from menus import program, save

from smallworld_desktop import paths
from smallworld_desktop.developers.staging import played
from smallworld_desktop.i18n import available
from smallworld_desktop.scenes.book import AlmanacScene
from smallworld_desktop.scenes.common.opening import open_session
from smallworld_desktop.scenes.menu import SettingsScene, TitleScene
from smallworld_desktop.scenes.menu.load import LoadScene
from smallworld_desktop.scenes.menu.maps import MapsScene
from smallworld_desktop.scenes.menu.replays import ReplaysScene
from smallworld_desktop.scenes.setup import SetupScene
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.session.keeping import NEWEST_SCHEMA
from smallworld_desktop.store import Autosave

ENTRIES = {
    "New game": SetupScene,
    "Load": LoadScene,
    "Replays": ReplaysScene,
    "Maps": MapsScene,
    "Rules and almanac": AlmanacScene,
    "Settings": SettingsScene,
}

FAROESE = """msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"X-Language-Name: Føroyskt\\n"

msgctxt "menu.quit"
msgid "Quit"
msgstr "Gevst"
"""


@pytest.mark.parametrize("label", ENTRIES)
def test_every_entry_opens_its_screen_and_esc_comes_back(label: str) -> None:
    with program() as driver:
        driver.show(driver.services.screens.title())
        driver.press(label)
        assert isinstance(driver.top, ENTRIES[label])
        driver.key(pygame.K_ESCAPE)
        assert isinstance(driver.top, TitleScene)


@pytest.mark.parametrize("label", ENTRIES)
@pytest.mark.parametrize("has_game", [False, True])
def test_the_focus_stands_where_one_came_from(label: str, has_game: bool) -> None:
    with program() as driver:
        if has_game:
            open_session(driver.services, played(20))
            driver.frame()
        driver.show(driver.services.screens.title())
        title = driver.top
        assert isinstance(title, TitleScene)
        while title.group.focus is not driver.button(label):
            driver.key(pygame.K_DOWN)
        driver.key(pygame.K_RETURN)
        driver.key(pygame.K_ESCAPE)
        assert title.group.focus is driver.button(label) and title.group.focus.has_ring


def test_the_focus_stays_when_the_game_to_continue_has_gone() -> None:
    with program() as driver:
        open_session(driver.services, played(20))
        driver.frame()
        driver.show(driver.services.screens.title())
        driver.press("Settings")
        driver.services.autosave.clear()
        driver.key(pygame.K_ESCAPE)
        title = driver.top
        assert isinstance(title, TitleScene)
        assert title.session is None and title.group.focus is driver.button("Settings")


def test_the_keyboard_goes_through_the_column() -> None:
    with program() as driver:
        driver.show(driver.services.screens.title())
        settings = driver.button("Settings")
        for _ in range(12):
            if not settings.focused:
                driver.key(pygame.K_DOWN)
        driver.key(pygame.K_RETURN)
        assert isinstance(driver.top, SettingsScene)


def test_without_a_game_there_is_nothing_to_continue() -> None:
    with program() as driver:
        driver.show(driver.services.screens.title())
        title = driver.top
        assert isinstance(title, TitleScene)
        assert title.entries[0].label == "New game" and title.entries[0].is_lit


def test_continue_says_what_it_continues_and_goes_on_with_it() -> None:
    with program() as driver:
        session = played(50)
        open_session(driver.services, session)
        driver.frame()
        expected = session.game.position.copy()
        driver.services.autosave.flush()
        driver.show(driver.services.screens.title())
        title = driver.top
        assert isinstance(title, TitleScene)
        entry = title.entries[0]
        assert entry.label == "Continue" and entry.is_lit
        player = session.seats[expected.decider].name
        assert entry.detail == f"Round {expected.round} of 10, to play: {player}, {session.title}"
        driver.press("Continue")
        assert isinstance(driver.top, TableScene)
        assert driver.top.session.game.position == expected


def test_a_game_that_is_open_in_another_window_is_not_taken_from_it() -> None:
    with program() as driver:
        open_session(driver.services, played(30))
        driver.frame()
        driver.services.autosave.let_go()
        driver.show(driver.services.screens.title())
        elsewhere = Autosave(driver.services.autosave.path, NEWEST_SCHEMA)
        assert elsewhere.claim(driver.services.autosave.path)
        driver.press("Continue")
        title = driver.top
        assert isinstance(title, TitleScene)
        assert title.session is None and title.toasts.is_showing
        elsewhere.let_go()


def test_a_game_left_for_another_one_waits_until_that_is_over() -> None:
    with program() as driver:
        old, new = played(30), played(50)
        for session in (old, new):
            open_session(driver.services, session)
            driver.frame()
        driver.services.autosave.let_go()
        driver.show(driver.services.screens.title())
        title = driver.top
        assert isinstance(title, TitleScene) and title.session is not None
        assert title.session.game.position == new.game.position
        assert {entry.label: entry.side for entry in title.entries}["Load"] == "1 game"
        driver.press("Load")
        driver.key(pygame.K_RETURN)
        assert isinstance(driver.top, TableScene)
        assert driver.top.session.game.position == old.game.position
        assert driver.top.session.kept_in == old.kept_in


def test_a_damaged_game_in_progress_is_told_and_the_title_still_opens() -> None:
    with program() as driver:
        driver.services.autosave.path.parent.mkdir(parents=True, exist_ok=True)
        driver.services.autosave.path.write_text("rubbish", encoding="utf-8")
        driver.show(driver.services.screens.title())
        title = driver.top
        assert isinstance(title, TitleScene)
        assert title.session is None and title.toasts.is_showing


def test_counts_stand_beside_the_entries() -> None:
    with program() as driver:
        save(driver, "One")
        save(driver, "Two")
        driver.show(driver.services.screens.title())
        driver.settle()
        sides = {entry.label: entry.side for entry in driver.top.entries}  # type: ignore[attr-defined]
        assert sides["Load"] == "2 games"
        assert sides["Replays"] == "2 games", "saved games can be watched too"
        assert sides["Maps"] == f"{len(driver.services.maps.entries)} maps"


def test_sound_is_switched_where_people_look_for_it() -> None:
    with program() as driver:
        driver.show(driver.services.screens.title())
        title = driver.top
        assert isinstance(title, TitleScene)
        driver.click(title.sound.rect.center)
        assert driver.services.settings.muted
        driver.click(title.sound.rect.center)
        assert not driver.services.settings.muted


def test_only_languages_that_have_a_catalog_are_shown() -> None:
    with program() as driver:
        driver.show(driver.services.screens.title())
        title = driver.top
        assert isinstance(title, TitleScene)
        assert [option.label for option in title.languages.options] == list(available().values())


def test_a_language_that_a_player_added_is_chosen_on_the_title() -> None:
    with program() as driver:
        folder = paths.locale_dir() / "fo"
        folder.mkdir(parents=True)
        (folder / "game.po").write_text(FAROESE, encoding="utf-8")
        driver.show(driver.services.screens.title())
        title = driver.top
        assert isinstance(title, TitleScene)
        driver.click(title.languages.cells()[-1].center)
        assert driver.services.settings.language == "fo"
        assert driver.services.tr("menu.quit") == "Gevst"


def test_esc_goes_to_quit_and_quits_from_there() -> None:
    with program() as driver:
        driver.show(driver.services.screens.title())
        driver.key(pygame.K_ESCAPE)
        assert not driver.services.stack.is_empty
        driver.key(pygame.K_ESCAPE)
        assert driver.services.stack.is_empty
