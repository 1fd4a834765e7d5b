"""The even spread: a draft of tokens that people ask for instead of counting themselves."""

from __future__ import annotations

from smallworld_desktop.rules.actions import layout_of
from smallworld_desktop.rules.cost import immune_regions, targets
from smallworld_desktop.rules.distribution import Distributing, Distribution
from smallworld_desktop.rules.position import Position


def spread_evenly(pos: Position, domain: Distribution) -> Distributing:
    """As many tokens in one region as in the next.

    Regions that nobody can attack get no more than they must have. What can't be shared out evenly goes to regions
    that opponents reach on their next turn. Survivors count together with the tokens they join. If regions have to be
    given up, those stay that are hardest to get at.
    """
    people = pos.people(domain.people)
    safe, reached = immune_regions(pos, people), reached_by_opponents(pos, people.seat)
    standing = {region: pos.tokens[region] if domain.kind == "retreat" else 0 for region in domain.places}
    low = dict(zip(domain.places, domain.low, strict=True))
    high = dict(zip(domain.places, domain.high, strict=True))

    def danger(region: int) -> int:
        return 0 if safe >> region & 1 else 2 if reached >> region & 1 else 1

    used = sorted(domain.places, key=lambda region: (danger(region), region))
    if domain.kept >= 0:
        used = used[: domain.kept]
    counts = {region: low[region] for region in used}
    for _ in range(domain.most - sum(counts.values())):
        free = [region for region in used if counts[region] < high[region]]
        open_ones = [region for region in free if danger(region)] or free
        if not open_ones:
            break
        weakest = min(open_ones, key=lambda region: (counts[region] + standing[region], -danger(region), region))
        counts[weakest] += 1
    return domain.action(layout_of(counts))


def reached_by_opponents(pos: Position, seat: int) -> int:
    """The regions that active races of opponents get at from where they stand, or where new ones may enter."""
    found = 0
    for other in range(pos.rules.seats):
        if pos.rules.team(other) == pos.rules.team(seat):
            continue
        active = pos.active_people(other)
        found |= pos.rules.board.border if active is None else targets(pos, active)
    return found
