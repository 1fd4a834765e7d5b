"""The list of maps: where they are found, when they are read again, and what becomes of broken ones."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from smallworld_desktop.maps.generator import generate
from smallworld_desktop.maps.library import BELOW_ORDER, SHIPPED_ORDER, MapLibrary, Origin, default_folders
from smallworld_desktop.maps.vocabulary import BASE_VOCABULARY


def write(file: Path, title: str = "Mine", seed: int = 1) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(generate(2, seed).tmx(title), encoding="utf-8")
    return file


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "maps"


@pytest.fixture
def library(folder: Path) -> MapLibrary:
    return MapLibrary(lambda: BASE_VOCABULARY, folders=[(Origin.USER, folder)])


def titles(library: MapLibrary) -> list[str]:
    library.refresh()
    return [entry.map.title for entry in library.entries]


def test_shipped_boards_come_first_and_in_order_and_the_template_not_at_all() -> None:
    library = MapLibrary(lambda: BASE_VOCABULARY)
    library.refresh()
    shipped = [entry.path.stem for entry in library.entries if entry.origin is Origin.SHIPPED]
    assert shipped == [*SHIPPED_ORDER, "skerry_isles", *BELOW_ORDER]


def test_maps_are_looked_for_with_the_program_and_the_user() -> None:
    assert [origin for origin, _ in default_folders()] == [Origin.SHIPPED, Origin.USER, Origin.BESIDE]


def test_a_template_of_the_players_own_is_a_map_like_others(library: MapLibrary, folder: Path) -> None:
    write(folder / "template.tmx", "Own")
    assert titles(library) == ["Own"]


def test_a_missing_folder_holds_no_maps(library: MapLibrary) -> None:
    assert titles(library) == []


def test_a_new_map_appears_and_a_deleted_one_goes(library: MapLibrary, folder: Path) -> None:
    file = write(folder / "a.tmx", "First")
    assert titles(library) == ["First"]
    file.unlink()
    assert titles(library) == []


def test_a_changed_map_is_read_again_and_an_unchanged_one_is_not(library: MapLibrary, folder: Path) -> None:
    file = write(folder / "a.tmx", "First")
    titles(library)
    before = library.entries[0].map
    library.refresh()
    assert library.entries[0].map is before
    write(file, "Second")
    os.utime(file, ns=(1, 1))
    assert titles(library) == ["Second"]


def test_a_broken_map_is_listed_with_its_report(library: MapLibrary, folder: Path) -> None:
    write(folder / "a.tmx")
    (folder / "b.tmx").write_text("nonsense")
    library.refresh()
    broken = library.entries[1]
    assert not broken.map.playable
    assert broken.map.report.codes() == ["map.not_xml"]


def test_a_map_with_a_senseless_tileset_is_listed_with_its_report(library: MapLibrary, folder: Path) -> None:
    broken = Path(__file__).parents[1] / "broken" / "maps" / "bad_tileset--firstgid_word.tmx"
    folder.mkdir()
    shutil.copy(broken, folder / "damaged.tmx")
    library.refresh()
    (entry,) = library.entries
    assert entry.map.report.codes()[0] == "map.bad_tileset"
    assert not entry.map.playable


def test_a_given_file_joins_the_list_once(library: MapLibrary, tmp_path: Path) -> None:
    file = write(tmp_path / "elsewhere" / "given.tmx", "Given")
    for _ in range(2):
        entry = library.add(file)
    assert (entry.origin, entry.map.title) == (Origin.GIVEN, "Given")
    assert titles(library) == ["Given"]


def test_a_given_file_that_is_missing_is_listed_as_broken(library: MapLibrary, tmp_path: Path) -> None:
    assert library.add(tmp_path / "nothing.tmx").map.report.codes() == ["map.no_file"]


def test_reading_can_be_spread_over_several_frames(library: MapLibrary, folder: Path) -> None:
    for name in "abc":
        write(folder / f"{name}.tmx", name)
    assert not library.refresh(at_most=2)
    assert len(library.entries) == 2
    assert library.refresh(at_most=2)
    assert len(library.entries) == 3


def test_a_map_is_found_by_name_and_the_users_own_comes_first(tmp_path: Path) -> None:
    write(tmp_path / "shipped" / "vale.tmx", "Shipped")
    write(tmp_path / "user" / "vale.tmx", "Own")
    folders = [(Origin.SHIPPED, tmp_path / "shipped"), (Origin.USER, tmp_path / "user")]
    library = MapLibrary(lambda: BASE_VOCABULARY, folders=folders)
    for name in ("vale", "vale.tmx"):
        found = library.find(name)
        assert found is not None
        assert found.map.title == "Own"
    assert library.find("nowhere") is None
