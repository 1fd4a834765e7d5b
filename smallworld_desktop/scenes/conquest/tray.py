"""Where the die's tray stands, and the small things about it: beads that tie it to a region, its slip, the faces."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from pygame import Rect

from smallworld_desktop.render.pen import Spot
from smallworld_desktop.render.pieces import die_face, put
from smallworld_desktop.render.pieces.cutting import PiecePen, kept
from smallworld_desktop.render.placing import Clutter, spots
from smallworld_desktop.render.theme import INK, Theme
from smallworld_desktop.scenes.board.widget import BoardWidget

FAR = 0.0016
"""What it costs the tray to stand one pixel from its region."""
BEADS = 7


def place_tray(board: BoardWidget, region: int | None, theme: Theme, slip_height: int = 0) -> Rect:
    """Beside the region, on water if possible, with room for its slip below; without a region at the lower edge."""
    width, height = theme.px(310, 218), theme.px(236, 166)
    below = slip_height or theme.px(104, 80)
    whole = (max(width, theme.px(390, 290)), height + below)
    bounds = board.rect.inflate(-2 * theme.px(26, 14), -2 * theme.px(22, 10))
    if region is None:
        place = Rect(0, 0, *whole)
        place.midbottom = bounds.midbottom
    else:
        x, y = board.anchor(region)
        water = [board.area(land.index) for land in board.board.regions if land.terrain.water]
        clutter = Clutter([board.area(region).inflate(-12, -12)], [board.bounds(region)], (), water)
        place = clutter.clearest((spot, math.dist(spot.center, (x, y)) * FAR) for spot in spots(whole, bounds))
    tray = Rect(0, 0, width, height)
    tray.midtop = place.midtop
    return tray


def slip_below(tray: Rect, theme: Theme, height: int) -> Rect:
    """The slip that belongs to a tray."""
    slip = Rect(0, 0, theme.px(390, 290), height)
    slip.midtop = (tray.centerx, tray.bottom - theme.px(2))
    return slip


def beads(surface: pygame.Surface, start: Spot, tray: Rect, theme: Theme) -> None:
    """A string of gold beads from a region to the tray."""
    end = tray.center
    away, short = theme.px(34, 26), tray.w * 0.42
    length = math.dist(start, end)
    if length <= away + short:
        return
    for number in range(BEADS):
        share = (away + (length - away - short) * number / (BEADS - 1)) / length
        place = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
        put(surface, _bead(theme.px(12, 10)), place)


@kept
def _bead(size: int) -> pygame.Surface:
    pen = PiecePen(size + 2, size + 2)
    middle = (size / 2 + 1, size / 2 + 1)
    pen.circle(*middle, size / 2, INK)
    pen.circle(*middle, size / 2 - 1.4, (255, 220, 120))
    return pen.done()


def faces_row(surface: pygame.Surface, row: Rect, sides: Sequence[int], lit_from: int, theme: Theme) -> None:
    """The faces of the die side by side; those that are enough are framed in gold."""
    size = min(theme.px(26, 21), row.w * 100 // (118 * len(sides)))
    x = row.centerx - round(size * 1.18 * (len(sides) - 1) / 2)
    for pips in sides:
        is_enough = pips >= lit_from
        face = die_face(pips, size, 0)
        if not is_enough:
            face = face.copy()
            face.fill((150, 150, 150, 150), special_flags=pygame.BLEND_RGBA_MULT)
        put(surface, face, (x, row.centery))
        if is_enough:
            frame = Rect(0, 0, round(size * 1.08), round(size * 1.08))
            frame.center = (x, row.centery)
            pygame.draw.rect(surface, (240, 178, 40), frame, max(2, size // 12), border_radius=round(size * 0.24))
        x += round(size * 1.18)
