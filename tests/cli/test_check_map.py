"""`check-map` prints problems, figures and a verdict; `new-map` writes boards that pass it."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld_desktop import paths
from smallworld_desktop.atlas import known_words
from smallworld_desktop.cli import main
from smallworld_desktop.maps.vocabulary import BASE_VOCABULARY

BROKEN = Path(__file__).parents[1] / "broken" / "maps"
GOOD = paths.assets() / "maps" / "two_players.tmx"


def test_a_good_map_gives_status_0_and_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-map", str(GOOD)]) == 0
    said = capsys.readouterr().out
    assert "Lantern Vale: playable." in said
    assert "borders between regions" in said


def test_a_problem_is_printed_with_file_object_place_and_remedy(capsys: pytest.CaptureFixture[str]) -> None:
    file = BROKEN / "unknown_terrain_nearest.tmx"
    assert main(["check-map", str(file)]) == 1
    line = capsys.readouterr().out.splitlines()[0]
    assert line == (
        f"{file}: object 3 “Thistledown” at 600, 0: error: The terrain “hil” isn’t known. Did you mean “hill”?"
    )


def test_maps_are_checked_against_the_loaded_packs() -> None:
    loaded = known_words()
    assert BASE_VOCABULARY.terrains.items() <= loaded.terrains.items()
    assert BASE_VOCABULARY.symbols <= loaded.symbols
    assert {"river", "chasm"} <= set(loaded.terrains), "the Underground is read too"


def test_a_terrain_of_the_players_own_pack_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path))
    paths.content_dir().mkdir(parents=True)
    (paths.content_dir() / "frost.yaml").write_text("id: frost\nname: Frost\nterrains:\n  glacier: {name: Glacier}\n")
    assert "glacier" in known_words().terrains


def test_one_bad_map_among_good_ones_gives_status_1() -> None:
    assert main(["check-map", str(GOOD), str(BROKEN / "empty_file.tmx")]) == 1
    assert main(["check-map", str(GOOD), str(GOOD)]) == 0


@pytest.mark.parametrize("file", [GOOD, BROKEN / "overlap.tmx"], ids=lambda file: file.stem)
def test_the_picture_is_drawn_for_good_and_bad_maps(file: Path, tmp_path: Path) -> None:
    picture = tmp_path / "board.png"
    main(["check-map", str(file), "--picture", str(picture)])
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_several_maps_get_several_pictures(tmp_path: Path) -> None:
    assert main(["check-map", str(GOOD), str(GOOD), "--picture", str(tmp_path / "board.png")]) == 0
    assert {file.name for file in tmp_path.iterdir()} == {"board.png", "board_2.png"}


def test_a_map_without_shape_has_no_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "board.png"
    assert main(["check-map", str(BROKEN / "empty_file.tmx"), "--picture", str(picture)]) == 1
    assert "nothing to draw" in capsys.readouterr().out
    assert not picture.exists()


def test_a_picture_that_cannot_be_written_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-map", str(GOOD), "--picture", str(tmp_path / "no" / "such" / "folder.png")]) == 1
    assert "can’t be written" in capsys.readouterr().out


@pytest.mark.parametrize("players", range(2, 7))
def test_a_new_map_passes_the_check(tmp_path: Path, players: int) -> None:
    file = tmp_path / "world.tmx"
    assert main(["new-map", "--players", str(players), "--seed", "4", str(file)]) == 0
    assert main(["check-map", str(file)]) == 0


def test_a_new_map_never_replaces_a_file_unasked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "world.tmx"
    file.write_text("precious")
    assert main(["new-map", str(file)]) == 1
    assert file.read_text() == "precious"
    assert "--force" in capsys.readouterr().out
    assert main(["new-map", "--force", "--title", "Elsewhere", str(file)]) == 0
    assert "Elsewhere" in file.read_text()


def test_a_new_map_that_cannot_be_written_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-map", str(tmp_path / "no" / "folder.tmx")]) == 1
    assert "can’t be written" in capsys.readouterr().out
