"""The shipped boards: the figures of the rules, room for pieces, and unchanged in meaning when Tiled saves them."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from smallworld_desktop import paths
from smallworld_desktop.content.library import SHIPPED, load_packs
from smallworld_desktop.maps.figures import BoardFigures, figures_for, figures_of
from smallworld_desktop.maps.library import BELOW_ORDER, SHIPPED_ORDER
from smallworld_desktop.maps.loader import LoadedMap, read_map
from smallworld_desktop.maps.vocabulary import BASE_VOCABULARY, Vocabulary

PLAYERS = dict(zip(SHIPPED_ORDER, range(2, 7), strict=True))
EXAMPLE = "tile_isle"
"""The board that brings its own pictures."""
ALL_PACKS = load_packs(SHIPPED).content
ALL_GROUND = Vocabulary(ALL_PACKS.terrains, ALL_PACKS.symbols)
TILE_AND_MARKERS = 13_000.0
"""Square units that a stack (62) and four markers (44 each) take up side by side."""


def board_file(name: str) -> Path:
    return paths.assets() / "maps" / f"{name}.tmx"


def shipped(name: str) -> LoadedMap:
    return read_map(board_file(name), BASE_VOCABULARY)


def counts(figures: BoardFigures) -> dict[str, object]:
    return {
        "regions": figures.regions,
        "terrains": dict(figures.terrains),
        "symbols": dict(figures.symbols),
        "tribes": figures.lost_tribes,
        "rounds": figures.rounds,
    }


@pytest.mark.parametrize("name", SHIPPED_ORDER)
def test_a_board_has_the_figures_of_the_rules(name: str) -> None:
    loaded, wanted = shipped(name), figures_for(PLAYERS[name])
    assert loaded.board is not None
    found = figures_of(loaded.board)
    assert counts(found) == counts(wanted)
    assert found.borders == pytest.approx(wanted.borders, rel=0.1)
    assert found.land_border_regions == pytest.approx(wanted.land_border_regions, rel=0.1)
    assert loaded.players == (PLAYERS[name],)


@pytest.mark.parametrize("name", SHIPPED_ORDER)
def test_a_board_has_no_problem_at_all(name: str) -> None:
    assert shipped(name).report.codes() == []


@pytest.mark.parametrize("name", SHIPPED_ORDER)
def test_seas_touch_the_edge_and_the_lake_does_not(name: str) -> None:
    board = shipped(name).board
    assert board is not None
    water = {(region.terrain.id, region.edge) for region in board.regions if region.terrain.water}
    assert water == {("sea", True), ("lake", False)}


@pytest.mark.parametrize("name", SHIPPED_ORDER)
def test_every_region_has_room_for_a_stack_and_four_markers(name: str) -> None:
    geometry = shipped(name).geometry
    assert geometry is not None
    assert (geometry.width, geometry.height) == (1520.0, 1040.0)
    for shape in geometry.shapes:
        assert shape.room >= 50.0
        assert _area(shape.outline) > TILE_AND_MARKERS


def _area(ring: tuple[tuple[float, float], ...]) -> float:
    pairs = zip(ring, (*ring[1:], ring[0]), strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)) / 2


def test_the_isles_have_the_figures_of_the_rules_and_are_joined_by_bridges() -> None:
    loaded, wanted = shipped("skerry_isles"), figures_for(3)
    assert loaded.report.codes() == []
    assert loaded.board is not None
    assert loaded.geometry is not None
    found = figures_of(loaded.board)
    land = {kind: number for kind, number in wanted.terrains.items() if kind not in ("sea", "lake")}
    assert found.regions == wanted.regions
    assert {kind: found.terrains[kind] for kind in land} == land
    assert (found.symbols, found.lost_tribes) == (wanted.symbols, wanted.lost_tribes)
    touching = {frozenset((arc.left, arc.right)) for arc in loaded.geometry.arcs}
    linked = {frozenset((r.index, n)) for r in loaded.board.regions for n in r.neighbours} - touching
    assert len(linked) >= 6


def test_every_board_of_ours_lies_in_a_country_of_its_own() -> None:
    lands = [shipped(name).setup.country for name in (*SHIPPED_ORDER, "skerry_isles")]
    assert len(set(lands)) == len(lands)
    assert "" not in lands


@pytest.mark.parametrize("name", SHIPPED_ORDER)
def test_regions_differ_in_size(name: str) -> None:
    geometry, board = shipped(name).geometry, shipped(name).board
    assert geometry is not None
    assert board is not None
    areas = [_area(geometry.shapes[r.index].outline) for r in board.regions if not r.terrain.water]
    mean = sum(areas) / len(areas)
    assert (sum((area - mean) ** 2 for area in areas) / len(areas)) ** 0.5 > 0.2 * mean


def test_the_board_with_its_own_artwork_can_be_played_and_needs_only_our_tiles() -> None:
    loaded = read_map(paths.assets() / "examples" / f"{EXAMPLE}.tmx", BASE_VOCABULARY)
    assert loaded.playable
    assert {picture.file.parent for picture in loaded.artwork.pictures} == {(paths.assets() / "tiles").resolve()}


def test_the_template_lacks_nothing_but_regions() -> None:
    assert shipped("template").report.codes() == ["map.no_polygons"]


def test_no_two_shipped_regions_have_the_same_name() -> None:
    names = [region.name for name in SHIPPED_ORDER for region in shipped(name).drawn]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("ending", ["tmx", "tmj"])
@pytest.mark.parametrize("name", [*SHIPPED_ORDER, *BELOW_ORDER, "skerry_isles", "template", EXAMPLE])
def test_tiled_opens_and_saves_a_board_without_changing_it(name: str, ending: str, tmp_path: Path) -> None:
    tiled = shutil.which("tiled")
    if tiled is None:
        pytest.skip("Tiled is not installed")
    for folder in ("maps", "tiles"):
        shutil.copytree(paths.assets() / folder, tmp_path / folder)
    shutil.copy(paths.assets() / "examples" / f"{EXAMPLE}.tmx", tmp_path / "maps")
    saved = tmp_path / "maps" / f"saved.{ending}"
    subprocess.run(
        [
            tiled,
            "--export-map",
            "tmx" if ending == "tmx" else "json",
            str(tmp_path / "maps" / f"{name}.tmx"),
            str(saved),
        ],
        check=True,
        capture_output=True,
        timeout=120,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(tmp_path), "HOME": str(tmp_path)},
    )
    before = read_map(tmp_path / "maps" / f"{name}.tmx", ALL_GROUND)
    after = read_map(saved, ALL_GROUND)
    assert before.setup == after.setup
    assert [r.place for r in before.drawn] == [r.place for r in after.drawn]
    assert before.geometry == after.geometry
    assert before.artwork == after.artwork
    assert bool(before.artwork) == (name == EXAMPLE)
    assert before.report.codes() == after.report.codes()
    if before.board is not None and after.board is not None:
        assert before.board.regions == after.board.regions
