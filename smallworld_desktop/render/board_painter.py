"""How a scene gets its painted board: from the cache at once, or a little later from the background process."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pygame

from smallworld_desktop.worker import Done, Failed, Progress, Worker

from . import board_cache
from .painter import PaintRequest
from .painter.job import paint_job

log = logging.getLogger(__name__)

ALMOST = 0.99
"""Painted, but not yet written and read back."""


class BoardPainter:
    """Serves one board at a time; asking for another forgets the first. `wake` is called when `poll` has news."""

    def __init__(self, wake: Callable[[], None] | None = None) -> None:
        self._worker: Worker[PaintRequest, float, Path] = Worker(paint_job, name="painter", wake=wake)
        self._request: PaintRequest | None = None
        self._again = True
        self.progress = 1.0
        """How far the painting is, from 0 to 1; 1 when nothing is under way."""

    def request(self, request: PaintRequest) -> pygame.Surface | None:
        """The painting if it is kept already; else it is begun, and `poll` will hand it over."""
        self._worker.cancel()
        self.progress = 1.0
        picture = board_cache.load(request)
        if picture is None:
            self._begin(request)
            self._again = True
        return picture

    def poll(self) -> pygame.Surface | None:
        """The painting, once, when it has become ready. A painting that failed is logged and never comes."""
        for event in self._worker.poll():
            match event:
                case Progress(value=share):
                    self.progress = min(share, ALMOST)
                case Done(value=file):
                    return self._fetch(file)
                case Failed(details=details):
                    self.progress = 1.0
                    log.error("the board could not be painted: %s", details)
        return None

    def close(self) -> None:
        self._worker.close()

    def _begin(self, request: PaintRequest) -> None:
        self._request = request
        self.progress = 0.0
        self._worker.submit(request)

    def _fetch(self, file: Path) -> pygame.Surface | None:
        """Read what was painted; if it was damaged or deleted meanwhile, have it painted once more."""
        self.progress = 1.0
        if self._request is None:
            return None
        is_kept = file == board_cache.cache_file(self._request)
        picture = board_cache.load(self._request) if is_kept else board_cache.take(file)
        if picture is None and self._again:
            self._again = False
            self._begin(self._request)
        elif picture is None:
            log.error("the painted board could not be read back from %s", file)
        return picture
