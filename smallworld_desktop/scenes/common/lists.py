"""A list at the left, what is chosen in full at the right, buttons below: saves, replays, maps."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from smallworld_desktop.render.texture import PREMULTIPLIED, shadowed
from smallworld_desktop.render.theme import Colour, Theme
from smallworld_desktop.render.widgets import Button, ListBox, Paragraph, Row, ScrollText, Widget, heading
from smallworld_desktop.scenes.board.pictures import fitted
from smallworld_desktop.scenes.common.empty import EmptyPage, Nothing
from smallworld_desktop.scenes.common.menu import MenuScene
from smallworld_desktop.scenes.services import Services

THUMBNAIL = (119, 82)
BESIDE = 1.75
"""From this shape on (width to height) a chart on the table has its words beside it, not below."""
DARK_GREEN: Colour = (74, 104, 40)
"""Good news on parchment."""


class ListScene(MenuScene):
    """Rows to choose from. Subclasses say what they are, what to show of the chosen one, and what can be done."""

    is_chart_on_table = False
    """Whether the picture lies on the bare table, as large as it can, and the words on a slip of their own."""

    has_shadow = True
    """Whether that picture is one sheet, which throws a shadow."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.chosen = 0
        self.list = ListBox((), self._choose, on_open=lambda _: self.open(), picture_size=THUMBNAIL)
        self.words = ScrollText()
        self.picture: pygame.Surface | None = None
        self._scaled: pygame.Surface | None = None
        self._frame = Rect(0, 0, 0, 0)

    # -- for subclasses ----------------------------------------------------------------------------------------------

    def title(self) -> str:
        raise NotImplementedError

    def nothing(self) -> Nothing:
        """What to say of an empty list, and what helps."""
        raise NotImplementedError

    def rows(self) -> list[Row]:
        raise NotImplementedError

    def details(self) -> tuple[pygame.Surface | None, list[Paragraph]]:
        """Picture and words of the chosen row."""
        raise NotImplementedError

    def buttons(self) -> list[Button]:
        """What can be done with the chosen row; the way back comes by itself."""
        raise NotImplementedError

    def common_buttons(self) -> list[Button]:
        """What can be done even with an empty list."""
        return []

    def above(self) -> Sequence[Widget]:
        """What stands between the heading and the list, such as a search."""
        return ()

    def open(self) -> None:
        """Enter or a second click on a row."""
        raise NotImplementedError

    # -- scene -------------------------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        self.heading = heading(self.title())
        found = self.rows()
        self.chosen = min(max(self.chosen, 0), len(found) - 1)
        self.list.show(found, self.chosen)
        self.leave_button = Button(self.tr("ui.back"), self.back)
        self.actions = [*self.common_buttons(), *(self.buttons() if found else [])]
        self._show_details()
        if not self.is_empty:
            return self._filled()
        self.empty = EmptyPage(self.nothing())
        action = self.empty.nothing.action
        return [self.heading, self.empty, *([action] if action else []), self.leave_button, *self.actions]

    def first_focus(self) -> Widget | None:
        return self.list if not self.is_empty else self.empty.nothing.action or self.leave_button

    def _filled(self) -> list[Widget]:
        return [self.heading, *self.above(), self.list, self.words, self.leave_button, *self.actions]

    @property
    def is_empty(self) -> bool:
        return not self.list.rows

    def refresh(self) -> None:
        """The rows as they are now; the choice stays."""
        self.rebuild()

    def lay_out(self, window: Rect, theme: Theme) -> None:
        if self.is_empty:
            self._lay_out_empty(window, theme)
            return
        px = theme.px
        edge, pad = px(8, 4), theme.pad
        left = Rect(edge, edge, px(560, 400), window.height - 2 * edge)
        right_x = left.right + px(6, 4)
        foot = px(92, 66)
        right = Rect(right_x, edge, window.width - right_x - edge, left.height - foot - px(6, 4))
        bar = Rect(right_x, right.bottom + px(6, 4), right.width, foot)
        self.panels = (left, self._lay_out_details(right, theme), bar)
        self.heading.place(Rect(left.x + pad, left.y + px(12, 8), left.width - 2 * pad, px(44, 30)), theme)
        top = self.heading.rect.bottom + px(8, 4)
        for widget in self.above():
            widget.place(Rect(left.x + px(15, 9), top, left.width - px(30, 18), px(46, 36)), theme)
            top = widget.rect.bottom + px(8, 4)
        self.list.place(Rect(left.x + px(15, 9), top, left.width - px(30, 18), left.bottom - top - pad), theme)
        place_buttons(bar, theme, self.leave_button, self.actions)

    def _lay_out_details(self, right: Rect, theme: Theme) -> Rect:
        """Places picture and words; returns the sheet below the words."""
        if self.is_chart_on_table and self.picture is not None:
            return self._lay_out_chart(right, theme)
        px = theme.px
        inner = right.inflate(-2 * theme.pad, -2 * theme.pad)
        high = min(round(inner.width * 0.66), round(inner.height * 0.62)) if self.picture is not None else 0
        self._frame = Rect(inner.x, inner.y, inner.width, high)
        below = self._frame.bottom + (px(14, 8) if high else 0)
        self.words.place(Rect(inner.x, below, inner.width, inner.bottom - below), theme)
        return right

    def _lay_out_chart(self, right: Rect, theme: Theme) -> Rect:
        pad, gap = theme.pad, theme.px(6, 4)
        if right.width > BESIDE * right.height:
            slip = Rect(0, right.y, theme.px(520), right.height)
            slip.right = right.right
            free = Rect(right.x, right.y, slip.x - gap - right.x, right.height)
            self.words.place(slip.inflate(-2 * pad, -2 * pad), theme)
            slip.height = min(slip.height, max(self.words.needed + 2 * pad, theme.px(220)))
        else:
            self.words.place(Rect(right.x + pad, right.y, right.width - 2 * pad, right.height), theme)
            high = min(self.words.needed + 2 * pad, round(right.height * 0.42))
            slip = Rect(right.x, right.bottom - high, right.width, high)
            free = Rect(right.x, right.y, right.width, slip.y - gap - right.y)
        self.words.place(slip.inflate(-2 * pad, -2 * pad), theme)
        self._frame = free.inflate(-theme.px(20, 10), -theme.px(20, 10))
        return slip

    def _lay_out_empty(self, window: Rect, theme: Theme) -> None:
        px = theme.px
        edge, gap, foot = px(8, 4), px(6, 4), px(92, 66)
        bar = Rect(edge, window.height - edge - foot, window.width - 2 * edge, foot)
        head = Rect(edge, edge, bar.width, px(64, 44))
        self.heading.place(head.inflate(-2 * theme.pad, -px(10, 6)), theme)
        self.empty.place(Rect(head.x, head.bottom + gap, head.width, bar.y - head.bottom - 2 * gap), theme)
        self.panels = (head, self.empty.card, bar)
        place_buttons(bar, theme, self.leave_button, self.actions)

    def paint(self, surface: pygame.Surface) -> None:
        if self.picture is not None:
            rect, margin = fitted(self.picture.get_size(), self._frame), self._margin
            if self._scaled is None or self._scaled.get_width() != rect.width + 2 * margin:
                small = pygame.transform.smoothscale(self.picture, rect.size)
                self._scaled = shadowed(small, margin, margin / 2, 0.5, (1, margin // 3)) if margin else small
            surface.blit(self._scaled, rect.move(-margin, -margin), special_flags=PREMULTIPLIED)

    @property
    def _margin(self) -> int:
        """How far the picture's shadow reaches; none on parchment."""
        return self.theme.px(9, 6) if self.is_chart_on_table and self.has_shadow else 0

    @property
    def room(self) -> Rect:
        """Where the picture lies."""
        return self._frame if self.picture is None else fitted(self.picture.get_size(), self._frame)

    def show_picture(self, picture: pygame.Surface) -> None:
        """A better picture of the chosen row."""
        self.picture, self._scaled = picture, None
        self._place()

    def _choose(self, index: int) -> None:
        self.chosen = index
        self.services.sound.play("tick")
        self._turn_to_chosen()

    def _turn_to_chosen(self) -> None:
        """Words and buttons for the row that is chosen now; the list stays as it is."""
        focus = self.group.focus
        self.actions = [*self.common_buttons(), *(self.buttons() if self.list.rows else [])]
        self.group.replace(self._filled())
        self.group.focus_on(focus if focus in self.group.widgets else self.list)
        self._show_details()
        self._place()

    def _show_details(self) -> None:
        self._scaled = None
        if self.list.rows:
            self.picture, words = self.details()
        else:
            self.picture, words = None, []
        self.words.show(words)


def place_buttons(bar: Rect, theme: Theme, back: Button, actions: Sequence[Button]) -> None:
    """The way back at the left of a bar, what can be done at its right."""
    height, gap, pad = theme.button_height, theme.px(14, 9), theme.pad
    y = bar.centery - height // 2
    wide = max(back.preferred_width(theme), theme.px(120, 90))
    back.place(Rect(bar.x + pad, y, wide, height), theme)
    room = bar.width - 2 * pad - wide - gap
    widths = [max(button.preferred_width(theme), theme.px(150, 110)) for button in actions]
    over = sum(widths) + gap * (len(widths) - 1)
    if actions and over > room:
        wanted = [button.preferred_width(theme) for button in actions]
        widths = [(room - gap * (len(actions) - 1)) * width // sum(wanted) for width in wanted]
    x = bar.right - pad - sum(widths) - gap * (len(widths) - 1)
    for button, width in zip(actions, widths, strict=True):
        button.place(Rect(x, y, width, height), theme)
        x += width + gap
