"""The last board at night: all in the dark but the winner's land, which keeps its day."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np
import pygame
from numpy.typing import NDArray

from smallworld_desktop.scenes.board.drawing import draw_board
from smallworld_desktop.scenes.board.widget import BoardWidget

Light = NDArray[Any]

NIGHT, NIGHT_SKY = np.array((0.25, 0.33, 0.56), np.float32), np.array((4, 7, 18), np.float32)
DAY, LAMP = np.array((1.20, 1.06, 0.80), np.float32), np.array((18, 8, 0), np.float32)
HALO = np.array((118, 70, 22), np.float32)


def paint_night(
    board: BoardWidget, size: tuple[int, int], lit: Collection[int]
) -> tuple[pygame.Surface, pygame.Surface]:
    """The board as it lies, filling a window, and the same at night with some regions lit. `board` is placed anew."""
    plain = pygame.Surface(size, 0, 32)
    plain.fill((22, 13, 8))
    draw_board(plain, board)
    mask = pygame.Surface(size, 0, 32)
    for region in lit:
        outline = [board.view.camera.to_screen(point) for point in board.geometry.shapes[region].outline]
        pygame.draw.polygon(mask, (255, 255, 255), outline)
    near = _share(pygame.transform.box_blur(mask, max(2, board.theme.px(5))))
    wide = _share(pygame.transform.gaussian_blur(mask, max(6, board.theme.px(34))))
    colours: Light = pygame.surfarray.array3d(plain).astype(np.float32)
    grey = colours.mean(-1, keepdims=True)
    dark = (colours * 0.45 + grey * 0.55) * NIGHT + NIGHT_SKY
    light = colours * DAY + LAMP
    night = dark + (light - dark) * near * 0.96 + wide * (1 - near) * HALO
    found = pygame.Surface(size, 0, 32)
    pygame.surfarray.blit_array(found, np.clip(night, 0, 255).astype(np.uint8))
    return plain, found


def _share(mask: pygame.Surface) -> Light:
    """How much of the mask lies on each pixel, from 0 to 1."""
    red: Light = pygame.surfarray.array_red(mask)
    return red.astype(np.float32)[..., None] / np.float32(255)
