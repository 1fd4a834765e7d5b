"""Coins that opponents next to a race have to pay at its scoring."""

from __future__ import annotations

from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.cost import immune_regions, posted_regions
from smallworld_desktop.rules.effects.coins import Coins
from smallworld_desktop.rules.matching import is_time, matching, neighbourhood
from smallworld_desktop.rules.position import People, Position
from smallworld_desktop.rules.records import ScoreItem
from smallworld_desktop.rules.ways import COPY


def collected(pos: Position, people: People) -> list[ScoreItem]:
    """What neighbours pay: to the race, then to finds placed this turn, then to a copy of one."""
    number = pos.active[people.seat]
    left = list(pos.coins)
    items: list[ScoreItem] = []
    for bound in people.abilities.income:
        effect = bound.effect
        if effect.per != "neighbour" or not people.held or not is_time(pos, people, effect.when):
            continue
        if bound.home < 0:
            regions = matching(pos, people, bound, people.held)
        elif pos.rules.places[bound.source].placed == "end" and not pos.uses.get(bound.source):
            continue
        else:
            regions = 1 << bound.home
        purses = left if effect.paid_by == "opponent" else None
        items += _payments(pos, people, number, bound.source, effect.amount, regions, purses)
    marker = people.abilities.copies_relic
    if marker:
        for relic in pos.places:
            effects = [e for e in pos.rules.places[relic].effects if isinstance(e, Coins) and e.per == "neighbour"]
            if effects and pos.uses.get(f"{marker}{COPY}{relic}"):
                regions = sum(1 << r for r in pos.marked_regions(pos.rules.marker_number[marker]))
                purses = left if effects[0].paid_by == "opponent" else None
                items += _payments(pos, people, number, marker, effects[0].amount, regions & people.held, purses)
    return items


def _payments(
    pos: Position, people: People, number: int, source: str, amount: int, regions: int, left: list[int] | None
) -> list[ScoreItem]:
    """One item per opponent with an active token next to the regions, as far as `left` says that they have coins.

    Without it the bank pays.
    """
    near = neighbourhood(people, regions)
    closed = posted_regions(pos, people.seat) if pos.rules.neutrals else 0
    items = []
    for seat, other in ((seat, pos.active_people(seat)) for seat in range(pos.rules.seats)):
        if seat == people.seat or other is None:
            continue
        there = near & other.held & ~immune_regions(pos, other) & ~closed
        coins = amount if left is None or left[seat] < 0 else min(amount, left[seat])
        if there and coins:
            touching = regions & neighbourhood_of(pos, people, there)
            if left is None:
                items.append(ScoreItem(source, coins, touching, number))
                continue
            left[seat] -= coins if left[seat] > 0 else 0
            items.append(ScoreItem(source, coins, touching, number, seat))
    return items


def neighbourhood_of(pos: Position, people: People, regions: int) -> int:
    """The own regions that touch some others."""
    return sum(1 << own for own in bits(people.held) if people.abilities.adjacent[own] & regions)
