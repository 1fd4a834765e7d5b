"""From region to region with the arrow keys."""

from __future__ import annotations

import math

from smallworld_desktop.maps.geometry import BoardGeometry
from smallworld_desktop.rules.board import Board

ASIDE = 1.6
"""How far a region may lie aside for each step ahead."""
FOREIGN = 1.8
"""A region that is no neighbour counts as so many times as far."""


def next_region(board: Board, geometry: BoardGeometry, here: int, towards: tuple[int, int]) -> int | None:
    """The nearest region in a direction, neighbours first; None at the rim."""
    x, y = geometry.shapes[here].anchor
    best, choice = math.inf, None
    for index, shape in enumerate(geometry.shapes):
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
