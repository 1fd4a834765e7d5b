"""The shipped fonts, loaded once per face and size."""

from __future__ import annotations

from functools import lru_cache

import pygame

from smallworld_desktop import paths
from smallworld_desktop.render.theme import Face


def font(face: Face, size: int) -> pygame.font.Font:
    """The font of a face at `size` pixels. Starts pygame's font module when it isn't running."""
    if not pygame.font.get_init():
        pygame.font.init()
        _load.cache_clear()
    return _load(face, size)


@lru_cache(maxsize=256)
def _load(face: Face, size: int) -> pygame.font.Font:
    return pygame.font.Font(paths.assets() / "fonts" / face.value, size)
