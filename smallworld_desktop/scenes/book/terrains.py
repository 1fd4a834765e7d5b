"""Round pictures of terrains, cut from a small painting made for them."""

from __future__ import annotations

from functools import lru_cache

import pygame

from smallworld_desktop.maps.loader import LoadedMap
from smallworld_desktop.maps.shipped import folder, read_shipped
from smallworld_desktop.maps.vocabulary import BASE_VOCABULARY
from smallworld_desktop.render.emblems import emblem
from smallworld_desktop.render.painter import paint
from smallworld_desktop.scenes.setup.board import terrain_disc

SAMPLE = "two_players.tmx"
SCALE = 0.8


def painted_terrain(id: str, size: int) -> pygame.Surface:
    """The terrain as the painter shows it; a monogram for one that no shipped board has."""
    sample = _sample()
    board, geometry = sample.board, sample.geometry
    if board is None or geometry is None or all(region.terrain.id != id for region in board.regions):
        return emblem(id, size)
    return _disc(id, size)


@lru_cache(maxsize=64)
def _disc(id: str, size: int) -> pygame.Surface:
    sample = _sample()
    assert sample.board is not None and sample.geometry is not None
    return terrain_disc(sample.board, sample.geometry, _painting(), id, size)


def _sample() -> LoadedMap:
    return read_shipped(folder() / SAMPLE, BASE_VOCABULARY)


@lru_cache(maxsize=1)
def _painting() -> pygame.Surface:
    """Takes a third of a second, once, when a terrain is looked up for the first time."""
    sample = _sample()
    assert sample.board is not None and sample.geometry is not None
    return paint(sample.board, sample.geometry, {}, SCALE)
