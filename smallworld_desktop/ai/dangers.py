"""Which regions a player could lose before its next turn, to whom, from where and for how much.

Unlike `threat`, which guesses chances, this tells facts of the rules: who could pay for what.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from smallworld_desktop.ai.worth import turns_left
from smallworld_desktop.rules.actions import NOWHERE
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.column import enlist
from smallworld_desktop.rules.cost import DIE_MAX, cost, cost_by, leap_targets, targets
from smallworld_desktop.rules.matching import matching
from smallworld_desktop.rules.position import People, Position


@dataclass(frozen=True, slots=True)
class Danger:
    """A region could be taken by a seat that comes from `source`.

    `NOWHERE` is a race that needs no border: one that flies, or one that is about to enter the board. `likely`: it can
    be paid without the die.
    """

    region: int
    source: int
    seat: int
    cost: int
    likely: bool


def dangers(position: Position, seat: int, draft: Mapping[int, int]) -> list[Danger]:
    """The cheapest danger to each region of a seat's active race, if its tokens stood as in the draft."""
    active = position.active_people(seat)
    if active is None:
        return []
    trial = position.copy()
    for region, count in draft.items():
        trial.tokens[region] = count
    best: dict[int, Danger] = {}
    for enemy in _enemies(trial, seat):
        for danger in _from(trial, enemy, active.held):
            known = best.get(danger.region)
            if known is None or danger.cost < known.cost:
                best[danger.region] = danger
    return list(best.values())


def _enemies(pos: Position, seat: int) -> Iterator[People]:
    """Every race that opponents may attack with in their next turn, those of the column among them.

    What an opponent has in its purse may be hidden, so that every combo counts.
    """
    rules = pos.rules
    for other in range(rules.seats):
        if rules.team(other) == rules.team(seat) or not turns_left(pos, other):
            continue
        active = pos.active_people(other)
        if active is not None:
            yield active
        else:
            for race, power, _, extra in pos.column:
                yield enlist(pos, race, power, other, extra)
        for number in pos.declines[other]:
            if pos.people(number).abilities.fights_in_decline:
                yield pos.people(number)


def _from(pos: Position, enemy: People, wanted: int) -> Iterator[Danger]:
    """What one race could take of the wanted regions: over a border, without one, or by a leap."""
    free = _free_tokens(pos, enemy)
    for region in bits(targets(pos, enemy) & wanted):
        needed = cost(pos, enemy, region)
        if needed <= free + DIE_MAX:
            yield Danger(region, _source(pos, enemy, region), enemy.seat, needed, needed <= free)
    for special in enemy.abilities.special_conquests:
        for origin in bits(enemy.held) if special.bound.effect.leaps else ():
            for region in bits(matching(pos, enemy, special.bound, leap_targets(pos, enemy, origin) & wanted)):
                needed = cost_by(pos, enemy, region, special.id)
                if needed <= free:
                    yield Danger(region, origin, enemy.seat, needed, True)


def _source(pos: Position, enemy: People, region: int) -> int:
    """The region that an attack comes from: a neighbour if there is one, else one joined to it by a passage."""
    reaching = [own for own in bits(enemy.held) if enemy.abilities.reaching[own] >> region & 1]
    beside = [own for own in reaching if pos.rules.board.adjacent[own] >> region & 1]
    return (beside or reaching or [NOWHERE])[0]


def _free_tokens(pos: Position, people: People) -> int:
    """What a race could attack with after readying."""
    spare = sum(max(0, pos.tokens[region] - people.abilities.min_stack) for region in bits(people.held))
    return people.in_hand + spare
