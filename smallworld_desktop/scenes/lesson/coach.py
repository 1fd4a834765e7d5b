"""The teacher's card: a portrait, the chapter, one or two sentences, and what can be pressed."""

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
class Speech:
    """What the teacher says: who, about what, how far the chapter is, the words; and what the buttons are for."""

    teacher: str
    title: str
    progress: str
    words: str
    next: str = ""
    """The label of the button that goes on; empty if the player has to act."""
    show: str = ""
    """The label of the button that lets the teacher act."""


class Coach:
    """A card that lies where it hides least."""

    def __init__(self, on_next: Callable[[], None], on_show: Callable[[], None], on_leave: Callable[[], None]) -> None:
        self.next = Button("", on_next, is_lit=True)
        self.show_me = Button("", on_show, icon=partial(icon, "spyglass"))
        self.leave = IconButton(partial(icon, "door"), on_leave, tooltip="")
        self.clutter: Callable[[], Clutter] = Clutter
        """What the card should not lie on."""
        self.rect = Rect(0, 0, 0, 0)
        self._speech: Speech | None = None
        self._bounds = Rect(0, 0, 0, 0)
        self._theme = Theme()
        self._body: TextBlock | None = None

    @property
    def widgets(self) -> list[Widget]:
        return [self.show_me, self.next, self.leave]

    def say(self, speech: Speech) -> None:
        self._speech = speech
        self._lay_out()

    def place(self, board: Rect, theme: Theme) -> None:
        self._bounds, self._theme = board, theme
        self.rect = Rect(0, 0, 0, 0)
        self._lay_out()

    @property
    def _portrait(self) -> int:
        return self._theme.px(132, 92)

    def _lay_out(self) -> None:
        speech, theme = self._speech, self._theme
        if speech is None or not self._bounds.w:
            return
        px = theme.px
        pad, width = px(20, 14), px(560, 430)
        left = self._portrait + pad
        inner = width - left - pad
        self._body = text.layout(speech.words, TextStyle.of(theme, Type.BODY, INK), inner)
        height = px(50, 38) + self._body.height + px(16, 12) + theme.button_height + px(18, 12)
        height = max(height, self._portrait + px(44, 34))
        bounds = self._bounds.inflate(-2 * px(26, 16), -2 * px(26, 16))
        before = self.rect.topleft if self.rect.w else bounds.topleft
        self.rect = self.clutter().clearest(
            (spot, (abs(spot.left - before[0]) + abs(spot.top - before[1])) * FAR)
            for spot in spots((width, height), bounds)
        )
        self._place_buttons(speech, left, pad)

    def _place_buttons(self, speech: Speech, left: int, pad: int) -> None:
        theme, rect = self._theme, self.rect
        x, y = rect.x + left, rect.bottom - theme.button_height - theme.px(16, 11)
        for button, label in ((self.show_me, speech.show), (self.next, speech.next)):
            button.visible = bool(label)
            button.label = label
            if label:
                wide = max(button.preferred_width(theme), theme.px(130, 96))
                button.place(Rect(x, y, wide, theme.button_height), theme)
                x += wide + theme.gap
        side = theme.px(38, 30)
        self.leave.place(Rect(rect.right - side - pad // 2, rect.y + pad // 2, side, side), theme)

    def draw(self, surface: pygame.Surface) -> None:
        speech, theme, rect = self._speech, self._theme, self.rect
        if speech is None or self._body is None:
            return
        surfaces.draw_panel(surface, rect, theme, Sheet.SLIP)
        centre = (rect.x + self._portrait // 2 + theme.px(10, 6), rect.y + self._portrait // 2 + theme.px(14, 10))
        picture = medallion(speech.teacher, self._portrait)
        if picture is not None:
            put(surface, picture, centre)
        x = rect.x + self._portrait + theme.px(20, 14)
        name = TextStyle.of(theme, Type.HEADING, TITLE_RED)
        room = Rect(x, rect.y + theme.px(10, 6), self.leave.rect.x - x - theme.gap, theme.px(36, 30))
        text.draw_in(surface, speech.title, name, room, "midleft", smallest=theme.smallest_text)
        text.draw_block(surface, self._body, (x, rect.y + theme.px(50, 38)))
        small = TextStyle.of(theme, Type.SMALL, SOFT_INK)
        text.draw(surface, speech.progress, small, (centre[0], rect.bottom - theme.px(22, 15)), "center")
        for widget in self.widgets:
            if widget.visible:
                widget.draw(surface)
