"""Where the waters of a new world lie: two seas and a lake, after one of several plans."""

from __future__ import annotations

import random
from dataclasses import dataclass

from smallworld_desktop.maps.geometry import Point

Course = tuple[Point, ...]
"""The line that a water follows, over a board of width and height 1."""

SHAKEN = 0.05
SEAS = (0, 1)
LAKE = 2
"""The numbers of the waters' cells: they are the first ones of a new board."""


@dataclass(frozen=True, slots=True)
class WaterPlan:
    """The courses of two seas, which begin at the rim, and of a lake."""

    seas: tuple[Course, Course]
    lake: Course
    fewest: int = 2
    """For how many players at least: on a small board long shores make too many entrances."""

    def drawn(self, rng: random.Random) -> tuple[Course, ...]:
        """The seas and the lake, turned to any side and a little shaken."""
        across, down = rng.random() < 0.5, rng.random() < 0.5

        def placed(value: float, turned: bool) -> float:
            """What lies at the rim stays there; all else may move."""
            value = 1.0 - value if turned else value
            return value if value in (0.0, 1.0) else min(0.97, max(0.03, value + rng.uniform(-SHAKEN, SHAKEN)))

        return tuple(
            tuple((placed(x, across), placed(y, down)) for x, y in course) for course in (*self.seas, self.lake)
        )


PLANS: dict[str, WaterPlan] = {
    "corners": WaterPlan(
        (((0.0, 0.26), (0.0, 0.0), (0.1, 0.08)), ((1.0, 0.8), (1.0, 1.0), (0.84, 1.0))), ((0.56, 0.38), (0.66, 0.44))
    ),
    "coast": WaterPlan((((0.0, 0.05), (0.0, 0.95)), ((1.0, 0.0), (0.88, 0.12))), ((0.6, 0.7), (0.72, 0.6))),
    "long_coast": WaterPlan((((0.0, 1.0), (0.5, 1.0)), ((1.0, 0.0), (1.0, 0.25))), ((0.28, 0.42), (0.42, 0.36))),
    "bay": WaterPlan((((0.3, 0.0), (0.4, 0.26)), ((1.0, 1.0), (1.0, 0.6))), ((0.3, 0.7),), fewest=4),
    "strait": WaterPlan((((0.42, 0.0), (0.4, 0.16)), ((0.58, 1.0), (0.6, 0.84))), ((0.5, 0.47), (0.5, 0.53)), fewest=4),
    "arm": WaterPlan(
        (((0.0, 0.25), (0.0, 0.0), (0.12, 0.12), (0.24, 0.24)), ((1.0, 0.75), (1.0, 1.0))), ((0.7, 0.3), (0.76, 0.42))
    ),
    "inlet": WaterPlan((((0.0, 0.2), (0.0, 0.6), (0.2, 0.52)), ((1.0, 1.0),)), ((0.66, 0.36), (0.72, 0.52)), fewest=4),
    "harbours": WaterPlan(
        (((0.0, 0.14), (0.0, 0.0), (0.14, 0.12)), ((0.0, 0.86), (0.0, 1.0), (0.2, 0.9))),
        ((0.66, 0.34), (0.76, 0.5)),
    ),
}


def plans_in_turn(players: int, rng: random.Random) -> list[WaterPlan]:
    """All plans in any order: the first is this world's, the others step in should no good board come of it."""
    fitting = [plan for plan in PLANS.values() if plan.fewest <= players]
    return rng.sample(fitting, k=len(fitting))
