"""What Tiled writes is read as it was meant: shapes, places, names, properties; from both of its formats."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from small_maps import Reader, neighbours, nine_squares

from smallworld_desktop.maps.loader import LoadedMap, read_map
from smallworld_desktop.maps.regions import slug
from smallworld_desktop.maps.vocabulary import BASE_VOCABULARY
from smallworld_desktop.maps.writer import RegionDrawing

SIZE = 'orientation="orthogonal" width="30" height="30" tilewidth="30" tileheight="30"'


def grid(first: str = "", layer: str = 'name="regions"', wrap: tuple[str, str] = ("", "")) -> str:
    """Nine squares of 300 pixels; `first` replaces the first object."""
    objects = [
        f'<object id="{i + 1}" name="r{i}" type="hill" x="{i % 3 * 300}" y="{i // 3 * 300}" width="300" height="300"/>'
        for i in range(9)
    ]
    body = "".join([first, *objects[1:]] if first else objects)
    return f"<map {SIZE}>{wrap[0]}<objectgroup {layer}>{body}</objectgroup>{wrap[1]}</map>"


def corner(attributes: str, inside: str = "") -> str:
    return f'<object id="1" name="r0" {attributes}>{inside}</object>'


def properties(**values: str) -> str:
    return f"<properties>{''.join(f'<property name={k!r} value={v!r}/>' for k, v in values.items())}</properties>"


def first_box(loaded: LoadedMap) -> tuple[float, ...]:
    points = loaded.drawn[0].points
    return (min(x for x, _ in points), min(y for _, y in points), max(x for x, _ in points), max(y for _, y in points))


def test_rectangles_and_polygons_are_regions(read: Reader) -> None:
    polygon = corner('type="forest" x="300" y="300"', '<polygon points="0,0 -300,0 -300,-300 0,-300"/>')
    for text in (grid(), grid(polygon)):
        assert neighbours(read(text))["r0"] == {"r1", "r3"}


def test_rotation_turns_an_object_around_its_own_corner(read: Reader) -> None:
    loaded = read(grid(corner('type="hill" x="300" y="0" width="300" height="300" rotation="90"')))
    assert first_box(loaded) == pytest.approx((0, 0, 300, 300))


def test_offsets_of_layers_and_groups_add_up(read: Reader) -> None:
    text = grid(
        layer='name="regions" offsetx="10" offsety="0.5"',
        wrap=('<group offsetx="100.5"><group offsety="-2">', "</group></group>"),
    )
    assert first_box(read(text)) == pytest.approx((110.5, -1.5, 410.5, 298.5))


def test_hidden_objects_and_groups_are_ignored(read: Reader) -> None:
    hidden = '<object id="90" name="ghost" type="hill" x="0" y="0" width="300" height="300" visible="0"/>'
    art = '<group visible="0"><objectgroup name="regions"><object id="91" x="0" y="0"/></objectgroup></group>'
    text = grid().replace("</objectgroup>", f"{hidden}</objectgroup>{art}")
    assert [region.name for region in read(text).drawn] == [f"r{i}" for i in range(9)]


@pytest.mark.parametrize(
    "first",
    [
        corner('type="swamp" width="300" height="300"'),
        corner('class="swamp" width="300" height="300"'),
        corner('type="region" width="300" height="300"', properties(terrain="swamp")),
        corner('type="hill" width="300" height="300"', properties(terrain="Swamp")),
    ],
)
def test_terrain_comes_from_the_property_or_else_the_type_or_class(read: Reader, first: str) -> None:
    assert read(grid(first)).drawn[0].terrain.id == "swamp"


def test_flags_may_be_bools_or_words(read: Reader) -> None:
    flags = (
        '<properties><property name="mine" type="bool" value="true"/><property name="cavern" value="yes"/></properties>'
    )
    region = read(grid(corner('type="hill" width="300" height="300"', flags))).drawn[0]
    assert region.symbols == {"mine", "cavern"}


def test_unnamed_regions_get_names_of_their_own(read: Reader) -> None:
    loaded = read([RegionDrawing("", region.terrain, region.points) for region in nine_squares()])
    assert loaded.board is not None
    assert len({region.name for region in loaded.board.regions}) == 9
    assert all(region.name.strip() for region in loaded.board.regions)


def test_equal_names_are_told_apart(read: Reader) -> None:
    loaded = read([RegionDrawing("Moor", region.terrain, region.points) for region in nine_squares()])
    assert loaded.board is not None
    assert [region.name for region in loaded.board.regions[:3]] == ["Moor", "Moor 2", "Moor 3"]
    assert loaded.board.regions[1].id == "moor_2"


@pytest.mark.parametrize(("name", "id"), [("Élan's Moor", "elan_s_moor"), ("  ", "region"), ("森", "region")])
def test_ids_are_plain_words(name: str, id: str) -> None:
    assert slug(name) == id


def test_links_make_neighbours_and_barriers_part_them(read: Reader) -> None:
    first = corner('type="hill" width="300" height="300"', properties(links="r8, r2", barriers="r1"))
    found = neighbours(read(grid(first)))
    assert found["r0"] == {"r2", "r3", "r8"}
    assert "r0" in found["r8"]
    assert "r0" not in found["r1"]


def test_a_name_with_a_comma_can_be_linked(read: Reader) -> None:
    squares = nine_squares()
    squares[8] = replace(squares[8], name="Stow,  Great")
    squares[0] = replace(squares[0], values={"links": "02, Stow, Great"})
    assert neighbours(read(squares))["00"] == {"01", "10", "02", "Stow,  Great"}


def test_a_link_joins_an_island_to_the_board(read: Reader) -> None:
    island = '<object id="77" name="isle" type="hill" x="1500" y="0" width="300" height="300">'
    island += properties(links="r2") + "</object>"
    loaded = read(grid().replace("</objectgroup>", island + "</objectgroup>"))
    assert loaded.playable
    assert neighbours(loaded)["isle"] == {"r2"}


@pytest.mark.parametrize(
    ("text", "players"), [("3", (3,)), ("2,3", (2, 3)), ("2-4", (2, 3, 4)), (" 2 - 3 , 5 ", (2, 3, 5))]
)
def test_the_number_of_players(read: Reader, text: str, players: tuple[int, ...]) -> None:
    assert read(nine_squares(), players=text).players == players


@pytest.mark.parametrize(("players", "rounds"), [("2", 10), ("3", 10), ("4", 9), ("5", 8), ("6", 8)])
def test_rounds_default_to_those_of_the_rules(read: Reader, players: str, rounds: int) -> None:
    assert read(nine_squares(), players=players).rounds == rounds


def test_rounds_title_author_and_description_are_read(read: Reader) -> None:
    loaded = read(nine_squares(), rounds=7, title="Nine Fields", author="Ann", description="Small.\nFast.")
    assert (loaded.rounds, loaded.title, loaded.author, loaded.description) == (
        7,
        "Nine Fields",
        "Ann",
        "Small.\nFast.",
    )
    assert loaded.board is not None
    assert (loaded.board.title, loaded.board.rounds) == ("Nine Fields", 7)


def test_a_board_drawn_by_hand_in_tiled_is_playable() -> None:
    """Drawn with the mouse in Tiled 1.8: corners up to eight pixels apart, no snapping."""
    loaded = read_map(Path(__file__).with_name("drawn_in_tiled.tmx"), BASE_VOCABULARY)
    found = neighbours(loaded)
    assert found["Mirrormere"] == {"Frogmire", "Larkrise", "Owlholt", "Raventooth", "Ryefield", "Thistledown"}
    assert found["Salt Reach"] == {"Elderwood", "Goatpeak", "Ryefield"}
    assert loaded.board is not None
    inner = {region.name for region in loaded.board.regions if not region.edge}
    assert inner == {"Frogmire", "Mirrormere", "Owlholt", "Ryefield", "Thistledown"}


def test_the_same_map_as_json_gives_the_same_board(read: Reader, tmp_path: Path) -> None:
    as_xml = read(nine_squares(), title="Nine")
    file = tmp_path / "board.tmj"
    file.write_text(json.dumps(tmj(nine_squares(), title="Nine", players="2")), encoding="utf-8")
    as_json = read_map(file, BASE_VOCABULARY)
    assert as_json.board is not None
    assert as_xml.board is not None
    assert as_json.board.regions == as_xml.board.regions
    assert as_json.geometry == as_xml.geometry
    assert as_json.title == "Nine"


def tmj(regions: list[RegionDrawing], **values: str) -> dict[str, Any]:
    objects = [
        {
            "id": number,
            "name": region.name,
            "type": region.terrain,
            "x": region.points[0][0],
            "y": region.points[0][1],
            "width": 0,
            "height": 0,
            "rotation": 0,
            "visible": True,
            "polygon": [{"x": x - region.points[0][0], "y": y - region.points[0][1]} for x, y in region.points],
        }
        for number, region in enumerate(regions, start=1)
    ]
    layer = {
        "type": "objectgroup",
        "name": "regions",
        "visible": True,
        "opacity": 1,
        "x": 0,
        "y": 0,
        "objects": objects,
    }
    return {
        "type": "map",
        "version": "1.10",
        "orientation": "orthogonal",
        "infinite": False,
        "width": 38,
        "height": 26,
        "tilewidth": 40,
        "tileheight": 40,
        "properties": [{"name": name, "type": "string", "value": value} for name, value in values.items()],
        "layers": [layer],
        "tilesets": [],
    }
