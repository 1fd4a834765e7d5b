"""The seats of a table, one line each: who sits there, whether they are there, and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.i18n import Translator
from smallworld_desktop.net.visit import ChairShown, Visit
from smallworld_desktop.render import text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pieces import OWNERS, letter_tile, put, tile
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import INK, REASON_RED, SOFT_INK, Theme, Type
from smallworld_desktop.render.widgets import Button, Widget
from smallworld_desktop.scenes.common.lists import DARK_GREEN


class SeatLine:
    """One seat. `own` takes or leaves it, `host` is what only the host may do."""

    def __init__(
        self, number: int, chair: ChairShown, visit: Visit, tr: Translator, take: Callable[[int], None]
    ) -> None:
        self.chair = chair
        self._tr = tr
        self._is_own = number in visit.own_seats
        self.rect = Rect(0, 0, 0, 0)
        self.own = self._own_button(number, visit, take)
        self.host = self._host_button(number, visit)

    @property
    def widgets(self) -> list[Widget]:
        return [button for button in (self.own, self.host) if button is not None]

    def _own_button(self, number: int, visit: Visit, take: Callable[[int], None]) -> Button | None:
        tr = self._tr
        if self._is_own:
            tip = tr("room.stand_up.tip" if visit.has_begun else "room.stand_up.before.tip")
            return Button(tr("room.stand_up"), partial(visit.stand_up, number), tooltip=tip)
        if self.chair.taken:
            return None
        code = "room.sit" if self.is_free else "room.take_over"
        return Button(tr(code), partial(take, number), icon=partial(icon, "human"), is_lit=self.is_free)

    def _host_button(self, number: int, visit: Visit) -> Button | None:
        if not visit.is_host or self._is_own:
            return None
        if self.is_free or (self.chair.taken and visit.has_begun):
            give = partial(visit.give, number, "ai:normal")
            return Button(self._tr("room.computer"), give, tooltip=self._tr("room.computer.tip"))
        if not visit.has_begun:
            return Button(self._tr("room.free"), partial(visit.give, number, "open"), tooltip=self._tr("room.free.tip"))
        return None

    @property
    def is_free(self) -> bool:
        return not self.chair.taken and self.chair.kind == "open"

    def words(self) -> str:
        """Who is there, in a few words."""
        chair = self.chair
        if self._is_own:
            return self._tr("room.here")
        if self.is_free:
            return self._tr("room.is_free")
        if not chair.taken:
            return self._tr("room.is_computer")
        if chair.here:
            return self._tr("room.elsewhere")
        return self._tr("room.stand_in" if chair.stand_in else "room.away")

    def place(self, rect: Rect, theme: Theme) -> None:
        self.rect = rect
        high, gap = min(theme.button_height, rect.height - theme.px(6, 4)), theme.px(8, 6)
        x = rect.right
        for button, least in ((self.host, theme.px(130, 92)), (self.own, theme.px(180, 136))):
            if button is not None:
                x -= least
                button.place(Rect(x, rect.centery - high // 2, least, high), theme)
                x -= gap
        self._room = x

    def paint(self, surface: pygame.Surface, theme: Theme) -> None:
        chair, side = self.chair, min(theme.px(46, 36), self.rect.height - 4)
        owner, letter = OWNERS[chair.colour], chair.name.strip()[:1].upper()
        has_letter = letter and not self.is_free
        mark = letter_tile(owner, letter, side) if has_letter else tile(None, owner, side)
        put(surface, mark, (self.rect.x + side / 2, self.rect.centery))
        left = self.rect.x + side + theme.px(12, 8)
        half = self.rect.height // 2
        name = Rect(left, self.rect.y, self._room - left, half)
        style = TextStyle.of(theme, Type.NAME, INK)
        shown = self._tr("room.nobody") if self.is_free else chair.name
        text.draw_in(surface, shown, style, name, "midleft", smallest=theme.smallest_text)
        is_away = chair.taken and not chair.here and not self._is_own
        colour = REASON_RED if is_away else DARK_GREEN if chair.taken else SOFT_INK
        below = Rect(left, name.bottom, name.width, self.rect.height - half)
        style = TextStyle.of(theme, Type.LABEL, colour)
        text.draw_in(surface, self.words(), style, below, "midleft", smallest=theme.smallest_text)
