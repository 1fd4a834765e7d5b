"""Who does what, and why, while a computer plays: one line at the top of the board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect

from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.pieces import OWNERS, letter_tile, put
from smallworld_desktop.render.surfaces import Sheet
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import INK, SOFT_INK, Theme, Type
from smallworld_desktop.session.session import Seat


@dataclass(frozen=True, slots=True)
class Caption:
    """A deed of somebody, with the reason they gave."""

    seat: Seat
    words: str
    why: str = ""


class CaptionStrip:
    """Shows the last caption until it is taken away."""

    def __init__(self, on_touch: Callable[[], None]) -> None:
        self._on_touch = on_touch
        self.caption: Caption | None = None

    def show(self, caption: Caption | None) -> None:
        if caption != self.caption:
            self.caption = caption
            self._on_touch()

    def draw(self, surface: pygame.Surface, board: Rect, theme: Theme) -> None:
        """Below the upper edge of the board, as wide as its words."""
        caption = self.caption
        if caption is None:
            return
        size, pad = theme.px(34, 28), theme.px(12, 9)
        most = board.w - theme.px(120, 70) - size - 3 * pad
        deed = text.layout(caption.words, TextStyle.of(theme, Type.STRONG, INK), most)
        why = text.layout(caption.why, TextStyle.of(theme, Type.SMALL, SOFT_INK), most) if caption.why else None
        wide = max(deed.width, why.width if why is not None else 0)
        high = deed.height + (why.height if why is not None else 0)
        slip = Rect(0, 0, wide + size + 3 * pad, max(size, high) + pad)
        slip.midtop = (board.centerx, board.y + theme.px(12, 8))
        surfaces.draw_panel(surface, slip, theme, Sheet.SLIP)
        mark = letter_tile(OWNERS[caption.seat.colour], caption.seat.name[:1].upper(), size)
        put(surface, mark, (slip.x + pad + size // 2, slip.centery))
        left, top = slip.x + size + 2 * pad, slip.centery - high // 2
        text.draw_block(surface, deed, (left, top))
        if why is not None:
            text.draw_block(surface, why, (left, top + deed.height))
