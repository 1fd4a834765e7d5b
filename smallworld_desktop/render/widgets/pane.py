"""A column of widgets that may be taller than its room."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from smallworld_desktop.intents import Intent, PointerMoved
from smallworld_desktop.render.theme import Theme, Type
from smallworld_desktop.render.widgets.base import Widget
from smallworld_desktop.render.widgets.scroller import Scrolling

Placed = tuple[Widget, Rect]
"""A widget and where it lies, counted from the top of the column."""


class Pane(Scrolling):
    """Lies in the same group as its widgets and before them. What is out of view is neither drawn nor pointed at.

    The wheel and a pull at anything that makes nothing of them scroll it, and so does the focus of the keyboard.
    """

    can_focus = False

    def __init__(self) -> None:
        super().__init__()
        self._held: list[Placed] = []

    @staticmethod
    def room(rect: Rect, theme: Theme) -> int:
        """How wide the widgets in a pane may be: beside the bar, whether it is needed or not."""
        return max(1, rect.width - theme.px(14, 12) - theme.gap - _edge(theme))

    def fill(self, rect: Rect, height: int, widgets: Sequence[Placed], theme: Theme) -> None:
        """Lays out widgets in a column of `height`, seen through `rect`."""
        super().place(rect, theme)
        self._held = list(widgets)
        for widget, _ in self._held:
            widget.pane = self
        self.scroller.place(rect, height, theme.type_px(Type.BODY), theme)
        self._spread()

    def reveal(self, widget: Widget) -> None:
        """Scrolls as little as possible to show a widget."""
        place = next((rect for held, rect in self._held if held is widget), None)
        if place is not None and self.scroller.reveal(place.y - self.theme.gap, place.height + 2 * self.theme.gap):
            self._spread()

    def handle(self, intent: Intent) -> bool:
        before = self.scroller.offset
        used = super().handle(intent)
        if self.scroller.offset != before:
            self._spread()
        return used

    def hear(self, intent: Intent) -> bool:
        return not isinstance(intent, PointerMoved) and self.scroller.handle(intent)

    def draw(self, surface: pygame.Surface) -> None:
        self.scroller.draw_bar(surface, bright=self.hovered)

    def _spread(self) -> None:
        for widget, rect in self._held:
            widget.place(rect.move(self.rect.x + _edge(self.theme), self.rect.y - self.scroller.offset), self.theme)
        self.touch()


def _edge(theme: Theme) -> int:
    """Room for the ring of what has the focus."""
    return theme.px(5, 4)
