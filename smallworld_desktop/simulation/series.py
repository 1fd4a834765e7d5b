"""Series of games: here, in other processes, or on a cluster. The same seeds give the same results everywhere."""

from __future__ import annotations

import hashlib
import multiprocessing
import pickle
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass

from smallworld_desktop.rules.packing import packed
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.simulation.match import MatchResult, play_match

GAMES_AT_ONCE = 4
"""Games sent together, so that fast games don't wait for the post."""


@dataclass(frozen=True, slots=True)
class Series:
    """Which games to play. With `swap` every deal is played once with each player in each seat."""

    specs: tuple[str, ...]
    games: int
    seed: int = 1
    swap: bool = False
    check: bool = False

    def deal(self, number: int) -> tuple[int, tuple[int, ...]]:
        """The seed of a game, and which player sits in each seat."""
        seats = len(self.specs)
        if not self.swap:
            return self.seed + number, tuple(range(seats))
        turn = number % seats
        return self.seed + number // seats, tuple((seat + turn) % seats for seat in range(seats))


@dataclass(frozen=True, slots=True)
class Lot:
    """Some games of a series, as they are sent to another process."""

    packed_rules: bytes
    series: Series
    first: int
    last: int


def play_here(rules: Ruleset, series: Series, first: int = 0, last: int | None = None) -> Iterator[MatchResult]:
    """Play games of a series one after the other."""
    for number in range(first, series.games if last is None else last):
        seed, players = series.deal(number)
        yield play_match(rules, series.specs, seed, series.check, players)


_unpacked: dict[bytes, Ruleset] = {}


def play_lot(lot: Lot) -> list[MatchResult]:
    """Play some games; runs in whatever process it is sent to."""
    key = hashlib.sha256(lot.packed_rules).digest()
    if key not in _unpacked:
        _unpacked.clear()
        _unpacked[key] = pickle.loads(lot.packed_rules)
    return list(play_here(_unpacked[key], lot.series, lot.first, lot.last))


def play_with(executor: Executor, rules: Ruleset, series: Series) -> Iterator[MatchResult]:
    """Play a series with an executor; results come in the order of the games."""
    sent = packed(rules)
    futures: list[Future[list[MatchResult]]] = [
        executor.submit(play_lot, Lot(sent, series, first, min(first + GAMES_AT_ONCE, series.games)))
        for first in range(0, series.games, GAMES_AT_ONCE)
    ]
    try:
        for future in futures:
            yield from future.result()
    finally:
        for future in futures:
            future.cancel()


def processes(jobs: int) -> Executor:
    """So many processes of this program."""
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))


def play_in_parallel(rules: Ruleset, series: Series, jobs: int) -> Iterator[MatchResult]:
    """Play a series in so many processes."""
    with processes(jobs) as executor:
        yield from play_with(executor, rules, series)
