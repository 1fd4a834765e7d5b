"""What a conquest costs, and what can be reached.

The order in which effects count is fixed here: base 2, terrain, the defence of a find; then, unless the region costs as
if empty, markers, Lost Tribe, monsters, tokens and the defender's effects; then what makes it dearer, the attacker's
discounts, relics, hired troops and the die; and last the least that is always needed. Against a race that is `unaided`
nothing of the attacker's but what makes it dearer counts, and of dice only that of the last conquest.
"""

from __future__ import annotations

from typing import Final

from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.effects.abilities import BASE_COST, Bound
from smallworld_desktop.rules.effects.conquest import Cheaper, SpecialConquest
from smallworld_desktop.rules.matching import is_time, matching
from smallworld_desktop.rules.position import NO_ROLL, People, Position
from smallworld_desktop.rules.ways import HIRE, SORCERY, Way, split, way_of

DIE_MAX: Final = 3


# -- reach ---------------------------------------------------------------------------------------------------------


def reach(pos: Position, people: People) -> int:
    """The regions that a people gets at from where it stands, as a bit set, its own ones included."""
    abilities = people.abilities
    rest = people.held
    adjacent = abilities.reaching
    if not rest:
        if people.site >= 0:
            return adjacent[people.site]
        return abilities.enters | entrances(pos, people) if abilities.entrances else abilities.enters
    found = abilities.roams
    if people.site >= 0:
        found |= adjacent[people.site]
    while rest:
        low = rest & -rest
        found |= adjacent[low.bit_length() - 1]
        rest ^= low
    return found


def entrances(pos: Position, people: People) -> int:
    """The regions where a people may enter beside the usual ones."""
    found = 0
    for bound in people.abilities.entrances:
        found |= matching(pos, people, bound, people.abilities.targets)
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
    rules = pos.rules
    if pos.warded or rules.immunities_exist:
        for other in pos.peoples:
            if other is not None and other.seat != seat:
                closed |= immune_regions(pos, other)
    if rules.neutrals:
        closed |= posted_regions(pos, seat)
    if rules.tolls_exist:
        closed |= tolled_regions(pos, seat, pos.coins[seat])
    return closed | (0 if people.declined else peaceful_regions(pos, seat))


def posted_regions(pos: Position, seat: int) -> int:
    """The regions that pieces of nobody's close to a seat: all but the holder of their find and the occupant."""
    found = 0
    for marker in pos.rules.neutrals:
        kind = pos.rules.markers[marker]
        if not (kind.immune or kind.barren):
            continue
        home = None if kind.barren else _keeper(pos, pos.rules.posts.get(marker, ""))
        for region in pos.marked_regions(marker):
            occupant = None if kind.barren else pos.holder_of(region)
            if not any(other is not None and other.seat == seat for other in (home, occupant)):
                found |= 1 << region
    return found


def _keeper(pos: Position, place: str) -> People | None:
    """Who holds the region of a find."""
    return pos.holder_of(pos.places[place]) if place in pos.places else None


def toll(pos: Position, holder: People, seat: int) -> int:
    """What a seat must be able to pay to attack a people."""
    if holder.seat == seat:
        return 0
    return sum(tribute.amount for tribute in holder.abilities.tributes if tribute.required and not tribute.when_taking)


def tolled_regions(pos: Position, seat: int, purse: int) -> int:
    """The regions whose toll is more than the purse holds."""
    found = 0
    for other in pos.peoples:
        if other is not None and other.abilities.tributes and toll(pos, other, seat) > purse:
            found |= other.held
    return found


def unaided_regions(pos: Position, seat: int) -> int:
    """The regions of opponents against which no effect helps."""
    found = 0
    if pos.rules.unaided_exist:
        for other in pos.peoples:
            if other is not None and other.abilities.unaided and other.seat != seat:
                found |= other.held
    return found


def plain_reach(pos: Position, people: People) -> int:
    """The regions that any race would get at from there: by plain borders, or a plain entrance."""
    board = pos.rules.board
    found = 0 if people.held else board.border
    for region in bits(people.held):
        found |= board.adjacent[region]
    return found & (board.land | board.open_water)


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
    found = reach(pos, people) & people.abilities.targets & ~people.held & ~closed_regions(pos, people)
    if pos.rules.unaided_exist:
        found &= ~unaided_regions(pos, people.seat) | plain_reach(pos, people)
    return found


def way_targets(pos: Position, people: People, ways: tuple[Way, ...], origin: int) -> int:
    """The regions that a people could conquer in a special way; no effect helps against who is unaided."""
    effects = [way.effect for way in ways if way.effect is not None]
    if any(effect.leaps for effect in effects):
        found = leap_targets(pos, people, origin) if origin >= 0 and people.held >> origin & 1 else 0
    elif any(effect.anywhere for effect in effects):
        found = people.abilities.targets & ~people.held & ~closed_regions(pos, people)
    else:
        found = targets(pos, people)
    for way in ways:
        if way.bound is not None:
            found = matching(pos, people, way.bound, found)
    return found & ~unaided_regions(pos, people.seat)


