"""The chosen board of a set-up: its picture with what lies on it at first, and its figures."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from smallworld_desktop.i18n import Translator
from smallworld_desktop.maps.figures import BoardFigures
from smallworld_desktop.maps.geometry import BoardGeometry
from smallworld_desktop.maps.loader import LoadedMap
from smallworld_desktop.render import surfaces, text
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.painter import layout_of
from smallworld_desktop.render.pen import Pen
from smallworld_desktop.render.pieces import draw_number, number, put, tile
from smallworld_desktop.render.text import TextStyle
from smallworld_desktop.render.texture import PREMULTIPLIED, shadowed
from smallworld_desktop.render.theme import INK, SOFT_INK, TITLE_RED, Theme, Type
from smallworld_desktop.rules.board import USUAL, Board, bits
from smallworld_desktop.scenes.board.pictures import chart_with_pieces, fitted
from smallworld_desktop.scenes.board.tableau import Tableau

USUAL_ORDER = ("farmland", "forest", "hill", "swamp", "mountain")
TRIBE = "lost_tribe"
LARGE = 80
"""From this size on a whole region is shown, below only some of what grows there."""


def fresh_tableau(board: Board) -> Tableau:
    """What lies on a board before anybody has moved."""
    return Tableau(
        [None] * board.size,
        [{} for _ in range(board.size)],
        set(bits(board.lost_tribes)),
        {region: board.regions[region].monster for region in bits(board.monsters)},
        {},
        [],
        {},
    )


class BoardPreview:
    """Draws a board as large as its place allows; scales it once."""

    def __init__(self) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self._made: tuple[pygame.Surface, tuple[int, int], pygame.Surface] | None = None

    def draw(self, surface: pygame.Surface, loaded: LoadedMap, picture: pygame.Surface, theme: Theme) -> None:
        if loaded.board is None or loaded.geometry is None:
            return
        place = fitted(picture.get_size(), self.rect)
        if self._made is None or self._made[0] is not picture or self._made[1] != place.size:
            share = theme.px(30, 20) / 0.8 / place.width
            chart = chart_with_pieces(
                loaded.board, loaded.geometry, picture, fresh_tableau(loaded.board), (), place.width, share
            )
            margin = theme.px(14)
            self._made = (picture, place.size, shadowed(chart, margin, 8 * theme.scale, 0.5, (3, 6)))
        margin = (self._made[2].get_width() - place.width) // 2
        surface.blit(self._made[2], place.move(-margin, -margin), special_flags=PREMULTIPLIED)


class FiguresPanel:
    """Players, regions and rounds, and how many of each terrain."""

    def __init__(self, tr: Translator) -> None:
        self.tr = tr
        self.rect = Rect(0, 0, 0, 0)
        self._discs: dict[tuple[str, int], pygame.Surface] = {}
        self._cut_from: pygame.Surface | None = None

    def draw(
        self, surface: pygame.Surface, loaded: LoadedMap, picture: pygame.Surface, players: int, theme: Theme
    ) -> None:
        figures = loaded.figures
        if figures is None or loaded.board is None or loaded.geometry is None:
            return
        inner = self.rect.inflate(-2 * theme.pad, -theme.px(20, 12))
        upper = Rect(inner.x, inner.y, inner.width, round(inner.height * 0.5) - theme.px(3))
        lower = Rect(inner.x, upper.bottom + theme.px(6), inner.width, inner.bottom - upper.bottom - theme.px(6))
        shown = players if players in loaded.players else loaded.players[-1]
        own = loaded.setup
        facts = [
            ("pawn", shown, self.tr("setup.figure.players", count=shown)),
            ("land", figures.regions, self.tr("setup.figure.regions", count=figures.regions)),
            ("hourglass", figures.rounds, self.tr("setup.figure.rounds", count=figures.rounds)),
        ]
        if own.coins != USUAL:
            facts.append(("purse", own.coins, self.tr("setup.figure.coins", count=own.coins)))
        if own.column != USUAL:
            facts.append(("scroll", own.column, self.tr("setup.figure.column", count=own.column)))
        self._draw_facts(surface, upper, facts, theme)
        surfaces.draw_rule(surface, (inner.x, upper.bottom + theme.px(2)), inner.width, theme)
        self._draw_terrains(surface, lower, loaded.board, loaded.geometry, figures, picture, theme)

    def _draw_facts(
        self, surface: pygame.Surface, box: Rect, facts: Sequence[tuple[str, int, str]], theme: Theme
    ) -> None:
        wide = box.width / len(facts)
        size, gap = theme.px(34, 24), theme.px(8, 6)
        style = TextStyle.of(theme, Type.BODY, SOFT_INK)
        for place, (name, value, words) in enumerate(facts):
            figure = number(str(value), theme.px(22, 15), TITLE_RED)
            room = round(wide) - size - 3 * gap - figure.get_width()
            block = text.fit(words, style, (room, box.height), max_lines=1, smallest=theme.smallest_text)
            beside = size + gap
            if block.is_cut:
                beside = 0
                block = text.fit(words, style, (room + size, box.height), max_lines=1, smallest=theme.smallest_text)
            left = box.x + place * wide + (wide - beside - figure.get_width() - block.width - gap) / 2
            if beside:
                put(surface, icon(name, size), (left + size / 2, box.centery))
            x = round(left + beside)
            surface.blit(figure, figure.get_rect(midleft=(x, box.centery)), special_flags=PREMULTIPLIED)
            text.draw_block(surface, block, (x + figure.get_width() + gap, box.centery), "midleft")
            if place:
                x = round(box.x + place * wide)
                surfaces.draw_rule(surface, (x, box.y + theme.px(4)), box.height - theme.px(8), theme, upright=True)

    def _draw_terrains(
        self,
        surface: pygame.Surface,
        box: Rect,
        board: Board,
        geometry: BoardGeometry,
        figures: BoardFigures,
        picture: pygame.Surface,
        theme: Theme,
    ) -> None:
        water = {region.terrain.id for region in board.regions if region.terrain.water}
        land = sorted(set(figures.terrains) - water, key=lambda id: (_rank(id), id))
        items = [(id, figures.terrains[id]) for id in land]
        if water:
            items.append((max(water, key=lambda id: id == "lake"), sum(figures.terrains[id] for id in water)))
        if figures.lost_tribes:
            items.append((TRIBE, figures.lost_tribes))
        wide = box.width / max(len(items), 1)
        size = min(theme.px(34, 23), round(wide * 0.52))
        for place, (id, count) in enumerate(items):
            x = box.x + place * wide + size / 2 + theme.px(3)
            if id == TRIBE:
                piece = tile(TRIBE, None, size)
            else:
                piece = self._disc(board, geometry, picture, id, size)
            put(surface, piece, (x, box.centery))
            spot = (x + size / 2 + theme.px(7, 5), box.centery)
            draw_number(surface, str(count), theme.px(15, 12), INK, spot, "midleft")

    def _disc(
        self, board: Board, geometry: BoardGeometry, picture: pygame.Surface, terrain: str, size: int
    ) -> pygame.Surface:
        """A terrain cut from the picture that is shown; those of other pictures are forgotten with it."""
        if self._cut_from is not picture:
            self._cut_from, self._discs = picture, {}
        key = (terrain, size)
        if key not in self._discs:
            self._discs[key] = terrain_disc(board, geometry, picture, terrain, size)
        return self._discs[key]


def terrain_disc(
    board: Board, geometry: BoardGeometry, picture: pygame.Surface, terrain: str, size: int
) -> pygame.Surface:
    """A terrain in a nutshell: a round piece of the painted chart."""
    regions = [region.index for region in board.regions if region.terrain.id == terrain]
    shape = max((geometry.shapes[index] for index in regions), key=lambda shape: shape.room)
    layout = layout_of(geometry)
    scale = picture.get_width() / layout.sheet_width
    is_close = size < LARGE and not board.regions[shape.index].terrain.water
    half, drop = (shape.room * 0.36, shape.room * 0.66) if is_close else (shape.room, 0.0)
    x, y = (shape.anchor[0] + layout.margin) * scale, (shape.anchor[1] + layout.margin + drop) * scale
    side = max(4, round(2 * half * scale))
    piece = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    piece.blit(picture, (round(side / 2 - x), round(side / 2 - y)))
    pen = Pen(size, size)
    pen.circle(size / 2, size / 2, size / 2 - 1.5, (255, 255, 255))
    cut = pen.done()
    cut.blit(pygame.transform.smoothscale(piece, (size, size)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    ring = Pen(size, size)
    ring.circle(size / 2, size / 2, size / 2, INK)
    out = ring.done()
    out.blit(cut, (0, 0), special_flags=PREMULTIPLIED)
    return out


def _rank(id: str) -> int:
    return USUAL_ORDER.index(id) if id in USUAL_ORDER else len(USUAL_ORDER)
