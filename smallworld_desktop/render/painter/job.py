"""Painting in a background process: one function of a module, as `worker` wants it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pygame

from smallworld_desktop.store.files import StoreError

from .. import board_cache
from .artwork import compose_artwork
from .paint import paint
from .request import PaintRequest

log = logging.getLogger(__name__)


def painted(request: PaintRequest, report: Callable[[float], None] = lambda share: None) -> pygame.Surface:
    """The painting of a request. Raises what reading the map's own artwork raises."""
    geometry, artwork = request.geometry, None
    if request.artwork:
        artwork = compose_artwork(request.artwork, geometry.width, geometry.height, request.scale)
    return paint(request.board, geometry, request.styles, request.scale, report, artwork)


def paint_job(request: PaintRequest, report: Callable[[float], None]) -> Path:
    """Paint a board into the cache and return its file; `report` hears shares from 0 to 1.

    If the cache can't be written to, the file lies in the system's temporary folder. Raises what `painted` raises.
    """
    picture = painted(request, report)
    file = board_cache.cache_file(request)
    try:
        board_cache.keep(picture, file)
    except StoreError as refused:
        log.warning("a painted board could not be kept: %s", refused)
        return board_cache.keep_aside(picture)
    return file
