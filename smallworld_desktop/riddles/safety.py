"""Can somebody take a region in their next turn, whatever the die shows? Every way is looked at until one does."""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Iterator
from itertools import count

from smallworld_desktop.riddles.search import Unsearchable, state_key
from smallworld_desktop.rules.actions import Action, Conquer, Decline, Final, Roll
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.cost import cost, reach
from smallworld_desktop.rules.distribution import Distribution
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.position import NOBODY, People, Position

BEST = 3
MOST_STATES = 60_000
FAR = 99


def can_be_taken(after: Position, region: int, limit: int = MOST_STATES) -> bool:
    """Whether the seat whose turn begins in this position can take a region in it, with a 3 on the die if need be.

    Raises `Unsearchable` if it can't be told within the limit.
    """
    seat, owner = after.seat, after.holder[region]
    steps = _steps_to(after, region)
    order = count()
    waiting: list[tuple[int, int, Position]] = [(0, next(order), after)]
    seen: set[tuple[object, ...]] = set()
    while waiting:
        _, _, pos = heapq.heappop(waiting)
        for action in _attacks(pos):
            if isinstance(action, Conquer | Final) and action.region == region:
                return True
            if isinstance(action, Final):
                continue
            then = pos.copy()
            apply(then, action, Chance(0, (BEST,) * 3))
            if then.seat != seat or then.stage not in ("conquer", "choose", "offer") or then.holder[region] != owner:
                continue
            state = state_key(then)
            if state not in seen:
                seen.add(state)
                if is_hopeless(then, region):
                    continue
                heapq.heappush(waiting, (_distance(then, steps), next(order), then))
        if len(seen) > limit:
            raise Unsearchable
    return False


def _attacks(pos: Position) -> Iterator[Action]:
    """What an attacker could do now. Readying more carefully or declining takes nothing."""
    if pos.questions and pos.decider != pos.seat:
        raise Unsearchable
    for offer in legal_actions(pos):
        if isinstance(offer, Distribution):
            if pos.parts and offer.kind == "deploy":
                yield offer.default()
        elif not isinstance(offer, Decline) and not (isinstance(offer, Roll) and offer.region >= 0):
            yield offer


def is_hopeless(pos: Position, region: int) -> bool:
    """Whether even the cheapest way to a region takes more tokens than there are, by plain conquests and a 3.

    Says no of whoever has other ways, or costs that change on the way.
    """
    if pos.stage != "conquer" or pos.parts or pos.fighter == NOBODY:
        return False
    people = pos.people(pos.fighter)
    abilities = people.abilities
    if (
        abilities.special_conquests or abilities.sorcery or abilities.second_wave or abilities.helpers
        or abilities.varying_discounts or abilities.clearings or abilities.relic_sorcery or abilities.copies_relic
        or abilities.rolls_before or abilities.named_rolls or abilities.hires or pos.rules.unaided_exist
        or abilities.conquest_marks or pos.places
    ):  # fmt: skip
        return False
    at_hand = people.hand + (0 if pos.fought else pos.tokens_on_board(people))
    return _cheapest(pos, people, region) > at_hand + BEST


def _cheapest(pos: Position, people: People, region: int) -> int:
    """The fewest tokens by which a people gets into a region from where it is, or from the edge."""
    away = [FAR] * pos.rules.board.size
    adjacent = people.abilities.adjacent
    start = reach(pos, people) if pos.fought else reach(pos, people) | people.abilities.enters
    waiting = [(cost(pos, people, near), near) for near in bits(start & ~people.held)]
    heapq.heapify(waiting)
    while waiting:
        spent, here = heapq.heappop(waiting)
        if here == region:
            return spent
        if spent >= away[here]:
            continue
        away[here] = spent
        for there in bits(adjacent[here] & ~people.held):
            further = spent + cost(pos, people, there)
            if further < away[there]:
                heapq.heappush(waiting, (further, there))
    return FAR


def _steps_to(pos: Position, region: int) -> list[int]:
    """How many borders lie between each region and this one."""
    adjacent = pos.rules.board.adjacent
    steps = [FAR] * pos.rules.board.size
    steps[region] = 0
    waiting = deque([region])
    while waiting:
        here = waiting.popleft()
        for there in range(pos.rules.board.size):
            if adjacent[here] >> there & 1 and steps[there] == FAR:
                steps[there] = steps[here] + 1
                waiting.append(there)
    return steps


def _distance(pos: Position, steps: list[int]) -> int:
    """What is near the region and strong is looked at first."""
    if pos.fighter < 0:
        return 0
    people = pos.people(pos.fighter)
    near = min((steps[region] for region in range(len(steps)) if people.held >> region & 1), default=FAR // 9)
    return 2 * near - people.hand
