"""Emblems that packs put together from our shapes and drawings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from packs import load

from smallworld_desktop.content.arms import PATTERNS, SHAPES, Arms, hex_colour
from smallworld_desktop.render.emblems import emblem, forget, has_emblem, register_arms, source
from smallworld_desktop.render.pieces import combo_art, field_colour
from smallworld_desktop.render.pieces.fields import register_colour

PACK = """
    pack: mine
    races:
      frogs:
        tokens: 6
        colour: "#4a744e"
        emblem: {figure: kobolds, beside: swamp, tint: "#112233", shape: shield, pattern: bend}
"""


@pytest.fixture(autouse=True)
def _clean() -> Iterator[None]:
    yield
    source.forget_packs()
    register_colour("frogs", None)


def pixels(id: str, size: int = 48) -> bytes:
    return pygame.image.tobytes(emblem(id, size), "RGBA")


def test_a_pack_says_colour_and_emblem(tmp_path: Path) -> None:
    loaded = load(tmp_path, PACK)
    assert not loaded.problems
    assert loaded.colours == {"frogs": (74, 116, 78)} and hex_colour((74, 116, 78)) == "#4a744e"
    assert loaded.arms == {"frogs": Arms("kobolds", "swamp", (17, 34, 51), "shield", pattern="bend")}


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ("colour: red", "content.bad_colour"),
        ("colour: 4a744e", "content.bad_colour"),
        ("emblem: {shape: square}", "content.unknown_word"),
        ("emblem: {tint: '#112233'}", "content.empty_emblem"),
        ("emblem: {figure: ../x.png}", "content.bad_id"),
        ("emblem: {figur: orcs}", "content.unknown_key"),
    ],
)
def test_what_is_wrong_is_said(wrong: str, code: str, tmp_path: Path) -> None:
    loaded = load(tmp_path, f"pack: mine\nraces:\n  frogs:\n    tokens: 6\n    {wrong}\n")
    assert loaded.errors[0].message.code == code


def test_every_shape_and_pattern_looks_different() -> None:
    seen = set()
    for shape in SHAPES:
        for pattern in ("", *PATTERNS):
            assert register_arms("frogs", Arms("orcs", shape=shape, pattern=pattern)) is None
            seen.add(pixels("frogs"))
    assert len(seen) == len(SHAPES) * (len(PATTERNS) + 1)


def test_a_drawing_alone_is_ours_and_a_tint_changes_it() -> None:
    register_arms("frogs", Arms("orcs"))
    assert pixels("frogs") == pixels("orcs")
    register_arms("frogs", Arms("orcs", tint=(40, 90, 200)))
    assert pixels("frogs") != pixels("orcs")
    register_arms("frogs", Arms("orcs", beside="swamp"))
    assert pixels("frogs") != pixels("orcs")


def test_an_unknown_drawing_is_told_and_changes_nothing() -> None:
    problem = register_arms("frogs", Arms("orks"))
    assert problem is not None and problem.code == "emblem.no_drawing"
    assert not has_emblem("frogs")


def test_what_a_pack_brought_can_be_forgotten() -> None:
    before = pixels("frogs")
    register_arms("frogs", Arms("orcs"))
    forget("frogs")
    assert pixels("frogs") == before


def test_the_banner_has_the_colour_that_the_pack_wants() -> None:
    before = combo_art("frogs", "swamp", 300, 60).get_at((85, 15))
    register_colour("frogs", (10, 200, 30))
    assert field_colour("frogs") == (10, 200, 30)
    assert combo_art("frogs", "swamp", 300, 60).get_at((85, 15)) != before
