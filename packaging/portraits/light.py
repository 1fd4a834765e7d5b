"""How a flat shape gets a body: its mask, blurred, is a height; the height's slope is lit and cut into soft steps."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pygame
from pygame import Surface

from smallworld_desktop.render.texture import Field, smooth_step

Colours = npt.NDArray[np.float32]
Colour = tuple[int, int, int]

HEIGHTS = ((1.0, 0.55), (0.5, 0.30), (0.22, 0.15))
"""Radii of the blurs that make a height, as shares of the roundness, and their weights."""
LAMP = (-0.56, -0.60, 0.57)
"""Where the light comes from: upper left, in front."""
LIT = np.array((255, 246, 214), np.float32)
GLOSS = np.array((255, 252, 238), np.float32)
SHADOW = np.array((0.50, 0.46, 0.52), np.float32)
DEEP = np.array((0.34, 0.29, 0.36), np.float32)


@dataclass(frozen=True)
class Surfacing:
    """How a shape takes the light. `roundness` is how far its edge slopes inwards, in units of the picture."""

    roundness: float = 6.0
    gloss: float = 0.0
    light: float = 1.0
    rim: float = 1.0


def blurred(field: Field, radius: float) -> Field:
    """Three box blurs along each axis, in floats: 8 bits would show as weaving in the slopes."""
    reach = max(1, int(radius / 1.6))
    out = np.asarray(field, np.float32)
    for _ in range(2):
        for _ in range(3):
            out = _box_blurred(out, reach)
        out = out.T
    return out


def _box_blurred(field: Field, reach: int) -> Field:
    """Along the first axis; at the ends the box is cut off."""
    count = field.shape[0]
    total = np.zeros((count + 1, *field.shape[1:]), np.float32)
    np.cumsum(field, axis=0, out=total[1:])
    at = np.arange(count)
    low, high = np.maximum(at - reach, 0), np.minimum(at + reach + 1, count)
    return np.asarray((total[high] - total[low]) / (high - low)[:, None], dtype=np.float32)


def modelled(mask: Field, colour: Colour, unit: float, how: Surfacing, tooth: Field, back_light: Colours) -> Colours:
    """The colours of a shape: deep shadow, shadow, its own colour, light, and the back light from the right."""
    base = np.array(colour, np.float32)
    slope_x, slope_y = _normals(mask, how.roundness * unit)
    facing = np.sqrt(np.maximum(0.05, 1 - np.minimum(slope_x**2 + slope_y**2, 0.95)))
    bright = slope_x * LAMP[0] + slope_y * LAMP[1] + facing * LAMP[2] + (tooth - 0.99) * 0.5
    out = base * DEEP + (base * SHADOW - base * DEEP) * smooth_step(-0.25, 0.02, bright)[..., None]
    out = out + (base - out) * smooth_step(0.20, 0.42, bright)[..., None]
    out = out + ((base + (LIT - base) * 0.42 * how.light) - out) * smooth_step(0.66, 0.88, bright)[..., None] * 0.85
    back = smooth_step(0.34, 0.72, slope_x * 0.80 + slope_y * 0.20) * how.rim
    out = out + (back_light[:3] - out) * (back * back_light[3])[..., None]
    if how.gloss:
        out = out + (GLOSS - out) * smooth_step(0.88, 0.99, bright)[..., None] * how.gloss
    return np.asarray(out, dtype=np.float32)


def _normals(mask: Field, reach: float) -> tuple[Field, Field]:
    height = np.zeros_like(mask)
    for share, weight in HEIGHTS:
        height += weight * blurred(mask, reach * share)
    along_x, along_y = np.gradient(height)
    return np.asarray(-along_x * reach * 1.5, np.float32), np.asarray(-along_y * reach * 1.5, np.float32)


def noise(size: tuple[int, int], cells: int, seed: int, octaves: int = 4, gain: float = 0.55) -> Field:
    """Value noise from 0 to 1; `cells` is the number of cells across in its first octave."""
    rng = np.random.default_rng(seed)
    total = np.zeros(size, np.float32)
    weight = 1.0
    for _ in range(octaves):
        across, down = max(2, cells), max(2, round(cells * size[1] / size[0]))
        cell = Surface((across, down), 0, 32)
        pygame.surfarray.blit_array(cell, np.repeat(rng.integers(0, 256, (across, down, 1)), 3, axis=2))
        total += pygame.surfarray.array_red(pygame.transform.smoothscale(cell, size)).astype(np.float32) * weight
        weight *= gain
        cells *= 2
    low, high = np.percentile(total[::4, ::4], (1, 99))
    return np.asarray(np.clip((total - low) / (high - low), 0, 1), dtype=np.float32)
