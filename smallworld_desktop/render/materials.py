"""How table, parchment, wood and the focus ring are made: arithmetic on arrays, once per size."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

import numpy as np
import pygame

from smallworld_desktop import paths
from smallworld_desktop.render import grain
from smallworld_desktop.render import theme as colours
from smallworld_desktop.render.texture import (
    Field,
    Layer,
    mix,
    premultiplied,
    ramp,
    rounded,
    rounded_distance,
    shadowed,
    smooth_step,
    soft_box,
    window,
)
from smallworld_desktop.render.theme import InterfaceLook, Ramp

Size = tuple[int, int]


class Sheet(Enum):
    """Kinds of parchment: depth of the aged edge, raggedness, the shadow's blur and strength."""

    PANEL = (14.0, 2.4, 7.0, 0.6)
    SLIP = (8.0, 1.4, 6.0, 0.6)

    def colours(self, look: InterfaceLook) -> Ramp:
        """Dark and light."""
        return look.panel if self is Sheet.PANEL else look.slip


class Wood(Enum):
    """States of wood."""

    NORMAL = "wood"
    LIT = "wood_lit"
    DOWN = "wood_down"
    OFF = "wood_off"

    def colours(self, look: InterfaceLook) -> Ramp:
        """Its colour, and that of its brass edge."""
        ramp: Ramp = getattr(look, self.value)
        return ramp


def table(size: Size, scale: float, look: InterfaceLook) -> pygame.Surface:
    """Oak planks under a lamp. They are painted for the largest windows, so that they are never enlarged."""
    fine = 1 if scale > PLANKS_SCALE / 2 else 2
    planks = _planks(fine)
    share = min(PLANKS_SCALE / fine / scale, planks.get_width() / size[0], planks.get_height() / size[1])
    part = pygame.Rect(0, 0, max(1, int(size[0] * share)), max(1, int(size[1] * share)))
    picture = pygame.transform.smoothscale(planks.subsurface(part.clip(planks.get_rect())), size)
    for colour, way in ((look.lamp, pygame.BLEND_RGB_MULT), (LAMP_GLOW, pygame.BLEND_RGB_ADD)):
        picture.blit(pygame.transform.smoothscale(_lamp(colour), size), (0, 0), special_flags=way)
    return picture


LAMP_GLOW: colours.Colour = (30, 18, 6)
"""What is added to the planks in the light."""
PLANKS_SCALE = 2.4
"""Pixels of the painted planks for one at 1600x900 (`packaging/make_planks.py`)."""


@lru_cache(maxsize=1)
def _planks(part: int) -> pygame.Surface:
    """The planks, or smaller by `part`."""
    picture = pygame.image.load(paths.assets() / "table" / "planks.webp").convert(pygame.Surface((1, 1), 0, 32))
    return picture if part == 1 else pygame.transform.smoothscale_by(picture, 1 / part)


@lru_cache(maxsize=4)
def _lamp(colour: colours.Colour) -> pygame.Surface:
    """A pool of light, left of the middle, small, to be enlarged."""
    across = (np.linspace(0, 1, 64, dtype=np.float32)[:, None] - 0.46) / 0.62
    down = (np.linspace(0, 1, 64, dtype=np.float32)[None, :] - 0.40) / 0.80
    light = 0.42 + 0.58 * (1 - smooth_step(0.25, 1.25, np.sqrt(across**2 + down**2)))
    picture = pygame.Surface((64, 64), 0, 32)
    pygame.surfarray.pixels3d(picture)[:] = (light[..., None] * np.array(colour, np.float32)).astype(np.uint8)
    return picture


def _offset(size: Size) -> Size:
    """Where in the tile a picture of this size begins, so that neighbours don't repeat each other."""
    return size[0] * 131 + size[1] * 17, size[0] * 29 + size[1] * 71


