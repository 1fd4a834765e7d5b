"""A question or a message over everything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from smallworld_desktop.intents import Clicked, Command, Intent, Key, Pointer
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.text import TextBlock, TextStyle
from smallworld_desktop.render.theme import CREAM, INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets.base import Widget
from smallworld_desktop.render.widgets.button import Button
from smallworld_desktop.render.widgets.group import Group


class Dialog:
    """A sheet with a title, some words, perhaps a few widgets below each other, and buttons from left to right.

    Esc and the right mouse button do what `on_cancel` does; the lit button has the focus at first. Long text makes
    the sheet wider, then taller.
    """

    def __init__(
        self,
        title: str,
        words: str,
        buttons: Sequence[Button],
        *,
        on_cancel: Callable[[], None],
        widgets: Sequence[Widget] = (),
        on_touch: Callable[[], None] | None = None,
    ) -> None:
        self.title = title
        self.words = words
        self.buttons = tuple(buttons)
        self.widgets = tuple(widgets)
        self.on_cancel = on_cancel
        self.group = Group([*widgets, *buttons], on_touch)
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.theme = Theme()
        first = next((w for w in self.widgets if w.takes_text), None)
        self.group.focus_on(first or next((b for b in self.buttons if b.is_lit), self.buttons[-1]), by_keyboard=True)

    def place(self, bounds: pygame.Rect, theme: Theme) -> None:
        """Lays the sheet out in the middle of `bounds`."""
        self.theme = theme
        pad = self._pad
        widths = self._button_widths(theme)
        row = sum(widths) + theme.gap * 2 * (len(widths) - 1)
        most = bounds.width - theme.px(60, 24) - 2 * pad
        least = theme.px(460, 380)
        if len(self.words) > 240:
            least = theme.px(640, 520)
        inner = min(max(row, least), most)
        if row > inner:
            widths = [(inner - theme.gap * 2 * (len(widths) - 1)) // len(widths)] * len(widths)
        height = self._head(inner) + theme.px(20, 14) + theme.button_height + 2 * pad
        height += sum(theme.row_height + theme.gap for _ in self.widgets)
        self.rect = pygame.Rect(0, 0, inner + 2 * pad, min(height, bounds.height))
        self.rect.center = bounds.center
        self._place_widgets(widths)

    def handle(self, intent: Intent) -> bool:
        """Hears everything: a dialog lets nothing through."""
        if self.group.handle(intent):
            return True
        match intent:
            case Key(action=Command.BACK) | Clicked(button=Pointer.RIGHT):
                self.on_cancel()
            case Key(action=Command.CONFIRM):
                next((b for b in self.buttons if b.is_lit), self.buttons[-1]).on_press()
        return True

    def update(self, dt: float) -> None:
        self.group.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        theme, pad = self.theme, self._pad
        surfaces.draw_veil(surface)
        surfaces.draw_panel(surface, self.rect, theme)
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        title = self._title(inner.width)
        text.draw_block(surface, title, inner.midtop, "midtop", "center")
        if self.words:
            y = inner.y + title.height + theme.px(10, 6)
            text.draw_block(surface, self._body(inner.width), (inner.x, y), "topleft")
        self.group.draw(surface)
        self.group.draw_tip(surface, theme)

    @property
    def _pad(self) -> int:
        return self.theme.px(34, 24)

    def _title(self, width: int) -> TextBlock:
        return text.layout(self.title, TextStyle.of(self.theme, Type.TITLE, TITLE_RED, CREAM), width)

    def _body(self, width: int) -> TextBlock:
        return text.layout(self.words, TextStyle.of(self.theme, Type.BODY, INK), width)

    def _head(self, width: int) -> int:
        """How high title and words are."""
        body = self._body(width).height + self.theme.px(10, 6) if self.words else 0
        return self._title(width).height + body

    def _button_widths(self, theme: Theme) -> list[int]:
        return [max(button.preferred_width(theme), theme.px(130, 104)) for button in self.buttons]

    def _place_widgets(self, widths: Sequence[int]) -> None:
        theme, inner = self.theme, self.rect.inflate(-2 * self._pad, -2 * self._pad)
        y = inner.y + self._head(inner.width) + theme.px(12, 8)
        for widget in self.widgets:
            widget.place(pygame.Rect(inner.x, y, inner.width, theme.row_height), theme)
            y += theme.row_height + theme.gap
        x = inner.right - sum(widths) - theme.gap * 2 * (len(widths) - 1)
        for button, width in zip(self.buttons, widths, strict=True):
            button.place(pygame.Rect(x, inner.bottom - theme.button_height, width, theme.button_height), theme)
            x += width + theme.gap * 2