def leap_targets(pos: Position, people: People, origin: int) -> int:
    """The regions over exactly one other (or inland water) from `origin`, as far as they may be attacked."""
    board = pos.rules.board
    over = 0
    for between in bits(board.adjacent[origin]):
        terrain = board.regions[between].terrain
        if terrain.open or terrain.inland or not (terrain.water or terrain.impassable):
            over |= board.adjacent[between]
    near = board.adjacent[origin] | 1 << origin
    return over & ~near & people.abilities.targets & ~people.held & ~closed_regions(pos, people)


# -- cost ----------------------------------------------------------------------------------------------------------


def cost(pos: Position, people: People, region: int) -> int:
    """The tokens that an ordinary conquest needs now, a roll before it included."""
    total = _sum(pos, people, region, False)
    least = people.abilities.min_stack
    return total if total > least else least


def _sum(pos: Position, people: People, region: int, as_if_empty: bool) -> int:
    """All parts of a cost but the least, in the order told above."""
    abilities = people.abilities
    rules = pos.rules
    if rules.unaided_exist and unaided_regions(pos, people.seat) >> region & 1:
        return plain_cost(pos, region) + _dearer(pos, people, region)
    total = abilities.static_cost[region]
    if as_if_empty or (abilities.clearings and is_cleared(pos, people, region)):
        total += find_defence(pos, region)
    else:
        total += pos.tokens[region] + pos.guard[region]
        if rules.defences_exist:
            total += _defence(pos, region)
    if abilities.varying_discounts:
        for bound in abilities.varying_discounts:
            if counts_there(pos, people, bound, region):
                total -= bound.effect.amount
    if pos.roll != NO_ROLL:
        total -= pos.roll
    return total


def counts_there(pos: Position, people: People, bound: Bound[Cheaper], region: int) -> bool:
    return is_time(pos, people, bound.effect.when) and bool(matching(pos, people, bound, 1 << region))


def is_cleared(pos: Position, people: People, region: int) -> bool:
    """Whether a region costs a people as if it were empty."""
    return any(counts_there(pos, people, bound, region) for bound in people.abilities.clearings)


def find_defence(pos: Position, region: int) -> int:
    """What finds in a region add to its cost, whoever is there."""
    if not pos.places:
        return 0
    return sum(pos.rules.find_defence[id] for id, where in pos.places.items() if where == region)


def _dearer(pos: Position, people: People, region: int) -> int:
    """What makes a region dearer for the attacker."""
    return sum(
        -bound.effect.amount
        for bound in people.abilities.discounts
        if bound.effect.amount < 0 and counts_there(pos, people, bound, region)
    )


def costs(pos: Position, people: People, regions: int) -> list[tuple[int, int]]:
    """What ordinary conquests of the regions of a bit set need now: `cost` for many at once."""
    abilities = people.abilities
    rules = pos.rules
    varies = abilities.varying_discounts or abilities.clearings
    if varies or rules.defences_exist or rules.unaided_exist or pos.roll != NO_ROLL:
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
    """The tokens that a conquest needs in one of the ways: ordinary, hired, special. Sorcery needs none."""
    if not way:
        return cost(pos, people, region)
    effects = special_effects(pos, people, way)
    if effects is None:
        return 0
    least = people.abilities.min_stack
    fixed = [effect.tokens for effect in effects if effect.tokens]
    if fixed:
        return max(least, min(fixed))
    total = _sum(pos, people, region, any(effect.as_if_empty for effect in effects))
    total -= sum(effect.cheaper for effect in effects)
    if HIRE in split(way):
        total -= people.abilities.hires[0].cheaper
    return max(least, total)


def special_effects(pos: Position, people: People, way: str) -> list[SpecialConquest] | None:
    """The special conquests that a word names; None if it works as sorcery."""
    found = []
    for id in split(way):
        if id == SORCERY:
            return None
        if id != HIRE:
            named = way_of(pos, people, id)
            if named is None or named.effect is None:
                return None
            found.append(named.effect)
    return found


def helpers(people: People) -> int:
    """Pieces at hand that count as tokens in a conquest."""
    return sum(people.pool.values()) if people.abilities.helpers else 0


def force(pos: Position, people: People, region: int) -> int:
    """How many tokens a people can bring to a region: its hand, and helpers beside tokens of its own."""
    hand = people.hand
    if not people.abilities.helpers or hand < people.abilities.min_stack:
        return hand
    return hand if unaided_regions(pos, people.seat) >> region & 1 else hand + helpers(people)
