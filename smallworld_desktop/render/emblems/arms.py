"""Emblems that packs put together: one of our drawings on a shape, in colours of one's own, with another beside it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pygame
from pygame import Surface

from smallworld_desktop.content.arms import PATTERNS, SHAPES, Arms
from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.monogram import DIVISIONS, ROUNDED, SHIELDS
from smallworld_desktop.render.emblems.palette import Colour
from smallworld_desktop.render.emblems.paths import spline

ON_SHAPE = 0.66
ALONE_WITH_ANOTHER = 0.86
BESIDE = 0.46
LIGHT = 1.55
"""How much lighter than its grey a tinted drawing is, so that its brightest parts have the full colour."""


def drawn_arms(arms: Arms, resolution: int, bold: float, drawn: Callable[[str], Surface]) -> Surface:
    """The emblem as a premultiplied square; `drawn` gives a drawing of the game at the same resolution."""
    out = _ground(arms, resolution, bold) if arms.shape else Surface((resolution, resolution), pygame.SRCALPHA, 32)
    share = ON_SHAPE if arms.shape else ALONE_WITH_ANOTHER if arms.beside else 1.0
    if arms.figure:
        picture = drawn(arms.figure)
        picture = _tinted(picture, arms.tint) if arms.tint is not None else picture
        corner = (0, 0) if arms.beside and not arms.shape else None
        _put(out, picture, share, corner)
    if arms.beside:
        low = resolution - round(resolution * BESIDE)
        _put(out, drawn(arms.beside), BESIDE, (low, low))
    return out


def _ground(arms: Arms, resolution: int, bold: float) -> Surface:
    canvas = Canvas(resolution, bold)
    number = SHAPES.index(arms.shape)
    outline = spline(SHIELDS[number]) if number < ROUNDED else SHIELDS[number]
    inside = canvas.poly(outline, arms.colour, 4, depth=6)
    if arms.pattern:
        canvas.poly(DIVISIONS[PATTERNS.index(arms.pattern)], arms.second, 2.4, flat=True, inside=inside)
        canvas.outline(outline, 4, straight=True)
    return canvas.finished()


def _put(out: Surface, picture: Surface, share: float, corner: tuple[int, int] | None) -> None:
    side = round(out.get_width() * share)
    scaled = pygame.transform.smoothscale(picture, (side, side))
    place = scaled.get_rect(topleft=corner) if corner is not None else scaled.get_rect(center=out.get_rect().center)
    out.blit(scaled, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def _tinted(picture: Surface, colour: Colour) -> Surface:
    """In one colour, from its ink to full light."""
    out = picture.copy()
    rgb = pygame.surfarray.pixels3d(out)
    alpha = pygame.surfarray.array_alpha(out)[..., None].astype(np.float32)
    light = np.minimum(rgb.mean(-1, keepdims=True) * LIGHT, alpha)
    rgb[:] = np.minimum(light * (np.array(colour, np.float32) / 255), alpha).astype(np.uint8)
    return out
