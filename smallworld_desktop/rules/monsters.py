"""Placing monsters before the first turn of the team game (R12.2)."""

from __future__ import annotations

from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.records import MonsterPlaced, Record


def monster_regions(pos: Position) -> int:
    """Where the next monster may go: on a Lost Tribe without one, not next to another if that can be helped."""
    free = pos.tribes & ~pos.monsters
    near = 0
    for region in bits(pos.monsters):
        near |= pos.rules.board.adjacent[region]
    return free & ~near or free


def place_monster(pos: Position, region: int, records: list[Record]) -> None:
    pos.set_monster(region, 1)
    records.append(MonsterPlaced(pos.seat, region))


def next_placer(pos: Position) -> bool:
    """Pass on to the next seat that places a monster; False when all have (the first player places none)."""
    pos.seat = (pos.seat + 1) % pos.rules.seats
    return pos.seat != pos.start_seat and bool(monster_regions(pos))
