"""Whole games between seats, without a window."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass

from smallworld_desktop.ai.seats import Seat, make_seat
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.invariants import violations
from smallworld_desktop.rules.play import apply, play
from smallworld_desktop.rules.records import CoinsMoved, Record, Scored
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.rules.setup import set_up
from smallworld_desktop.rules.view import View

ACTION_LIMIT = 100_000


class BrokenRule(AssertionError):
    """A game that broke an invariant: the seed and what was wrong."""


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a game."""

    seed: int
    coins: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    actions: int
    seconds: float


def play_match(rules: Ruleset, specs: tuple[str, ...], seed: int, check: bool = False) -> Result:
    """A whole game. The same seed and seats give the same game. With `check`, invariants hold after every action."""
    source = random.Random(seed)
    chance = Chance(source.getrandbits(48))
    seats: list[Seat] = [make_seat(spec, source.getrandbits(48)) for spec in specs]
    began = time.perf_counter()
    pos, _ = set_up(rules, chance, source.randrange(rules.seats))
    actions = 0
    while not pos.is_over:
        action = seats[pos.decider].choose(View(pos, pos.decider))
        if check:
            coins = pos.coins[:]
            records = play(pos, action, chance)
            _check(pos.coins, coins, records, violations(pos), seed, actions)
        else:
            apply(pos, action, chance)
        actions += 1
        if actions > ACTION_LIMIT:
            raise BrokenRule(f"seed {seed}: no end after {actions} actions")
    seconds = time.perf_counter() - began
    return Result(seed, tuple(pos.coins), pos.winners, rules.rounds * rules.seats, actions, seconds)


def _check(now: list[int], before: list[int], records: list[Record], wrong: list[str], seed: int, actions: int) -> None:
    """Coins change only by what the records say, and the position keeps its invariants."""
    expected = before[:]
    for record in records:
        if isinstance(record, CoinsMoved):
            if record.giver >= 0:
                expected[record.giver] -= record.coins
            if record.taker >= 0:
                expected[record.taker] += record.coins
        elif isinstance(record, Scored):
            expected[record.seat] += record.coins
    if expected != now:
        wrong = [*wrong, f"coins {now} instead of {expected}"]
    if wrong:
        raise BrokenRule(f"seed {seed}, action {actions}: {'; '.join(wrong)}")
