"""A picture from a file: those that lie where people keep pictures; any other can be dropped on the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame
from pygame import Rect

from smallworld_desktop.intents import FileDropped, Intent
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.emblems.files import load_picture
from smallworld_desktop.render.theme import SOFT_INK, Theme, Type
from smallworld_desktop.render.widgets import Button, ListBox, Row, Widget
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.workshop.flow import Note
from smallworld_desktop.scenes.workshop.sheet import SheetScene
from smallworld_desktop.workshop.pictures import found_pictures

PICTURE = (56, 56)


class PictureFilesScene(SheetScene):
    """`take` hears which file was chosen, after it has been looked at."""

    def __init__(self, services: Services, content: Path, take: Callable[[Path], None]) -> None:
        super().__init__(services)
        self._content = content
        self._take = take
        self.files: list[Path] = []
        self._looked_at: dict[Path, pygame.Surface | Message] = {}

    def build(self) -> Sequence[Widget]:
        tr = self.tr
        self.files = found_pictures(self._content)
        self.words = Note(tr("workshop.file.words" if self.files else "workshop.file.none"), Type.BODY, SOFT_INK)
        rows = [Row(file.name, str(file.parent), partial(icon, "scroll")) for file in self.files]
        self.list = ListBox(rows, self._look_at, on_open=lambda _: self._choose(), picture_size=PICTURE)
        act = Button(tr("workshop.file.take"), self._choose, icon=partial(icon, "check"), is_lit=True)
        act.enabled = bool(self.files)
        title, back, act = self.sheet_parts(tr("workshop.file"), tr("ui.back"), act)
        return [title, self.words, self.list, back, act]

    def enter(self) -> None:
        super().enter()
        if self.files:
            self.list.choose(0)

    def first_focus(self) -> Widget | None:
        return self.list if self.files else self.leave_button

    def _look_at(self, index: int) -> None:
        """The picture itself in its row, or what is wrong with it."""
        file = self.files[index]
        looked = self._looked_at.setdefault(file, load_picture(file))
        is_bad = isinstance(looked, Message)
        self.act_button.enabled = not is_bad
        words = self.tr.message(looked) if isinstance(looked, Message) else str(file.parent)
        shown = None if isinstance(looked, Message) else partial(_scaled, looked)
        rows = list(self.list.rows)
        rows[index] = Row(file.name, words, shown, is_bad=is_bad)
        self.list.show(rows, index)

    def _choose(self) -> None:
        if self.files and self.list.chosen >= 0 and self.act_button.enabled:
            self._give(self.files[self.list.chosen])

    def _give(self, file: Path) -> None:
        looked = load_picture(file)
        if isinstance(looked, Message):
            self.say(self.tr.message(looked), is_good=False)
            return
        self.stack.pop(self)
        self._take(file)

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, FileDropped):
            self._give(intent.path)
        else:
            super().handle(intent)

    def lay_out_inside(self, inner: Rect, theme: Theme) -> None:
        high = self.words.height_for(inner.width, theme)
        self.words.place(Rect(inner.x, inner.y, inner.width, high), theme)
        top = inner.y + high + theme.gap
        self.list.place(Rect(inner.x, top, inner.width, inner.bottom - top), theme)


def _scaled(picture: pygame.Surface, size: int) -> pygame.Surface:
    return pygame.transform.smoothscale(picture, (size, size))
