"""The card of a riddle: who asks, what is asked, and what can be pressed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pieces import put
from smallworld_desktop.render.placing import Clutter, spots
from smallworld_desktop.render.portraits import medallion
from smallworld_desktop.render.surfaces import Sheet
from smallworld_desktop.render.text import TextBlock, TextStyle
from smallworld_desktop.render.theme import INK, SOFT_INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Button, IconButton, Widget

FAR = 0.0008
"""What it costs the card to lie one pixel from where it lay before."""


@dataclass(frozen=True, slots=True)
class Said:
    """What the card says: by whom, about what, how hard it is, the words; and the labels of its buttons, if any."""

    teller: str
    title: str
    grade: str
    words: str
    next: str = ""
    show: str = ""
    again: str = ""


class RiddleCard:
    """Fills a place of its own, or lies on the board where it hides least."""

    def __init__(
        self,
        on_next: Callable[[], None],
        on_show: Callable[[], None],
        on_leave: Callable[[], None],
        on_again: Callable[[], None],
    ) -> None:
        self.next = Button("", on_next, is_lit=True)
        self.show_me = Button("", on_show, icon=partial(icon, "spyglass"))
        self.again = Button("", on_again, icon=partial(icon, "replay"))
        self.leave = IconButton(partial(icon, "door"), on_leave, tooltip="")
        self.clutter: Callable[[], Clutter] = Clutter
        """What the card should not lie on."""
        self.rect = Rect(0, 0, 0, 0)
        self._fills = False
        self._said: Said | None = None
        self._bounds = Rect(0, 0, 0, 0)
        self._theme = Theme()
        self._title: TextBlock | None = None
        self._body: TextBlock | None = None

    @property
    def widgets(self) -> list[Widget]:
        return [self.show_me, self.again, self.next, self.leave]

    @property
    def words(self) -> str:
        """What the card says now."""
        return self._said.words if self._said is not None else ""

    def say(self, said: Said) -> None:
        self._said = said
        self._lay_out()

    def place(self, bounds: Rect, theme: Theme, *, fills: bool) -> None:
        """Where the card may lie; `fills`: it is as large as that."""
        if (bounds, fills) != (self._bounds, self._fills):
            self.rect = Rect(0, 0, 0, 0)
        self._bounds, self._theme, self._fills = Rect(bounds), theme, fills
        self._lay_out()

    # -- layout ------------------------------------------------------------------------------------------------------

    @property
    def _face(self) -> int:
        return self._theme.px(104, 66)

    @property
    def _pad(self) -> int:
        return self._theme.px(24, 15)

    def _lay_out(self) -> None:
        said, px = self._said, self._theme.px
        if said is None or not self._bounds.w:
            return
        rows = self._rows(said)
        below = len(rows) * (self._theme.button_height + px(9, 6)) + px(15, 9)
        wide = self._bounds.w if self._fills else px(480, 360)
        above = px(16, 9) + self._face + px(12, 7)
        self._body = self._fitted(said.words, wide - 2 * self._pad, self._bounds.h - above - below)
        if self._fills:
            self.rect = Rect(self._bounds)
        else:
            self._find_place((wide, above + self._body.height + px(14, 9) + below))
        self._place_buttons(rows)
        room = self.leave.rect.x - self._words_x - px(6, 4)
        self._title = self._fitted(said.title, room, self._face - px(24, 18), is_title=True)

    def _fitted(self, words: str, wide: int, high: int, *, is_title: bool = False) -> TextBlock:
        """Words as large as they fit."""
        kinds = (Type.HEADING, Type.NAME, Type.STRONG) if is_title else (Type.BODY, Type.LABEL, Type.SMALL)
        for kind in kinds:
            block = text.layout(words, TextStyle.of(self._theme, kind, TITLE_RED if is_title else INK), wide)
            if block.height <= high:
                break
        return block

    def _find_place(self, size: tuple[int, int]) -> None:
        margin = -2 * self._theme.px(26, 16)
        bounds = self._bounds.inflate(margin, margin)
        before = self.rect.topleft if self.rect.w else bounds.topleft
        self.rect = self.clutter().clearest(
            (spot, (abs(spot.left - before[0]) + abs(spot.top - before[1])) * FAR) for spot in spots(size, bounds)
        )

    def _rows(self, said: Said) -> list[list[Button]]:
        """The buttons that there are, from the foot up; of three the last has a row of its own."""
        labelled = ((self.show_me, said.show), (self.again, said.again), (self.next, said.next))
        for button, label in labelled:
            button.visible, button.label = bool(label), label
        seen = [button for button, label in labelled if label]
        return [seen[2:], seen[:2]] if len(seen) > 2 else [[button] for button in reversed(seen)]

    def _place_buttons(self, rows: list[list[Button]]) -> None:
        theme, rect, pad = self._theme, self.rect, self._pad
        gap, high, y = theme.px(9, 6), theme.button_height, rect.bottom - theme.px(22, 14)
        for row in rows:
            y -= high
            wide = (rect.w - 2 * pad - gap * (len(row) - 1)) // len(row)
            for place, button in enumerate(row):
                button.place(Rect(rect.x + pad + place * (wide + gap), y, wide, high), theme)
            y -= gap
        side = theme.px(38, 30)
        self.leave.place(Rect(rect.right - side - pad // 2, rect.y + pad // 2, side, side), theme)

    @property
    def _words_x(self) -> int:
        """Where title and grade begin, beside the portrait."""
        return self.rect.x + self._pad + self._face + self._theme.px(16, 9)

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        said, theme, rect, px = self._said, self._theme, self.rect, self._theme.px
        if said is None or self._title is None or self._body is None:
            return
        surfaces.draw_panel(surface, rect, theme, Sheet.SLIP)
        side, top, x = self._face, rect.y + px(16, 9), self._words_x
        picture = medallion(said.teller, side)
        if picture is not None:
            put(surface, picture, (rect.x + self._pad + side // 2, top + side // 2))
        text.draw_block(surface, self._title, (x, top + px(4, 2)))
        below = Rect(x, top + px(6, 3) + self._title.height, rect.right - self._pad - x, px(24, 18))
        small = TextStyle.of(theme, Type.SMALL, SOFT_INK)
        text.draw_in(surface, said.grade, small, below, "midleft", smallest=theme.smallest_text)
        text.draw_block(surface, self._body, (rect.x + self._pad, top + side + px(12, 7)))
        for widget in self.widgets:
            if widget.visible:
                widget.draw(surface)
