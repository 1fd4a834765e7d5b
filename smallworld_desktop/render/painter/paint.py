"""The painting itself, from the first wash to the frame."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
import pygame

from smallworld_desktop.maps.geometry import BoardGeometry
from smallworld_desktop.rules.board import Board

from .borders import ink_borders
from .fields import Labels, label_map
from .finish import finish_rows
from .frame import draw_frame
from .ground import Ground
from .pen import PREMULTIPLIED
from .planting import plan_ornaments, plan_region
from .sprites import SpriteBook, blit_glyph
from .survey import Survey, survey_board
from .symbols import draw_symbols

VERSION = 1
"""Raised whenever paintings change, so that older ones in the cache are painted anew."""

_STRIP = 96
Progress = Callable[[float], None]


def paint(
    board: Board,
    geometry: BoardGeometry,
    styles: Mapping[str, str],
    scale: float,
    progress: Progress = lambda share: None,
    artwork: pygame.Surface | None = None,
) -> pygame.Surface:
    """Paint a board's sheet at `scale` pixels per map pixel; the result is premultiplied and has a ragged edge.

    `styles` names the painting style of a terrain id where it isn't the id itself. `artwork` is the map's own picture
    of its whole canvas, used in place of painted terrain. `progress` hears shares from 0 to 1 and may raise to stop.
    Needs no display.
    """
    progress(0.0)
    survey = survey_board(board, geometry, styles)
    progress(0.05)
    size = survey.layout.picture_size(scale)
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)
    labels = label_map(geometry, scale, survey.layout.margin, size)
    if artwork is None:
        _paint_ground(picture, survey, labels, scale, lambda share: progress(0.05 + 0.40 * share))
        _plant(picture, survey, scale, lambda share: progress(0.45 + 0.20 * share))
    else:
        _lay_artwork(picture, survey, artwork, scale)
        progress(0.65)
    ink_borders(picture, board, geometry, survey.layout, scale)
    for shape, spots in zip(geometry.shapes, survey.symbols, strict=True):
        draw_symbols(picture, survey.layout, shape, spots, scale)
    progress(0.75)
    for top in range(0, size[1], _STRIP):
        finish_rows(picture, survey, scale, top, min(size[1], top + _STRIP))
        progress(0.75 + 0.22 * top / size[1])
    draw_frame(picture, survey.layout, scale)
    progress(1.0)
    return picture


def _paint_ground(picture: pygame.Surface, survey: Survey, labels: Labels, scale: float, progress: Progress) -> None:
    ground = Ground(survey, labels, scale)
    high = picture.get_height()
    pixels = pygame.surfarray.pixels3d(picture)
    for top in range(0, high, _STRIP):
        bottom = min(high, top + _STRIP)
        rows = np.clip(ground.rows(top, bottom), 0, 255).astype(np.uint8)
        pixels[:, top:bottom] = rows.swapaxes(0, 1)
        progress(bottom / high)
    del pixels
    picture.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)


def _plant(picture: pygame.Surface, survey: Survey, scale: float, progress: Progress) -> None:
    g, margin = survey.layout.glyph, survey.layout.margin
    book = SpriteBook(scale * g)
    ornaments = plan_ornaments(survey)
    picture.set_clip((margin * scale, margin * scale, survey.layout.width * scale, survey.layout.height * scale))
    for index in range(survey.board.size):
        for glyph in plan_region(survey, index, ornaments.get(index)):
            blit_glyph(picture, book, glyph, margin, scale)
        progress((index + 1) / survey.board.size)
    picture.set_clip(None)


def _lay_artwork(picture: pygame.Surface, survey: Survey, artwork: pygame.Surface, scale: float) -> None:
    """Put the map's own picture where the map lies; what it leaves open becomes parchment."""
    layout = survey.layout
    wanted = (max(1, round(layout.width * scale)), max(1, round(layout.height * scale)))
    source = pygame.Surface(artwork.get_size(), pygame.SRCALPHA, 32)
    source.blit(artwork, (0, 0))
    fitted = pygame.transform.smoothscale(source.premul_alpha(), wanted)
    paper = pygame.Surface(wanted, 0, 32)
    paper.fill((226, 202, 152))
    paper.blit(fitted, (0, 0), special_flags=PREMULTIPLIED)
    picture.blit(paper, (round(layout.margin * scale), round(layout.margin * scale)))
