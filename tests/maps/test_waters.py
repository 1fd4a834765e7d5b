"""Waters of new worlds lie differently from seed to seed, and everybody sees them."""

from __future__ import annotations

import random

import pytest
from shapely.geometry import Polygon

from smallworld_desktop.maps.frame import BOARD_HEIGHT, BOARD_WIDTH
from smallworld_desktop.maps.generator import generate
from smallworld_desktop.maps.loader import new_world
from smallworld_desktop.maps.vocabulary import BASE_VOCABULARY
from smallworld_desktop.maps.waters import PLANS, plans_in_turn
from smallworld_desktop.maps.worlds import NewWorld

SEEDS = range(8)


def waters(world: NewWorld, terrain: str) -> list[Polygon]:
    return [Polygon(region.points) for region in world.regions if region.terrain == terrain]


def wet_rim(world: NewWorld) -> float:
    """The share of the board's rim that is sea."""
    rim = Polygon([(0, 0), (BOARD_WIDTH, 0), (BOARD_WIDTH, BOARD_HEIGHT), (0, BOARD_HEIGHT)]).exterior
    return sum(sea.intersection(rim).length for sea in waters(world, "sea")) / rim.length


@pytest.mark.parametrize("players", [3, 4])
def test_coasts_and_lakes_differ_from_seed_to_seed(players: int) -> None:
    worlds = [generate(players, seed) for seed in SEEDS]
    shares = [wet_rim(world) for world in worlds]
    assert max(shares) > 1.5 * min(shares)
    lakes = [waters(world, "lake")[0].centroid for world in worlds]
    assert max(lake.x for lake in lakes) - min(lake.x for lake in lakes) > BOARD_WIDTH / 4
    assert max(lake.y for lake in lakes) - min(lake.y for lake in lakes) > BOARD_HEIGHT / 8


@pytest.mark.parametrize("seed", [2, 17])
def test_six_players_see_the_sea(seed: int) -> None:
    seas = waters(generate(6, seed), "sea")
    assert sum(sea.area for sea in seas) > 0.08 * BOARD_WIDTH * BOARD_HEIGHT


@pytest.mark.parametrize("name", PLANS)
def test_a_sea_begins_at_the_rim_however_its_plan_is_turned(name: str) -> None:
    for seed in range(20):
        first, second, _ = PLANS[name].drawn(random.Random(seed))
        for course in (first, second):
            assert any(value in (0.0, 1.0) for point in course for value in point)
            assert all(0.0 <= value <= 1.0 for point in course for value in point)


def test_small_boards_leave_out_plans_with_long_shores() -> None:
    assert {plan.fewest for plan in plans_in_turn(3, random.Random(1))} == {2}
    assert len(plans_in_turn(6, random.Random(1))) == len(PLANS)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 9)])
def test_regions_that_do_not_touch_lie_clearly_apart(players: int, seed: int) -> None:
    assert new_world(players, seed, BASE_VOCABULARY).report.codes() == []
