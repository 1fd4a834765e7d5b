"""What races and powers are worth, from played games: bars among their kind, and with whom they do well or badly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from smallworld_desktop.workshop.balance import CoinAccount
from smallworld_desktop.workshop.draft import POWERS, RACES
from smallworld_desktop.workshop.yardstick import ComboPay, shipped_yardstick

LEVELS = 5
TRUST = 12
"""Turns of the average that are added to a combo's own, which is played too seldom to be trusted alone."""
GOOD, POOR = 3, 2
SECTIONS = {"race": RACES, "power": POWERS}


@dataclass(frozen=True, slots=True)
class Pairing:
    """A race with a power, and the coins it brings for each turn."""

    race: str
    power: str
    per_turn: float


@dataclass(frozen=True, slots=True)
class PlayedWorth:
    """Levels from 1 to 5 by what they measure; the best and the worst pairings, best or worst first."""

    levels: Mapping[str, int]
    good: tuple[Pairing, ...]
    poor: tuple[Pairing, ...]


MEASURES: dict[str, Callable[[CoinAccount], float]] = {
    "coins": lambda account: account.per_turn,
    "wins": lambda account: account.win_share,
    "lasts": lambda account: account.turns / max(1, account.games),
}
"""Coins for each turn, games won by who begins with it, turns until it declines."""


@cache
def worth_of(kind: str, id: str) -> PlayedWorth | None:
    """The worth of a `race` or `power`; None if it was not played."""
    accounts = shipped_yardstick().of(SECTIONS[kind])
    if id not in accounts:
        return None
    levels = {
        name: level_of(measure(accounts[id]), [measure(other) for other in accounts.values()])
        for name, measure in MEASURES.items()
    }
    pairings = sorted(_pairings(kind, id, accounts[id]), key=lambda each: (-each.per_turn, each.race, each.power))
    return PlayedWorth(levels, tuple(pairings[:GOOD]), tuple(pairings[: -POOR - 1 : -1]))


def level_of(value: float, values: list[float]) -> int:
    """In which fifth of all values one lies, from 1 to 5."""
    below = sum(other < value for other in values)
    return min(LEVELS, 1 + below * LEVELS // len(values))


def _pairings(kind: str, id: str, account: CoinAccount) -> list[Pairing]:
    combos = shipped_yardstick().combos
    if kind == "race":
        return [Pairing(id, power, steadied(pay, account)) for power, pay in combos.get(id, {}).items()]
    return [Pairing(race, id, steadied(pays[id], account)) for race, pays in combos.items() if id in pays]


def steadied(pay: ComboPay, account: CoinAccount) -> float:
    """Coins for each turn of a combo, drawn towards the average of all its games."""
    return (pay.coins + TRUST * account.per_turn) / (pay.turns + TRUST)
