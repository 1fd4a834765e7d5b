"""The ways between the screens: the one place that knows which scene is which."""

from __future__ import annotations

from pathlib import Path

from smallworld_desktop.scenes.base import Scene
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.session import Session
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.table.overlays import QuestionScene
from smallworld_desktop.scenes.table.steps.base import Choice


class GameScreens:
    """Makes scenes for those who ask. `services` is set right after both have been made."""

    services: Services

    def title(self) -> Scene:
        raise NotImplementedError

    def setup(self, map_file: Path | None = None) -> Scene:
        raise NotImplementedError

    def table(self, session: Session) -> Scene:
        return TableScene(self.services, session)

    def pause(self, session: Session) -> Scene:
        tr = self.services.tr
        leave = Choice(tr("table.leave"), self.services.stack.quit, "door")
        go_on = Choice(tr("button.go_on"), _nothing, "play", is_lit=True)
        return QuestionScene(self.services, tr("table.pause"), "", [leave, go_on])

    def result(self, session: Session) -> Scene:
        tr, position = self.services.tr, session.game.position
        order = sorted(range(len(session.seats)), key=lambda seat: -position.coins[seat])
        lines = [tr("result.line", player=session.seats[seat].name, count=position.coins[seat]) for seat in order]
        leave = Choice(tr("table.leave"), self.services.stack.quit, "door", is_lit=True)
        return QuestionScene(self.services, tr("result.title"), "\n".join(lines), [leave])

    def settings(self) -> Scene:
        raise NotImplementedError

    def almanac(self, topic: str = "") -> Scene:
        raise NotImplementedError


def _nothing() -> None:
    """Only close."""
