"""Games to look at again: those that are over, and those that were saved."""

from __future__ import annotations

from functools import partial

from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.widgets import Button, Row
from smallworld_desktop.scenes.common.empty import Nothing
from smallworld_desktop.scenes.common.opening import session_of
from smallworld_desktop.scenes.menu.load import LoadScene
from smallworld_desktop.scenes.menu.look_back import LookBackScene
from smallworld_desktop.scenes.menu.records import RecordsScene
from smallworld_desktop.scenes.menu.replay import ReplayScene
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.session.session import Session
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

    def common_buttons(self) -> list[Button]:
        records = Button(self.tr("records.title"), self._show_records, icon=partial(icon, "trophy"))
        return [records]

    def buttons(self) -> list[Button]:
        if self.entry.header is None:
            return super().buttons()
        delete = Button(self.tr("ui.delete"), self._ask_delete, icon=partial(icon, "trash"))
        look_back = Button(
            self.tr("lookback.button"),
            self._look_back,
            icon=partial(icon, "search"),
            tooltip=self.tr("lookback.button.tip"),
        )
        watch = Button(self.tr("replays.watch"), self.open, icon=partial(icon, "spyglass"), is_lit=True)
        return [delete, look_back, watch]

    def open(self) -> None:
        if self.entry.header is None:
            super().open()
        elif (session := self._read()) is not None:
            self.go(ReplayScene(self.services, session))

    def _show_records(self) -> None:
        self.go(RecordsScene(self.services))

    def _look_back(self) -> None:
        session = self._read()
        if session is not None:
            self.go(LookBackScene(self.services, session))

    def _read(self) -> Session | None:
        """The chosen game; None if it can't be watched, and the reason is told."""
        try:
            session, word = session_of(self.services, self.store.load(self.entry.path))
        except StoreError as error:
            self._found_damaged(error)
            return None
        if session is None or not session.game.steps:
            self.say(self.tr.message(word) if word is not None else self.tr("replays.no_steps"), is_good=False)
            return None
        return session
