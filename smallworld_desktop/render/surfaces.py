"""Wood, parchment and brass: what panels and widgets are made of, drawn once per size and kept.

Every `draw_*` puts one finished picture at a rectangle; shadows reach beyond it. `forget` drops what is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import lru_cache

import numpy as np
import pygame
from numpy.typing import NDArray

from smallworld_desktop.render import theme as colours
from smallworld_desktop.render.cache import SurfaceCache
from smallworld_desktop.render.texture import (
    PREMULTIPLIED,
    Field,
    Layer,
    mix,
    premultiplied,
    ramp,
    rounded,
    rounded_distance,
    seamless_noise,
    shadowed,
    smooth_step,
    soft_box,
    window,
)
from smallworld_desktop.render.theme import Colour, Theme

TILE = 768
GRAIN_TILE = 512

_kept = SurfaceCache(megabytes=96)


class Sheet(Enum):
    """Kinds of parchment: dark and light colour, depth of the aged edge, raggedness, the shadow's blur and strength."""

    PANEL = (colours.PARCHMENT_DARK, colours.PARCHMENT_LIGHT, 14.0, 2.4, 7.0, 0.6)
    SLIP = (colours.SLIP_DARK, colours.SLIP_LIGHT, 8.0, 1.4, 6.0, 0.6)


class Wood(Enum):
    """States of wood: its colour, and that of its brass edge."""

    NORMAL = (colours.WOOD, colours.BRASS)
    LIT = (colours.WOOD_LIT, (240, 196, 96))
    DOWN = (colours.WOOD_DOWN, (184, 138, 60))
    OFF = (colours.WOOD_OFF, (150, 138, 112))


def draw_table(target: pygame.Surface) -> None:
    """Covers the whole target with the table."""
    target.blit(_get(("table", target.get_size()), lambda: _table(target.get_size())), (0, 0))


def draw_panel(target: pygame.Surface, rect: pygame.Rect, theme: Theme, sheet: Sheet = Sheet.PANEL) -> None:
    """A sheet of parchment on its shadow."""
    margin = theme.px(22)
    key = ("sheet", sheet, rect.size, theme.scale)
    target.blit(
        _get(key, lambda: _sheet(rect.size, theme, sheet, margin)), rect.move(-margin, -margin), None, PREMULTIPLIED
    )


def backdrop(size: tuple[int, int], panels: Sequence[pygame.Rect], theme: Theme) -> pygame.Surface:
    """The table with panels on it, as one opaque picture: what lies still is drawn with one blit."""
    key = ("backdrop", size, tuple(tuple(panel) for panel in panels), theme.scale)

    def make() -> pygame.Surface:
        picture = pygame.Surface(size, 0, 32)
        draw_table(picture)
        for panel in panels:
            draw_panel(picture, panel, theme)
        return picture

    return _get(key, make)


def draw_wood(
    target: pygame.Surface,
    rect: pygame.Rect,
    theme: Theme,
    state: Wood = Wood.NORMAL,
    *,
    radius: int = 0,
    grain: int = 0,
) -> None:
    """A wooden plate with a brass edge, the stuff of what can be pressed. `grain` varies the pattern."""
    margin, corner = theme.px(9), radius or theme.radius
    key = ("wood", rect.size, state, corner, grain % 4, theme.scale)
    picture = _get(key, lambda: _wood(rect.size, theme, state, corner, grain % 4, margin))
    target.blit(picture, rect.move(-margin, -margin), None, PREMULTIPLIED)


def draw_well(
    target: pygame.Surface,
    rect: pygame.Rect,
    theme: Theme,
    face: Colour = colours.WELL,
    *,
    radius: int = 0,
    ink: Colour = (134, 98, 58),
) -> None:
    """A sunk field of parchment: text entries, choices not taken, the ground of lists."""
    one, corner = theme.scale, radius or theme.px(6)
    layers = (
        Layer(0, corner, ink),
        Layer(1.2 * one, corner - one, mix(face, (150, 112, 66), 0.5)),
        Layer(1.2 * one, corner - one, face, sunk=1.5 * one),
    )
    key = ("well", rect.size, face, corner, ink, one)
    target.blit(_get(key, lambda: rounded(rect.size, layers)), rect, None, PREMULTIPLIED)


