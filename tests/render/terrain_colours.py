"""The mean colour of each terrain in a painting, glyphs included, and how far the nearest two are apart."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pygame
from eyes import distance

from smallworld_desktop.maps.geometry import BoardGeometry
from smallworld_desktop.render.painter import layout_of, paint
from smallworld_desktop.render.painter.fields import label_map
from smallworld_desktop.rules.board import Board

Colour = tuple[int, int, int]
SCALE = 0.5


def terrain_colours(board: Board, geometry: BoardGeometry) -> dict[str, Colour]:
    """What the eye makes of each terrain from afar, water left out."""
    picture = paint(board, geometry, {}, SCALE)
    layout = layout_of(geometry)
    labels = label_map(geometry, SCALE, layout.margin, picture.get_size())
    pixels = pygame.surfarray.array3d(picture).swapaxes(0, 1)
    seen: dict[str, list[np.ndarray]] = {}
    for region in board.regions:
        if not region.terrain.water:
            seen.setdefault(region.terrain.id, []).append(pixels[labels == region.index + 1])
    means = {terrain: np.concatenate(parts).mean(axis=0) for terrain, parts in seen.items()}
    return {terrain: (round(r), round(g), round(b)) for terrain, (r, g, b) in means.items()}


def nearest_pair(colours: dict[str, Colour], sight: str) -> tuple[float, str, str]:
    """The two terrains that look most alike to these eyes."""
    return min((distance(colours[a], colours[b], sight), a, b) for a, b in combinations(sorted(colours), 2))
