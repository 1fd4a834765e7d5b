"""The plain board that is there at once, while the painting is still on its way."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from smallworld_desktop.maps.geometry import BoardGeometry, Point, Ring
from smallworld_desktop.rules.board import Board

from .borders import arc_line, drawn_arcs
from .frame import draw_frame
from .layout import Layout, layout_of, ring_area, style_of
from .pen import INK, Colour

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
PARCHMENT: Colour = (226, 202, 152)


def fill_regions(
    surface: pygame.Surface, geometry: BoardGeometry, colours: Mapping[int, Colour], k: float, dx: float, dy: float
) -> None:
    """Fill every region with its colour, big ones first, so that what lies in a hole is drawn after its surroundings.

    A map point `p` goes to `p * k + (dx, dy)`. Holes become colour (0, 0, 0, 0) unless a region lies in them.
    """

    def placed(ring: Ring) -> list[Point]:
        return [(x * k + dx, y * k + dy) for x, y in ring]

    for shape in sorted(geometry.shapes, key=lambda s: -ring_area(s.outline)):
        pygame.draw.polygon(surface, colours[shape.index], placed(shape.outline))
        for hole in shape.holes:
            pygame.draw.polygon(surface, (0, 0, 0, 0), placed(hole))


def paint_flat(board: Board, geometry: BoardGeometry, styles: Mapping[str, str], scale: float = 1.0) -> pygame.Surface:
    """The whole sheet in plain colours, with borders and frame: premultiplied, as `paint` gives it."""
    layout = layout_of(geometry)
    sheet = pygame.Surface(layout.picture_size(scale), pygame.SRCALPHA, 32)
    _lay_parchment(sheet, layout, scale)
    regions = pygame.Surface(sheet.get_size(), pygame.SRCALPHA, 32)
    colours = {region.index: GROUND[style_of(region.terrain, styles)] for region in board.regions}
    offset = layout.margin * scale
    fill_regions(regions, geometry, colours, scale, offset, offset)
    sheet.blit(regions, (0, 0))
    width = max(1, round(3.6 * layout.unit * scale))
    for arc in drawn_arcs(geometry):
        line = [(x * scale + offset, y * scale + offset) for x, y in arc_line(arc)]
        pygame.draw.lines(sheet, INK, False, line, width)
    draw_frame(sheet, layout, scale)
    return sheet


def _lay_parchment(sheet: pygame.Surface, layout: Layout, scale: float) -> None:
    inset = 9 * layout.unit * scale
    paper = pygame.Rect(0, 0, *sheet.get_size()).inflate(-2 * inset, -2 * inset)
    pygame.draw.rect(sheet, (70, 44, 22), paper, border_radius=round(inset))
    pygame.draw.rect(sheet, PARCHMENT, paper.inflate(-inset * 0.4, -inset * 0.4), border_radius=round(inset))
