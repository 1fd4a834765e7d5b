"""The ways between the screens: the one place that knows which scene is which.

All but the title and what it leads to at once are loaded when they are wanted, so that the title shows sooner.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from smallworld_desktop.scenes.base import Scene
from smallworld_desktop.scenes.menu import PauseScene, ResultScene, SettingsScene, TitleScene
from smallworld_desktop.scenes.menu.dropped import open_file
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.session.session import Session

if TYPE_CHECKING:
    from smallworld_desktop.lessons.session import LessonSession
    from smallworld_desktop.riddles.session import RiddleSession


class GameScreens:
    """Makes scenes for those who ask. `services` is set right after both have been made."""

    services: Services

    def title(self) -> Scene:
        return TitleScene(self.services)

    def setup(self, map_file: Path | None = None, packs: Sequence[str | Path] = ()) -> Scene:
        from smallworld_desktop.scenes.setup import SetupScene

        return SetupScene(self.services, map_file, packs=packs)

    def table(self, session: Session) -> Scene:
        from smallworld_desktop.scenes.table import TableScene

        return TableScene(self.services, session)

    def pause(self, session: Session) -> Scene:
        return PauseScene(self.services, session)

    def result(self, session: Session) -> Scene:
        return ResultScene(self.services, session)

    def together(self) -> Scene:
        from smallworld_desktop.scenes.together.lobby import LobbyScene

        return LobbyScene(self.services)

    def room(self, session: Session) -> Scene:
        from smallworld_desktop.scenes.together.room import room_of

        return room_of(self.services, session)

    def talk(self, session: Session) -> Scene:
        from smallworld_desktop.scenes.together.talk import talk_at

        return talk_at(self.services, session)

    def settings(self) -> Scene:
        return SettingsScene(self.services)

    def almanac(self, topic: str = "") -> Scene:
        from smallworld_desktop.scenes.book import AlmanacScene

        return AlmanacScene(self.services, topic)

    def workshop(self, section: str = "", id: str = "") -> Scene:
        from smallworld_desktop.scenes.workshop.scene import workshop_scene

        return workshop_scene(self.services, section, id)

    def lessons(self, wanted: str = "") -> Scene:
        from smallworld_desktop.scenes.lesson.contents import LessonsScene

        return LessonsScene(self.services, wanted)

    def lesson(self, session: LessonSession) -> Scene:
        from smallworld_desktop.scenes.lesson.scene import LessonScene

        return LessonScene(self.services, session)

    def riddles(self) -> Scene:
        from smallworld_desktop.scenes.riddles.contents import RiddlesScene

        return RiddlesScene(self.services)

    def riddle(self, session: RiddleSession) -> Scene:
        from smallworld_desktop.scenes.riddles.scene import RiddleScene

        return RiddleScene(self.services, session)

    def open_file(self, path: Path) -> None:
        open_file(self.services, path)
