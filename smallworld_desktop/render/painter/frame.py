"""The chart's frame: an inked line around the map, scale bars as on old charts, a rosette in each corner."""

from __future__ import annotations

import math

import pygame

from .country import Country
from .layout import Layout
from .pen import PREMULTIPLIED, Colour, opaque, star

_INK = (62, 40, 22, 255)
_GOLD = (218, 182, 106, 255)
_ROSETTE = 15.5
_JEWEL = 9.7
_BAR_INNER, _BAR_OUTER = 6.0, 13.0


def rosette_radius(layout: Layout) -> float:
    """Radius of a corner rosette in map pixels; highlights spare it."""
    return _ROSETTE * layout.unit


def draw_frame(target: pygame.Surface, layout: Layout, scale: float, country: Country, oversize: int = 3) -> None:
    """Draw the frame onto a sheet painted at `scale`."""
    wide, high = target.get_size()
    reach = math.ceil((layout.margin + rosette_radius(layout) + 2) * scale)
    reach = min(reach, wide // 2, high // 2)
    bands = (
        pygame.Rect(0, 0, wide, reach),
        pygame.Rect(0, high - reach, wide, reach),
        pygame.Rect(0, reach, reach, high - 2 * reach),
        pygame.Rect(wide - reach, reach, reach, high - 2 * reach),
    )
    for band in bands:
        if band.w <= 0 or band.h <= 0:
            continue
        layer = pygame.Surface((band.w * oversize, band.h * oversize), pygame.SRCALPHA, 32)
        _draw_lines(layer, layout, scale * oversize, band.x * oversize, band.y * oversize, country)
        target.blit(
            pygame.transform.smoothscale(layer.premul_alpha(), band.size), band.topleft, special_flags=PREMULTIPLIED
        )


def _segments(length: float, unit: float) -> int:
    """An odd number of bar segments, so that both ends carry the same colour."""
    return max(3, round(length / (50 * unit)) // 2 * 2 + 1)


def _draw_lines(layer: pygame.Surface, layout: Layout, k: float, dx: float, dy: float, country: Country) -> None:
    bar, pale, jewel = opaque(country.bar), country.bar_pale, opaque(country.jewel)
    u = layout.unit * k
    x0, y0 = layout.margin * k - dx, layout.margin * k - dy
    wide, high = layout.width * k, layout.height * k
    x1, y1 = x0 + wide, y0 + high

    def outline(gap: float, width: float, colour: Colour) -> None:
        g = gap * u
        pygame.draw.rect(layer, colour, (x0 - g, y0 - g, wide + 2 * g, high + 2 * g), max(1, round(width * u)))

    thick = (_BAR_OUTER - _BAR_INNER) * u
    across, down = _segments(layout.width, layout.unit), _segments(layout.height, layout.unit)
    for i in range(across):
        colour = pale if i % 2 else bar
        left, right = x0 + wide * i / across, x0 + wide * (i + 1) / across
        pygame.draw.rect(layer, colour, (left, y0 - _BAR_OUTER * u, right - left + 1, thick))
        pygame.draw.rect(layer, colour, (left, y1 + _BAR_INNER * u, right - left + 1, thick))
    for i in range(down):
        colour = pale if i % 2 else bar
        top, bottom = y0 + high * i / down, y0 + high * (i + 1) / down
        pygame.draw.rect(layer, colour, (x0 - _BAR_OUTER * u, top, thick, bottom - top + 1))
        pygame.draw.rect(layer, colour, (x1 + _BAR_INNER * u, top, thick, bottom - top + 1))
    outline(1.6, 3.4, _INK)
    outline(_BAR_INNER + 0.6, 1.2, _INK)
    outline(_BAR_OUTER + 1.0, 1.6, _INK)
    for cx, cy in ((x0, y0), (x1, y0), (x0, y1), (x1, y1)):
        for radius, ring_colour in ((_ROSETTE, _INK), (13.6, _GOLD), (10.9, _INK), (_JEWEL, jewel)):
            pygame.draw.circle(layer, ring_colour, (cx, cy), radius * u)
        pygame.draw.polygon(layer, (246, 222, 152, 255), star(cx, cy, 8.6 * u, 3.4 * u, 8))
        pygame.draw.circle(layer, jewel, (cx, cy), 1.7 * u)
