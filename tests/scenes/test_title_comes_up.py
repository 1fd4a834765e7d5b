"""Whatever lies in the player's folders, the title comes up, says what it left out, and goes on without it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from menus import program

from smallworld_desktop import paths
from smallworld_desktop.developers.bad_saves import packed
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.staging import played
from smallworld_desktop.scenes.common.opening import finish, open_save, open_session
from smallworld_desktop.scenes.dialog import DialogScene
from smallworld_desktop.scenes.menu import title_picture
from smallworld_desktop.scenes.menu.load import LoadScene
from smallworld_desktop.scenes.menu.replays import ReplaysScene
from smallworld_desktop.scenes.menu.title import TitleScene
from smallworld_desktop.session.keeping import session_document, session_meta
from smallworld_desktop.store import StoreError
from smallworld_desktop.store.document import encode


def show_title(driver: Driver) -> TitleScene:
    driver.services.stack.reset(driver.services.screens.title())
    driver.frames(3)
    found = [scene for scene in driver.services.stack.scenes if isinstance(scene, TitleScene)]
    assert found
    return found[0]


def slot() -> Path:
    return paths.data_dir() / "autosave.swgame"


def in_progress(change: Callable[[dict[str, object]], None] = lambda game: None) -> bytes:
    session = played(20, 3)
    document = session_document(session)
    change(document)
    head = encode(session_document(session), session_meta(session, "x"))
    return packed({**json.loads(head), "game": document})


def pipe(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def circle(path: Path) -> None:
    path.symlink_to(path)


def noise(path: Path) -> None:
    path.write_bytes(b"\xff\0noise" * 100)


@pytest.mark.skipif(os.name != "posix", reason="pipes")
@pytest.mark.parametrize("thing", [pipe, folder, device, circle, noise])
def test_the_title_comes_up_whatever_lies_in_the_folders(thing: Callable[[Path], None]) -> None:
    for parent in (paths.saves_dir(), paths.replays_dir(), paths.maps_dir(), paths.content_dir(), paths.config_dir()):
        parent.mkdir(parents=True, exist_ok=True)
    for place in (
        slot(),
        slot().with_suffix(".lock"),
        paths.saves_dir() / "bad.swgame",
        paths.replays_dir() / "bad.swgame",
        paths.maps_dir() / "bad.tmx",
        paths.content_dir() / "bad.yaml",
        paths.settings_file(),
        paths.config_dir() / "last_game.json",
        paths.cache_dir(),
    ):
        thing(place)
    with program() as driver:
        show_title(driver)
        for scene in (driver.services.screens.setup(), LoadScene(driver.services), ReplaysScene(driver.services)):
            driver.services.stack.push(scene)
            driver.frames(2)
        driver.services.stack.push(driver.services.screens.settings())
        driver.frames(2)


def test_a_game_that_cannot_be_drawn_is_left_out_and_can_be_set_aside(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    slot().parent.mkdir(parents=True, exist_ok=True)
    slot().write_bytes(in_progress())

    def broken(*_: object, **__: object) -> None:
        raise MemoryError("a board of a billion pixels")

    monkeypatch.setattr(title_picture, "chart_with_pieces", broken)
    title = show_title(driver)
    assert title.session is None
    assert isinstance(driver.top, DialogScene)
    driver.press(driver.services.tr("menu.left_out.aside"))
    driver.frames(3)
    assert driver.top is title
    assert not slot().exists() and slot().with_name("autosave.swgame.bad").exists()
    assert [file for file in paths.log_dir().rglob("*") if file.is_file()]


def test_a_bad_game_does_not_hide_a_good_one(driver: Driver) -> None:
    slot().parent.mkdir(parents=True, exist_ok=True)
    slot().write_bytes(in_progress())
    os.utime(slot(), (1, 1))
    other = slot().with_stem("autosave-2")
    other.write_bytes(in_progress(lambda document: document.update(seconds=-1)))
    title = show_title(driver)
    assert title.session is not None and title.session.kept_in == slot()
    assert isinstance(driver.top, DialogScene)


def test_nothing_is_the_game_to_continue_before_it_was_shown(driver: Driver, tmp_path: Path) -> None:
    file = tmp_path / "given.swgame"
    file.write_bytes(in_progress())
    assert open_save(driver.services, file) is None
    driver.services.autosave.flush()
    assert not slot().exists()
    driver.frame()
    driver.services.autosave.flush()
    assert slot().exists()


def test_a_finished_game_on_a_full_disk_leaves_nothing_to_continue(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_session(driver.services, played(20, 3))
    driver.frame()
    driver.services.autosave.flush()
    assert slot().exists()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StoreError):
        finish(driver.services, played(10_000, 3))
    assert not slot().exists()
    assert driver.services.autosave.load() == (None, None)
