"""What the races and powers of the game bring, as a small file among the assets, and where something stands among them.

`smallworld-desktop strengths` makes the file; it says how.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import astuple, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from smallworld_desktop import paths
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.workshop.balance import CoinAccount, StrengthScore
from smallworld_desktop.workshop.draft import POWERS, RACES

VERSION = 1
COMBOS = "combos"
FEWEST_GAMES = 24
"""Before so many nothing is said."""


class BadYardstick(ValueError):
    """A file that holds no figures for this program."""


@dataclass(frozen=True, slots=True)
class ComboPay:
    """What a combo brought in its games: coins, in so many turns."""

    games: int
    coins: int
    turns: int


@dataclass(frozen=True, slots=True)
class Yardstick:
    """What was counted for each race and power of the game, and how."""

    races: Mapping[str, CoinAccount]
    powers: Mapping[str, CoinAccount]
    made: Mapping[str, Any]
    combos: Mapping[str, Mapping[str, ComboPay]] = field(default_factory=dict)
    """What each race brought with each power."""

    def of(self, section: str) -> Mapping[str, CoinAccount]:
        return self.races if section == RACES else self.powers


def shipped_yardstick_file() -> Path:
    return paths.assets() / "workshop" / "strength.json"


@cache
def shipped_yardstick() -> Yardstick:
    """What this program ships with."""
    return read_yardstick(shipped_yardstick_file())


def read_yardstick(file: Path) -> Yardstick:
    """Read figures; raises `BadYardstick` or OSError."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        if data["version"] != VERSION:
            raise BadYardstick(str(file))
        return Yardstick(_accounts(data[RACES]), _accounts(data[POWERS]), data["made"], _combos(data.get(COMBOS, {})))
    except (KeyError, TypeError, ValueError) as problem:
        raise BadYardstick(str(file)) from problem


def _accounts(found: dict[str, list[float]]) -> dict[str, CoinAccount]:
    return {id: CoinAccount(int(games), wins, *map(int, sums)) for id, (games, wins, *sums) in found.items()}


def _combos(found: dict[str, dict[str, list[int]]]) -> dict[str, dict[str, ComboPay]]:
    return {race: {id: ComboPay(*map(int, pay)) for id, pay in powers.items()} for race, powers in found.items()}


def write_yardstick(file: Path, yardstick: Yardstick) -> None:
    """One line for each race and power, so that changes can be read. Raises OSError."""
    lines = []
    for section in (RACES, POWERS):
        rows = (f'  "{id}": {json.dumps(_numbers(account))}' for id, account in sorted(yardstick.of(section).items()))
        lines.append(f' "{section}": {{\n' + ",\n".join(rows) + "\n }")
    rows = (
        f'  "{race}": {json.dumps({id: astuple(pay) for id, pay in sorted(powers.items())})}'
        for race, powers in sorted(yardstick.combos.items())
    )
    lines.append(f' "{COMBOS}": {{\n' + ",\n".join(rows) + "\n }")
    made = json.dumps(dict(yardstick.made), ensure_ascii=False)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f'{{\n "version": {VERSION},\n "made": {made},\n' + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def _numbers(account: CoinAccount) -> list[float]:
    return [round(number, 3) for number in astuple(account)]


@dataclass(frozen=True, slots=True)
class StrengthPlace:
    """Where something stands among those of the game."""

    beaten: int
    of: int
    verdict: str
    """`strong`: surely above all of them, `weak`: surely below all of them, `fits`: neither; empty: too few games."""
    dangerous: tuple[str, ...]
    """Powers or races with which it brings surely more than the best of the game brings on average."""

    def sentence(self, section: str) -> Message:
        """`Stronger than 19 of 24 peoples.`"""
        return Message(f"balance.{section}.{self.verdict or 'early'}", {"beaten": self.beaten, "count": self.of})


def place_of(score: StrengthScore, others: Mapping[str, CoinAccount]) -> StrengthPlace:
    """Where something stands, by what it brings for each turn."""
    rates = [account.per_turn for account in others.values()]
    own = score.total
    if own.games < FEWEST_GAMES:
        return StrengthPlace(0, len(rates), "", ())
    verdict = "fits"
    if own.per_turn - own.margin > max(rates):
        verdict = "strong"
    elif own.per_turn + own.margin < min(rates):
        verdict = "weak"
    found = [
        (account, id) for id, account in score.by_partner.items() if account.per_turn - account.margin > max(rates)
    ]
    found.sort(key=lambda pair: (-pair[0].per_turn, pair[1]))
    return StrengthPlace(sum(rate < own.per_turn for rate in rates), len(rates), verdict, tuple(id for _, id in found))
