"""Hand lettering: a name in every region, bent with the land, letter by letter."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from functools import lru_cache

import pygame

from ..fonts import font
from .glazes import Backing
from .layout import WATER_STYLES
from .name_places import LETTERS, NamePlace, place_name
from .pen import PREMULTIPLIED, Colour
from .scatter import Ellipse
from .survey import Survey

NAMES_FROM = 1.5
"""Names are lettered on pictures painted at this scale or above."""
_SIZE = 15.0
_ON_WATER = 1.15
_HALO = ((1.0, 70), (0.55, 150))


def draw_names(picture: Backing, survey: Survey, scale: float, avoid: Mapping[int, Sequence[Ellipse]]) -> None:
    """Letter every region that has room for its name off what is to be avoided there."""
    for index in range(survey.board.size):
        draw_name(picture, survey, index, scale, avoid.get(index, ()))


def draw_name(
    picture: Backing, survey: Survey, index: int, scale: float, avoid: Sequence[Ellipse], smallest: float = 0.0
) -> None:
    """Letter one region, in letters of some size at least."""
    country, water = survey.country, survey.styles[index] in WATER_STYLES
    size = max(smallest, _SIZE * survey.layout.unit) * (_ON_WATER if water else 1.0)
    place = place_name(survey, index, size, avoid)
    if place is not None:
        inks = (country.water_letter, country.water_halo) if water else (country.letter, country.halo)
        _write(picture, survey.board.regions[index].name, place, inks, survey.layout.margin, scale)


def _write(
    picture: Backing, text: str, place: NamePlace, inks: tuple[Colour, Colour], margin: float, scale: float
) -> None:
    rng = random.Random(f"hand:{text}")
    pixels = max(8, round(place.size * scale))
    letters = []
    for char, along in _spread(text, pixels, place.track):
        m = along / scale
        x = place.x + m * math.cos(place.tilt)
        y = place.y + m * math.sin(place.tilt) + m * m * place.bend * 0.5 + rng.uniform(-0.018, 0.018) * place.size
        slope = math.atan2(math.sin(place.tilt) + m * place.bend, math.cos(place.tilt))
        turn = rng.uniform(-2.2, 2.2) - math.degrees(slope)
        letters.append((char, (x + margin) * scale, (y + margin - place.size * 0.32) * scale, turn))
    letter, halo = inks
    for colour, is_halo in ((halo, True), (letter, False)):
        for char, x, y, turn in letters:
            turned = pygame.transform.rotozoom(_letter(char, pixels, colour, is_halo), turn, 0.5)
            picture.blit(turned, turned.get_rect(center=(x, y)).topleft, special_flags=PREMULTIPLIED)


def _spread(text: str, pixels: int, track: float) -> list[tuple[str, float]]:
    """The letters with their places along the baseline, its middle at 0; words get a little more room."""
    face = font(LETTERS, pixels * 2)
    x = -face.size(text)[0] / 4 * track - 0.05 * pixels * text.count(" ")
    placed = []
    for n, char in enumerate(text):
        advance = (face.size(text[: n + 1])[0] - face.size(text[:n])[0]) / 2 * track
        advance += 0.10 * pixels if char == " " else 0.0
        if char.strip():
            placed.append((char, x + advance / 2))
        x += advance
    return placed


@lru_cache(maxsize=1024)
def _letter(char: str, pixels: int, colour: Colour, is_halo: bool) -> pygame.Surface:
    """A letter at twice its size, premultiplied; or the soft light around it."""
    drawn = font(LETTERS, pixels * 2).render(char, True, colour).premul_alpha()
    if not is_halo:
        return drawn
    pad = max(2, pixels // 5)
    halo = pygame.Surface((drawn.get_width() + 2 * pad, drawn.get_height() + 2 * pad), pygame.SRCALPHA, 32)
    for reach, strength in _HALO:
        faint = drawn.copy()
        faint.fill((strength,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        for i in range(12):
            dx, dy = math.cos(i * math.tau / 12) * pad * reach, math.sin(i * math.tau / 12) * pad * reach
            halo.blit(faint, (pad + dx, pad + dy), special_flags=PREMULTIPLIED)
    return halo
