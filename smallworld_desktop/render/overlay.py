"""One highlight as pixels: a flat tint, a band inside the border, a line on it, perhaps a hatching."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

import numpy as np
import pygame

from smallworld_desktop.maps.geometry import Point

from .painter.fields import Field, limited
from .painter.pen import PREMULTIPLIED, ribbon
from .pieces.owners import Rim
from .strips import draw_strip

Rgb = tuple[int, int, int]

_OVERSIZE = 2
_INK: Rgb = (44, 26, 14)
_HATCH_PERIOD = 11.0


class Outline(Enum):
    """How the line along a region's border is drawn. An edged one lies between two thin lines of ink."""

    NONE = "none"
    FULL = "full"
    EDGED = "edged"
    DASHED = "dashed"
    DOTTED = "dotted"


@dataclass(frozen=True, slots=True)
class Look:
    """A highlight; lengths are in frame units, strengths between 0 and 1."""

    colour: Rgb
    fill: float
    band: float
    band_strength: float
    line: Outline = Outline.NONE
    line_width: float = 0.0
    line_strength: float = 0.0
    hatching: float = 0.0
    rim: Rim = Rim.PLAIN
    """An owner's pattern along the inside of the border."""
    rim_strength: float = 0.0


def draw_overlay(rings: Sequence[Sequence[Point]], look: Look, unit: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """A premultiplied overlay for a region of an outer ring and holes, and where its upper left corner lies.

    `unit` is the pixels of one frame unit.
    """
    pad = math.ceil(look.line_width * unit) + 3
    left, top = (math.floor(min(point[axis] for point in rings[0])) - pad for axis in (0, 1))
    right, bottom = (math.ceil(max(point[axis] for point in rings[0])) + pad for axis in (0, 1))
    size = (right - left, bottom - top)
    local = [[((x - left) * _OVERSIZE, (y - top) * _OVERSIZE) for x, y in ring] for ring in rings]
    surface = _tinted(_strengths(local, size, (left, top), look, unit), look.colour)
    if look.rim_strength and look.rim is not Rim.PLAIN:
        strip = draw_strip(local, (size[0] * _OVERSIZE, size[1] * _OVERSIZE), look.colour, look.rim, unit * _OVERSIZE)
        strip = pygame.transform.smoothscale(strip, size)
        strip.fill((round(255 * look.rim_strength),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(strip, (0, 0), special_flags=PREMULTIPLIED)
    if look.line is not Outline.NONE:
        surface.blit(_lines(local, size, look, unit * _OVERSIZE), (0, 0), special_flags=PREMULTIPLIED)
    return surface, (left, top)


def spare_disc(surface: pygame.Surface, centre: Point, radius: float) -> None:
    """Make a disc of a premultiplied surface empty, with a smooth rim."""
    reach = math.ceil(radius) + 2
    left, top = math.floor(centre[0]) - reach, math.floor(centre[1]) - reach
    box = pygame.Rect(left, top, 2 * reach, 2 * reach)
    if not box.colliderect(surface.get_rect()):
        return
    stamp = pygame.Surface((box.w * _OVERSIZE, box.h * _OVERSIZE), pygame.SRCALPHA, 32)
    stamp.fill((255, 255, 255, 255))
    middle = ((centre[0] - left) * _OVERSIZE, (centre[1] - top) * _OVERSIZE)
    pygame.draw.circle(stamp, (0, 0, 0, 0), middle, radius * _OVERSIZE)
    stamp = pygame.transform.smoothscale(stamp, box.size)
    surface.blit(stamp, box, special_flags=pygame.BLEND_RGBA_MULT)


def _strengths(
    rings: Sequence[Sequence[Point]], size: tuple[int, int], origin: tuple[int, int], look: Look, unit: float
) -> Field:
    """How opaque tint, band and hatching are together, indexed `[x, y]`."""
    stencil = pygame.Surface((size[0] * _OVERSIZE, size[1] * _OVERSIZE), 0, 32)
    pygame.draw.polygon(stencil, (255, 255, 255), rings[0])
    for hole in rings[1:]:
        pygame.draw.polygon(stencil, (0, 0, 0), hole)
    stencil = pygame.transform.smoothscale(stencil, size)
    blurred = pygame.transform.smoothscale(stencil, (math.ceil(size[0] / 2), math.ceil(size[1] / 2)))
    for _ in range(2):
        blurred = pygame.transform.box_blur(blurred, max(1, round(look.band * unit / 2)))
    blurred = pygame.transform.smoothscale(blurred, size)
    inside: Field = pygame.surfarray.array_red(stencil).astype(np.float32) / np.float32(255)
    depth: Field = pygame.surfarray.array_red(blurred).astype(np.float32) / np.float32(255)
    strengths = inside * look.fill + limited(inside * (1 - depth) * 2.0) * look.band_strength
    if look.hatching:
        across = np.arange(origin[0], origin[0] + size[0], dtype=np.float32)[:, None]
        down = np.arange(origin[1], origin[1] + size[1], dtype=np.float32)[None, :]
        wave = np.sin((across + down) * np.float32(math.tau / (_HATCH_PERIOD * unit)))
        strengths = strengths + inside * limited(wave * 2 + 0.2) * look.hatching
    return limited(strengths, 0, 0.95)


def _tinted(strengths: Field, colour: Rgb) -> pygame.Surface:
    surface = pygame.Surface(strengths.shape, pygame.SRCALPHA, 32)
    pygame.surfarray.pixels3d(surface)[:] = (strengths[..., None] * np.array(colour, np.float32)).astype(np.uint8)
    pygame.surfarray.pixels_alpha(surface)[:] = (strengths * 255).astype(np.uint8)
    return surface


def _lines(rings: Sequence[Sequence[Point]], size: tuple[int, int], look: Look, unit: float) -> pygame.Surface:
    layer = pygame.Surface((size[0] * _OVERSIZE, size[1] * _OVERSIZE), pygame.SRCALPHA, 32)
    colour = (*look.colour, round(255 * look.line_strength))
    ink = (*_INK, round(235 * look.line_strength))
    width = look.line_width * unit
    for ring in rings:
        closed = [*ring, ring[0]]
        if look.line in (Outline.DASHED, Outline.DOTTED):
            period = (7.0 if look.line is Outline.DASHED else 2.4) * width
            for pieces, line_colour in ((width * 1.6, ink), (width, colour)):
                for piece in _pieces(closed, period, 0.55 if look.line is Outline.DASHED else 0.0):
                    ribbon(layer, piece, [pieces] * len(piece), line_colour)
            continue
        if look.line is Outline.EDGED:
            ribbon(layer, closed, [width * 1.5] * len(closed), ink)
        ribbon(layer, closed, [width] * len(closed), colour)
    return pygame.transform.smoothscale(layer.premul_alpha(), size)


def _pieces(line: Sequence[Point], period: float, share: float) -> list[list[Point]]:
    """Cut a closed line into equal dashes that fill `share` of their period; 0 gives single points."""
    lengths = np.cumsum([0.0, *(math.dist(a, b) for a, b in pairwise(line))])
    total = float(lengths[-1])
    count = max(1, round(total / period))
    step = total / count
    xs, ys = [p[0] for p in line], [p[1] for p in line]
    pieces: list[list[Point]] = []
    for number in range(count):
        places = np.linspace(number * step, number * step + step * share, 8 if share else 1)
        pieces.append(
            list(zip(np.interp(places, lengths, xs).tolist(), np.interp(places, lengths, ys).tolist(), strict=True))
        )
    return pieces
