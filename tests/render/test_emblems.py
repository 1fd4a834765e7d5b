"""Emblems: everything in the game has a drawing, drawings fill their square, packs may bring their own."""

from __future__ import annotations

import ast
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest

from smallworld_desktop.content import SHIPPED, load_packs
from smallworld_desktop.i18n import Translator
from smallworld_desktop.render.emblems import (
    emblem,
    families,
    has_emblem,
    icon,
    icons,
    register_file,
    register_name,
    source,
    symbol,
)
from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.files import LARGEST_FILE
from smallworld_desktop.render.emblems.monogram import initials
from smallworld_desktop.render.emblems.registry import FAMILIES, TINY
from smallworld_desktop.render.pieces.fields import MARKER_FIELDS
from smallworld_desktop.rules.messages import Message


def words(text: str) -> list[str]:
    return text.split()


RACES = words(
    "amazons dwarves elves ghouls giants halflings humans orcs ratmen skeletons sorcerers tritons trolls wizards "
    "goblins kobolds gypsies priestesses white_ladies barbarians homunculi leprechauns pixies pygmies "
    "cultists drow flames gnomes iron_dwarves kraken liches lizardmen mudmen mummies ogres shadow_mimes shrooms "
    "spiderines will_o_wisps"
)
POWERS = words(
    "alchemist berserk bivouacking commando diplomat dragon_master flying forest fortified heroic hill "
    "merchant mounted pillaging seafaring spirit stout swamp underworld wealthy cursed hordes_of marauding "
    "ransacking were historian peace_loving barricade catapult corrupt imperial mercenary adventurous fisher "
    "flocking frightened immortal magic martyr mining muddy mystic quarreling reborn royal shield stone thieving "
    "tomb vampire vanishing vengeful wise"
)
OTHERS = words(
    "golden_soapbar glandulfs_tavern bonys_boneyard mirrors_vale sigil_of_sacrifice lost_tribe monster bony "
    "encampment fortress lair hole hero dragon catapult pot tower horde coin mine magic cavern crown "
    "coin_1 coin_3 coin_5 coin_10 die_0 die_1 die_2 die_3"
)
UNDERGROUND = words(
    "altar_of_souls crypt_of_the_tomb_raider diamond_fields fountain_of_youth great_brass_pipe "
    "keep_on_the_motherland mine_of_the_lost_dwarf stonehedge wickedest_pentacle flying_doormat froggys_ring "
    "scepter_of_avarice shiny_orb stinky_trolls_socks sword_of_the_killer_rabbit "
    "ancient queen armour bag hammer volcano ghost balrog"
)
"""Its places, relics and markers."""
EVERYTHING = [*RACES, *POWERS, *OTHERS, *UNDERGROUND]
ON_DISCS = UNDERGROUND + words(
    "encampment fortress lair hole hero dragon catapult pot tower horde coin "
    "golden_soapbar glandulfs_tavern bonys_boneyard mirrors_vale sigil_of_sacrifice"
)
"""What lies on the board as a disc, where its drawing is 16 to 21 pixels."""


@pytest.fixture(autouse=True)
def _forget_packs() -> Iterator[None]:
    yield
    source.forget_packs()


