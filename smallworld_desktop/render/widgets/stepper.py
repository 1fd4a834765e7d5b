"""A number between less and more."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from smallworld_desktop.intents import Command, Intent, Key, Pointer, PointerMoved, Pos, Pressed, Released
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.pieces import step_button
from smallworld_desktop.render.surfaces import Wood
from smallworld_desktop.render.theme import FAINT_INK, INK, PAGE, WELL_OFF, Theme, Type
from smallworld_desktop.render.widgets.base import Shown, Widget, put_icon

HELD, AGAIN = 0.45, 0.09
"""Held down, a sign counts on after so many seconds, and then so often."""
STEPS = {Command.LEFT: -1, Command.LESS: -1, Command.RIGHT: 1, Command.MORE: 1}


class Stepper(Widget):
    """Wooden minus and plus around a number; arrow keys do the same. It never leaves its limits."""

    value: Shown[int] = Shown(0)
    pointed: Shown[int] = Shown(0)

    def __init__(
        self, value: int, limits: tuple[int, int], on_change: Callable[[int], None], *, tooltip: str = ""
    ) -> None:
        super().__init__(tooltip)
        self.least, self.most = limits
        self.value = value
        self.on_change = on_change
        self._sign = 0
        self._held_for = 0.0

    @staticmethod
    def preferred_width(theme: Theme) -> int:
        return 3 * theme.row_height + 2 * theme.px(6, 4)

    def count(self, by: int) -> bool:
        """Adds or takes; False at the limit."""
        wanted = min(max(self.value + by, self.least), self.most)
        if wanted == self.value:
            return False
        self.value = wanted
        self.on_change(wanted)
        return True

    def handle(self, intent: Intent) -> bool:
        if not self.enabled:
            return False
        match intent:
            case PointerMoved(pos=pos):
                self.pointed = self._sign_at(pos)
            case Pressed(pos=pos, button=Pointer.LEFT):
                self._sign, self._held_for = self._sign_at(pos), 0.0
                self.count(self._sign)
            case Released(button=Pointer.LEFT):
                self._sign = 0
            case Key(action=action) if action in STEPS:
                self.count(STEPS[action])
            case _:
                return False
        return True

    def cancel(self) -> None:
        super().cancel()
        self._sign = 0

    def update(self, dt: float) -> None:
        if not self._sign:
            return
        self._held_for += dt
        while self._sign and self._held_for >= HELD + AGAIN:
            self._held_for -= AGAIN
            if not self.count(self._sign):
                self._sign = 0

    def sign_rect(self, sign: int) -> Rect:
        """Where plus or minus lies."""
        side = self.rect.height
        return Rect(self.rect.x if sign < 0 else self.rect.right - side, self.rect.y, side, side)

    def draw(self, surface: pygame.Surface) -> None:
        theme, side = self.theme, self.rect.height
        gap = theme.px(6, 4)
        well = Rect(self.rect.x + side + gap, self.rect.y, self.rect.width - 2 * (side + gap), side)
        surfaces.draw_well(surface, well, theme, PAGE if self.enabled else WELL_OFF)
        style = self.style(Type.NUMBER, INK if self.enabled else FAINT_INK)
        text.draw_in(surface, str(self.value), style, well, smallest=theme.smallest_text)
        for sign in (-1, 1):
            picture = step_button(sign, round(side * 0.86), self._wood(sign))
            put_icon(surface, picture, self.sign_rect(sign).center)
        if self.has_ring:
            surfaces.draw_focus_ring(surface, self.rect, theme, theme.px(6))

    def _wood(self, sign: int) -> Wood:
        if not self.enabled or self.value == (self.most if sign > 0 else self.least):
            return Wood.OFF
        if self._sign == sign:
            return Wood.DOWN
        return Wood.LIT if self.hovered and self.pointed == sign else Wood.NORMAL

    def _sign_at(self, pos: Pos) -> int:
        return next((sign for sign in (-1, 1) if self.sign_rect(sign).collidepoint(pos)), 0)
