"""What a find adds by counting twice what the bank pays for one region."""

from __future__ import annotations

from collections.abc import Sequence

from smallworld_desktop.rules.effects.coins import DoublesRegion
from smallworld_desktop.rules.matching import is_time, matching
from smallworld_desktop.rules.position import People, Position
from smallworld_desktop.rules.records import ScoreItem
from smallworld_desktop.rules.ways import COPY


def doubled(pos: Position, people: People, items: Sequence[ScoreItem]) -> list[ScoreItem]:
    """An item for each region whose payments count twice."""
    number = pos.active[people.seat]
    found = []
    for source, region in _doubling(pos, people):
        coins = 0 if _never(pos, region) else _paid_for(pos, people, region)
        if coins:
            found.append(ScoreItem(source, coins, 1 << region, number))
    return found


def _doubling(pos: Position, people: People) -> list[tuple[str, int]]:
    """The finds that double, and their regions; those placed at the end of the turn only if they were."""
    found = [
        (source, region)
        for source, region in people.abilities.doubling
        if pos.rules.places[source].placed != "end" or pos.uses.get(source)
    ]
    marker = people.abilities.copies_relic
    if marker:
        for relic in pos.places:
            doubles = any(isinstance(effect, DoublesRegion) for effect in pos.rules.places[relic].effects)
            if doubles and pos.uses.get(f"{marker}{COPY}{relic}"):
                standing = pos.marked_regions(pos.rules.marker_number[marker])
                found += [(marker, region) for region in standing if people.held >> region & 1]
    return found


def _never(pos: Position, region: int) -> bool:
    return any(pos.rules.places[id].never_doubled for id, where in pos.places.items() if where == region)


def _paid_for(pos: Position, people: People, region: int) -> int:
    """The coin for the region, each coin that race or power pays for it alone, and what a place there pays for it."""
    total = 1
    for bound in people.abilities.income:
        effect = bound.effect
        if effect.per != "region" or effect.beyond or effect.for_each > 1 or bound.home not in (-1, region):
            continue
        if bound.home >= 0 and pos.rules.is_relic(bound.source):
            continue
        if is_time(pos, people, effect.when) and matching(pos, people, bound, 1 << region):
            total += effect.amount
    for place, where in pos.places.items():
        income = pos.rules.visitor_income(place)
        if where == region and income is not None and not pos.rules.is_relic(place):
            total += income.amount
    return total
