"""Glyphs as pixels: drawn once, large, and kept in every size that was asked for."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pygame

from .country import Kind
from .pen import PREMULTIPLIED, Pen

_SIZE_STEP = 0.04


@dataclass(frozen=True, slots=True)
class Glyph:
    """One glyph on the map: its foot in map pixels, `size` as a multiple of the kind's own."""

    kind: Kind
    variant: int
    x: float
    y: float
    size: float
    mirrored: bool


class SpriteBook:
    """Sprites for one picture; `scale` is its pixels per glyph unit."""

    def __init__(self, scale: float) -> None:
        self._scale = scale
        self._oversize = 4 if scale < 1.5 else 3
        self._masters: dict[tuple[str, int], pygame.Surface] = {}
        self._sized: dict[tuple[str, int, int, bool], pygame.Surface] = {}

    def get(self, kind: Kind, variant: int, size: float, mirrored: bool) -> pygame.Surface:
        """A premultiplied sprite about `size` times the kind's own size."""
        step = max(1, round(size / _SIZE_STEP))
        key = (kind.name, variant, step, mirrored)
        if key not in self._sized:
            factor = step * _SIZE_STEP * self._scale
            wanted = (max(1, round(kind.shape.width * factor)), max(1, round(kind.shape.height * factor)))
            sprite = pygame.transform.smoothscale(self._master(kind, variant), wanted)
            self._sized[key] = pygame.transform.flip(sprite, True, False) if mirrored else sprite
        return self._sized[key]

    def _master(self, kind: Kind, variant: int) -> pygame.Surface:
        key = (kind.name, variant)
        if key not in self._masters:
            pen = Pen(kind.shape.width, kind.shape.height, self._scale, self._oversize)
            kind.draw(pen, random.Random(f"{kind.name}:{variant}"))
            self._masters[key] = pen.master()
        return self._masters[key]


def blit_glyph(picture: pygame.Surface, book: SpriteBook, glyph: Glyph, margin: float, scale: float) -> None:
    """Draw a glyph onto a sheet at `scale`, its foot where it belongs."""
    sprite = book.get(glyph.kind, glyph.variant, glyph.size, glyph.mirrored)
    shape = glyph.kind.shape
    foot_x, foot_y = shape.foot[0] / shape.width, shape.foot[1] / shape.height
    left = (glyph.x + margin) * scale - sprite.get_width() * (1 - foot_x if glyph.mirrored else foot_x)
    top = (glyph.y + margin) * scale - sprite.get_height() * foot_y
    picture.blit(sprite, (round(left), round(top)), special_flags=PREMULTIPLIED)
