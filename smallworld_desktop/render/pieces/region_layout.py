"""How pieces share a region: markers beside the stacks, the cost plate above, a stepper right. Pure geometry.

Markers stand left of the main stack and the group on the region's anchor, unless something painted there (a mine) would
be hidden or the group would leave the board: then the least bad of a few other arrangements is taken.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from smallworld_desktop.render.pen import Spot
from smallworld_desktop.render.pieces.tiles import DECLINED_SCALE, SHOWN, STEP, badge_size

MARKER_SHARE = 33 / 46
"""A marker's size for an active tile's."""
PLATE_SHARE = 32 / 46
STEPPER_SHARE = 26 / 46
SMALLEST_STEP = 24
"""Plus and minus are never smaller, in pixels: they are pressed with fingers too."""
GAP = 0.06
"""Between pieces, in tiles."""
LEAST_SCALE = 0.7
"""Pieces shrink so far in a small region, not further."""
SINGLE = 6
"""Up to so many markers lie singly; more of one kind become one with a count."""
ROWS = {1: 1, 2: 2, 3: 2, 4: 2, 5: 3, 6: 3}


@dataclass(frozen=True, slots=True)
class Stack:
    """Tokens of one kind in a region."""

    count: int
    declined: bool = False


@dataclass(frozen=True, slots=True)
class Placed:
    """Where a piece goes. `size` of a stack is what `draw_stack` wants (an active tile's)."""

    centre: Spot
    size: int


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle by its sides."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def around(cls, centre: Spot, width: float, height: float) -> Box:
        x, y = centre
        return cls(x - width / 2, y - height / 2, x + width / 2, y + height / 2)

    @property
    def area(self) -> float:
        return max(0.0, self.right - self.left) * max(0.0, self.bottom - self.top)

    def shared(self, other: Box) -> float:
        """The area both have."""
        width = min(self.right, other.right) - max(self.left, other.left)
        height = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(0.0, width) * max(0.0, height)

    def overlaps(self, other: Box) -> bool:
        return self.shared(other) > 0


@dataclass(frozen=True, slots=True)
class RegionLayout:
    """Everything's place. `plate` and `stepper` are given whether or not they are shown."""

    stacks: tuple[Placed, ...]
    markers: tuple[Placed, ...]
    plate: Placed
    stepper: Placed
    bounds: Box


def grouped(markers: Sequence[str]) -> list[tuple[str, int]]:
    """Markers as discs with their counts: single ones as long as there are few."""
    if len(markers) <= SINGLE:
        return [(marker, 1) for marker in markers]
    return list(Counter(markers).items())


def region_layout(
    anchor: Spot,
    tile: int,
    stacks: Sequence[Stack],
    markers: int,
    room: float | None = None,
    avoid: Sequence[Box] = (),
    frame: Box | None = None,
) -> RegionLayout:
    """Places for the stacks (main one first), the discs and what belongs to them, around the region's anchor.

    `tile` is an active tile's size in pixels, `room` the radius of the free circle: in a narrow one pieces are smaller.
    What is painted in `avoid` stays visible and everything inside `frame`, as far as possible.
    """
    return _layout(anchor, tile, tuple(stacks), markers, room, tuple(avoid), frame)


@lru_cache(maxsize=4096)
def _layout(
    anchor: Spot,
    tile: int,
    stacks: tuple[Stack, ...],
    markers: int,
    room: float | None,
    avoid: tuple[Box, ...],
    frame: Box | None,
) -> RegionLayout:
    usual = _arranged(anchor, tile, stacks, markers, _Arrangement())
    bounds = usual.bounds
    reach = math.hypot(bounds.right - bounds.left, bounds.bottom - bounds.top) / 2
    if room is not None and reach > room:
        tile = round(tile * max(LEAST_SCALE, room / reach))
        usual = _arranged(anchor, tile, stacks, markers, _Arrangement())
    if _harm(usual, stacks, avoid, frame) == 0:
        return usual
    tried = [(arrangement, _arranged(anchor, tile, stacks, markers, arrangement)) for arrangement in ARRANGEMENTS]
    return min(tried, key=lambda each: _harm(each[1], stacks, avoid, frame) + each[0].oddness * tile * tile)[1]


@dataclass(frozen=True, slots=True)
class _Arrangement:
    """On which side markers stand, and how far from the anchor the group does (in tiles)."""

    on_right: bool = False
    dx: float = 0.0
    dy: float = 0.0

    @property
    def oddness(self) -> float:
        """What it costs to differ from the usual, as covered area in tiles."""
        return 0.05 * self.on_right + 0.12 * (abs(self.dx) + abs(self.dy))


SHIFTS = (0.0, 0.25, -0.25, 0.5, -0.5)
ARRANGEMENTS = [_Arrangement(right, dx, dy) for right in (False, True) for dx in SHIFTS for dy in SHIFTS]


def _harm(layout: RegionLayout, stacks: Sequence[Stack], avoid: Sequence[Box], frame: Box | None) -> float:
    """The area that is hidden or lies outside; a plate comes and goes, so it hides half as much."""
    plate = Box.around(layout.plate.centre, layout.plate.size, layout.plate.size * 1.12)
    solid = _solid(layout, stacks)
    hidden = sum(painted.shared(box) for painted in avoid for box in solid)
    hidden += sum(painted.shared(plate) for painted in avoid) / 2
    outside = 0.0 if frame is None else sum(box.area - box.shared(frame) for box in [*solid, plate])
    return hidden + 2 * outside


def _solid(layout: RegionLayout, stacks: Sequence[Stack]) -> list[Box]:
    boxes = [Box.around(marker.centre, marker.size, marker.size) for marker in layout.markers]
    return boxes + [stack_box(stack, at.centre, at.size) for stack, at in zip(stacks, layout.stacks, strict=True)]


def stack_box(stack: Stack, centre: Spot, tile: int) -> Box:
    """What `draw_stack` covers, without soft shadows."""
    side = round(tile * DECLINED_SCALE) if stack.declined else tile
    middle = (min(max(stack.count, 1), SHOWN) - 1) / 2
    across, up = middle * side * STEP[0], middle * side * STEP[1]
    x, y = centre
    right, bottom = x + side / 2 + across, y + side / 2 + up
    if stack.count > 1:
        badge = badge_size(side) / 2
        right = max(right, x + side * 0.44 + across + badge)
        bottom = max(bottom, y + side * 0.42 - up + badge)
    return Box(x - side / 2 - across, y - side / 2 - up, right, bottom)


def _arranged(
    anchor: Spot, tile: int, stacks: Sequence[Stack], markers: int, arrangement: _Arrangement
) -> RegionLayout:
    anchor = (anchor[0] + arrangement.dx * tile, anchor[1] + arrangement.dy * tile)
    gap = tile * GAP
    disc = max(1, round(tile * MARKER_SHARE))
    rows = ROWS.get(markers, 3)
    columns = math.ceil(markers / rows) if markers else 0
    block = columns * disc + max(0, columns - 1) * gap
    loose = [stack_box(stack, (0, 0), tile) for stack in stacks]
    width = block + sum(box.right - box.left for box in loose)
    width += gap * max(0, len(loose) - 1 + (1 if markers and loose else 0))
    x = anchor[0] - width / 2
    right_of_block = anchor[0] + width / 2 if arrangement.on_right else x + block
    discs = _discs(right_of_block, anchor[1] + (tile * 0.08 if loose else 0), markers, rows, disc, gap)
    if markers and loose and not arrangement.on_right:
        x += block + gap
    placed: list[Placed] = []
    boxes = [Box.around(spot, disc, disc) for spot in discs]
    for stack, box in zip(stacks, loose, strict=True):
        centre = (x - box.left, anchor[1])
        placed.append(Placed(centre, tile))
        boxes.append(stack_box(stack, centre, tile))
        x += box.right - box.left + gap
    bounds = _around(boxes, anchor)
    plate_size = max(1, round(tile * PLATE_SHARE))
    if boxes:
        above = placed[0].centre[0] if placed else anchor[0]
        top = boxes[len(discs)].top if placed else bounds.top
        plate = (above, top - plate_size * 0.62)
    else:
        plate = anchor
    step = max(SMALLEST_STEP, round(tile * STEPPER_SHARE))
    return RegionLayout(
        stacks=tuple(placed),
        markers=tuple(Placed(spot, disc) for spot in discs),
        plate=Placed(plate, plate_size),
        stepper=Placed((bounds.right + gap + step / 2, anchor[1]), step),
        bounds=bounds,
    )


def _discs(right: float, y: float, count: int, rows: int, disc: int, gap: float) -> list[Spot]:
    """Columns from right to left, each centred on `y`."""
    spots: list[Spot] = []
    pitch = disc + gap
    for first in range(0, count, rows):
        in_column = min(rows, count - first)
        x = right - disc / 2 - (first // rows) * pitch
        spots += [(x, y + (row - (in_column - 1) / 2) * pitch) for row in range(in_column)]
    return spots


def _around(boxes: Sequence[Box], anchor: Spot) -> Box:
    if not boxes:
        return Box(anchor[0], anchor[1], anchor[0], anchor[1])
    return Box(
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.bottom for box in boxes),
    )
