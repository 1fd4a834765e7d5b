"""What a board sounds like: sea, wind, birds and cave by how much of the view each kind of land takes."""

from __future__ import annotations

from functools import cached_property

from pygame import Rect

from smallworld_desktop.maps.geometry import BoardGeometry
from smallworld_desktop.render.board_view import Camera
from smallworld_desktop.rules.board import Board, Terrain
from smallworld_desktop.sound import Mix

HEARD = {
    "farmland": Mix(birds=0.7, wind=0.2),
    "forest": Mix(birds=1.0, wind=0.15),
    "hill": Mix(wind=0.6, birds=0.3),
    "mountain": Mix(wind=1.0),
    "swamp": Mix(birds=0.5, wind=0.3),
    "black_mountain": Mix(cave=0.9, wind=0.3),
    **dict.fromkeys(("mine", "mushroom", "crystal", "mud", "river", "chasm"), Mix(cave=1.0)),
}
"""Lands that nobody here knows have a wind."""
UNKNOWN, SEA = Mix(wind=0.5), Mix(sea=1.0)


def heard_of(terrain: Terrain) -> Mix:
    return HEARD.get(terrain.id, SEA if terrain.water else UNKNOWN)


class Surroundings:
    """The mix for what a camera shows. It is worked out anew only when the camera has moved."""

    def __init__(self, board: Board, geometry: BoardGeometry, camera: Camera) -> None:
        self._board = board
        self._geometry = geometry
        self._camera = camera
        self._seen: tuple[Rect, Rect] | None = None
        self._mix = Mix()

    def mix(self) -> Mix:
        seen = self._camera.sheet, self._camera.viewport
        if seen != self._seen:
            self._seen = seen[0], seen[1].copy()
            self._mix = self._listen()
        return self._mix

    @cached_property
    def _areas(self) -> list[float]:
        """Of each region, in map pixels."""
        return [_area(shape.outline) for shape in self._geometry.shapes]

    @cached_property
    def _boxes(self) -> list[tuple[float, float, float, float]]:
        rings = [tuple(zip(*shape.outline, strict=True)) for shape in self._geometry.shapes]
        return [(min(xs), min(ys), max(xs), max(ys)) for xs, ys in rings]

    def _listen(self) -> Mix:
        """Each region counts by the part of it in view."""
        shares = [area * self._part(box) for area, box in zip(self._areas, self._boxes, strict=True)]
        total = sum(shares) or 1.0
        mixes = [heard_of(region.terrain) for region in self._board.regions]

        def of(bed: str) -> float:
            heard = sum(share * float(getattr(mix, bed)) for share, mix in zip(shares, mixes, strict=True))
            return min(round(heard / total, 2), 1.0)

        return Mix(of("sea"), of("wind"), of("birds"), of("cave"))

    def _part(self, box: tuple[float, float, float, float]) -> float:
        left, top = self._camera.to_screen(box[:2])
        right, bottom = self._camera.to_screen(box[2:])
        view = self._camera.viewport
        wide = min(right, view.right) - max(left, view.left)
        high = min(bottom, view.bottom) - max(top, view.top)
        if wide <= 0 or high <= 0:
            return 0.0
        return wide * high / ((right - left) * (bottom - top))


def _area(ring: tuple[tuple[float, float], ...]) -> float:
    after = (*ring[1:], ring[0])
    return abs(sum(x * v - u * y for (x, y), (u, v) in zip(ring, after, strict=True))) / 2
