"""Small pictures for lists: charts, torn charts, the chart that is still to be drawn, and those that saves carry."""

from __future__ import annotations

import io
import math
from collections.abc import Callable

import numpy as np
import pygame

from smallworld_desktop.maps.loader import LoadedMap
from smallworld_desktop.render import board_cache, surfaces
from smallworld_desktop.render.painter import PaintRequest, paint_flat
from smallworld_desktop.render.painter.flat import plain_colour
from smallworld_desktop.render.pen import Pen
from smallworld_desktop.render.pieces import die_face, put
from smallworld_desktop.render.surfaces import Sheet
from smallworld_desktop.render.texture import PREMULTIPLIED, shadowed
from smallworld_desktop.render.theme import REASON_RED, Colour, Theme
from smallworld_desktop.scenes.board.pictures import FULL, chart_with_pieces
from smallworld_desktop.scenes.board.tableau import Tableau
from smallworld_desktop.session.session import Session

SHAPE = 119 / 82
SAVED_WIDTH = 420
PALE: Colour = (255, 248, 228)
SAVED_TILE, SHOWN_TILE = 0.052, 0.044
"""A tile's side as a share of the board's width, in the small picture of a save and where it is shown large."""
TEAR = ((0.60, -0.02), (0.53, 0.16), (0.60, 0.30), (0.49, 0.48), (0.55, 0.62), (0.44, 0.80), (0.48, 1.02))
Thumbnail = Callable[[int], pygame.Surface]
"""What a list asks for its picture: the height gives the picture."""


def chart_thumbnail(picture: pygame.Surface, *, is_torn: bool = False) -> Thumbnail:
    """A board's picture, made small."""

    made: dict[int, pygame.Surface] = {}

    def at(height: int) -> pygame.Surface:
        if height not in made:
            small = _small(picture, height)
            made[height] = _on_shadow(_torn(small) if is_torn else small)
        return made[height]

    return at


def broken_thumbnail(loaded: LoadedMap) -> Thumbnail:
    """What could be read of a map that can't be played, grey and torn."""
    if not loaded.drawn:
        return no_picture(is_torn=True)
    return chart_thumbnail(sketch(loaded, SAVED_WIDTH), is_torn=True)


def no_picture(*, is_torn: bool = False) -> Thumbnail:
    """An empty sheet, torn if what it stands for is damaged."""

    def at(height: int) -> pygame.Surface:
        def make() -> pygame.Surface:
            sheet = _sheet(height)
            return _torn(sheet) if is_torn else sheet

        return surfaces.keep(("no picture", height, is_torn), make)

    return at


def new_world(height: int) -> pygame.Surface:
    """A coast still to be found, and the die that finds it."""

    def make() -> pygame.Surface:
        sheet = _sheet(height)
        width = sheet.get_width()
        pen = Pen(width, height)
        ring = [math.tau * number / 60 for number in range(60)]
        coast = [
            (
                width * (0.5 + math.cos(turn) * 0.40 * (1 + 0.10 * math.sin(number * 0.7))),
                height * (0.5 + math.sin(turn) * 0.36 * (1 + 0.12 * math.sin(number * 0.43))),
            )
            for number, turn in enumerate(ring)
        ]
        for number in range(0, 60, 2):
            pen.line(coast[number : number + 2], height * 0.024, (120, 84, 48))
        sheet.blit(pen.done(), (0, 0), special_flags=PREMULTIPLIED)
        put(sheet, die_face(3, round(height * 0.44)), (width / 2, height / 2))
        return sheet

    return surfaces.keep(("new world", height), make)


def board_now(session: Session, width: int, tile_share: float = SHOWN_TILE) -> pygame.Surface:
    """The board as it stands, so many pixels wide: painted if the painting is kept, else plain."""
    rules, styles = session.game.rules, session.content.styles
    request = PaintRequest(rules.board, session.geometry, FULL, styles, session.artwork)
    picture = board_cache.load(request) or paint_flat(rules.board, session.geometry, styles)
    owners = [seat.colour for seat in session.seats]
    tableau = Tableau.of(session.game.position)
    return chart_with_pieces(rules.board, session.geometry, picture, tableau, owners, width, tile_share)


def save_thumbnail(session: Session) -> bytes:
    """The board as it stands, small, for the file of a save."""
    packed = io.BytesIO()
    pygame.image.save(board_now(session, SAVED_WIDTH, SAVED_TILE), packed, "thumbnail.png")
    return packed.getvalue()


def sketch(loaded: LoadedMap, width: int, *, is_marked: bool = False) -> pygame.Surface:
    """The regions as they were drawn, however wrong; if it is marked, with a ring around every error."""
    corners = [corner for region in loaded.drawn for corner in region.points]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    wide, high = max(x for x, _ in corners) - left, max(y for _, y in corners) - top
    sheet = _sheet(round(width / SHAPE))
    scale = 0.9 * width / max(wide, high * SHAPE, 1)
    across, down = (sheet.get_width() - wide * scale) / 2, (sheet.get_height() - high * scale) / 2
    for region in loaded.drawn:
        ring = [((x - left) * scale + across, (y - top) * scale + down) for x, y in region.points]
        pygame.draw.polygon(sheet, plain_colour(region.terrain), ring)
        pygame.draw.lines(sheet, (52, 33, 20), True, ring, 3)
    for x, y in (problem.position for problem in loaded.report.errors if is_marked and problem.position is not None):
        spot = ((x - left) * scale + across, (y - top) * scale + down)
        pygame.draw.circle(sheet, PALE, spot, width / 40, 7)
        pygame.draw.circle(sheet, REASON_RED, spot, width / 40, 4)
    return sheet


def _small(picture: pygame.Surface, height: int) -> pygame.Surface:
    width = round(height * SHAPE)
    scale = min(width / picture.get_width(), height / picture.get_height())
    size = (max(1, round(picture.get_width() * scale)), max(1, round(picture.get_height() * scale)))
    return pygame.transform.smoothscale(picture, size)


def _on_shadow(picture: pygame.Surface) -> pygame.Surface:
    return shadowed(picture, 6, 3, 0.5, (1, 2))


def _sheet(height: int) -> pygame.Surface:
    width = round(height * SHAPE)
    sheet = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    surfaces.draw_panel(sheet, sheet.get_rect(), Theme(max(0.3, height / 120)), Sheet.PANEL)
    return sheet


def _torn(picture: pygame.Surface) -> pygame.Surface:
    """Grey, with a tear from top to bottom."""
    out = picture.copy()
    pixels = pygame.surfarray.pixels3d(out)
    alpha = pygame.surfarray.array_alpha(out).astype(np.float32)[..., None] / 255
    grey = pixels.astype(np.float32).mean(-1, keepdims=True)
    pixels[:] = np.clip(grey * 0.80 + alpha * np.array((50, 42, 31), np.float32), 0, 255).astype(np.uint8)
    del pixels
    width, height = out.get_size()
    left = [(x * width - width * 0.022, y * height) for x, y in TEAR]
    right = [(x * width + width * 0.022 + number % 2 * 2, y * height) for number, (x, y) in enumerate(TEAR)]
    pen = Pen(width, height)
    pen.polygon(left + right[::-1], (44, 28, 18))
    pen.line(right, max(1.0, height / 60), (250, 240, 214))
    out.blit(pen.done(), (0, 0), special_flags=PREMULTIPLIED)
    return out
