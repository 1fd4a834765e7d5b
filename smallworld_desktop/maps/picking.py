"""Which region lies under a point, by the borders that the player sees."""

from __future__ import annotations

from itertools import pairwise

from smallworld_desktop.maps.geometry import OUTSIDE, BoardGeometry

BAND = 8.0
"""Height in board units of the strips into which borders are sorted."""

Segment = tuple[float, float, float, float, int]


class Picker:
    """Answers from the board's own arcs: the nearest border to the left of the point says what lies right of it."""

    def __init__(self, geometry: BoardGeometry) -> None:
        self._height = geometry.height
        self._bands: list[list[Segment]] = [[] for _ in range(int(geometry.height // BAND) + 2)]
        for arc in geometry.arcs:
            points = (*arc.points, arc.points[0]) if arc.closed else arc.points
            for (ax, ay), (bx, by) in pairwise(points):
                if ay == by:
                    continue
                # Going down the screen, the region at the left hand lies to the east.
                segment = (ax, ay, bx, by, arc.left) if ay < by else (bx, by, ax, ay, arc.right)
                for band in range(max(0, int(segment[1] // BAND)), int(segment[3] // BAND) + 1):
                    if band < len(self._bands):
                        self._bands[band].append(segment)

    def region_at(self, x: float, y: float) -> int | None:
        """The index of the region under a point in board units; None outside of all regions."""
        if not 0.0 <= y <= self._height:
            return None
        best, found = float("-inf"), OUTSIDE
        for ax, ay, bx, by, east in self._bands[int(y // BAND)]:
            if ay <= y < by:
                cut = ax + (bx - ax) * (y - ay) / (by - ay)
                if best < cut <= x:
                    best, found = cut, east
        return None if found == OUTSIDE else found
