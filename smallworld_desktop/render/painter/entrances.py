"""By which edge races may enter: small pointers on the frame, wherever a region there is an entrance."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from smallworld_desktop.maps.geometry import OUTSIDE, Point

from .borders import arc_line
from .glazes import Glaze
from .lines import length_of, resampled
from .pen import opaque, shade
from .survey import Survey

APART = 62.0
SHORTEST = 24.0
_HALF, _TALL, _GAP = 5.4, 7.4, 2.4
"""Half the width, the height and the distance from the map of a pointer, in frame units."""
_NEAR = 1.5


def entrance_points(survey: Survey) -> list[tuple[Point, Point]]:
    """Places along the frame where races come in, with the direction into the board."""
    unit = survey.layout.unit
    found = []
    for arc in survey.geometry.arcs:
        region = survey.board.regions[arc.left if arc.right == OUTSIDE else arc.right]
        if OUTSIDE not in (arc.left, arc.right) or not region.edge or region.terrain.inland:
            continue
        for line, way in _along_frame(survey, arc_line(arc)):
            long = length_of(line)
            if long >= SHORTEST * unit:
                count = max(1, round(long / (APART * unit)))
                found += [(point, way) for point, _ in resampled(line, long / count / 2 * 0.999)[1::2]]
    return found


def _along_frame(survey: Survey, line: list[Point]) -> Iterator[tuple[list[Point], Point]]:
    """The straight parts of a line that run along the frame, each with the direction into the board."""
    wide, high = survey.layout.width, survey.layout.height
    for axis, end, way in ((0, 0.0, (1.0, 0.0)), (0, wide, (-1.0, 0.0)), (1, 0.0, (0.0, 1.0)), (1, high, (0.0, -1.0))):
        on_it = [point for point in line if abs(point[axis] - end) < _NEAR]
        if len(on_it) > 1:
            yield [min(on_it), max(on_it)], way


def draw_entrances(picture: pygame.Surface, survey: Survey, scale: float) -> None:
    """Draw the pointers onto the frame."""
    country, unit = survey.country, survey.layout.unit
    for (x, y), (dx, dy) in entrance_points(survey):
        foot = (x - dx * _GAP * unit, y - dy * _GAP * unit)
        glaze = Glaze(picture, [foot], (_TALL + 6) * unit, survey.layout.margin, scale)
        (fx, fy), u = glaze.at(foot), unit * glaze.k
        back = (fx - dx * _TALL * u, fy - dy * _TALL * u)
        corners = [
            (fx, fy),
            (back[0] - dy * _HALF * u, back[1] + dx * _HALF * u),
            (back[0] + dy * _HALF * u, back[1] - dx * _HALF * u),
        ]
        pygame.draw.polygon(glaze.surface, opaque(shade(country.jewel, 1.15)), corners)
        glaze.line([*corners, corners[0]], 1.4 * u, opaque(country.ink))
        glaze.done()
