"""`smallworld-desktop verify-review`: is the best turn that the review finds as good as the true best one?

Where every way to play a turn can be looked at, it is: no beam, no pruning, every end laid out and judged. The turn
that the review puts first must be within a coin of the best of all.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass

from smallworld_desktop.ai.budget import Budget
from smallworld_desktop.ai.review import Reviewer
from smallworld_desktop.ai.seats import make_seat
from smallworld_desktop.ai.worth import Worth
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.rules.setup import set_up
from smallworld_desktop.rules.view import View
from smallworld_desktop.simulation.tables import make_ruleset

EVERYTHING = 1_000_000
NODES = 4_000
"""Turns with more unfinished positions than this are left out."""
WITHIN = 1.0


@dataclass(frozen=True, slots=True)
class Verified:
    """The worth of the true best turn of a position, and of the one that the review finds."""

    true: float
    found: float

    @property
    def is_right(self) -> bool:
        return self.found >= self.true - WITHIN


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--positions", type=int, default=200, metavar="N", help="how many turns (default 200)")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="seats at the table (default 2)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="first seed (default 1)")


def run(args: argparse.Namespace) -> int:
    found = list(verified(make_ruleset(args.players, ["base"]), args.positions, args.seed))
    right = sum(each.is_right for each in found)
    missed = sum(max(0.0, each.true - each.found) for each in found) / len(found)
    print(f"{right} of {len(found)} within a coin ({right / len(found):.1%}); {missed:.3f} coins missed on average")
    return 0 if right >= 0.95 * len(found) else 1


def verified(rules: Ruleset, positions: int, seed: int) -> Iterator[Verified]:
    """Turns of ordinary games, as many as wanted, each searched in full."""
    reviewer = Reviewer(Worth(rules))
    left = positions
    while left:
        for pos in _turns(rules, seed):
            true = true_best(reviewer, pos)
            if true is not None and left:
                left -= 1
                yield Verified(true, reviewer.best_turns(pos)[0].worth)
        seed += 1


def true_best(reviewer: Reviewer, pos: Position) -> float | None:
    """The worth of the best of all turns; None if there are too many."""
    budget = Budget(EVERYTHING, hurried=lambda: budget.spent > NODES)
    plans = reviewer.planner(pos.seat).plans(pos, budget, EVERYTHING, EVERYTHING)
    return None if budget.cut_short else plans[0].value


def _turns(rules: Ruleset, seed: int) -> Iterator[Position]:
    """Beginnings of turns of a game, the order of turns mixed by nothing but the game."""
    source = random.Random(seed)
    chance = Chance(source.getrandbits(48))
    pos, _ = set_up(rules, chance, source.randrange(rules.seats))
    seats = [make_seat("normal", source.getrandbits(48)) for _ in range(rules.seats)]
    seen = (-1, -1)
    while not pos.is_over:
        if pos.stage == "conquer" and not pos.questions and (pos.round, pos.seat) != seen:
            seen = (pos.round, pos.seat)
            yield pos.copy()
        seat = pos.decider
        apply(pos, seats[seat].choose(View(pos, seat)), chance)
