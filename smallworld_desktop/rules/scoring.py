"""What a turn brings (R8), item by item, and who has won."""

from __future__ import annotations

from typing import Final

from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.collecting import collected
from smallworld_desktop.rules.doubling import doubled
from smallworld_desktop.rules.matching import counted, is_time
from smallworld_desktop.rules.position import People, Position
from smallworld_desktop.rules.records import ScoreItem
from smallworld_desktop.rules.ways import COPY

REGIONS: Final = "regions"
DECLINE: Final = "decline"
TOWER: Final = "tower"
LEAVING: Final = "leaving"
SHARED: Final = "shared"
FLOOR: Final = "floor"


def score_items(pos: Position, seat: int) -> list[ScoreItem]:
    """What the seat would score if its turn ended now."""
    items: list[ScoreItem] = []
    active = pos.active_people(seat)
    if active is not None:
        number = pos.active[seat]
        if active.held:
            items.append(ScoreItem(REGIONS, active.held.bit_count(), active.held, number))
        items += _bonuses(pos, active, number)
    for number in pos.declines[seat]:
        declined = pos.people(number)
        items += _decline_items(pos, declined, number)
        items += _bonuses(pos, declined, number)
    if pos.places:
        items += visits(pos, seat)
    if active is not None:
        items += _leaving(pos, active)
        if pos.share[1]:
            items.append(ScoreItem(SHARED, -pos.share[1], 0))
        if active.abilities.doubling or active.abilities.copies_relic:
            items += doubled(pos, active, items)
        items += collected(pos, active)
    return _with_floor(items)


def _with_floor(items: list[ScoreItem]) -> list[ScoreItem]:
    """A turn never takes more away than it brings."""
    total = 0
    for item in items:
        total += item.coins
    if total >= 0 or all(item.coins >= 0 or item.source == SHARED for item in items):
        return items
    return [*items, ScoreItem(FLOOR, -total, 0)]


def _decline_items(pos: Position, people: People, number: int) -> list[ScoreItem]:
    """One coin for a region in decline; a tower pays for its tokens instead."""
    plain = people.held
    items = []
    if people.abilities.tower:
        marker = pos.rules.marker_number[people.abilities.tower]
        for region in pos.marked_regions(marker):
            if people.held >> region & 1:
                plain &= ~(1 << region)
                items.append(ScoreItem(TOWER, pos.tokens[region], 1 << region, number))
    if plain:
        items.append(ScoreItem(DECLINE, plain.bit_count(), plain, number))
    return items


def _bonuses(pos: Position, people: People, number: int) -> list[ScoreItem]:
    items = []
    for bound in people.abilities.income:
        effect = bound.effect
        if not (people.held or effect.homeless) or not is_time(pos, people, effect.when):
            continue
        if effect.per == "neighbour" or (bound.home >= 0 and not is_working(pos, bound.source)):
            continue
        count, regions = counted(pos, people, bound)
        coins = max(0, count - effect.beyond) // effect.for_each * effect.amount
        if coins:
            items.append(ScoreItem(bound.source, coins, regions, number))
    return items


def _leaving(pos: Position, people: People) -> list[ScoreItem]:
    if not people.abilities.coins_for_leaving:
        return []
    marked = pos.marked_regions(pos.rules.marker_number[people.abilities.coins_for_leaving])
    coins = sum(marked.values())
    regions = 0
    for region in marked:
        regions |= 1 << region
    return [ScoreItem(LEAVING, coins, regions, pos.active[people.seat])] if coins else []


def is_working(pos: Position, find: str) -> bool:
    """Whether a find counts: one that is placed at the end of the turn only if it was."""
    return pos.rules.places[find].placed != "end" or bool(pos.uses.get(find))


def visits(pos: Position, seat: int) -> list[ScoreItem]:
    """What finds pay to who holds their region: the active race, or one in decline where they say so."""
    items = []
    for place, region in pos.places.items():
        holder = pos.holder_of(region)
        income = pos.rules.visitor_income(place)
        if income is not None and holder is not None and holder.seat == seat and income.holds(holder.declined):
            items.append(ScoreItem(place, income.amount, 1 << region))
    active = pos.active_people(seat)
    if active is not None and active.abilities.copies_relic:
        for relic in pos.places:
            income = pos.rules.visitor_income(relic)
            if income is not None and pos.uses.get(f"{active.abilities.copies_relic}{COPY}{relic}"):
                items.append(ScoreItem(active.abilities.copies_relic, income.amount, 0))
    return items


def shareable_coins(pos: Position, seat: int) -> int:
    """How many coins of this turn's visits may be given away."""
    active = pos.active_people(seat)
    if active is None:
        return 0
    found = 0
    for place, region in pos.places.items():
        income = pos.rules.visitor_income(place)
        if income is not None and income.shared and active.held >> region & 1:
            found += income.amount
    return found


def tokens_of(pos: Position, seat: int) -> int:
    """Race tokens on the board, active and in decline: the first tie-break (R8.2)."""
    return sum(
        pos.tokens[region]
        for people in pos.peoples
        if people is not None and people.seat == seat
        for region in bits(people.held)
    )


def winners(pos: Position) -> tuple[int, ...]:
    """The seats that win: most coins, then most tokens; in teams the better lower score, then the best single one."""
    rules = pos.rules
    seats = range(rules.seats)
    if not rules.teams:
        best = max((pos.coins[seat], tokens_of(pos, seat)) for seat in seats)
        return tuple(seat for seat in seats if (pos.coins[seat], tokens_of(pos, seat)) == best)
    scores = {}
    for team in range(rules.seats // 2):
        pair = [pos.coins[seat] for seat in seats if rules.team(seat) == team]
        scores[team] = (min(pair), max(pair))
    top = max(scores.values())
    return tuple(seat for seat in seats if scores[rules.team(seat)] == top)
