"""Draws `assets/title/banner.png`: the game's name on a ribbon under a brass world with compass points.

    PYTHONPATH=. python packaging/make_title.py

It takes a second, which is too long for the start of the program, so the picture is shipped. The same file comes out
every time.
"""

from __future__ import annotations

import math
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import Surface

from smallworld_desktop.render.fonts import font
from smallworld_desktop.render.painter.countries import shipped
from smallworld_desktop.render.painter.sprites import Glyph, SpriteBook, blit_glyph
from smallworld_desktop.render.texture import PREMULTIPLIED, Field, mix, premultiplied, seamless_noise, smooth_step
from smallworld_desktop.render.theme import BRASS, INK, Colour, Face

OUT = Path(__file__).resolve().parent.parent / "assets" / "title" / "banner.png"
NAME = "Small World"
WIDTH, HEIGHT = 1800, 880
FINE = 2
UNIT = WIDTH * FINE / 1000
SIZE = (WIDTH * FINE, HEIGHT * FINE)

MIDDLE = SIZE[0] / 2
RIBBON_Y, RIBBON_THICK, BEND = 338 * UNIT, 158 * UNIT, 46 * UNIT
ENDS = (0.095, 0.905)
FOLD = 0.405
CLOTH: Colour = (140, 34, 24)
CLOTH_DARK: Colour = (84, 18, 14)
GOLD: Colour = (236, 184, 84)
Spots = list[tuple[float, float]]
Stops = tuple[tuple[float, Colour], ...]


def dimmed(colour: Colour, by: float) -> Colour:
    red, green, blue = (min(255, round(value * by)) for value in colour)
    return red, green, blue


def shades(stops: Stops, at: Field) -> Field:
    """Colours between stops."""
    places = [place for place, _ in stops]
    channels = [np.interp(at, places, [colour[i] for _, colour in stops]) for i in range(3)]
    found: Field = np.stack(channels, -1).astype(np.float32)
    return found


def cloudy(size: tuple[int, int], lump: float, seed: int) -> Field:
    """Noise from 0 to 1 with lumps of so many pixels."""
    tile = 1024
    noise = seamless_noise(tile, max(4, round(tile / lump)), 4, seed)
    across, down = np.arange(size[0]) % tile, np.arange(size[1]) % tile
    found: Field = noise[across[:, None], down[None, :]]
    return found


def arch(x: NDArray[np.floating] | float) -> NDArray[np.floating]:
    """How far the ribbon is lifted at x."""
    part = (np.asarray(x, np.float64) - MIDDLE) / (SIZE[0] * 0.40)
    lifted: NDArray[np.floating] = -BEND * (1 - np.clip(part, -1.25, 1.25) ** 2)
    return lifted


def lift(x: float) -> float:
    return float(arch(x))


# -- the world -----------------------------------------------------------------------------------------------------


def draw_world(out: Surface) -> None:
    middle, y, radius = MIDDLE, 184 * UNIT, 106 * UNIT
    layer = Surface(SIZE, pygame.SRCALPHA, 32)
    for is_long in (False, True):
        for number in range(8 if is_long else 16):
            if is_long or number % 2:
                draw_point(layer, (middle, y), radius, number, is_long)
    rings = (
        (0.0, INK),
        (4.0, dimmed(BRASS, 0.72)),
        (6.0, mix(BRASS, (255, 246, 206), 0.35)),
        (12.0, BRASS),
        (16.0, dimmed(BRASS, 0.7)),
        (19.0, INK),
    )
    for inset, colour in rings:
        pygame.draw.circle(layer, colour, (middle, y), radius - inset * UNIT)
    for number in range(24):
        turn = number * math.tau / 24
        rivet = radius - 10 * UNIT
        spot = (middle + math.cos(turn) * rivet, y + math.sin(turn) * rivet)
        pygame.draw.circle(layer, dimmed(BRASS, 0.6), spot, 1.8 * UNIT)
    out.blit(layer.premul_alpha(), (0, 0), special_flags=PREMULTIPLIED)
    island = draw_island(round((radius - 22 * UNIT) * 2))
    out.blit(island, island.get_rect(center=(round(middle), round(y))), special_flags=PREMULTIPLIED)


