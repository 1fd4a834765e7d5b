"""Who touches whom, and who touches the edge of the board: read off the cleaned arcs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace

from smallworld_desktop.maps.assemble import line
from smallworld_desktop.maps.frame import Frame
from smallworld_desktop.maps.geometry import Point
from smallworld_desktop.maps.planar import Planar
from smallworld_desktop.maps.regions import DrawnRegion
from smallworld_desktop.maps.report import MapReport
from smallworld_desktop.rules.board import RegionSpec

SHORTEST_BORDER = 8.0
"""Board units; a shorter contact is no border."""
CLEAR_BORDER = 16.0
"""A border should be at least this long for players to see it."""

Pair = tuple[int, int]


@dataclass(slots=True)
class Contact:
    """Where and how far two regions touch."""

    length: float
    middle: Point


def specs(regions: Sequence[DrawnRegion], board: Planar, frame: Frame, report: MapReport) -> list[RegionSpec]:
    """The regions as the rules want them: contacts, links and barriers made into neighbours, edges derived."""
    touching = contacts(board)
    pairs = {pair for pair, contact in touching.items() if contact.length >= SHORTEST_BORDER}
    _report_short(regions, touching, frame, report)
    number = {region.name: index for index, region in enumerate(regions)}
    for index, region in enumerate(regions):
        pairs |= {_pair(index, number[name]) for name in region.links if name in number and number[name] != index}
    for index, region in enumerate(regions):
        for name in region.barriers:
            if name in number and _pair(index, number[name]) not in pairs:
                report.warning("map.needless_barrier", region.place, name=name)
            elif name in number:
                pairs.discard(_pair(index, number[name]))
    adjacent: dict[int, set[str]] = defaultdict(set)
    for first, second in pairs:
        adjacent[first].add(regions[second].id)
        adjacent[second].add(regions[first].id)
    rim = rim_lengths(board)
    return [
        RegionSpec(
            id=region.id,
            terrain=region.terrain,
            name=region.name,
            symbols=region.symbols,
            adjacent=frozenset(adjacent[index]),
            edge=rim[index] >= SHORTEST_BORDER if region.edge is None else region.edge,
            lost_tribe=region.lost_tribe,
            monster=region.monster,
        )
        for index, region in enumerate(regions)
    ]


def contacts(board: Planar) -> dict[Pair, Contact]:
    """The common border of each pair of touching regions."""
    found: dict[Pair, Contact] = {}
    for arc in board.arcs:
        if arc.right >= 0:
            straight = line(arc).simplify(1.0)
            middle = straight.interpolate(0.5, normalized=True)
            contact = found.setdefault(_pair(arc.left, arc.right), Contact(0.0, (middle.x, middle.y)))
            contact.length += straight.length
    return found


def rim_lengths(board: Planar) -> dict[int, float]:
    """How far each region runs along the outline of the whole board; enclosed gaps don't count."""
    lengths: dict[int, float] = defaultdict(float)
    for index, arc in enumerate(board.arcs):
        if arc.right < 0 and index not in board.shore_of_hole:
            lengths[arc.left] += line(arc).length
    return lengths


def _pair(first: int, second: int) -> Pair:
    return (first, second) if first < second else (second, first)


def _report_short(
    regions: Sequence[DrawnRegion], touching: dict[Pair, Contact], frame: Frame, report: MapReport
) -> None:
    for (first, second), contact in sorted(touching.items()):
        if not 1.0 <= contact.length < CLEAR_BORDER:
            continue
        code = "map.contact_too_short" if contact.length < SHORTEST_BORDER else "map.short_border"
        place = replace(regions[first].place, position=frame.to_map(contact.middle))
        report.hint(code, place, first=regions[first].name, second=regions[second].name)
