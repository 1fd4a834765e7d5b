"""What lies on the title's chart: large tiles, combos, coins and a die, a little askew as on a real table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from smallworld_desktop.render.pieces import OWNERS, coin, combo_art, die_face, put, tile
from smallworld_desktop.render.text import TextStyle, draw_in
from smallworld_desktop.render.texture import PREMULTIPLIED
from smallworld_desktop.render.theme import TITLE_RED, Face, Theme

Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class ShownRace:
    race: str
    colour: int


@dataclass(frozen=True, slots=True)
class ShownCombo:
    race: str
    power: str
    name: str


# Centre in shares of the window, size at 1600 and 1024 pixels' width, angle, tiles in the stack.
TILES: tuple[tuple[Spot, Spot, tuple[float, float], float, int], ...] = (
    ((0.405, 0.800), (0.4375, 0.784), (126, 82), 9, 2),
    ((0.604, 0.791), (0.6350, 0.778), (132, 86), -7, 2),
    ((0.504, 0.818), (0.5370, 0.794), (176, 116), 2, 3),
)
COMBOS: tuple[tuple[Spot, Spot, tuple[float, float], tuple[float, float], float], ...] = (
    ((0.836, 0.851), (0.846, 0.831), (128, 84), (440, 286), -3.5),
    ((0.861, 0.698), (0.872, 0.682), (112, 0), (372, 0), 2.5),
)
COINS: tuple[Spot, ...] = ((0.6537, 0.887), (0.6325, 0.904), (0.6675, 0.909))


def draw_pieces(
    surface: pygame.Surface, theme: Theme, races: Sequence[ShownRace], combos: Sequence[ShownCombo]
) -> None:
    """Everything, far things first. The last race lies in the middle."""
    for (roomy, compact, high, wide, angle), combo in zip(COMBOS, combos, strict=False):
        if theme.is_compact and not high[1]:
            continue
        height = theme.px(high[0], high[1] or high[0] * 0.66)
        width = theme.px(wide[0], wide[1] or wide[0] * 0.66)
        _draw_combo(surface, combo, _spot(surface, theme, roomy, compact), (width, height), angle)
    places = TILES[-len(races) :] if len(races) < len(TILES) else TILES
    for (roomy, compact, side, angle, count), shown in zip(places, races, strict=False):
        size = theme.px(*side)
        turned = pygame.transform.rotozoom(tile(shown.race, OWNERS[shown.colour], size), angle, 1)
        x, y = _spot(surface, theme, roomy, compact)
        for number in range(count):
            put(surface, turned, (x + number * size * 0.035, y - number * size * 0.05))
    for x, y in COINS[: 2 if theme.is_compact else 3]:
        put(surface, coin(None, theme.px(48, 32)), (x * surface.get_width(), y * surface.get_height()))
    if not theme.is_compact:
        put(surface, die_face(3, theme.px(56), -14), (surface.get_width() * 0.35, surface.get_height() * 0.895))


def _spot(surface: pygame.Surface, theme: Theme, roomy: Spot, compact: Spot) -> Spot:
    part = theme.room
    return (
        surface.get_width() * (compact[0] + (roomy[0] - compact[0]) * part),
        surface.get_height() * (compact[1] + (roomy[1] - compact[1]) * part),
    )


def _draw_combo(surface: pygame.Surface, combo: ShownCombo, centre: Spot, size: tuple[int, int], angle: float) -> None:
    width, height = size
    art = combo_art(combo.race, combo.power, width, height).copy()
    box = pygame.Rect(round(height * 1.95), 0, round(width - height * 2.2), height)
    style = TextStyle(Face.TITLE, round(height * 0.31), TITLE_RED)
    draw_in(art, combo.name, style, box, "midleft", max_lines=2, smallest=round(height * 0.14))
    turned = pygame.transform.rotozoom(art, angle, 1)
    corner = (round(centre[0] - turned.get_width() / 2), round(centre[1] - turned.get_height() / 2))
    shadow = turned.copy()
    shadow.fill((0, 0, 0, 180), special_flags=pygame.BLEND_RGBA_MULT)
    soft = pygame.transform.box_blur(shadow, max(2, height // 24))
    surface.blit(soft, (corner[0] + 3, corner[1] + max(5, height // 18)), special_flags=PREMULTIPLIED)
    surface.blit(turned, corner, special_flags=PREMULTIPLIED)
