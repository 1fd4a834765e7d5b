"""The ground of the title: a chart lying on the table at an angle, under a lamp."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pygame
from numpy.typing import NDArray

from smallworld_desktop.render import surfaces
from smallworld_desktop.render.texture import PREMULTIPLIED, Field, smooth_step

Spot = tuple[float, float]
CORNERS: tuple[Spot, ...] = ((0.3925, 0.187), (0.945, 0.151), (1.156, 1.072), (0.245, 1.122))
"""Where the chart's corners lie, in shares of the window: top left, top right, bottom right, bottom left."""
LARGEST = 1600
"""Wider windows get an enlarged picture: it is a soft background."""
LAMP: Spot = (0.66, 0.56)
WARMTH = (1.03, 0.985, 0.90)
STRIP = 64


def title_ground(chart: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The table with a premultiplied chart on it, lit."""
    scale = min(1.0, LARGEST / size[0])
    small = (max(1, round(size[0] * scale)), max(1, round(size[1] * scale)))
    quad = [(x * small[0], y * small[1]) for x, y in CORNERS]
    ground = pygame.Surface(small, 0, 32)
    surfaces.draw_table(ground)
    ground.fill((24, 15, 8), special_flags=pygame.BLEND_RGB_ADD)
    laid = laid_down(chart, quad, small)
    ground.blit(
        _shadow(laid, small[0]), (round(small[0] * 0.004), round(small[1] * 0.015)), special_flags=PREMULTIPLIED
    )
    ground.blit(laid, (0, 0), special_flags=PREMULTIPLIED)
    _light(ground)
    return ground if small == size else pygame.transform.smoothscale(ground, size)


def laid_down(picture: pygame.Surface, quad: Sequence[Spot], size: tuple[int, int]) -> pygame.Surface:
    """A premultiplied picture seen in perspective, its corners at those of `quad`, on a clear ground of `size`."""
    source = _shrunk(picture, quad)
    there = _homography(quad, source.get_size())
    colours = np.dstack((pygame.surfarray.array3d(source), pygame.surfarray.array_alpha(source)))
    out = pygame.Surface(size, pygame.SRCALPHA, 32)
    target, alpha = pygame.surfarray.pixels3d(out), pygame.surfarray.pixels_alpha(out)
    top = max(0, int(min(y for _, y in quad)))
    for start in range(top, size[1], STRIP):
        rows = slice(start, min(start + STRIP, size[1]))
        found = _sampled(colours, there, np.arange(size[0]), np.arange(rows.start, rows.stop))
        target[:, rows] = found[..., :3]
        alpha[:, rows] = found[..., 3]
    return out


def _shrunk(picture: pygame.Surface, quad: Sequence[Spot]) -> pygame.Surface:
    """Not much larger than it will be seen, so that plain sampling doesn't flicker."""
    seen = max(abs(quad[2][0] - quad[3][0]), abs(quad[1][0] - quad[0][0])) * 0.92
    scale = min(1.0, seen / picture.get_width())
    wanted = (max(1, round(picture.get_width() * scale)), max(1, round(picture.get_height() * scale)))
    return pygame.transform.smoothscale(picture, wanted)


def _homography(quad: Sequence[Spot], size: tuple[int, int]) -> NDArray[np.float64]:
    """The matrix that leads from a spot of the window to one of the picture."""
    corners = ((0, 0), (size[0], 0), (size[0], size[1]), (0, size[1]))
    rows, values = [], []
    for (x, y), (u, v) in zip(quad, corners, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    solved = np.linalg.solve(np.array(rows, float), np.array(values, float))
    return np.append(solved, 1.0).reshape(3, 3)


def _sampled(
    colours: NDArray[np.uint8], there: NDArray[np.float64], across: NDArray[np.int_], down: NDArray[np.int_]
) -> NDArray[np.uint8]:
    """Colours under every spot of a strip, between four pixels each; clear outside the picture."""
    x, y = (across + 0.5)[:, None].astype(np.float32), (down + 0.5)[None, :].astype(np.float32)
    a, b, c = (row.astype(np.float32) for row in there)
    depth = c[0] * x + c[1] * y + c[2]
    u = (a[0] * x + a[1] * y + a[2]) / depth - 0.5
    v = (b[0] * x + b[1] * y + b[2]) / depth - 0.5
    wide, high = colours.shape[:2]
    inside = (u > -0.5) & (v > -0.5) & (u < wide - 0.5) & (v < high - 0.5)
    found = np.zeros((*inside.shape, 4), np.uint8)
    u, v = np.clip(u[inside], 0, wide - 1.001), np.clip(v[inside], 0, high - 1.001)
    left, top = u.astype(np.int32), v.astype(np.int32)
    right, low = (u - left)[:, None], (v - top)[:, None]
    flat = colours.reshape(-1, 4)
    at = left * high + top
    upper = flat[at] * (1 - right) + flat[at + high] * right
    lower = flat[at + 1] * (1 - right) + flat[at + high + 1] * right
    found[inside] = (upper * (1 - low) + lower * low + 0.5).astype(np.uint8)
    return found


def _shadow(laid: pygame.Surface, width: int) -> pygame.Surface:
    small = pygame.transform.smoothscale_by(laid, 0.25)
    small.fill((0, 0, 0, 205), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(pygame.transform.box_blur(small, max(1, width // 500)), laid.get_size())


def _light(ground: pygame.Surface) -> None:
    """A lamp over the middle of the chart, night in the corners and behind the menu."""
    width, height = ground.get_size()
    x: Field = (np.arange(0, width, 4) / width).astype(np.float32)[:, None]
    y: Field = (np.arange(0, height, 4) / height).astype(np.float32)[None, :]
    away: Field = np.hypot((x - LAMP[0]) / 0.62, (y - LAMP[1]) / 0.66).astype(np.float32)
    light = 1.06 - 0.50 * smooth_step(0.40, 1.35, away)
    light = light * (1 - 0.22 * smooth_step(0.26, 0.0, y)) * (1 - 0.18 * smooth_step(0.46, 0.22, x))
    lit = np.clip(light[..., None] * np.array(WARMTH, np.float32) / max(WARMTH) / 1.06 * 255, 0, 255)
    veil = pygame.Surface(light.shape, 0, 32)
    pygame.surfarray.blit_array(veil, lit.astype(np.uint8))
    ground.blit(pygame.transform.smoothscale(veil, ground.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
