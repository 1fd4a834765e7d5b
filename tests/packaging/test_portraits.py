"""How portraits are painted: shapes with a body, lit from the upper left; and that the shipped ones are these."""

from __future__ import annotations

import numpy as np
import pygame
import pytest
from portraits.easel import INK, Easel
from portraits.gallery import SITTERS, painted
from portraits.light import blurred, noise

from smallworld_desktop.render.emblems import families
from smallworld_desktop.render.portraits import portrait, shipped

SMALL = 150
SKIN = (200, 150, 110)
SQUARE = "30,40 70,40 70,80 30,80"


def pixels(easel: Easel) -> np.ndarray:
    """One pixel a unit."""
    return pygame.surfarray.array3d(easel.finished((100, 125))).astype(int)


@pytest.fixture
def easel() -> Easel:
    easel = Easel(500)
    easel.gradient((120, 120, 120), (120, 120, 120), (120, 120, 120))
    return easel


def test_a_shape_has_an_ink_line_and_is_lighter_at_its_upper_left(easel: Easel) -> None:
    easel.shape(SQUARE, SKIN, 2.0, straight=True, body=10, rim=0)
    shown = pixels(easel)
    assert np.abs(shown[30, 60] - INK).max() < 40
    assert shown[34, 44].sum() > shown[50, 60].sum() > shown[66, 76].sum()


def test_the_back_light_comes_from_the_right() -> None:
    red = Easel(500, (255, 0, 0), 1.0)
    red.shape(SQUARE, (100, 100, 100), 0, straight=True, body=10)
    shown = pixels(red)
    assert shown[68, 60][0] > 2 * shown[68, 60][2]
    assert abs(shown[50, 60][0] - shown[50, 60][2]) < 12


def test_an_area_cuts_what_is_painted_inside_it(easel: Easel) -> None:
    left = easel.area("0,0 50,0 50,125 0,125", straight=True)
    easel.shape(SQUARE, (255, 0, 0), 0, straight=True, flat=True, inside=left)
    shown = pixels(easel)
    assert shown[40, 60][0] > 200
    assert shown[60, 60][0] < 150


def test_sides_paint_twice_and_a_frame_moves_and_scales(easel: Easel) -> None:
    easel.frame(0.5, 20, 10)
    for _ in easel.sides():
        easel.dot(80, 60, 6, (0, 0, 255), 0, flat=True)
    easel.frame()
    shown = pixels(easel)
    for x in (60, 30):
        assert shown[x, 40][2] > 200 and shown[x, 40][0] < 60
    assert shown[80, 60][0] > 100


def test_a_stroke_swells_in_its_middle(easel: Easel) -> None:
    easel.line("10,60 90,60", 6, (0, 0, 0))
    dark = pixels(easel).sum(-1) < 150
    assert dark[50].sum() > dark[12].sum() + 2


def test_glow_adds_light_and_fades(easel: Easel) -> None:
    before = pixels(easel)
    easel.glow(50, 60, 20, (255, 255, 255), 0.8)
    gained = (pixels(easel) - before).sum(-1)
    assert gained[50, 60] > gained[60, 60] > 20
    assert abs(gained[80, 60]) < 6


def test_a_blur_keeps_the_sum_inside() -> None:
    field = np.zeros((60, 60), np.float32)
    field[30, 30] = 1
    soft = blurred(field, 6)
    assert soft.sum() == pytest.approx(1, abs=1e-3)
    assert soft[30, 30] == soft.max() < 0.1


def test_noise_is_the_same_every_time() -> None:
    assert (noise((50, 60), 5, 3) == noise((50, 60), 5, 3)).all()
    assert (noise((50, 60), 5, 3) != noise((50, 60), 5, 4)).any()


def test_everybody_is_painted_and_shipped() -> None:
    assert set(SITTERS) == set(shipped())
    assert set(families()["races"]) < set(SITTERS)


@pytest.mark.parametrize("name", sorted(SITTERS))
def test_the_shipped_portrait_is_what_the_painting_gives(name: str) -> None:
    """If this fails, run `PYTHONPATH=. python packaging/make_portraits.py --only NAME`."""
    kept = portrait(name, (20, 25))
    assert kept is not None
    made = painted(name, SMALL).finished((20, 25))
    difference = pygame.surfarray.array3d(kept).astype(int) - pygame.surfarray.array3d(made)
    assert np.abs(difference).mean() < 14
