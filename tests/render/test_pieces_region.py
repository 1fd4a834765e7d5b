"""Pieces share a region without hiding each other."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from smallworld_desktop.render.pieces.region_layout import Box, RegionLayout, Stack, grouped, region_layout, stack_box

ANCHOR = (400.0, 300.0)
STACKS = [
    [],
    [Stack(1)],
    [Stack(3)],
    [Stack(14)],
    [Stack(1, declined=True)],
    [Stack(5, declined=True)],
    [Stack(1), Stack(1)],
    [Stack(4), Stack(2, declined=True)],
]
TILES = [24, 36, 46, 92]


def boxes(layout: RegionLayout, stacks: list[Stack]) -> list[Box]:
    """Everything solid in the region."""
    out = [stack_box(stack, placed.centre, placed.size) for stack, placed in zip(stacks, layout.stacks, strict=True)]
    return out + [Box.around(marker.centre, marker.size, marker.size) for marker in layout.markers]


def plate_box(layout: RegionLayout) -> Box:
    return Box.around(layout.plate.centre, layout.plate.size, layout.plate.size * 1.12)


def stepper_box(layout: RegionLayout) -> Box:
    return Box.around(layout.stepper.centre, layout.stepper.size, layout.stepper.size * 2)


@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("markers", range(8))
@pytest.mark.parametrize("stacks", STACKS, ids=str)
def test_nothing_overlaps(tile: int, markers: int, stacks: list[Stack]) -> None:
    layout = region_layout(ANCHOR, tile, stacks, markers)
    solid = boxes(layout, stacks)
    assert len(solid) == len(stacks) + markers
    for one, other in combinations(solid, 2):
        assert not one.overlaps(other)
    if solid:
        assert not any(plate_box(layout).overlaps(box) for box in solid)
        assert not any(stepper_box(layout).overlaps(box) for box in solid)


@pytest.mark.parametrize("markers", range(7))
@pytest.mark.parametrize("stacks", STACKS, ids=str)
def test_the_group_is_centred_on_the_anchor(markers: int, stacks: list[Stack]) -> None:
    bounds = region_layout(ANCHOR, 46, stacks, markers).bounds
    assert abs((bounds.left + bounds.right) / 2 - ANCHOR[0]) < 1
    assert abs((bounds.top + bounds.bottom) / 2 - ANCHOR[1]) < 12


def test_a_lone_stack_stands_on_the_anchor() -> None:
    [placed] = region_layout(ANCHOR, 46, [Stack(1)], 0).stacks
    assert placed.centre == ANCHOR
    assert placed.size == 46


def test_markers_are_left_of_the_stack_and_the_plate_above_it() -> None:
    layout = region_layout(ANCHOR, 46, [Stack(3)], 4)
    [stack] = layout.stacks
    assert all(marker.centre[0] < stack.centre[0] for marker in layout.markers)
    assert layout.plate.centre[0] == stack.centre[0]
    assert layout.plate.centre[1] < stack.centre[1] - 23
    assert layout.stepper.centre[0] > stack.centre[0]


def test_an_empty_region_has_its_plate_on_the_anchor() -> None:
    assert region_layout(ANCHOR, 46, [], 0).plate.centre == ANCHOR


def test_a_small_region_shrinks_its_pieces_but_not_too_far() -> None:
    full = region_layout(ANCHOR, 46, [Stack(3)], 6)
    tight = region_layout(ANCHOR, 46, [Stack(3)], 6, room=60)
    tiny = region_layout(ANCHOR, 46, [Stack(3)], 6, room=5)
    assert tight.stacks[0].size < full.stacks[0].size
    assert tiny.stacks[0].size == round(46 * 0.7)
    reach = math.hypot(tight.bounds.right - tight.bounds.left, tight.bounds.bottom - tight.bounds.top) / 2
    assert reach <= 62


def test_room_enough_changes_nothing() -> None:
    assert region_layout(ANCHOR, 46, [Stack(3)], 2, room=90) == region_layout(ANCHOR, 46, [Stack(3)], 2)


def test_few_markers_lie_singly() -> None:
    assert grouped(["encampment"] * 3) == [("encampment", 1)] * 3


def test_many_markers_of_a_kind_become_one_with_a_count() -> None:
    assert grouped(["encampment"] * 5 + ["lair", "fortress"]) == [("encampment", 5), ("lair", 1), ("fortress", 1)]


MINE = Box.around((355, 335), 40, 40)
"""Painted where it usually is: lower left of the anchor."""


@pytest.mark.parametrize("markers", range(1, 7))
@pytest.mark.parametrize("stacks", [[Stack(1)], [Stack(4)], [Stack(2, declined=True)]], ids=str)
def test_what_is_painted_stays_visible(markers: int, stacks: list[Stack]) -> None:
    usual = region_layout(ANCHOR, 46, stacks, markers)
    layout = region_layout(ANCHOR, 46, stacks, markers, avoid=[MINE])
    solid = boxes(layout, stacks)
    hidden = sum(MINE.shared(box) for box in solid)
    assert hidden <= sum(MINE.shared(box) for box in boxes(usual, stacks))
    assert hidden < MINE.area * 0.25
    for one, other in combinations([*solid, plate_box(layout)], 2):
        assert not one.overlaps(other)


def test_nothing_moves_for_what_it_does_not_hide() -> None:
    far = Box(0, 0, 40, 40)
    assert region_layout(ANCHOR, 46, [Stack(2)], 2, avoid=[far]) == region_layout(ANCHOR, 46, [Stack(2)], 2)


def test_the_plate_stays_on_the_board() -> None:
    board = Box(0, 0, 800, 600)
    anchor = (400.0, 40.0)
    assert plate_box(region_layout(anchor, 46, [Stack(2)], 0)).top < 0
    assert plate_box(region_layout(anchor, 46, [Stack(2)], 0, frame=board)).top >= 0
