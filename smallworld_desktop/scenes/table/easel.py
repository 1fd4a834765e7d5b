"""The painting of the board at the table: asked for as fine as the view needs it, and faded in when it is ready."""

from __future__ import annotations

from collections.abc import Callable

from smallworld_desktop.render.painter import PaintRequest
from smallworld_desktop.scenes.board.widget import BoardWidget
from smallworld_desktop.scenes.services import Painter
from smallworld_desktop.session.session import Session

FADE_SECONDS = 0.5
STEPS = 50
"""So many steps of progress are seen."""


class Easel:
    """Keeps a board's view supplied with the painting of its session's board."""

    def __init__(self, painter: Painter, session: Session, board: BoardWidget, on_touch: Callable[[], None]) -> None:
        self._painter = painter
        self._session = session
        self._board = board
        self._on_touch = on_touch
        self._painted_scale = 0.0
        self.progress = 1.0

    def update(self, dt: float) -> None:
        """`dt` seconds have passed; the table may lie under another scene."""
        view, painter = self._board.view, self._painter
        if view.wanted_scale > self._painted_scale and painter.progress >= 1.0:
            self._paint()
        picture = painter.poll()
        if int(painter.progress * STEPS) != int(self.progress * STEPS):
            self.progress = painter.progress
            self._on_touch()
        if picture is not None:
            view.show(picture)
            self._board.forget_picture()
        if view.fade < 1.0:
            view.fade = min(1.0, view.fade + dt / FADE_SECONDS)
            self._on_touch()

    def _paint(self) -> None:
        """Ask for the painting that the present view needs; large windows and near views need the finer one."""
        session, view = self._session, self._board.view
        self._painted_scale = max(self._painted_scale, view.wanted_scale)
        board, geometry, content = session.game.rules.board, session.geometry, session.content
        request = PaintRequest(board, geometry, self._painted_scale, content.styles, session.artwork)
        picture = self._painter.request(request)
        if picture is not None:
            view.show(picture, fade=False)
            self._board.forget_picture()
