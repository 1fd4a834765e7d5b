"""Our boards below ground: the figures of U11, one river between two banks, chasms, volcanoes and monsters."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from smallworld_desktop import paths
from smallworld_desktop.content.library import load_packs
from smallworld_desktop.maps.figures import UNDERGROUND
from smallworld_desktop.maps.loader import LoadedMap, read_map
from smallworld_desktop.maps.vocabulary import Vocabulary
from smallworld_desktop.rules.board import Board

NAMES = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}


@cache
def below(players: int) -> tuple[LoadedMap, Board]:
    content = load_packs(["base", "underground"]).content
    file = paths.assets() / "maps" / f"underground_{NAMES[players]}.tmx"
    loaded = read_map(file, Vocabulary(content.terrains, content.symbols))
    assert loaded.board is not None, loaded.report.codes()
    return loaded, loaded.board


def of(board: Board, *terrains: str) -> list[int]:
    return [region.index for region in board.regions if region.terrain.id in terrains]


@pytest.mark.parametrize("players", NAMES)
def test_a_board_has_the_figures_of_the_reference(players: int) -> None:
    loaded, board = below(players)
    wanted = UNDERGROUND[players]
    assert loaded.report.codes() == []
    assert (loaded.players, loaded.rounds) == ((players,), wanted.rounds)
    assert {kind: len(of(board, kind)) for kind in wanted.terrains} == wanted.terrains
    assert (len(of(board, "river")), len(of(board, "chasm"))) == (wanted.river, wanted.chasms)
    assert sum("volcano" in region.symbols for region in board.regions) == wanted.volcanoes
    assert [region.monster for region in board.regions if region.monster] == [2] * wanted.monsters
    ground = set(of(board, *wanted.terrains, "river"))
    borders = sum(len(ground & set(board.regions[index].neighbours)) for index in ground) / 2
    assert borders == pytest.approx(wanted.borders, rel=0.1)
    entrances = sum(board.regions[index].edge for index in of(board, *wanted.terrains))
    assert entrances == pytest.approx(wanted.entrances, rel=0.11)
    assert (loaded.setup.country, loaded.setup.needs) == ("underground", ("underground",))


@pytest.mark.parametrize("players", NAMES)
def test_the_river_runs_from_edge_to_edge_and_parts_the_board_into_two_banks(players: int) -> None:
    _, board = below(players)
    river, land = of(board, "river"), set(of(board, *UNDERGROUND[players].terrains))
    assert sum(board.regions[index].edge for index in river) == 2
    banks = []
    left = set(land)
    while left:
        bank, fresh = set(), {left.pop()}
        while fresh:
            bank |= fresh
            fresh = {n for index in fresh for n in board.regions[index].neighbours if n in land} - bank
        left -= bank
        banks.append(bank)
    assert len(banks) == 2
    for bank in banks:
        assert len(bank) * 3 >= len(land)
        assert {board.regions[index].terrain.id for index in bank} == set(UNDERGROUND[players].terrains)
        assert all(bank & set(board.regions[index].neighbours) for index in river)


@pytest.mark.parametrize("players", NAMES)
def test_chasms_touch_three_regions_and_monsters_stand_apart(players: int) -> None:
    _, board = below(players)
    land = set(of(board, *UNDERGROUND[players].terrains))
    monsters = [region.index for region in board.regions if region.monster]
    assert all(index in land for index in monsters)
    assert not any(b in board.regions[a].neighbours for a, b in combinations(monsters, 2))
    assert 2 * sum(board.regions[index].edge for index in monsters) <= len(monsters)
    for index in of(board, "chasm"):
        around = land & set(board.regions[index].neighbours)
        assert len(around) >= 3
        if "volcano" in board.regions[index].symbols:
            assert around - set(monsters)


@pytest.mark.parametrize("players", NAMES)
def test_every_region_that_can_be_conquered_has_room_for_its_pieces(players: int) -> None:
    loaded, board = below(players)
    assert loaded.geometry is not None
    open_to_all = [shape for shape in loaded.geometry.shapes if not board.regions[shape.index].terrain.impassable]
    assert min(shape.room for shape in open_to_all) >= 44.0


def test_no_two_regions_below_ground_have_the_same_name() -> None:
    names = [region.name for players in NAMES for region in below(players)[0].drawn]
    assert len(names) == len(set(names))
