"""Pieces: sizes, owners that differ for every eye, states that can be seen."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import numpy as np
import pygame
import pytest
from eyes import SIGHT, distance
from pygame import Rect, Surface

from smallworld_desktop.render import theme
from smallworld_desktop.render.emblems import register_file, source
from smallworld_desktop.render.pieces import (
    OWNERS,
    ComboShown,
    ComboType,
    Owner,
    PlateKind,
    change,
    coin,
    coin_pile,
    combo_art,
    cost_plate,
    count_badge,
    die_face,
    disc,
    draw_combo,
    draw_hand,
    draw_number,
    draw_round_track,
    draw_stack,
    draw_stepper,
    draw_tray,
    field_colour,
    letter_tile,
    medal,
    number_tile,
    owner_line,
    step_button,
    struck_coin,
    threat_arrow,
    threat_plate,
    tile,
)
from smallworld_desktop.render.pieces.fields import FIELDS
from smallworld_desktop.render.surfaces import Wood
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import Face

BLUE = OWNERS[0]


def pixels(surface: Surface) -> np.ndarray:
    return pygame.surfarray.array3d(surface).astype(int)


def table(size: tuple[int, int] = (300, 200)) -> Surface:
    target = Surface(size, 0, 32)
    target.fill((90, 120, 60))
    return target


def changed(target: Surface) -> Rect:
    """The part of `table()` that was drawn on."""
    touched = (pixels(target) != (90, 120, 60)).any(-1)
    xs, ys = np.flatnonzero(touched.any(1)), np.flatnonzero(touched.any(0))
    return Rect(xs[0], ys[0], xs[-1] - xs[0] + 1, ys[-1] - ys[0] + 1) if len(xs) else Rect(0, 0, 0, 0)


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize(("one", "other"), list(combinations(OWNERS, 2)), ids=lambda owner: owner.name)
def test_owners_differ_for_every_eye(one: Owner, other: Owner, sight: str) -> None:
    assert distance(one.colour, other.colour, sight) >= 24


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("owner", OWNERS, ids=lambda owner: owner.name)
def test_gold_is_no_owners_colour(owner: Owner, sight: str) -> None:
    assert distance(owner.colour, theme.TURN_GOLD, sight) >= 24


def test_there_are_six_owners_with_a_rim_pattern_each() -> None:
    assert len(OWNERS) == 6
    assert len({owner.rim for owner in OWNERS}) == 6


def test_rim_patterns_differ_without_colour() -> None:
    """The same grey in six patterns still gives six different tiles."""
    tiles = [pixels(tile(None, Owner("grey", (120, 120, 120), owner.rim), 46)) for owner in OWNERS]
    for one, other in combinations(tiles, 2):
        assert (np.abs(one - other).max(-1) > 30).sum() > 60


@pytest.mark.parametrize("size", [21, 36, 46, 92])
def test_a_tile_is_as_large_as_asked(size: int) -> None:
    target = table()
    piece = tile("orcs", BLUE, size)
    solid = piece.get_bounding_rect(min_alpha=250)
    assert abs(solid.w - size) <= 2
    assert abs(solid.h - size) <= 2
    assert abs(solid.centerx - piece.get_rect().centerx) <= 1
    assert target.get_size() == (300, 200)


def test_declined_tiles_are_greyer_and_smaller() -> None:
    def colourfulness(surface: Surface) -> float:
        rgb = pixels(surface)
        return float((rgb.max(-1) - rgb.min(-1)).mean())

    assert colourfulness(tile("orcs", BLUE, 46, True)) < colourfulness(tile("orcs", BLUE, 46)) * 0.8
    active, declined = table(), table()
    draw_stack(active, "orcs", BLUE, 1, (150, 100), 46)
    draw_stack(declined, "orcs", BLUE, 1, (150, 100), 46, True)
    assert changed(declined).w < changed(active).w


def test_a_token_in_decline_is_torn_so_that_grey_is_not_its_only_sign() -> None:
    corner = (44, 8)
    assert tile("skeletons", BLUE, 46).get_at(corner).a > 200
    assert tile("skeletons", BLUE, 46, True).get_at(corner).a == 0


@pytest.mark.parametrize("count", [1, 2, 3, 9, 14])
@pytest.mark.parametrize("declined", [False, True])
def test_a_stack_says_what_it_covers(count: int, declined: bool) -> None:
    target = table()
    covered = draw_stack(target, "elves", BLUE, count, (150, 100), 46, declined)
    assert covered.contains(changed(target))


def test_a_count_appears_from_two_on_or_when_asked() -> None:
    single, counted, double = table(), table(), table()
    draw_stack(single, "elves", BLUE, 1, (150, 100), 46)
    draw_stack(counted, "elves", BLUE, 1, (150, 100), 46, always_count=True)
    draw_stack(double, "elves", BLUE, 2, (150, 100), 46)
    assert changed(counted).w > changed(single).w
    assert changed(double).w > changed(single).w


def test_an_empty_stack_draws_nothing() -> None:
    target = table()
    draw_stack(target, "elves", BLUE, 0, (150, 100), 46)
    assert changed(target).size == (0, 0)


def test_a_hand_fits_its_width() -> None:
    target = table()
    covered = draw_hand(target, "elves", BLUE, 14, (20, 100), 38, 180)
    assert covered.w <= 180 + 30
    assert draw_hand(target, "elves", BLUE, 0, (20, 100), 38, 180).size == (0, 0)


def test_plates_show_their_kind() -> None:
    pictures = [pixels(cost_plate(3, 40, kind)) for kind in PlateKind]
    for one, other in combinations(pictures, 2):
        assert np.abs(one - other).mean() > 8


@pytest.mark.parametrize("size", [25, 32, 64])
def test_plates_are_centred_with_room_for_the_die(size: int) -> None:
    plain, with_die = cost_plate(3, size), cost_plate(3, size, PlateKind.DIE)
    assert plain.get_size() == with_die.get_size()
    solid = plain.get_bounding_rect(min_alpha=250)
    assert abs(solid.centerx - plain.get_rect().centerx) <= 1
    assert abs(solid.w - size) <= 2


@pytest.mark.parametrize(
    ("amount", "coins"),
    [(0, []), (1, [1]), (2, [1, 1]), (4, [3, 1]), (6, [3, 3]), (9, [3, 3, 3]), (10, [10]), (18, [10, 5, 3])],
)
def test_change_uses_few_coins(amount: int, coins: list[int]) -> None:
    assert sum(change(amount)) == amount
    assert len(change(amount)) <= len(coins)


@pytest.mark.parametrize("amount", range(0, 140, 7))
def test_change_adds_up(amount: int) -> None:
    assert sum(change(amount)) == amount


def test_there_is_no_coin_of_two() -> None:
    with pytest.raises(ValueError, match="no coin of 2"):
        struck_coin(2, 40)


def test_die_faces_differ() -> None:
    faces = [pixels(die_face(n, 48, 0)) for n in range(4)]
    for one, other in combinations(faces, 2):
        assert (np.abs(one - other).max(-1) > 60).sum() > 20


def test_the_round_track_keeps_to_its_place() -> None:
    for total in (8, 10, 12):
        for now in (1, total):
            target = table()
            draw_round_track(target, Rect(20, 20, 240, 52), now, total)
            assert Rect(14, 18, 252, 58).contains(changed(target))


def test_a_stepper_says_where_to_press() -> None:
    target = table()
    plus, minus = draw_stepper(target, (100, 100), 26, can_add=True, can_take=False)
    assert plus.bottom <= minus.top + 1
    assert plus.size == minus.size == (26, 26)
    assert (pixels(step_button(1, 26)) != pixels(step_button(1, 26, Wood.OFF))).any()


def test_trays_have_a_hollow_for_every_marker() -> None:
    target = table()
    hollows = draw_tray(target, Rect(20, 20, 180, 60), ["hero"], 3)
    assert len(hollows) == 3
    assert all(Rect(20, 20, 180, 60).contains(hollow) for hollow in hollows)


NAME = TextStyle(Face.TITLE, 20, theme.TITLE_RED)
SUMMARY = TextStyle(Face.TEXT, 15, theme.INK)


@pytest.mark.parametrize("name", ["Flying Elves", "Dragon Master White Ladies", "Lohikäärmeenkesyttäjä Rattenmenschen"])
@pytest.mark.parametrize("size", [(420, 83), (238, 54), (840, 166), (476, 108)])
def test_a_combos_words_stay_off_its_numbers(name: str, size: tuple[int, int]) -> None:
    """Also when they are a third longer than in English."""
    target = table((900, 240))
    rect = Rect(20, 20, *size)
    summary = "Strike anywhere, also far away; driven out of a region, they lose no token."
    combo = ComboShown("elves", "flying", name, summary, price=3, tokens=11, coins=2, waiting=1)
    places = draw_combo(target, rect, combo, ComboType(NAME, SUMMARY))
    assert rect.inflate(8, 8).contains(changed(target))
    assert places.text.left >= places.field.right
    assert places.text.right <= places.tokens[0] - size[1] * 0.16
    assert places.text.w >= size[0] * 0.3


def test_banner_and_badge_interlock() -> None:
    """The tongue is brass well inside the banner's field."""
    art = combo_art("elves", "flying", 340, 80)
    r, g, b, a = art.get_at((80, 40))
    assert a > 250
    assert distance((r, g, b), theme.BRASS, "normal") < 25


