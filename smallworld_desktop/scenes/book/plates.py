"""The large picture of a chapter, with the sum it explains beside it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from smallworld_desktop.book.staging import Staged
from smallworld_desktop.i18n import Translator
from smallworld_desktop.render import text
from smallworld_desktop.render.diorama import margin_of, slab_size
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.open_book import draw_flourish, draw_initial, draw_note
from smallworld_desktop.render.pieces import (
    ComboType,
    PlateKind,
    coin,
    cost_plate,
    die_face,
    draw_combo,
    draw_number,
    put,
)
from smallworld_desktop.render.pieces.pins import pin
from smallworld_desktop.render.theme import CREAM, INK, SOFT_INK, TITLE_RED, Type
from smallworld_desktop.rules.chance import DIE
from smallworld_desktop.scenes.board.diorama import shapes_of
from smallworld_desktop.scenes.book.ink import BookInk
from smallworld_desktop.scenes.combo_selection.column import combos_of
from smallworld_desktop.scenes.common.words import Words

LARGE, SMALL = 0.78, 0.54
"""Pixels for a map pixel of large and small pictures in a roomy window, where there is room."""
COMPACT_SHARE = 0.66


def picture_scale(staged: Staged, box: tuple[int, int], most: float, ink: BookInk) -> float:
    """As large as fits a box, but no larger than wanted."""
    wide, high = slab_size(shapes_of(staged))
    most *= ink.theme.px(100, 100 * COMPACT_SHARE) / 100
    around = 2 * margin_of(most) * 0.6
    return max(0.1, min(most, (box[0] - around) / wide, (box[1] - around) / high))


@dataclass(frozen=True, slots=True)
class SumLine:
    """A line of a sum: how much, and what for."""

    amount: str
    words: str


@dataclass(frozen=True, slots=True)
class ChapterHead:
    """The chapter's picture in a painted field, its name, its number."""

    title: str
    icon: str
    number: int

    @staticmethod
    def height(ink: BookInk) -> int:
        return ink.theme.px(64, 46)

    def draw(self, surface: pygame.Surface, rect: Rect, ink: BookInk) -> None:
        theme = ink.theme
        field = Rect(rect.x, rect.y, rect.h, rect.h)
        draw_initial(surface, field, icon(self.icon, round(rect.h * 0.64)))
        which = ink.style(Type.ASIDE, SOFT_INK)
        words = ink.tr("book.chapter", number=self.number)
        side = text.draw(surface, words, which, (rect.right, rect.y + theme.px(6, 4)), "topright")
        style = ink.style(Type.HERO, TITLE_RED, CREAM, theme.px(44, 30))
        left = field.right + theme.px(14, 9)
        box = Rect(left, rect.y, side.left - theme.gap - left, rect.h)
        text.draw_in(surface, self.title, style, box, "midleft", max_lines=2, smallest=theme.smallest_text)


@dataclass(frozen=True, slots=True)
class ChapterTip:
    """A tip on a slip that is pasted in."""

    words: str

    def block(self, ink: BookInk, width: int) -> text.TextBlock:
        return text.layout(self.words, ink.style(Type.BODY), width - ink.theme.px(74, 50))

    def height(self, ink: BookInk, width: int) -> int:
        return max(self.block(ink, width).height + ink.theme.px(24, 14), ink.theme.px(60, 42))

    def draw(self, surface: pygame.Surface, rect: Rect, ink: BookInk) -> None:
        theme = ink.theme
        draw_note(surface, rect, theme)
        put(surface, icon("lantern", theme.px(36, 26)), (rect.x + theme.px(30, 21), rect.centery))
        text.draw_block(surface, self.block(ink, rect.w), (rect.x + theme.px(60, 40), rect.centery), "midleft")


@dataclass(frozen=True, slots=True)
class Flourish:
    """An ornament between the words and the picture."""

    def draw(self, surface: pygame.Surface, rect: Rect, ink: BookInk) -> None:
        draw_flourish(surface, rect.center, min(rect.w, ink.theme.px(260, 160)), ink.theme)


