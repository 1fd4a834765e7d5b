"""Several of many: each is a chip that is put in or taken out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import pygame
from pygame import Rect

from smallworld_desktop.intents import Command, Intent, Key, Pointer, PointerMoved, Pos, Pressed, Released
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.surfaces import Wood
from smallworld_desktop.render.theme import CREAM, PALE, SOFT_INK, WELL, WOOD_SHADOW, Theme, Type
from smallworld_desktop.render.widgets.base import Shown, Widget, icon_of, put_icon
from smallworld_desktop.render.widgets.choice import Option

NOTHING = -1
KIND = Type.LABEL_STRONG


class Chips(Widget):
    """Options in as many rows as they need; `least` of them always stay in. Arrows move, Enter puts in or takes out."""

    chosen: Shown[frozenset[int]] = Shown(frozenset())
    pointed: Shown[int] = Shown(NOTHING)

    def __init__(
        self,
        options: Sequence[Option],
        chosen: Collection[int],
        on_change: Callable[[list[int]], None],
        *,
        least: int = 1,
        tooltip: str = "",
    ) -> None:
        super().__init__(tooltip)
        self.options = tuple(options)
        self.chosen = frozenset(chosen)
        self.on_change = on_change
        self.least = least
        self._at = 0
        self._pressed_at = NOTHING

    def height_for(self, width: int, theme: Theme) -> int:
        """How high it is when so wide."""
        cells = self._cells(Rect(0, 0, width, 0), theme)
        return cells[-1].bottom if cells else 0

    def cells(self) -> list[Rect]:
        return self._cells(self.rect, self.theme)

    def toggle(self, index: int) -> None:
        """Puts in or takes out."""
        wanted = self.chosen ^ {index}
        if len(wanted) >= self.least:
            self.chosen = wanted
            self.on_change(sorted(wanted))

    def tooltip_at(self, pos: Pos) -> str:
        index = self._cell_at(pos)
        return (self.options[index].tooltip if index != NOTHING else "") or self.tooltip

    def handle(self, intent: Intent) -> bool:
        match intent:
            case PointerMoved(pos=pos):
                self.pointed = self._cell_at(pos)
            case Pressed(pos=pos, button=Pointer.LEFT):
                self._pressed_at = self._cell_at(pos)
            case Released(pos=pos, button=Pointer.LEFT):
                if self._pressed_at != NOTHING and self._cell_at(pos) == self._pressed_at:
                    self._at = self._pressed_at
                    self.toggle(self._at)
            case Key(action=Command.CONFIRM) if self.options:
                self.toggle(self._at)
            case Key(action=Command.LEFT | Command.RIGHT as action):
                wanted = self._at + (1 if action is Command.RIGHT else -1)
                if not 0 <= wanted < len(self.options):
                    return False
                self._at = wanted
                self.touch()
            case _:
                return False
        return True

    def cancel(self) -> None:
        super().cancel()
        self._pressed_at = NOTHING

    def draw(self, surface: pygame.Surface) -> None:
        theme = self.theme
        for index, (option, cell) in enumerate(zip(self.options, self.cells(), strict=True)):
            is_in = index in self.chosen
            if is_in:
                surfaces.draw_wood(surface, cell, theme, Wood.LIT, radius=theme.px(8, 7))
            else:
                surfaces.draw_well(surface, cell, theme, CREAM if index == self.pointed and self.hovered else WELL)
            style = self.style(KIND, PALE if is_in else SOFT_INK, WOOD_SHADOW if is_in else None)
            left = cell.x + theme.px(10, 7)
            if option.icon is not None:
                picture = icon_of(option.icon, round(cell.height * 0.7))
                put_icon(surface, picture, (left + picture.get_width() // 2, cell.centery))
                left += picture.get_width() + theme.px(6, 4)
            box = Rect(left, cell.y, cell.right - theme.px(6, 4) - left, cell.height)
            text.draw_in(surface, option.label, style, box, "midleft", smallest=theme.smallest_text)
        if self.has_ring and self.options:
            surfaces.draw_focus_ring(surface, self.cells()[self._at], theme, theme.px(8, 7))

    def _cells(self, rect: Rect, theme: Theme) -> list[Rect]:
        gap, height = theme.px(6, 4), theme.px(38, 30)
        found: list[Rect] = []
        x, y = rect.x, rect.y
        for option in self.options:
            wide = min(self._need(option, theme, height), rect.width)
            if found and x + wide > rect.right:
                x, y = rect.x, y + height + gap
            found.append(Rect(x, y, wide, height))
            x += wide + gap
        return found

    @staticmethod
    def _need(option: Option, theme: Theme, height: int) -> int:
        words = text.line_width(option.label, KIND.face, theme.type_px(KIND))
        icon = round(height * 0.7) + theme.px(6, 4) if option.icon is not None else 0
        return words + icon + theme.px(26, 18)

    def _cell_at(self, pos: Pos) -> int:
        return next((index for index, cell in enumerate(self.cells()) if cell.collidepoint(pos)), NOTHING)
