"""A map's own pictures lie beside the saves, and a saved game finds them again."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from smallworld_desktop.maps.artwork import NO_ARTWORK, Artwork, Picture
from smallworld_desktop.store import StoreError, keep_artwork, kept_artwork
from smallworld_desktop.store.artwork import folder


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path / "home"))


@pytest.fixture
def artwork(tmp_path: Path) -> Artwork:
    ground, tree = tmp_path / "ground.PNG", tmp_path / "tree.jpg"
    ground.write_bytes(b"a picture of the ground")
    tree.write_bytes(b"a picture of a tree")
    pictures = (
        Picture(ground, (0, 0, 60, 40), (-1.5, 0.0, 600.0, 400.0), 0.5),
        Picture(tree, (0, 0, 8, 8), (10.0, 20.0, 80.0, 80.0), flip_x=True, flip_diagonal=True),
        Picture(tree, (8, 0, 8, 8), (90.0, 20.0, 80.0, 80.0)),
    )
    return Artwork(pictures, (ground, tree))


def test_pictures_are_found_again_when_the_map_is_gone(artwork: Artwork) -> None:
    name = keep_artwork(artwork)
    contents = [picture.file.read_bytes() for picture in artwork.pictures]
    for file in artwork.files:
        file.unlink()
    kept = kept_artwork(name)
    assert [picture.file.read_bytes() for picture in kept.pictures] == contents
    assert [dataclasses.replace(p, file=Path()) for p in kept.pictures] == [
        dataclasses.replace(p, file=Path()) for p in artwork.pictures
    ]


def test_what_is_kept_already_is_not_kept_twice(artwork: Artwork) -> None:
    name = keep_artwork(artwork)
    files = {file: file.stat().st_mtime_ns for file in folder().iterdir()}
    assert len(files) == 3
    assert keep_artwork(artwork) == name
    assert {file: file.stat().st_mtime_ns for file in folder().iterdir()} == files


def test_another_picture_has_another_name(artwork: Artwork) -> None:
    name = keep_artwork(artwork)
    artwork.files[0].write_bytes(b"painted over")
    assert keep_artwork(artwork) != name


def test_a_map_without_pictures_has_no_name() -> None:
    assert keep_artwork(NO_ARTWORK) == ""
    assert kept_artwork("") == NO_ARTWORK


def test_a_picture_that_is_gone_can_not_be_kept(artwork: Artwork) -> None:
    artwork.files[0].unlink()
    with pytest.raises(StoreError):
        keep_artwork(artwork)


def test_on_another_computer_there_is_no_artwork(artwork: Artwork) -> None:
    name = keep_artwork(artwork)
    for file in folder().glob("*.jpg"):
        file.unlink()
    assert kept_artwork(name) == NO_ARTWORK


def test_a_list_that_was_changed_is_not_believed(artwork: Artwork) -> None:
    name = keep_artwork(artwork)
    listed = folder() / name
    listed.write_bytes(listed.read_bytes().replace(b"0.5", b"0.6"))
    assert kept_artwork(name) == NO_ARTWORK


@pytest.mark.parametrize("name", ["../saves/x.json", "/etc/passwd", "..", "no such.json", "\0"])
def test_a_save_can_name_nothing_outside_the_folder(name: str) -> None:
    assert kept_artwork(name) == NO_ARTWORK
