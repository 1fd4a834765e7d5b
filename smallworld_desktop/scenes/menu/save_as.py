"""Saving a game under a name."""

from __future__ import annotations

from smallworld_desktop.render.widgets import TextEntry
from smallworld_desktop.scenes.board.thumbnails import save_thumbnail
from smallworld_desktop.scenes.dialog import DialogScene, Reply
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.session.keeping import session_document, session_meta
from smallworld_desktop.session.session import Session
from smallworld_desktop.store import StoreError

LONGEST = 40


class SaveAsScene(DialogScene):
    """Asks for a name, and once more before it writes over a save of that name."""

    def __init__(self, services: Services, session: Session) -> None:
        self.services, self.session = services, session
        board = services.tr.proper("board", session.title)
        self.name = services.tr("save.name", board=board, round=session.game.position.round)[:LONGEST]
        tr = services.tr
        entry = TextEntry(self.name, self._rename, on_confirm=lambda _: self._close(self._save), max_length=LONGEST)
        answers = [Reply(tr("ui.cancel"), lambda: None), Reply(tr("ui.save"), self._save, is_lit=True)]
        super().__init__(tr("save.title"), tr("save.words"), answers, widgets=[entry], theme_for=services.theme)

    def _rename(self, name: str) -> None:
        self.name = name

    def _save(self) -> None:
        tr = self.services.tr
        if not self.name.strip():
            self.stack.push(message(self.services, tr("save.no_name")))
        elif self.services.saves.find(self.name) is not None:
            answers = [Reply(tr("ui.cancel"), lambda: None), Reply(tr("save.replace"), self._write, is_lit=True)]
            title, words = tr("save.exists.title"), tr("save.exists.words", name=self.name.strip())
            self.stack.push(DialogScene(title, words, answers, theme_for=self.services.theme))
        else:
            self._write()

    def _write(self) -> None:
        tr = self.services.tr
        document, meta = session_document(self.session), session_meta(self.session, self.name)
        try:
            self.services.saves.save(document, meta, save_thumbnail(self.session))
        except StoreError as problem:
            self.stack.push(message(self.services, tr.message(problem.message)))
            return
        self.services.sound.play("page")
        self.services.news.append(tr("save.done", name=self.name.strip()))


def message(services: Services, words: str) -> DialogScene:
    """Something to know before going on."""
    tr = services.tr
    return DialogScene(words, "", [Reply(tr("ui.ok"), lambda: None, is_lit=True)], theme_for=services.theme)
