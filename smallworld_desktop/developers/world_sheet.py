"""A hundred new worlds on one sheet, for two to six players: to look at and to find the ugly ones."""

from __future__ import annotations

from pygame import Rect, Surface, transform

from smallworld_desktop.maps.loader import LoadedMap, new_world
from smallworld_desktop.maps.vocabulary import Vocabulary
from smallworld_desktop.render.painter import paint
from smallworld_desktop.render.text import TextStyle, draw_in
from smallworld_desktop.render.theme import INK, Face

PLAYERS = range(2, 7)
PAINTED, SHOWN = 0.4, 0.5
"""Painted at this scale, and then made smaller by this share, so that it looks as in a list."""
GAP, LABEL_HIGH = 6, 18
LABEL = TextStyle(Face.TEXT, 13, INK)
GROUND = (234, 216, 174)


def world_sheet(vocabulary: Vocabulary, seeds: range, columns: int = 10) -> Surface:
    """So many worlds for each number of players, each with its number of players, seed, name and country."""
    worlds = [(players, seed) for players in PLAYERS for seed in seeds]
    pictures = [(seed, new_world(players, seed, vocabulary)) for players, seed in worlds]
    first = _small(pictures[0][1])
    wide, high = first.get_width() + GAP, first.get_height() + GAP + LABEL_HIGH
    out = Surface((columns * wide + GAP, -(-len(pictures) // columns) * high + GAP), 0, 32)
    out.fill(GROUND)
    for place, (seed, loaded) in enumerate(pictures):
        x, y = place % columns * wide + GAP, place // columns * high + GAP
        out.blit(_small(loaded), (x, y))
        words = f"{loaded.players[-1]} · {seed} · {loaded.title} · {loaded.setup.country}"
        draw_in(out, words, LABEL, Rect(x, y + high - GAP - LABEL_HIGH, wide - GAP, LABEL_HIGH), "center", smallest=9)
    return out


def _small(loaded: LoadedMap) -> Surface:
    assert loaded.board is not None and loaded.geometry is not None
    return transform.smoothscale_by(paint(loaded.board, loaded.geometry, {}, PAINTED), SHOWN)
