"""Glyphs as pixels: drawn once, large, and kept in every size that was asked for."""

from __future__ import annotations

import random

import pygame

from .glyphs import Kind
from .pen import Pen

_SIZE_STEP = 0.04


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
            wanted = (max(1, round(kind.width * factor)), max(1, round(kind.height * factor)))
            sprite = pygame.transform.smoothscale(self._master(kind, variant), wanted)
            self._sized[key] = pygame.transform.flip(sprite, True, False) if mirrored else sprite
        return self._sized[key]

    def _master(self, kind: Kind, variant: int) -> pygame.Surface:
        key = (kind.name, variant)
        if key not in self._masters:
            pen = Pen(kind.width, kind.height, self._scale, self._oversize)
            kind.draw(pen, random.Random(f"{kind.name}:{variant}"))
            self._masters[key] = pen.master()
        return self._masters[key]
