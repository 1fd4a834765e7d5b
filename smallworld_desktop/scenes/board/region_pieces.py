"""The pieces of one region: which there are, where they lie, and drawing them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from smallworld_desktop.maps.geometry import Point
from smallworld_desktop.render.pieces import (
    DECLINED_SCALE,
    OWNERS,
    count_badge,
    disc,
    draw_stack,
    draw_stepper,
    put,
)
from smallworld_desktop.render.pieces.region_layout import Placed, RegionLayout, Stack, grouped, region_layout
from smallworld_desktop.scenes.board.tableau import Tableau

LOST_TRIBE = "lost_tribe"
MONSTER = "monster"


@dataclass(frozen=True, slots=True)
class RegionPieces:
    """Where the pieces of a region lie. `markers` are discs with their counts, in the layout's order."""

    layout: RegionLayout
    markers: Sequence[tuple[str, int]]

    @property
    def plate(self) -> Placed:
        return self.layout.plate

    @property
    def plate_rect(self) -> Rect:
        rect = Rect(0, 0, self.plate.size, self.plate.size)
        rect.center = (round(self.plate.centre[0]), round(self.plate.centre[1]))
        return rect

    @property
    def bounds(self) -> Rect:
        box = self.layout.bounds
        return Rect(
            round(box.left), round(box.top), max(1, round(box.right - box.left)), max(1, round(box.bottom - box.top))
        )

    def stepper_rects(self) -> dict[int, Rect]:
        """Where plus (1) and minus (-1) can be pressed."""
        placed = self.layout.stepper
        found = {}
        for sign in (1, -1):
            rect = Rect(0, 0, placed.size, placed.size)
            rect.center = (round(placed.centre[0]), round(placed.centre[1] - sign * (placed.size / 2 + 0.5)))
            found[sign] = rect
        return found


def lay_out_pieces(tableau: Tableau, region: int, anchor: Point, tile: int, room: float) -> RegionPieces:
    """Places for everything in a region around its anchor."""
    stacks = [stack for stack, _, _ in _stacks(tableau, region)]
    discs = [*tableau.places_in(region)]
    for marker, count in tableau.markers[region].items():
        discs += [marker] * count
    markers = grouped(discs)
    return RegionPieces(region_layout(anchor, tile, stacks, len(markers), room), markers)


def draw_pieces(
    surface: pygame.Surface,
    tableau: Tableau,
    region: int,
    pieces: RegionPieces,
    owners: Sequence[int],
    always_count: bool = False,
) -> None:
    """Draws the stacks and markers of a region."""
    found = _stacks(tableau, region)
    for (stack, race, seat), placed in zip(found, pieces.layout.stacks, strict=True):
        if seat < 0:
            draw_stack(surface, race, None, stack.count, placed.centre, round(placed.size * DECLINED_SCALE))
            continue
        owner = OWNERS[owners[seat]]
        draw_stack(
            surface, race, owner, stack.count, placed.centre, placed.size, stack.declined, always_count=always_count
        )
    for (marker, count), placed in zip(pieces.markers, pieces.layout.markers, strict=True):
        put(surface, disc(marker, placed.size), placed.centre)
        if count > 1:
            badge = count_badge(count, max(16, round(placed.size * 0.6)))
            put(surface, badge, (placed.centre[0] + placed.size * 0.36, placed.centre[1] + placed.size * 0.36))


def draw_steps(surface: pygame.Surface, pieces: RegionPieces, can_add: bool, can_take: bool, hover: int) -> None:
    placed = pieces.layout.stepper
    draw_stepper(surface, placed.centre, placed.size, can_add=can_add, can_take=can_take, hover=hover)


def _stacks(tableau: Tableau, region: int) -> list[tuple[Stack, str, int]]:
    """Stacks with what they show and whose they are (-1: nobody's)."""
    found: list[tuple[Stack, str, int]] = []
    troop = tableau.troops[region]
    if troop is not None:
        found.append((Stack(troop.count, troop.declined), troop.race, troop.seat))
    if region in tableau.tribes:
        found.append((Stack(1, True), LOST_TRIBE, -1))
    if region in tableau.monsters:
        found.append((Stack(tableau.monsters[region], True), MONSTER, -1))
    return found
