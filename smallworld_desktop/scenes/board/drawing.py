"""How the board looks: chart, washes, marks, pieces, costs, threats, and a token that is dragged."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from smallworld_desktop.ai.dangers import Danger
from smallworld_desktop.maps.geometry import Point
from smallworld_desktop.render.highlights import Mark
from smallworld_desktop.render.pieces import (
    OWNERS,
    PlateKind,
    cost_plate,
    number,
    put,
    threat_arrow,
    threat_plate,
    tile,
)
from smallworld_desktop.render.theme import INK, REASON_RED, Colour
from smallworld_desktop.rules.actions import NOWHERE
from smallworld_desktop.scenes.board.region_pieces import draw_pieces, draw_steps

if TYPE_CHECKING:
    from smallworld_desktop.scenes.board.widget import BoardWidget

ASH: Colour = (228, 218, 196)
FROM_AFAR = 1.6
"""How many shields away from the middle of its region a shield without a border stands."""
SPARE = 16
"""Shadows and counts reach this far beyond the pieces of a region."""


def draw_board(surface: pygame.Surface, board: BoardWidget) -> None:
    """Everything from the chart up to a token on its way, as far as the surface may be drawn on."""
    before = surface.get_clip()
    clip = board.rect.clip(before)
    surface.set_clip(clip)
    state, pointed = board.state, board.pointed
    board.view.draw(surface)
    board.lights.mute_ground(surface)
    for region, troop in enumerate(state.tableau.troops):
        if troop is not None:
            board.lights.draw_owner(surface, region, OWNERS[state.owners[troop.seat]], not troop.declined)
    for region, show in state.shows.items():
        if show.mark is not None and region != pointed:
            board.lights.draw_mark(surface, region, show.mark)
    for region in state.lit or ():
        board.lights.draw_mark(surface, region, Mark.TARGET)
    for region in state.told:
        board.lights.draw_mark(surface, region, Mark.LAST_MOVE)
    _draw_pointed(surface, board)
    board.crossings.draw(surface)
    board.names.draw(surface)
    for region in range(board.board.size):
        if region not in board.hidden_pieces and clip.colliderect(board.pieces(region).bounds.inflate(SPARE, SPARE)):
            counted = region in state.shows and state.shows[region].always_count
            draw_pieces(surface, state.tableau, region, board.pieces(region), state.owners, counted)
    if state.lit is not None:
        board.lights.draw_veil(surface, state.lit)
    _draw_shows(surface, board)
    for danger in state.dangers:
        _draw_danger(surface, board, danger)
    if board.dragging is not None:
        _draw_dragged(surface, board, board.dragging)
    surface.set_clip(before)


def _draw_pointed(surface: pygame.Surface, board: BoardWidget) -> None:
    pointed = board.pointed
    if pointed is None:
        return
    show = board.state.shows.get(pointed)
    if show is not None and show.mark is not None:
        board.lights.draw_mark(surface, pointed, Mark.HOVER if show.mark in (Mark.TARGET, Mark.OWN) else show.mark)
    elif (mark := board.gestures.hover_mark(pointed)) is not None:
        board.lights.draw_mark(surface, pointed, mark)
    if board.region is None and board.aimed is None:
        board.lights.draw_mark(surface, pointed, Mark.CURSOR_EDGE)
        board.lights.draw_mark(surface, pointed, Mark.CURSOR)


def _draw_shows(surface: pygame.Surface, board: BoardWidget) -> None:
    pointed, step = board.pointed, board.pointed_step(board.region)
    for region, show in board.state.shows.items():
        layout = board.pieces(region)
        if show.cost is not None:
            is_pointed = region == pointed
            kind = PlateKind.HOVER if is_pointed and show.plate is PlateKind.REACH else show.plate
            size = max(board.theme.px(25), layout.plate.size)
            x, y = layout.plate.centre
            place = (x, max(y, board.rect.y + size * 0.7))
            if show.was is not None:
                _draw_was(surface, show.was, round(size * 0.68), (place[0] + size * 0.82, place[1]))
            put(surface, cost_plate(show.cost, round(size * (1.18 if is_pointed else 1)), kind), place)
        if show.has_stepper and region == board.stepped:
            draw_steps(surface, layout, bool(show.can_add), bool(show.can_take), step)


def _draw_was(surface: pygame.Surface, cost: int, size: int, at: tuple[float, float]) -> None:
    """What it cost before: small, ash, struck through."""
    put(surface, number(str(cost), size, ASH, INK), at)
    half = size * 0.42
    ends = (at[0] - half, at[1] + half * 0.5), (at[0] + half, at[1] - half * 0.5)
    pygame.draw.line(surface, REASON_RED, *ends, max(2, round(size / 10)))


def _draw_danger(surface: pygame.Surface, board: BoardWidget, danger: Danger) -> None:
    """A shield with the cost, and an arrow over the border, from afar, or from above for who needs no border."""
    size = board.theme.px(27, 24)
    mine = board.anchor(danger.region)
    foe = (mine[0], mine[1] - size) if danger.source == NOWHERE else board.anchor(danger.source)
    dx, dy = mine[0] - foe[0], mine[1] - foe[1]
    length = math.hypot(dx, dy) or 1.0
    dx, dy = dx / length, dy / length
    beside = None if danger.source == NOWHERE else _border(board, danger.region, danger.source)
    x, y = beside or (mine[0] - dx * size * FROM_AFAR, mine[1] - dy * size * FROM_AFAR)
    owner = OWNERS[board.state.owners[danger.seat]]
    degrees = round(math.degrees(math.atan2(dy, dx)))
    put(surface, threat_arrow(owner, size, degrees), (x - dx * size * 0.42, y - dy * size * 0.42))
    put(surface, threat_plate(danger.cost, size, danger.likely), (x + dx * size * 0.36, y + dy * size * 0.36))


def _border(board: BoardWidget, one: int, other: int) -> Point | None:
    """The middle of the longest stretch of border between two regions."""
    shared = [arc for arc in board.geometry.arcs if {arc.left, arc.right} == {one, other}]
    if not shared:
        return None
    longest = max(shared, key=lambda arc: len(arc.points))
    return board.view.camera.to_screen(longest.points[len(longest.points) // 2])


def _draw_dragged(surface: pygame.Surface, board: BoardWidget, origin: int) -> None:
    troop = board.state.tableau.troops[origin]
    if troop is not None:
        put(
            surface,
            tile(troop.race, OWNERS[board.state.owners[troop.seat]], board.tile, troop.declined),
            board.drag_pos,
        )
