"""The painting itself, from the first wash to the frame."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pygame

from smallworld_desktop.maps.geometry import BoardGeometry
from smallworld_desktop.rules.board import Board

from .borders import ink_borders
from .cartouche import draw_cartouche
from .crossings import draw_crossings
from .entrances import draw_entrances
from .fields import Labels, label_map
from .finish import finish
from .frame import draw_frame
from .ground import Ground
from .lettering import NAMES_FROM, draw_names
from .lights import light_up
from .pen import PREMULTIPLIED
from .plan import PaintPlan, make_plan
from .planting import plan_region
from .sprites import SpriteBook, blit_glyph
from .strips import Progress, in_strips
from .survey import Survey, survey_board
from .symbols import draw_symbols
from .way_drawing import draw_ways

VERSION = 5
"""Raised whenever paintings change, so that older ones in the cache are painted anew."""


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
    plan = make_plan(survey)
    progress(0.08)
    size = survey.layout.picture_size(scale)
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)
    if artwork is None:
        labels = label_map(geometry, scale, survey.layout.margin, size)
        _paint_ground(picture, survey, plan, labels, scale, lambda share: progress(0.08 + 0.37 * share))
        picture.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)
        draw_ways(picture, survey, plan.ways, scale)
        _plant(picture, survey, plan, scale, lambda share: progress(0.45 + 0.20 * share))
    else:
        _lay_artwork(picture, survey, artwork, scale)
        progress(0.65)
    _draw_facts(picture, survey, plan, scale)
    progress(0.75)
    finish(picture, survey, scale, lambda share: progress(0.75 + 0.22 * share))
    draw_frame(picture, survey.layout, scale, survey.country)
    draw_entrances(picture, survey, scale)
    if not plan.cartouche.at_sea:
        draw_cartouche(picture, survey, plan.cartouche, scale)
    progress(1.0)
    return picture


def _draw_facts(picture: pygame.Surface, survey: Survey, plan: PaintPlan, scale: float) -> None:
    """What the rules know of: borders, links, barriers, symbols; then the names."""
    ink_borders(picture, survey.board, survey.geometry, survey.layout, scale, survey.country)
    draw_crossings(picture, survey, scale, plan.links)
    for shape, spots in zip(survey.geometry.shapes, survey.symbols, strict=True):
        draw_symbols(picture, survey.layout, shape, spots, scale)
    if scale >= NAMES_FROM:
        draw_names(picture, survey, scale, plan.off_limits(survey))
    if plan.cartouche.at_sea:
        draw_cartouche(picture, survey, plan.cartouche, scale)


def _paint_ground(
    picture: pygame.Surface, survey: Survey, plan: PaintPlan, labels: Labels, scale: float, progress: Progress
) -> None:
    ground = Ground(survey, labels, scale, plan.glades)
    pixels = pygame.surfarray.pixels3d(picture)

    def wash(top: int, bottom: int) -> None:
        rows = np.clip(ground.rows(top, bottom), 0, 255).astype(np.uint8)
        pixels[:, top:bottom] = rows.swapaxes(0, 1)

    in_strips(picture.get_height(), wash, progress)


def _plant(picture: pygame.Surface, survey: Survey, plan: PaintPlan, scale: float, progress: Progress) -> None:
    layout = survey.layout
    g, margin = layout.glyph, layout.margin
    book = SpriteBook(scale * g)
    picture.set_clip((margin * scale, margin * scale, layout.width * scale, layout.height * scale))
    lit = []
    for index in range(survey.board.size):
        fixed = plan.ornaments.get(index, ())
        glyphs = plan_region(survey, index, plan.glades[index], fixed, plan.blocked, plan.taken)
        for glyph in glyphs:
            blit_glyph(picture, book, glyph, margin, scale)
        plan.note(index, glyphs, g)
        lit += [glyph for glyph in glyphs if glyph.kind.glow]
        progress((index + 1) / survey.board.size)
    light_up(picture, survey, lit, plan.ways.streams, scale)
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
