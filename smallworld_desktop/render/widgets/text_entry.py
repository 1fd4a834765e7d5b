"""A line to type in."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

import pygame

from smallworld_desktop.intents import Command, Dragged, Intent, Key, Pointer, Pressed, Released, Text
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.theme import CREAM, FAINT_INK, INK, PAGE, TITLE_RED, WELL_OFF, Type
from smallworld_desktop.render.widgets.base import Shown, Widget

BLINK = 0.53
SELECTED = (246, 212, 128)


class TextEntry(Widget):
    """Typed text with a caret. Coming by Tab or Ctrl+A selects all, and typing replaces it.

    `on_change` hears every change, `on_confirm` Enter. `placeholder` stands there while nothing is typed.
    """

    takes_text = True

    value: Shown[str] = Shown("")
    caret: Shown[int] = Shown(0)
    is_selected: Shown[bool] = Shown(False)
    _caret_is_lit: Shown[bool] = Shown(True)

    def __init__(
        self,
        value: str,
        on_change: Callable[[str], None],
        *,
        on_confirm: Callable[[str], None] | None = None,
        placeholder: str = "",
        max_length: int = 24,
        tooltip: str = "",
    ) -> None:
        super().__init__(tooltip)
        self.value = value
        self.caret = len(value)
        self.on_change = on_change
        self.on_confirm = on_confirm
        self.placeholder = placeholder
        self.max_length = max_length
        self._since_blink = 0.0

    def type(self, letters: str) -> None:
        """Puts letters at the caret; what is too long or no letter is left out."""
        clean = "".join(letter for letter in letters if unicodedata.category(letter)[0] != "C")
        if not clean:
            return
        before, after = ("", "") if self.is_selected else (self.value[: self.caret], self.value[self.caret :])
        clean = clean[: self.max_length - len(before) - len(after)]
        self._edit(before + clean + after, len(before) + len(clean))

    def erase(self, *, forward: bool) -> None:
        if self.is_selected:
            self._edit("", 0)
        elif forward:
            self._edit(self.value[: self.caret] + self.value[self.caret + 1 :], self.caret)
        elif self.caret:
            self._edit(self.value[: self.caret - 1] + self.value[self.caret :], self.caret - 1)

    def handle(self, intent: Intent) -> bool:
        if not self.enabled:
            return False
        match intent:
            case Text(text=letters):
                self.type(letters)
            case Pressed(pos=pos, button=Pointer.LEFT) | Dragged(pos=pos):
                self._go(self._index_at(pos[0]))
            case Released():
                return True
            case Key(action=action):
                return self._key(action)
            case _:
                return False
        return True

    def gained_focus(self, by_keyboard: bool) -> None:
        self.is_selected = by_keyboard and bool(self.value)

    def lost_focus(self) -> None:
        self.is_selected = False

    def update(self, dt: float) -> None:
        if not self.focused:
            self._since_blink = 0.0
            self._caret_is_lit = True
            return
        self._since_blink += dt
        if self._since_blink >= BLINK:
            self._since_blink %= BLINK
            self._caret_is_lit = not self._caret_is_lit

    def draw(self, surface: pygame.Surface) -> None:
        theme = self.theme
        if self.focused and self.enabled:
            surfaces.draw_focus_ring(surface, self.rect, theme, theme.px(6))
        face = WELL_OFF if not self.enabled else PAGE if self.focused else (255, 246, 222) if self.hovered else CREAM
        surfaces.draw_well(surface, self.rect, theme, face)
        inner = self._inner
        before = surface.get_clip()
        surface.set_clip(inner.inflate(2, 0).clip(before))
        if self.value:
            self._draw_value(surface, inner)
        elif self.placeholder:
            style = self.style(Type.BODY, FAINT_INK)
            text.draw_in(surface, self.placeholder, style, inner, "midleft", smallest=theme.smallest_text)
        if self.focused and self.enabled and self._caret_is_lit and not self.is_selected:
            height = round(self._style.size * 1.1)
            x = inner.x - self._scroll + self._width(self.value[: self.caret])
            surface.fill(TITLE_RED, (x, inner.centery - height // 2, theme.px(2), height))
        surface.set_clip(before)

    def _draw_value(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        left = inner.x - self._scroll
        if self.is_selected and self.focused:
            height = round(self._style.size * 1.25)
            surface.fill(SELECTED, (left, inner.centery - height // 2, self._width(self.value), height))
        text.draw(surface, self.value, self._style, (left, inner.centery - self.theme.px(1)), "midleft")

    @property
    def _style(self) -> text.TextStyle:
        return self.style(Type.STRONG, INK if self.enabled else FAINT_INK)

    @property
    def _inner(self) -> pygame.Rect:
        return self.rect.inflate(-self.theme.px(20, 16), -self.theme.px(4))

    @property
    def _scroll(self) -> int:
        """How far the text is pushed to the left, so that the caret can be seen."""
        room = self._inner.width - self.theme.px(3)
        return max(0, self._width(self.value[: self.caret]) - room) if self.focused else 0

    def _width(self, part: str) -> int:
        return text.line_width(part, self._style.face, self._style.size)

    def _index_at(self, x: int) -> int:
        wanted = x - self._inner.x + self._scroll
        return min(range(len(self.value) + 1), key=lambda index: abs(self._width(self.value[:index]) - wanted))

    def _edit(self, value: str, caret: int) -> None:
        changed = value != self.value
        self.value = value
        self._go(caret)
        if changed:
            self.on_change(value)

    def _go(self, caret: int) -> None:
        self.is_selected = False
        self.caret = min(max(caret, 0), len(self.value))
        self._caret_is_lit = True
        self._since_blink = 0.0

    def _key(self, action: Command) -> bool:
        match action:
            case Command.ERASE_BACK | Command.ERASE_FORWARD:
                self.erase(forward=action is Command.ERASE_FORWARD)
            case Command.LEFT | Command.RIGHT:
                self._go(self.caret + (1 if action is Command.RIGHT else -1))
            case Command.FIRST | Command.LAST:
                self._go(0 if action is Command.FIRST else len(self.value))
            case Command.SELECT_ALL:
                self.is_selected = bool(self.value)
            case Command.CONFIRM if self.on_confirm is not None:
                self.on_confirm(self.value)
            case _:
                return False
        return True
