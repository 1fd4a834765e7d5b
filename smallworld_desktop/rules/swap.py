"""Exchanging powers with the partner at the start of the turn (R12.5)."""

from __future__ import annotations

from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.board_changes import give_up, take_marker
from smallworld_desktop.rules.column import marker_supply
from smallworld_desktop.rules.finds import finds_of
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.position import NOBODY, People, Position
from smallworld_desktop.rules.records import PowersSwapped, Record
from smallworld_desktop.rules.redeploy import ready, unready


def why_not_swap(pos: Position) -> Message | None:
    """The place is held by the player's active race, the partner has one too, and nothing has been done this turn."""
    partner = pos.rules.partner(pos.seat)
    people = pos.active_people(pos.seat)
    if people is None or partner < 0 or pos.active[partner] == NOBODY or pos.begun or "swap" in pos.uses:
        return Message("no.swap")
    here = any(pos.rules.swaps(place) and people.held >> region & 1 for place, region in pos.places.items())
    return None if here else Message("no.swap")


def swap_powers(pos: Position, records: list[Record]) -> None:
    partner = pos.rules.partner(pos.seat)
    mine, theirs = pos.active[pos.seat], pos.active[partner]
    first, second = pos.people(mine), pos.people(theirs)
    if pos.fighter == mine:
        unready(pos, first)
    taken = [_take_power_markers(pos, number, people, records) for number, people in ((mine, first), (theirs, second))]
    _exchange_hordes(pos, (mine, first), (theirs, second), records)
    kept = (_race_supply(pos, first), _race_supply(pos, second))
    power_supply = (_power_supply(pos, first), _power_supply(pos, second))
    first.power, second.power = second.power, first.power
    records.append(PowersSwapped(pos.seat, partner))
    changes = (
        (mine, first, kept[0], power_supply[1], taken[1]),
        (theirs, second, kept[1], power_supply[0], taken[0]),
    )
    for number, people, own, gained, handed in changes:
        people.abilities = pos.rules.abilities(people.race, people.power, False, finds_of(pos, people))
        people.supply = {**own, **gained}
        people.pool = _pool_after(pos, people, handed)
        for region in bits(people.held & ~people.abilities.stays):
            people.hand += give_up(pos, number, region, records)
    pos.ally[pos.seat] = pos.ally[partner] = NOBODY
    pos.grudges = tuple(0 if seat in (pos.seat, partner) else marked for seat, marked in enumerate(pos.grudges))
    pos.uses = {**pos.uses, "swap": 1}
    if pos.fighter == mine:
        ready(pos, mine, records)


def _exchange_hordes(pos: Position, one: tuple[int, People], other: tuple[int, People], records: list[Record]) -> None:
    """The extra tokens that a power brought go with it, into the hand of its new owner."""
    taken = [_dismiss_horde(pos, number, people, records) for number, people in (one, other)]
    for (_, people), gained in ((one, taken[1]), (other, taken[0])):
        people.horde = gained
        people.hand += gained


def _dismiss_horde(pos: Position, number: int, people: People, records: list[Record]) -> int:
    """Take the horde's tokens out of hand, then off the tallest stacks; a stack too small gives its region up."""
    horde, people.horde = people.horde, 0
    from_hand = min(horde, people.hand)
    people.hand -= from_hand
    for _ in range(horde - from_hand):
        if people.hand:
            people.hand -= 1
            continue
        tallest = max(bits(people.held), key=lambda region: pos.tokens[region])
        pos.tokens[tallest] -= 1
        if pos.tokens[tallest] < people.abilities.min_stack:
            people.hand += give_up(pos, number, tallest, records)
    return horde


def _race_markers(pos: Position, people: People) -> set[int]:
    """The markers that come from the race alone."""
    effects = pos.rules.races[people.race].effects
    ids = {getattr(effect, "marker", "") for effect in effects}
    return {pos.rules.marker_number[id] for id in ids if id in pos.rules.marker_number}


def _race_supply(pos: Position, people: People) -> dict[int, int]:
    own = _race_markers(pos, people)
    return {marker: count for marker, count in people.supply.items() if marker in own}


def _power_supply(pos: Position, people: People) -> dict[int, int]:
    own = _race_markers(pos, people)
    expected = marker_supply(pos, people)
    return {m: people.supply.get(m, 0) for m in expected if m not in own}


def _take_power_markers(pos: Position, number: int, people: People, records: list[Record]) -> dict[int, int]:
    """The markers of a power leave the board; how many of each there were."""
    own = _race_markers(pos, people)
    taken: dict[int, int] = {}
    for region in bits(people.held):
        for marker, count in pos.markers_in(region).items():
            if marker not in own and marker not in pos.rules.unowned:
                take_marker(pos, number, marker, region, count, records)
                taken[marker] = taken.get(marker, 0) + count
    return taken


def _pool_after(pos: Position, people: People, handed: dict[int, int]) -> dict[int, int]:
    """Helpers of the race stay; what the other power had on the board is placed at the next redeployment."""
    own = _race_markers(pos, people)
    pool = {marker: count for marker, count in people.pool.items() if marker in own}
    for ration in people.abilities.rations:
        marker = pos.rules.marker_number[ration.effect.marker]
        pool[marker] = handed.get(marker, 0)
    return pool
