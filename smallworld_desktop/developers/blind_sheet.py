"""A sheet for naming emblems without having seen the list: numbers instead of names, in an order that chance makes."""

from __future__ import annotations

import random

from pygame import Rect, Surface

from smallworld_desktop.developers.sheets import LABEL, sheet
from smallworld_desktop.render.emblems import emblem, families
from smallworld_desktop.render.pieces import put
from smallworld_desktop.render.text import draw_in

COLUMNS, CELL_W, CELL_H = 12, 76, 76


def blind_order(seed: int) -> list[str]:
    """All emblems once, in the order of this seed."""
    names = sorted({name for family in families().values() for name in family})
    random.Random(seed).shuffle(names)
    return names


def blind_sheet(size: int, seed: int) -> Surface:
    names = blind_order(seed)
    out = sheet(COLUMNS * CELL_W, -(-len(names) // COLUMNS) * CELL_H)
    for number, name in enumerate(names):
        cell = Rect(number % COLUMNS * CELL_W, number // COLUMNS * CELL_H, CELL_W, CELL_H)
        put(out, emblem(name, size), (cell.centerx, cell.y + 36))
        draw_in(out, str(number + 1), LABEL, Rect(cell.x, cell.bottom - 20, CELL_W, 20), "center", smallest=11)
    return out
