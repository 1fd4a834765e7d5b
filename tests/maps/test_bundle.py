"""A board as one file: packed with all that belongs to it, opened like any map, refused in words."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest

from smallworld_desktop import paths
from smallworld_desktop.archive import MANIFEST, packed, read_archive
from smallworld_desktop.atlas import known_words
from smallworld_desktop.cli import main
from smallworld_desktop.maps.bundle import ENDINGS, bundle
from smallworld_desktop.maps.generator import generate
from smallworld_desktop.maps.library import MapLibrary, Origin
from smallworld_desktop.maps.loader import read_map
from smallworld_desktop.maps.vocabulary import BASE_VOCABULARY

PACK = """pack: ashes
name: Ashes
terrains:
  ash: {name: ash}
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path / "home"))
    return tmp_path


def drawn(home: Path) -> Path:
    file = home / "isle.tmx"
    file.write_text(generate(2, 1).tmx("The Isle"), encoding="utf-8")
    return file


def test_a_packed_board_is_the_same_board(home: Path) -> None:
    file = drawn(home)
    (home / "isle.swboard").write_bytes(bundle(file, (), {}))
    before, after = read_map(file, BASE_VOCABULARY), read_map(home / "isle.swboard", BASE_VOCABULARY)
    assert after.playable
    assert (after.title, after.id, after.path) == ("The Isle", "isle", home / "isle.swboard")
    assert after.geometry == before.geometry


def test_artwork_travels_with_its_board_and_our_own_tiles_stay_out(home: Path) -> None:
    for folder in ("maps", "tiles"):
        shutil.copytree(paths.assets() / folder, home / folder)
    isle = home / "tile_isle.tmx"
    shutil.copy(paths.assets() / "examples" / "tile_isle.tmx", isle)
    loaded = read_map(isle, BASE_VOCABULARY)
    assert loaded.artwork
    (home / "x.swboard").write_bytes(bundle(isle, loaded.artwork.files, {}))
    again = read_map(home / "x.swboard", BASE_VOCABULARY)
    assert again.playable
    assert len(again.artwork.pictures) == len(loaded.artwork.pictures)


def test_a_board_speaks_the_words_of_the_packs_that_it_brings(home: Path) -> None:
    file = home / "ashen.tmx"
    text = generate(2, 1).tmx("Ashen").replace('type="hill"', 'type="ash"')
    file.write_text(text, encoding="utf-8")
    (home / "ashen.swboard").write_bytes(bundle(file, (), {"ashes.yaml": PACK.encode()}))
    loaded = read_map(home / "ashen.swboard", known_words())
    assert loaded.playable, loaded.report.codes()
    assert [Path(pack).name for pack in loaded.packs] == ["ashes.yaml"]
    assert not read_map(file, known_words()).playable


def test_the_maps_folder_lists_packed_boards_and_bad_ones_with_their_reason(home: Path) -> None:
    folder = home / "maps"
    folder.mkdir()
    (folder / "good.swboard").write_bytes(bundle(drawn(home), (), {}))
    (folder / "bad.swboard").write_bytes(b"nothing")
    library = MapLibrary(lambda: BASE_VOCABULARY, folders=[(Origin.USER, folder)])
    library.refresh()
    assert {entry.path.name: entry.map.report.codes() for entry in library.entries if not entry.map.playable} == {
        "bad.swboard": ["archive.not_zip"]
    }
    assert [entry.map.title for entry in library.entries if entry.map.playable] == ["The Isle"]


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"map": "gone.tmx"}, "archive.missing"),
        ({"map": ["isle.tmx", "isle.tmx"]}, "archive.bad_manifest"),
        ({"map": "manifest.json"}, "archive.bad_manifest"),
        ({"map": "isle.tmx", "packs": ["isle.tmx"]}, "archive.bad_manifest"),
        ({"map": "isle.tmx", "version": 9}, "archive.newer"),
        ({"map": "isle.tmx", "kind": "other"}, "archive.bad_manifest"),
    ],
)
def test_a_list_of_contents_that_lies_is_told(home: Path, said: dict[str, object], code: str) -> None:
    manifest = json.dumps({"kind": "smallworld-board", "version": 1, **said}).encode()
    file = home / "x.swboard"
    file.write_bytes(packed({MANIFEST: manifest, "isle.tmx": drawn(home).read_bytes()}))
    assert read_map(file, BASE_VOCABULARY).report.codes() == [code]


def test_a_bad_board_writes_nothing(home: Path) -> None:
    file = home / "x.swboard"
    file.write_bytes(packed({MANIFEST: b"{}", "evil.exe": b"x"}))
    assert read_map(file, BASE_VOCABULARY).report.codes() == ["archive.ending"]
    assert not (home / "home" / "cache").exists()


def test_pack_board_writes_one_file_with_a_picture(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = drawn(home)
    (home / "ashes.yaml").write_text(PACK, encoding="utf-8")
    assert main(["pack-board", str(file), "--pack", str(home / "ashes.yaml"), "--no-picture"]) == 0
    assert set(read_archive(home / "isle.swboard", ENDINGS)) == {MANIFEST, "isle.tmx", "ashes.yaml"}
    assert main(["pack-board", str(file)]) == 1
    assert main(["check-map", str(home / "isle.swboard")]) == 0
    assert "The Isle" in capsys.readouterr().out


def test_boards_that_nobody_opens_leave_the_cache(home: Path) -> None:
    old, new = (home / f"{name}.swboard" for name in ("old", "new"))
    for seed, file in enumerate((old, new)):
        isle = home / "isle.tmx"
        isle.write_text(generate(2, seed).tmx(file.stem), encoding="utf-8")
        file.write_bytes(bundle(isle, (), {}))
    read_map(old, BASE_VOCABULARY)
    (kept,) = (paths.cache_dir() / "boards_unpacked").iterdir()
    os.utime(kept, (0, 0))
    read_map(new, BASE_VOCABULARY)
    assert not kept.exists()
    assert read_map(old, BASE_VOCABULARY).playable
