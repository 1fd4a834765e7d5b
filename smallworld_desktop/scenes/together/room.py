"""The room of a table: who sits where, how others come, and the beginning of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.net.visit import Visit
from smallworld_desktop.render import text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import INK, REASON_RED, SOFT_INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Button, Checkbox, Dropdown, Label, TextEntry, Widget, heading
from smallworld_desktop.scenes.base import Scene
from smallworld_desktop.scenes.common.lists import place_buttons
from smallworld_desktop.scenes.common.menu import MenuScene
from smallworld_desktop.scenes.dialog import DialogScene, Reply
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.setup.memory import LONGEST_NAME
from smallworld_desktop.scenes.together.going import sit_down
from smallworld_desktop.scenes.together.seat_rows import SeatLine
from smallworld_desktop.scenes.together.talk import visit_of
from smallworld_desktop.session.session import Session

POLICIES = (0, 60, 600)
"""Seconds after which a computer plays for who is away; 0: the table waits."""


class RoomScene(MenuScene):
    """Before the game people find their seats here; during it, it lies over the table (`is_over_game`)."""

    def __init__(self, services: Services, visit: Visit, *, is_over_game: bool = False) -> None:
        super().__init__(services)
        self.visit = visit
        self._is_over_game = is_over_game
        self._is_handed_on = is_over_game
        """Whether somebody else closes the visit."""
        self._seen = (-1, True)
        self.name = services.settings.player_name
        self.lines: list[SeatLine] = []

    # -- scene -------------------------------------------------------------------------------------------------------

    def leave(self) -> None:
        if not self._is_handed_on:
            self.visit.close()

    def update(self, dt: float) -> None:
        super().update(dt)
        visit = self.visit
        visit.attend()
        for reason in [*visit.refusals]:
            visit.refusals.remove(reason)
            self.say(self.tr.message(reason), is_good=False)
        if visit.trouble is not None:
            self._turned_away()
        elif visit.session is not None and not self._is_over_game and (visit.own_seats or visit.is_watching):
            self._is_handed_on = True
            self.services.sound.play("turn")
            self.stack.reset(sit_down(self.services, visit.session))
        elif (visit.version, visit.is_cut) != self._seen and not any(each.pressed for each in self.group.widgets):
            self._seen = (visit.version, visit.is_cut)
            self.rebuild()

    def _turned_away(self) -> None:
        assert self.visit.trouble is not None
        words = self.tr.message(self.visit.trouble)
        reply = Reply(self.tr("ui.ok"), lambda: None, is_lit=True)
        dialog = DialogScene(self.tr("room.turned_away"), words, [reply], theme_for=self.services.theme)
        self.stack.replace(dialog)

    def build(self) -> Sequence[Widget]:
        tr, visit = self.tr, self.visit
        self.heading = heading(tr("room.title", code=visit.kept.code), anchor="midleft")
        self.lines = [
            SeatLine(number, chair, visit, tr, self._take) for number, chair in enumerate(visit.chairs) if chair.name
        ]
        self.name_label = Label(tr("room.name"), Type.STRONG)
        self.entry = TextEntry(
            self.name, self._rename, placeholder=tr("room.name.placeholder"), max_length=LONGEST_NAME
        )
        self.policy_label = Label(tr("room.policy"), Type.STRONG, max_lines=2)
        policies = [tr("room.policy.wait"), tr("room.policy.minute"), tr("room.policy.ten")]
        chosen = max(n for n, seconds in enumerate(POLICIES) if seconds <= visit.stand_in)
        self.policy = Dropdown(policies, chosen, lambda index: visit.set_stand_in(POLICIES[index]))
        self.policy.enabled = visit.is_host
        self.remarks = Checkbox(tr("talk.shown"), self.services.settings.talk, self._switch, detail="")
        self.leave_button = Button(tr("ui.back" if self._is_over_game else "room.leave"), self.back)
        self.watch = Button(tr("room.watch"), self._watch, icon=partial(icon, "spyglass"))
        self.watch.visible = visit.has_begun and not visit.own_seats and not self._is_over_game
        self.begin = Button(tr("room.begin"), visit.begin, icon=partial(icon, "horn"), is_lit=True)
        self.begin.visible = visit.is_host and not visit.has_begun
        actions = [button for button in (self.watch, self.begin) if button.visible]
        self._actions = actions
        rows = [widget for line in self.lines for widget in line.widgets]
        return [
            *(self.heading, *rows, self.name_label, self.entry, self.policy_label, self.policy, self.remarks),
            *(self.leave_button, *actions),
        ]

    def first_focus(self) -> Widget | None:
        return self.begin if self.begin.visible else self.lines[0].own if self.lines else self.leave_button

    # -- changes -----------------------------------------------------------------------------------------------------

    def _rename(self, name: str) -> None:
        self.name = name

    def _switch(self, on: bool) -> None:
        self.services.change_settings(talk=on)

    def _take(self, seat: int) -> None:
        name = self.name.strip()
        if not name:
            self.say(self.tr("room.no_name"), is_good=False)
            self.group.focus_on(self.entry, by_keyboard=True)
            return
        taken = {chair.name.casefold() for n, chair in enumerate(self.visit.chairs) if chair.taken and n != seat}
        if name.casefold() in taken:
            self.say(self.tr("setup.no.same_name", name=name), is_good=False)
            return
        if not self.visit.own_seats:
            self.services.change_settings(player_name=name)
        self.visit.take(seat, name)

    def _watch(self) -> None:
        self.visit.is_watching = True

    # -- looks -------------------------------------------------------------------------------------------------------

    def lay_out(self, window: Rect, theme: Theme) -> None:
        px, pad = theme.px, theme.pad
        edge, gap, foot = px(8, 4), px(6, 4), px(92, 66)
        wide = px(480, 340)
        right = Rect(window.width - edge - wide, edge, wide, window.height - 2 * edge - foot - gap)
        left = Rect(edge, edge, right.x - gap - edge, right.height)
        bar = Rect(edge, left.bottom + gap, window.width - 2 * edge, foot)
        self._invitation = Rect(right.x, right.y, right.width, round(right.height * 0.5))
        choices = Rect(right.x, self._invitation.bottom + gap, wide, right.bottom - self._invitation.bottom - gap)
        self.panels = (left, self._invitation, choices, bar)
        self.heading.place(Rect(left.x + pad, left.y + px(12, 8), left.width - 2 * pad, px(48, 34)), theme)
        y = self.heading.rect.bottom + px(34, 24)
        self._board = Rect(left.x + pad, self.heading.rect.bottom, left.width - 2 * pad, px(30, 22))
        room = left.bottom - px(40, 28) - y
        step = min(px(84, 66), room // max(1, len(self.lines)))
        for line in self.lines:
            line.place(Rect(left.x + pad, y, left.width - 2 * pad, step - px(8, 5)), theme)
            y += step
        self._watchers = Rect(left.x + pad, left.bottom - px(38, 28), left.width - 2 * pad, px(28, 22))
        self._place_choices(choices, theme, window)
        place_buttons(bar, theme, self.leave_button, self._actions)

    def _place_choices(self, rect: Rect, theme: Theme, window: Rect) -> None:
        px, pad = theme.px, theme.pad
        inner, high = rect.inflate(-2 * pad, -px(28, 18)), px(42, 32)
        y = inner.y
        for label, field in ((self.name_label, self.entry), (self.policy_label, self.policy)):
            label.place(Rect(inner.x, y, inner.width, px(26, 20)), theme)
            field.place(Rect(inner.x, label.rect.bottom + px(2), inner.width, high), theme)
            y = field.rect.bottom + px(12, 6)
        self.policy.bounds = window
        self.remarks.place(Rect(inner.x, y, inner.width, high), theme)

    def paint(self, surface: pygame.Surface) -> None:
        theme, tr, visit = self.theme, self.tr, self.visit
        small = theme.smallest_text
        board = tr("room.board", board=tr.proper("board", visit.title)) if visit.title else ""
        style = TextStyle.of(theme, Type.LABEL, SOFT_INK)
        text.draw_in(surface, board, style, self._board, "midleft", smallest=small)
        for line in self.lines:
            line.paint(surface, theme)
        if visit.watchers:
            words = tr("room.watchers", count=visit.watchers)
            text.draw_in(surface, words, style, self._watchers, "midleft", smallest=small)
        self._paint_invitation(surface)

    def _paint_invitation(self, surface: pygame.Surface) -> None:
        """How others come here, or that the line is not there now."""
        theme, tr, visit = self.theme, self.tr, self.visit
        px, small = theme.px, theme.smallest_text
        inner = self._invitation.inflate(-2 * theme.pad, -px(28, 18))
        lines: list[tuple[str, Type, tuple[int, int, int], int]] = [
            (tr("room.invite"), Type.HEADING, TITLE_RED, 2),
            (visit.offered_at, Type.STRONG, INK, 1),
            (tr("room.code", code=visit.kept.code), Type.TITLE, INK, 1),
        ]
        if visit.kept.word:
            lines.append((tr("room.word", word=visit.kept.word), Type.STRONG, INK, 1))
        if visit.is_cut:
            lines.append((tr("room.cut"), Type.STRONG, REASON_RED, 3))
        else:
            code = "room.listens" if visit.kept.is_here else "room.kept_there"
            lines.append((tr(code, address=visit.offered_at), Type.LABEL, SOFT_INK, 4))
        weights = [2 if kind is Type.TITLE else most if most > 1 else 1 for _, kind, _, most in lines]
        unit = inner.height / sum(weights)
        y = float(inner.y)
        for (words, kind, colour, most), weight in zip(lines, weights, strict=True):
            box = Rect(inner.x, round(y), inner.width, round(unit * weight))
            style = TextStyle.of(theme, kind, colour)
            text.draw_in(surface, words, style, box, "midleft", max_lines=most, smallest=small)
            y += unit * weight


def room_of(services: Services, session: Session) -> Scene:
    """The room of the table that holds a shared game, over the game."""
    return RoomScene(services, visit_of(session), is_over_game=True)
