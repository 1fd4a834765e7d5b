"""Files dropped on the window, own packs, maps, and settings."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from menus import PACK, program, save

from smallworld_desktop import paths
from smallworld_desktop.content.bundle import bundle as pack_bundle
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.i18n import PSEUDO
from smallworld_desktop.maps.bundle import bundle
from smallworld_desktop.scenes.menu import SettingsScene, TitleScene
from smallworld_desktop.scenes.menu.maps import MapsScene
from smallworld_desktop.scenes.setup import SetupScene
from smallworld_desktop.scenes.setup.packs import PacksScene
from smallworld_desktop.scenes.table import TableScene

BROKEN = Path(__file__).resolve().parent.parent / "broken" / "maps" / "overlap.tmx"


@pytest.fixture
def driver() -> Iterator[Driver]:
    with program() as made:
        made.show(made.services.screens.title())
        yield made


def test_a_dropped_map_opens_set_up_with_it(driver: Driver, tmp_path: Path) -> None:
    file = tmp_path / "skerries.tmx"
    shutil.copy(paths.assets() / "maps" / "five_players.tmx", file)
    driver.drop(file)
    setup = driver.top
    assert isinstance(setup, SetupScene)
    assert setup.plan.board is not None and setup.plan.board.path == file
    assert len(setup.plan.taken) == 5 and setup.reason is None


def test_a_dropped_packed_board_opens_set_up_and_brings_its_packs(driver: Driver, tmp_path: Path) -> None:
    board = tmp_path / "isle.tmx"
    shutil.copy(paths.assets() / "maps" / "two_players.tmx", board)
    file = tmp_path / "isle.swboard"
    file.write_bytes(bundle(board, (), {"frost.yaml": PACK.encode()}))
    driver.drop(file)
    setup = driver.top
    assert isinstance(setup, SetupScene)
    assert setup.plan.board is not None and setup.plan.board.path == file and setup.reason is None
    assert "frost_giants" in {race.id for race in setup.content.content.races}
    setup._choose_row(0)
    assert "frost_giants" not in {race.id for race in setup.content.content.races}


def test_the_screen_of_maps_packs_a_board_for_others(driver: Driver) -> None:
    driver.show(MapsScene(driver.services))
    driver.press("Pack for others")
    file = paths.data_dir() / "shared" / "two_players.swboard"
    assert file.is_file()
    driver.drop(file)
    assert isinstance(driver.top, SetupScene) and driver.top.reason is None


def test_a_dropped_broken_map_shows_its_reason(driver: Driver) -> None:
    driver.drop(BROKEN)
    setup = driver.top
    assert isinstance(setup, SetupScene)
    assert setup.reason is not None and setup.reason.code == "setup.no.broken"


def test_a_dropped_save_loads(driver: Driver) -> None:
    driver.drop(save(driver, "Sunday", 25))
    assert isinstance(driver.top, TableScene)
    assert len(driver.top.session.game.steps) == 25


def test_a_dropped_damaged_save_is_told_and_its_copy_named(driver: Driver) -> None:
    save(driver, "Sunday", 5)
    path = save(driver, "Sunday", 25)
    path.write_bytes(path.read_bytes()[:300])
    driver.drop(path)
    title = driver.top
    assert isinstance(title, TitleScene) and title.toasts.is_showing
    driver.drop(path.with_name(path.name + ".bak"))
    assert isinstance(driver.top, TableScene)


def test_a_dropped_pack_is_reported_and_tried_with_its_combo_on_top(driver: Driver, tmp_path: Path) -> None:
    file = tmp_path / "frost.yaml"
    file.write_text(PACK, encoding="utf-8")
    driver.drop(file)
    assert isinstance(driver.top, PacksScene)
    assert "Nothing is wrong with this pack." in [p.text for p in driver.top.words.paragraphs]
    driver.press("Try it")
    assert isinstance(driver.top, TableScene)
    game = driver.top.session.game
    assert game.rules.races[game.position.column[0][0]].id == "frost_giants"


def test_a_dropped_pack_with_mistakes_says_where_they_are(driver: Driver, tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(PACK.replace("tokens: 5", "tokens: many"), encoding="utf-8")
    driver.drop(file)
    scene = driver.top
    assert isinstance(scene, PacksScene)
    assert any(p.text.startswith("Line 7, races.frost_giants.tokens") for p in scene.words.paragraphs)


def test_another_file_is_refused_in_words(driver: Driver, tmp_path: Path) -> None:
    driver.drop(tmp_path / "cat.png")
    title = driver.top
    assert isinstance(title, TitleScene) and title.toasts.is_showing


def test_the_list_of_maps_shows_the_report_and_opens_set_up(driver: Driver) -> None:
    paths.maps_dir().mkdir(parents=True)
    shutil.copy(BROKEN, paths.maps_dir() / "mine.tmx")
    driver.press("Maps")
    maps = driver.top
    assert isinstance(maps, MapsScene)
    driver.key(pygame.K_END)
    assert any("overlap" in paragraph.text for paragraph in maps.words.paragraphs)
    assert not driver.button("Play on it").enabled
    driver.key(pygame.K_HOME)
    driver.press("Play on it")
    setup = driver.top
    assert isinstance(setup, SetupScene)
    assert setup.plan.board is not None and setup.plan.board.path == maps.entries[0].path


def test_a_map_that_was_mended_is_read_again(driver: Driver) -> None:
    paths.maps_dir().mkdir(parents=True)
    file = paths.maps_dir() / "mine.tmx"
    shutil.copy(BROKEN, file)
    driver.press("Maps")
    maps = driver.top
    assert isinstance(maps, MapsScene)
    driver.key(pygame.K_END)
    shutil.copy(paths.assets() / "maps" / "two_players.tmx", file)
    driver.press("Read again")
    assert not maps.list.rows[-1].is_bad


def test_settings_are_felt_and_kept(driver: Driver) -> None:
    driver.press("Settings")
    scene = driver.top
    assert isinstance(scene, SettingsScene)
    driver.click(scene.muted.box.center)
    assert driver.services.settings.muted and not any(slider.enabled for slider in scene.volumes)
    driver.click(scene.hidden.box.center)
    driver.click((scene.speed.x_of(3), scene.speed.rail.y))
    assert driver.services.settings.animation_speed == "none"
    kept = driver.services.settings_file.read_text(encoding="utf-8")
    assert '"muted": true' in kept and '"hidden_coins": false' in kept and '"animation_speed": "none"' in kept
    driver.press("Back to the usual")
    assert not driver.services.settings.muted and driver.services.settings.animation_speed == "normal"


@pytest.mark.parametrize("hidden", [True, False])
def test_hidden_coins_by_default_reach_set_up(driver: Driver, hidden: bool) -> None:
    driver.services.change_settings(hidden_coins=hidden)
    driver.press("New game")
    assert isinstance(driver.top, SetupScene) and driver.top.plan.hidden_coins is hidden


def test_larger_text_is_laid_out_at_once(driver: Driver) -> None:
    driver.resize((1600, 900))
    driver.press("Settings")
    scene = driver.top
    assert isinstance(scene, SettingsScene)
    before = scene.leave_button.rect.height
    driver.key(pygame.K_TAB)
    driver.key(pygame.K_END)
    assert driver.services.settings.ui_scale == 1.5, "there is no room for more"
    assert scene.theme.scale > 1.2 and scene.leave_button.rect.height > before


def test_the_language_changes_under_every_screen(driver: Driver) -> None:
    driver.press("Settings")
    driver.services.change_settings(language=PSEUDO)
    driver.frame()
    scene = driver.top
    assert isinstance(scene, SettingsScene)
    assert scene.leave_button.label.startswith("[")
    driver.key(pygame.K_ESCAPE)
    title = driver.top
    assert isinstance(title, TitleScene) and title.entries[0].label.startswith("[")


def test_dropped_packs_in_one_file_are_reported_and_kept(driver: Driver, tmp_path: Path) -> None:
    file = tmp_path / "gift.swpack"
    file.write_bytes(pack_bundle({"frost.yaml": PACK.encode()}, {}))
    driver.drop(file)
    packs = driver.top
    assert isinstance(packs, PacksScene)
    assert any(str(file) in paragraph.text for paragraph in packs.words.paragraphs)
    driver.press("Keep it")
    assert (paths.content_dir() / "gift.swpack").read_bytes() == file.read_bytes()
    assert [row.title for row in packs.list.rows] == ["Frost and Fire"]
    assert "Keep it" not in {button.label for button in packs.actions}


def test_a_dropped_archive_that_is_refused_says_why(driver: Driver, tmp_path: Path) -> None:
    file = tmp_path / "gift.swpack"
    file.write_bytes(b"rubbish")
    driver.drop(file)
    packs = driver.top
    assert isinstance(packs, PacksScene)
    assert any("no zip file" in paragraph.text for paragraph in packs.words.paragraphs)
    assert not driver.button("Keep it").enabled
