"""Which regions meet an effect's conditions now, and which of a turn's conquests do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.effects.abilities import Bound
from smallworld_desktop.rules.effects.coins import Coins
from smallworld_desktop.rules.effects.conquest import FreshTokens
from smallworld_desktop.rules.effects.when import ALWAYS, When
from smallworld_desktop.rules.effects.where import Occupant
from smallworld_desktop.rules.position import (
    DEED_SHIFT,
    FOUND_ACTIVE,
    FOUND_DECLINED,
    FOUND_RACE,
    FOUND_TRIBE,
    People,
    Position,
)

FOUND: Final[dict[Occupant, int]] = {
    "anything": FOUND_RACE | FOUND_TRIBE,
    "lost_tribe": FOUND_TRIBE,
    "race": FOUND_RACE,
    "active_race": FOUND_ACTIVE,
    "race_in_decline": FOUND_DECLINED,
}


def found_in(pos: Position, region: int) -> int:
    """What lies in a region, as flags."""
    found = FOUND_TRIBE if pos.tribes >> region & 1 else 0
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
    return found


def is_time(pos: Position, people: People, when: When) -> bool:
    """Whether an effect of this people counts now."""
    return when is ALWAYS or (
        when.in_round(pos.round)
        and when.holding(people.held.bit_count())
        and (not when.first_turn or people.turns == 0)
        and (not when.peaceful or not people.attacked)
    )


def counted(pos: Position, people: People, bound: Bound[Coins] | Bound[FreshTokens]) -> tuple[int, int]:
    """How many things an effect counts (turn, regions, conquests), and in which regions."""
    per = bound.effect.per
    if per == "turn":
        return 1, 0
    if per == "region":
        regions = matching(pos, people, bound, people.held)
        return regions.bit_count(), regions
    number = regions = 0
    for deed in people.deeds:
        region = deed >> DEED_SHIFT
        if bound.regions >> region & 1 and (not bound.where.held_by or is_found(deed & 15, bound.where.held_by)):
            number += 1
            regions |= 1 << region
    return number, regions
