"""What a conquest costs, part by part, for people to read: the same sum as `cost`, in the order told there."""

from __future__ import annotations

from dataclasses import dataclass

from smallworld_desktop.rules.cost import counts_there, is_cleared, special_effects, unaided_regions
from smallworld_desktop.rules.effects.abilities import BASE_COST
from smallworld_desktop.rules.matching import is_time, matching
from smallworld_desktop.rules.position import People, Position
from smallworld_desktop.rules.ways import HIRE, split, way_of


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


def price(pos: Position, people: People, region: int, way: str = "") -> Price:
    """The cost with its parts, for people to read. `minimum` is what the least adds to the sum of the others."""
    effects = special_effects(pos, people, way)
    if effects is None:
        return Price(0, (Part(way, 0),))
    fixed = [effect.tokens for effect in effects if effect.tokens]
    if fixed:
        parts = [Part(way, min(fixed))]
    else:
        unaided = bool(unaided_regions(pos, people.seat) >> region & 1)
        empty = any(effect.as_if_empty for effect in effects) or (not unaided and is_cleared(pos, people, region))
        parts = [*_resistance(pos, region, empty), *_attackers_parts(pos, people, region, unaided)]
        if HIRE in split(way):
            parts.append(Part(HIRE, -people.abilities.hires[0].cheaper))
        for id in split(way):
            named = way_of(pos, people, id)
            if named is not None and named.effect is not None and named.effect.cheaper:
                parts.append(Part(id, -named.effect.cheaper))
    total = sum(part.amount for part in parts)
    least = people.abilities.min_stack
    if total < least:
        parts.append(Part("minimum", least - total))
    return Price(max(total, least), tuple(parts))


def _resistance(pos: Position, region: int, empty: bool) -> list[Part]:
    """What a region itself asks for: ground and finds; unless it counts as empty, what defends it."""
    rules = pos.rules
    parts = [Part("base", BASE_COST)]
    terrain = rules.board.regions[region].terrain
    if terrain.defence:
        parts.append(Part(terrain.id, terrain.defence))
    for id, where in pos.places.items():
        if where == region and rules.find_defence[id]:
            parts.append(Part(id, rules.find_defence[id]))
    if empty:
        return parts
    for marker, number in sorted(pos.markers_in(region).items()):
        if rules.markers[marker].defence:
            parts.append(Part(rules.marker_ids[marker], rules.markers[marker].defence * number))
    if pos.tribes >> region & 1:
        parts.append(Part("lost_tribe", 1))
    if pos.monsters >> region & 1:
        parts.append(Part("monster", pos.monster_numbers[region]))
    holder = pos.holder_of(region)
    if holder is not None:
        parts.append(Part(pos.race_id(holder), pos.tokens[region]))
        for defence in holder.abilities.defences:
            if is_time(pos, holder, defence.effect.when) and matching(pos, holder, defence, 1 << region):
                parts.append(Part(defence.source, defence.effect.amount))
    return parts


def _attackers_parts(pos: Position, people: People, region: int, unaided: bool) -> list[Part]:
    """What the attacker's effects and a roll add or take off; against who is unaided only what adds."""
    parts = [
        Part(bound.source, -bound.effect.amount)
        for bound in people.abilities.discounts
        if (bound.effect.amount < 0 or not unaided) and counts_there(pos, people, bound, region)
    ]
    return [*parts, Part("die", -pos.roll)] if pos.roll > 0 and not unaided else parts
