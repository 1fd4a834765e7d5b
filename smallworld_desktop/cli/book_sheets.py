"""What the printed book takes from the screen's: pictures as JPEG files, sums and combos in words."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from smallworld_desktop.book.staging import Staged
from smallworld_desktop.i18n import Translator
from smallworld_desktop.scenes.board.diorama import diorama
from smallworld_desktop.scenes.book.plates import sum_lines
from smallworld_desktop.scenes.combo_selection.column import combos_of
from smallworld_desktop.scenes.common.words import Words

PAPER = (255, 255, 255)
Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class SumRow:
    """A line of a sum: the number of its pin, how much, what for."""

    pin: str
    amount: str
    words: str
    is_total: bool = False


@dataclass(frozen=True, slots=True)
class ComboRowPrinted:
    """A combo of the column in words."""

    race: str
    power: str
    price: str
    name: str
    tokens: str


def picture_of(
    staged: Staged, boards: Callable[[Staged], pygame.Surface], scale: float, kept: dict[int, tuple[bytes, Size]]
) -> tuple[bytes, Size]:
    """A picture on white, and its size in pixels; made once."""
    if id(staged) not in kept:
        drawn = diorama(staged, boards(staged), scale)
        sheet = pygame.Surface(drawn.get_size(), 0, 24)
        sheet.fill(PAPER)
        sheet.blit(drawn, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        data = io.BytesIO()
        pygame.image.save(sheet, data, "picture.jpg")
        kept[id(staged)] = (data.getvalue(), sheet.get_size())
    return kept[id(staged)]


def sum_rows(staged: Staged, tr: Translator) -> list[SumRow]:
    """The lines of a sum, and its total."""
    lines = sum_lines(staged, tr)
    if not lines:
        return []
    price = staged.price
    total = price.total if price is not None else sum(item.coins for item in staged.income)
    words = tr("book.sum.tokens" if price is not None else "book.sum.coins", count=total)
    rows = [SumRow(str(number), line.amount, line.words) for number, line in enumerate(lines, 1)]
    return [*rows, SumRow("", "=", words, is_total=True)]


def column_rows(staged: Staged, tr: Translator) -> list[ComboRowPrinted]:
    combos = combos_of(staged.position, Words(tr, staged.session))
    return [
        ComboRowPrinted(combo.race, combo.power, str(combo.price), combo.name, tr("book.tokens", count=combo.tokens))
        for combo in combos
    ]
