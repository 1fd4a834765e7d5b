"""Every scene and state can be reached and drawn without a window, and bears being resized."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from smallworld_desktop.cli import main
from smallworld_desktop.developers.headless import borrowed_home, headless
from smallworld_desktop.developers.shots import SHOTS, take_shots
from smallworld_desktop.i18n import PSEUDO
from smallworld_desktop.scenes.workshop.emblem_scene import EmblemScene

SMALLEST = (1024, 640)
OTHERS = ((1600, 900), (1100, 1000), SMALLEST)


def colours(surface: pygame.Surface) -> int:
    small = pygame.transform.scale(surface, (64, 40))
    return len({tuple(small.get_at((x, y))) for x in range(64) for y in range(40)})


@pytest.mark.parametrize("name", SHOTS)
def test_a_scene_is_drawn_and_can_be_resized(name: str) -> None:
    with borrowed_home() as home, headless(SMALLEST) as driver:
        driver.services.change_settings(helper=False)
        SHOTS[name](driver, home)
        assert colours(driver.surface) > 30
        for size in OTHERS:
            driver.resize(size)
            assert driver.surface.get_size() == size
            assert driver.services.stack.size == size
            assert not driver.services.stack.needs_redraw
            assert colours(driver.surface) > 30


def test_a_button_below_the_fold_is_scrolled_to_and_pressed() -> None:
    with borrowed_home() as home, headless(SMALLEST) as driver:
        SHOTS["workshop_emblem"](driver, home)
        assert isinstance(driver.top, EmblemScene)


def test_pictures_are_the_same_each_time(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        assert take_shots(["conquest", "scoring"], tmp_path / folder, SMALLEST, "en", painted=False) == []
    for name in ("conquest.png", "scoring.png"):
        one, two = (pygame.image.load(tmp_path / folder / name) for folder in ("one", "two"))
        assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(two, "RGB")


def test_another_language_can_be_pictured(tmp_path: Path) -> None:
    assert take_shots(["choose", "title"], tmp_path, SMALLEST, PSEUDO, painted=False) == []


def test_a_folder_that_can_not_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    assert main(["shots", "--out", str(tmp_path / "file"), "--only", "title"]) == 1
    assert str(tmp_path / "file") in capsys.readouterr().err


def test_a_scene_that_fails_does_not_keep_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("a fault")

    monkeypatch.setitem(SHOTS, "choose", fail)
    words = ["shots", "--flat", "--size", "1024x640", "--out", str(tmp_path), "--only", "choose", "settings"]
    assert main(words) == 1
    assert "choose" in capsys.readouterr().err.splitlines()[-1]
    assert (tmp_path / "settings.png").is_file() and not (tmp_path / "choose.png").exists()
