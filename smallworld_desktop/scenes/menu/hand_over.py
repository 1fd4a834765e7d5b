"""Handing a seat to a computer player, and back, in the middle of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pieces import OWNERS, letter_tile, put
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import INK, SOFT_INK, Theme, Type
from smallworld_desktop.render.widgets import Button, Label, OneOf, Option, Widget, heading
from smallworld_desktop.scenes.common.menu import MenuScene
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.setup.plan import KINDS
from smallworld_desktop.scenes.setup.seats import HEADS, ICONS
from smallworld_desktop.session.session import Session

SEATED = len(KINDS) - 1
"""All kinds but the empty seat."""


class HandOverScene(MenuScene):
    """One line for every seat; what is chosen holds at once."""

    is_overlay = True

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self.session = session
        self._panel = Rect(0, 0, 0, 0)

    def build(self) -> Sequence[Widget]:
        tr = self.tr
        self.heading = heading(tr("seats.title"))
        self.note = Label(tr("seats.note"), Type.LABEL, SOFT_INK, anchor="center", max_lines=3)
        self.rows = [self._row(number) for number in range(len(self.session.seats))]
        self.done = Button(tr("ui.back"), self.back, is_lit=True)
        return [self.heading, self.note, *self.rows, self.done]

    def _row(self, number: int) -> OneOf:
        options = [
            Option(self.tr(f"setup.kind.{head}"), partial(icon, name), tooltip=self.tr(f"setup.kind.{head}.tip"))
            for name, head in zip(ICONS[:SEATED], HEADS[:SEATED], strict=True)
        ]
        level = ":".join(self.session.seats[number].kind.split(":")[:2])
        chosen = KINDS.index(level) if level in KINDS[:SEATED] else 1
        return OneOf(options, chosen, partial(self._hand_over, number))

    def _hand_over(self, number: int, kind: int) -> None:
        self.session.hand_over(number, KINDS[kind])
        if self.session.on_change is not None:
            self.session.on_change(self.session)

    def first_focus(self) -> Widget | None:
        return self.rows[self.session.game.position.decider]

    def lay_out(self, window: Rect, theme: Theme) -> None:
        px, pad = theme.px, theme.px(34, 22)
        high, head, note = px(58, 46), px(50, 38), px(60, 52)
        inner = head + note + high * len(self.rows) + theme.button_height + px(24, 16)
        self._panel = Rect(0, 0, min(px(860, 700), window.width - px(40, 20)), inner + 2 * px(26, 18))
        self._panel.center = window.center
        x, wide = self._panel.x + pad, self._panel.width - 2 * pad
        y = self._panel.y + px(26, 18)
        self.heading.place(Rect(x, y, wide, head), theme)
        self.note.place(Rect(x, y + head, wide, note), theme)
        y += head + note
        names = round(wide * 0.30)
        for row in self.rows:
            row.place(Rect(x + names, y + px(5, 4), wide - names, high - px(10, 8)), theme)
            y += high
        width = max(self.done.preferred_width(theme), px(150, 110))
        self.done.place(Rect(self._panel.centerx - width // 2, y + px(24, 16), width, theme.button_height), theme)

    def draw_ground(self, surface: pygame.Surface) -> None:
        surfaces.draw_veil(surface)
        surfaces.draw_panel(surface, self._panel, self.theme)

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        style = TextStyle.of(theme, Type.NAME, INK)
        for seat, row in zip(self.session.seats, self.rows, strict=True):
            side = min(theme.px(44, 34), row.rect.height)
            left = self._panel.x + theme.px(34, 22)
            mark = letter_tile(OWNERS[seat.colour], seat.name[:1].upper(), side)
            put(surface, mark, (left + side / 2, row.rect.centery))
            box = Rect(left + side + theme.px(12, 8), row.rect.y, 0, row.rect.height)
            box.width = row.rect.x - box.x - theme.gap
            text.draw_in(surface, seat.name, style, box, "midleft", smallest=theme.smallest_text)
