"""The names of all regions over a view that is too small to have them painted in: shown while they are wanted."""

from __future__ import annotations

import pygame

from smallworld_desktop.rules.board import Board

from .board_view import BoardView
from .painter.glazes import Cutouts
from .painter.lettering import NAMES_FROM, draw_names
from .painter.ornaments import plan_ornaments
from .painter.planting import ground_of
from .painter.survey import Survey, survey_board

SMALLEST = 14.0
"""Letters are at least so many pixels high."""


class BoardNames:
    """Letters a board's regions over a view, and keeps the letters until its scale changes."""

    def __init__(self, view: BoardView, board: Board) -> None:
        self._view = view
        self._board = board
        self.is_on = False
        self._survey: Survey | None = None
        self._drawn = Cutouts()
        self._scale = 0.0

    def draw(self, target: pygame.Surface) -> None:
        """Letter the regions if that is wanted and the painting has no letters itself."""
        if not self.is_on or self._view.painted_scale >= NAMES_FROM:
            return
        camera = self._view.camera
        if camera.scale != self._scale:
            self._drawn = self._made(camera.scale)
            self._scale = camera.scale
        clip = target.get_clip()
        target.set_clip(camera.viewport.clip(clip))
        self._drawn.draw(target, camera.sheet.topleft)
        target.set_clip(clip)

    def _made(self, scale: float) -> Cutouts:
        if self._survey is None:
            self._survey = survey_board(self._board, self._view.geometry, {})
        survey, g = self._survey, self._view.layout.glyph
        standing = {
            index: [ground_of(glyph, g) for glyph in glyphs] for index, glyphs in plan_ornaments(survey).items()
        }
        made = Cutouts()
        draw_names(made, survey, scale, standing, SMALLEST / scale)
        return made
