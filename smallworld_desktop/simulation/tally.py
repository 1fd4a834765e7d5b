"""The figures of a series of games."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass, field
from typing import TypedDict

from smallworld_desktop.simulation.balance import NORMAL_95, Verdict, balance_of
from smallworld_desktop.simulation.findings import Findings
from smallworld_desktop.simulation.match import MatchResult


class ComboFigures(TypedDict):
    """How a race, or a power, did: how often it was taken, won, and what it brought.

    `interval` is that of the mean coins, 95 %; `verdict` says whether it is surely too strong or too weak.
    """

    taken: int
    win_rate: float
    mean_coins: float
    interval: list[float]
    verdict: Verdict


class FindFigures(TypedDict):
    """How often a place or relic was found, held by an active race at the end of its turn, and used."""

    found: int
    held: int
    used: int


class Figures(TypedDict):
    """A series at a glance. Lists go by player, in the order in which they were named."""

    games: int
    players: int
    seats: list[str]
    swap: bool
    seed: int
    wins: list[float]
    win_rate: list[float]
    interval: list[list[float]]
    mean_coins: list[float]
    declines: list[float]
    seconds_per_turn: list[float]
    worst_seconds: list[float]
    cut_short: list[int]
    turns: int
    actions: int
    seconds: float
    by_race: dict[str, ComboFigures]
    by_power: dict[str, ComboFigures]
    by_find: dict[str, FindFigures]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson's score interval)."""
    if not games:
        return 0.0, 1.0
    z2 = NORMAL_95**2
    rate = wins / games
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL_95 * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(slots=True)
class _Account:
    taken: int = 0
    won: float = 0.0
    coins: list[int] = field(default_factory=list)

    def figures(self, usual: float) -> ComboFigures:
        balance = balance_of(self.coins)
        return {
            "taken": self.taken,
            "win_rate": round(self.won / self.taken, 3),
            "mean_coins": round(balance.mean, 2),
            "interval": balance.interval,
            "verdict": balance.verdict(usual),
        }


def share_of_win(result: MatchResult, seat: int) -> float:
    """A won game is 1, a shared one a part of it. (Partners who win together share it too.)"""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def tally(results: list[MatchResult], specs: tuple[str, ...], swap: bool = False, seed: int = 1) -> Figures:
    """The figures of these games."""
    players = len(specs)
    games = len(results)
    wins, coins, declines = [0.0] * players, [0] * players, [0] * players
    thinking, worst, cut = [0.0] * players, [0.0] * players, [0] * players
    turns = 0
    races: dict[str, _Account] = defaultdict(_Account)
    powers: dict[str, _Account] = defaultdict(_Account)
    finds = Findings()
    for result in results:
        turns += result.turns
        finds.add(result.findings)
        for seat, player in enumerate(result.players):
            wins[player] += share_of_win(result, seat)
            coins[player] += result.coins[seat]
            declines[player] += result.declines[seat]
            thinking[player] += result.thinking[seat]
            worst[player] = max(worst[player], result.worst[seat])
            cut[player] += result.cut_short[seat]
        for reign in result.reigns:
            for account in (races[reign.race], powers[reign.power]):
                account.taken += 1
                account.won += share_of_win(result, reign.seat)
                account.coins.append(reign.coins)
    usual = balance_of([reign.coins for result in results for reign in result.reigns]).mean
    each = max(1, games)
    own_turns = max(1.0, turns / players)
    return {
        "games": games,
        "players": players,
        "seats": list(specs),
        "swap": swap,
        "seed": seed,
        "wins": [round(value, 2) for value in wins],
        "win_rate": [round(value / each, 4) for value in wins],
        "interval": [[round(bound, 4) for bound in wilson(value, games)] for value in wins],
        "mean_coins": [round(value / each, 2) for value in coins],
        "declines": [round(value / each, 2) for value in declines],
        "seconds_per_turn": [round(value / own_turns, 4) for value in thinking],
        "worst_seconds": [round(value, 4) for value in worst],
        "cut_short": cut,
        "turns": turns,
        "actions": sum(result.actions for result in results),
        "seconds": round(sum(result.seconds for result in results), 3),
        "by_race": {name: account.figures(usual) for name, account in sorted(races.items())},
        "by_power": {name: account.figures(usual) for name, account in sorted(powers.items())},
        "by_find": {
            name: {"found": found, "held": finds.held[name], "used": finds.used[name]}
            for name, found in sorted(finds.found.items())
        },
    }
