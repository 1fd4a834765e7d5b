"""Which regions meet an effect's conditions now, and which of a turn's conquests do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from smallworld_desktop.rules.board import bit_set, bits
from smallworld_desktop.rules.effects.abilities import Bound
from smallworld_desktop.rules.effects.coins import Coins
from smallworld_desktop.rules.effects.conquest import CombatTokens, FreshTokens
from smallworld_desktop.rules.effects.markers import PlacesMarkers
from smallworld_desktop.rules.effects.when import ALWAYS, When
from smallworld_desktop.rules.effects.where import Neighbour, Occupant
from smallworld_desktop.rules.position import (
    DEED_MASK,
    DEED_SHIFT,
    FOUND_ACTIVE,
    FOUND_DECLINED,
    FOUND_MONSTER,
    FOUND_RACE,
    FOUND_TRIBE,
    People,
    Position,
)

MANY: Final = 1000
"""More tokens than ever stand in a region."""
FOUND: Final[dict[Occupant, int]] = {
    "anything": FOUND_RACE | FOUND_TRIBE | FOUND_MONSTER,
    "lost_tribe": FOUND_TRIBE,
    "monster": FOUND_MONSTER,
    "race": FOUND_RACE,
    "active_race": FOUND_ACTIVE,
    "race_in_decline": FOUND_DECLINED,
}


def found_in(pos: Position, region: int) -> int:
    """What lies in a region, as flags."""
    found = FOUND_TRIBE if pos.tribes >> region & 1 else 0
    if pos.monsters >> region & 1:
        found |= FOUND_MONSTER
    holder = pos.holder_of(region)
    if holder is not None:
        found |= FOUND_RACE | (FOUND_DECLINED if holder.declined else FOUND_ACTIVE)
    return found


def is_found(found: int, wanted: Sequence[Occupant]) -> bool:
    return any(not found if occupant == "nobody" else found & FOUND[occupant] for occupant in wanted)


def matching(pos: Position, people: People, bound: Bound[Any], among: int) -> int:
    """The regions of `among` that meet the conditions of an effect of this people."""
    found = among & bound.regions
    if bound.fixed or not found:
        return found
    where = bound.where
    if where.next_to_own:
        near = 0
        for region in bits(people.held & bound.beside):
            near |= people.abilities.adjacent[region]
        found &= near
    if where.held_by:
        for region in bits(found):
            if not is_found(found_in(pos, region), where.held_by):
                found &= ~(1 << region)
    if where.marker:
        numbers = [pos.rules.marker_number[id] for id in where.marker if id in pos.rules.marker_number]
        marked = 0
        for number in numbers:
            for region in pos.marked_regions(number):
                marked |= 1 << region
        found &= marked
    return found & _rarer_conditions(pos, people, bound, found) if found else 0


def _rarer_conditions(pos: Position, people: People, bound: Bound[Any], found: int) -> int:
    """What the conditions leave that few effects have."""
    where = bound.where
    if where.next_to_own_symbol:
        found &= neighbourhood(people, people.held & bound.beside_symbol)
    if where.next_to_marker:
        found &= neighbourhood(people, _own_marks(pos, people, where.next_to_marker))
    if where.linked_to_marker:
        found &= _linked(people, _own_marks(pos, people, where.linked_to_marker))
    if where.tokens or where.tokens_at_most:
        most = where.tokens_at_most or MANY
        found &= bit_set(region for region in bits(found & people.held) if where.tokens <= pos.tokens[region] <= most)
    if where.own_beside:
        found = bit_set(region for region in bits(found) if _own_beside(people, region) >= where.own_beside)
    if where.enclosed:
        found = bit_set(region for region in bits(found) if not _outside(pos, people, region))
    if where.beside:
        found &= _beside(pos, people, where.beside)
    if where.place:
        found &= bit_set(region for id, region in pos.places.items() if not pos.rules.is_relic(id))
    if where.grudge:
        found &= _of_seats(pos, pos.grudges[people.seat])
    if where.alone:
        found = bit_set(region for region in bits(found) if is_alone(pos, people, region))
    return found


def neighbourhood(people: People, regions: int) -> int:
    """The regions next to those given, joined ones too."""
    near = 0
    for region in bits(regions):
        near |= people.abilities.adjacent[region]
    return near


def _own_marks(pos: Position, people: People, id: str) -> int:
    """Where a marker of the people stands: in its regions, or where it erupted."""
    marker = pos.rules.marker_number[id]
    own = people.held | (1 << people.site if people.site >= 0 else 0)
    return own & bit_set(pos.marked_regions(marker))


def _linked(people: People, marked: int) -> int:
    """The regions next to marked ones, or to regions held that are linked with them through regions held."""
    linked = marked
    near = neighbourhood(people, marked)
    while near & people.held & ~linked:
        linked |= near & people.held
        near = neighbourhood(people, linked)
    return near


def _of_seats(pos: Position, seats: int) -> int:
    """All regions of these seats."""
    found = 0
    for other in pos.peoples:
        if other is not None and seats >> other.seat & 1:
            found |= other.held
    return found


def _own_beside(people: People, region: int) -> int:
    """How many neighbouring regions a people holds, joined ones too."""
    return (people.abilities.adjacent[region] & people.held).bit_count()


def _outside(pos: Position, people: People, region: int) -> int:
    """The plainly neighbouring land that a people does not hold."""
    board = pos.rules.board
    return board.adjacent[region] & board.land & ~people.held


def _beside(pos: Position, people: People, wanted: Sequence[Neighbour]) -> int:
    """The regions that plainly touch one of the neighbours wanted."""
    there = 0
    if "lost_tribe" in wanted:
        there |= pos.tribes
    if "monster" in wanted:
        there |= pos.monsters
    for other in pos.peoples:
        if other is None or other is people:
            continue
        if other.seat == people.seat:
            matters = other.declined and "own_decline" in wanted
        else:
            matters = ("declined_opponent" if other.declined else "active_opponent") in wanted
        if matters:
            there |= other.held
    near = 0
    for region in bits(there):
        near |= pos.rules.board.adjacent[region]
    return near


def is_alone(pos: Position, people: People, region: int) -> bool:
    """Whether no other race, monster or Lost Tribe is in a plainly neighbouring region."""
    near = pos.rules.board.adjacent[region]
    if near & (pos.tribes | pos.monsters):
        return False
    return not any(other is not None and other is not people and other.held & near for other in pos.peoples)


def groups(people: People) -> int:
    """How many groups the regions of a people form, joined regions hanging together."""
    rest = people.held
    count = 0
    while rest:
        count += 1
        group = rest & -rest
        while True:
            grown = group | neighbourhood(people, group) & people.held
            if grown == group:
                break
            group = grown
        rest &= ~group
    return count


def is_time(pos: Position, people: People, when: When) -> bool:
    """Whether an effect of this people counts now."""
    return when is ALWAYS or (
        when.in_round(pos.round)
        and when.holding(people.held.bit_count())
        and when.in_turn(people.turns)
        and _has_acted(people, when)
        and (not when.connected or groups(people) == 1)
        and (when.rank == "any" or _has_rank(pos, people, when.rank == "most"))
    )


def _has_acted(people: People, when: When) -> bool:
    """Whether what the race did in its latest turn is as an effect asks for."""
    if (when.peaceful and people.attacked) or (when.warlike and not people.attacked):
        return False
    return len(people.deeds) >= when.conquests and not (when.idle and people.deeds)


def _has_rank(pos: Position, people: People, most: bool) -> bool:
    """Whether a people holds more (or fewer) regions than the active race of every opponent."""
    own = people.held.bit_count()
    for seat in range(pos.rules.seats):
        other = pos.active_people(seat) if seat != people.seat else None
        if other is not None and (other.held.bit_count() >= own if most else other.held.bit_count() <= own):
            return False
    return True


def _old_regions(pos: Position, seat: int) -> int:
    """All regions of a player's races in decline."""
    found = 0
    for number in pos.declines[seat]:
        found |= pos.people(number).held
    return found


def counted(
    pos: Position, people: People, bound: Bound[Coins] | Bound[FreshTokens] | Bound[CombatTokens] | Bound[PlacesMarkers]
) -> tuple[int, int]:
    """How many things an effect counts (turn, groups, regions, conquests), and in which regions."""
    per = bound.effect.per
    if per == "turn":
        return 1, 0
    if per == "group":
        return groups(people), people.held
    if per == "region" or per == "old_region":
        regions = matching(pos, people, bound, people.held if per == "region" else _old_regions(pos, people.seat))
        return regions.bit_count(), regions
    number = regions = 0
    for deed in people.deeds:
        region = deed >> DEED_SHIFT
        if bound.regions >> region & 1 and (not bound.where.held_by or is_found(deed & DEED_MASK, bound.where.held_by)):
            number += 1
            regions |= 1 << region
    return number, regions
