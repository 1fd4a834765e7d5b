"""After an unexpected error a window says what happened, and stays until it is closed."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from playing import Desk

from smallworld_desktop import crash
from smallworld_desktop.crash import EXIT_STATUS, CrashReport, guard
from smallworld_desktop.render.theme import Theme
from smallworld_desktop.scenes.crash_window import CrashScene, show_crash


def report(folder: Path) -> CrashReport:
    return CrashReport("ValueError: a fault", "", folder, folder / "crash.txt")


@pytest.fixture
def scene(desk: Desk, tmp_path: Path) -> CrashScene:
    scene = CrashScene(desk.services.tr, desk.services.theme, report(tmp_path))
    desk.services.stack.push(scene)
    desk.tick()
    return scene


def test_it_tells_the_error_and_where_the_log_lies(scene: CrashScene, tmp_path: Path) -> None:
    assert "ValueError: a fault" in scene.dialog.words
    assert str(tmp_path / "crash.txt") in scene.dialog.words


def test_the_folder_can_be_opened_and_the_window_stays(
    desk: Desk, scene: CrashScene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(crash, "open_folder", lambda folder: bool(opened.append(folder)) or True)
    desk.press(scene.dialog.buttons[0])
    assert opened == [tmp_path]
    assert desk.top is scene


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_keys_close_it(desk: Desk, scene: CrashScene, key: int) -> None:
    desk.key(key)
    assert desk.services.stack.is_empty


def test_a_program_that_breaks_ends_with_the_window(desk: Desk) -> None:
    def break_down() -> int:
        raise ValueError("a fault")

    def theme_and_close(size: tuple[int, int]) -> Theme:
        """The window is closed while it is drawn."""
        pygame.event.post(pygame.Event(pygame.QUIT))
        return desk.services.theme(size)

    window = pygame.Window(size=desk.services.stack.size)
    saved: list[str] = []
    status = guard(
        break_down,
        lambda report: show_crash(window, desk.services.tr, theme_and_close, report),
        lambda: saved.append("the game"),
    )
    assert status == EXIT_STATUS
    assert saved == ["the game"]
    picture = window.get_surface()
    assert picture.get_at(picture.get_rect().center)[:3] != (0, 0, 0)
