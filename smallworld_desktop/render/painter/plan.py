"""Everything that is decided before the first stroke: ways, clearings, links, the ribbon, ornaments."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from smallworld_desktop.maps.geometry import Point, RegionShape

from .cartouche import Cartouche, plan_cartouche
from .clearings import plan_clearing
from .layout import WATER_STYLES
from .links import Link, plan_links
from .ornaments import Ornaments, plan_ornaments
from .planting import ground_of
from .roads import plan_roads
from .scatter import Ellipse
from .sprites import Glyph
from .streams import plan_streams
from .survey import Survey
from .ways import Taken, Ways, crossable, taken_by

_BUILT = frozenset({"house", "hut", "pit", "ruin", "stones", "extra"})
"""Roles that a name must not cross."""


@dataclass(slots=True)
class PaintPlan:
    """What stands and runs where. `built` fills while regions are planted."""

    ways: Ways
    taken: Taken
    glades: list[tuple[Ellipse, ...]]
    links: list[Link]
    cartouche: Cartouche
    ornaments: Ornaments
    blocked: list[Ellipse]
    built: dict[int, list[Ellipse]] = field(default_factory=dict)

    def note(self, index: int, glyphs: Sequence[Glyph], g: float) -> None:
        """Remember what was built in a region, for the names."""
        self.built[index] = [ground_of(glyph, g) for glyph in glyphs if glyph.kind.role in _BUILT]

    def off_limits(self, survey: Survey) -> dict[int, list[Ellipse]]:
        """What names keep off, by region."""
        g = survey.layout.glyph
        return {
            index: [
                *self.blocked,
                *self.built.get(index, ()),
                *(ground_of(glyph, g) for glyph in self.ornaments.get(index, ())),
            ]
            for index in range(survey.board.size)
        }


def make_plan(survey: Survey) -> PaintPlan:
    ways = plan_ways(survey)
    glades = [plan_clearing(survey, shape.index, _way_out(ways, shape)) for shape in survey.geometry.shapes]
    links, unit = plan_links(survey), survey.layout.unit
    bridges = [link.ground(unit) for link in links]
    cores = [glades[i][0] for i, style in enumerate(survey.styles) if style in WATER_STYLES]
    ribbon = plan_cartouche(
        survey, [*bridges, *(Ellipse(c.x, c.y, c.half_width * 0.9, c.half_height * 0.9) for c in cores)]
    )
    blocked = [*bridges, *ribbon.ground()]
    taken = taken_by(survey, ways)
    return PaintPlan(ways, taken, glades, links, ribbon, plan_ornaments(survey, taken, blocked), blocked)


def plan_ways(survey: Survey) -> Ways:
    """All roads and streams of a board."""
    ways, land = Ways(), crossable(survey)
    rng = random.Random(f"{survey.geometry.fingerprint}:ways")
    crossed = plan_roads(survey, ways, land, rng)
    plan_streams(survey, ways, land, crossed, rng)
    return ways


def _way_out(ways: Ways, shape: RegionShape) -> Point | None:
    """Where a clearing opens: towards the road, else to some border point below the anchor."""
    if shape.index in ways.gates:
        return ways.gates[shape.index][0]
    below = [point for point in shape.outline if point[1] > shape.anchor[1] - 5]
    return below[(shape.index * 7) % len(below)] if below else None
