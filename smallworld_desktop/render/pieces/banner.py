"""Badge and banner that interlock as one combo: a brass disc whose tongue sits in the notch of the race's cloth."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from itertools import product

import numpy as np
import pygame
from pygame import Rect, Surface

from smallworld_desktop.render.emblems import emblem
from smallworld_desktop.render.emblems.palette import mix, shade
from smallworld_desktop.render.pen import Spot
from smallworld_desktop.render.pieces.coins import coin
from smallworld_desktop.render.pieces.cutting import PiecePen, kept, put
from smallworld_desktop.render.pieces.fields import field_colour
from smallworld_desktop.render.pieces.tiles import count_badge, number_tile, tile
from smallworld_desktop.render.text import TextBlock, TextStyle, draw_block, draw_in, whole
from smallworld_desktop.render.texture import seamless_noise, window
from smallworld_desktop.render.theme import BRASS, INK, Colour

CLOTH: Colour = (247, 236, 206)
FIELD, NARROW_FIELD = 0.85, 0.72
"""Width of the coloured field in art heights, counted from the badge's edge."""
NARROW = 4.75
"""A combo less wide than this many heights keeps its room for the name."""
TAIL = 0.15
"""Depth of the swallow tail in art heights."""
SHOWN_COINS = 2


@dataclass(frozen=True, slots=True)
class ComboPlaces:
    """Where the parts of a drawn combo are, for hints and flying coins."""

    badge: Rect
    field: Rect
    text: Rect
    tokens: Spot
    coins: Spot
    price: Spot


def combo_places(rect: Rect) -> ComboPlaces:
    """The parts of a combo drawn into `rect`: price coin, then the art over the rest."""
    art = _art_rect(rect)
    h = art.h
    is_narrow = _is_narrow(rect)
    end = _field_end(h, NARROW_FIELD if is_narrow else FIELD)
    column = _token_size(h) + h * (0.18 if is_narrow else 0.30)
    left = art.x + end + h * (0.07 if is_narrow else 0.10)
    text = Rect(round(left), art.y + round(h * 0.07), max(1, round(art.right - column - left)), round(h * 0.86))
    x = art.right - column / 2 - h * (0.06 if is_narrow else 0.10)
    return ComboPlaces(
        badge=Rect(art.x, art.y, h, h),
        field=Rect(art.x + h, art.y, round(end - h), h),
        text=text,
        tokens=(x, art.centery - h * 0.17),
        coins=(x, art.centery + h * 0.265),
        price=(rect.x + _coin_size(rect) / 2, rect.centery),
    )


SUMMARY_LINES = 3
"""So many lines of what a combo does stand under its name, where they have room."""
NAME_LINES = 3
"""So many lines a name may take that stands alone."""
CLOSER = 0.22
"""The blank that fonts keep below and above their letters, where name and summary meet, as a share of the type."""


@dataclass(frozen=True, slots=True)
class ComboShown:
    """A combo as the column shows it. `waiting` tokens were put on it while it was passed over."""

    race: str
    power: str
    name: str
    summary: str
    price: int | None
    tokens: int
    coins: int = 0
    waiting: int = 0


@dataclass(frozen=True, slots=True)
class ComboType:
    """How the words of a combo are set. Without a style for the summary the name stands alone.

    `smallest` holds but for words that would pass the edge of the cloth: they are set a step smaller.
    """

    name: TextStyle
    summary: TextStyle | None = None
    smallest: int = 14


def draw_combo(target: Surface, rect: Rect, combo: ComboShown, words: ComboType) -> ComboPlaces:
    """A combo of the column: price, badge and banner, name and summary, its tokens, and what lies on it."""
    places = combo_places(rect)
    art = _art_rect(rect)
    picture = combo_art(combo.race, combo.power, art.w, art.h, NARROW_FIELD if _is_narrow(rect) else FIELD)
    target.blit(picture, art, special_flags=pygame.BLEND_PREMULTIPLIED)
    if combo.price is not None:
        put(target, coin(combo.price, _coin_size(rect)), places.price)
    _draw_texts(target, places.text, combo, words)
    put(target, number_tile(combo.tokens, None, _token_size(art.h)), places.tokens)
    _draw_lying(target, combo.race, places.coins, round(art.h * 0.28), combo.coins, combo.waiting)
    return places


