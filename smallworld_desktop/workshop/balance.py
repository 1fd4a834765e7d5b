"""How strong something is: some hundred games in another process, and what was counted in them.

    weighing = Weighing(wake)
    weighing.begin(contest)                   # the process starts
    if weighing.poll(): ... weighing.score    # every frame, never blocks; grows while games are played
    weighing.stop()                           # at once; what was counted stays

The same contest gives the same score.
"""

from __future__ import annotations

import logging
import math
import pickle
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum

from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.simulation.balance import NORMAL_95
from smallworld_desktop.simulation.match import play_match
from smallworld_desktop.simulation.tally import share_of_win, wilson
from smallworld_desktop.worker import Done, Failed, Progress, Report, Worker
from smallworld_desktop.workshop.arena import SEATS, Contest, partners, quick_player
from smallworld_desktop.workshop.draft import RACES

log = logging.getLogger(__name__)

REPORT_EVERY = 0.15
"""Seconds between two reports of a process that plays."""


@dataclass(slots=True)
class CoinAccount:
    """Coins and turns of some reigns, kept as sums so that two accounts make one."""

    games: int = 0
    wins: float = 0.0
    coins: int = 0
    turns: int = 0
    coins_squared: int = 0
    turns_squared: int = 0
    product: int = 0

    def add(self, coins: int, turns: int, win: float) -> None:
        self.games += 1
        self.wins += win
        self.coins += coins
        self.turns += turns
        self.coins_squared += coins * coins
        self.turns_squared += turns * turns
        self.product += coins * turns

    @property
    def per_turn(self) -> float:
        """Coins for each turn that the player gave to it."""
        return self.coins / self.turns if self.turns else 0.0

    @property
    def margin(self) -> float:
        """Half the 95 % interval of the coins per turn; infinite where too little was played."""
        if self.games < 2 or not self.turns:
            return math.inf
        rate = self.per_turn
        squares = self.coins_squared - 2 * rate * self.product + rate * rate * self.turns_squared
        deviation = math.sqrt(max(0.0, squares) / (self.games - 1))
        return NORMAL_95 * deviation * math.sqrt(self.games) / self.turns

    @property
    def win_share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def win_interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of games won."""
        return wilson(self.wins, self.games)


@dataclass(slots=True)
class StrengthScore:
    """What was counted: in all, and by the power or race it was combined with."""

    total: CoinAccount = field(default_factory=CoinAccount)
    by_partner: dict[str, CoinAccount] = field(default_factory=dict)

    def add(self, partner: str, coins: int, turns: int, win: float) -> None:
        for account in (self.total, self.by_partner.setdefault(partner, CoinAccount())):
            account.add(coins, turns, win)


def play_contest(contest: Contest, report: Report[StrengthScore]) -> StrengthScore:
    """Play all games of a contest; runs in whatever process it is sent to."""
    score, told = StrengthScore(), time.monotonic()
    for partner, coins, turns, win in _games(contest):
        score.add(partner, coins, turns, win)
        if time.monotonic() - told > REPORT_EVERY:
            told = time.monotonic()
            report(score)
    return score


def _games(contest: Contest) -> Iterator[tuple[str, int, int, float]]:
    rules: Ruleset = pickle.loads(contest.packed_rules)
    others = [id for id in partners(rules.content, contest.section) if id != contest.id]
    for number in range(contest.games):
        partner = others[number % len(others)]
        combo = (contest.id, partner) if contest.section == RACES else (partner, contest.id)
        seed = contest.seed + number
        result = play_match(rules, ("",) * SEATS, seed, begins_with=combo, seat_for=quick_player)
        reign = result.reigns[0]
        yield partner, reign.coins, reign.turns, share_of_win(result, reign.seat)


class WeighingState(Enum):
    """How far a weighing is."""

    IDLE = "idle"
    PLAYING = "playing"
    STOPPED = "stopped"
    DONE = "done"
    FAILED = "failed"


class Weighing:
    """Plays contests in a process of its own, one at a time. `wake` is called when `poll` has news."""

    def __init__(self, wake: Callable[[], None] | None = None) -> None:
        self._worker: Worker[Contest, StrengthScore, StrengthScore] = Worker(play_contest, name="balance", wake=wake)
        self.state = WeighingState.IDLE
        self.contest: Contest | None = None
        self.score = StrengthScore()

    @property
    def part(self) -> float:
        """How much of the games is played, from 0 to 1."""
        return self.score.total.games / self.contest.games if self.contest is not None else 0.0

    def begin(self, contest: Contest) -> None:
        """Plays a contest; another one under way is forgotten."""
        self._worker.cancel()
        self.contest, self.score, self.state = contest, StrengthScore(), WeighingState.PLAYING
        self._worker.submit(contest)

    def poll(self) -> bool:
        """Takes what the process has told; whether there was anything."""
        events = self._worker.poll()
        for event in events:
            match event:
                case Progress(value=score):
                    self.score = score
                case Done(value=score):
                    self.score, self.state = score, WeighingState.DONE
                case Failed(details=details):
                    self.state = WeighingState.FAILED
                    log.error("the balance could not be played: %s", details)
        return bool(events)

    def stop(self) -> None:
        """Ends the games at once; what was counted until now stays."""
        if self.state is WeighingState.PLAYING:
            self._worker.cancel()
            self.state = WeighingState.STOPPED

    def close(self) -> None:
        """Ends the process."""
        self.stop()
        self._worker.close()
