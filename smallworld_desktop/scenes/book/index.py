"""The thumb index of the almanac: a strip of emblems, one of which is open."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect

from smallworld_desktop.intents import Command, Intent, Key, Pointer, PointerMoved, Pos, Pressed, Wheel
from smallworld_desktop.render import surfaces
from smallworld_desktop.render.theme import Theme
from smallworld_desktop.render.widgets import Icon, Widget
from smallworld_desktop.render.widgets.base import Shown, icon_of, put_icon

NOBODY_HERE = -1


class EmblemIndex(Widget):
    """Pictures below each other; the wheel and the arrows go through them, a click opens one."""

    chosen: Shown[int] = Shown(0)
    pointed: Shown[int] = Shown(NOBODY_HERE)
    first: Shown[int] = Shown(0)

    def __init__(self, on_choose: Callable[[int], None]) -> None:
        super().__init__()
        self.entries: list[tuple[str, Icon | None]] = []
        self._on_choose = on_choose

    def show(self, entries: Sequence[tuple[str, Icon | None]], chosen: int) -> None:
        """Titles with pictures, and which of them is open."""
        self.entries, self.chosen = list(entries), chosen
        self._keep_in_view()
        self.touch()

    @property
    def _room(self) -> int:
        """So many pictures have room."""
        return max(1, (self.rect.h - self.theme.px(24, 16)) // self._step)

    @property
    def _step(self) -> int:
        return self.theme.px(54, 40)

    def place(self, rect: Rect, theme: Theme) -> None:
        super().place(rect, theme)
        self._keep_in_view()

    def _keep_in_view(self) -> None:
        last = max(0, len(self.entries) - self._room)
        self.first = min(max(self.first, self.chosen - self._room + 1, 0), self.chosen, last)

    def cell(self, number: int) -> Rect:
        """Where a picture lies, whether or not it is in view."""
        top = self.rect.y + self.theme.px(12, 8) + (number - self.first) * self._step
        return Rect(self.rect.x + self.theme.px(7, 4), top, self.rect.w - self.theme.px(14, 8), self._step)

    def tooltip_at(self, pos: Pos) -> str:
        number = self._at(pos)
        return self.entries[number][0] if number != NOBODY_HERE else ""

    def handle(self, intent: Intent) -> bool:
        match intent:
            case PointerMoved(pos=pos):
                self.pointed = self._at(pos)
            case Pressed(pos=pos, button=Pointer.LEFT):
                self._choose(self._at(pos))
            case Wheel(dy=dy):
                last = max(0, len(self.entries) - self._room)
                self.first = min(max(self.first - (1 if dy > 0 else -1), 0), last)
            case Key(action=Command.UP | Command.DOWN as action):
                self._choose(self.chosen + (1 if action is Command.DOWN else -1))
            case _:
                return False
        return True

    def _choose(self, number: int) -> None:
        if 0 <= number < len(self.entries) and number != self.chosen:
            self.chosen = number
            self._keep_in_view()
            self._on_choose(number)

    def _at(self, pos: Pos) -> int:
        shown = range(self.first, min(self.first + self._room, len(self.entries)))
        return next((number for number in shown if self.cell(number).collidepoint(pos)), NOBODY_HERE)

    def draw(self, surface: pygame.Surface) -> None:
        surfaces.draw_panel(surface, self.rect, self.theme)
        for number in range(self.first, min(self.first + self._room, len(self.entries))):
            cell, picture = self.cell(number), self.entries[number][1]
            if number == self.chosen or (self.hovered and number == self.pointed):
                surfaces.draw_lit_frame(surface, cell, self.theme)
            if picture is not None:
                put_icon(surface, icon_of(picture, round(min(cell.h * 0.8, cell.w * 0.8))), cell.center)
        if self.has_ring:
            surfaces.draw_focus_ring(surface, self.rect, self.theme)