def draw_point(layer: Surface, centre: tuple[float, float], radius: float, number: int, is_long: bool) -> None:
    turn = number * math.tau / (8 if is_long else 16) - math.pi / 2
    reach = radius * (1.58 if is_long else 1.32) * (1.0 if is_long and number % 2 == 0 else 0.97)
    half = 0.26 if is_long else 0.20
    base, edge = radius * 0.9, 5 * UNIT

    def at(angle: float, far: float) -> tuple[float, float]:
        return centre[0] + math.cos(angle) * far, centre[1] + math.sin(angle) * far

    fat = half + edge / base
    pygame.draw.polygon(layer, INK, [at(turn, reach + edge * 2.6), at(turn - fat, base), at(turn + fat, base)])
    light: Colour = (250, 232, 178) if is_long else (214, 172, 92)
    dark: Colour = (168, 56, 38) if is_long else (132, 88, 46)
    for side, colour in ((-half, light), (half, dark)):
        pygame.draw.polygon(layer, colour, [centre, at(turn + side, base), at(turn, reach)])


def draw_island(side: int) -> Surface:
    """Evening sky, sea, and a crowded island, cut to a circle."""
    scene = Surface((side, side), 0, 32)
    down: Field = np.broadcast_to((np.arange(side) / side).astype(np.float32)[None, :], (side, side))
    noise = cloudy((side, side), side / 3, 5) - 0.5
    sky = shades(((0, (112, 168, 190)), (0.24, (206, 212, 182)), (0.38, (254, 230, 170))), down + noise * 0.1)
    sea = shades(((0.38, (92, 152, 166)), (0.8, (40, 92, 124))), down + noise * 0.12)
    shore = smooth_step(0.385, 0.395, down)[..., None]
    pygame.surfarray.blit_array(scene, (sky + (sea - sky) * shore).astype(np.uint8))
    book = SpriteBook(side / 150)

    kinds = shipped("summer").kinds()

    def put(role: str, variant: int, x: float, y: float, size: float) -> None:
        blit_glyph(scene, book, Glyph(kinds[role], variant, x * 150, y * 150, size, False), 0, side / 150)

    for number, (x, y, size) in enumerate(((0.22, 0.56, 0.7), (0.78, 0.6, 0.8), (0.5, 0.72, 0.9), (0.3, 0.82, 0.7))):
        put("wave", number % 4, x, y, size)
    coast: Spots = [(0.10, 0.46), (0.24, 0.39), (0.5, 0.37), (0.78, 0.39), (0.91, 0.46), (0.74, 0.56)]
    coast += [(0.48, 0.59), (0.24, 0.55)]
    rounded = smooth_ring(coast)
    for grow, colour in ((1.10, (206, 228, 216)), (1.045, INK), (1.0, (196, 186, 106))):
        ring = [((0.5 + (x - 0.5) * grow) * side, (0.47 + (y - 0.47) * grow) * side) for x, y in rounded]
        pygame.draw.polygon(scene, colour, ring)
    crowd: tuple[tuple[str, int, float, float, float], ...] = (
        ("mountain", 1, 0.40, 0.44, 0.56), ("mountain", 3, 0.57, 0.45, 0.72), ("hill", 0, 0.76, 0.47, 0.5),
        ("hill", 2, 0.25, 0.47, 0.46), ("pine", 0, 0.18, 0.50, 0.6), ("tree", 1, 0.31, 0.53, 0.62),
        ("house", 0, 0.52, 0.55, 0.62), ("tree", 3, 0.68, 0.54, 0.58), ("pine", 2, 0.81, 0.52, 0.6),
        ("tree", 5, 0.41, 0.56, 0.5),
    )  # fmt: skip
    for role, variant, x, y, size in crowd:
        put(role, variant, x, y, size)
    mask = Surface((side, side), pygame.SRCALPHA, 32)
    pygame.draw.circle(mask, (255, 255, 255), (side / 2, side / 2), side / 2)
    mask.blit(scene, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return mask.premul_alpha()


def smooth_ring(corners: Spots, steps: int = 12) -> Spots:
    """A closed curve through the corners (Catmull-Rom)."""
    out: Spots = []
    count = len(corners)
    for number in range(count):
        p0, p1, p2, p3 = (np.array(corners[(number + k) % count]) for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            at = p1 + 0.5 * t * (p2 - p0 + t * (2 * p0 - 5 * p1 + 4 * p2 - p3 + t * (3 * (p1 - p2) + p3 - p0)))
            out.append((float(at[0]), float(at[1])))
    return out


# -- the ribbon ----------------------------------------------------------------------------------------------------


def draw_ribbon(out: Surface) -> None:
    ribbon = Surface(SIZE, pygame.SRCALPHA, 32)
    for side in (-1, 1):
        draw_tail(ribbon, side)
    bands = ((0, INK), (5, dimmed(CLOTH, 1.35)), (7.5, CLOTH), (13, (112, 70, 28)), (14, GOLD), (17, (112, 70, 28)))
    for inset, colour in (*bands, (18, CLOTH)):
        pygame.draw.polygon(ribbon, colour, band(inset * UNIT))
    weave(ribbon)
    lay(out, ribbon.premul_alpha(), 7 * UNIT, (0, 8 * UNIT), 0.75)


def band(inset: float) -> Spots:
    left, right = SIZE[0] * ENDS[0] + inset * 0.9, SIZE[0] * ENDS[1] - inset * 0.9
    along = np.linspace(left, right, 200)
    upper = [(float(x), RIBBON_Y + lift(x) - RIBBON_THICK / 2 + inset) for x in along]
    lower = [(float(x), RIBBON_Y + lift(x) + RIBBON_THICK / 2 - inset) for x in along[::-1]]
    return upper + lower


def draw_tail(ribbon: Surface, side: int) -> None:
    def x_of(far: float) -> float:
        return MIDDLE + side * far

    inner, outer, drop = SIZE[0] * FOLD - 62 * UNIT, SIZE[0] * 0.497, 34 * UNIT
    start, middle = lift(x_of(inner)), 12 * UNIT + drop
    half = RIBBON_THICK / 2
    dark = dimmed(CLOTH, 0.66)
    for inset, colour in ((0.0, INK), (4.5 * UNIT, dark), (10 * UNIT, GOLD), (13.5 * UNIT, dark)):
        end = outer - inset * 1.2
        tail = [
            (x_of(inner), RIBBON_Y + start - half + inset + drop),
            (x_of(end), RIBBON_Y + middle - half + inset),
            (x_of(end - 44 * UNIT + inset * 0.2), RIBBON_Y + middle + 4 * UNIT),
            (x_of(end), RIBBON_Y + middle + half - inset),
            (x_of(inner), RIBBON_Y + start + half - inset + drop),
        ]
        pygame.draw.polygon(ribbon, colour, tail)
    edge = SIZE[0] * FOLD
    low, inner_low = RIBBON_Y + lift(x_of(edge)) + half, RIBBON_Y + start + half
    fold = [(x_of(edge), low - 4 * UNIT), (x_of(inner), inner_low - 4 * UNIT), (x_of(inner), inner_low + drop)]
    pygame.draw.polygon(ribbon, INK, fold)
    shaded = [
        (x_of(edge - 6 * UNIT), low - 2 * UNIT),
        (x_of(inner + 3 * UNIT), inner_low - 2 * UNIT),
        (x_of(inner + 3 * UNIT), inner_low + drop - 8 * UNIT),
    ]
    pygame.draw.polygon(ribbon, CLOTH_DARK, shaded)


def weave(ribbon: Surface) -> None:
    """Light along the folds and the tooth of the cloth."""
    x = np.arange(SIZE[0], dtype=np.float32)[:, None]
    y = np.arange(SIZE[1], dtype=np.float32)[None, :]
    part = np.abs((x - MIDDLE) / (SIZE[0] * FOLD))
    wave = 1.0 + 0.10 * np.cos(part * math.tau) - 0.30 * smooth_step(0.80, 1.0, part) * (part <= 1.0)
    across = ((y - RIBBON_Y - arch(x)) / (RIBBON_THICK / 2)).astype(np.float32)
    sheen = 1.10 - 0.20 * smooth_step(-0.9, 1.0, across)
    tooth = 0.88 + 0.22 * cloudy(SIZE, 26 * UNIT, 9) + 0.05 * np.sin(y * 0.95 / UNIT)
    pixels = pygame.surfarray.pixels3d(ribbon)
    pixels[:] = np.clip(pixels * (wave * sheen * tooth)[..., None], 0, 255).astype(np.uint8)


def lay(out: Surface, picture: Surface, blur: float, shift: tuple[float, float], strength: float) -> None:
    """A premultiplied picture on its shadow."""
    shadow = picture.copy()
    shadow.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shadow.fill((255, 255, 255, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
    soft = pygame.transform.box_blur(pygame.transform.box_blur(shadow, round(blur / 2)), round(blur / 2))
    out.blit(soft, (round(shift[0]), round(shift[1])), special_flags=PREMULTIPLIED)
    out.blit(picture, (0, 0), special_flags=PREMULTIPLIED)


# -- the letters ---------------------------------------------------------------------------------------------------


def draw_name(out: Surface) -> None:
    drawn = font(Face.TITLE, round(134 * UNIT)).render(NAME, True, (255, 255, 255), (0, 0, 0)).convert(32)
    left, top = (SIZE[0] - drawn.get_width()) // 2, round(RIBBON_Y - drawn.get_height() * 0.5 + 2 * UNIT)
    letters = Surface(SIZE, 0, 32)
    for column in range(drawn.get_width()):
        spot = (left + column, top + round(lift(left + column)))
        letters.blit(drawn, spot, (column, 0, 1, drawn.get_height()))
    x, y = np.arange(SIZE[0], dtype=np.float32)[:, None], np.arange(SIZE[1], dtype=np.float32)[None, :]
    high = drawn.get_height()
    down = np.clip((y - (top + arch(x)) - high * 0.22) / (high * 0.58), 0, 1).astype(np.float32)
    face = shades(((0, (255, 250, 228)), (0.55, (253, 236, 192)), (1, (238, 194, 116))), down)
    face *= (0.95 + 0.09 * cloudy(SIZE, 40 * UNIT, 13))[..., None]
    gold = shades(((0, (255, 232, 150)), (0.35, (226, 168, 66)), (0.6, (250, 214, 118)), (1, (156, 98, 34))), down)
    core = level(letters)
    line, rim, edge = (level(fattened(letters, by * UNIT)) for by in (3.4, 8.0, 11.6))
    shadow = level(pygame.transform.gaussian_blur(fattened(letters, 11.6 * UNIT), round(5 * UNIT)))
    shadow = np.roll(shadow, (round(3 * UNIT), round(9 * UNIT)), (0, 1)).astype(np.float32)
    dark = np.zeros((*SIZE, 3), np.float32) + np.array((20, 6, 4), np.float32)
    out.blit(premultiplied(dark, shadow * 0.8), (0, 0), special_flags=PREMULTIPLIED)
    colour = np.zeros((*SIZE, 3), np.float32) + np.array((46, 18, 10), np.float32)
    colour += (gold - colour) * rim[..., None]
    colour += (np.array((58, 24, 12), np.float32) - colour) * line[..., None]
    relief = embossed(level(pygame.transform.gaussian_blur(letters, round(2.6 * UNIT))))
    colour += (np.clip(face * (1 + (relief - 1) * 0.8)[..., None], 0, 255) - colour) * core[..., None]
    out.blit(premultiplied(colour, edge), (0, 0), special_flags=PREMULTIPLIED)


def level(mask: Surface) -> Field:
    found: Field = (pygame.surfarray.array_red(mask) / 255).astype(np.float32)
    return found


def fattened(mask: Surface, by: float) -> Surface:
    """A white shape grown by so many pixels, with round corners."""
    out = mask.copy()
    for reach in (by, by * 0.55):
        count = max(16, int(reach * 4))
        for number in range(count):
            turn = number * math.tau / count
            shift = (round(math.cos(turn) * reach), round(math.sin(turn) * reach))
            out.blit(mask, shift, special_flags=pygame.BLEND_RGB_MAX)
    return out


def embossed(height: Field, depth: float = 1.5) -> Field:
    """Light from the upper left."""
    slope = np.zeros_like(height)
    slope[1:-1] += (height[2:] - height[:-2]) * 0.8
    slope[:, 1:-1] += height[:, 2:] - height[:, :-2]
    lit: Field = np.clip(1 - slope * depth, 0.55, 1.45).astype(np.float32)
    return lit


def main() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    out = Surface(SIZE, pygame.SRCALPHA, 32)
    draw_world(out)
    draw_ribbon(out)
    draw_name(out)
    OUT.parent.mkdir(exist_ok=True)
    finished = pygame.transform.smoothscale(out, (WIDTH, HEIGHT))
    pygame.image.save(finished.subsurface(finished.get_bounding_rect()), OUT)


if __name__ == "__main__":
    main()
