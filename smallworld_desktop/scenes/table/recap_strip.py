"""What others did since one's own last turn, as a strip between board and bar that hides nothing one needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect

from smallworld_desktop.intents import Clicked, Intent, Pointer, PointerMoved
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.pieces import OWNERS, coin, draw_number, letter_tile, put
from smallworld_desktop.render.surfaces import Sheet
from smallworld_desktop.render.text import TextBlock, TextStyle
from smallworld_desktop.render.theme import CREAM, INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Button, Widget
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.scenes.table.recap import Deeds, Recap
from smallworld_desktop.session.session import Seat

MOST = 4
"""So many items a strip shows; the rest stand in the log."""
LINES = (2, 3, 4, 5)
"""How many lines an item may have, the fewest that do."""


class RecapItem(Widget):
    """The deeds of one player. Pointing at it points out its regions, a click shows the first."""

    can_focus = False

    def __init__(self, on_point: Callable[[frozenset[int]], None], on_show: Callable[[int], None]) -> None:
        super().__init__()
        self._on_point = on_point
        self._on_show = on_show
        self.deeds: Deeds | None = None
        self.seat: Seat | None = None
        self.block: TextBlock | None = None
        self.visible = False

    def handle(self, intent: Intent) -> bool:
        match intent:
            case PointerMoved() if self.deeds is not None:
                self._on_point(frozenset(self.deeds.regions))
            case Clicked(button=Pointer.LEFT) if self.deeds is not None and self.deeds.regions:
                self._on_show(self.deeds.regions[0])
            case _:
                return False
        return True

    def draw(self, surface: pygame.Surface) -> None:
        if self.deeds is None or self.seat is None or self.block is None:
            return
        theme, rect = self.theme, self.rect
        if self.hovered and self.deeds.regions:
            surfaces.draw_lit_frame(surface, rect, theme)
        size = mark_size(theme)
        mark = letter_tile(OWNERS[self.seat.colour], self.seat.name[:1].upper(), size)
        put(surface, mark, (rect.x + theme.px(6) + size // 2, rect.centery))
        left = rect.x + size + theme.px(14, 10)
        text.draw_block(surface, self.block, (left, rect.centery), "midleft")
        if self.deeds.coins is not None:
            right = left + self.block.width + theme.px(10, 7)
            drawn = draw_number(
                surface, f"+{self.deeds.coins}", theme.px(17, 14), TITLE_RED, (right, rect.centery), "midleft"
            )
            size = theme.px(24, 19)
            put(surface, coin(None, size), (drawn.right + theme.px(5) + size // 2, rect.centery))


class RecapStrip:
    """Shown at the beginning of a person's turn, until it is folded or the person has acted."""

    def __init__(
        self,
        words: Words,
        seats: Sequence[Seat],
        on_point: Callable[[frozenset[int]], None],
        on_show: Callable[[int], None],
        on_more: Callable[[], None],
    ) -> None:
        self._words = words
        self._seats = seats
        self._on_point = on_point
        self.recap: Recap | None = None
        self.items = [RecapItem(on_point, on_show) for _ in range(MOST)]
        self.fold_button = Button("", self._folded, kind=Type.SMALL_STRONG)
        self.more_button = Button("", on_more, kind=Type.SMALL_STRONG)
        self.rect = Rect(0, 0, 0, 0)
        self._bar = Rect(0, 0, 0, 0)
        self._theme = Theme()
        self._title: TextBlock | None = None
        self._lay_out()

    @property
    def widgets(self) -> list[Widget]:
        return [*self.items, self.more_button, self.fold_button]

    @property
    def is_shown(self) -> bool:
        return self.recap is not None

    def show(self, recap: Recap) -> None:
        self.recap = recap
        self._lay_out()
        self._on_point(recap.regions)

    def fold(self) -> bool:
        """Away with it; it can be read again in the log. False if there is none."""
        if self.recap is None:
            return False
        self.recap = None
        self._lay_out()
        self._on_point(frozenset())
        return True

    def _folded(self) -> None:
        self.fold()

    def place(self, bar: Rect, theme: Theme) -> None:
        self._bar, self._theme = bar, theme
        self._lay_out()

    # -- layout ------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        for widget in self.widgets:
            widget.visible = False
        self.rect = Rect(0, 0, 0, 0)
        if self.recap is None or not self._bar.w:
            return
        theme, tr = self._theme, self._words.tr
        self.fold_button.label = tr("recap.fold")
        pad = theme.px(14, 10)
        self._title = text.layout(
            tr("recap.title"), TextStyle.of(theme, Type.NAME, TITLE_RED, CREAM), theme.px(120, 84)
        )
        fold = max(theme.px(86, 70), self.fold_button.preferred_width(theme))
        left = self._bar.x + pad + self._title.width + pad
        room = self._bar.right - pad - fold - pad - left
        shown, lines = self._fitting(self.recap.deeds, room)
        line = TextStyle.of(theme, Type.SMALL, INK).line_height
        height = max(theme.px(62, 50), lines * line + theme.px(18, 12))
        self.rect = Rect(self._bar.x, self._bar.top - height + theme.px(6, 4), self._bar.w, height)
        button = Rect(0, 0, fold, theme.px(38, 34))
        button.midright = (self.rect.right - pad, self.rect.centery)
        self.fold_button.place(button, theme)
        self.fold_button.visible = True
        self._place_items(shown, left, room)

    def _fitting(self, deeds: Sequence[Deeds], room: int) -> tuple[int, int]:
        """How many of the deeds are shown, and in how many lines."""
        for lines in LINES:
            for count in range(min(MOST, len(deeds)), 0, -1):
                wide = (room - self._more_width(len(deeds) - count)) // count
                blocks = [self._block(each, wide) for each in deeds[:count]]
                if (count == len(deeds) or lines > LINES[0]) and all(len(block.lines) <= lines for block in blocks):
                    return count, lines
        return 1, LINES[-1]

    def _more_width(self, hidden: int) -> int:
        if not hidden:
            return 0
        self.more_button.label = self._words.tr("recap.rest", count=hidden)
        return self.more_button.preferred_width(self._theme) + self._theme.px(10)

    def _block(self, deeds: Deeds, width: int) -> TextBlock:
        theme = self._theme
        taken = mark_size(theme) + theme.px(22, 16) + (theme.px(64, 50) if deeds.coins is not None else 0)
        return text.layout(deeds.words, TextStyle.of(theme, Type.SMALL, INK), max(theme.px(60), width - taken))

    def _place_items(self, count: int, left: int, room: int) -> None:
        assert self.recap is not None
        theme, deeds = self._theme, self.recap.deeds
        hidden = len(deeds) - count
        wide = (room - self._more_width(hidden)) // count
        for number, item in enumerate(self.items[:count]):
            item.deeds, item.seat = deeds[number], self._seats[deeds[number].seat]
            item.block = self._block(deeds[number], wide)
            item.visible = True
            place = Rect(
                left + number * wide, self.rect.y + theme.px(6), wide - theme.px(4), self.rect.h - theme.px(12)
            )
            item.place(place, theme)
        if hidden:
            button = Rect(0, 0, self._more_width(hidden) - theme.px(10), theme.px(38, 34))
            button.midleft = (left + count * wide, self.rect.centery)
            self.more_button.place(button, theme)
            self.more_button.visible = True

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        if self.recap is None or self._title is None:
            return
        surfaces.draw_panel(surface, self.rect, self._theme, Sheet.SLIP)
        text.draw_block(surface, self._title, (self.rect.x + self._theme.px(14, 10), self.rect.centery), "midleft")
        for widget in self.widgets:
            if widget.visible:
                widget.draw(surface)


def mark_size(theme: Theme) -> int:
    return theme.px(32, 26)
