"""Everything that can be wrong with a map file is found, said clearly, and never raises."""

from __future__ import annotations

import base64
import json
import re
import tracemalloc
import zlib
from dataclasses import replace
from pathlib import Path

import pytest
from small_maps import Reader, nine_squares

from smallworld_desktop import paths
from smallworld_desktop.i18n import Translator
from smallworld_desktop.maps.loader import LoadedMap, read_map
from smallworld_desktop.maps.source import MAX_BYTES
from smallworld_desktop.maps.vocabulary import BASE_VOCABULARY

BROKEN = Path(__file__).parents[1] / "broken" / "maps"
HARMLESS = {
    "beyond_water",
    "contact_too_short",
    "duplicate_name",
    "hidden_layer",
    "hole",
    "ignored_shape",
    "layer_above",
    "link_to_itself",
    "narrow_region",
    "needless_barrier",
    "no_players",
    "property_type",
    "property_value",
    "short_border",
    "tiny_region",
    "tribe_on_water",
    "tribe_with_monster",
    "unknown_map_property",
    "unknown_property",
    "unknown_property_nearest",
    "unused_tileset",
}


@pytest.mark.parametrize("file", sorted(BROKEN.iterdir()), ids=lambda file: file.name)
def test_a_broken_map_is_reported_with_the_problem_that_its_file_is_named_after(file: Path) -> None:
    problem = file.stem.split("--")[0]
    loaded = read_map(file, BASE_VOCABULARY)
    assert f"map.{problem}" in loaded.report.codes()
    assert loaded.playable == (problem in HARMLESS)
    assert loaded.playable == loaded.report.playable


@pytest.mark.parametrize("file", sorted(BROKEN.iterdir()), ids=lambda file: file.name)
def test_every_problem_is_worded_completely(file: Path) -> None:
    tr = Translator()
    for problem in read_map(file, BASE_VOCABULARY).report:
        words = tr.message(problem.message)
        assert words != problem.message.code
        assert not re.search(r"\{\w+\}", words), words


def test_the_catalog_and_the_code_know_the_same_problems() -> None:
    package = Path(__file__).parents[2] / "smallworld_desktop" / "maps"
    used = {code for file in package.glob("*.py") for code in re.findall(r'"(map\.[a-z_]+)"', file.read_text())}
    used |= {f"{code}_nearest" for code in ("map.unknown_terrain", "map.unknown_property", "map.unknown_region")}
    used |= {f"map.shape_{shape}" for shape in ("ellipse", "polyline", "template")}
    used |= {f"map.balance_{kind}" for kind in ("regions", "borders", "entrances", "tribes")}
    catalog = (paths.assets() / "locale" / "source" / "maps.po").read_text(encoding="utf-8")
    assert used == set(re.findall(r'^msgid "(map\.[a-z_]+)"', catalog, flags=re.MULTILINE))


def test_problems_that_repeat_are_told_a_few_times_and_then_counted(read: Reader) -> None:
    crooked = [replace(region, flags=frozenset({"lost_tribe", "monster"})) for region in nine_squares()]
    said = [line.said.message for line in read(crooked).report.lines()]
    assert [message.code for message in said if "tribe" in message.code] == ["map.tribe_with_monster"] * 3
    (more,) = [message for message in said if message.code == "map.more_of_them"]
    assert more.params == {"count": 6, "names": "10, 11, 12, 20, 21, 22"}


def test_every_problem_is_in_exactly_one_line() -> None:
    for file in sorted(BROKEN.iterdir()):
        report = read_map(file, BASE_VOCABULARY).report
        told = [problem for line in report.lines() for problem in line.of]
        assert sorted(map(id, told)) == sorted(map(id, report))


def test_a_board_is_not_compared_with_terrains_and_symbols_it_does_not_have(read: Reader) -> None:
    hints = read(nine_squares("hill")).report.codes()
    assert "map.balance_terrain" not in hints
    assert "map.balance_symbol" not in hints


def test_one_region_is_not_called_regions(read: Reader) -> None:
    words = [Translator().message(problem.message) for problem in read(nine_squares()[:1]).report]
    assert any("has 1 region of land." in sentence for sentence in words)


def test_problems_tell_the_object_and_the_place() -> None:
    (crossing,) = read_map(BROKEN / "self_crossing.tmx", BASE_VOCABULARY).report.errors
    assert (crossing.object_id, crossing.object_name) == (5, "Frogmire")
    assert crossing.position == pytest.approx((450.0, 450.0))


def test_a_folder_is_no_map(tmp_path: Path) -> None:
    assert codes(tmp_path) == ["map.is_folder"]


def test_a_missing_file_is_no_map(tmp_path: Path) -> None:
    assert codes(tmp_path / "nothing.tmx") == ["map.no_file"]


def test_a_file_over_the_size_limit_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "large.tmx"
    file.write_bytes(b" " * (MAX_BYTES + 1))
    assert codes(file) == ["map.too_large"]


def test_a_flood_of_elements_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "flood.tmx"
    file.write_text("<map>" + "<a/>" * 200_000 + "</map>")
    assert codes(file) == ["map.too_many_elements"]


def test_a_number_with_ten_thousand_digits_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "number.tmj"
    file.write_text('{"type": "map", "width": ' + "9" * 10_000 + "}")
    assert codes(file) == ["map.bad_number"]