def alpha(surface: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array_alpha(surface).astype(int)


def test_every_race_power_place_and_marker_has_a_drawing() -> None:
    assert len(RACES) == 24 + 15
    assert len(POWERS) == 32 + 21
    assert [name for name in EVERYTHING if not has_emblem(name)] == []


def test_everything_that_the_shipped_packs_bring_has_a_drawing() -> None:
    shipped = load_packs(SHIPPED).content
    things = [*shipped.races, *shipped.powers, *shipped.places]
    ids = [*(thing.id for thing in things), *shipped.markers, *shipped.symbols]
    assert [name for name in ids if not has_emblem(name)] == []
    on_board = [*(place.id for place in shipped.places), *shipped.markers]
    assert [name for name in on_board if name not in TINY or name not in MARKER_FIELDS] == []


def test_no_drawing_is_left_that_nothing_uses() -> None:
    drawn = {name for names in families().values() for name in names}
    assert drawn == set(EVERYTHING)


@pytest.mark.parametrize("name", EVERYTHING)
def test_a_drawing_fills_its_square_and_stays_inside(name: str) -> None:
    picture = emblem(name, 64)
    assert picture.get_size() == (64, 64)
    bounds = picture.get_bounding_rect(min_alpha=60)
    assert max(bounds.w, bounds.h) >= 50
    assert bounds.x >= 0 and bounds.right <= 64
    covered = (alpha(picture) > 127).mean()
    assert 0.2 < covered < 0.95


@pytest.mark.parametrize("bold", [1.0, source.SMALL_BOLD])
@pytest.mark.parametrize("family", FAMILIES)
def test_no_drawing_is_cut_off(family: str, bold: float) -> None:
    for name, drawing in FAMILIES[family].items():
        canvas = Canvas(256, bold)
        drawing(canvas)
        canvas.finished()
        bounds = canvas.bounds()
        assert bounds.top > 0 and bounds.left > 0 and bounds.bottom < 256 and bounds.right < 256, name


def test_what_lies_on_the_board_has_a_simpler_drawing_and_a_field_of_its_own() -> None:
    assert [name for name in ON_DISCS if name not in TINY or name not in MARKER_FIELDS] == []
    assert len(set(MARKER_FIELDS.values())) == len(MARKER_FIELDS)


def test_no_tiny_drawing_is_cut_off_or_of_nothing() -> None:
    for name, drawing in TINY.items():
        assert name in EVERYTHING
        canvas = Canvas(256, source.TINY_BOLD)
        drawing(canvas)
        canvas.finished()
        bounds = canvas.bounds()
        assert bounds.top > 0 and bounds.left > 0 and bounds.bottom < 256 and bounds.right < 256, name


def test_below_24_pixels_the_simpler_drawing_is_used() -> None:
    def picture(size: int) -> np.ndarray:
        scaled = pygame.transform.smoothscale(emblem("glandulfs_tavern", size), (40, 40))
        return pygame.surfarray.array3d(scaled).astype(int)

    steps = {size: float(np.abs(picture(size) - picture(size + 1)).mean()) for size in (22, 23, 24)}
    assert steps[23] > 3 * steps[22]
    assert steps[23] > 3 * steps[24]


@pytest.mark.parametrize("name", ["orcs", "flying", "die_0"])
def test_pictures_are_premultiplied(name: str) -> None:
    picture = emblem(name, 40)
    rgb = pygame.surfarray.array3d(picture).astype(int)
    assert (rgb <= alpha(picture)[..., None] + 2).all()


def test_silhouettes_of_races_differ() -> None:
    """In decline a tile is grey: only the shape is left."""
    shapes = {name: alpha(emblem(name, 64, grey=True)) > 127 for name in RACES}
    names = sorted(shapes)
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            either = (shapes[one] | shapes[other]).sum()
            differ = (shapes[one] ^ shapes[other]).sum()
            assert differ / either > 0.1, f"{one} and {other} have nearly the same outline"


def test_lost_tribe_is_told_from_pygmies_in_grey() -> None:
    one, other = (pygame.surfarray.array3d(emblem(n, 28, grey=True)).astype(int) for n in ("lost_tribe", "pygmies"))
    assert np.abs(one - other).mean() > 30


def test_grey_has_no_colour_but_the_same_outline() -> None:
    grey = emblem("orcs", 48, grey=True)
    rgb = pygame.surfarray.array3d(grey).astype(int)
    assert (rgb.max(-1) - rgb.min(-1)).max() <= 16
    assert (alpha(grey) == alpha(emblem("orcs", 48))).all()


def test_small_version_is_bolder() -> None:
    def ink(size: int) -> float:
        picture = emblem("fortress", size)
        solid = alpha(picture) > 200
        dark = pygame.surfarray.array3d(picture).astype(int).sum(-1) < 240
        return float((dark & solid).sum() / solid.sum())

    assert ink(59) > ink(60) * 1.05


def test_the_magic_source_is_not_the_bag_of_the_power_of_that_name() -> None:
    source_, bag = (pygame.surfarray.array3d(draw("magic", 40)).astype(int) for draw in (symbol, emblem))
    assert np.abs(source_ - bag).mean() > 20
    assert symbol("volcano", 40) is emblem("volcano", 40)


def test_the_same_picture_is_not_drawn_twice() -> None:
    assert emblem("elves", 33) is emblem("elves", 33)


@pytest.mark.parametrize("name", icons())
def test_every_icon_is_drawn(name: str) -> None:
    picture = icon(name, 30)
    assert picture.get_size() == (30, 30)
    assert (alpha(picture) > 127).any()


def test_no_icon_is_left_that_nobody_asks_for() -> None:
    package = Path(source.__file__).parents[2]
    files = [file for file in package.rglob("*.py") if "emblems" not in file.parts]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    said = {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert [name for name in icons() if name not in said] == []


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(KeyError):
        icon("no such icon", 30)


def test_an_unknown_id_gets_a_monogram_that_stays_the_same() -> None:
    assert not has_emblem("yetis")
    register_name("yetis", "Yetis")
    first = pygame.image.tobytes(emblem("yetis", 48), "RGBA")
    source.forget_packs()
    register_name("yetis", "Yetis")
    assert pygame.image.tobytes(emblem("yetis", 48), "RGBA") == first
    register_name("frost_elves", "Frost Elves")
    assert pygame.image.tobytes(emblem("frost_elves", 48), "RGBA") != first


@pytest.mark.parametrize(
    ("name", "letters"),
    [("Ice Giants", "IG"), ("frost_elves", "FE"), ("Yetis", "Y"), ("élan", "É"), ("  ", "?"), ("", "?")],
)
def test_initials(name: str, letters: str) -> None:
    assert initials(name) == letters


SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="#ff0000"/></svg>'
)


def test_a_pack_may_bring_an_svg(tmp_path: Path) -> None:
    file = tmp_path / "yetis.svg"
    file.write_text(SVG, encoding="utf-8")
    assert register_file("yetis", file) is None
    assert has_emblem("yetis")
    assert emblem("yetis", 40).get_at((20, 20)).r > 250


def test_a_pack_may_bring_a_png_of_any_shape(tmp_path: Path) -> None:
    wide = pygame.Surface((80, 20), pygame.SRCALPHA)
    wide.fill((0, 0, 255, 255))
    file = tmp_path / "yetis.png"
    pygame.image.save(wide, file)
    assert register_file("yetis", file) is None
    picture = emblem("yetis", 40)
    assert picture.get_at((20, 20)).b > 250
    assert picture.get_at((20, 4)).a == 0


def bomb() -> bytes:
    head = struct.pack(">IIBBBBB", 60000, 60000, 8, 6, 0, 0, 0)
    chunk = b"IHDR" + head
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + chunk + struct.pack(">I", zlib.crc32(chunk))


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("a.png", b"\x89PNG\r\n\x1a\n" + b"broken" * 8, "emblem.file_type"),
        ("a.png", bomb(), "emblem.picture_too_large"),
        ("a.png", b"GIF89a" + b"0" * 40, "emblem.file_type"),
        ("a.png", b"", "emblem.file_type"),
        ("a.svg", b"this is no picture", "emblem.file_damaged"),
        ("a.svg", b" " * (LARGEST_FILE + 1), "emblem.file_too_large"),
        ("a.svg", b"<svg>" + b"1 2 " * 10_000 + b"</svg>", "emblem.too_detailed"),
        ("a.png", bomb()[:16] + struct.pack(">II", 4, 4) + b"rubbish", "emblem.file_damaged"),
        ("a.png", None, "emblem.file_unreadable"),
    ],
)
def test_a_bad_file_is_explained_and_the_monogram_stays(
    tmp_path: Path, name: str, content: bytes | None, code: str
) -> None:
    file = tmp_path / name
    if content is not None:
        file.write_bytes(content)
    problem = register_file("yetis", file)
    assert isinstance(problem, Message)
    assert problem.code == code
    assert not has_emblem("yetis")
    assert (alpha(emblem("yetis", 40)) > 127).any()
    words = Translator("en").message(problem)
    assert name in words
    assert "{" not in words
