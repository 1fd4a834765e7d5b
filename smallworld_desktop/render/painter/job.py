"""Painting in a background process: one function of a module, as `worker` wants it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .. import board_cache
from .artwork import compose_artwork
from .paint import paint
from .request import PaintRequest


def paint_job(request: PaintRequest, report: Callable[[float], None]) -> Path:
    """Paint a board into the cache and return its file; `report` hears shares from 0 to 1.

    Raises StoreError if the disk refuses, and whatever reading the map's own artwork raises.
    """
    geometry, artwork = request.geometry, None
    if request.artwork:
        artwork = compose_artwork(request.artwork, geometry.width, geometry.height, request.scale)
    picture = paint(request.board, geometry, request.styles, request.scale, report, artwork)
    file = board_cache.cache_file(request)
    board_cache.keep(picture, file)
    return file
