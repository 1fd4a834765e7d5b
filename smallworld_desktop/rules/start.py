"""Putting a game into any position: races in play, markers, and a turn about to begin. For scenarios and puzzles."""

from __future__ import annotations

from smallworld_desktop.rules.column import marker_supply
from smallworld_desktop.rules.monsters import monster_regions, next_placer
from smallworld_desktop.rules.position import People, Position
from smallworld_desktop.rules.records import Record
from smallworld_desktop.rules.turn import begin_turn


def place_people(
    pos: Position,
    seat: int,
    race: int,
    power: int,
    declined: bool,
    hand: int,
    layout: dict[int, int],
    markers: dict[str, dict[int, int]],
    horde: int | None = None,
) -> int:
    """A race in play, past its first turn. Markers of conquest that stay are set by default; the rest is as stated."""
    rules = pos.rules
    abilities = rules.abilities(race, power, declined)
    people = People(race, power, seat, abilities)
    people.declined = declined
    people.turns = 1
    people.hand = hand
    people.horde = (0 if declined else abilities.horde) if horde is None else horde
    people.tray = rules.races[race].tray - (hand + sum(layout.values()) - people.horde)
    number = pos.admit(people)
    if declined:
        pos.declines[seat] += (number,)
    else:
        pos.active[seat] = number
    for region, tokens in layout.items():
        pos.set_tribe(region, False)
        pos.set_monster(region, 0)
        pos.holder[region] = number
        pos.tokens[region] = tokens
        people.held |= 1 << region
    _place_markers(pos, people, layout, markers)
    return number


def _place_markers(pos: Position, people: People, layout: dict[int, int], markers: dict[str, dict[int, int]]) -> None:
    rules = pos.rules
    stated = dict(markers)
    origin = rules.abilities(people.race, people.power, False)
    for marker, supply in origin.conquest_marks:
        kind = rules.markers[rules.marker_number[marker]]
        movable = kind.spent or kind.moves_at_start
        if marker not in stated and not movable and (not people.declined or kind.kept_in_decline):
            stated[marker] = dict.fromkeys(list(layout)[:supply], 1)
    tower = people.abilities.tower
    if people.declined and tower and tower not in stated and len(layout) == 1:
        stated[tower] = dict.fromkeys(layout, 1)
    if not people.declined or people.abilities.fights_in_decline:
        people.supply = marker_supply(pos, people)
    for marker, placed in stated.items():
        number = rules.marker_number[marker]
        for region, count in placed.items():
            pos.add_mark(region, number, count)
        left = people.supply.get(number, 0) - sum(placed.values())
        people.supply = {**people.supply, number: max(0, left)}
    for marker, supply in people.abilities.conquest_marks:
        number = rules.marker_number[marker]
        if rules.markers[number].spent:
            left = supply - max(len(layout), len(stated.get(marker, {})))
            people.supply = {**people.supply, number: max(0, left)}


def begin_from(pos: Position, round_number: int, seat: int, records: list[Record], monsters: bool) -> None:
    """Begin a seat's turn in a round, or the placing of monsters before the first."""
    pos.round = round_number
    pos.seat = seat
    if monsters and monster_regions(pos) and next_placer(pos):
        pos.stage = "setup"
        return
    begin_turn(pos, records)
