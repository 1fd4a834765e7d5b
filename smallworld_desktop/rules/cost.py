"""What a conquest costs and why, and why a region can't be conquered at all.

The order in which effects count is fixed here: base 2, terrain, markers, Lost Tribe, monster, tokens, the defender's
effects, then the attacker's discounts, the die, and last the least that is always needed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.effects.abilities import BASE_COST
from smallworld_desktop.rules.effects.conquest import SpecialConquest
from smallworld_desktop.rules.matching import is_time, matching
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.position import NO_ROLL, NOBODY, People, Position
from smallworld_desktop.rules.ruleset import Ruleset

SORCERY: Final = "sorcery"
HIRE: Final = "hire"
DIE_MAX: Final = 3


@dataclass(frozen=True, slots=True)
class Part:
    """One line of a cost: where it comes from (a code or the id of terrain, marker, race or power) and how much."""

    source: str
    amount: int


@dataclass(frozen=True, slots=True)
class Price:
    """The tokens a conquest needs, with its parts in order."""

    total: int
    parts: tuple[Part, ...]


# -- reach ---------------------------------------------------------------------------------------------------------


def reach(people: People) -> int:
    """The regions that a people gets at from where it stands, as a bit set, its own ones included."""
    abilities = people.abilities
    rest = people.held
    if not rest:
        return abilities.enters
    found = abilities.roams
    adjacent = abilities.adjacent
    while rest:
        low = rest & -rest
        found |= adjacent[low.bit_length() - 1]
        rest ^= low
    return found


def immune_regions(pos: Position, people: People) -> int:
    """The regions of a people that opponents can't conquer."""
    if people.shielded:
        return people.held
    found = pos.warded & people.held
    for bound in people.abilities.immunities:
        if is_time(pos, people, bound.effect.when):
            found |= matching(pos, people, bound, people.held)
    return found


def closed_regions(pos: Position, people: People) -> int:
    """The regions that a people may not attack, whatever it has: immune, at peace, left this turn."""
    closed = pos.abandoned if people.abilities.coins_for_leaving else 0
    seat = people.seat
    if pos.warded or pos.rules.immunities_exist:
        for other in pos.peoples:
            if other is not None and other.seat != seat:
                closed |= immune_regions(pos, other)
    return closed | (0 if people.declined else peaceful_regions(pos, seat))


def peaceful_regions(pos: Position, seat: int) -> int:
    """The regions of active races that are at peace with this seat."""
    found = 0
    for other, ally in enumerate(pos.ally):
        if ally == seat:
            active = pos.active_people(other)
            if active is not None:
                found |= active.held
    return found


def targets(pos: Position, people: People) -> int:
    """The regions that a people could conquer in the ordinary way if it had the tokens."""
    return reach(people) & people.abilities.targets & ~people.held & ~closed_regions(pos, people)


def leap_targets(pos: Position, people: People, origin: int) -> int:
    """The regions over exactly one other (or inland water) from `origin`, as far as they may be attacked."""
    board = pos.rules.board
    over = 0
    for between in bits(board.adjacent[origin]):
        terrain = board.regions[between].terrain
        if not terrain.water or terrain.inland:
            over |= board.adjacent[between]
    near = board.adjacent[origin] | 1 << origin
    return over & ~near & people.abilities.targets & ~people.held & ~closed_regions(pos, people)


# -- cost ----------------------------------------------------------------------------------------------------------


def cost(pos: Position, people: People, region: int) -> int:
    """The tokens that an ordinary conquest needs now, a roll before it included."""
    abilities = people.abilities
    total = abilities.static_cost[region] + pos.tokens[region] + pos.guard[region]
    if abilities.varying_discounts:
        for bound in abilities.varying_discounts:
            if is_time(pos, people, bound.effect.when) and matching(pos, people, bound, 1 << region):
                total -= bound.effect.amount
    if pos.rules.defences_exist:
        total += _defence(pos, region)
    if pos.roll != NO_ROLL:
        total -= pos.roll
    least = abilities.min_stack
    return total if total > least else least


def costs(pos: Position, people: People, regions: int) -> list[tuple[int, int]]:
    """What ordinary conquests of the regions of a bit set need now: `cost` for many at once."""
    abilities = people.abilities
    if abilities.varying_discounts or pos.rules.defences_exist or pos.roll != NO_ROLL:
        return [(region, cost(pos, people, region)) for region in bits(regions)]
    static, tokens, guard, least = abilities.static_cost, pos.tokens, pos.guard, abilities.min_stack
    found = []
    while regions:
        low = regions & -regions
        regions ^= low
        region = low.bit_length() - 1
        needed = static[region] + tokens[region] + guard[region]
        found.append((region, needed if needed > least else least))
    return found


def plain_cost(pos: Position, region: int) -> int:
    """What a race without any ability would need."""
    return (
        BASE_COST
        + pos.rules.board.terrain_defence[region]
        + pos.tokens[region]
        + pos.guard[region]
        + (_defence(pos, region) if pos.rules.defences_exist else 0)
    )


def _defence(pos: Position, region: int) -> int:
    holder = pos.holder_of(region)
    if holder is None:
        return 0
    return sum(
        bound.effect.amount
        for bound in holder.abilities.defences
        if is_time(pos, holder, bound.effect.when) and matching(pos, holder, bound, 1 << region)
    )


