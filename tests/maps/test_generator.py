"""New worlds have the quality and the figures of the shipped boards, whatever the seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld_desktop.maps.countries import shipped_countries
from smallworld_desktop.maps.figures import figures_for, figures_of
from smallworld_desktop.maps.generator import generate
from smallworld_desktop.maps.loader import new_world, read_map, read_map_tree
from smallworld_desktop.maps.names import FIRST, Namer
from smallworld_desktop.maps.source import parse_xml
from smallworld_desktop.maps.vocabulary import BASE_VOCABULARY

CASES = [(players, seed) for players in range(2, 7) for seed in (0, 17, 4_321)]


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_a_new_world_has_the_figures_of_the_rules(players: int, seed: int) -> None:
    loaded = new_world(players, seed, BASE_VOCABULARY)
    assert loaded.report.codes() == []
    assert loaded.board is not None
    found, wanted = figures_of(loaded.board), figures_for(players)
    assert found.terrains == wanted.terrains
    assert found.symbols == wanted.symbols
    assert (found.lost_tribes, found.rounds, found.players) == (wanted.lost_tribes, wanted.rounds, players)
    assert found.borders == pytest.approx(wanted.borders, rel=0.1)
    assert found.land_border_regions == pytest.approx(wanted.land_border_regions, rel=0.1)


@pytest.mark.parametrize("players", range(2, 7))
def test_terrains_are_mixed(players: int) -> None:
    board = new_world(players, 5, BASE_VOCABULARY).board
    assert board is not None
    alike = sum(
        board.regions[other].terrain == region.terrain for region in board.regions for other in region.neighbours
    )
    assert alike / 2 <= 0.06 * sum(len(region.neighbours) for region in board.regions) / 2


def test_no_tribe_lives_on_a_mountain_and_no_symbol_in_water() -> None:
    board = new_world(4, 8, BASE_VOCABULARY).board
    assert board is not None
    assert not [r.name for r in board.regions if r.lost_tribe and r.terrain.id in ("mountain", "sea", "lake")]
    assert not [r.name for r in board.regions if r.symbols and r.terrain.water]


def test_the_same_seed_gives_the_same_world_and_another_seed_another() -> None:
    assert generate(3, 1) == generate(3, 1)
    assert generate(3, 1).regions != generate(3, 2).regions


def test_a_new_world_is_an_ordinary_map_file(tmp_path: Path) -> None:
    file = tmp_path / "world.tmx"
    file.write_text(generate(4, 2).tmx("Elsewhere"), encoding="utf-8")
    loaded = read_map(file, BASE_VOCABULARY)
    assert loaded.title == "Elsewhere"
    assert loaded.geometry == new_world(4, 2, BASE_VOCABULARY).geometry


def test_names_are_never_given_twice() -> None:
    namer = Namer(taken=["Owlwood"])
    names = [namer.name("forest") for _ in range(300)]
    assert len(set(names)) == 300
    assert "Owlwood" not in names


def test_a_new_world_has_a_country_and_speaks_its_language() -> None:
    lands = {generate(2, seed).country for seed in range(30)}
    assert len(lands) == 6
    assert "underground" not in lands
    north = generate(2, 3, "north")
    loaded = read_map_tree(parse_xml(north.tmx().encode()), Path("x.tmx"), BASE_VOCABULARY)
    assert loaded.geometry is not None
    assert loaded.geometry.country == north.country == "north"
    assert {region.name for region in north.regions} != {region.name for region in generate(2, 3, "south").regions}
    assert [region.points for region in north.regions] == [region.points for region in generate(2, 3, "south").regions]


@pytest.mark.parametrize("country", ["", *shipped_countries()])
def test_every_country_has_names_enough_for_the_largest_board(country: str) -> None:
    namer = Namer(country=country)
    names = [namer.name(terrain) for terrain in (*FIRST, "farmland") for _ in range(14)]
    assert len({name.casefold() for name in names}) == len(names)
    assert not any(name[-1].isdigit() for name in names)
