"""Only what matters is lit: the table lies in shadow but for some regions and parts of it, which have a rim of gold."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from smallworld_desktop.render import surfaces
from smallworld_desktop.render.texture import PREMULTIPLIED
from smallworld_desktop.render.theme import Theme
from smallworld_desktop.scenes.board.widget import BoardWidget

SHADOW = (11, 6, 2, 158)
RIM, GLOW = (255, 226, 130), (255, 200, 96)
CORNER = 12
Key = tuple[object, ...]


class Spotlight:
    """Keeps the shadow that it drew last: it is the same for many frames."""

    def __init__(self, board: BoardWidget) -> None:
        self._board = board
        self._shadow: Surface | None = None
        self._for: Key = ()

    def draw(self, surface: Surface, theme: Theme, regions: Sequence[int], parts: Sequence[Rect]) -> None:
        """Darken everything but regions and parts, which get a rim."""
        camera = self._board.view.camera
        places = tuple(tuple(part) for part in parts)
        key = (surface.get_size(), *regions, *places, camera.zoom, *camera.to_screen((0, 0)))
        if key != self._for or self._shadow is None:
            self._for, self._shadow = key, self._make(surface.get_size(), theme, regions, parts)
        surface.blit(self._shadow, (0, 0), special_flags=PREMULTIPLIED)
        for part in parts:
            surfaces.draw_focus_ring(surface, part.inflate(8, 8), theme, CORNER)

    def _make(self, size: tuple[int, int], theme: Theme, regions: Sequence[int], lit: Sequence[Rect]) -> Surface:
        shadow = Surface(size, pygame.SRCALPHA)
        shadow.fill(SHADOW)
        to_screen = self._board.view.camera.to_screen
        shapes = [self._board.geometry.shapes[region].outline for region in regions]
        outlines = [[to_screen(point) for point in shape] for shape in shapes]
        glow = Surface(self._board.rect.size, pygame.SRCALPHA)
        for outline in outlines:
            ring = [(x - self._board.rect.x, y - self._board.rect.y) for x, y in outline]
            pygame.draw.lines(glow, GLOW, True, ring, theme.px(16, 11))
        if outlines:
            glow = pygame.transform.gaussian_blur(glow.premul_alpha(), theme.px(9, 6))
            shadow.blit(glow, self._board.rect, special_flags=PREMULTIPLIED)
        for part in lit:
            pygame.draw.rect(shadow, (0, 0, 0, 0), part.inflate(8, 8), border_radius=CORNER)
        for outline in outlines:
            pygame.draw.polygon(shadow, (0, 0, 0, 0), outline)
        for outline in outlines:
            pygame.draw.lines(shadow, (*RIM, 255), True, outline, theme.px(4, 3))
        return shadow
