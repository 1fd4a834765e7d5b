"""Why a region can't be conquered, in the ordinary way or in a special one, however many tokens there are."""

from __future__ import annotations

from smallworld_desktop.rules.actions import NOWHERE, Conquer, Final
from smallworld_desktop.rules.cost import (
    immune_regions,
    leap_targets,
    peaceful_regions,
    plain_reach,
    posted_regions,
    reach,
    toll,
    unaided_regions,
)
from smallworld_desktop.rules.matching import matching
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.position import NO_ROLL, NOBODY, People, Position
from smallworld_desktop.rules.ways import HIRE, SORCERY, Way, go_together, is_used, split, way_of


def why_closed(pos: Position, people: People, region: int) -> Message | None:
    """Why a people may not attack a region at all, wherever it stands; None if it may."""
    bit = 1 << region
    if people.held & bit:
        return Message("no.own", {"region": region})
    if not people.abilities.targets & bit:
        if people.abilities.avoided & bit:
            return Message("no.avoided", {"region": region})
        impassable = pos.rules.board.regions[region].terrain.impassable
        return Message("no.impassable", {"region": region}) if impassable else Message("no.water", {"region": region})
    if people.abilities.coins_for_leaving and pos.abandoned & bit:
        return Message("no.left", {"region": region})
    holder = pos.holder_of(region)
    if holder is not None and holder.seat != people.seat and immune_regions(pos, holder) & bit:
        return Message("no.immune", {"region": region})
    if pos.rules.neutrals and posted_regions(pos, people.seat) & bit:
        return Message("no.immune", {"region": region})
    if holder is not None and pos.rules.tolls_exist and toll(pos, holder, people.seat) > pos.coins[people.seat]:
        return Message("no.toll", {"region": region, "seat": holder.seat})
    if not people.declined and peaceful_regions(pos, people.seat) & bit:
        return Message("no.peace", {"region": region, "seat": holder.seat if holder else NOBODY})
    return None


def why_not_target(pos: Position, people: People, region: int) -> Message | None:
    """Why a people can't conquer a region in the ordinary way, leaving tokens aside."""
    closed = why_closed(pos, people, region)
    if closed is not None:
        return closed
    if not reach(pos, people) >> region & 1:
        return Message("no.not_adjacent", {"region": region}) if people.held else Message("no.not_border")
    if pos.rules.unaided_exist and unaided_regions(pos, people.seat) & ~plain_reach(pos, people) & 1 << region:
        return Message("no.unaided", {"region": region})
    return None


def why_no_sorcery(pos: Position, people: People, region: int, way: str = SORCERY) -> Message | None:
    """Why a region can't be taken by sorcery, or by a relic that works like it."""
    reason = why_not_target(pos, people, region)
    if reason is not None:
        return reason
    if way == SORCERY and not people.abilities.sorcery:
        return Message("no.way", {"way": SORCERY})
    victim = pos.holder_of(region)
    if victim is None or victim.declined or victim.seat == people.seat:
        return Message("no.sorcery_target", {"region": region})
    if victim.abilities.sorcery_proof:
        return Message("no.sorcery_proof", {"region": region})
    if victim.abilities.unaided:
        return Message("no.unaided", {"region": region})
    rules = pos.rules
    if pos.tokens[region] != 1 or any(rules.markers[m].like_token for m in pos.markers_in(region)):
        return Message("no.not_alone", {"region": region})
    if way == SORCERY:
        if pos.sorcerised >> victim.seat & 1 or (people.abilities.sorcery_per_turn and pos.sorcerised):
            return Message("no.sorcery_used", {"seat": victim.seat})
        if not people.held and not people.abilities.roams >> region & 1:
            return Message("no.sorcery_entrance")
    if people.tray or (people.abilities.sorcery_from_hand and people.hand):
        return None
    return Message("no.tray_empty")


def why_not_way(pos: Position, people: People, action: Conquer | Final) -> Message | None:
    """Whether a region can be conquered in the way chosen, tokens aside."""
    way = action.way
    if not way:
        return why_not_target(pos, people, action.region)
    if pos.roll != NO_ROLL:
        return Message("no.after_roll")
    if way == SORCERY:
        return why_no_sorcery(pos, people, action.region)
    hired = HIRE in split(way)
    if hired:
        reason = _why_not_hired(pos, people, action.region)
        if reason is not None:
            return reason
    ways = []
    for id in split(way):
        if id == HIRE:
            continue
        named = way_of(pos, people, id)
        if named is None:
            return Message("no.way", {"way": id})
        if is_used(pos, named):
            return Message("no.way_used", {"way": id})
        ways.append(named)
    if not go_together(tuple(ways)) or (hired and any(not (w.relic or w.copied) for w in ways)):
        return Message("no.ways_together")
    if ways and ways[0].effect is None:
        return why_no_sorcery(pos, people, action.region, way)
    return _why_not_reached(pos, people, action, ways)


def _why_not_hired(pos: Position, people: People, region: int) -> Message | None:
    if not people.abilities.hires:
        return Message("no.way", {"way": HIRE})
    holder = pos.holder_of(region)
    due = toll(pos, holder, people.seat) if holder is not None else 0
    return Message("no.coins") if pos.coins[people.seat] < people.abilities.hires[0].price + due else None


def _why_not_reached(pos: Position, people: People, action: Conquer | Final, ways: list[Way]) -> Message | None:
    """Whether special ways get at a region."""
    region = action.region
    if unaided_regions(pos, people.seat) >> region & 1:
        return why_not_target(pos, people, region) or Message("no.unaided", {"region": region})
    for way in ways:
        if way.bound is not None and not matching(pos, people, way.bound, 1 << region):
            return Message("no.way_there", {"way": way.id, "region": region})
    effects = [way.effect for way in ways if way.effect is not None]
    if any(effect.leaps for effect in effects):
        closed = why_closed(pos, people, region)
        if closed is not None:
            return closed
        if action.origin == NOWHERE or not people.held >> action.origin & 1:
            return Message("no.origin")
        in_range = leap_targets(pos, people, action.origin) >> region & 1
        return None if in_range else Message("no.range", {"region": region})
    if any(effect.anywhere for effect in effects):
        return why_closed(pos, people, region)
    return why_not_target(pos, people, region)
