"""Saved games: which there are, what is wrong with those that can't be read, and the last good copy of them."""

from __future__ import annotations

import io
from datetime import datetime
from functools import partial
from pathlib import Path

import pygame

from smallworld_desktop.i18n import Translator
from smallworld_desktop.maps.pictures import png_size
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.theme import REASON_RED, SOFT_INK, Type
from smallworld_desktop.render.widgets import Button, Paragraph, Row
from smallworld_desktop.rules.document import BadGame
from smallworld_desktop.scenes.board.thumbnails import board_now, chart_thumbnail, no_picture
from smallworld_desktop.scenes.common.empty import Nothing
from smallworld_desktop.scenes.common.lists import ListScene
from smallworld_desktop.scenes.common.opening import left_games, open_left, open_save
from smallworld_desktop.scenes.dialog import DialogScene, Reply
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.session.keeping import read_session
from smallworld_desktop.store import Save, SaveEntry, SaveMeta, SaveStore, StoreError

LARGEST_THUMBNAIL = 2048
LATELY = {0: "load.today", 1: "load.yesterday"}
TORN = 480
"""How high the sheet lies that stands for a file nobody can read."""
REST = 0.15
"""So many seconds a row stays chosen before its board is drawn: who leafs through the list is not held up."""


class LoadScene(ListScene):
    """Named saves, newest first, then games in progress that were left for others.

    `continued` is the game in progress that needs no mention, because the title's Continue offers it.
    """

    is_chart_on_table = True

    def __init__(self, services: Services, *, continued: Path | None = None, is_over_game: bool = False) -> None:
        super().__init__(services)
        self._continued = continued
        self._is_over_game = is_over_game
        self._left: list[SaveEntry] = []
        self.entries: list[SaveEntry] = []
        self._pictures: dict[Path, pygame.Surface | None] = {}
        self._previews: dict[Path, pygame.Surface | None] = {}
        """Boards drawn from their positions; until they are, the small picture in the file is shown."""
        self._rested = 0.0
        self._damaged: dict[Path, SaveEntry] = {}
        """Saves whose first line looked well; loading has shown that the rest is not."""

    @property
    def store(self) -> SaveStore:
        return self.services.saves

    @property
    def entry(self) -> SaveEntry:
        return self.entries[self.chosen]

    def title(self) -> str:
        return self.tr("load.title")

    def nothing(self) -> Nothing:
        return Nothing("scroll", self.tr("load.nothing"), self.tr("load.nothing.words"), self.new_game())

    def new_game(self) -> Button | None:
        """What helps where there is no game yet; over a game, there is one."""
        if self._is_over_game:
            return None
        screens = self.services.screens
        return Button(
            self.tr("menu.new_game"),
            lambda: self.go(screens.setup()),
            icon=partial(icon, "dice"),
            kind=Type.TITLE,
            is_lit=True,
        )

    def rows(self) -> list[Row]:
        self._left = left_games(self.services, self._continued)
        self._list([*self.services.saves.entries(), *self._left])
        return [self._row(entry) for entry in self.entries]

    def _list(self, entries: list[SaveEntry]) -> None:
        self.entries = entries = [self._damaged.get(entry.path, entry) for entry in entries]
        self._pictures = {e.path: thumbnail(e.header.thumbnail) for e in entries if e.header is not None}

    def _row(self, entry: SaveEntry) -> Row:
        header = entry.header
        if header is None:
            reason = self._reason(entry)
            return Row(entry.path.stem, reason, no_picture(is_torn=True), partial(icon, "warning"), is_bad=True)
        code = "load.row_left" if entry in self._left else "load.row"
        words = self.tr(code, when=when(self.tr, header.meta.saved_at), **_round(header.meta))
        picture = self._pictures.get(entry.path)
        return Row(header.meta.name, words, chart_thumbnail(picture) if picture is not None else no_picture())

    def _reason(self, entry: SaveEntry) -> str:
        """What is wrong with a file, by its name alone: the folder is known."""
        if entry.problem is None:
            return ""
        return self.tr(entry.problem.code, **{**entry.problem.params, "path": entry.path.name})

    def details(self) -> tuple[pygame.Surface | None, list[Paragraph]]:
        entry = self.entry
        header = entry.header
        if header is None:
            reason = self._reason(entry)
            code = "load.backup_offered" if entry.backup is not None else "load.no_backup"
            file = self.tr("load.file", file=entry.path.name)
            words = [
                Paragraph.heading(entry.path.stem),
                Paragraph(reason, Type.STRONG, REASON_RED),
                Paragraph(self.tr(code)),
                Paragraph(file, Type.SMALL, SOFT_INK),
            ]
            return no_picture(is_torn=True)(TORN), words
        meta = header.meta
        words = [
            Paragraph.heading(meta.name),
            Paragraph(self.tr("load.board", board=self.tr.proper("board", meta.board), **_round(meta))),
            Paragraph(self.tr("load.players", players=self.tr.listed(meta.players, "comma"))),
            Paragraph(self.tr("load.saved", when=when(self.tr, meta.saved_at)), Type.LABEL, SOFT_INK),
        ]
        if entry in self._left:
            words.append(Paragraph(self.tr("load.left"), Type.ASIDE, SOFT_INK))
        return self._previews.get(entry.path) or self._pictures[entry.path], words

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.entries and self.entry.header is not None and self.entry.path not in self._previews:
            self._rested += dt
            if self._rested >= REST:
                self._draw_preview(self.entry)

    def _choose(self, index: int) -> None:
        self._rested = 0.0
        super()._choose(index)

    def resize(self, size: tuple[int, int]) -> None:
        self._previews.clear()
        super().resize(size)

    def _draw_preview(self, entry: SaveEntry) -> None:
        """What is wrong with a file is told when it is opened; until then its small picture will do."""
        try:
            session, _ = read_session(self._save_of(entry).game)
        except (StoreError, BadGame):
            self._previews[entry.path] = None
            return
        self._previews[entry.path] = drawn = board_now(session, max(self.room.width, 1))
        self.show_picture(drawn)

    def _save_of(self, entry: SaveEntry) -> Save:
        return self.services.autosave.read(entry.path)[0] if entry in self._left else self.store.load(entry.path)

    def buttons(self) -> list[Button]:
        delete = Button(self.tr("ui.delete"), self._ask_delete, icon=partial(icon, "trash"))
        if self.entry.header is None:
            restore = Button(self.tr("load.restore"), self._restore, icon=partial(icon, "undo"), is_lit=True)
            restore.enabled = self.entry.backup is not None
            return [delete, restore]
        return [delete, Button(self.tr("load.load"), self.open, icon=partial(icon, "play"), is_lit=True)]

    def open(self) -> None:
        if self.entry.header is None:
            self._restore()
            return
        try:
            way = open_left if self.entry in self._left else open_save
            problem = way(self.services, self.entry.path)
        except StoreError as error:
            self._found_damaged(error)
            return
        if problem is not None:
            self.say(self.tr.message(problem), is_good=False)

    def _found_damaged(self, error: StoreError) -> None:
        """Loading has failed: the list says so from now on and offers the last good copy."""
        path = self.entry.path
        self._damaged[path] = SaveEntry(path, None, error.message, error.backup)
        self.say(self._reason(self._damaged[path]), is_good=False)
        self.refresh()

    def _restore(self) -> None:
        if self.entry.backup is None:
            self.say(self.tr("load.no_backup"), is_good=False)
            return
        try:
            self.store.restore(self.entry.path)
            self._damaged.pop(self.entry.path, None)
        except StoreError as error:
            self.say(self.tr.message(error.message), is_good=False)
        else:
            self.say(self.tr("load.restored"))
        self.refresh()

    def _ask_delete(self) -> None:
        name = self.list.rows[self.chosen].title
        answers = [
            Reply(self.tr("ui.cancel"), lambda: None, is_lit=True),
            Reply(self.tr("ui.delete"), self._delete, icon=partial(icon, "trash")),
        ]
        title, words = self.tr("load.delete.title", name=name), self.tr("load.delete.words")
        self.stack.push(DialogScene(title, words, answers, theme_for=self.services.theme))

    def _delete(self) -> None:
        try:
            if self.entry in self._left:
                self.services.autosave.forget(self.entry.path)
            else:
                self.store.delete(self.entry.path)
        except StoreError as error:
            self.say(self.tr.message(error.message), is_good=False)
        self.refresh()


def _round(meta: SaveMeta) -> dict[str, str | int]:
    return {"round": meta.round, "rounds": meta.rounds}


def when(tr: Translator, saved: datetime) -> str:
    """A moment in the player's own time."""
    local = saved.astimezone()
    days = (datetime.now().astimezone().date() - local.date()).days
    if days in LATELY:
        return tr(LATELY[days], time=f"{local:%H:%M}")
    day = tr("date.day", year=f"{local:%Y}", month=f"{local:%m}", day=f"{local:%d}")
    return tr("load.when", day=day, time=f"{local:%H:%M}")


def thumbnail(data: bytes | None) -> pygame.Surface | None:
    """The picture in a save; none if there is none or it can't be shown."""
    size = png_size(data or b"")
    if data is None or size is None or not 0 < max(size) <= LARGEST_THUMBNAIL:
        return None
    try:
        picture = pygame.image.load(io.BytesIO(data), "thumbnail.png")
    except pygame.error:
        return None
    return picture.convert(pygame.Surface((1, 1), pygame.SRCALPHA, 32))
