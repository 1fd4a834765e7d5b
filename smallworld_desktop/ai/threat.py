"""Who could take what: the chance that a region is still held when its owner's next turn comes.

An opponent's troops of the next turn buy what is cheapest for them. The price they pay for the last region they can
afford is what they would also pay for one of ours: dearer ones are safe, cheaper ones are not.
"""

from __future__ import annotations

import math
from typing import Final

from smallworld_desktop.ai.weights import Weights
from smallworld_desktop.ai.worth import turns_left
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.cost import closed_regions, costs, immune_regions, plain_cost, reach
from smallworld_desktop.rules.position import NOBODY, People, Position

SECOND_RING: Final = 0.55
THIRD_RING: Final = 0.25
SURE: Final = 0.92
SORCERY_CHANCE: Final = 0.5
DIE_HELP: Final = 1.0


class Attacker:
    """One race (or one still to be chosen) that will move before the defender does."""

    __slots__ = ("goes_for", "hand", "nearness", "people", "prices", "seat", "sorcery", "top_price", "weights")

    def __init__(self, pos: Position, defender: int, seat: int, people: People | None, weights: Weights) -> None:
        rules = pos.rules
        board = rules.board
        self.people = people
        self.seat = seat
        self.weights = weights
        self.sorcery = people is not None and people.abilities.sorcery and bool(people.tray)
        if people is None:
            self.hand: float = weights.fresh_tokens
            first, beyond, closed = board.border & board.land, board.land, 0
            adjacent = board.adjacent
            own = 0
            self.prices = [plain_cost(pos, region) for region in range(board.size)]
            for other in pos.peoples:
                if other is not None and other.seat == defender:
                    closed |= immune_regions(pos, other)
        else:
            staying = people.held.bit_count() * people.abilities.min_stack
            self.hand = float(people.hand + people.returning + pos.tokens_on_board(people) - staying)
            first, beyond = reach(pos, people) & people.abilities.targets & ~people.held, people.abilities.targets
            adjacent = people.abilities.reaching
            closed = closed_regions(pos, people)
            own = people.held
            self.prices = [0] * board.size
            for region, needed in costs(pos, people, beyond & ~closed & ~own):
                self.prices[region] = needed
        first &= ~closed
        allowed = beyond & ~closed & ~own
        second = _ring(adjacent, first) & allowed & ~first
        third = _ring(adjacent, second) & allowed & ~first & ~second
        nearness = [0.0] * board.size
        for region in bits(first):
            nearness[region] = 1.0
        for region in bits(second):
            nearness[region] = SECOND_RING
        for region in bits(third):
            nearness[region] = THIRD_RING
        self.nearness = nearness
        self.top_price = self._top_price(pos, defender, seat, first | second)

    def _top_price(self, pos: Position, defender: int, seat: int, regions: int) -> float:
        """What is paid for the last region that the troops can buy, cheapest first."""
        offered = []
        for region in bits(regions):
            number = pos.holder[region]
            holder = pos.peoples[number] if number != NOBODY else None
            if holder is None or holder.seat != seat:
                offered.append(self.prices[region])
        left = self.hand
        top = 1.0
        for price in sorted(offered):
            if price > left:
                break
            left -= price
            top = float(price)
        else:
            top = max(top, left)
        return top

    def chance(self, region: int, tokens: int, present: int) -> float:
        """How likely this attacker takes a region of the defender if it stood with so many tokens."""
        near = self.nearness[region]
        if not near:
            return 0.0
        price = self.prices[region] + tokens - present
        if price > self.hand + DIE_HELP:
            taken = 0.02
        else:
            weights = self.weights
            taken = 1 / (1 + math.exp((price - self.top_price - weights.spite) / weights.threat_slope))
        if self.sorcery and tokens == 1:
            taken = max(taken, SORCERY_CHANCE)
        return near * min(SURE, taken)


def _ring(adjacent: tuple[int, ...], regions: int) -> int:
    found = 0
    while regions:
        low = regions & -regions
        found |= adjacent[low.bit_length() - 1]
        regions ^= low
    return found


def attackers(pos: Position, defender: int, weights: Weights) -> list[Attacker]:
    """Everybody who will move before the defender's next turn."""
    found = []
    seats = pos.rules.seats
    between = (defender - pos.seat) % seats or seats
    for step in range(1, between):
        seat = (pos.seat + step) % seats
        if turns_left(pos, seat) < 1:
            continue
        active = pos.active_people(seat)
        found.append(Attacker(pos, defender, seat, active, weights))
        for number in pos.declines[seat]:
            people = pos.people(number)
            if people.abilities.fights_in_decline:
                found.append(Attacker(pos, defender, seat, people, weights))
    return found


def hold_chance(enemies: list[Attacker], region: int, tokens: int, present: int) -> float:
    """The chance that nobody takes a region that stands with so many tokens (`present` is what stands there now)."""
    held = 1.0
    for enemy in enemies:
        held *= 1 - enemy.chance(region, tokens, present)
    return held
