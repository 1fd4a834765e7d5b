"""Drawings on disk: found again to the pixel, and never trusted when damaged."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from smallworld_desktop.render import drawings

KEY = ("a", (3, 4), 1.5)


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path))
    return drawings.folder()


def drawn() -> pygame.Surface:
    picture = pygame.Surface((5, 3), pygame.SRCALPHA, 32)
    picture.fill((10, 20, 30, 40), (0, 0, 2, 3))
    picture.fill((200, 100, 50, 255), (2, 0, 3, 3))
    return picture


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def test_a_drawing_is_made_once_and_found_again_to_the_pixel() -> None:
    made: list[int] = []

    def make() -> pygame.Surface:
        made.append(1)
        return drawn()

    first, second = drawings.kept(KEY, make), drawings.kept(KEY, make)
    assert pixels(first) == pixels(second) == pixels(drawn())
    assert len(made) == 1
    assert second.get_masks() == pygame.Surface((1, 1), pygame.SRCALPHA, 32).get_masks()


def test_another_key_is_another_drawing() -> None:
    drawings.keep(KEY, drawn())
    assert drawings.find((*KEY, 1)) is None


def test_any_flipped_bit_counts_as_none(place: Path) -> None:
    drawings.keep(KEY, drawn())
    (file,) = place.iterdir()
    whole = file.read_bytes()
    for index in range(len(whole)):
        file.write_bytes(whole[:index] + bytes([whole[index] ^ 8]) + whole[index + 1 :])
        assert drawings.find(KEY) is None


def test_a_disk_that_refuses_changes_nothing(place: Path) -> None:
    place.parent.mkdir(parents=True)
    place.write_text("a file where the folder should be")
    assert pixels(drawings.kept(KEY, drawn)) == pixels(drawn())


def test_the_oldest_go_when_there_are_too_many(place: Path) -> None:
    for number in range(4):
        drawings.keep((number,), drawn())
    size = next(place.iterdir()).stat().st_size
    drawings.trim(place, 2 * size)
    assert len(list(place.iterdir())) == 2