def sheet(size: Size, scale: float, kind: Sheet, margin: int, look: InterfaceLook) -> pygame.Surface:
    """Parchment with a burnt, ragged edge, on its shadow, with `margin` pixels around it."""
    edge, ragged, blur, strength = kind.value
    offset = _offset(size)
    rgb = ramp(*kind.colours(look))[window(grain.paper(scale), size, offset)]
    alpha = np.full(size, 255, np.uint8)
    band = min(round((edge + ragged * 3) * scale) + 1, size[0] // 2, size[1] // 2)
    strips = [(slice(None), slice(0, band)), (slice(None), slice(size[1] - band, None))]
    middle = slice(band, size[1] - band)
    strips += [(slice(0, band), middle), (slice(size[0] - band, None), middle)]
    lumps = window(grain.lumps(scale), size, offset)
    across = np.minimum(np.arange(size[0]), np.arange(size[0])[::-1]).astype(np.float32)
    down = np.minimum(np.arange(size[1]), np.arange(size[1])[::-1]).astype(np.float32)
    for strip in strips:
        near = np.minimum(across[strip[0], None], down[None, strip[1]])
        depth = near - lumps[strip] * np.float32(2 * ragged * scale / 255)
        burnt = (smooth_step(edge * scale, 0, depth) * 0.7)[..., None]
        aged = rgb[strip] * (1 + (np.array((0.6, 0.44, 0.28), np.float32) - 1) * burnt)
        line = (smooth_step(2.4 * scale, 0, depth) * 0.8)[..., None]
        cover = smooth_step(-0.8 * scale, 0.8 * scale, depth)
        rgb[strip] = np.clip((aged + (np.array((70, 44, 22), np.float32) - aged) * line) * cover[..., None], 0, 255)
        alpha[strip] = np.round(cover * 255)
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)
    pygame.surfarray.pixels3d(picture)[:] = rgb
    pygame.surfarray.pixels_alpha(picture)[:] = alpha
    shift = (round(3 * scale), round(5 * scale))
    return shadowed(picture, margin, blur * scale, strength, shift)


def wood(
    size: Size, one: float, state: Wood, corner: int, variant: int, margin: int, look: InterfaceLook
) -> pygame.Surface:
    """A polished plate with a brass edge, on its shadow. `one` is the scale."""
    base, brass = state.colours(look)
    is_down = state is Wood.DOWN
    top = mix(base, (30, 14, 4), 0.35) if is_down else mix(base, (255, 226, 170), 0.28)
    picture = rounded(
        size,
        (
            Layer(0, corner, colours.WOOD_EDGE),
            Layer(1.5 * one, corner - one, brass),
            Layer(3.2 * one, corner - 2 * one, mix(base, (16, 8, 2), 0.66)),
            Layer(4.2 * one, corner - 3 * one, top),
            Layer(4.2 * one, corner - 3 * one, base, sunk=1.6 * one),
        ),
    )
    inner = np.clip(-rounded_distance(size, (5 * one,) * 4, corner - 3 * one), 0, 1)[..., None]
    fibres = window(grain.wood(one), size, (variant * 137, variant * 59))
    light = np.linspace(0.94, 1.02, size[1]) if is_down else np.linspace(1.07, 0.92, size[1])
    contrast = 0.45 if state is Wood.OFF else 1.0
    shade = (1 + (fibres * np.float32(0.2 / 255) - 0.11) * contrast) * light[None, :].astype(np.float32)
    pixels = pygame.surfarray.pixels3d(picture)
    pixels[:] = np.clip(pixels * (1 + (shade[..., None] - 1) * inner), 0, 255).astype(np.uint8)
    del pixels
    fall = (round(one), round((1 if is_down else 3) * one))
    return shadowed(picture, margin, (2 if is_down else 3) * one, 0.42 if is_down else 0.55, fall)


def focus_ring(size: Size, one: float, corner: int, margin: int) -> pygame.Surface:
    """A hollow ring of gold between lines of ink, glowing. `one` is the scale."""
    full = (size[0] + 2 * margin, size[1] + 2 * margin)

    def distance(grow: float) -> Field:
        return rounded_distance(full, (margin - grow,) * 4, corner + grow)

    spread = round(4 * one)
    glow = soft_box((size[0] + 2 * spread, size[1] + 2 * spread), margin - spread, 2.6 * one, 0.8, (0, 0))
    outer, inner = distance(5 * one), distance(0.4 * one)
    ring = np.clip(0.5 - outer, 0, 1) * np.clip(0.5 + inner, 0, 1)
    gold = np.clip(0.5 - distance(4 * one), 0, 1) * np.clip(0.5 + distance(1.2 * one), 0, 1)
    hollow = np.clip(0.5 + inner, 0, 1)
    alpha = np.maximum(glow * hollow, ring).astype(np.float32)
    colour = np.where(ring[..., None] > 0.02, np.array(colours.INK, np.float32), np.array((255, 206, 90), np.float32))
    colour = colour + (np.array((255, 226, 120), np.float32) - colour) * gold[..., None]
    return premultiplied(colour, alpha)
