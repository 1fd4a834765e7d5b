"""Coins: a gold disc that stands for money anywhere, and the struck coins of 1, 3, 5 and 10 in piles."""

from __future__ import annotations

from pygame import Surface

from smallworld_desktop.render.emblems import emblem
from smallworld_desktop.render.emblems.paths import star
from smallworld_desktop.render.pieces.cutting import PiecePen, kept, put
from smallworld_desktop.render.pieces.numbers import draw_number
from smallworld_desktop.render.theme import INK

VALUES = (10, 5, 3, 1)
COLUMN = 5
"""So many coins lie on each other in a pile."""


@kept
def coin(amount: int | None, size: int) -> Surface:
    """A gold coin with an amount (a price, a gain), or with a star for one coin."""
    pad = max(2, round(size * 0.08))
    pen = PiecePen(size + 2 * pad, size + 2 * pad)
    middle, r = size / 2 + pad, size / 2
    pen.circle_shadow((middle + size * 0.02, middle + size * 0.045), r, max(0.6, size * 0.02))
    pen.circle(middle, middle, r, INK)
    pen.circle(middle, middle, r - max(1, r * 0.09), (212, 158, 54))
    pen.circle(middle - r * 0.05, middle - r * 0.07, r * 0.82, (246, 206, 96))
    pen.circle(middle, middle, r * 0.70, (196, 140, 44))
    pen.circle(middle + r * 0.03, middle + r * 0.04, r * 0.64, (238, 190, 80))
    if amount is None:
        pen.polygon(star(middle, middle, r * 0.46), (150, 96, 28))
    out = pen.done()
    if amount is not None:
        share = 0.44 if len(str(amount)) < 3 else 0.34
        draw_number(out, str(amount), round(size * share), (84, 40, 10), (middle, middle), shadow=(252, 226, 140))
    return out


@kept
def struck_coin(value: int, size: int) -> Surface:
    """The coin of 1, 3, 5 or 10 as it lies on the table."""
    if value not in VALUES:
        raise ValueError(f"there is no coin of {value}")
    pad = max(2, round(size * 0.08))
    pen = PiecePen(size + 2 * pad, size + 2 * pad)
    middle = size / 2 + pad
    pen.circle_shadow((middle + size * 0.02, middle + size * 0.05), size * 0.46, size * 0.03)
    out = pen.done()
    put(out, emblem(f"coin_{value}", size), (middle, middle))
    return out


def change(amount: int) -> list[int]:
    """The fewest coins that make the amount, large ones first."""
    coins: list[int] = []
    best: list[list[int]] = [[]]
    for total in range(1, min(amount, 30) + 1):
        best.append(min(([v, *best[total - v]] for v in VALUES if v <= total), key=len))
    while amount > 30:
        coins.append(10)
        amount -= 10
    return sorted(coins + best[max(0, amount)], reverse=True)


@kept
def coin_pile(amount: int, size: int) -> Surface:
    """The amount in struck coins, lying in columns that overlap; an empty picture for nothing."""
    coins = change(amount)
    columns = [coins[i : i + COLUMN] for i in range(0, len(coins), COLUMN)] or [[]]
    lift, step = size * 0.17, size * 0.72
    tallest = max(len(column) for column in columns)
    pad = round(size * 0.1)
    width = size + step * (len(columns) - 1) + 2 * pad
    height = size + lift * max(0, tallest - 1) + 2 * pad
    out = PiecePen(width, height).done()
    for i, column in enumerate(columns):
        for j, value in enumerate(column):
            sway = ((i * 7 + j * 5) % 3 - 1) * size * 0.03
            put(out, struck_coin(value, size), (pad + size / 2 + i * step + sway, height - pad - size / 2 - j * lift))
    return out
