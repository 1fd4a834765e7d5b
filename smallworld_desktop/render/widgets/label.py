"""Text that only stands there."""

from __future__ import annotations

import pygame

from smallworld_desktop.render import text
from smallworld_desktop.render.text import Anchor
from smallworld_desktop.render.theme import CREAM, INK, TITLE_RED, Colour, Type
from smallworld_desktop.render.widgets.base import Shown, Widget


class Label(Widget):
    """Words in a box: fitted on up to `max_lines` lines, at the place in the box that `anchor` names."""

    can_focus = False
    takes_presses = False

    text: Shown[str] = Shown("")
    colour: Shown[Colour] = Shown(INK)

    def __init__(
        self,
        words: str,
        kind: Type = Type.BODY,
        colour: Colour = INK,
        *,
        anchor: Anchor = "midleft",
        max_lines: int = 1,
        shadow: Colour | None = None,
        tooltip: str = "",
    ) -> None:
        super().__init__(tooltip)
        self.text = words
        self.kind = kind
        self.colour = colour
        self.anchor = anchor
        self.max_lines = max_lines
        self.shadow = shadow

    def draw(self, surface: pygame.Surface) -> None:
        style = self.style(self.kind, self.colour, self.shadow)
        smallest = self.theme.smallest_text
        text.draw_in(surface, self.text, style, self.rect, self.anchor, max_lines=self.max_lines, smallest=smallest)


def heading(words: str, *, kind: Type = Type.TITLE, anchor: Anchor = "center") -> Label:
    """A title in red over its light, as at the top of a panel."""
    return Label(words, kind, TITLE_RED, anchor=anchor, shadow=CREAM)
