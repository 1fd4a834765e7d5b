"""What comes and goes on the board at the table: names, the light of the round, and when the chart lives."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from smallworld_desktop.render.animation import Speed
from smallworld_desktop.render.daylight import PLAIN, daylight
from smallworld_desktop.render.desktop import saves_power
from smallworld_desktop.render.living import LivingChart
from smallworld_desktop.scenes.board.widget import BoardWidget
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.session.session import Session

LOOK_EVERY = 20.0
"""Seconds between two looks at the battery."""


class Life:
    """Lets small things move over a table's board while somebody looks, with animation on and on mains power."""

    def __init__(self, services: Services, session: Session, board: BoardWidget, moved: Callable[[Rect], None]) -> None:
        self._services = services
        self._session = session
        self._board = board
        self._moved = moved
        self._since_look = LOOK_EVERY
        self._saves_power = False

    def update(self, dt: float) -> None:
        board = self._board
        if board.names.update():
            board.touch()
        if not self._is_wanted(dt):
            if board.life is not None:
                board.life, board.view.light = None, PLAIN
                board.touch()
            return
        if board.life is None:
            board.life = LivingChart(board.surveyed, board.view)
        position = self._session.game.position
        board.view.light = daylight(position.round, position.rules.rounds)
        if board.life.update(dt):
            self._moved(board.rect)

    def _is_wanted(self, dt: float) -> bool:
        settings = self._services.settings
        if not self._services.is_alive or Speed(settings.animation_speed) is Speed.NONE or self._board.lights.is_strong:
            return False
        self._since_look += dt
        if self._since_look >= LOOK_EVERY:
            self._since_look = 0.0
            self._saves_power = saves_power()
        return not self._saves_power
