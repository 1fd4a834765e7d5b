"""What the map says beside its borders: links between regions that don't touch, barriers between those that do."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

import shapely
from shapely.geometry import Polygon
from shapely.ops import nearest_points

from smallworld_desktop.maps.geometry import OUTSIDE, Arc, BoardGeometry, Point
from smallworld_desktop.rules.board import Board

from .layout import CHASM, WATER_STYLES
from .lines import length_of
from .scatter import Ellipse
from .survey import Survey
from .ways import Pair, pair

FERRY_FROM = 130.0
"""Frame units: what is wider gets a ferry."""
_BARRIER_FROM = 24.0
_NARROWS = 150.0


class LinkKind(Enum):
    BRIDGE = "bridge"
    FERRY = "ferry"
    PASS = "pass"


@dataclass(frozen=True, slots=True)
class Link:
    """A connection that needs drawing: from shore to shore."""

    regions: Pair
    start: Point
    end: Point
    kind: LinkKind

    def ground(self, unit: float) -> Ellipse:
        """What it takes of the map."""
        (ax, ay), (bx, by) = self.start, self.end
        return Ellipse((ax + bx) / 2, (ay + by) / 2, abs(ax - bx) / 2 + 14 * unit, abs(ay - by) / 2 + 14 * unit)


def linked_pairs(board: Board, geometry: BoardGeometry) -> list[Pair]:
    """Neighbours without a common border."""
    touching = {pair(arc.left, arc.right) for arc in geometry.arcs if OUTSIDE not in (arc.left, arc.right)}
    return sorted({pair(region.index, other) for region in board.regions for other in region.neighbours} - touching)


def barriers(board: Board, geometry: BoardGeometry) -> list[Arc]:
    """Borders between regions that touch and are no neighbours, long enough to be taken for a border."""
    return [
        arc
        for arc in geometry.arcs
        if OUTSIDE not in (arc.left, arc.right)
        and arc.right not in board.regions[arc.left].neighbours
        and length_of(arc.points) > _BARRIER_FROM
    ]


def walls_of(survey: Survey) -> list[Arc]:
    """The barriers that are drawn: none around a chasm, which is a barrier itself."""
    return [
        arc
        for arc in barriers(survey.board, survey.geometry)
        if CHASM not in (survey.styles[arc.left], survey.styles[arc.right])
    ]


def plan_links(survey: Survey) -> list[Link]:
    """Where each link runs: from the nearest shores, in the middle of the narrow stretch."""
    unit = survey.layout.unit
    found = []
    for regions in linked_pairs(survey.board, survey.geometry):
        first, second = (Polygon(survey.geometry.shapes[index].outline).buffer(0) for index in regions)
        start, end = _shores(first, second, unit)
        found.append(Link(regions, start, end, _kind(survey, start, end)))
    return found


def _shores(first: Polygon, second: Polygon, unit: float) -> tuple[Point, Point]:
    a, b = nearest_points(first, second)
    gap = a.distance(b)
    if gap < _NARROWS * unit:
        reach = gap * 1.16 + 4 * unit
        middle: shapely.Point = first.buffer(reach).intersection(second.buffer(reach)).centroid
        if not middle.is_empty:
            c, d = nearest_points(first, middle)[0], nearest_points(second, middle)[0]
            if c.distance(d) < gap * 1.35 + 6:
                a, b = c, d
    return (a.x, a.y), (b.x, b.y)


def _kind(survey: Survey, start: Point, end: Point) -> LinkKind:
    if _crosses_land(survey, start, end):
        return LinkKind.PASS
    return LinkKind.FERRY if math.dist(start, end) > FERRY_FROM * survey.layout.unit else LinkKind.BRIDGE


def _crosses_land(survey: Survey, start: Point, end: Point) -> bool:
    """Whether most of the way between two shores is dry."""
    rows, columns = survey.labels.shape
    dry = 0
    for step in range(1, 10):
        x, y = (round(a + (b - a) * step / 10) for a, b in zip(start, end, strict=True))
        label = int(survey.labels[min(max(y, 0), rows - 1), min(max(x, 0), columns - 1)])
        dry += label > 0 and survey.styles[label - 1] not in WATER_STYLES and survey.styles[label - 1] != CHASM
    return dry >= 5
