"""A played picture of the book as one sees it: land cut out of the painted board, with the pieces that lie on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from smallworld_desktop.book.staging import Staged
from smallworld_desktop.maps.geometry import Point, RegionShape
from smallworld_desktop.render.diorama import Cut, cut_to, draw_slab
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.highlights import LOOKS, STRONG_LOOKS, Mark, owner_look
from smallworld_desktop.render.overlay import Look, draw_overlay
from smallworld_desktop.render.pieces import OWNERS, PlateKind, cost_plate, put, tile
from smallworld_desktop.render.pieces.pins import brush_arrow, pin
from smallworld_desktop.render.texture import PREMULTIPLIED
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.records import RegionConquered
from smallworld_desktop.scenes.board.region_pieces import RegionPieces, draw_pieces, lay_out_pieces
from smallworld_desktop.scenes.board.tableau import Tableau

TILE = 82
"""Side of a tile in map pixels: larger than at the table, for pictures are small."""
DIM = (24, 14, 6, 120)
PRICE_PINS = ((1.15, 0.95), (-1.15, 0.95), (1.2, -0.55), (-1.2, -0.55), (0.0, 1.35))
"""Where the pins of a price stand, in tiles from the region's middle."""
INCOME_PINS = ((0.72, -0.62), (-0.74, 0.62), (-0.74, -0.62))
MARCHING = 4
"""So many tokens are shown on their way."""


@dataclass(frozen=True, slots=True)
class DioramaLook:
    """How large pieces and pins are, in pixels."""

    tile: int
    pin: int
    is_strong: bool = False


def shapes_of(staged: Staged) -> list[RegionShape]:
    return [staged.session.geometry.shapes[region] for region in staged.regions]


def diorama(staged: Staged, painting: pygame.Surface, scale: float, *, is_strong: bool = False) -> pygame.Surface:
    """The picture, premultiplied, at `scale` pixels for a map pixel. `painting` is the board's sheet."""
    shapes = shapes_of(staged)
    cut = cut_to(shapes, scale)
    out = draw_slab(painting, staged.session.geometry, shapes, cut, is_strong=is_strong)
    look = DioramaLook(max(18, round(TILE * scale)), max(16, round(32 * scale)), is_strong)
    _Drawing(out, staged, cut, look).draw()
    return out


class _Drawing:
    """One picture in the making."""

    def __init__(self, surface: pygame.Surface, staged: Staged, cut: Cut, look: DioramaLook) -> None:
        self.surface = surface
        self.staged = staged
        self.cut = cut
        self.look = look
        self.tableau = Tableau.of(staged.position)
        self.owners = [seat.colour for seat in staged.session.seats]

    def draw(self) -> None:
        for region in self.staged.dim:
            self._dim(region)
        for region in self.staged.regions:
            self._wash(region)
        for region in {*self.staged.lit, self.staged.target} - {-1}:
            self._overlay(region, (STRONG_LOOKS if self.look.is_strong else LOOKS)[Mark.TARGET])
        for region in self.staged.regions:
            draw_pieces(self.surface, self.tableau, region, self._pieces(region), self.owners)
        if self.staged.picture.is_moving:
            for record in self.staged.records:
                if isinstance(record, RegionConquered):
                    self._march(record)
        self._pins()

    def _at(self, region: int) -> Point:
        return self.cut.at(self.staged.session.geometry.shapes[region].anchor)

    def _pieces(self, region: int) -> RegionPieces:
        room = self.staged.session.geometry.shapes[region].room * self.cut.scale
        return lay_out_pieces(self.tableau, region, self._at(region), self.look.tile, room)

    def _overlay(self, region: int, look: Look) -> None:
        shape = self.staged.session.geometry.shapes[region]
        picture, place = draw_overlay(self.cut.rings(shape), look, max(0.5, self.cut.scale * 0.9))
        self.surface.blit(picture, place, special_flags=PREMULTIPLIED)

    def _dim(self, region: int) -> None:
        veil = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA, 32)
        pygame.draw.polygon(veil, DIM, self.cut.rings(self.staged.session.geometry.shapes[region])[0])
        self.surface.blit(veil.premul_alpha(), (0, 0), special_flags=PREMULTIPLIED)

    def _wash(self, region: int) -> None:
        troop = self.tableau.troops[region]
        if troop is not None:
            owner = OWNERS[self.owners[troop.seat]]
            self._overlay(region, owner_look(owner, not troop.declined, self.look.is_strong))

    def _march(self, record: RegionConquered) -> None:
        """Tokens over the border with an arrow above them, and a cross on who has to go."""
        end, size = self._at(record.region), self.look.tile
        seat = self.staged.position.people(record.people).seat
        owner, race = OWNERS[self.owners[seat]], self.tableau.races[record.people][0]
        start = self._at(self.staged.origin) if self.staged.origin >= 0 else self._outside(end)
        self._line_up(start, end, tile(race, owner, round(size * 0.8)), min(record.tokens, MARCHING))
        top = min(start[1], end[1]) - size * 0.95
        bend = ((start[0] + end[0]) / 2, top - size * 0.25)
        width = max(3.0, size * 0.11)
        brush_arrow(
            self.surface, [(start[0], start[1] - size * 0.7), bend, (end[0], end[1] - size * 0.62)], owner.colour, width
        )
        if self.tableau.troops[record.region] is not None or record.lost_tribe or record.monster:
            for placed in self._pieces(record.region).layout.stacks:
                x, y = placed.centre
                put(self.surface, icon("cross", round(size * 0.6)), (x + size * 0.34, y + size * 0.3))

    def _outside(self, end: Point) -> Point:
        """At the nearer side of the picture, for who comes from outside."""
        wide = self.surface.get_width()
        x = self.look.tile if end[0] < wide / 2 else wide - self.look.tile
        return x, min(end[1] + self.look.tile * 1.4, self.surface.get_height() - self.look.tile)

    def _line_up(self, start: Point, end: Point, piece: pygame.Surface, count: int) -> None:
        for number in range(count):
            part = 0.36 + 0.34 * (number / max(1, count - 1) if count > 1 else 0.5)
            put(self.surface, piece, (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))

    def _pins(self) -> None:
        price, size = self.staged.price, self.look.tile
        if price is not None:
            x, y = self._at(self.staged.target)
            self._plate(price.total)
            for number, _ in enumerate(price.parts[: len(PRICE_PINS)], 1):
                dx, dy = PRICE_PINS[number - 1]
                put(self.surface, pin(number, self.look.pin), (x + dx * size, y + dy * size))
        self._income_pins([tuple(bits(item.regions)) for item in self.staged.income])

    def _plate(self, cost: int) -> None:
        plate = self._pieces(self.staged.target).plate
        put(self.surface, cost_plate(cost, round(self.look.tile * 0.86), PlateKind.HOVER), plate.centre)

    def _income_pins(self, items: Sequence[tuple[int, ...]]) -> None:
        taken: dict[int, int] = {}
        for number, regions in enumerate(items, 1):
            for region in regions:
                if region in self.staged.regions:
                    place = taken.get(region, 0)
                    taken[region] = place + 1
                    dx, dy = INCOME_PINS[place % len(INCOME_PINS)]
                    x, y = self._at(region)
                    spot = (x + dx * self.look.tile, y + dy * self.look.tile)
                    put(self.surface, pin(number, self.look.pin), spot)
