"""Pictures of boards for the gallery: as painted, and as in the middle of a game that nobody plays."""

from __future__ import annotations

import io
import random
from dataclasses import replace
from functools import cached_property

import pygame
from pygame import Rect, Surface

from smallworld_desktop.maps.loader import LoadedMap
from smallworld_desktop.render.board_crossings import BoardCrossings
from smallworld_desktop.render.board_view import BoardView
from smallworld_desktop.render.emblems import families
from smallworld_desktop.render.highlights import Highlights, Mark
from smallworld_desktop.render.painter import PaintRequest, layout_of
from smallworld_desktop.render.painter.job import painted
from smallworld_desktop.render.painter.layout import symbol_size, symbol_spots
from smallworld_desktop.render.pieces import OWNERS, Owner, PlateKind, cost_plate, disc, draw_stack, put, region_layout
from smallworld_desktop.render.pieces.region_layout import Box, Stack
from smallworld_desktop.render.surfaces import draw_table
from smallworld_desktop.rules.board import Region

MARKERS = ("encampment", "fortress", "lair", "hole", "hero", "dragon", "catapult", "pot", "tower", "coin")
TILE = 51.0
"""An active tile for a frame unit of one pixel."""

Holding = tuple[Owner, bool, int]
"""Owner, whether the race is active, tokens."""


class BoardSheets:
    """A board in a view of `size`, painted when first needed."""

    def __init__(self, request: PaintRequest, size: tuple[int, int]) -> None:
        self._request = request
        self._board = request.board
        self._geometry = request.geometry
        self._size = size

    def picture(self) -> Surface:
        """The painted board on the table, as large as fits."""
        out = Surface(self._size, 0, 32)
        draw_table(out)
        self._view.draw(out)
        return out

    def in_play(self) -> Surface:
        """The board with tokens, markers, targets and plates in every state; the same for the same board."""
        out = self.picture()
        dice = random.Random(f"pieces on {self._geometry.fingerprint}")
        races = dice.sample(families()["races"], 2 * len(OWNERS))
        lights = Highlights(self._view)
        held: dict[int, Holding] = {}
        for region in self._board.regions:
            if not region.terrain.water and not region.lost_tribe and dice.random() < 0.8:
                held[region.index] = (dice.choice(OWNERS), dice.random() < 0.7, dice.choice((1, 1, 2, 3, 4)))
        for index, (owner, active, _) in held.items():
            lights.draw_owner(out, index, owner, active)
        marks = {region.index: dice.choice(list(Mark)) for region in self._board.regions if dice.random() < 0.3}
        for index, mark in marks.items():
            lights.draw_mark(out, index, mark)
        BoardCrossings(self._view, self._board).draw(out)
        for region in self._board.regions:
            _draw_region(out, self._view, region, held.get(region.index), marks.get(region.index), races, dice)
        return out

    @cached_property
    def _view(self) -> BoardView:
        layout = layout_of(self._geometry)
        fitting = min(self._size[0] / layout.sheet_width, self._size[1] / layout.sheet_height)
        sheet = painted(replace(self._request, scale=1.0 if fitting <= 1.15 else 2.0))
        return BoardView(self._geometry, Rect((0, 0), self._size), sheet)


def small_picture(loaded: LoadedMap, scale: float) -> bytes:
    """A playable map as it is painted, as a PNG."""
    assert loaded.board is not None and loaded.geometry is not None
    return png(painted(PaintRequest(loaded.board, loaded.geometry, scale, loaded.styles, loaded.artwork)))


def png(picture: Surface) -> bytes:
    """A picture as the bytes of a PNG file."""
    data = io.BytesIO()
    pygame.image.save(picture, data, "picture.png")
    return data.getvalue()


def _draw_region(
    out: Surface,
    view: BoardView,
    region: Region,
    held: Holding | None,
    mark: Mark | None,
    races: list[str],
    dice: random.Random,
) -> None:
    shape = view.geometry.shapes[region.index]
    scale = view.camera.scale
    tile_size = max(24, round(TILE * view.layout.unit * scale))
    stacks: list[tuple[Stack, str, Owner | None]] = []
    if held is not None:
        owner, active, count = held
        race = races[OWNERS.index(owner) + (0 if active else len(OWNERS))]
        stacks = [(Stack(count if active else 1, not active), race, owner)]
    elif region.lost_tribe:
        stacks = [(Stack(1), "lost_tribe", None)]
        if region.monster:
            stacks.append((Stack(1), "monster", None))
    markers = dice.sample(MARKERS, dice.choice((0, 0, 0, 1, 1, 2, 4))) if held is not None and held[1] else []
    side = symbol_size(view.layout, shape) * scale * 0.8
    spots = symbol_spots(view.layout, shape, region).values()
    top_left, bottom_right = (view.camera.to_screen(p) for p in ((0, 0), (view.layout.width, view.layout.height)))
    layout = region_layout(
        view.camera.to_screen(shape.anchor),
        tile_size,
        [stack for stack, _, _ in stacks],
        len(markers),
        shape.room * scale,
        [Box.around(view.camera.to_screen(spot), side, side) for spot in spots],
        Box(*top_left, *bottom_right),
    )
    for (stack, race, rim), placed in zip(stacks, layout.stacks, strict=True):
        draw_stack(out, race, rim, stack.count, placed.centre, placed.size, stack.declined)
    for marker, placed in zip(markers, layout.markers, strict=True):
        put(out, disc(marker, placed.size), placed.centre)
    plates = {Mark.TARGET: PlateKind.REACH, Mark.HOVER: PlateKind.HOVER, Mark.REFUSED: PlateKind.REFUSED}
    kind = plates.get(mark, PlateKind.DIE if mark is Mark.SELECTED else None) if mark else None
    if kind is not None:
        put(out, cost_plate(dice.randint(1, 9), layout.plate.size, kind), layout.plate.centre)
