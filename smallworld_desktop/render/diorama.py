"""Regions cut out of a painted board: a slab of land with an edge of earth, on its shadow."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pygame

from smallworld_desktop.maps.geometry import BoardGeometry, Point, RegionShape
from smallworld_desktop.render.painter import layout_of
from smallworld_desktop.render.painter.layout import ring_area
from smallworld_desktop.render.texture import Field, premultiplied, seamless_noise, window
from smallworld_desktop.render.theme import INK

DEPTH = 34
"""Map pixels of earth below the land."""
SOIL = (92, 60, 36)
SHADE = (36, 18, 6)
OVERSIZE = 3
STRONG_EDGE = 3


@dataclass(frozen=True, slots=True)
class Cut:
    """Where a slab lies in its picture: `scale` pixels for a map pixel, `origin` is the map's point at 0, 0."""

    origin: Point
    scale: float
    size: tuple[int, int]
    depth: int

    def at(self, point: Point) -> Point:
        return (point[0] - self.origin[0]) * self.scale, (point[1] - self.origin[1]) * self.scale

    def rings(self, shape: RegionShape) -> list[list[Point]]:
        return [[self.at(point) for point in ring] for ring in (shape.outline, *shape.holes)]


def slab_size(shapes: Sequence[RegionShape]) -> tuple[float, float]:
    """Width and height of a slab in map pixels, without its shadow."""
    left, top, right, bottom = _bounds(shapes)
    return right - left, bottom - top + DEPTH


def cut_to(shapes: Sequence[RegionShape], scale: float) -> Cut:
    """The place for a slab, with room for its shadow."""
    left, top, right, bottom = _bounds(shapes)
    depth, pad = max(6, round(DEPTH * scale)), margin_of(scale)
    size = (math.ceil((right - left) * scale) + 2 * pad, math.ceil((bottom - top) * scale) + 2 * pad + depth)
    return Cut((left - pad / scale, top - pad / scale), scale, size, depth)


def margin_of(scale: float) -> int:
    """Pixels around a slab for its shadow and what reaches over its edge."""
    return max(8, round(26 * scale))


def draw_slab(
    picture: pygame.Surface,
    geometry: BoardGeometry,
    shapes: Sequence[RegionShape],
    cut: Cut,
    *,
    is_strong: bool = False,
) -> pygame.Surface:
    """The slab cut out of a painted sheet, premultiplied. With `is_strong` it has a thick dark edge."""
    top = _stencil(shapes, cut)
    below, depth = _side(top, cut.depth)
    cover = np.maximum(top, below)
    earth = _earth(depth, cut.size)
    ground = pygame.surfarray.pixels3d(_ground(picture, geometry, cut)).astype(np.float32)
    rgb = earth * (1 - top[..., None]) + ground * top[..., None]
    edge = np.clip(_blurred(cover, STRONG_EDGE if is_strong else 2) * 3.2, 0, 1)
    rgb = rgb * cover[..., None] + np.array(INK, np.float32) * (1 - cover)[..., None]
    slab = premultiplied(rgb, np.maximum(edge, cover))
    out = _shadow(cover, cut)
    out.blit(slab, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return out


def _bounds(shapes: Sequence[RegionShape]) -> tuple[float, float, float, float]:
    xs = [x for shape in shapes for x, _ in shape.outline]
    ys = [y for shape in shapes for _, y in shape.outline]
    return min(xs), min(ys), max(xs), max(ys)


def _stencil(shapes: Sequence[RegionShape], cut: Cut) -> Field:
    """How much of each pixel is land: large regions first, so that islands fill the holes of what lies around them."""
    stencil = pygame.Surface((cut.size[0] * OVERSIZE, cut.size[1] * OVERSIZE), 0, 32)
    for shape in sorted(shapes, key=lambda shape: ring_area(shape.outline), reverse=True):
        outer, *holes = [[(x * OVERSIZE, y * OVERSIZE) for x, y in ring] for ring in cut.rings(shape)]
        pygame.draw.polygon(stencil, (255, 255, 255), outer)
        pygame.draw.lines(stencil, (255, 255, 255), True, outer, 2 * OVERSIZE)
        for hole in holes:
            pygame.draw.polygon(stencil, (0, 0, 0), hole)
    return _red(pygame.transform.smoothscale(stencil, cut.size))


def _side(top: Field, depth: int) -> tuple[Field, Field]:
    """What the edge of earth covers, and how near each of its pixels is to the land above."""
    below, near = np.zeros_like(top), np.zeros_like(top)
    for step in range(1, depth + 1):
        below[:, step:] = np.maximum(below[:, step:], top[:, :-step])
        near[:, step:] += top[:, :-step] / depth
    return below, near


def _earth(near: Field, size: tuple[int, int]) -> Field:
    """Layers of earth, darker below."""
    grain = window(seamless_noise(256, 24, 3, 8), size, (0, 0))
    layers = 0.5 + 0.5 * np.sin((1 - near) * 13 + grain * 3)
    light = (0.62 + 0.30 * layers + 0.25 * (grain - 0.5)) * (0.55 + 0.6 * near)
    soil: Field = (np.array(SOIL, np.float32) * light[..., None]).astype(np.float32)
    return soil


def _ground(picture: pygame.Surface, geometry: BoardGeometry, cut: Cut) -> pygame.Surface:
    """The part of the painting that lies below the slab, in its size."""
    layout = layout_of(geometry)
    fine = picture.get_width() / layout.sheet_width
    left, top = ((place + layout.margin) * fine for place in cut.origin)
    wide, high = (length / cut.scale * fine for length in cut.size)
    part = pygame.Surface((max(1, round(wide)), max(1, round(high))), 0, 32)
    part.blit(picture, (-round(left), -round(top)))
    return pygame.transform.smoothscale(part, cut.size)


def _shadow(cover: Field, cut: Cut) -> pygame.Surface:
    soft = _blurred(_blurred(cover, max(2, round(12 * cut.scale))), max(2, round(12 * cut.scale)))
    down, right = max(1, round(13 * cut.scale)), max(1, round(6 * cut.scale))
    moved = np.zeros_like(soft)
    moved[right:, down:] = soft[:-right, :-down]
    colour = np.zeros((*cover.shape, 3), np.float32) + np.array(SHADE, np.float32)
    return premultiplied(colour, moved * np.float32(0.55))


def _blurred(field: Field, radius: int) -> Field:
    picture = pygame.Surface(field.shape, 0, 32)
    pygame.surfarray.pixels3d(picture)[:] = (field * 255).astype(np.uint8)[..., None]
    return _red(pygame.transform.box_blur(picture, radius))


def _red(picture: pygame.Surface) -> Field:
    field: Field = pygame.surfarray.array_red(picture).astype(np.float32) / np.float32(255)
    return field
