"""Bridges, ferries, walls and rifts above the highlights: an owner's glow must not hide a rule."""

from __future__ import annotations

import pygame

from smallworld_desktop.rules.board import Board

from .board_view import BoardView
from .painter.crossings import draw_crossings
from .painter.glazes import Cutouts
from .painter.links import Link, barriers, linked_pairs, plan_links
from .painter.survey import Survey, survey_board


class BoardCrossings:
    """Draws a board's links and barriers over a view, and keeps them until its scale changes."""

    def __init__(self, view: BoardView, board: Board) -> None:
        self._view = view
        self._board = board
        self._any = bool(linked_pairs(board, view.geometry) or barriers(board, view.geometry))
        self._planned: tuple[Survey, list[Link]] | None = None
        self._drawn = Cutouts()
        self._scale = 0.0

    def draw(self, target: pygame.Surface) -> None:
        """Draw them where the view shows them; nothing on a board that has none."""
        if not self._any:
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
        if self._planned is None:
            survey = survey_board(self._board, self._view.geometry, {})
            self._planned = survey, plan_links(survey)
        survey, links = self._planned
        made = Cutouts()
        draw_crossings(made, survey, scale, links)
        return made