def combo_art(race: str, power: str, width: int, height: int, field_width: float = FIELD) -> Surface:
    """Badge and banner without words, the badge's diameter being the height; the field's width is in heights."""
    return _art(race, power, width, height, field_width, field_colour(race))


@kept
def _art(race: str, power: str, width: int, height: int, field_width: float, colour: Colour) -> Surface:
    unit = height / 78
    notch = 2.4 * unit
    middle, radius = height / 2, height / 2 - notch - 0.4 * unit
    top, bottom = 3.5 * unit, height - 3.5 * unit
    start = middle + math.sqrt((radius + notch) ** 2 - (middle - top) ** 2)
    end = _field_end(height, field_width)
    line = max(1.4, 1.1 * unit)
    tongue_start, tongue_end = middle + radius - 6 * unit, middle + radius + 6 * unit
    pen = PiecePen(width, height)

    def cloth(inset: float, fill: Colour) -> None:
        right, tail = width - inset, height * TAIL
        pen.polygon(
            [
                (start, top + inset),
                (right - inset * 0.4, top + inset),
                (right - tail - inset * 0.3, middle),
                (right - inset * 0.4, bottom - inset),
                (start, bottom - inset),
            ],
            fill,
        )

    def field(inset: float, right_inset: float, fill: Colour) -> None:
        pen.box(start, top + inset, end - right_inset - start, bottom - top - 2 * inset, 0, fill)

    def tongue(grow: float, fill: Colour) -> None:
        narrow, wide = 7 * unit + grow, 11 * unit + grow * 1.2
        left, right = tongue_start - grow, tongue_end + grow
        pen.polygon(
            [(left, middle - narrow), (right, middle - wide), (right, middle + wide), (left, middle + narrow)], fill
        )

    cloth(0, INK)
    cloth(line, shade(colour, 0.8))
    cloth(line + 2.4 * unit, INK)
    cloth(line * 1.7 + 2.4 * unit, CLOTH)
    field(line, 0, INK)
    field(line, line, shade(colour, 0.8))
    field(line + 2.4 * unit, line + 2.4 * unit, mix(colour, (255, 255, 255), 0.12))
    field(line + 3.4 * unit, line + 3.4 * unit, colour)
    pen.circle(middle, middle, radius + notch, INK)
    tongue(notch, INK)
    pen.erase(0, 0, start, height)
    pen.circle(middle, middle, radius, INK)
    tongue(-0.2 * unit, INK)
    tongue(-1.4 * unit, BRASS)
    for inset, shift, fill in (
        (1.4, 0.0, shade(BRASS, 0.78)),
        (2.4, 0.6, mix(BRASS, (255, 244, 200), 0.25)),
        (4.4, 0.0, shade(BRASS, 0.8)),
        (5.6, 0.0, INK),
        (6.8, 0.0, (228, 212, 172)),
        (8.0, 1.0, CLOTH),
    ):
        pen.circle(middle - shift * 0.8 * unit, middle - shift * unit, radius - inset * unit, fill)
    out = _weathered(pen.done())
    put(out, emblem(power, round(height * 0.60)), (middle, middle))
    left, right = tongue_end + 1.6 * unit, end - line - 3.4 * unit
    put(out, emblem(race, round(min(right - left, (bottom - top) * 0.80))), ((left + right) / 2, middle))
    return out


