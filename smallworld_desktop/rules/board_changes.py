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
    PieceMoved,
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
    """Markers off the board, back into the people's supply unless they are spent; helpers into its pool."""
    pos.add_mark(region, marker, -count)
    people = pos.people(number)
    if any(pos.rules.marker_number[helper.effect.marker] == marker for helper in people.abilities.helpers):
        people.pool = {**people.pool, marker: people.pool.get(marker, 0) + count}
    elif not pos.rules.markers[marker].spent:
        people.supply = {**people.supply, marker: people.supply.get(marker, 0) + count}
    records.append(MarkerRemoved(number, pos.rules.marker_ids[marker], region, count))


def take_markers(pos: Position, number: int, region: int, records: list[Record]) -> None:
    """All of a people's markers off a region that it leaves (R5.12); what belongs to no region stays."""
    if pos.marks:
        for marker, count in pos.markers_in(region).items():
            if marker not in pos.rules.unowned:
                take_marker(pos, number, marker, region, count, records)


def take_piece(pos: Position, marker: int, region: int, records: list[Record]) -> None:
    """A piece of nobody's, or the marker of an eruption, leaves the board."""
    pos.add_mark(region, marker, -1)
    records.append(PieceMoved(pos.rules.marker_ids[marker], NOWHERE))


def recall_pieces(pos: Position, region: int, records: list[Record]) -> None:
    """A find changes hands or is left: the piece that it posts at the end of turns leaves the board."""
    if not pos.rules.posts or not pos.marks:
        return
    for marker, id in pos.rules.posts.items():
        post = pos.rules.posting(id)
        if post is not None and post.at == "end" and pos.places.get(id, NOWHERE) == region:
            for old in pos.marked_regions(marker):
                take_piece(pos, marker, old, records)


def collect_helpers(pos: Position, number: int, records: list[Record]) -> None:
    """Pieces that only help to conquer come off the board."""
    people = pos.people(number)
    for bound in people.abilities.helpers:
        marker = pos.rules.marker_number[bound.effect.marker]
        for region, count in pos.marked_regions(marker).items():
            if people.held >> region & 1:
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
    recall_pieces(pos, region, records)
    take_markers(pos, number, region, records)
    vacate(pos, number, region)
    records.append(RegionAbandoned(number, region, tokens))
    return tokens


def leave_play(pos: Position, number: int, chance: Chance, records: list[Record]) -> None:
    """A race leaves play: off the board, its banner to the bottom of the pile, its badge to the discard (R7)."""
    people = pos.people(number)
    for region in bits(people.held):
        unshield_from(pos, region, records)
        recall_pieces(pos, region, records)
        take_markers(pos, number, region, records)
        vacate(pos, number, region)
    end_eruption(pos, people, records)
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


def end_eruption(pos: Position, people: People, records: list[Record]) -> None:
    """The marker of a race that erupted goes back to the box."""
    if people.site != NOWHERE:
        take_piece(pos, pos.rules.marker_number[people.abilities.erupts], people.site, records)
        people.site = NOWHERE


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
