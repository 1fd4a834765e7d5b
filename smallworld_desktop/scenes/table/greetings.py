"""The cover while the screen is passed on to the next person."""

from __future__ import annotations

import pygame
from pygame import Rect

from smallworld_desktop.intents import Command, Intent, Key
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.pieces import OWNERS, letter_tile, put
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import CREAM, INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Button, Group
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.turn.overlays import Overlay
from smallworld_desktop.session.session import Seat


class CoverScene(Overlay):
    """Hides everything until the next person sits at the screen."""

    is_overlay = False

    def __init__(self, services: Services, seat: Seat, asked_by: str = "") -> None:
        """`asked_by` is whose turn it is, if not that person's own."""
        super().__init__(services)
        self._seat = seat
        tr = services.tr
        self._lines = tr("cover.asked", player=seat.name, other=asked_by) if asked_by else tr("cover.words")
        self.button = Button(tr("cover.button", player=seat.name), self.close, is_lit=True)
        self.group = Group([self.button], self.invalidate)
        self.group.focus_on(self.button, by_keyboard=True)
        self._theme = Theme()
        self._sheet = Rect(0, 0, 0, 0)

    def resize(self, size: tuple[int, int]) -> None:
        theme = self._theme = self.services.theme(size)
        self._sheet = Rect(0, 0, theme.px(560, 460), theme.px(320, 270))
        self._sheet.center = (size[0] // 2, size[1] // 2)
        width = max(self.button.preferred_width(theme), theme.px(180, 150))
        place = Rect(0, 0, width, theme.button_height)
        place.midbottom = (self._sheet.centerx, self._sheet.bottom - theme.px(34, 26))
        self.button.place(place, theme)

    def hear(self, intent: Intent) -> bool:
        return self.group.handle(intent) or (isinstance(intent, Key) and intent.action is Command.BACK)

    def draw(self, surface: pygame.Surface) -> None:
        theme, tr = self._theme, self.services.tr
        surfaces.draw_table(surface)
        surfaces.draw_panel(surface, self._sheet, theme)
        x, y = self._sheet.centerx, self._sheet.y
        mark = letter_tile(OWNERS[self._seat.colour], self._seat.name[:1].upper(), theme.px(76, 60))
        put(surface, mark, (x, y + theme.px(70, 58)))
        title = TextStyle.of(theme, Type.TITLE, TITLE_RED, CREAM)
        room = self._sheet.w - theme.px(60, 40)
        box = Rect(0, 0, room, theme.px(44, 36))
        box.center = (x, y + theme.px(142, 118))
        text.draw_in(
            surface, tr("cover.title", player=self._seat.name), title, box, "center", smallest=theme.smallest_text
        )
        body = TextStyle.of(theme, Type.BODY, INK)
        box.center = (x, y + theme.px(188, 158))
        text.draw_in(surface, self._lines, body, box, "center", max_lines=2, smallest=theme.smallest_text)
        self.group.draw(surface)
