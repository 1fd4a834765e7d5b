"""What a chapter looks like: its board in the middle of the lesson, with what is spoken of in a rim of gold."""

from __future__ import annotations

import pygame
from pygame import Surface

from smallworld_desktop.lessons.lesson import Lesson, LessonStep, StepKind
from smallworld_desktop.lessons.session import LessonSession, start_lesson
from smallworld_desktop.render.painter import PaintRequest
from smallworld_desktop.render.pieces import put
from smallworld_desktop.render.pieces.atlas import medallion
from smallworld_desktop.render.theme import INK, TURN_GOLD, Theme
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.scenario.problems import Malformed
from smallworld_desktop.scenes.board.pictures import FULL, TILE_SHARE, BoardPictures
from smallworld_desktop.scenes.board.state import BoardState
from smallworld_desktop.scenes.board.tableau import Tableau
from smallworld_desktop.scenes.board.widget import BoardWidget

WIDE = 1000
FACE = 0.30
"""The teacher's face as a share of the picture's height."""


class ChapterPictures:
    """One picture at a time, plain at first and painted when the painter has done it."""

    def __init__(self, boards: BoardPictures) -> None:
        self._boards = boards
        self._session: LessonSession | None = None
        self._lesson: Lesson | None = None

    def show(self, lesson: Lesson) -> Surface | None:
        """The picture of a chapter; None for one that can't be played."""
        if lesson is not self._lesson:
            self._lesson, self._session = lesson, _in_the_middle(lesson)
        return self.picture()

    def picture(self) -> Surface | None:
        """As well painted as can be now."""
        session, lesson = self._session, self._lesson
        if session is None or lesson is None:
            return None
        rules, styles = session.game.rules, session.content.styles
        request = PaintRequest(rules.board, session.geometry, FULL, styles, session.artwork)
        board = self._boards.get(
            request.board, request.geometry, request.scale, styles=styles, artwork=session.artwork, is_urgent=True
        )
        out = _board(session, board)
        face = round(out.get_height() * FACE)
        put(out, medallion(lesson.teacher, face), (face * 0.62, out.get_height() - face * 0.62))
        return out


def _in_the_middle(lesson: Lesson) -> LessonSession | None:
    """The lesson where something is first to be done in a region, or at its beginning."""
    wanted = next((n for n, step in enumerate(lesson.steps) if _is_vivid(step)), 0)
    try:
        return start_lesson(lesson, wanted)
    except (Malformed, IllegalAction):
        return None


def _is_vivid(step: LessonStep) -> bool:
    return bool(step.regions) and step.kind in (StepKind.DO, StepKind.READ)


def _board(session: LessonSession, board: Surface) -> Surface:
    """The chart with its pieces, and gold around what is spoken of."""
    high = round(WIDE * board.get_height() / board.get_width())
    out = Surface((WIDE, high), pygame.SRCALPHA, 32)
    owners = [seat.colour for seat in session.seats]
    state = BoardState(Tableau.of(session.game.position), owners=owners)
    widget = BoardWidget(session.game.rules.board, session.geometry, board, state)
    widget.place(out.get_rect(), Theme(WIDE * TILE_SHARE * 1.25 / 46, 1.0))
    widget.draw(out)
    to_screen = widget.view.camera.to_screen
    for region in session.pointed:
        ring = [to_screen(point) for point in session.geometry.shapes[region].outline]
        pygame.draw.lines(out, INK, True, ring, 11)
        pygame.draw.lines(out, TURN_GOLD, True, ring, 7)
    return out
