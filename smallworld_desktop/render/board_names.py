"""The names of all regions over a view that is too small to have them painted in: lettered one after the other."""

from __future__ import annotations

import pygame

from .board_survey import BoardSurvey
from .board_view import BoardView
from .painter.glazes import Cutouts
from .painter.lettering import NAMES_FROM, draw_name

SMALLEST = 14.0
"""Letters are at least so many pixels high."""


class BoardNames:
    """Letters a board's regions over a view, one with each `update`, and keeps the letters until its scale changes."""

    def __init__(self, view: BoardView, surveyed: BoardSurvey) -> None:
        self._view = view
        self._surveyed = surveyed
        self.is_on = False
        self.lettered = 0
        """So many regions have been looked at."""
        self._drawn = Cutouts()
        self._scale = 0.0

    @property
    def _are_wanted(self) -> bool:
        return self.is_on and self._view.painted_scale < NAMES_FROM

    def update(self) -> bool:
        """Letters the next region if names are wanted and the painting has none itself; says whether it did."""
        scale = self._view.camera.scale
        if not self._are_wanted:
            return False
        if scale != self._scale:
            self._drawn, self._scale, self.lettered = Cutouts(), scale, 0
        if self.lettered >= self._surveyed.board.size:
            return False
        standing = self._surveyed.ornaments.get(self.lettered, ())
        draw_name(self._drawn, self._surveyed.survey, self.lettered, scale, standing, SMALLEST / scale)
        self.lettered += 1
        return True

    def draw(self, target: pygame.Surface) -> None:
        """The names that are there."""
        camera = self._view.camera
        if not self._are_wanted or camera.scale != self._scale:
            return
        clip = target.get_clip()
        target.set_clip(camera.viewport.clip(clip))
        self._drawn.draw(target, camera.sheet.topleft)
        target.set_clip(clip)