def cost_by(pos: Position, people: People, region: int, way: str) -> int:
    """The tokens that a conquest needs in one of the ways: ordinary, hired, or special. Sorcery needs none."""
    if not way:
        return cost(pos, people, region)
    if way == SORCERY:
        return 0
    least = people.abilities.min_stack
    if way == HIRE:
        return max(least, cost(pos, people, region) - people.abilities.hires[0].cheaper)
    special = special_conquest(people, way)
    if special.tokens:
        return max(least, special.tokens)
    return max(least, cost(pos, people, region) - special.cheaper)


def special_conquest(people: People, way: str) -> SpecialConquest:
    return next(effect for effect in people.abilities.special_conquests if effect.marker == way)


def special_ways(rules: Ruleset) -> tuple[str, ...]:
    """The words for all special ways to conquer that the content brings."""
    effects = [effect for race in rules.races for effect in race.effects]
    effects += [effect for power in rules.powers for effect in power.effects]
    return tuple(effect.marker for effect in effects if isinstance(effect, SpecialConquest))


def price(pos: Position, people: People, region: int, way: str = "") -> Price:
    """The cost with its parts, for people to read. `minimum` is what the least adds to the sum of the others."""
    if way == SORCERY:
        return Price(0, (Part(SORCERY, 0),))
    special = None if way in ("", HIRE) else special_conquest(people, way)
    if special is not None and special.tokens:
        parts = [Part(way, special.tokens)]
    else:
        parts = [*_resistance(pos, region), *_discounts(pos, people, region)]
        if way == HIRE:
            parts.append(Part(HIRE, -people.abilities.hires[0].cheaper))
        elif special is not None and special.cheaper:
            parts.append(Part(way, -special.cheaper))
    total = sum(part.amount for part in parts)
    least = people.abilities.min_stack
    if total < least:
        parts.append(Part("minimum", least - total))
    return Price(max(total, least), tuple(parts))


def _resistance(pos: Position, region: int) -> list[Part]:
    """What a region itself asks for: ground, pieces, tokens and the defender's effects."""
    rules = pos.rules
    parts = [Part("base", BASE_COST)]
    terrain = rules.board.regions[region].terrain
    if terrain.defence:
        parts.append(Part(terrain.id, terrain.defence))
    for marker, number in sorted(pos.markers_in(region).items()):
        if rules.markers[marker].defence:
            parts.append(Part(rules.marker_ids[marker], rules.markers[marker].defence * number))
    if pos.tribes >> region & 1:
        parts.append(Part("lost_tribe", 1))
    if pos.monsters >> region & 1:
        parts.append(Part("monster", 1))
    holder = pos.holder_of(region)
    if holder is not None:
        parts.append(Part(pos.race_id(holder), pos.tokens[region]))
        for defence in holder.abilities.defences:
            if is_time(pos, holder, defence.effect.when) and matching(pos, holder, defence, 1 << region):
                parts.append(Part(defence.source, defence.effect.amount))
    return parts


def _discounts(pos: Position, people: People, region: int) -> list[Part]:
    """What the attacker's effects and a roll take off."""
    parts = [
        Part(bound.source, -bound.effect.amount)
        for bound in people.abilities.discounts
        if is_time(pos, people, bound.effect.when) and matching(pos, people, bound, 1 << region)
    ]
    return [*parts, Part("die", -pos.roll)] if pos.roll > 0 else parts


# -- why not -------------------------------------------------------------------------------------------------------


def why_closed(pos: Position, people: People, region: int) -> Message | None:
    """Why a people may not attack a region at all, wherever it stands; None if it may."""
    bit = 1 << region
    if people.held & bit:
        return Message("no.own", {"region": region})
    if not people.abilities.targets & bit:
        return Message("no.water", {"region": region})
    if people.abilities.coins_for_leaving and pos.abandoned & bit:
        return Message("no.left", {"region": region})
    holder = pos.holder_of(region)
    if holder is not None and holder.seat != people.seat and immune_regions(pos, holder) & bit:
        return Message("no.immune", {"region": region})
    if not people.declined and peaceful_regions(pos, people.seat) & bit:
        return Message("no.peace", {"region": region, "seat": holder.seat if holder else NOBODY})
    return None


def why_not_target(pos: Position, people: People, region: int) -> Message | None:
    """Why a people can't conquer a region in the ordinary way, leaving tokens aside."""
    closed = why_closed(pos, people, region)
    if closed is not None:
        return closed
    if reach(people) >> region & 1:
        return None
    return Message("no.not_adjacent", {"region": region}) if people.held else Message("no.not_border")


def why_no_sorcery(pos: Position, people: People, region: int) -> Message | None:
    """Why a region can't be taken by sorcery."""
    reason = why_not_target(pos, people, region)
    if reason is not None:
        return reason
    if not people.abilities.sorcery:
        return Message("no.way", {"way": SORCERY})
    victim = pos.holder_of(region)
    if victim is None or victim.declined or victim.seat == people.seat:
        return Message("no.sorcery_target", {"region": region})
    if victim.abilities.sorcery_proof:
        return Message("no.sorcery_proof", {"region": region})
    rules = pos.rules
    if pos.tokens[region] != 1 or any(rules.markers[m].like_token for m in pos.markers_in(region)):
        return Message("no.not_alone", {"region": region})
    if pos.sorcerised >> victim.seat & 1:
        return Message("no.sorcery_used", {"seat": victim.seat})
    if not people.tray:
        return Message("no.tray_empty")
    if not people.held and not people.abilities.roams >> region & 1:
        return Message("no.sorcery_entrance")
    return None
