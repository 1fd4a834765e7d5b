"""What there is to see of the players' prospects at the end of a turn: plain counts, asked of the rules.

No race, power, board or map is known by name here, so that whatever a table brings is judged by what it does.
"""

from __future__ import annotations

from typing import Final

from smallworld_desktop.ai.threat import attackers, hold_chance
from smallworld_desktop.ai.weights import Weights
from smallworld_desktop.ai.worth import Worth, income, turns_left
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.column import prices
from smallworld_desktop.rules.cost import reach
from smallworld_desktop.rules.position import People, Position

COUNTS: Final = (
    "turns", "income", "regions", "declined", "kept", "kept_declined", "tokens", "resting", "each_turn", "age", "room",
    "offer",
)  # fmt: skip
"""What is counted of one player."""
SPANS: Final = 3
"""Every count is weighed for the next turn, for the next three, and for all turns to come."""
OLD: Final = 4
SIDE: Final = len(COUNTS) * SPANS
FEATURES: Final = 2 * SIDE
"""Numbers that describe a position for one seat: its own side, then the mean of its opponents'."""


def counts(pos: Position, seat: int, worth: Worth, weights: Weights) -> list[float]:
    """The counts of one player, in the order of `COUNTS`."""
    active = pos.active_people(seat)
    enemies = attackers(pos, seat, weights)
    kept = kept_declined = 0.0
    declined = 0
    for people in pos.peoples:
        if people is None or people.seat != seat:
            continue
        pays = worth.profile(people.abilities).pays
        held = 0.0
        for region in bits(people.held):
            tokens = pos.tokens[region]
            held += pays[region] * hold_chance(enemies, region, tokens, tokens)
        if people.declined:
            kept_declined += held
            declined += people.held.bit_count()
        else:
            kept += held
    found = [1.0, float(income(pos, seat)), 0.0, float(declined), kept, kept_declined]
    if active is None:
        return [*found, 0.0, 1.0, 0.0, 0.0, 0.0, best_offer(pos, seat)]
    found[2] = float(active.held.bit_count())
    tokens = active.in_hand + pos.tokens_on_board(active)
    each_turn = worth.profile(active.abilities).each_turn
    return [*found, float(tokens), 0.0, each_turn, float(min(OLD, active.turns)), float(room(pos, active)), 0.0]


def room(pos: Position, people: People) -> int:
    """How many regions that nobody holds are within reach."""
    free = reach(pos, people) & people.abilities.targets
    for other in pos.peoples:
        if other is not None:
            free &= ~other.held
    return free.bit_count()


def best_offer(pos: Position, seat: int) -> float:
    """The tokens and coins of the best combo that the column offers, after its price."""
    rules = pos.rules
    best = 0
    for (race, power, coins, extra), price in zip(pos.column, prices(pos), strict=True):
        if price <= pos.coins[seat]:
            best = max(best, rules.races[race].tokens + rules.powers[power].tokens + coins + extra - price)
    return float(best)


def side(pos: Position, seat: int, worth: Worth, weights: Weights) -> list[float]:
    """The counts of one player, each for the next turn, the next three and all; nothing if no turn is left."""
    turns = turns_left(pos, seat)
    if not turns:
        return [0.0] * SIDE
    near, far = float(min(turns, 3)), float(turns)
    found = []
    for value in counts(pos, seat, worth, weights):
        found.append(value)
        found.append(value * near)
        found.append(value * far)
    return found


def features(pos: Position, seat: int, rivals: tuple[int, ...], worth: Worth, weights: Weights) -> list[float]:
    """A position at the end of the seat's turn, as numbers: own side, and the mean of the opponents' sides."""
    found = side(pos, seat, worth, weights)
    others = [0.0] * SIDE
    for rival in rivals:
        for index, value in enumerate(side(pos, rival, worth, weights)):
            others[index] += value / len(rivals)
    return found + others