def _draw_texts(target: Surface, box: Rect, combo: ComboShown, words: ComboType) -> None:
    """Name over summary, or the name alone: what has no room in full is left to the card."""
    both = _name_and_summary(box, combo, words)
    if both is None:
        _draw_name(target, box, combo.name, words)
        return
    name, summary = both
    edge = max(0, box.h - name.height - summary.height) // 3
    draw_block(target, name, (box.x, box.y + edge), "topleft")
    draw_block(target, summary, (box.x, box.bottom - max(edge, _lift(summary))), "bottomleft")


def _name_and_summary(box: Rect, combo: ComboShown, words: ComboType) -> tuple[TextBlock, TextBlock] | None:
    """Both in full, none over the other: the name smaller before it takes two lines, the summary a step at last."""
    if words.summary is None or not combo.summary:
        return None
    for smallest, lines in product((words.smallest, _smaller(words)), (1, 2)):
        for size in range(words.name.size, words.smallest - 1, -1):
            name = whole(combo.name, replace(words.name, size=size), box.size, max_lines=lines, smallest=size)
            if name is None:
                continue
            room = (box.w, box.h - name.height + round(size * CLOSER))
            summary = whole(combo.summary, words.summary, room, max_lines=SUMMARY_LINES, smallest=smallest)
            if summary is not None:
                return name, summary
    return None


def _draw_name(target: Surface, box: Rect, name: str, words: ComboType) -> None:
    """The name alone, a step smaller where it would pass the edge of the cloth."""
    for smallest in (words.smallest, _smaller(words)):
        block = whole(name, words.name, box.size, max_lines=NAME_LINES, smallest=smallest)
        if block is not None:
            lift = _lift(block) if len(block.lines) == NAME_LINES else 0
            draw_block(target, block, (box.x, box.centery - lift), "midleft")
            return
    draw_in(target, name, words.name, box, "midleft", max_lines=NAME_LINES, smallest=_smaller(words))


def _lift(block: TextBlock) -> int:
    """Letters hang below the middle of their line: full boxes are set so much higher."""
    return round(block.style.size * 0.1)


def _smaller(words: ComboType) -> int:
    return words.smallest * 6 // 7


def _weathered(picture: Surface) -> Surface:
    """The tooth of painted card."""
    grain = window(seamless_noise(256, 12, 4, seed=5), picture.get_size(), (0, 0))
    rgb = pygame.surfarray.pixels3d(picture)
    rgb[:] = (rgb * (0.92 + 0.08 * grain)[..., None]).astype(np.uint8)
    return picture


def _draw_lying(target: Surface, race: str, centre: Spot, size: int, coins: int, tokens: int) -> None:
    """Coins and tokens that lie on a combo, side by side around `centre`."""
    pieces: list[Surface] = []
    if 0 < coins <= SHOWN_COINS and not tokens:
        pieces = [coin(None, size)] * coins
    elif coins:
        pieces = [coin(None if coins == 1 else coins, size)]
    if tokens:
        pieces.append(tile(race, None, size))
    step = size * (0.72 if not tokens else 1.06)
    first = centre[0] - step * (len(pieces) - 1) / 2
    for i, piece in enumerate(pieces):
        put(target, piece, (first + i * step, centre[1]))
    if tokens > 1:
        at = (first + (len(pieces) - 1) * step + size * 0.4, centre[1] + size * 0.38)
        put(target, count_badge(tokens, max(14, round(size * 0.62))), at)


def _coin_size(rect: Rect) -> int:
    return round(rect.h * 0.43)


def _art_rect(rect: Rect) -> Rect:
    height = round(rect.h * 0.964)
    left = rect.x + _coin_size(rect) + round(rect.h * (-0.1 if _is_narrow(rect) else 0.06))
    return Rect(left, rect.centery - height // 2, rect.right - left, height)


def _is_narrow(rect: Rect) -> bool:
    return rect.w < rect.h * NARROW


def _field_end(height: float, field_width: float) -> float:
    unit = height / 78
    return height - 2.8 * unit + height * field_width


def _token_size(height: float) -> int:
    return round(max(height * 0.42, min(26, height * 0.5)))
