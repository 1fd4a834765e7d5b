"""Drawn regions to the planar board: which regions have ground, where they lie, and what is wrong with the drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from shapely.geometry import Polygon

from smallworld_desktop.maps.cleaning import clean, polygon
from smallworld_desktop.maps.frame import Frame
from smallworld_desktop.maps.planar import Planar, planar
from smallworld_desktop.maps.regions import DrawnRegion
from smallworld_desktop.maps.report import MapReport, MapSpot
from smallworld_desktop.maps.snapping import snap


@dataclass(frozen=True, slots=True)
class MapSurvey:
    """The regions that have ground of their own, in order, and the arcs between them (indices into `regions`)."""

    regions: tuple[DrawnRegion, ...]
    frame: Frame
    planar: Planar


def survey(drawn: Sequence[DrawnRegion], report: MapReport) -> MapSurvey | None:
    """Clean the drawing. None if no region has any ground."""
    with_points = [region for region in drawn if region.points]
    if not with_points:
        return None
    frame = Frame.around(region.points for region in with_points)
    regions: list[DrawnRegion] = []
    polygons: list[Polygon] = []
    for region in with_points:
        shape = polygon(frame.snapped(region.points))
        if isinstance(shape, Polygon):
            regions.append(region)
            polygons.append(shape)
        elif shape is None:
            report.error("map.no_area" if len(set(region.points)) > 2 else "map.too_few_points", region.place)
        else:
            report.error("map.self_crossing", replace(region.place, position=frame.to_map(shape)))
    if not regions:
        return None
    cleaned = clean(snap(polygons))
    for overlap in cleaned.overlaps:
        first, second = regions[overlap.first], regions[overlap.second]
        where = frame.to_map(overlap.position)
        report.error("map.overlap", replace(second.place, position=where), first=first.name, second=second.name)
    if not cleaned.lines:
        return None
    board = planar(cleaned)
    for index in board.lost:
        report.error("map.covered", regions[index].place)
    for index in board.broken:
        report.error("map.in_pieces", regions[index].place)
    if report.playable:
        for point in board.holes:
            report.hint("map.hole", MapSpot(position=frame.to_map(point)))
    if board.lost:
        return None
    return MapSurvey(tuple(regions), frame, board)
