"""The round track: one step per round, a crown over the present one."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from smallworld_desktop.render.emblems import emblem
from smallworld_desktop.render.pieces.cutting import PiecePen, kept, put
from smallworld_desktop.render.pieces.numbers import draw_number
from smallworld_desktop.render.theme import INK, SOFT_INK, TITLE_RED, TURN_GOLD

CROWN = 1.3
"""The crown's size in steps."""


MOST_SHOWN = 12
"""Of a longer game the rounds about the present one are shown."""


def draw_round_track(target: Surface, rect: Rect, now: int, total: int) -> Rect:
    """Steps 1 to `total` across `rect`, as large as it allows, a crown above round `now`. Returns what was covered."""
    start = max(1, min(now - MOST_SHOWN // 2, total - MOST_SHOWN + 1))
    steps = range(start, min(total, start + MOST_SHOWN - 1) + 1)
    size = max(8, int(min(rect.h / (1 + CROWN * 0.9), rect.w / max(1, len(steps)) * 0.92)))
    pitch = (rect.w - size) / max(1, len(steps) - 1)
    y = rect.bottom - size / 2 - 1
    first = rect.x + size / 2
    thick = max(2, round(size * 0.13))
    pygame.draw.line(
        target, (120, 84, 48), (round(first), round(y)), (round(first + pitch * (len(steps) - 1)), round(y)), thick
    )
    covered = [put(target, _step(i, size, i - now), (first + (i - start) * pitch, y)) for i in steps]
    if now in steps:
        crown = emblem("crown", round(size * CROWN))
        covered.append(put(target, crown, (first + (now - start) * pitch, y - size * 0.5 - size * CROWN * 0.40)))
    return covered[0].unionall(covered[1:]) if covered else Rect(rect.topleft, (0, 0))


@kept
def _step(number: int, size: int, ahead: int) -> Surface:
    pen = PiecePen(size + 4, size + 4)
    middle = size / 2 + 2
    face = TURN_GOLD if ahead == 0 else (150, 104, 62) if ahead < 0 else (240, 224, 184)
    pen.circle(middle, middle, size / 2, INK)
    pen.circle(middle, middle, size / 2 - max(1.2, size * 0.06), face)
    out = pen.done()
    figures = TITLE_RED if ahead == 0 else (244, 226, 186) if ahead < 0 else SOFT_INK
    draw_number(out, str(number), round(size * 0.42), figures, (middle, middle))
    return out
