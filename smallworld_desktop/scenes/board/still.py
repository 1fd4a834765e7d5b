"""The board as it was drawn last, so that a pointer that moves draws only the regions it leaves and comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from smallworld_desktop.scenes.board.drawing import draw_board

if TYPE_CHECKING:
    from smallworld_desktop.scenes.board.widget import BoardWidget

GLOW = 30
"""So far beyond a region's box its light may reach."""

Pointing = tuple[int | None, int | None, int | None, int]
"""The region that is meant, the one under the pointer, the one with plus and minus, and which of these two."""


class StillBoard:
    """Draws a board and keeps the picture. What it shows apart from pointing is told by a `look`."""

    def __init__(self) -> None:
        self._kept: pygame.Surface | None = None
        self._look: tuple[object, ...] | None = None
        self._pointing: Pointing = (None, None, None, 0)

    def forget(self) -> None:
        """Something has changed that no look tells."""
        self._look = None

    def draw(self, surface: pygame.Surface, board: BoardWidget, look: tuple[object, ...], pointing: Pointing) -> None:
        """Draw as little of the board as has changed since the last time."""
        visible = board.rect.clip(surface.get_rect())
        if self._kept is None or self._look != look or self._kept.get_size() != visible.size:
            draw_board(surface, board)
            self._keep(surface, visible)
        else:
            for area in self._changed(board, pointing):
                self._draw_again(surface, board, area.clip(visible), visible)
            surface.blit(self._kept, visible)
        self._look, self._pointing = look, pointing

    def _keep(self, surface: pygame.Surface, visible: Rect) -> None:
        """The same memory is used again: new megabytes in every frame cost more than all drawing."""
        if self._kept is None or self._kept.get_size() != visible.size:
            self._kept = surface.subsurface(visible).copy()
        else:
            self._kept.blit(surface, (0, 0), visible)

    def _draw_again(self, surface: pygame.Surface, board: BoardWidget, area: Rect, visible: Rect) -> None:
        assert self._kept is not None
        clip = surface.get_clip()
        surface.set_clip(area)
        draw_board(surface, board)
        surface.set_clip(clip)
        self._kept.blit(surface, (area.x - visible.x, area.y - visible.y), area)

    def _changed(self, board: BoardWidget, pointing: Pointing) -> list[Rect]:
        if pointing == self._pointing:
            return []
        regions = {region for region in (*pointing[:3], *self._pointing[:3]) if region is not None}
        return _apart([_reach(board, region) for region in sorted(regions)])


def _reach(board: BoardWidget, region: int) -> Rect:
    """All that may look different when a region is pointed at."""
    pieces = board.pieces(region)
    glow = 2 * board.theme.px(GLOW)
    boxes = [pieces.bounds, pieces.plate_rect, *pieces.stepper_rects().values()]
    return board.area(region).unionall(boxes).inflate(glow, glow)


def _apart(boxes: list[Rect]) -> list[Rect]:
    """Boxes that share nothing: what shines through would be laid on twice."""
    found: list[Rect] = []
    for box in boxes:
        while (index := box.collidelist(found)) >= 0:
            box = box.union(found.pop(index))
        found.append(box)
    return found
