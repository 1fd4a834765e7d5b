"""Settings: kept as chosen, and mended where the file is bad."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest

from smallworld_desktop.store import Settings, load_settings, save_settings

CHOSEN = Settings(
    window_width=1920,
    window_height=1080,
    window_x=40,
    window_y=60,
    window_kept=True,
    full_screen=True,
    ui_scale=1.5,
    animation_speed="none",
    computer_speed="slow",
    effects_volume=0.0,
    ambience_volume=0.1,
    music_volume=0.2,
    muted=True,
    language="de",
    colours="high_contrast",
    helper=False,
    hints=False,
    hidden_coins=False,
    remarks=False,
    talk=False,
    player_name="Björn",
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def test_without_a_file_the_defaults_hold_silently(path: Path) -> None:
    assert load_settings(path) == (Settings(), [])


def test_what_was_chosen_comes_back(path: Path) -> None:
    assert all(getattr(CHOSEN, f.name) != f.default for f in dataclasses.fields(Settings)), "extend CHOSEN"
    save_settings(path, CHOSEN)
    assert load_settings(path) == (CHOSEN, [])


@pytest.mark.parametrize("content", ["", "{", "[]", "null", "\x00\x00", "ui_scale: 2"])
def test_a_file_without_sense_gives_the_defaults_and_is_kept_aside(path: Path, content: str) -> None:
    path.parent.mkdir()
    path.write_text(content)
    settings, problems = load_settings(path)
    assert settings == Settings()
    assert [problem.code for problem in problems] == ["store.settings_damaged", "store.settings_aside"]
    assert Path(str(problems[1].params["path"])).read_text() == content
    assert load_settings(path) == (Settings(), [])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("window_width", 10),
        ("window_width", 1280.5),
        ("window_height", "800"),
        ("full_screen", 1),
        ("ui_scale", 0.1),
        ("ui_scale", True),
        ("ui_scale", float("nan")),
        ("animation_speed", "warp"),
        ("animation_speed", ["none"]),
        ("effects_volume", 1.01),
        ("music_volume", None),
        ("language", "klingon"),
        ("colours", {}),
    ],
)
def test_one_bad_value_costs_only_itself(path: Path, name: str, value: object) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps({"helper": False, name: value}))
    settings, problems = load_settings(path)
    assert settings == Settings(helper=False)
    assert [problem.code for problem in problems] == ["store.settings_value", "store.settings_aside"]
    assert problems[0].params["name"] == name


def test_settings_of_a_newer_version_are_passed_over(path: Path) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps({"holograms": True, "muted": True}))
    assert load_settings(path) == (Settings(muted=True), [])


def test_the_program_itself_cannot_make_bad_settings() -> None:
    with pytest.raises(ValueError, match="ambience_volume"):
        dataclasses.replace(Settings(), ambience_volume=2.0)


def test_an_unreadable_file_is_told(path: Path) -> None:
    path.mkdir(parents=True)
    settings, problems = load_settings(path)
    assert settings == Settings() and [problem.code for problem in problems] == ["store.not_a_file"]


def test_one_volume_of_an_older_file_becomes_all_three(path: Path) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps({"volume": 0.3}))
    settings, problems = load_settings(path)
    assert (settings.effects_volume, settings.ambience_volume, settings.music_volume) == (0.3, 0.3, 0.3)
    assert problems == []


def test_a_slider_of_its_own_goes_before_the_older_volume(path: Path) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps({"volume": 0.3, "music_volume": 0.0}))
    assert load_settings(path)[0].music_volume == 0.0
