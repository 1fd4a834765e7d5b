"""The position at the start of a game (R2)."""

from __future__ import annotations

from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.column import refill
from smallworld_desktop.rules.monsters import monster_regions, next_placer
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.records import Record
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.rules.turn import begin_turn

MONSTERS = 2
"""How many guard a find on the surface."""


def set_up(rules: Ruleset, chance: Chance, start_seat: int = 0) -> tuple[Position, list[Record]]:
    """Shuffle, lay out the board, and begin: with the first turn, or in teams with the monsters."""
    pos = Position(rules, start_seat)
    records: list[Record] = []
    lay_out_board(pos)
    if rules.surface_finds and rules.places and not rules.board.monsters:
        guard_finds(pos, chance)
    pos.race_pile = list(range(len(rules.races)))
    pos.power_pile = list(range(len(rules.powers)))
    chance.shuffle(pos.race_pile)
    chance.shuffle(pos.power_pile)
    pos.unknown_races = len(pos.race_pile)
    refill(pos, chance, records)
    if rules.teams and monster_regions(pos) and next_placer(pos):
        pos.stage = "setup"
    else:
        pos.seat = start_seat
        begin_turn(pos, records)
    return pos, records


def lay_out_board(pos: Position) -> None:
    """Lost Tribes and monsters where the board shows them; places wait face down."""
    board = pos.rules.board
    for region in bits(board.lost_tribes):
        pos.set_tribe(region, True)
    for region in bits(board.monsters):
        pos.set_monster(region, board.regions[region].monster)
    pos.hidden_places = list(pos.rules.places)


def guard_finds(pos: Position, chance: Chance) -> None:
    """On a board without monsters, two of them take the place of some Lost Tribes, no two regions side by side."""
    order = bits(pos.tribes)
    chance.shuffle(order)
    near = 0
    for region in order:
        if pos.monsters.bit_count() > pos.rules.seats:
            return
        if not near >> region & 1:
            pos.set_tribe(region, False)
            pos.set_monster(region, MONSTERS)
            near |= pos.rules.board.adjacent[region]