@dataclass(frozen=True, slots=True)
class LandPlate:
    """A large diorama; its sum stands at the right, line by line with the pins of the picture."""

    staged: Staged

    def draw(self, surface: pygame.Surface, rect: Rect, ink: BookInk) -> None:
        lines, theme = sum_lines(self.staged, ink.tr), ink.theme
        beside = theme.px(250, 168) if lines else 0
        box = (rect.w - beside, rect.h)
        scale = picture_scale(self.staged, box, LARGE, ink)
        picture = ink.pictures.get(self.staged, scale, is_strong=theme.is_strong)
        x = rect.x + box[0] // 2 if lines else rect.centerx
        put(surface, picture, (x, rect.centery))
        if lines:
            self._draw_sum(surface, Rect(rect.right - beside, rect.y, beside, rect.h), lines, ink)

    def _draw_sum(self, surface: pygame.Surface, rect: Rect, lines: list[SumLine], ink: BookInk) -> None:
        theme = ink.theme
        row = min(theme.px(54, 38), rect.h // (len(lines) + 1))
        y = rect.centery - row * (len(lines) + 1) // 2
        for number, line in enumerate(lines, 1):
            middle = y + row // 2
            put(surface, pin(number, theme.px(26, 20)), (rect.x + theme.px(14, 10), middle))
            draw_number(surface, line.amount, theme.px(24, 16), TITLE_RED, (rect.x + theme.px(60, 42), middle))
            box = Rect(rect.x + theme.px(86, 62), y, rect.w - theme.px(86, 62), row)
            style = ink.style(Type.BODY)
            text.draw_in(surface, line.words, style, box, "midleft", max_lines=2, smallest=theme.smallest_text)
            y += row
        pygame.draw.line(surface, INK, (rect.x + 4, y), (rect.right - 4, y), max(2, round(2 * theme.scale)))
        self._draw_total(surface, Rect(rect.x, y, rect.w, row + theme.px(8)), ink)

    def _draw_total(self, surface: pygame.Surface, rect: Rect, ink: BookInk) -> None:
        theme, size = ink.theme, ink.theme.px(44, 32)
        price = self.staged.price
        total = price.total if price is not None else sum(item.coins for item in self.staged.income)
        picture = cost_plate(total, size, PlateKind.HOVER) if price is not None else coin(total, size)
        put(surface, picture, (rect.x + theme.px(60, 42), rect.centery + theme.px(6, 4)))
        words = ink.tr("book.sum.tokens" if price is not None else "book.sum.coins", count=total)
        box = Rect(rect.x + theme.px(92, 66), rect.y + theme.px(4), rect.w - theme.px(92, 66), rect.h)
        text.draw_in(surface, words, ink.style(Type.STRONG), box, "midleft", max_lines=2, smallest=theme.smallest_text)


def sum_lines(staged: Staged, tr: Translator) -> list[SumLine]:
    """The parts of a price or an income, as the table words them."""
    words = Words(tr, staged.session)
    price = staged.price
    if price is not None:
        holder = staged.position.holder_of(staged.target)
        defenders = staged.position.race_id(holder) if holder is not None else ""
        return [
            SumLine(_signed(part.amount, is_first=number == 0), words.part(part.source, defenders))
            for number, part in enumerate(price.parts)
        ]
    items = staged.income
    return [
        SumLine(_signed(item.coins, is_first=number == 0), words.item(item)[0]) for number, item in enumerate(items)
    ]


def _signed(amount: int, *, is_first: bool) -> str:
    if amount < 0:
        return f"−{-amount}"
    return str(amount) if is_first else f"+{amount}"


@dataclass(frozen=True, slots=True)
class ColumnPlate:
    """The column of combos as it lies on the table."""

    staged: Staged

    def draw(self, surface: pygame.Surface, rect: Rect, ink: BookInk) -> None:
        theme = ink.theme
        combos = combos_of(self.staged.position, Words(ink.tr, self.staged.session))
        row = min(theme.px(86, 62), rect.h // max(1, len(combos)))
        wide = min(rect.w, theme.px(560, 440))
        y = rect.centery - row * len(combos) // 2
        style = ComboType(ink.style(Type.NAME, TITLE_RED), None, theme.smallest_text)
        for combo in combos:
            place = Rect(rect.centerx - wide // 2, y, wide, row - theme.px(6, 4))
            draw_combo(surface, place, combo, style)
            y += row


@dataclass(frozen=True, slots=True)
class DiePlate:
    """The six faces of the die."""

    def draw(self, surface: pygame.Surface, rect: Rect, ink: BookInk) -> None:
        size = min(ink.theme.px(78, 50), rect.h // 3, rect.w // 8)
        for number, pips in enumerate(sorted(DIE)):
            x = rect.centerx + (number - (len(DIE) - 1) / 2) * size * 1.3
            put(surface, die_face(pips, size, -8 + 7 * (number % 3)), (x, rect.centery))