def test_too_many_regions_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "many.tmx"
    objects = "".join(f'<object id="{i}" type="hill" x="{i}" y="0" width="1" height="9"/>' for i in range(201))
    file.write_text(with_layer("", objects))
    assert "map.too_many_regions" in codes(file)


def test_too_many_points_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "points.tmx"
    points = " ".join(f"{i},{i % 7}" for i in range(501))
    file.write_text(with_layer("", f'<object id="1" type="hill" x="0" y="0"><polygon points="{points}"/></object>'))
    assert "map.too_many_points" in codes(file)


def test_too_many_points_in_all_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "points.tmx"
    points = " ".join(f"{i},{i % 7}" for i in range(400))
    objects = "".join(
        f'<object id="{i}" type="hill" x="0" y="0"><polygon points="{points}"/></object>' for i in range(1, 22)
    )
    file.write_text(with_layer("", objects))
    assert "map.too_many_points_in_all" in codes(file)


def test_a_heap_of_overlapping_regions_gets_a_short_report(tmp_path: Path) -> None:
    file = tmp_path / "heap.tmx"
    objects = "".join(
        f'<object id="{i}" type="hill" x="{i * 20}" y="{i * 9}" width="900" height="900"/>' for i in range(1, 150)
    )
    file.write_text(with_layer("", objects))
    assert codes(file).count("map.overlap") == 20


@pytest.mark.parametrize(("compression", "window"), [("zlib", 15), ("gzip", 31)])
def test_a_layer_that_unpacks_to_hundreds_of_megabytes_is_refused_unpacked(
    tmp_path: Path, compression: str, window: int
) -> None:
    packer = zlib.compressobj(9, zlib.DEFLATED, window)
    packed = b"".join(packer.compress(bytes(1024 * 1024)) for _ in range(300)) + packer.flush()
    data = base64.b64encode(packed).decode()
    file = tmp_path / "bomb.tmx"
    file.write_text(with_layer(f'<data encoding="base64" compression="{compression}">{data}</data>'))
    tracemalloc.start()
    found = codes(file)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert "map.layer_bomb" in found
    assert peak < 20 * 1024 * 1024


def test_a_layer_with_more_tiles_than_a_board_needs_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tiles.tmx"
    file.write_text(with_layer('<data encoding="csv">1</data>').replace('width="30"', 'width="9000"'))
    assert "map.too_many_tiles" in codes(file)


def test_too_many_layers_of_artwork_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "layers.tmx"
    file.write_text(with_layer("").replace('<layer name="ground"></layer>', '<imagelayer name="a"/>' * 33))
    assert "map.too_many_layers" in codes(file)


def test_a_picture_of_absurd_size_is_refused_by_its_header(tmp_path: Path) -> None:
    size = (60_000).to_bytes(4, "big")
    (tmp_path / "huge.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + size + size + b"\x08\x06\0\0\0")
    file = tmp_path / "board.tmx"
    file.write_text(with_layer("").replace('<layer name="ground"></layer>', image_layer("huge.png")))
    assert "map.picture_size" in codes(file)


def test_a_symbolic_link_out_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    home = tmp_path / "home"
    home.mkdir()
    try:
        (home / "picture.png").symlink_to(tmp_path / "secret.png")
    except OSError:
        pytest.skip("this file system has no symbolic links")
    file = home / "board.tmx"
    file.write_text(with_layer("").replace('<layer name="ground"></layer>', image_layer("picture.png")))
    assert "map.outside_folder" in codes(file)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "latin-1", "cp1252"])
def test_other_encodings_that_a_file_declares_are_read(tmp_path: Path, encoding: str) -> None:
    text = (
        (BROKEN / "duplicate_name.tmx").read_text(encoding="utf-8").replace("Frogmire", "x").replace("Owlwood", "Élan")
    )
    file = tmp_path / "board.tmx"
    declared = {"utf-8-sig": "UTF-8", "utf-16": "UTF-16", "latin-1": "ISO-8859-1", "cp1252": "windows-1252"}[encoding]
    file.write_bytes(text.replace('encoding="UTF-8"', f'encoding="{declared}"').encode(encoding))
    loaded = read_map(file, BASE_VOCABULARY)
    assert loaded.board is not None
    assert loaded.board.regions[0].name == "Élan"


def test_json_of_the_wrong_shape_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "board.tmj"
    size = {"width": 9, "height": 9, "tilewidth": 9, "tileheight": 9}
    layers = [5, {"type": "objectgroup", "name": "regions", "objects": [7, {"polygon": [1, {"x": "a"}], "id": [1]}]}]
    file.write_text(json.dumps({"type": "map", "layers": layers, "tilesets": 3, "properties": {"a": 1}, **size}))
    assert "map.bad_coordinates" in codes(file)


def codes(file: Path) -> list[str]:
    loaded: LoadedMap = read_map(file, BASE_VOCABULARY)
    assert not loaded.playable
    return loaded.report.codes()


def with_layer(data: str, objects: str = '<object id="1" type="hill" x="0" y="0" width="99" height="99"/>') -> str:
    return (
        '<map orientation="orthogonal" width="30" height="30" tilewidth="30" tileheight="30">'
        f'<layer name="ground">{data}</layer><objectgroup name="regions">{objects}</objectgroup></map>'
    )


def image_layer(source: str) -> str:
    return f'<imagelayer name="art"><image source="{source}"/></imagelayer>'
