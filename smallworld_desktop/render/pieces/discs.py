"""Discs are powers and markers: round cardboard with a brass ring; and the tray they wait in."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from smallworld_desktop.render.emblems import emblem
from smallworld_desktop.render.emblems.palette import Colour, shade
from smallworld_desktop.render.pieces.cutting import PiecePen, kept, put
from smallworld_desktop.render.pieces.fields import marker_field
from smallworld_desktop.render.theme import BRASS, INK

EMBLEM_SHARE = 0.66
CREAM_FIELD: Colour = (248, 237, 208)
GREY_FIELD: Colour = (206, 202, 192)
GREY_RING: Colour = (170, 164, 152)


@kept
def disc(marker_or_power: str, size: int, grey: bool = False) -> Surface:
    """A marker of `size` pixels across, on the field of its kind."""
    unit = max(size / 33, 0.7)
    pad = max(3, round(size * 0.12))
    pen = PiecePen(size + 2 * pad, size + 2 * pad)
    middle, r = size / 2 + pad, size / 2
    pen.circle_shadow((middle + unit, middle + 2.2 * unit), r, 1.4 * unit)
    field = GREY_FIELD if grey else (marker_field(marker_or_power) or CREAM_FIELD)
    for inset, colour in ((0.0, INK), (1.3, GREY_RING if grey else BRASS), (2.7, INK), (3.5, shade(field, 0.93))):
        pen.circle(middle, middle, r - inset * unit, colour)
    pen.circle(middle - r * 0.06, middle - r * 0.1, r - 4.8 * unit, field)
    out = pen.done()
    put(out, emblem(marker_or_power, round(size * EMBLEM_SHARE), grey=grey), (middle, middle))
    return out


def draw_tray(target: Surface, rect: Rect, markers: Sequence[str], places: int) -> list[Rect]:
    """A shallow wooden tray with `places` hollows, the first ones holding markers. Returns the hollows."""
    target.blit(_tray(rect.size, places), rect, special_flags=pygame.BLEND_PREMULTIPLIED)
    size = _hollow(rect.size, places)
    hollows = []
    for i in range(places):
        hollow = Rect(0, 0, size, size)
        hollow.center = (round(rect.x + rect.w * (i + 0.5) / places), rect.centery)
        hollows.append(hollow)
    for marker, hollow in zip(markers, hollows, strict=False):
        put(target, disc(marker, size), hollow.center)
    return hollows


def _hollow(size: tuple[int, int], places: int) -> int:
    return round(min(size[1] * 0.74, size[0] / max(1, places) * 0.84))


@kept
def _tray(size: tuple[int, int], places: int) -> Surface:
    width, height = size
    pen = PiecePen(width, height)
    pen.box(0, 0, width, height, 8, (60, 36, 18))
    pen.box(1.5, 1.5, width - 3, height - 3, 7, (176, 122, 70))
    pen.box(4, 4, width - 8, height - 8, 5, (60, 36, 18))
    pen.box(5, 6, width - 10, height - 11, 4, (112, 74, 42))
    r = _hollow(size, places) / 2
    for i in range(places):
        x = width * (i + 0.5) / places
        pen.circle(x, height / 2, r, (74, 46, 24))
        pen.circle(x, height / 2 + 1, r - 1.5, (92, 60, 34))
    return pen.done()
