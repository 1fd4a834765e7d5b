"""Make the table: long oak boards with seams, knots and pegs. Writes assets/table/planks.webp, for the largest windows.

Fibres are value noise stretched along the boards and bent around knots; it takes seconds, too long to do while playing.
Smaller windows show it scaled down, lamp light is added there. Run with the environment of `run.py test`:
`.venv/bin/python packaging/make_planks.py`.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image

Field = npt.NDArray[Any]

TARGET = Path(__file__).resolve().parent.parent / "assets" / "table" / "planks.webp"
SIZE = (3840, 2160)
SCALE = 2.4  # pixels for one at 1600x900
SEED = 5
PLANK = 116  # a board's width, as all lengths in pixels at 1600x900
LENGTHS = (1500, 2300)
DARK, MIDDLE, LIGHT = ((40, 24, 15), (78, 49, 30), (118, 78, 48))
QUALITY = 78
LATTICE = 256


@dataclass(frozen=True)
class Board:
    """Where a board lies, in pixels at 1600x900."""

    left: float
    top: float
    right: float
    bottom: float
    number: int


class Noise:
    """Smooth value noise without end, from a lattice of chance."""

    def __init__(self, seed: int) -> None:
        self._lattice: Field = np.random.default_rng(seed).random((LATTICE, LATTICE), dtype=np.float32)

    def __call__(self, x: Field, y: Field) -> Field:
        column, row = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
        along, down = _smooth(x - column), _smooth(y - row)
        at = self._lattice
        one, other = column % LATTICE, (column + 1) % LATTICE
        upper, lower = row % LATTICE, (row + 1) % LATTICE
        above = at[one, upper] * (1 - along) + at[other, upper] * along
        below = at[one, lower] * (1 - along) + at[other, lower] * along
        return np.asarray(above * (1 - down) + below * down, np.float32)


def boards(dice: random.Random) -> Iterator[Board]:
    """Rows of boards, each row with joints of its own."""
    top, number = -PLANK * 0.35, 0
    while top < SIZE[1] / SCALE:
        bottom = top + PLANK * dice.uniform(0.88, 1.12)
        left = -dice.uniform(0, LENGTHS[0])
        while left < SIZE[0] / SCALE:
            right = left + dice.uniform(*LENGTHS)
            yield Board(left, top, right, bottom, number)
            left, number = right, number + 1
        top = bottom


def paint(board: Board, noises: list[Noise], dice: random.Random, out: Field) -> None:
    """One board, into its part of the picture."""
    x0, x1 = (min(SIZE[0], max(0, round(edge * SCALE))) for edge in (board.left, board.right))
    y0, y1 = (min(SIZE[1], max(0, round(edge * SCALE))) for edge in (board.top, board.bottom))
    if x0 >= x1 or y0 >= y1:
        return
    along = ((np.arange(x0, x1, dtype=np.float32) + 0.5) / SCALE)[:, None]
    down = ((np.arange(y0, y1, dtype=np.float32) + 0.5) / SCALE - board.top)[None, :].astype(np.float32)
    knots = list(_knots(board, dice))
    value = _fibres(along, down, knots, noises, dice, board.number)
    colour = _coloured(value) * np.array((1 + 0.03 * dice.uniform(-1, 1), 1, 1), np.float32)
    out[x0:x1, y0:y1] = _edged(colour, along, down, board)


def _knots(board: Board, dice: random.Random) -> Iterator[tuple[float, float, float]]:
    high = board.bottom - board.top
    for _ in range(dice.choice((0, 1, 1, 2))):
        yield dice.uniform(board.left + 90, board.right - 90), high * dice.uniform(0.25, 0.75), dice.uniform(7, 14)


def _fibres(
    along: Field,
    down: Field,
    knots: list[tuple[float, float, float]],
    noises: list[Noise],
    dice: random.Random,
    number: int,
) -> Field:
    """How light the wood is: arches, fibres and pores, bent around knots."""
    broad, small, arches, fine, finer, pores = noises
    u = along + dice.uniform(0, 4000) + 0 * down
    bent = down + 9 * (broad(u / 170, down / 60 + number * 3) - 0.5) + 3 * (small(u / 60, down / 22 + number) - 0.5)
    for x, y, r in knots:
        reach = (along - x) / (r * 6.5)
        bent = bent - (down - y) * 0.85 * np.exp(-reach * reach) * np.exp(-np.abs(down - y) / (r * 2.6))
    arch = 0.5 + 0.5 * np.sin((bent * 0.30 + 2.2 * arches(u / 420, bent / 16 + number * 7)) * (math.tau / 2.4))
    fibre = fine(u / 34, bent * 0.85 + number * 11) * 0.55 + finer(u / 11, bent * 2.2) * 0.30
    fibre = fibre + pores(u / 6, bent * 5.2) * 0.26 + small(u / 2.4, bent * 9.0) * 0.10 - 0.14
    pore = _step(0.80, 0.93, pores(u / 15, bent * 1.9 + 40))
    value = 0.40 + dice.uniform(-0.16, 0.16) + (arch - 0.5) * 0.22 + (fibre - 0.42) * 0.50 - pore * 0.20
    for x, y, r in knots:
        far = np.hypot((along - x) / 1.35, down - y) / r + 0.22 * (small(u / 5 + 9, down / 5 + 0 * u) - 0.5)
        rings = 0.10 + 0.20 * (0.5 + 0.5 * np.sin(far * 17 + fibre * 3))
        outside = _step(0.9, 1.9, far)
        value = value * outside + (1 - outside) * rings - 0.16 * np.exp(-(((far - 1.05) / 0.22) ** 2))
    return np.asarray(np.clip(value, 0, 1), np.float32)


def _coloured(value: Field) -> Field:
    dark, middle, light = (np.array(colour, np.float32) for colour in (DARK, MIDDLE, LIGHT))
    low, high = np.clip(value * 2, 0, 1)[..., None], np.clip(value * 2 - 1, 0, 1)[..., None]
    return np.asarray(dark + (middle - dark) * low + (light - middle) * high, np.float32)


def _edged(colour: Field, along: Field, down: Field, board: Board) -> Field:
    """Bevels, a lit upper edge, dark seams, and pegs at the ends."""
    high = board.bottom - board.top
    edge, end = np.minimum(down, high - down), np.minimum(along - board.left, board.right - along)
    colour = colour * (0.60 + 0.40 * _step(0.4, 5.0, edge))[..., None]
    colour = colour + 26 * np.exp(-(((down - 3.2) / 1.1) ** 2))[..., None] * np.array((1, 0.8, 0.55), np.float32)
    colour = colour * (1 - _step(1.83, 1.17, edge) * 0.86)[..., None]
    colour = colour * (0.66 + 0.34 * _step(0.5, 5.0, end))[..., None] * (1 - _step(1.73, 1.07, end) * 0.84)[..., None]
    for x in (board.left + 15, board.right - 15):
        for y in (high * 0.27, high * 0.73):
            far = np.hypot(along - x, down - y)
            colour = colour * (1 - 0.42 * np.exp(-(((far - 4.6) / 0.9) ** 2)))[..., None]
            lit = 0.80 - 0.05 * ((along - x) + (down - y)) / 4.2
            colour = np.where((far < 4.2)[..., None], colour * lit[..., None], colour)
    return np.asarray(colour, np.float32)


def _smooth(part: Field) -> Field:
    return np.asarray(part * part * (3 - 2 * part), np.float32)


def _step(low: float, high: float, value: Field) -> Field:
    """From 0 at `low` to 1 at `high`, smoothly."""
    return _smooth(np.clip((value - low) / (high - low), 0, 1))


def main() -> None:
    dice, noises = random.Random(SEED), [Noise(SEED + number) for number in range(6)]
    out: Field = np.zeros((*SIZE, 3), np.float32)
    for board in boards(dice):
        paint(board, noises, dice, out)
    picture = Image.fromarray(np.clip(out, 0, 255).astype(np.uint8).transpose(1, 0, 2))
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    picture.save(TARGET, quality=QUALITY, method=6)


if __name__ == "__main__":
    main()
