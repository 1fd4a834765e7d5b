"""Arithmetic of pictures: seamless noise, rounded shapes with soft edges, shadows, and arrays to surfaces.

Arrays are indexed [x, y], as `pygame.surfarray` does. Surfaces made here hold premultiplied alpha: blit them with
`PREMULTIPLIED`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
import pygame
from numpy.typing import NDArray

from smallworld_desktop.render.theme import Colour

SHADOW: Colour = (36, 18, 6)
PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
Field = NDArray[np.float32]
Scalar = TypeVar("Scalar", bound=np.generic)


def seamless_noise(size: int, cells: int, octaves: int, seed: int, gain: float = 0.5) -> Field:
    """Smooth noise from 0 to 1 on a square that continues on all sides; `cells` lumps across at the first octave."""
    random = np.random.default_rng(seed)
    total = np.zeros((size, size), np.float32)
    weight = 1.0
    for _ in range(octaves):
        lattice = random.random((cells, cells), dtype=np.float32)
        at = np.arange(size, dtype=np.float32) * (cells / size)
        low = at.astype(np.int32)
        part = at - low
        ease = part * part * part * (part * (part * 6 - 15) + 10)
        high = (low + 1) % cells
        rows = lattice[low] * (1 - ease)[:, None] + lattice[high] * ease[:, None]
        total += weight * (rows[:, low] * (1 - ease) + rows[:, high] * ease)
        weight *= gain
        cells = min(cells * 2, size)
    least, most = np.percentile(total[::5, ::5], (1, 99))
    noise: Field = np.clip((total - least) / (most - least), 0, 1).astype(np.float32)
    return noise


def window(tile: NDArray[Scalar], size: tuple[int, int], offset: tuple[int, int]) -> NDArray[Scalar]:
    """A stretch of an endlessly repeated tile."""
    across = (np.arange(size[0]) + offset[0]) % tile.shape[0]
    down = (np.arange(size[1]) + offset[1]) % tile.shape[1]
    stretch: NDArray[Scalar] = tile[across[:, None], down[None, :]]
    return stretch


def smooth_step(start: float, end: float, value: Field) -> Field:
    """0 before `start`, 1 after `end`, smooth between; `start` may lie after `end`."""
    part = np.clip((value - start) / (end - start), 0, 1)
    eased: Field = (part * part * (3 - 2 * part)).astype(np.float32)
    return eased


def rounded_distance(size: tuple[int, int], inset: tuple[float, float, float, float], radius: float) -> Field:
    """Distance of every pixel from a rounded rectangle; negative inside. `inset` is left, top, right, bottom."""
    left, top, right, bottom = inset
    half_w, half_h = (size[0] - left - right) / 2, (size[1] - top - bottom) / 2
    radius = max(0.0, min(radius, half_w, half_h))
    x = np.abs(np.arange(size[0], dtype=np.float32) + 0.5 - left - half_w) - half_w + radius
    y = np.abs(np.arange(size[1], dtype=np.float32) + 0.5 - top - half_h) - half_h + radius
    outside = np.hypot(np.maximum(x, 0)[:, None], np.maximum(y, 0)[None, :])
    inside = np.minimum(np.maximum(x[:, None], y[None, :]), 0)
    distance: Field = (outside + inside - radius).astype(np.float32)
    return distance


@dataclass(frozen=True, slots=True)
class Layer:
    """A rounded rectangle of one colour: `inset` from the sides, `sunk` more from the top, `alpha` of its strength."""

    inset: float
    radius: float
    colour: Colour
    sunk: float = 0.0
    alpha: float = 1.0


def rounded(size: tuple[int, int], layers: Sequence[Layer]) -> pygame.Surface:
    """Rounded rectangles over each other, with soft edges."""
    rgb = np.zeros((*size, 3), np.float32)
    alpha = np.zeros(size, np.float32)
    for layer in layers:
        inset = (layer.inset, layer.inset + layer.sunk, layer.inset, layer.inset)
        cover = np.clip(0.5 - rounded_distance(size, inset, layer.radius), 0, 1) * layer.alpha
        rgb += (np.array(layer.colour, np.float32) - rgb) * cover[..., None]
        alpha += (1 - alpha) * cover
    return premultiplied(rgb, alpha, is_multiplied=True)


def soft_box(size: tuple[int, int], margin: int, blur: float, strength: float, shift: tuple[int, int]) -> Field:
    """A blurred rectangle of `size` inside `margin` pixels on each side: the alpha of its shadow."""

    def profile(length: int, by: int) -> Field:
        at = np.arange(length + 2 * margin, dtype=np.float32) + 0.5 - margin - by
        edge = np.minimum(at, length - at) / blur
        risen: Field = (1 / (1 + np.exp(-1.7 * np.clip(edge, -20, 20)))).astype(np.float32)
        return risen

    alpha: Field = profile(size[0], shift[0])[:, None] * profile(size[1], shift[1])[None, :] * np.float32(strength)
    return alpha


def shadowed(
    picture: pygame.Surface, margin: int, blur: float, strength: float, shift: tuple[int, int]
) -> pygame.Surface:
    """A picture (nearly) as large as its rectangle, on its soft shadow, with `margin` pixels added on each side."""
    alpha = np.round(soft_box(picture.get_size(), margin, blur, strength, shift) * 255).astype(np.uint8)
    out = pygame.Surface(alpha.shape, pygame.SRCALPHA, 32)
    pygame.surfarray.pixels3d(out)[:] = ramp((0, 0, 0), SHADOW)[alpha]
    pygame.surfarray.pixels_alpha(out)[:] = alpha
    out.blit(picture, (margin, margin), special_flags=PREMULTIPLIED)
    return out


def premultiplied(rgb: NDArray[np.floating], alpha: Field, is_multiplied: bool = False) -> pygame.Surface:
    """A surface of colours (0 to 255) and alpha (0 to 1)."""
    surface = pygame.Surface(alpha.shape, pygame.SRCALPHA, 32)
    colours = rgb if is_multiplied else rgb * alpha[..., None]
    pygame.surfarray.pixels3d(surface)[:] = np.clip(colours + 0.5, 0, 255).astype(np.uint8)
    pygame.surfarray.pixels_alpha(surface)[:] = np.clip(alpha * 255 + 0.5, 0, 255).astype(np.uint8)
    return surface


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """A colour between two."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


def ramp(dark: Colour, light: Colour) -> NDArray[np.uint8]:
    """256 colours from dark to light."""
    part = np.linspace(0, 1, 256, dtype=np.float32)[:, None]
    low, high = np.array(dark, np.float32), np.array(light, np.float32)
    return np.round(low + (high - low) * part).astype(np.uint8)
