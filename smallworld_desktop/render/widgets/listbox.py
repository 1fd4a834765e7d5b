"""A scrolling list of rows, one of which is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from smallworld_desktop.intents import Clicked, Command, Intent, Key, Pointer, PointerMoved, Pos, Pressed, Released
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.texture import PREMULTIPLIED
from smallworld_desktop.render.theme import CREAM, FAINT_INK, INK, REASON_RED, SOFT_INK, TITLE_RED, Colour, Theme, Type
from smallworld_desktop.render.widgets.base import Icon, Shown, icon_of, put_icon
from smallworld_desktop.render.widgets.scroller import Scrolling

NOTHING = -1


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a list: a title, words below it, a picture at the left, a mark at the right.

    A bad row is pale and gives its reason in red. `begins_part` draws a rule above. A `tint` marks a heading.
    """

    title: str
    detail: str = ""
    picture: Icon | None = None
    mark: Icon | None = None
    is_bad: bool = False
    begins_part: bool = False
    tooltip: str = ""
    tint: Colour | None = None


class ListBox(Scrolling):
    """Rows as tall as their words; `on_choose` hears the choice, `on_open` Enter or a second click on it.

    `picture_size` is that of the pictures in a roomy window. `kind` sets the titles: a name, or plain text for a log.
    """

    rows: Shown[tuple[Row, ...]] = Shown(())
    chosen: Shown[int] = Shown(NOTHING)
    pointed: Shown[int] = Shown(NOTHING)

    def __init__(
        self,
        rows: Sequence[Row],
        on_choose: Callable[[int], None],
        *,
        chosen: int = NOTHING,
        on_open: Callable[[int], None] | None = None,
        kind: Type = Type.NAME,
        picture_size: tuple[int, int] = (0, 0),
    ) -> None:
        super().__init__()
        self.rows = tuple(rows)
        self.chosen = chosen
        self.on_choose = on_choose
        self.on_open = on_open
        self.kind = kind
        self.picture_size = picture_size
        self._tops: list[int] = []
        self._pressed_at = NOTHING

    def show(self, rows: Sequence[Row], chosen: int = NOTHING) -> None:
        """Other rows; the view stays where it was as far as there are rows."""
        self.rows = tuple(rows)
        self.chosen = chosen
        self._lay_out()
        self.touch()

    def show_end(self) -> None:
        """Scrolls to the last row, as a log does."""
        if self.scroller.go(self.scroller.furthest):
            self.touch()

    def show_top(self, index: int) -> None:
        """Scrolls so that a row comes first, as far as there are rows below it."""
        if self.scroller.go(self._tops[index]):
            self.touch()

    def choose(self, index: int) -> None:
        """Chooses a row and brings it into view."""
        if not 0 <= index < len(self.rows):
            return
        if self.scroller.reveal(self._tops[index], self._tops[index + 1] - self._tops[index]):
            self.touch()
        if index != self.chosen:
            self.chosen = index
            self.on_choose(index)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        self._lay_out()
        if 0 <= self.chosen < len(self.rows):
            self.scroller.reveal(self._tops[self.chosen], self._tops[self.chosen + 1] - self._tops[self.chosen])

    def row_rect(self, index: int) -> pygame.Rect:
        """Where a row lies now, perhaps outside the view."""
        gap = self.theme.px(6, 4)
        y = self.rect.y + self._tops[index] - self.scroller.offset
        return pygame.Rect(self.rect.x, y, self._row_width, self._tops[index + 1] - self._tops[index] - gap)

    def row_at(self, pos: Pos) -> int:
        if not self.rect.collidepoint(pos):
            return NOTHING
        return next((index for index in range(len(self.rows)) if self.row_rect(index).collidepoint(pos)), NOTHING)

    def tooltip_at(self, pos: Pos) -> str:
        index = self.row_at(pos)
        return self.rows[index].tooltip if index != NOTHING else ""

    def hear(self, intent: Intent) -> bool:
        match intent:
            case PointerMoved(pos=pos):
                self.pointed = self.row_at(pos)
            case Key(action=Command.UP | Command.DOWN as action):
                return self._step(-1 if action is Command.UP else 1)
            case Key(action=Command.FIRST):
                self.choose(0)
            case Key(action=Command.LAST):
                self.choose(len(self.rows) - 1)
            case Key(action=Command.CONFIRM) if self.on_open is not None and self.chosen != NOTHING:
                self.on_open(self.chosen)
            case _ if self.scroller.handle(intent):
                pass
            case Pressed(pos=pos, button=Pointer.LEFT):
                self._pressed_at = self.row_at(pos)
            case Released(pos=pos, button=Pointer.LEFT):
                if self._pressed_at != NOTHING and self.row_at(pos) == self._pressed_at:
                    self.choose(self._pressed_at)
            case Clicked(count=2, pos=pos) if self.on_open is not None and self.row_at(pos) == self.chosen != NOTHING:
                self.on_open(self.chosen)
            case _:
                return False
        return True

    def cancel(self) -> None:
        super().cancel()
        self._pressed_at = NOTHING

    def draw(self, surface: pygame.Surface) -> None:
        with self.clipped(surface):
            for index, row in enumerate(self.rows):
                rect = self.row_rect(index)
                if rect.top < self.rect.bottom and rect.bottom > self.rect.top:
                    self._draw_row(surface, rect, row, index)
        if self.has_ring:
            shown = self.row_rect(self.chosen).clip(self.rect) if self.chosen != NOTHING else self.rect
            surfaces.draw_focus_ring(surface, shown, self.theme, self.theme.px(8))

    def _draw_row(self, surface: pygame.Surface, rect: pygame.Rect, row: Row, index: int) -> None:
        theme = self.theme
        is_chosen = index == self.chosen
        if row.begins_part and index:
            surfaces.draw_rule(
                surface, (rect.x + theme.gap, rect.y - theme.px(4, 3)), rect.width - 2 * theme.gap, theme
            )
        if row.tint is not None:
            surfaces.draw_band(surface, rect, row.tint, theme)
        if is_chosen:
            surfaces.draw_lit_frame(surface, rect, theme)
        elif self.hovered and index == self.pointed and self.enabled:
            surfaces.draw_well(surface, rect, theme, CREAM, radius=theme.px(8), ink=(196, 164, 112))
        left = rect.x + theme.px(10, 8)
        if row.picture is not None:
            wide, high = self._picture
            picture = icon_of(row.picture, high)
            surface.blit(picture, picture.get_rect(center=(left + wide // 2, rect.centery)), None, PREMULTIPLIED)
            left += wide + theme.px(12, 8)
        if row.mark is not None:
            mark = icon_of(row.mark, self._mark)
            put_icon(surface, mark, (rect.right - theme.px(10, 8) - mark.get_width() // 2, rect.centery))
        room = self._room(row)
        title = self.style(self.kind, TITLE_RED if is_chosen else FAINT_INK if row.is_bad else INK)
        blocks = [text.layout(row.title, title, room)]
        if row.detail:
            detail = self.style(_detail_kind(row), REASON_RED if row.is_bad else INK if is_chosen else SOFT_INK)
            blocks.append(text.layout(row.detail, detail, room))
        y = rect.centery - sum(block.height for block in blocks) // 2
        for block in blocks:
            text.draw_block(surface, block, (left, y), "topleft")
            y += block.height

    @property
    def _picture(self) -> tuple[int, int]:
        wide, high = self.picture_size
        return (self.theme.px(wide, wide * 0.72), self.theme.px(high, high * 0.72)) if wide else (0, 0)

    @property
    def _mark(self) -> int:
        return self.theme.px(26, 20)

    @property
    def _row_width(self) -> int:
        return self.rect.width - (self.scroller.bar_width + self.theme.px(6, 4) if self.scroller.is_needed else 0)

    def _room(self, row: Row) -> int:
        """How wide the words may be."""
        picture = self._picture[0] + self.theme.px(12, 8) if row.picture is not None else 0
        mark = self._mark + self.theme.gap if row.mark is not None else 0
        return max(self._row_width - 2 * self.theme.px(10, 8) - picture - mark, 1)

    def _lay_out(self) -> None:
        line = self.style(self.kind, INK).line_height
        for _ in range(2):  # the bar takes room, which may make rows taller
            tops = [0]
            for row in self.rows:
                tops.append(tops[-1] + self._height(row) + self.theme.px(6, 4))
            self.scroller.place(self.rect, tops[-1], line, self.theme)
        self._tops = tops

    def _height(self, row: Row) -> int:
        room = self._room(row)
        words = text.layout(row.title, self.style(self.kind, INK), room).height
        if row.detail:
            words += text.layout(row.detail, self.style(_detail_kind(row), INK), room).height
        picture = self._picture[1] + self.theme.px(8, 6) if row.picture is not None else 0
        return max(words + self.theme.px(10, 8), picture)

    def _step(self, by: int) -> bool:
        index = self.chosen + by if self.chosen != NOTHING else 0
        if not 0 <= index < len(self.rows):
            return False
        self.choose(index)
        return True


def _detail_kind(row: Row) -> Type:
    return Type.SMALL_STRONG if row.is_bad else Type.SMALL
