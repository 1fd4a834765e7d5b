"""What a pack brings, laid out on the table: its races and powers as combos."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice

import pygame
from pygame import Rect

from smallworld_desktop.content import Pack
from smallworld_desktop.i18n import Translator
from smallworld_desktop.render.pieces import combo_art
from smallworld_desktop.render.text import TextStyle, draw_in
from smallworld_desktop.render.texture import PREMULTIPLIED
from smallworld_desktop.render.theme import TITLE_RED, Face
from smallworld_desktop.rules.content import Content

WIDE, HIGH, GAP = 640, 150, 34
MOST = 8
TWO_COLUMNS = 3
"""From so many combos on they lie in two columns."""


def combos_of(pack: Pack, content: Content) -> list[tuple[str, str]]:
    """Each race and each power of a pack once, what it lacks taken from the sets it is played with."""
    others = [race.id for race in content.races], [power.id for power in content.powers]
    races, powers = pack.races or others[0], pack.powers or others[1]
    count = min(MOST, max(len(pack.races), len(pack.powers)))
    return list(islice(zip(cycle(races), cycle(powers), strict=False), count))


def pack_picture(tr: Translator, combos: Sequence[tuple[str, str]]) -> pygame.Surface:
    """The combos as banners, premultiplied, on nothing."""
    columns = 2 if len(combos) >= TWO_COLUMNS else 1
    rows = -(-len(combos) // columns)
    size = (columns * (WIDE + GAP) + GAP, rows * (HIGH + GAP) + GAP)
    out = pygame.Surface(size, pygame.SRCALPHA, 32)
    style = TextStyle(Face.TITLE, 40, TITLE_RED)
    for number, (race, power) in enumerate(combos):
        x, y = GAP + number % columns * (WIDE + GAP), GAP + number // columns * (HIGH + GAP)
        art = combo_art(race, power, WIDE, HIGH).copy()
        box = Rect(round(HIGH * 1.95), 8, WIDE - round(HIGH * 1.95) - HIGH // 3, HIGH - 16)
        draw_in(art, tr.combo(race, power), style, box, "midleft", max_lines=2, smallest=22)
        out.blit(art, (x, y), special_flags=PREMULTIPLIED)
    return out
