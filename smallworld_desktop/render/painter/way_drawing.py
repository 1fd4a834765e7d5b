"""Roads, rails and streams under the plants: pale, dashed, never along a border, so that none looks like one."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from smallworld_desktop.maps.geometry import Point

from .country import Country
from .glazes import Glaze
from .lines import resampled
from .pen import ribbon, shade
from .survey import Survey
from .ways import Road, Stream, Ways

_FAINT = 214
_RAIL = (206, 198, 196, 255)


def draw_ways(picture: pygame.Surface, survey: Survey, ways: Ways, scale: float) -> None:
    for stream in ways.streams:
        _draw_stream(picture, survey, stream, scale)
    regions: dict[int, list[Road]] = {}
    for road in ways.roads:
        regions.setdefault(road.region, []).append(road)
    for roads in regions.values():
        _draw_roads(picture, survey, roads, scale)


def _draw_stream(picture: pygame.Surface, survey: Survey, stream: Stream, scale: float) -> None:
    unit, (fill, light, edge) = survey.layout.unit, survey.country.stream
    layer = Glaze(picture, stream.line, 14 * unit, survey.layout.margin, scale, 2)
    u, points = unit * layer.k, [layer.at(point) for point in stream.line]
    widths = [max(1.0, width * layer.k) for width in stream.widths]
    ribbon(layer.surface, points, [width + 3.4 * u for width in widths], (*edge, 150))
    ribbon(layer.surface, points, [width + 1.2 * u for width in widths], (*edge, 255))
    ribbon(layer.surface, points, widths, (*fill, 255))
    lit = [(x - 0.5 * u, y - 0.6 * u) for x, y in points]
    ribbon(layer.surface, lit, [max(1.0, width * 0.28) for width in widths], (*light, 220))
    layer.done()


def _draw_roads(picture: pygame.Surface, survey: Survey, roads: Sequence[Road], scale: float) -> None:
    """All roads of a region together, so that they join without a seam."""
    country, unit = survey.country, survey.layout.unit
    layer = Glaze(picture, [p for road in roads for p in road.line], 10 * unit, survey.layout.margin, scale, 2)
    lines = [[layer.at(point) for point in road.line] for road in roads]
    u = unit * layer.k
    if country.rails:
        _draw_rails(layer, lines, u, country)
    else:
        for width, colour in ((7.0, (*country.road_edge, 110)), (5.2, (*country.road, 255))):
            for line, road in zip(lines, roads, strict=True):
                ribbon(layer.surface, line, [width * u * share for share in road.widths], colour)
        for line in lines:
            _draw_ruts(layer, line, u, country)
    layer.done(_FAINT)


def _draw_ruts(layer: Glaze, line: Sequence[Point], u: float, country: Country) -> None:
    for number, ((x, y), (dx, dy)) in enumerate(resampled(line, 7 * u)):
        side = (1 if number % 2 else -1) * u
        x, y = x - dy * side, y + dx * side
        ends = [(x - dx * 2.1 * u, y - dy * 2.1 * u), (x + dx * 2.1 * u, y + dy * 2.1 * u)]
        layer.line(ends, 1.1 * u, (*shade(country.road, 0.80), 255))


def _draw_rails(layer: Glaze, lines: Sequence[Sequence[Point]], u: float, country: Country) -> None:
    """Sleepers and two bright rails."""
    for line in lines:
        layer.line(line, 8.6 * u, (*country.road_edge, 80))
    for line in lines:
        for (x, y), (dx, dy) in resampled(line, 4.6 * u):
            layer.line(
                [(x - dy * 3.8 * u, y + dx * 3.8 * u), (x + dy * 3.8 * u, y - dx * 3.8 * u)],
                2 * u,
                (*country.road, 255),
            )
    for line in lines:
        steps = resampled(line, 3 * u)
        for side in (-2.1 * u, 2.1 * u):
            layer.line([(x - dy * side, y + dx * side) for (x, y), (dx, dy) in steps], 1.3 * u, _RAIL)