def draw_lit_frame(target: pygame.Surface, rect: pygame.Rect, theme: Theme, face: Colour = colours.TURN_FACE) -> None:
    """A gold frame around a bright field: now, chosen."""
    one, corner = theme.scale, theme.px(8)
    line: Colour = (112, 66, 30)
    layers = (
        Layer(0, corner, line),
        Layer(1.4 * one, corner - one, colours.TURN_GOLD),
        Layer(4 * one, corner - 3 * one, line),
        Layer(5 * one, corner - 4 * one, face),
    )
    key = ("lit", rect.size, face, one)
    target.blit(_get(key, lambda: rounded(rect.size, layers)), rect, None, PREMULTIPLIED)


def draw_focus_ring(target: pygame.Surface, rect: pygame.Rect, theme: Theme, radius: int = 0) -> None:
    """The gold ring with a soft glow around what has the keyboard."""
    margin, corner = theme.px(12), radius or theme.radius
    key = ("ring", rect.size, corner, theme.scale)
    picture = _get(key, lambda: _focus_ring(rect.size, theme, corner, margin))
    target.blit(picture, rect.move(-margin, -margin), None, PREMULTIPLIED)


def draw_rule(
    target: pygame.Surface, start: tuple[int, int], length: int, theme: Theme, *, upright: bool = False
) -> None:
    """A thin dividing line on parchment."""
    thick = max(1, round(theme.scale))
    target.fill(colours.RULE, (*start, thick, length) if upright else (*start, length, thick))


def draw_veil(target: pygame.Surface, rect: pygame.Rect | None = None, strength: float = 0.8) -> None:
    """Darkens what lies behind a dialog, warmly, as if a lamp were turned down."""
    target.fill(mix((255, 255, 255), (64, 46, 32), strength), rect or target.get_rect(), pygame.BLEND_RGB_MULT)


