"""Coming to and leaving regions: the changes that several rules share."""

from __future__ import annotations

from smallworld_desktop.rules.actions import NOWHERE
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.column import refill
from smallworld_desktop.rules.position import NOBODY, People, Position
from smallworld_desktop.rules.records import (
    MarkerPlaced,
    MarkerRemoved,
    RaceLeft,
    RaceShielded,
    Record,
    RegionAbandoned,
    TokensLost,
)
from smallworld_desktop.rules.ruleset import NO_POWER


def place_marker(pos: Position, number: int, marker: int, region: int, count: int, records: list[Record]) -> None:
    """Markers from the people's supply into a region."""
    people = pos.people(number)
    people.supply = {**people.supply, marker: people.supply.get(marker, 0) - count}
    pos.add_mark(region, marker, count)
    records.append(MarkerPlaced(number, pos.rules.marker_ids[marker], region, count))


def take_marker(pos: Position, number: int, marker: int, region: int, count: int, records: list[Record]) -> None:
    """Markers off the board, back into the people's supply unless they are spent."""
    pos.add_mark(region, marker, -count)
    if not pos.rules.markers[marker].spent:
        people = pos.people(number)
        people.supply = {**people.supply, marker: people.supply.get(marker, 0) + count}
    records.append(MarkerRemoved(number, pos.rules.marker_ids[marker], region, count))


def take_markers(pos: Position, number: int, region: int, records: list[Record]) -> None:
    """All of a people's markers off a region that it leaves (R5.12)."""
    if pos.marks:
        for marker, count in pos.markers_in(region).items():
            take_marker(pos, number, marker, region, count, records)


def vacate(pos: Position, number: int, region: int) -> None:
    """The people is no longer in the region. What happens to its tokens there is the caller's business."""
    pos.holder[region] = NOBODY
    pos.tokens[region] = 0
    people = pos.people(number)
    people.held &= ~(1 << region)


def give_up(pos: Position, number: int, region: int, records: list[Record]) -> int:
    """Leave a region with markers and all; returns the tokens that stood there."""
    tokens = pos.tokens[region]
    unshield_from(pos, region, records)
    take_markers(pos, number, region, records)
    vacate(pos, number, region)
    records.append(RegionAbandoned(number, region, tokens))
    return tokens


def leave_play(pos: Position, number: int, chance: Chance, records: list[Record]) -> None:
    """A race leaves play: off the board, its banner to the bottom of the pile, its badge to the discard (R7)."""
    people = pos.people(number)
    for region in bits(people.held):
        unshield_from(pos, region, records)
        take_markers(pos, number, region, records)
        vacate(pos, number, region)
    if people.shielded:
        records.append(RaceShielded(NOBODY))
    pos.peoples[number] = None
    if pos.active[people.seat] == number:
        pos.active[people.seat] = NOBODY
    pos.declines[people.seat] = tuple(other for other in pos.declines[people.seat] if other != number)
    pos.race_pile.append(people.race)
    if people.power != NO_POWER:
        pos.discard.append(people.power)
    records.append(RaceLeft(people.seat, number, pos.rules.races[people.race].id))
    refill(pos, chance, records)


def is_gone(people: People) -> bool:
    """A race in decline that holds nothing and can't come back. A loss still being answered for is waited for."""
    if not people.declined or people.held or people.limbo:
        return False
    return not (people.abilities.fights_in_decline and people.in_hand)


def leave_if_gone(pos: Position, number: int, chance: Chance, records: list[Record]) -> None:
    """A race in decline that is gone leaves play; tokens driven off with nowhere to go are lost (R5.8, R7.2)."""
    people = pos.peoples[number]
    if people is not None and is_gone(people):
        if people.returning:
            records.append(TokensLost(number, NOWHERE, people.returning))
        leave_play(pos, number, chance, records)


def unshield_from(pos: Position, region: int, records: list[Record]) -> None:
    """The place that shields a race in decline changes hands: its protection ends."""
    if not any(where == region and pos.rules.shields(id) for id, where in pos.places.items()):
        return
    for people in pos.peoples:
        if people is not None and people.shielded:
            people.shielded = False
            records.append(RaceShielded(NOBODY))
