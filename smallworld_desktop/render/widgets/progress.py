"""How far a long work has come."""

from __future__ import annotations

import pygame

from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.texture import PREMULTIPLIED, Layer, rounded
from smallworld_desktop.render.theme import INK, SOFT_INK, Type
from smallworld_desktop.render.widgets.base import Shown, Widget


class ProgressBar(Widget):
    """A bar that fills from 0 to 1, with a line that says what is going on."""

    can_focus = False
    takes_presses = False

    part: Shown[float] = Shown(0.0)
    label: Shown[str] = Shown("")

    def __init__(self, label: str = "", part: float = 0.0) -> None:
        super().__init__()
        self.label = label
        self.part = part

    def draw(self, surface: pygame.Surface) -> None:
        theme, one = self.theme, self.theme.scale
        high = theme.px(14, 12)
        bar = pygame.Rect(self.rect.x, self.rect.bottom - high, self.rect.width, high)
        if self.label:
            words = pygame.Rect(self.rect.x, self.rect.y, self.rect.width, bar.y - self.rect.y)
            style = self.style(Type.LABEL, SOFT_INK)
            text.draw_in(surface, self.label, style, words, "midleft", smallest=theme.smallest_text)
        layers = (Layer(0, high / 2, INK), Layer(1.4 * one, high / 2 - one, (226, 204, 158), sunk=one))
        well = surfaces.keep(("progress", bar.size, one), lambda: rounded(bar.size, layers))
        surface.blit(well, bar, None, PREMULTIPLIED)
        filled = round((bar.width - high) * min(max(self.part, 0.0), 1.0)) + high
        if self.part > 0:
            fill = (
                Layer(1.4 * one, high / 2 - one, (236, 190, 84)),
                Layer(1.4 * one, high / 2 - one, (206, 146, 54), sunk=3 * one),
            )
            surface.blit(rounded((filled, high), fill), bar, None, PREMULTIPLIED)
