"""The plain board that is there at once, while the painting is still on its way."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pygame

from smallworld_desktop.maps.geometry import BoardGeometry
from smallworld_desktop.rules.board import Board

from .borders import arc_line, drawn_arcs
from .fill import fill_regions
from .frame import draw_frame
from .glyphs import GRASS, HAY, HILL, MOUNTAIN, REEDS, TREE, WAVE, Kind
from .layout import Layout, layout_of, style_of, symbol_spots
from .pen import INK, Colour
from .sprites import Glyph, SpriteBook, blit_glyph
from .symbols import draw_symbols

GROUND: dict[str, Colour] = {
    "farmland": (222, 188, 92),
    "forest": (92, 126, 62),
    "hill": (186, 176, 92),
    "mountain": (170, 154, 136),
    "swamp": (116, 140, 102),
    "plain": (188, 188, 118),
    "sea": (62, 118, 142),
    "lake": (72, 130, 150),
}
_SIGNS: dict[str, Kind] = {
    "farmland": HAY,
    "forest": TREE,
    "hill": HILL,
    "mountain": MOUNTAIN,
    "swamp": REEDS,
    "plain": GRASS,
    "sea": WAVE,
    "lake": WAVE,
}
PARCHMENT: Colour = (226, 202, 152)


def paint_flat(board: Board, geometry: BoardGeometry, styles: Mapping[str, str], scale: float = 1.0) -> pygame.Surface:
    """The whole sheet in plain colours, with borders and frame: premultiplied, as `paint` gives it."""
    layout = layout_of(geometry)
    sheet = pygame.Surface(layout.picture_size(scale), pygame.SRCALPHA, 32)
    _lay_parchment(sheet, layout, scale)
    colours = {region.index: GROUND[style_of(region.terrain, styles)] for region in board.regions}
    offset = layout.margin * scale
    fill_regions(sheet, geometry, colours, scale, layout.margin, PARCHMENT)
    width = max(1, round(3.6 * layout.unit * scale))
    for arc in drawn_arcs(geometry):
        line = [(x * scale + offset, y * scale + offset) for x, y in arc_line(arc)]
        pygame.draw.lines(sheet, INK, False, line, width)
    _plant_a_few(sheet, board, geometry, layout, styles, scale)
    for shape, region in zip(geometry.shapes, board.regions, strict=True):
        draw_symbols(sheet, layout, shape, symbol_spots(layout, shape, region), scale)
    draw_frame(sheet, layout, scale, oversize=2)
    return sheet


def _plant_a_few(
    sheet: pygame.Surface,
    board: Board,
    geometry: BoardGeometry,
    layout: Layout,
    styles: Mapping[str, str],
    scale: float,
) -> None:
    """Half a dozen glyphs around each clearing, in the circle that is free by definition."""
    book = SpriteBook(scale * layout.glyph)
    for shape, region in zip(geometry.shapes, board.regions, strict=True):
        kind = _SIGNS[style_of(region.terrain, styles)]
        inner = layout.clearing(shape)[1]
        ring = (inner + shape.room) / 2
        size = min(1.0, (shape.room - inner) * 0.52 / (max(kind.body[2:]) * layout.glyph))
        for angle in (-150, -95, -40, 25, 85, 145):
            x = shape.anchor[0] + math.cos(math.radians(angle)) * ring
            y = shape.anchor[1] + math.sin(math.radians(angle)) * ring - kind.body[1] * size * layout.glyph
            blit_glyph(sheet, book, Glyph(kind, 0, x, y, size, False), layout.margin, scale)


def _lay_parchment(sheet: pygame.Surface, layout: Layout, scale: float) -> None:
    inset = 9 * layout.unit * scale
    paper = pygame.Rect(0, 0, *sheet.get_size()).inflate(-2 * inset, -2 * inset)
    pygame.draw.rect(sheet, (70, 44, 22), paper, border_radius=round(inset))
    pygame.draw.rect(sheet, PARCHMENT, paper.inflate(-inset * 0.4, -inset * 0.4), border_radius=round(inset))
