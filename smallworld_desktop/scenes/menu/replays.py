"""Games to look at again: those that are over, and those that were saved."""

from __future__ import annotations

from functools import partial

from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.widgets import Button, Row
from smallworld_desktop.scenes.common.empty import Nothing
from smallworld_desktop.scenes.common.opening import session_of
from smallworld_desktop.scenes.menu.load import LoadScene
from smallworld_desktop.scenes.menu.replay import ReplayScene
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.store import SaveEntry, SaveStore, StoreError


def watchable(services: Services) -> list[SaveEntry]:
    """Finished games, then saved ones."""
    saved = [entry for entry in services.saves.entries() if entry.header is not None]
    return [*services.replays.entries(), *saved]


class ReplaysScene(LoadScene):
    """Finished games first, then saved ones."""

    @property
    def store(self) -> SaveStore:
        """Where the chosen game lies."""
        is_replay = not self.entries or self.entries[self.chosen].path.parent == self.services.replays.folder
        return self.services.replays if is_replay else self.services.saves

    def title(self) -> str:
        return self.tr("replays.title")

    def nothing(self) -> Nothing:
        return Nothing("spyglass", self.tr("replays.nothing"), self.tr("replays.nothing.words"), self.new_game())

    def rows(self) -> list[Row]:
        self._list(watchable(self.services))
        return [self._row(entry) for entry in self.entries]

    def buttons(self) -> list[Button]:
        if self.entry.header is None:
            return super().buttons()
        delete = Button(self.tr("ui.delete"), self._ask_delete, icon=partial(icon, "trash"))
        return [delete, Button(self.tr("replays.watch"), self.open, icon=partial(icon, "spyglass"), is_lit=True)]

    def open(self) -> None:
        if self.entry.header is None:
            super().open()
            return
        try:
            session, word = session_of(self.services, self.store.load(self.entry.path))
        except StoreError as error:
            self._found_damaged(error)
            return
        if session is None or not session.game.steps:
            self.say(self.tr.message(word) if word is not None else self.tr("replays.no_steps"), is_good=False)
            return
        self.go(ReplayScene(self.services, session))
