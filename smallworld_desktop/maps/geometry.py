"""The cleaned planar board: what painter, highlights and picking share.

Coordinates are map pixels, y down. Region indices are those of the rules' `Board`.
"""

from __future__ import annotations

from dataclasses import dataclass

Point = tuple[float, float]
Ring = tuple[Point, ...]

OUTSIDE = -1


@dataclass(frozen=True, slots=True)
class RegionShape:
    """A region's cleaned outline: closed rings without a repeated last point, the outer one first in `outline`.

    `anchor` is the roomiest inner point (where tokens stand), `room` the radius of the free circle around it.
    """

    index: int
    outline: Ring
    holes: tuple[Ring, ...]
    anchor: Point
    room: float


@dataclass(frozen=True, slots=True)
class Arc:
    """One stretch of border between two junctions, drawn once for both sides. `right` is OUTSIDE on the board's rim.

    `left` lies at the left hand of who walks along the points as the screen shows them (y down). A closed arc (the
    shore of an island in a lake) is a ring without junctions; its first point isn't repeated.
    """

    points: Ring
    left: int
    right: int
    closed: bool = False


@dataclass(frozen=True, slots=True)
class BoardGeometry:
    """Shapes and shared borders of a whole board. `fingerprint` seeds the painting and names its cache file.

    `country` is the look that the board asks for; none leaves it to the fingerprint.
    """

    width: float
    height: float
    shapes: tuple[RegionShape, ...]
    arcs: tuple[Arc, ...]
    fingerprint: str
    country: str = ""
