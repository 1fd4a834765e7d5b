"""Slips that explain: a region that is pointed at for a moment, and the sum of this turn's coins."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.pieces import coin, draw_number, put
from smallworld_desktop.render.surfaces import Sheet
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import INK, SOFT_INK, TITLE_RED, Theme, Type
from smallworld_desktop.render.widgets import Tip
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.scoring import score_items
from smallworld_desktop.scenes.board.widget import BoardWidget
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.scenes.scoring.ribbon import items_of
from smallworld_desktop.scenes.turn.base import TurnScene

DELAY = 0.18


class Rest:
    """How long the same region has been pointed at. A region that was just clicked needs no explanation."""

    def __init__(self) -> None:
        self._region: int | None = None
        self._seconds = 0.0
        self._is_hushed = False

    @property
    def is_over(self) -> bool:
        """Whether the region is to be explained now."""
        return self._region is not None and self._seconds >= DELAY and not self._is_hushed

    def update(self, region: int | None, dt: float) -> bool:
        """Time passes with a region pointed at; says whether what is to be seen has changed."""
        before = self.is_over
        if region != self._region:
            self._region, self._seconds, self._is_hushed = region, 0.0, False
        elif region is not None:
            self._seconds += dt
        return self.is_over != before

    def speak(self, region: int | None) -> None:
        """Explain a region at once."""
        self._region, self._seconds, self._is_hushed = region, DELAY, False

    def hush(self, region: int | None) -> None:
        """Say nothing about a region until it is pointed at anew."""
        self._region, self._is_hushed = region, True


def board_tip(
    surface: pygame.Surface, board: BoardWidget, turn: TurnScene, theme: Theme, hidden: Sequence[Rect] = ()
) -> None:
    """The explanation of the region that is pointed at, off the tokens and on water if possible."""
    region = board.pointed
    if region is None:
        return
    words = turn.explain(region)
    state, lands = board.state, board.board.regions
    water = [board.area(land.index).inflate(-20, -20) for land in lands if land.terrain.water]
    held = [land.index for land in lands if state.tableau.troops[land.index] is not None]
    tokens = [board.bounds(index) for index in {*held, *state.shows} if index != region]
    plates = [board.pieces(index).plate_rect for index in state.shows if index != region]
    wanted = [board.area(index).inflate(-20, -20) for index in state.shows if index != region]
    target = board.bounds(region).union(board.pieces(region).plate_rect)
    spot = board.pointer if board.region == region else None
    tip = Tip(target, words.title, words.lines, [*tokens, *plates, *hidden], water, wanted, spot)
    tip.draw(surface, theme, board.rect)


def income_tip(
    surface: pygame.Surface, target: Rect, position: Position, words: Words, owners: Sequence[int], theme: Theme
) -> None:
    """What the turn would bring, line by line."""
    items = items_of(tuple(score_items(position, position.seat)), position, words, owners[position.seat])
    line, pad = theme.px(30, 26), theme.px(18, 14)
    width = theme.px(310, 270)
    height = theme.px(44, 36) + max(1, len(items)) * line + theme.px(44, 36)
    slip = Rect(0, 0, width, height)
    slip.midbottom = (target.centerx, target.top - theme.px(8))
    slip.clamp_ip(surface.get_rect().inflate(-theme.px(12), 0))
    surfaces.draw_panel(surface, slip, theme, Sheet.SLIP)
    title = TextStyle.of(theme, Type.NAME, TITLE_RED)
    text.draw(surface, words.tr("bar.income.title"), title, (slip.x + pad, slip.y + theme.px(24, 20)), "midleft")
    y = slip.y + theme.px(44, 36) + line // 2
    label, soft = TextStyle.of(theme, Type.LABEL, INK), TextStyle.of(theme, Type.SMALL, SOFT_INK)
    if not items:
        text.draw(surface, words.tr("bar.income.none"), soft, (slip.x + pad, y), "midleft")
        y += line
    for item in items:
        put(surface, item.picture(theme.px(26, 22)), (slip.x + pad + theme.px(12), y))
        x = slip.x + pad + theme.px(36, 30)
        named = text.draw(surface, item.label, label, (x, y - 1), "midleft")
        room = Rect(
            named.right + theme.px(8), y - line // 2, max(1, slip.right - pad - theme.px(34) - named.right), line
        )
        text.draw_in(surface, item.detail, soft, room, "midleft", smallest=theme.smallest_text)
        draw_number(surface, str(item.coins), theme.px(13, 11), INK, (slip.right - pad, y), "midright")
        y += line
    y += theme.px(4)
    surfaces.draw_rule(surface, (slip.x + pad, y - line // 2), slip.w - 2 * pad, theme)
    strong = TextStyle.of(theme, Type.LABEL_STRONG, INK)
    low = y + theme.px(5)
    text.draw(surface, words.tr("bar.income.total"), strong, (slip.x + pad, low), "midleft")
    total = str(sum(item.coins for item in items))
    drawn = draw_number(surface, total, theme.px(16, 14), TITLE_RED, (slip.right - pad, low), "midright")
    put(surface, coin(None, theme.px(22, 18)), (drawn.left - theme.px(20, 16), low))
