"""Pictures side by side, one of which is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect

from smallworld_desktop.intents import Command, Intent, Key, Pointer, PointerMoved, Pos, Pressed, Released
from smallworld_desktop.render import surfaces
from smallworld_desktop.render.theme import CREAM, Theme
from smallworld_desktop.render.widgets.base import Icon, Shown, icon_of, put_icon
from smallworld_desktop.render.widgets.scroller import Scrolling

NOTHING = -1


class PictureGrid(Scrolling):
    """Pictures in rows; each has a name, shown when it is pointed at. Arrows move the choice."""

    chosen: Shown[int] = Shown(NOTHING)
    pointed: Shown[int] = Shown(NOTHING)

    def __init__(
        self,
        pictures: Sequence[tuple[str, Icon]],
        chosen: int,
        on_choose: Callable[[int], None],
        *,
        side: tuple[int, int] = (62, 46),
    ) -> None:
        super().__init__()
        self.pictures = tuple(pictures)
        self.chosen = chosen
        self.on_choose = on_choose
        self.side = side
        self._pressed_at = NOTHING

    def show(self, pictures: Sequence[tuple[str, Icon]], chosen: int) -> None:
        """Other pictures, from the top."""
        self.pictures = tuple(pictures)
        self.chosen = chosen
        self.place(self.rect, self.theme)

    def height_for(self, rows: int, theme: Theme) -> int:
        """How high so many rows are."""
        return rows * theme.px(*self.side) + theme.px(12, 8)

    def choose(self, index: int) -> None:
        if not 0 <= index < len(self.pictures):
            return
        self._reveal(index)
        if index != self.chosen:
            self.chosen = index
            self.on_choose(index)

    def place(self, rect: Rect, theme: Theme) -> None:
        moved = rect.size != self.rect.size
        super().place(rect, theme)
        rows = -(-len(self.pictures) // self.columns)
        self.scroller.place(rect, rows * self._cell + theme.px(12, 8), self._cell // 2, theme)
        if moved and self.chosen != NOTHING:
            self._reveal(self.chosen)

    @property
    def columns(self) -> int:
        room = self.rect.width - self.scroller.bar_width - self.theme.px(12, 8)
        return max(1, room // self.theme.px(*self.side))

    def cell(self, index: int) -> Rect:
        """Where a picture lies now, perhaps out of view."""
        row, column = divmod(index, self.columns)
        edge = self.theme.px(6, 4)
        room = self.rect.width - self.scroller.bar_width - 2 * edge
        x = self.rect.x + edge + column * room // self.columns
        return Rect(x, self.rect.y + edge + row * self._cell - self.scroller.offset, room // self.columns, self._cell)

    def index_at(self, pos: Pos) -> int:
        if not self.rect.collidepoint(pos):
            return NOTHING
        return next((i for i in range(len(self.pictures)) if self.cell(i).collidepoint(pos)), NOTHING)

    def tooltip_at(self, pos: Pos) -> str:
        index = self.index_at(pos)
        return self.pictures[index][0] if index != NOTHING else ""

    def hear(self, intent: Intent) -> bool:
        match intent:
            case PointerMoved(pos=pos):
                self.pointed = self.index_at(pos)
            case Key(action=Command.LEFT | Command.RIGHT | Command.UP | Command.DOWN as action):
                return self._step(action)
            case _ if self.scroller.handle(intent):
                pass
            case Pressed(pos=pos, button=Pointer.LEFT):
                self._pressed_at = self.index_at(pos)
            case Released(pos=pos, button=Pointer.LEFT):
                if self._pressed_at != NOTHING and self.index_at(pos) == self._pressed_at:
                    self.choose(self._pressed_at)
            case _:
                return False
        return True

    def cancel(self) -> None:
        super().cancel()
        self._pressed_at = NOTHING

    def draw(self, surface: pygame.Surface) -> None:
        theme = self.theme
        surfaces.draw_well(surface, self.rect, theme)
        with self.clipped(surface):
            columns = self.columns
            first = self.scroller.offset // self._cell * columns
            last = min(first + (self.rect.height // self._cell + 2) * columns, len(self.pictures))
            for index in range(first, last):
                self._draw_cell(surface, self.cell(index), self.pictures[index][1], index)
        if self.has_ring:
            shown = self.cell(self.chosen).clip(self.rect) if self.chosen != NOTHING else self.rect
            surfaces.draw_focus_ring(surface, shown, theme, theme.px(8))

    def _draw_cell(self, surface: pygame.Surface, cell: Rect, picture: Icon, index: int) -> None:
        inner = cell.inflate(-self.theme.px(6, 4), -self.theme.px(6, 4))
        if index == self.chosen:
            surfaces.draw_lit_frame(surface, inner, self.theme)
        elif index == self.pointed and self.hovered:
            surfaces.draw_well(surface, inner, self.theme, CREAM)
        put_icon(surface, icon_of(picture, round(inner.height * 0.86)), cell.center)

    @property
    def _cell(self) -> int:
        return self.theme.px(*self.side)

    def _step(self, action: Command) -> bool:
        by = {Command.LEFT: -1, Command.RIGHT: 1, Command.UP: -self.columns, Command.DOWN: self.columns}[action]
        wanted = self.chosen + by if self.chosen != NOTHING else 0
        if not 0 <= wanted < len(self.pictures):
            return False
        self.choose(wanted)
        return True

    def _reveal(self, index: int) -> None:
        edge = self.theme.px(6, 4)
        if self.scroller.reveal(edge + index // self.columns * self._cell, self._cell):
            self.touch()