def test_every_race_has_its_own_cloth() -> None:
    assert len(set(FIELDS.values())) == len(FIELDS) == 24 + 15


def test_a_race_of_a_pack_gets_a_cloth_that_stays() -> None:
    assert field_colour("yetis") == field_colour("yetis")
    assert field_colour("yetis") != field_colour("sphinxes")


def test_a_tile_follows_its_races_new_picture(tmp_path: Path) -> None:
    before = pixels(tile("yetis", BLUE, 46))
    red = Surface((20, 20))
    red.fill((255, 0, 0))
    pygame.image.save(red, tmp_path / "yetis.png")
    assert register_file("yetis", tmp_path / "yetis.png") is None
    try:
        assert (pixels(tile("yetis", BLUE, 46)) != before).any()
    finally:
        source.forget_packs()


def test_pieces_are_kept() -> None:
    assert tile("orcs", BLUE, 46) is tile("orcs", BLUE, 46)
    assert disc("hero", 33) is disc("hero", 33)


@pytest.mark.parametrize(
    "piece",
    [
        coin(None, 30),
        coin(104, 30),
        coin_pile(37, 30),
        count_badge(14, 21),
        disc("fortress", 33),
        disc("fortress", 33, grey=True),
        letter_tile(OWNERS[3], "Þ", 36),
        medal(1, 40),
        medal(6, 40),
        number_tile(0, BLUE, 34),
        threat_arrow(BLUE, 20, 45),
        threat_plate(4, 30, True),
    ],
)
def test_every_piece_is_premultiplied(piece: Surface) -> None:
    alpha = pygame.surfarray.array_alpha(piece).astype(int)
    assert (alpha > 200).any()
    assert (pixels(piece) <= alpha[..., None] + 3).all()


def test_numbers_lie_where_they_are_put() -> None:
    for anchor in ("center", "midleft", "midright"):
        target = table()
        where = draw_number(target, "+16", 27, theme.TITLE_RED, (150, 100), anchor)
        assert getattr(where, anchor) == (150, 100)
        assert abs(where.h - 27) <= 2
        assert where.contains(changed(target))


def test_an_owners_line_covers_what_it_says() -> None:
    for owner in OWNERS:
        target = table()
        covered = owner_line(target, [(40, 60), (120, 90), (200, 50)], owner, 6)
        assert covered.contains(changed(target))
        assert changed(target).w >= 160
