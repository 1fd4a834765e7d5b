"""Looking back at a game: each turn with what a master would have done, what the difference cost, luck and chances.

Values are coins: how far ahead of the opponents' mean a seat ends. Differences are measured by playing both turns on
in quick games with the same chance, so that each comes with its uncertainty.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Literal

from smallworld_desktop.ai.beam import Planner, TurnPlan
from smallworld_desktop.ai.budget import Budget
from smallworld_desktop.ai.learned import shipped
from smallworld_desktop.ai.levels import LEVELS, Level
from smallworld_desktop.ai.played import PlayedTurn, expected_ends, played_turns
from smallworld_desktop.ai.playout import Ends
from smallworld_desktop.ai.thinker import Thinker
from smallworld_desktop.ai.worth import Worth, turns_left
from smallworld_desktop.rules.actions import Action, Pick
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.column import prices
from smallworld_desktop.rules.decline import default_decline
from smallworld_desktop.rules.game import Game
from smallworld_desktop.rules.play import apply, why_not
from smallworld_desktop.rules.position import Position

Verdict = Literal["good", "inaccurate", "mistake", "combo", "decline_early", "decline_late"]

PRIOR_GAMES = 20
SLIP, MISTAKE = 1.0, 3.0
SURE = 1.96


@dataclass(frozen=True, slots=True)
class Care:
    """How closely is looked: unfinished turns followed and ends judged (for each combo fewer), turns played on.

    The rest are quick games: for a first look, for the difference, and for chances to win.
    """

    width: int
    ends: int
    pick_width: int
    pick_ends: int
    turns: int
    first_games: int
    more_games: int
    chance_games: int


THOROUGH = Care(150, 500, 20, 30, 5, 16, 48, 32)
"""Far more than in play, for nobody waits."""
BRIEF = Care(8, 10, 2, 3, 3, 4, 16, 6)


@dataclass(frozen=True, slots=True)
class BetterTurn:
    """A way to play a turn: its actions up to the redeployment, its ends, and its combo if it takes one."""

    actions: tuple[Action, ...]
    ends: Ends
    worth: float
    place: int = -1
    is_decline: bool = False


@dataclass(frozen=True, slots=True)
class TurnReview:
    """What there is to say of one turn. `cost` is what the better turn would have brought, give or take `spread`."""

    seat: int
    round: int
    first: int
    last: int
    verdict: Verdict
    cost: float
    spread: float
    luck: float
    better: tuple[Action, ...]
    better_combo: tuple[str, str] | None
    chances: tuple[float, ...]
    """The chance of each seat to win after the turn."""


class Reviewer:
    """Judges turns with the eyes of a level."""

    def __init__(self, worth: Worth, seed: int = 1, level: Level = LEVELS["master"], care: Care = THOROUGH) -> None:
        self.care = care
        learnt = shipped().at_table(worth.rules.seats) if level.learned else ()
        self._thinkers = [Thinker(worth, seat, level, seed, learnt) for seat in range(worth.rules.seats)]
        self._level = level
        self._seed = seed

    def planner(self, seat: int) -> Planner:
        return self._thinkers[seat].planner

    def best_turns(self, begin: Position) -> list[BetterTurn]:
        """Ways to play a turn, best first, as far as the judgement sees."""
        thinker = self._thinkers[begin.seat]
        budget = Budget(self._level.positions)
        found: list[BetterTurn] = []
        if begin.stage == "choose":
            purse = begin.coins[begin.seat]
            for place, price in enumerate(prices(begin)):
                if price <= purse:
                    after = begin.copy()
                    apply(after, Pick(place), Chance(place))
                    found += [
                        _with(plan, place)
                        for plan in thinker.planner.plans(after, budget, self.care.pick_width, self.care.pick_ends)[:1]
                    ]
        elif begin.stage == "conquer":
            found = [_with(plan) for plan in thinker.planner.plans(begin, budget, self.care.width, self.care.ends)]
        return sorted(found, key=lambda turn: -turn.worth)

    def declined(self, begin: Position) -> BetterTurn | None:
        """The turn spent on declining, where that is allowed and makes sense."""
        active = begin.active_people(begin.seat)
        if active is None or begin.stage != "conquer" or not turns_left(begin, begin.seat):
            return None
        decline = default_decline(begin, active)
        if why_not(begin, decline) is not None:
            return None
        after = begin.copy()
        apply(after, decline, Chance(0))
        return BetterTurn((decline,), ((1.0, after),), 0.0, is_decline=True)

    def review(self, turn: PlayedTurn) -> TurnReview:
        """What there is to say of a turn."""
        thinker = self._thinkers[turn.seat]
        judge = thinker.judge
        ends = expected_ends(turn, thinker.deployer)
        luck = 0.0
        if len(ends) > 1:
            luck = judge.end_of_turn(turn.end) - sum(likely * judge.end_of_turn(pos) for likely, pos in ends)
        better = self._better(turn, ends)
        cost, spread = self._difference(turn.seat, better.ends, ends) if better is not None else (0.0, 0.0)
        if better is None or cost < SLIP or cost < spread:
            better = None
        chances = thinker.playouts.chances(turn.end, self._seed, self.care.chance_games)
        return TurnReview(
            turn.seat,
            turn.round,
            turn.first,
            turn.last,
            _verdict(turn, better, cost),
            max(0.0, cost),
            spread,
            luck,
            better.actions if better is not None else (),
            _combo(turn.begin, better),
            tuple(chances),
        )

    def passed(self, turn: PlayedTurn) -> TurnReview:
        """Only the chances, for a turn that nobody asks about."""
        chances = self._thinkers[turn.seat].playouts.chances(turn.end, self._seed, self.care.chance_games)
        return TurnReview(
            turn.seat, turn.round, turn.first, turn.last, "good", 0.0, 0.0, 0.0, (), None, tuple(chances)
        )  # fmt: skip

    def _better(self, turn: PlayedTurn, ends: Ends) -> BetterTurn | None:
        """The best turn, unless it is the one that was played."""
        choices = self.best_turns(turn.begin)[: self.care.turns]
        decline = self.declined(turn.begin)
        if decline is not None and not turn.is_decline:
            choices.append(decline)
        if not choices:
            return None
        played = self._mean(turn.seat, ends)
        worths = [self._mean(turn.seat, choice.ends) for choice in choices]
        best = max(range(len(choices)), key=lambda index: worths[index])
        return choices[best] if worths[best] > played else None

    def _mean(self, seat: int, ends: Ends) -> float:
        """What comes of a turn: quick games, and the judgement of its end where it has one."""
        thinker = self._thinkers[seat]
        games = self.care.first_games
        mean = statistics.fmean(thinker.playouts.samples(ends, self._seed, games, Budget(0)))
        if any(pos.seat != seat or pos.stage != "redeploy" for _, pos in ends):
            return mean
        prior = sum(likely * thinker.judge.end_of_turn(pos) for likely, pos in ends)
        return (mean * games + prior * PRIOR_GAMES) / (games + PRIOR_GAMES)

    def _difference(self, seat: int, better: Ends, played: Ends) -> tuple[float, float]:
        """How much better one turn is than another, measured anew with the same chance for both, and how sure."""
        playouts = self._thinkers[seat].playouts
        fresh = self._seed + self.care.first_games
        one = playouts.samples(better, fresh, self.care.more_games, Budget(0))
        other = playouts.samples(played, fresh, self.care.more_games, Budget(0))
        apart = [a - b for a, b in zip(one, other, strict=True)]
        return statistics.fmean(apart), SURE * statistics.stdev(apart) / math.sqrt(len(apart))


def _with(plan: TurnPlan, place: int = -1) -> BetterTurn:
    first: tuple[Action, ...] = (Pick(place),) if place >= 0 else ()
    return BetterTurn((*first, *plan.actions), plan.ends, plan.value, place)


def _verdict(turn: PlayedTurn, better: BetterTurn | None, cost: float) -> Verdict:
    if better is None:
        return "good"
    if better.is_decline:
        return "decline_late"
    if turn.is_decline:
        return "decline_early"
    picked = next((action.place for action in turn.actions if isinstance(action, Pick)), -1)
    if better.place != picked:
        return "combo"
    return "mistake" if cost >= MISTAKE else "inaccurate"


def _combo(begin: Position, better: BetterTurn | None) -> tuple[str, str] | None:
    if better is None or better.place < 0:
        return None
    race, power, _, _ = begin.column[better.place]
    return begin.rules.races[race].id, begin.rules.powers[power].id


def review_turns(
    game: Game,
    seats: tuple[int, ...] = (),
    seed: int = 1,
    stopped: Callable[[], bool] = lambda: False,
    care: Care = THOROUGH,
    wanted: Collection[int] | None = None,
) -> Iterator[TurnReview]:
    """Every turn of a game looked at, one after the other; only chances for seats that are not asked for.

    `wanted` are the numbers of their first steps, if only some turns are to be looked at.
    """
    reviewer = Reviewer(Worth(game.rules), seed, care=care)
    for turn in played_turns(game):
        if stopped():
            return
        if wanted is None or turn.first in wanted:
            yield reviewer.review(turn) if not seats or turn.seat in seats else reviewer.passed(turn)


def decided(turns: list[TurnReview], seats: int) -> tuple[int, ...]:
    """The numbers of the three turns after which the chances to win had changed most."""
    before = (1 / seats,) * seats
    changes = []
    for number, turn in enumerate(turns):
        changes.append((max(abs(now - then) for now, then in zip(turn.chances, before, strict=True)), number))
        before = turn.chances
    return tuple(sorted(number for _, number in sorted(changes, reverse=True)[:3]))