def keep(key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
    """For widgets' own small pictures: the picture of `key`, made on first use."""
    return _get(("own", *key), make)


def forget() -> None:
    """Drops all kept pictures."""
    _kept.clear()


def _get(key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
    return _kept.get(key, make)


@lru_cache(maxsize=1)
def _fine() -> Field:
    return seamless_noise(TILE, 96, 3, seed=11)


@lru_cache(maxsize=1)
def _paper() -> NDArray[np.uint8]:
    """Cloudy brightness of parchment, 0 to 255."""
    broad = seamless_noise(TILE, 13, 4, seed=7)
    return np.round(np.clip(0.15 + broad * 0.5 + _fine() * 0.35, 0, 1) * 255).astype(np.uint8)


@lru_cache(maxsize=1)
def _table_tile() -> NDArray[np.uint8]:
    broad = seamless_noise(TILE, 8, 3, seed=23)
    fine = seamless_noise(TILE, 54, 4, seed=29, gain=0.6)
    down = np.arange(TILE, dtype=np.float32)[None, :]
    streaks = 0.5 + 0.5 * np.sin((down + broad * 26) * (2 * np.pi * 47 / TILE))
    shades: NDArray[np.uint8] = np.round(np.clip(streaks * 0.35 + fine * 0.4 + broad * 0.25, 0, 1) * 255).astype(
        np.uint8
    )
    return shades


@lru_cache(maxsize=1)
def _grain() -> Field:
    """Brightness of polished wood, around 1."""
    broad = seamless_noise(GRAIN_TILE, 18, 3, seed=31)
    fine = seamless_noise(GRAIN_TILE, 128, 2, seed=37)
    down = np.arange(GRAIN_TILE, dtype=np.float32)[None, :]
    rings = 0.5 + 0.5 * np.sin((down + broad * 10) * (2 * np.pi * 98 / GRAIN_TILE))
    along = fine.repeat(4, axis=0)[:GRAIN_TILE]
    grain: Field = (0.89 + 0.15 * rings + 0.05 * along).astype(np.float32)
    return grain


def _scaled_offset(size: tuple[int, int]) -> tuple[int, int]:
    """Where in the tile a picture of this size begins, so that neighbours don't repeat each other."""
    return (size[0] * 131 + size[1] * 17) % TILE, (size[0] * 29 + size[1] * 71) % TILE


def _at_scale(size: tuple[int, int], scale: float) -> tuple[int, int]:
    return max(1, round(size[0] / scale)), max(1, round(size[1] / scale))


def _table(size: tuple[int, int]) -> pygame.Surface:
    picture = pygame.Surface(size, 0, 32)
    shades = window(_table_tile(), size, (0, 0))
    pygame.surfarray.pixels3d(picture)[:] = ramp(colours.TABLE_DARK, colours.TABLE_LIGHT)[shades]
    return picture


def _sheet(size: tuple[int, int], theme: Theme, sheet: Sheet, margin: int) -> pygame.Surface:
    dark, light, edge, ragged, blur, strength = sheet.value
    offset = _scaled_offset(size)
    rgb = ramp(dark, light)[window(_paper(), size, offset)]
    alpha = np.full(size, 255, np.uint8)
    scale = theme.scale
    band = min(round((edge + ragged * 3) * scale) + 1, size[0] // 2, size[1] // 2)
    strips = [(slice(None), slice(0, band)), (slice(None), slice(size[1] - band, None))]
    middle = slice(band, size[1] - band)
    strips += [(slice(0, band), middle), (slice(size[0] - band, None), middle)]
    lumps = window(_fine(), size, offset)
    across = np.minimum(np.arange(size[0]), np.arange(size[0])[::-1]).astype(np.float32)
    down = np.minimum(np.arange(size[1]), np.arange(size[1])[::-1]).astype(np.float32)
    for strip in strips:
        near = np.minimum(across[strip[0], None], down[None, strip[1]])
        depth = near - ((lumps[strip] - 0.5) * ragged * 2 + ragged) * scale
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


def _wood(size: tuple[int, int], theme: Theme, state: Wood, corner: int, grain: int, margin: int) -> pygame.Surface:
    base, brass = state.value
    one = theme.scale
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
    fibres = window(_grain(), _at_scale(size, one), (grain * 137, grain * 59))
    if one != 1.0:
        across = np.minimum((np.arange(size[0]) / one).astype(int), fibres.shape[0] - 1)
        down = np.minimum((np.arange(size[1]) / one).astype(int), fibres.shape[1] - 1)
        fibres = fibres[across[:, None], down[None, :]]
    light = np.linspace(0.94, 1.02, size[1]) if is_down else np.linspace(1.07, 0.92, size[1])
    contrast = 0.45 if state is Wood.OFF else 1.0
    shade = (1 + (fibres.astype(np.float32) - 1) * contrast) * light[None, :].astype(np.float32)
    pixels = pygame.surfarray.pixels3d(picture)
    pixels[:] = np.clip(pixels * (1 + (shade[..., None] - 1) * inner), 0, 255).astype(np.uint8)
    del pixels
    fall = (round(one), round((1 if is_down else 3) * one))
    return shadowed(picture, margin, (2 if is_down else 3) * one, 0.42 if is_down else 0.55, fall)


def _focus_ring(size: tuple[int, int], theme: Theme, corner: int, margin: int) -> pygame.Surface:
    one = theme.scale
    full = (size[0] + 2 * margin, size[1] + 2 * margin)

    def distance(grow: float) -> Field:
        return rounded_distance(full, (margin - grow,) * 4, corner + grow)

    glow = soft_box(
        (size[0] + round(8 * one), size[1] + round(8 * one)), margin - round(4 * one), 2.6 * one, 0.8, (0, 0)
    )
    outer, inner = distance(5 * one), distance(0.4 * one)
    ring = np.clip(0.5 - outer, 0, 1) * np.clip(0.5 + inner, 0, 1)
    gold = np.clip(0.5 - distance(4 * one), 0, 1) * np.clip(0.5 + distance(1.2 * one), 0, 1)
    hollow = np.clip(0.5 + inner, 0, 1)
    alpha = np.maximum(glow * hollow, ring).astype(np.float32)
    colour = np.where(ring[..., None] > 0.02, np.array(colours.INK, np.float32), np.array((255, 206, 90), np.float32))
    colour = colour + (np.array((255, 226, 120), np.float32) - colour) * gold[..., None]
    return premultiplied(colour, alpha)
