"""Seamless tiles of brightness (0 to 255) that give parchment and wood their grain, at any scale."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import pygame
from numpy.typing import NDArray

from smallworld_desktop.render.texture import Field, seamless_noise

Tile = NDArray[np.uint8]

PAPER, WOOD = 768, 512
LARGEST = 2.5


def lumps(scale: float) -> Tile:
    """The small lumps of parchment, which also make its edge ragged."""
    return _enlarged("lumps", _step(scale))


def paper(scale: float) -> Tile:
    """Clouds and lumps of parchment."""
    return _enlarged("paper", _step(scale))


def wood(scale: float) -> Tile:
    """The fibres of polished wood."""
    return _enlarged("wood", _step(scale))


def _step(scale: float) -> int:
    """Scales in quarters: tiles are shared by similar ones."""
    return max(4, round(min(scale, LARGEST) * 4))


@lru_cache(maxsize=8)
def _enlarged(name: str, quarters: int) -> Tile:
    tile = _TILES[name]()
    if quarters == 4:
        return tile
    side = tile.shape[0] * quarters // 4
    small = pygame.surfarray.make_surface(np.repeat(tile[..., None], 3, axis=2))
    return np.ascontiguousarray(pygame.surfarray.pixels3d(pygame.transform.smoothscale(small, (side, side)))[..., 0])


@lru_cache(maxsize=1)
def _lumps() -> Tile:
    return _bytes(seamless_noise(PAPER, 96, 3, seed=11))


@lru_cache(maxsize=1)
def _paper() -> Tile:
    clouds = seamless_noise(PAPER, 13, 4, seed=7)
    return _bytes(0.15 + clouds * np.float32(0.5) + _lumps() * np.float32(0.35 / 255))


@lru_cache(maxsize=1)
def _wood() -> Tile:
    broad = seamless_noise(WOOD, 18, 3, seed=31)
    fine = seamless_noise(WOOD, 128, 2, seed=37).repeat(4, axis=0)[:WOOD]
    down = np.arange(WOOD, dtype=np.float32)[None, :]
    rings = 0.5 + 0.5 * np.sin((down + broad * 10) * np.float32(2 * np.pi * 98 / WOOD))
    return _bytes(rings * 0.75 + fine * 0.25)


_TILES = {"lumps": _lumps, "paper": _paper, "wood": _wood}


def _bytes(field: Field) -> Tile:
    tile: Tile = np.round(np.clip(field, 0, 1) * 255).astype(np.uint8)
    return tile
