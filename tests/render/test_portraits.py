"""Portraits: everybody has one, they are cut about the face, packs may bring their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest

from smallworld_desktop import paths
from smallworld_desktop.render.emblems import families
from smallworld_desktop.render.portraits import (
    forget_packs,
    has_portrait,
    medallion,
    portrait,
    register_file,
    shipped,
    source,
)
from smallworld_desktop.rules.messages import Message

PEOPLE = {"teacher", "raider", "gardener", "miser", "adventurer", "grudge_bearer", "sage"}
LARGEST = 80_000


@pytest.fixture(autouse=True)
def _forget_packs() -> Iterator[None]:
    yield
    forget_packs()
    source._files.cache_clear()


def pixels(surface: pygame.Surface | None) -> np.ndarray:
    assert surface is not None
    return pygame.surfarray.array3d(surface).astype(int)


def striped(path: Path, size: tuple[int, int]) -> Path:
    """A picture whose upper half is red and whose lower half is blue."""
    picture = pygame.Surface(size)
    picture.fill((0, 0, 255))
    picture.fill((255, 0, 0), (0, 0, size[0], size[1] // 2))
    pygame.image.save(picture, path)
    return path


def test_every_race_has_a_portrait_and_so_have_teacher_and_computer_players() -> None:
    assert set(shipped()) == set(families()["races"]) | PEOPLE


@pytest.mark.parametrize("name", shipped())
def test_a_portrait_is_small_on_disk_and_four_by_five(name: str) -> None:
    file = paths.assets() / "portraits" / f"{name}.webp"
    assert file.stat().st_size <= LARGEST
    width, height = pygame.image.load(file).get_size()
    assert width * 5 == height * 4
    assert height >= 900


@pytest.mark.parametrize("size", [(330, 640), (394, 484), (44, 55), (200, 90)])
def test_a_portrait_fills_what_is_asked_for(size: tuple[int, int]) -> None:
    picture = portrait("orcs", size)
    assert picture is not None and picture.get_size() == size
    assert pixels(picture).std() > 20


def test_portraits_differ_even_as_medallions_of_44_pixels() -> None:
    faces = {name: pixels(medallion(name, 44)) for name in shipped()}
    names = sorted(faces)
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            assert np.abs(faces[one] - faces[other]).mean() > 15, f"{one} and {other} look alike"


def test_a_medallion_is_round_and_premultiplied() -> None:
    disc = medallion("elves", 60)
    assert disc is not None
    alpha = pygame.surfarray.array_alpha(disc).astype(int)
    assert alpha[0, 0] == 0 and alpha[30, 30] == 255
    assert (pixels(disc) <= alpha[..., None] + 2).all()


def test_who_has_no_portrait_gets_none() -> None:
    assert not has_portrait("yetis")
    assert portrait("yetis", (100, 125)) is None
    assert medallion("yetis", 44) is None


def test_the_same_picture_is_not_made_twice() -> None:
    assert portrait("elves", (80, 100)) is portrait("elves", (80, 100))
    assert medallion("elves", 50) is medallion("elves", 50)


def test_a_pack_may_bring_a_picture_of_any_shape(tmp_path: Path) -> None:
    assert register_file("yetis", striped(tmp_path / "yetis.png", (300, 200))) is None
    assert has_portrait("yetis")
    shown = pixels(portrait("yetis", (80, 100)))
    assert shown[40, 10].tolist() == [255, 0, 0]
    assert shown[40, 90].tolist() == [0, 0, 255]


def test_a_packs_picture_goes_before_ours_until_other_packs_are_loaded(tmp_path: Path) -> None:
    ours = pixels(portrait("orcs", (80, 100)))
    assert register_file("orcs", striped(tmp_path / "orcs.png", (80, 100))) is None
    assert np.abs(pixels(portrait("orcs", (80, 100))) - ours).mean() > 20
    forget_packs()
    assert (pixels(portrait("orcs", (80, 100))) == ours).all()


def test_a_packs_transparent_picture_stands_on_the_races_field(tmp_path: Path) -> None:
    picture = pygame.Surface((80, 100), pygame.SRCALPHA, 32)
    pygame.image.save(picture, tmp_path / "trolls.png")
    assert register_file("trolls", tmp_path / "trolls.png") is None
    assert (pixels(portrait("trolls", (80, 100))) == source.field_colour("trolls")).all()


def test_a_bad_file_is_explained_and_changes_nothing(tmp_path: Path) -> None:
    bad = tmp_path / "orcs.png"
    bad.write_bytes(b"no picture")
    problem = register_file("orcs", bad)
    assert isinstance(problem, Message) and problem.code == "emblem.file_type"
    assert has_portrait("orcs")


def test_a_damaged_shipped_file_is_logged_once_and_counts_as_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "portraits").mkdir()
    (tmp_path / "portraits" / "orcs.webp").write_bytes(b"torn")
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    forget_packs()
    source._files.cache_clear()
    assert portrait("orcs", (80, 100)) is None
    assert portrait("orcs", (80, 100)) is None
    assert len(caplog.records) == 1
