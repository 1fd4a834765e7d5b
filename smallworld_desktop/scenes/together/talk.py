"""Saying something to the others at a table: a ready-made remark, or a few words of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.net.messages import WORDS
from smallworld_desktop.net.mirror import MirrorSession
from smallworld_desktop.net.visit import Visit
from smallworld_desktop.render import surfaces
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.theme import Theme
from smallworld_desktop.render.widgets import Button, Checkbox, TextEntry, Widget, heading
from smallworld_desktop.scenes.base import Scene
from smallworld_desktop.scenes.common.menu import MenuScene
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.session.session import REMARKS, Session

COLUMNS = 2
LONGEST = 80


class TalkScene(MenuScene):
    """Remarks in two columns, a line to type in, and the switch that hides what others say."""

    is_overlay = True

    def __init__(self, services: Services, visit: Visit) -> None:
        super().__init__(services)
        self._visit = visit
        self._words = ""
        self._panel = Rect(0, 0, 0, 0)

    def build(self) -> Sequence[Widget]:
        tr = self.tr
        self.heading = heading(tr("talk.title"))
        self.remarks = [Button(tr(f"saying.{code}"), partial(self._say, remark=code)) for code in REMARKS]
        self.entry = TextEntry(
            self._words,
            self._type,
            on_confirm=lambda words: self._say(words),
            placeholder=tr("talk.placeholder"),
            max_length=min(LONGEST, WORDS),
        )
        self.send = Button(tr("talk.send"), lambda: self._say(self._words), icon=partial(icon, "horn"), is_lit=True)
        self.shown = Checkbox(tr("talk.shown"), self.services.settings.talk, self._switch, detail="")
        self.leave_button = Button(tr("ui.back"), self.back)
        return [self.heading, *self.remarks, self.entry, self.send, self.shown, self.leave_button]

    def first_focus(self) -> Widget | None:
        return self.remarks[0]

    def _type(self, words: str) -> None:
        self._words = words

    def _switch(self, on: bool) -> None:
        self.services.change_settings(talk=on)

    def _say(self, words: str = "", remark: str = "") -> None:
        if not self._visit.own_seats:
            self.say(self.tr("talk.watching"), is_good=False)
            return
        if words.strip() or remark:
            self._visit.say(" ".join(words.split()), remark)
            self.back()

    def lay_out(self, window: Rect, theme: Theme) -> None:
        px, gap, high = theme.px, theme.px(12, 8), theme.button_height
        rows = -(-len(self.remarks) // COLUMNS)
        inner = px(52, 38) + (rows + 3) * (high + gap)
        self._panel = Rect(0, 0, px(680, 540), inner + px(56, 40))
        self._panel.center = window.center
        x, wide = self._panel.x + px(34, 22), self._panel.width - 2 * px(34, 22)
        y = self._panel.y + px(22, 14)
        self.heading.place(Rect(x, y, wide, px(46, 34)), theme)
        y += px(52, 38)
        column = (wide - gap) // COLUMNS
        for number, button in enumerate(self.remarks):
            left = x + number % COLUMNS * (column + gap)
            button.place(Rect(left, y + number // COLUMNS * (high + gap), column, high), theme)
        y += rows * (high + gap)
        send = max(self.send.preferred_width(theme), px(150, 110))
        self.entry.place(Rect(x, y, wide - send - gap, high), theme)
        self.send.place(Rect(x + wide - send, y, send, high), theme)
        y += high + gap
        self.shown.place(Rect(x, y, wide, high), theme)
        back = max(self.leave_button.preferred_width(theme), px(150, 110))
        self.leave_button.place(Rect(self._panel.centerx - back // 2, y + high + gap, back, high), theme)

    def draw_ground(self, surface: pygame.Surface) -> None:
        surfaces.draw_veil(surface)
        surfaces.draw_panel(surface, self._panel, self.theme)

    def update(self, dt: float) -> None:
        super().update(dt)
        self._visit.attend()


def talk_at(services: Services, session: Session) -> Scene:
    """Talking at the table that holds a shared game."""
    return TalkScene(services, visit_of(session))


def visit_of(session: Session) -> Visit:
    assert isinstance(session, MirrorSession) and isinstance(session.visit, Visit)
    return session.visit
