"""What a winner gets: a wreath of laurel about a seal, and a red ribbon for the sentence."""

from __future__ import annotations

import math

from pygame import Surface

from smallworld_desktop.render.pen import Spot
from smallworld_desktop.render.pieces.cutting import PiecePen, kept
from smallworld_desktop.render.texture import mix
from smallworld_desktop.render.theme import INK, Colour

LEAF, LIGHT_LEAF, STEM = (86, 140, 62), (134, 178, 88), (74, 58, 30)
RED: Colour = (150, 32, 26)
LEAVES = 9


@kept
def laurel(size: int) -> Surface:
    """Two branches that rise from below and leave the middle free."""
    pen = PiecePen(size, size)
    middle, radius = size / 2, size * 0.4
    for side in (1, -1):
        turns = [math.pi / 2 - side * (0.24 + 2.45 * step / 30) for step in range(31)]
        branch = [(middle + radius * math.cos(turn), middle + radius * math.sin(turn)) for turn in turns]
        pen.line(branch, size * 0.022, INK)
        pen.line(branch, size * 0.012, STEM)
        for number in range(LEAVES):
            turn = math.pi / 2 - side * (0.3 + 2.35 * number / (LEAVES - 1))
            at = (middle + radius * math.cos(turn), middle + radius * math.sin(turn))
            for lean in (0.62, -0.62):
                _leaf(pen, at, turn - side * (math.pi / 2 + lean * side), size * 0.125, lean > 0)
    return pen.done()


def _leaf(pen: PiecePen, at: Spot, turn: float, length: float, is_light: bool) -> None:
    for grown, colour in ((1.0, INK), (0.82, LIGHT_LEAF if is_light else LEAF)):
        pen.polygon(_blade(at, turn, length * grown, length * 0.36 * grown), colour)


def _blade(at: Spot, turn: float, length: float, width: float) -> list[Spot]:
    ahead, aside = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
    spots = []
    for sign in (1, -1):
        for step in range(9):
            share = step / 8 if sign > 0 else 1 - step / 8
            out = math.sin(math.pi * share) ** 0.8 * width * sign
            spots.append(
                (at[0] + ahead[0] * length * share + aside[0] * out, at[1] + ahead[1] * length * share + aside[1] * out)
            )
    return spots


@kept
def red_ribbon(width: int, height: int) -> Surface:
    """A straight ribbon with folded tails and edges of gold; its words stand in the middle."""
    drop = max(6, height // 4)
    pen = PiecePen(width, height + drop)
    tail, whole = height * 0.85, height + drop
    for mirror in (False, True):

        def placed(points: list[Spot], mirror: bool = mirror) -> list[Spot]:
            return [(width - x if mirror else x, y) for x, y in points]

        pen.polygon(
            placed(
                [(0, drop), (tail * 1.35, drop), (tail * 1.35, whole), (0, whole), (tail * 0.42, drop + height / 2)]
            ),
            INK,
        )
        inner = [(3.5, drop + 2), (tail * 1.35, drop + 2), (tail * 1.35, whole - 2), (3.5, whole - 2)]
        pen.polygon(placed([*inner, (tail * 0.42 + 2.6, drop + height / 2)]), mix(RED, INK, 0.2))
        pen.polygon(placed([(tail * 0.8, height), (tail * 1.36, height), (tail * 1.36, whole)]), mix(RED, INK, 0.64))
    left, wide = tail * 0.8, width - tail * 1.6
    pen.box(left, 0, wide, height, 2, INK)
    pen.box(left + 1.8, 1.8, wide - 3.6, height - 3.6, 1, RED)
    pen.box(left + 1.8, 1.8, wide - 3.6, height * 0.4, 1, mix(RED, (255, 120, 90), 0.14))
    for y in (5.5, height - 6.7):
        pen.box(left + 5, y, wide - 10, 1.6, 0, (226, 180, 84))
    return pen.done()
