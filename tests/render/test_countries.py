"""Countries: each complete and told apart, chosen by map or seed, changed by packs, and safe against wrong ones."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from typing import Any

import pytest
from eyes import SIGHT
from sample_board import sample_board
from terrain_colours import nearest_pair, terrain_colours

from smallworld_desktop.content import countries as pack_files
from smallworld_desktop.i18n import Translator
from smallworld_desktop.maps.countries import BELOW_GROUND, shipped_countries
from smallworld_desktop.render import board_cache
from smallworld_desktop.render.painter import PaintRequest, paint_flat
from smallworld_desktop.render.painter.countries import country_of, read_country, shipped
from smallworld_desktop.render.painter.country import Kind
from smallworld_desktop.render.painter.layout import CHASM, STYLES, WATER_STYLES

BOARD, GEOMETRY = sample_board()
NEAREST = 5.0
"""How far apart the two most alike terrains of a country are at least, in units of Lab."""


def test_there_are_seven_countries_and_one_lies_below_ground() -> None:
    assert len(shipped_countries()) == 7
    assert BELOW_GROUND in shipped_countries()


@pytest.mark.parametrize("name", shipped_countries())
def test_a_country_has_ground_and_plants_for_every_style(name: str) -> None:
    country = shipped(name)
    assert STYLES - WATER_STYLES - {CHASM} <= set(country.land)
    assert set(country.water) >= WATER_STYLES
    assert set(country.recipes) >= STYLES
    assert {"landmark", "compass", "beast", "ship"} <= set(country.glyphs)
    assert all(isinstance(kind, Kind) for kind in country.kinds().values())


def test_every_country_has_a_landmark_of_its_own() -> None:
    assert len({shipped(name).glyphs["landmark"].drawing for name in shipped_countries()}) == len(shipped_countries())


@pytest.mark.parametrize("name", shipped_countries())
def test_terrains_are_told_apart_by_every_eye(name: str) -> None:
    seen = terrain_colours(BOARD, dataclasses.replace(GEOMETRY, country=name))
    for sight in SIGHT:
        apart, one, other = nearest_pair(seen, sight)
        assert apart >= NEAREST, f"{one} and {other} for {sight} eyes"


def test_a_board_that_asks_for_nothing_gets_a_country_by_its_seed_but_never_goes_below_ground() -> None:
    drawn = {country_of(dataclasses.replace(GEOMETRY, fingerprint=f"board {n}")).name for n in range(200)}
    assert drawn == set(shipped_countries()) - {BELOW_GROUND}


def test_the_same_board_always_lies_in_the_same_country() -> None:
    assert country_of(GEOMETRY).name == country_of(GEOMETRY).name


def test_a_board_lies_in_the_country_it_asks_for() -> None:
    assert country_of(dataclasses.replace(GEOMETRY, country="north")).name == "north"


def test_an_unknown_country_counts_as_none() -> None:
    assert country_of(dataclasses.replace(GEOMETRY, country="atlantis")).name == country_of(GEOMETRY).name


def test_another_country_is_another_picture_in_the_cache() -> None:
    requests = [PaintRequest(BOARD, dataclasses.replace(GEOMETRY, country=name), 1.0) for name in shipped_countries()]
    assert len({board_cache.cache_file(request) for request in requests}) == len(requests)


def test_the_plain_board_has_its_countrys_ground() -> None:
    shape = next(s for s in GEOMETRY.shapes if BOARD.regions[s.index].terrain.id == "swamp")
    x, y = (round(value) + 20 for value in shape.anchor)
    seen = {
        tuple(paint_flat(BOARD, dataclasses.replace(GEOMETRY, country=name), {}).get_at((x + 18, y + 18))[:3])
        for name in ("north", "autumn", "underground")
    }
    assert len(seen) == 3


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "content"
    folder.mkdir()
    monkeypatch.setattr(pack_files.paths, "content_dir", lambda: folder)
    return folder / "mine.yaml"


def test_a_pack_may_declare_a_country_that_changes_another(pack: Path) -> None:
    pack.write_text(
        """pack: mine
countries:
  candyland:
    based_on: spring
    land: {forest: ["#ff66aa", "#ff88bb", "#ffaacc"]}
    glyphs: {tree: {leaves: ["#ff3388"]}}
    recipes: {plain: [{strew: [tree], gap: [30, 20], size: [0.5, 0.6]}]}
"""
    )
    country = country_of(dataclasses.replace(GEOMETRY, country="candyland"))
    assert (country.name, country.land["forest"][0][1]) == ("candyland", (255, 102, 170))
    assert country.land["hill"] == shipped("spring").land["hill"]
    assert dict(country.glyphs["tree"].options)["leaves"] == ((255, 51, 136),)
    assert [step.roles for step in country.recipes["plain"]] == [("tree",)]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ("text", "not_a_mapping"),
        ({"colour": 1}, "unknown_key"),
        ({"ink": "brown"}, "bad_colour"),
        ({"ink": ["#000000"]}, "bad_colour"),
        ({"land": {"forest": ["#000000"]}}, "bad_ramp"),
        ({"land": {"jungle": ["#000000", "#ffffff"]}}, "unknown_style"),
        ({"land": []}, "not_a_mapping"),
        ({"gamma": "high"}, "bad_number"),
        ({"gamma": float("nan")}, "bad_number"),
        ({"rails": "yes"}, "bad_flag"),
        ({"barrier": "hedge"}, "bad_word"),
        ({"varnish": [1, 1]}, "wrong_count"),
        ({"crops": []}, "wrong_count"),
        ({"stream": ["#000000"]}, "wrong_count"),
        ({"glyphs": {"tree": {"drawing": "elephant"}}}, "unknown_drawing"),
        ({"glyphs": {"tree": {"wheels": 4}}}, "unknown_option"),
        ({"glyphs": {"tree": {"pen": 4}}}, "unknown_option"),
        ({"glyphs": {"hill": {"dress": "tutu"}}}, "bad_word"),
        ({"glyphs": {"tree": {"leaves": []}}}, "wrong_count"),
        ({"recipes": {"forest": [{"gap": [1, 1]}]}}, "bad_step"),
        ({"recipes": {"forest": [{"strew": ["tree"], "gap": [0.01, 0.01]}]}}, "bad_number"),
        ({"recipes": {"forest": [{"strew": ["tree"]}] * 99}}, "wrong_count"),
        ({"recipes": {"forest": [{"strew": ["unicorn"]}]}}, "unknown_role"),
        ({"recipes": {"forest": {}}}, "not_a_list"),
    ],
)
def test_what_is_wrong_with_a_country_is_said_and_the_rest_still_serves(data: Any, code: str) -> None:
    country, reader = read_country("mine", data)
    assert [message.code for message in reader.problems] == [f"country.{code}"]
    words = Translator().message(reader.problems[0])
    assert words != f"country.{code}"
    assert not re.search(r"\{\w+\}", words)
    assert country.land["hill"] == shipped("summer").land["hill"]


def test_a_broken_pack_declares_no_country(pack: Path) -> None:
    pack.write_text("countries: [1, 2")
    assert pack_files.pack_countries() == {}
