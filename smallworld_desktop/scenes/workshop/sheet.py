"""A sheet over the bench: a title, what there is to choose from, the way back, and what is done with it."""

from __future__ import annotations

import pygame
from pygame import Rect

from smallworld_desktop.render import surfaces
from smallworld_desktop.render.theme import Theme
from smallworld_desktop.render.widgets import Button, Label, heading
from smallworld_desktop.scenes.common.menu import MenuScene
from smallworld_desktop.scenes.services import Services


class SheetScene(MenuScene):
    """Subclasses place what lies between title and buttons."""

    is_overlay = True
    roomy = (860, 720)
    compact = (760, 580)

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._sheet = Rect(0, 0, 0, 0)

    def lay_out_inside(self, inner: Rect, theme: Theme) -> None:
        """Places everything but title and buttons."""
        raise NotImplementedError

    def sheet_parts(self, title: str, done: str, act: Button) -> tuple[Label, Button, Button]:
        """Title, way back and the lit button, in the order of Tab."""
        self.heading = heading(title)
        self.leave_button = Button(done, self.back)
        self.act_button = act
        return self.heading, self.leave_button, act

    def lay_out(self, window: Rect, theme: Theme) -> None:
        px = theme.px
        self._sheet = Rect(0, 0, px(self.roomy[0], self.compact[0]), px(self.roomy[1], self.compact[1]))
        self._sheet.center = window.center
        self._sheet = self._sheet.clip(window)
        inner = self._sheet.inflate(-2 * px(34, 22), -2 * px(26, 16))
        high = theme.button_height
        self.heading.place(Rect(inner.x, inner.y, inner.width, px(44, 32)), theme)
        for button, is_right in ((self.act_button, True), (self.leave_button, False)):
            wide = min(max(button.preferred_width(theme), px(150, 120)), inner.width // 2)
            x = inner.right - wide if is_right else inner.x
            button.place(Rect(x, inner.bottom - high, wide, high), theme)
        top = inner.y + px(54, 38)
        self.lay_out_inside(Rect(inner.x, top, inner.width, inner.bottom - high - px(14, 8) - top), theme)

    def draw_ground(self, surface: pygame.Surface) -> None:
        surfaces.draw_veil(surface)
        surfaces.draw_panel(surface, self._sheet, self.theme)
