"""Positions and moves to the text of a scenario: the way back from `scenario.builder` and `scenario.moves`."""

from __future__ import annotations

from typing import Any

from smallworld_desktop.rules.actions import (
    NOWHERE,
    OWN,
    Abandon,
    Action,
    Conquer,
    Decline,
    Deploy,
    End,
    Layout,
    MakePeace,
    Pick,
    PlaceMarkers,
    ReadyAgain,
    Stop,
)
from smallworld_desktop.rules.position import People, Position
from smallworld_desktop.rules.ruleset import NO_POWER
from smallworld_desktop.rules.ways import split
from smallworld_desktop.scenario.column import show_combo

NAMES = ("Robin", "Marlow", "Ash", "Wren", "Linden", "Sorrel")
"""The first one plays the riddle."""


class Unwritable(Exception):
    """Something that the text has no words for, or that would come back otherwise."""


def scenario_of(pos: Position, map_name: str, packs: list[str], round_number: int) -> dict[str, Any]:
    """The turn that begins in a position, with its player in the last seat. Raises `Unwritable`."""
    if pos.lent or pos.questions:
        raise Unwritable
    seats = pos.rules.seats
    order = [(pos.seat + 1 + place) % seats for place in range(seats)]
    names = {seat: NAMES[(seat - pos.seat) % seats] for seat in order}
    finds: dict[str, list[str]] = {}
    for id, region in pos.places.items():
        finds.setdefault(_id(pos, region), []).append(id)
    return {
        "map": map_name,
        "content": packs,
        "players": [_player(pos, seat, names[seat]) for seat in order],
        "column": [show_combo(pos.rules, combo) for combo in pos.column],
        "turn": {"round": round_number, "player": names[pos.seat]},
        **({"finds": finds} if finds else {}),
    }


def _player(pos: Position, seat: int, name: str) -> dict[str, Any]:
    entry: dict[str, Any] = {"name": name, "coins": pos.coins[seat]}
    active = pos.active_people(seat)
    if active is not None:
        entry["active"] = _people(pos, pos.active[seat], active)
    declined = [_people(pos, number, pos.people(number)) for number in pos.declines[seat]]
    return {**entry, "decline": declined} if declined else entry


def _people(pos: Position, number: int, people: People) -> dict[str, Any]:
    rules, board = pos.rules, pos.rules.board
    if people.returning or people.limbo or people.pool or people.site >= 0 or people.lent:
        raise Unwritable
    layout = {region: count for region, count in enumerate(pos.tokens) if people.held >> region & 1}
    hand = people.hand
    if number == pos.fighter and pos.before_ready:
        hand += sum(layout.values()) - sum(count for _, count in pos.before_ready)
        layout = dict(pos.before_ready)
    entry: dict[str, Any] = {"race": rules.races[people.race].id}
    if people.power != NO_POWER:
        entry["power"] = rules.powers[people.power].id
    if hand:
        entry["hand"] = hand
    if layout:
        entry["regions"] = {board.regions[region].id: count for region, count in sorted(layout.items())}
    markers: dict[str, dict[str, int]] = {}
    for region in layout:
        for marker, count in pos.markers_in(region).items():
            markers.setdefault(rules.marker_ids[marker], {})[board.regions[region].id] = count
    return {**entry, "markers": markers} if markers else entry


def is_same(written: Position, pos: Position) -> bool:
    """Whether a position came back as it was, as far as a turn can tell."""
    return (
        _seats_of(written) == _seats_of(pos)
        and written.tokens == pos.tokens
        and written.guard == pos.guard
        and written.marks == pos.marks
        and (written.tribes, written.monsters, written.stage) == (pos.tribes, pos.monsters, pos.stage)
        and (written.column, written.places) == (pos.column, pos.places)
    )


def _seats_of(pos: Position) -> list[tuple[int, ...]]:
    """Who is where with what in hand, whatever numbers peoples have; counted from the player of the turn."""
    seats = pos.rules.seats
    found: list[tuple[int, ...]] = [
        (people.race, (people.seat - pos.seat) % seats, people.declined, people.held, people.hand, people.tray)
        for people in pos.peoples
        if people is not None
    ]
    return sorted(found)


def move_of(pos: Position, action: Action) -> Any:
    """A move as a scenario writes it. Raises `Unwritable`."""
    match action:
        case Stop():
            return "stop"
        case End():
            return "end"
        case ReadyAgain():
            return "maraud"
        case Decline(tower=tower, leave=(), layout=(), use=False) if tower == NOWHERE:
            return "decline"
        case Pick(place=place, swap=swap, site=site) if swap == site == NOWHERE:
            return {"pick": pos.rules.races[pos.column[place][0]].id}
        case Abandon(region=region, people=people):
            return {"abandon": _by(pos, people, "region", _id(pos, region))}
        case Conquer():
            return {"conquer": _attempt(pos, action)}
        case Deploy(layout=layout, people=people):
            return {"deploy": _by(pos, people, "regions", _counts(pos, layout))}
        case PlaceMarkers(marker=marker, layout=layout):
            return {"place": {marker: _counts(pos, layout)}}
        case MakePeace(seat=seat):
            return {"ally": NAMES[(seat - pos.seat) % pos.rules.seats]}
    raise Unwritable


def _attempt(pos: Position, action: Conquer) -> Any:
    if not action.way and action.origin == NOWHERE:
        return _by(pos, action.people, "region", _id(pos, action.region))
    found: dict[str, Any] = {"region": _id(pos, action.region)}
    if action.way:
        ways = list(split(action.way))
        found["with"] = ways[0] if len(ways) == 1 else ways
    if action.origin != NOWHERE:
        found["from"] = _id(pos, action.origin)
    if action.people != OWN:
        found["race"] = pos.race_id(pos.people(action.people))
    return found


def _by(pos: Position, people: int, key: str, value: Any) -> Any:
    """A plain value, or with the race in decline that does it."""
    return value if people == OWN else {key: value, "race": pos.race_id(pos.people(people))}


def _id(pos: Position, region: int) -> str:
    return pos.rules.board.regions[region].id


def _counts(pos: Position, layout: Layout) -> dict[str, int]:
    return {_id(pos, region): count for region, count in layout}
