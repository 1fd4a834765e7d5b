"""The ribbon that counts a turn's coins, item by item."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import partial

import pygame
from pygame import Rect

from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import has_emblem, icon
from smallworld_desktop.render.pieces import OWNERS, coin, disc, draw_number, put, tile
from smallworld_desktop.render.pieces.cutting import PiecePen
from smallworld_desktop.render.surfaces import Sheet
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.theme import CREAM, FAINT_INK, INK, SOFT_INK, TITLE_RED, Theme, Type
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.records import ScoreItem
from smallworld_desktop.scenes.common.words import Words

TAIL_DARK, TAIL = (70, 44, 22), (196, 160, 104)
MOST_APART = 178


class Stand(Enum):
    """How far an item has been counted."""

    LATER = 0
    NOW = 1
    DONE = 2


@dataclass(frozen=True, slots=True)
class ItemShown:
    """A line of the sum with its picture."""

    label: str
    detail: str
    coins: int
    regions: tuple[int, ...]
    picture: Callable[[int], pygame.Surface]


def items_of(items: tuple[ScoreItem, ...], position: Position, words: Words, owner: int) -> list[ItemShown]:
    """The items of a scoring as people read them."""
    found = []
    for item in items:
        label, detail = words.item(item)
        people = position.peoples[item.people] if 0 <= item.people < len(position.peoples) else None
        race = position.race_id(people) if people is not None else ""
        found.append(
            ItemShown(label, detail, item.coins, tuple(bits(item.regions)), _picture(item.source, race, owner))
        )
    return found


def _picture(source: str, race: str, owner: int) -> Callable[[int], pygame.Surface]:
    if source == "regions" and race:
        return lambda size: tile(race, OWNERS[owner], size)
    if source == "decline" and race:
        return lambda size: tile(race, OWNERS[owner], round(size * 0.9), True)
    if has_emblem(source):
        return lambda size: disc(source, size)
    return lambda size: coin(None, size)


class Ribbon:
    """State and look of one counting. `now` is the item being counted, `counted` the coins so far."""

    def __init__(
        self,
        title: str,
        items: list[ItemShown],
        total: int,
        words: Words,
        region_place: Callable[[int], tuple[float, float]],
    ) -> None:
        self.title = title
        self.items = items
        self.total = total
        self.now = -1
        self.counted = 0
        self._words = words
        self._region_place = region_place
        self.rect = Rect(0, 0, 0, 0)
        self._theme = Theme()

    @property
    def lit(self) -> frozenset[int]:
        """The regions whose coins are counted now; all of them before and after."""
        if 0 <= self.now < len(self.items):
            return frozenset(self.items[self.now].regions)
        return frozenset(region for item in self.items for region in item.regions)

    def place(self, board: Rect, theme: Theme) -> None:
        self._theme = theme
        height = theme.px(158, 132)
        margin = theme.px(60, 40)
        self.rect = Rect(board.x + margin, board.bottom - height - theme.px(48, 30), board.w - 2 * margin, height)
        if self._is_low(board):
            self.rect.top = board.y + theme.px(44, 26)

    def _is_low(self, board: Rect) -> bool:
        """Whether more of the regions that pay lie in the lower half of the board, where the ribbon would hide them."""
        heights = [self._region_place(region)[1] for region in self.lit]
        return sum(1 if y > board.centery else -1 for y in heights) > 0

    @property
    def bag(self) -> tuple[int, int]:
        """Where coins fly to."""
        return self.rect.right - self._theme.px(66, 48), self.rect.y + self._theme.px(68, 54)

    def item_place(self, number: int) -> tuple[int, int]:
        box = self._boxes()[number]
        return box.centerx, box.y + self._theme.px(33, 26)

    def _boxes(self) -> list[Rect]:
        theme, count = self._theme, len(self.items)
        room = self.rect.w - theme.px(230, 164) - theme.px(16, 10)
        gap = theme.px(26, 18)
        width = min(theme.px(MOST_APART, 130), (room - gap * max(0, count - 1)) // max(1, count))
        start = self.rect.x + theme.px(16, 10) + max(0, (room - count * width - (count - 1) * gap) // 2)
        top = self.rect.y + theme.px(42, 30)
        height = self.rect.h - theme.px(52, 38)
        return [Rect(start + number * (width + gap), top, width, height) for number in range(count)]

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        theme, rect = self._theme, self.rect
        self._draw_tails(surface)
        surfaces.draw_panel(surface, rect, theme, Sheet.SLIP)
        title = TextStyle.of(theme, Type.HEADING, TITLE_RED, CREAM)
        head = Rect(rect.x + theme.px(16), rect.y + theme.px(8, 4), rect.w - theme.px(230, 164), theme.px(32, 26))
        text.draw_in(surface, self.title, title, head, "center", smallest=theme.smallest_text)
        boxes = self._boxes()
        for number, (item, box) in enumerate(zip(self.items, boxes, strict=True)):
            stand = Stand.NOW if number == self.now else Stand.DONE if number < self.now else Stand.LATER
            self._draw_item(surface, item, box, stand)
            if number:
                x = (boxes[number - 1].right + box.left) // 2
                draw_number(surface, "+", theme.px(17, 13), SOFT_INK, (x, box.y + theme.px(33, 26)))
        self._draw_total(surface)

    def _draw_item(self, surface: pygame.Surface, item: ItemShown, box: Rect, stand: Stand) -> None:
        theme = self._theme
        if stand is Stand.NOW:
            surfaces.draw_lit_frame(surface, box, theme)
        size = theme.px(40, 30)
        y = box.y + theme.px(33, 26)
        apart = min(theme.px(26, 20), box.w // 4)
        pictures = ((item.picture(size), box.centerx - apart), (coin(item.coins, size), box.centerx + apart))
        for picture, x in pictures:
            shown = picture
            if stand is Stand.LATER:
                shown = picture.copy()
                shown.fill((140, 140, 140, 140), special_flags=pygame.BLEND_RGBA_MULT)
            put(surface, shown, (x, y))
        if stand is Stand.DONE and box.w > theme.px(130, 110):
            put(surface, icon("check", theme.px(22, 16)), (box.centerx + apart + size * 0.86, y))
        colour = FAINT_INK if stand is Stand.LATER else INK
        strong = TextStyle.of(theme, Type.STRONG, colour)
        soft = TextStyle.of(theme, Type.SMALL, FAINT_INK if stand is Stand.LATER else SOFT_INK)
        line = Rect(box.x + theme.px(4), box.y + theme.px(58, 44), box.w - theme.px(8), theme.px(24, 20))
        low = Rect(line.x, line.bottom - theme.px(2), line.w, box.bottom - line.bottom)
        least = theme.smallest_text
        if text.draw_whole(surface, item.label, strong, line, "center", smallest=least):
            text.draw_whole(surface, item.detail, soft, low, "midtop", max_lines=2, smallest=least)
        else:
            text.draw_in(surface, item.label, strong, line.union(low), "midtop", max_lines=3, smallest=least)

    def _draw_total(self, surface: pygame.Surface) -> None:
        theme = self._theme
        bag_x, bag_y = self.bag
        x = self.rect.right - theme.px(158, 116)
        y = self.rect.y + theme.px(75, 56)
        draw_number(surface, "=", theme.px(18, 14), TITLE_RED, (x - theme.px(44, 34), y))
        put(surface, coin(self.total, theme.px(58, 44)), (x, y))
        put(surface, icon("purse", theme.px(84, 62)), (bag_x, bag_y))
        strong = TextStyle.of(theme, Type.STRONG, TITLE_RED)
        low = self.rect.y + theme.px(122, 100)
        tr = self._words.tr
        for words, middle, style in (
            (tr("ribbon.total"), x, strong),
            (tr("ribbon.so_far", count=self.counted), bag_x, TextStyle.of(theme, Type.STRONG, INK)),
        ):
            box = Rect(0, 0, theme.px(92, 68), theme.px(24, 20))
            box.center = (middle, low)
            text.draw_whole(surface, words, style, box, "center", smallest=theme.smallest_text)

    def _draw_tails(self, surface: pygame.Surface) -> None:
        theme = self._theme
        tail, height = theme.px(34, 26), self.rect.h - theme.px(16)
        for side in (-1, 1):
            picture = surfaces.keep(("tail", side, tail, height), partial(_tail, tail, height, side))
            x = self.rect.x - tail if side < 0 else self.rect.right - tail
            surface.blit(picture, (x, self.rect.y + theme.px(18)), special_flags=pygame.BLEND_PREMULTIPLIED)


def _tail(tail: int, height: int, side: int) -> pygame.Surface:
    """A swallow tail that is folded behind the ribbon."""
    width = tail * 2
    pen = PiecePen(width, height)
    outer = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height), (tail * 0.5, height / 2)]
    inner = [(3.4, 2.0), (width, 2.0), (width, height - 2.0), (3.4, height - 2.0), (tail * 0.5 + 3, height / 2)]
    for points, colour in ((outer, TAIL_DARK), (inner, TAIL)):
        pen.polygon([(x if side < 0 else width - x, y) for x, y in points], colour)
    return pen.done()
