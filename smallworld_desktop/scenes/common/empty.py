"""The page of a list with nothing in it: what would lie here, how it comes here, and the way to the first one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pieces import OWNERS, coin, die_face, put, tile
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.texture import PREMULTIPLIED
from smallworld_desktop.render.theme import CREAM, SOFT_INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Button, Widget

FAN = ((-0.62, 0.10, 14.0), (0.62, 0.10, -14.0), (0.0, 0.0, 0.0))
"""Where blank sheets lie, in shares of a sheet's width and height, and their angles."""

PIECES = (("ratmen", 2, -0.62, -0.75, 11.0), ("orcs", 0, -0.05, -0.12, -8.0))
COINS = ((0.05, 0.1), (0.75, 0.55), (-0.62, -0.12))


@dataclass(frozen=True, slots=True)
class Nothing:
    """What to say of an empty list. `icon` stands for what would lie here, `action` leads to the first one."""

    icon: str
    title: str
    words: str
    action: Button | None = None


class EmptyPage(Widget):
    """Blank sheets, a title, a few words and the button that helps, one below the other in the middle of a card.

    Around the card lie a few pieces, waiting. `card` is where the parchment goes.
    """

    can_focus = False
    takes_presses = False

    def __init__(self, nothing: Nothing) -> None:
        super().__init__()
        self.nothing = nothing
        self.card = Rect(0, 0, 0, 0)
        self._sheet = 0
        self._tops = (0, 0, 0)

    def place(self, rect: Rect, theme: Theme) -> None:
        super().place(rect, theme)
        px = theme.px
        self._sheet = px(190, 124)
        fan, title, words = round(self._sheet * 1.3), self._title().height, self._words().height
        gap, edge, action = px(22, 12), px(56, 30), self.nothing.action
        high = fan + gap + title + gap // 2 + words + (px(36, 22) + px(60, 50) if action is not None else 0)
        self.card = Rect(0, 0, min(px(980, 700), rect.width), min(high + 2 * edge, rect.height))
        self.card.center = rect.center
        top = self.card.centery - high // 2
        below = top + fan + gap
        self._tops = (top, below, below + title + gap // 2)
        if action is not None:
            wide = max(action.preferred_width(theme), px(280, 200))
            y = self._tops[2] + words + px(36, 22)
            action.place(Rect(rect.centerx - wide // 2, y, wide, px(60, 50)), theme)

    def draw(self, surface: pygame.Surface) -> None:
        self._draw_pieces(surface)
        fan, title, words = self._tops
        middle = self.rect.centerx
        self._draw_fan(surface, (middle, fan + round(self._sheet * 0.62)))
        text.draw_block(surface, self._title(), (middle, title), "midtop")
        text.draw_block(surface, self._words(), (middle, words), "midtop")

    def _draw_pieces(self, surface: pygame.Surface) -> None:
        """Tiles at the lower left corner of the card, coins and a die at the upper right."""
        px, card = self.theme.px, self.card
        for race, owner, across, down, angle in PIECES:
            side = px(112, 78)
            piece = surfaces.keep(("waiting", race, side), partial(_turned, race, owner, side, angle))
            put(surface, piece, (card.left + across * side, card.bottom + down * side))
        size = px(46, 32)
        for across, down in COINS:
            put(surface, coin(None, size), (card.right + across * size, card.top + down * size))
        put(surface, die_face(3, px(58, 42), 16), (card.right + size * 0.1, card.top + size * 1.35))

    def _draw_fan(self, surface: pygame.Surface, centre: tuple[int, int]) -> None:
        high = self._sheet
        wide = round(high * 0.78)
        for across, down, angle in FAN:
            sheet = surfaces.keep(("blank sheet", wide, high, angle), partial(_blank, wide, high, angle))
            where = sheet.get_rect(center=(centre[0] + round(across * wide), centre[1] + round(down * high)))
            surface.blit(sheet, where, special_flags=PREMULTIPLIED)
        put(surface, icon(self.nothing.icon, round(high * 0.52)), centre)

    def _title(self) -> text.TextBlock:
        style = TextStyle.of(self.theme, Type.HERO, TITLE_RED, CREAM)
        return text.fit(self.nothing.title, style, self._room, max_lines=2, smallest=self.theme.smallest_text)

    def _words(self) -> text.TextBlock:
        return text.layout(self.nothing.words, self.style(Type.HINT, SOFT_INK), self._room[0])

    @property
    def _room(self) -> tuple[int, int]:
        px = self.theme.px
        return min(self.rect.width - 2 * self.theme.pad, px(720, 560)), px(110, 76)


def _blank(wide: int, high: int, angle: float) -> pygame.Surface:
    theme = Theme(max(0.3, high / 260))
    margin = theme.px(24)
    sheet = pygame.Surface((wide + 2 * margin, high + 2 * margin), pygame.SRCALPHA, 32)
    surfaces.draw_panel(sheet, Rect(margin, margin, wide, high), theme, surfaces.Sheet.SLIP)
    return pygame.transform.rotozoom(sheet, angle, 1) if angle else sheet


def _turned(race: str, owner: int, side: int, angle: float) -> pygame.Surface:
    return pygame.transform.rotozoom(tile(race, OWNERS[owner], side), angle, 1)
