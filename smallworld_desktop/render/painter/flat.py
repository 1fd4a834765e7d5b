"""The plain board that is there at once, while the painting is still on its way."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import numpy as np
import pygame

from smallworld_desktop.maps.geometry import BoardGeometry
from smallworld_desktop.rules.board import Board, Terrain

from .borders import arc_line, drawn_arcs
from .countries import country_of, shipped
from .country import Country
from .fill import fill_regions
from .frame import draw_frame
from .layout import WATER_STYLES, Layout, layout_of, style_of, symbol_spots
from .pen import Colour
from .sprites import Glyph, SpriteBook, blit_glyph
from .symbols import draw_symbols

_SIGNS = {
    "farmland": "hay",
    "forest": "tree",
    "hill": "hill",
    "mountain": "mountain",
    "swamp": "reeds",
    "plain": "grass",
    "sea": "wave",
    "lake": "wave",
    "mine": "heap",
    "mushroom": "mushroom",
    "crystal": "crystal",
    "mud": "bubbles",
    "black_mountain": "black_peak",
    "river": "cave_wave",
}
"""The role of the glyph that stands for a style."""


def ground_colour(country: Country, style: str) -> Colour:
    """The plain colour of a style in a country."""
    if style == "farmland":
        return country.crops[0][0]
    ramp = country.water[style] if style in WATER_STYLES else country.land[style]
    places, colours = zip(*ramp, strict=True)
    middle = 0.62 if style in WATER_STYLES else 0.45
    return tuple(int(np.interp(middle, places, [colour[part] for colour in colours])) for part in range(3))


def plain_colour(terrain: Terrain) -> Colour:
    """The colour of a terrain on a sketch that has no country yet."""
    return ground_colour(shipped("summer"), style_of(terrain, {}))


def paint_flat(board: Board, geometry: BoardGeometry, styles: Mapping[str, str], scale: float = 1.0) -> pygame.Surface:
    """The whole sheet in plain colours, with borders and frame: premultiplied, as `paint` gives it."""
    layout, country = layout_of(geometry), country_of(geometry)
    sheet = pygame.Surface(layout.picture_size(scale), pygame.SRCALPHA, 32)
    paper = country.paper[len(country.paper) // 2][1]
    _lay_parchment(sheet, layout, scale, paper)
    looks = [country.style(style_of(region.terrain, styles)) for region in board.regions]
    colours = {index: _dimmed(ground_colour(country, style), country) for index, style in enumerate(looks)}
    offset = layout.margin * scale
    fill_regions(sheet, geometry, colours, scale, layout.margin, paper)
    width = max(1, round(3.6 * layout.unit * scale))
    for arc in drawn_arcs(geometry):
        line = [(x * scale + offset, y * scale + offset) for x, y in arc_line(arc)]
        pygame.draw.lines(sheet, country.ink, False, line, width)
    _plant_a_few(sheet, geometry, layout, country, looks, scale)
    for shape, region in zip(geometry.shapes, board.regions, strict=True):
        draw_symbols(sheet, layout, shape, symbol_spots(layout, shape, region), scale)
    draw_frame(sheet, layout, scale, country, oversize=2)
    return sheet


def _plant_a_few(
    sheet: pygame.Surface,
    geometry: BoardGeometry,
    layout: Layout,
    country: Country,
    looks: Sequence[str],
    scale: float,
) -> None:
    """Half a dozen glyphs around each clearing, in the circle that is free by definition."""
    book = SpriteBook(scale * layout.glyph)
    kinds = country.kinds()
    for shape, style in zip(geometry.shapes, looks, strict=True):
        if style not in _SIGNS:
            continue
        kind = kinds[_SIGNS[style]]
        inner = layout.clearing(shape)[1]
        ring = (inner + shape.room) / 2
        size = min(1.0, (shape.room - inner) * 0.52 / (max(kind.body[2:]) * layout.glyph))
        for angle in (-150, -95, -40, 25, 85, 145):
            x = shape.anchor[0] + math.cos(math.radians(angle)) * ring
            y = shape.anchor[1] + math.sin(math.radians(angle)) * ring - kind.body[1] * size * layout.glyph
            blit_glyph(sheet, book, Glyph(kind, 0, x, y, size, False), layout.margin, scale)


def _dimmed(colour: Colour, country: Country) -> Colour:
    return colour if country.dim is None else tuple(a * b // 255 for a, b in zip(colour, country.dim, strict=True))


def _lay_parchment(sheet: pygame.Surface, layout: Layout, scale: float, colour: Colour) -> None:
    inset = 9 * layout.unit * scale
    paper = pygame.Rect(0, 0, *sheet.get_size()).inflate(-2 * inset, -2 * inset)
    pygame.draw.rect(sheet, (70, 44, 22), paper, border_radius=round(inset))
    pygame.draw.rect(sheet, colour, paper.inflate(-inset * 0.4, -inset * 0.4), border_radius=round(inset))
