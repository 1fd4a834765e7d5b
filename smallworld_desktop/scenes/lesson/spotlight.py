"""Only what matters is lit: the table lies in shadow but for some regions and parts of it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from smallworld_desktop.scenes.board.widget import BoardWidget

SHADOW = (18, 10, 4, 120)
CORNER = 14
Key = tuple[object, ...]


class Spotlight:
    """Keeps the shadow that it drew last: it is the same for many frames."""

    def __init__(self, board: BoardWidget) -> None:
        self._board = board
        self._shadow: pygame.Surface | None = None
        self._for: Key = ()

    def draw(self, surface: pygame.Surface, regions: Sequence[int], parts: Sequence[Rect]) -> None:
        """Darken everything else."""
        camera = self._board.view.camera
        key = (surface.get_size(), *regions, *(tuple(part) for part in parts), camera.zoom, *camera.to_screen((0, 0)))
        if key != self._for or self._shadow is None:
            self._for, self._shadow = key, self._make(surface.get_size(), regions, parts)
        surface.blit(self._shadow, (0, 0))

    def _make(self, size: tuple[int, int], regions: Sequence[int], parts: Sequence[Rect]) -> pygame.Surface:
        shadow = pygame.Surface(size, pygame.SRCALPHA)
        shadow.fill(SHADOW)
        for part in parts:
            pygame.draw.rect(shadow, (0, 0, 0, 0), part.inflate(12, 12), border_radius=CORNER)
        to_screen = self._board.view.camera.to_screen
        for region in regions:
            outline = self._board.geometry.shapes[region].outline
            pygame.draw.polygon(shadow, (0, 0, 0, 0), [to_screen(point) for point in outline])
        return shadow
