"""From the map's own pixels to board units: the regions' bounding box, scaled to the size that all boards share.

Everything after reading can therefore rely on one scale, whatever canvas a player drew on.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from smallworld_desktop.maps.geometry import Point, Ring

BOARD_WIDTH = 1520.0
BOARD_HEIGHT = 1040.0
NEAR_FRAME = 8.0


@dataclass(frozen=True, slots=True)
class Frame:
    """The part of a map that is shown, and its scale."""

    x: float
    y: float
    scale: float
    width: float
    height: float

    @classmethod
    def around(cls, rings: Iterable[Ring]) -> Frame:
        """The frame of all regions together."""
        points = [point for ring in rings for point in ring]
        left, top = min(x for x, _ in points), min(y for _, y in points)
        width = max(max(x for x, _ in points) - left, 1.0)
        height = max(max(y for _, y in points) - top, 1.0)
        scale = min(BOARD_WIDTH / width, BOARD_HEIGHT / height)
        return cls(left, top, scale, width * scale, height * scale)

    def snapped(self, ring: Ring) -> Ring:
        """A ring in board units; what was drawn almost on the frame lies on it."""
        return tuple((_snap(x, self.width), _snap(y, self.height)) for x, y in (self.to_board(point) for point in ring))

    def to_board(self, point: Point) -> Point:
        return (point[0] - self.x) * self.scale, (point[1] - self.y) * self.scale

    def to_map(self, point: Point) -> Point:
        return point[0] / self.scale + self.x, point[1] / self.scale + self.y


def _snap(value: float, end: float) -> float:
    return 0.0 if value < NEAR_FRAME else end if value > end - NEAR_FRAME else value
