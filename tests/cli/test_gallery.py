"""`gallery` writes PNGs without a window and says what it could not do."""

from __future__ import annotations

import argparse
from pathlib import Path

import pygame
import pytest

from smallworld_desktop import paths
from smallworld_desktop.cli import main
from smallworld_desktop.developers import gallery
from smallworld_desktop.developers.blind_sheet import blind_order
from smallworld_desktop.render.emblems import families

BOARD = paths.assets() / "maps" / "two_players.tmx"


def test_pieces_and_icons_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gallery", "--out", str(tmp_path / "new"), "--only", "pieces"]) == 0
    file = tmp_path / "new" / "pieces.png"
    assert str(file) in capsys.readouterr().out
    assert pygame.image.load(file).get_width() > 1000


def test_emblems_are_drawn_at_three_sizes_with_and_without_names() -> None:
    drawn = dict(gallery.pictures(["emblems"], [], (400, 300)))
    for size in (28, 64, 160):
        assert {f"emblems_{size}.png", f"emblems_{size}_nameless.png"} <= drawn.keys()
    assert drawn["emblems_28_nameless.png"]().get_width() < drawn["emblems_28.png"]().get_width()


def test_portraits_and_markers_have_sheets_of_their_own() -> None:
    drawn = dict(gallery.pictures(["portraits", "emblems"], [], (400, 300)))
    assert drawn["portraits_480.png"]().get_width() > 1.8 * drawn["portraits_240.png"]().get_width()
    assert drawn["markers_in_play.png"]().get_width() > 400


def test_widgets_are_drawn_for_a_roomy_and_a_compact_window() -> None:
    drawn = dict(gallery.pictures(["widgets"], [], (400, 300)))
    assert drawn["widgets_buttons_1024x640.png"]().get_size() == (1024, 640)
    assert {name.replace("1024x640", "1600x900") for name in drawn if "1024x640" in name} < drawn.keys()


def test_a_board_is_drawn_at_the_size_asked_for(tmp_path: Path) -> None:
    words = ["gallery", "--out", str(tmp_path), "--only", "boards", "--map", str(BOARD), "--size", "400x300"]
    assert main(words) == 0
    assert {file.name for file in tmp_path.iterdir()} == {
        "board_two_players_400x300.png",
        "board_two_players_400x300_in_play.png",
    }
    assert pygame.image.load(tmp_path / "board_two_players_400x300.png").get_size() == (400, 300)


def test_a_broken_board_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "torn.tmx"
    broken.write_text("<map/>", encoding="utf-8")
    words = ["gallery", "--out", str(tmp_path / "out"), "--only", "boards", "--map", str(broken)]
    assert main(words) == 1
    assert "check-map" in capsys.readouterr().out


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("", encoding="utf-8")
    assert main(["gallery", "--out", str(in_the_way), "--only", "pieces"]) == 1
    assert "--out" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["big", "1600", "1600x", "x900", "10x10", "99999x900"])
def test_a_size_that_is_none_is_explained(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match=text):
        gallery.view_size(text)


def test_sizes_are_read() -> None:
    assert gallery.view_size("1024X640") == (1024, 640)


def test_a_sheet_for_naming_emblems_blindly_shows_each_once_in_an_order_of_chance() -> None:
    every = {name for family in families().values() for name in family}
    one, other = blind_order(1), blind_order(2)
    assert set(one) == set(other) == every and len(one) == len(every) and one != other
    drawn = dict(gallery.blind_pictures(["blind"], 1))
    assert drawn["blind_28.png"]().get_width() > 500 and not dict(gallery.blind_pictures(["emblems"], 1))
