"""Staying and declining side by side, in coins."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.pieces import coin, draw_number, put
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import INK, SOFT_INK, TITLE_RED, Type
from smallworld_desktop.render.widgets import Widget
from smallworld_desktop.rules.foresight import Stakes
from smallworld_desktop.scenes.turn.base import TurnScene

COLUMN = 0.24
"""The share of the width that each of the two columns has."""


class ComparedRow(Widget):
    """A line of the comparison: what is compared, and a word or an amount for each side."""

    can_focus = False
    takes_presses = False

    def __init__(self, label: str, sides: Sequence[str | int]) -> None:
        super().__init__()
        self._label = label
        self._sides = sides

    def draw(self, surface: pygame.Surface) -> None:
        theme, rect = self.theme, self.rect
        wide = round(rect.w * COLUMN)
        amounts = [side for side in self._sides if isinstance(side, int)]
        box = Rect(rect.x, rect.y, rect.w - wide * len(self._sides) - theme.px(8), rect.h)
        style = TextStyle.of(theme, Type.LABEL, INK)
        text.draw_in(surface, self._label, style, box, "midleft", max_lines=2, smallest=theme.smallest_text)
        if amounts:
            surfaces.draw_rule(surface, (rect.x, rect.y), rect.w, theme)
        for number, side in enumerate(self._sides):
            middle = rect.right - wide * (len(self._sides) - number) + wide // 2
            if isinstance(side, str):
                head = Rect(0, 0, wide - theme.px(8), rect.h)
                head.center = (middle, rect.centery)
                strong = TextStyle.of(theme, Type.LABEL_STRONG, SOFT_INK)
                text.draw_in(surface, side, strong, head, "center", max_lines=2, smallest=theme.smallest_text)
                continue
            size = theme.px(26, 22)
            put(surface, coin(None, size), (middle - theme.px(16, 13), rect.centery))
            colour = TITLE_RED if side == max(amounts) else INK
            draw_number(surface, str(side), theme.px(19, 16), colour, (middle + theme.px(4), rect.centery), "midleft")


def compared(turn: TurnScene, stakes: Stakes) -> list[Widget]:
    """The rows of the comparison."""
    tr = turn.tr
    left = tr("ask.decline.left", count=stakes.turns_left)
    rows = [ComparedRow(left, [tr("ask.decline.stay"), tr("ask.decline.go")])]
    rows.append(ComparedRow(tr("ask.decline.now"), [stakes.stay.now, stakes.decline.now]))
    if stakes.turns_left:
        rows.append(ComparedRow(tr("ask.decline.next"), [stakes.stay.next, stakes.decline.next]))
    return list(rows)
