"""Every window fits its screen, and comes back where it was closed, if that place is still there."""

from __future__ import annotations

import pytest
from pygame import Rect

from smallworld_desktop.render.desktop import COMFORTABLE, TITLE_BAR, first_place, kept_place


@pytest.mark.parametrize("screen", [(1024, 640), (1366, 768), (1280, 720)])
def test_a_small_screen_is_taken_whole(screen: tuple[int, int]) -> None:
    assert first_place(Rect((0, 0), screen)) is None


@pytest.mark.parametrize("screen", [(1280, 800), (1920, 1080), (3840, 2160)])
def test_a_first_window_lies_within_the_usable_area_with_its_title_bar(screen: tuple[int, int]) -> None:
    area = Rect(60, 30, screen[0], screen[1])
    place = first_place(area)
    assert place is not None
    assert place.width >= COMFORTABLE[0] and place.height >= COMFORTABLE[1]
    assert area.contains(place) and place.y - area.y >= TITLE_BAR


LEFT, RIGHT = Rect(0, 0, 1920, 1040), Rect(1920, 0, 2560, 1400)


def test_a_window_comes_back_where_it_was_closed() -> None:
    kept = Rect(2000, 60, 1500, 900)
    assert kept_place([LEFT, RIGHT], kept) == kept


def test_a_window_whose_screen_is_gone_comes_back_on_another() -> None:
    assert LEFT.contains(kept_place([LEFT], Rect(2400, 60, 1500, 900)))
    assert LEFT.contains(kept_place([LEFT], Rect(100, -3000, 1500, 900)))


def test_a_window_becomes_no_larger_than_its_screen() -> None:
    place = kept_place([Rect(0, 0, 1366, 728)], Rect(0, 40, 2000, 1200))
    assert place.width <= 1366 and place.height <= 728 - TITLE_BAR


def test_a_window_half_beyond_the_edge_stays_there_as_long_as_it_can_be_grasped() -> None:
    kept = Rect(-900, 50, 1300, 800)
    assert kept_place([LEFT], kept) == kept
    assert kept_place([LEFT], Rect(-1290, 50, 1300, 800)) != Rect(-1290, 50, 1300, 800)
