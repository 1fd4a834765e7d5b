"""What holds for every painted board: size, coverage, clearings, and one look at every scale."""

from __future__ import annotations

import dataclasses
import math

import numpy as np
import pygame
import pytest
from sample_board import sample_board

from smallworld_desktop.maps.geometry import BoardGeometry, RegionShape
from smallworld_desktop.render.painter import layout_of, paint, paint_flat, symbol_spots
from smallworld_desktop.render.painter.clearings import core_of
from smallworld_desktop.render.painter.layout import STYLES, WATER_STYLES, style_of, symbol_size
from smallworld_desktop.render.painter.ornaments import plan_ornaments
from smallworld_desktop.render.painter.plan import make_plan
from smallworld_desktop.render.painter.planting import body_of, plan_region
from smallworld_desktop.render.painter.survey import survey_board
from smallworld_desktop.rules.board import Board, RegionSpec, Terrain, build_board

BOARD, GEOMETRY = sample_board()
LAYOUT = layout_of(GEOMETRY)


@pytest.fixture(scope="module")
def painting() -> pygame.Surface:
    return paint(BOARD, GEOMETRY, {}, 1.0)


def colours(picture: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array3d(picture).astype(np.float32)


@pytest.mark.parametrize("scale", [0.5, 1.0])
def test_a_picture_has_the_size_that_the_layout_promises(scale: float) -> None:
    assert paint(BOARD, GEOMETRY, {}, scale).get_size() == LAYOUT.picture_size(scale)
    assert paint_flat(BOARD, GEOMETRY, {}, scale).get_size() == LAYOUT.picture_size(scale)


def test_the_map_is_covered_and_the_edge_is_ragged(painting: pygame.Surface) -> None:
    alpha = pygame.surfarray.array_alpha(painting)
    corner = LAYOUT.margin
    assert alpha[corner:-corner, corner:-corner].min() == 255
    rim = np.concatenate([alpha[:, 0], alpha[:, -1], alpha[0], alpha[-1]])
    assert rim.min() < 255


def test_colours_never_exceed_their_premultiplied_alpha(painting: pygame.Surface) -> None:
    assert (colours(painting).max(axis=-1) <= pygame.surfarray.array_alpha(painting)).all()


def test_painting_twice_gives_the_same_picture(painting: pygame.Surface) -> None:
    assert (colours(paint(BOARD, GEOMETRY, {}, 1.0)) == colours(painting)).all()


def test_another_fingerprint_gives_another_picture(painting: pygame.Surface) -> None:
    other = paint(BOARD, dataclasses.replace(GEOMETRY, fingerprint="another"), {}, 1.0)
    assert (colours(other) != colours(painting)).any()


def test_a_region_keeps_its_look_between_scales(painting: pygame.Surface) -> None:
    large = paint(BOARD, GEOMETRY, {}, 2.0)
    reduced = pygame.transform.smoothscale(large, painting.get_size())
    coarse = tuple(side // 8 for side in painting.get_size())
    first, second = (colours(pygame.transform.smoothscale(p, coarse)) for p in (painting, reduced))
    assert np.abs(first - second).mean() < 4


def test_terrains_differ_in_colour(painting: pygame.Surface) -> None:
    seen: dict[str, list[np.ndarray]] = {}
    for shape, region in zip(GEOMETRY.shapes, BOARD.regions, strict=True):
        x, y = (round(value + LAYOUT.margin) for value in shape.anchor)
        seen.setdefault(region.terrain.id, []).append(colours(painting)[x - 20 : x + 20, y - 15 : y + 15].mean((0, 1)))
    means = {terrain: np.mean(values, axis=0) for terrain, values in seen.items() if terrain not in ("sea", "lake")}
    for terrain, mean in means.items():
        assert all(np.abs(mean - other).sum() > 20 for name, other in means.items() if name != terrain)


def test_water_is_blue(painting: pygame.Surface) -> None:
    for shape, region in zip(GEOMETRY.shapes, BOARD.regions, strict=True):
        if region.terrain.water:
            x, y = (round(value + LAYOUT.margin) for value in shape.anchor)
            around = colours(painting)[x - 25 : x + 25, y + 20 : y + 30].mean((0, 1))
            assert around[2] > around[0] + 20


TALL = {"tree", "pine", "mountain", "dead", "house", "extra", "flag"}
"""Roles that would stand behind a token's face."""


def test_nothing_tall_stands_where_tokens_do_and_nothing_on_a_symbol() -> None:
    survey = survey_board(BOARD, GEOMETRY, {})
    plan = make_plan(survey)
    planted = 0
    for shape, region in zip(GEOMETRY.shapes, BOARD.regions, strict=True):
        core = core_of(LAYOUT, shape, survey.styles[shape.index])
        spots = symbol_spots(LAYOUT, shape, region)
        for glyph in plan_region(survey, shape.index, plan.glades[shape.index], (), plan.blocked, plan.taken):
            dx, dy, _, tall = body_of(glyph.kind, glyph.size, LAYOUT.glyph)
            x, y = glyph.x + dx, glyph.y + dy
            planted += 1
            if glyph.kind.role in TALL and tall > 0.5 * core.half_height:
                assert math.hypot((x - core.x) / core.half_width, (y - core.y) / core.half_height) > 0.66
            if glyph.kind.role != "mound":
                assert all(math.dist((x, y), spot) > symbol_size(LAYOUT, shape) * 0.4 for spot in spots.values())
    assert planted > 500


def test_a_token_place_is_calmer_than_the_land_around_it(painting: pygame.Surface) -> None:
    grey = colours(painting).mean(axis=-1)
    for shape, region in zip(GEOMETRY.shapes, BOARD.regions, strict=True):
        if region.terrain.id in ("forest", "mountain"):
            x, y = (round(value + LAYOUT.margin) for value in shape.anchor)
            core = core_of(LAYOUT, shape, region.terrain.id)
            wide, high = round(core.half_width * 0.7), round(core.half_height * 0.7)
            inner = grey[x - wide : x + wide, y - high : y + high]
            room = round(shape.room * 0.7)
            assert inner.std() < 0.92 * grey[x - room : x + room, y - room : y + room].std()


def test_symbols_lie_beside_the_clearing_and_inside_the_region() -> None:
    survey = survey_board(BOARD, GEOMETRY, {})
    found = 0
    for shape, region in zip(GEOMETRY.shapes, BOARD.regions, strict=True):
        for x, y in symbol_spots(LAYOUT, shape, region).values():
            found += 1
            assert survey.labels[round(y), round(x)] == shape.index + 1
            assert math.dist((x, y), shape.anchor) > LAYOUT.clearing(shape)[1]
    assert found == sum(len(region.symbols) for region in BOARD.regions) > 0


def test_symbols_of_one_region_do_not_cover_each_other() -> None:
    shape = max(GEOMETRY.shapes, key=lambda s: s.room)
    region = dataclasses.replace(BOARD.regions[shape.index], symbols=frozenset({"mine", "magic", "cavern"}))
    spots = list(symbol_spots(LAYOUT, shape, region).values())
    assert len(spots) == 3
    assert all(math.dist(a, b) >= symbol_size(LAYOUT, shape) for a in spots for b in spots if a is not b)


def test_a_symbol_is_seen_in_the_painting(painting: pygame.Surface) -> None:
    bare = Board(
        tuple(dataclasses.replace(region, symbols=frozenset()) for region in BOARD.regions), BOARD.rounds, BOARD.players
    )
    without = colours(paint(bare, GEOMETRY, {}, 1.0))
    for shape, region in zip(GEOMETRY.shapes, BOARD.regions, strict=True):
        for x, y in symbol_spots(LAYOUT, shape, region).values():
            area = np.s_[round(x) + LAYOUT.margin - 6 : round(x) + LAYOUT.margin + 6,
                         round(y) + LAYOUT.margin - 6 : round(y) + LAYOUT.margin + 6]  # fmt: skip
            assert np.abs(colours(painting)[area] - without[area]).mean() > 15


def test_the_roomiest_sea_has_the_compass() -> None:
    ornaments = plan_ornaments(survey_board(BOARD, GEOMETRY, {}))
    compass = [index for index, glyphs in ornaments.items() for glyph in glyphs if glyph.kind.role == "compass"]
    assert len(compass) == 1
    assert BOARD.regions[compass[0]].terrain.id == "sea"


@pytest.mark.parametrize(
    ("terrain", "styles", "expected"),
    [
        (Terrain("forest"), {}, "forest"),
        (Terrain("mud"), {"mud": "swamp"}, "swamp"),
        (Terrain("crystal"), {}, "crystal"),
        (Terrain("moor"), {}, "plain"),
        (Terrain("moor"), {"moor": "glitter"}, "plain"),
        (Terrain("river", water=True), {}, "river"),
        (Terrain("strait", water=True), {}, "sea"),
        (Terrain("chasm"), {}, "chasm"),
        (Terrain("pond", water=True, inland=True), {}, "lake"),
        (Terrain("ford"), {"ford": "sea"}, "plain"),
    ],
)
def test_every_terrain_finds_a_style(terrain: Terrain, styles: dict[str, str], expected: str) -> None:
    assert style_of(terrain, styles) == expected


def single(style: str) -> tuple[Board, BoardGeometry]:
    outline = ((20.0, 20.0), (180.0, 30.0), (170.0, 150.0), (30.0, 140.0))
    shape = RegionShape(0, outline, (), (100.0, 85.0), 55.0)
    terrain = Terrain(style, water=style in WATER_STYLES, inland=style == "lake")
    board = build_board([RegionSpec("only", terrain, edge=True)], rounds=10)
    return board, BoardGeometry(200, 170, (shape,), (), f"single-{style}")


@pytest.mark.parametrize("style", sorted(STYLES))
def test_every_style_paints_a_board_of_one_region(style: str) -> None:
    board, geometry = single(style)
    picture = paint(board, geometry, {}, 1.0)
    assert picture.get_size() == layout_of(geometry).picture_size(1.0)


def test_what_no_region_covers_is_parchment() -> None:
    board, geometry = single("sea")
    layout = layout_of(geometry)
    red, _, blue, _ = paint(board, geometry, {}, 1.0).get_at((layout.margin + 8, layout.margin + 90))
    assert red > blue + 30


def test_a_region_in_the_hole_of_another_is_painted() -> None:
    def ring(half: float) -> tuple[tuple[float, float], ...]:
        return ((150 - half, 150 - half), (150 + half, 150 - half), (150 + half, 150 + half), (150 - half, 150 + half))

    shapes = (
        RegionShape(0, ring(150), (ring(70),), (40.0, 150.0), 38.0),
        RegionShape(1, ring(70), (), (150.0, 150.0), 70.0),
    )
    land, sea = Terrain("hill"), Terrain("lake", water=True, inland=True)
    board = build_board(
        [RegionSpec("ring", land, adjacent=frozenset({"lake"}), edge=True), RegionSpec("lake", sea)], rounds=10
    )
    geometry = BoardGeometry(300, 300, shapes, (), "ring")
    margin = layout_of(geometry).margin
    for picture in (paint(board, geometry, {}, 1.0), paint_flat(board, geometry, {})):
        red, _, blue, _ = picture.get_at((margin + 150, margin + 170))
        assert blue > red


def test_progress_runs_from_nothing_to_all() -> None:
    heard: list[float] = []
    paint(BOARD, GEOMETRY, {}, 0.5, heard.append)
    assert heard[0] == 0
    assert heard[-1] == 1
    assert heard == sorted(heard)
    assert len(heard) > 10


def test_own_artwork_takes_the_place_of_terrain_but_keeps_borders() -> None:
    artwork = pygame.Surface((60, 42))
    artwork.fill((200, 30, 200))
    picture = paint(BOARD, GEOMETRY, {}, 1.0, artwork=artwork)
    for shape, region in zip(GEOMETRY.shapes, BOARD.regions, strict=True):
        if not region.symbols:
            red, green, _, _ = picture.get_at(tuple(round(v + LAYOUT.margin) for v in shape.anchor))
            assert red > green + 80
    inner = next(arc for arc in GEOMETRY.arcs if arc.right >= 0)
    x, y = inner.points[len(inner.points) // 2]
    assert max(picture.get_at((round(x) + LAYOUT.margin, round(y) + LAYOUT.margin))[:3]) < 110
