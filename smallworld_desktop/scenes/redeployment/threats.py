"""Where an enemy could come over the border on their next turn, and for how much."""

from __future__ import annotations

from collections.abc import Mapping

from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.cost import DIE_MAX, cost, targets
from smallworld_desktop.rules.position import People, Position
from smallworld_desktop.scenes.board.state import Threat


def find_threats(position: Position, seat: int, draft: Mapping[int, int]) -> list[Threat]:
    """The cheapest threat to each region of a seat's active race, if its tokens stood as in the draft."""
    active = position.active_people(seat)
    if active is None:
        return []
    trial = position.copy()
    for region, count in draft.items():
        trial.tokens[region] = count
    best: dict[int, Threat] = {}
    for other in range(position.rules.seats):
        enemy = trial.active_people(other)
        if enemy is None or other == seat or not enemy.held:
            continue
        free = _free_tokens(trial, enemy)
        for region in bits(targets(trial, enemy) & active.held):
            needed = cost(trial, enemy, region)
            source = next((r for r in position.rules.board.regions[region].neighbours if enemy.held >> r & 1), None)
            if source is None or needed > free + DIE_MAX:
                continue
            known = best.get(region)
            if known is None or needed < known.cost:
                best[region] = Threat(region, source, other, needed, needed <= free)
    return list(best.values())


def _free_tokens(position: Position, people: People) -> int:
    """What a race could attack with after readying."""
    spare = sum(max(0, position.tokens[region] - people.abilities.min_stack) for region in bits(people.held))
    return people.in_hand + spare
