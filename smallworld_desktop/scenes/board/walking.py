"""From region to region with the arrow keys."""

from __future__ import annotations

import math
from collections.abc import Collection

from smallworld_desktop.maps.geometry import BoardGeometry
from smallworld_desktop.rules.board import Board

ASIDE = 1.6
"""How far a region may lie aside for each step ahead."""
FOREIGN = 1.8
"""A region that is no neighbour counts as so many times as far."""


def next_region(
    board: Board, geometry: BoardGeometry, here: int, towards: tuple[int, int], wanted: Collection[int] = ()
) -> int | None:
    """The nearest wanted region in a direction, else the nearest land, neighbours first; None at the rim."""
    land = [region.index for region in board.regions if not region.terrain.water]
    for among in (wanted, land):
        found = _nearest(board, geometry, here, towards, among)
        if found is not None:
            return found
    return None


def _nearest(
    board: Board, geometry: BoardGeometry, here: int, towards: tuple[int, int], among: Collection[int]
) -> int | None:
    x, y = geometry.shapes[here].anchor
    best, choice = math.inf, None
    for index in among:
        shape = geometry.shapes[index]
        dx, dy = shape.anchor[0] - x, shape.anchor[1] - y
        ahead, aside = dx * towards[0] + dy * towards[1], abs(dx * towards[1]) + abs(dy * towards[0])
        if index == here or ahead <= 0 or aside > ASIDE * ahead:
            continue
        far = ahead + 1.4 * aside
        if index not in board.regions[here].neighbours:
            far *= FOREIGN
        if far < best:
            best, choice = far, index
    return choice
