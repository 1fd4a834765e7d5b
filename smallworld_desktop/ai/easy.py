"""The beginner: takes what looks good now, spreads its troops evenly, and thinks no further."""

from __future__ import annotations

from typing import Final

from smallworld_desktop.ai.quick import QuickPlayer
from smallworld_desktop.ai.worth import turns_left
from smallworld_desktop.rules.actions import Action, Pick
from smallworld_desktop.rules.column import prices
from smallworld_desktop.rules.position import People, Position

SPENDS: Final = 2
TIRED: Final = 4
WHIM: Final = 0.6


class EasyPlayer(QuickPlayer):
    """Rules of thumb with whims: many tokens look good, a tired race is put into decline."""

    __slots__ = ()

    def pick(self, pos: Position) -> Action:
        purse = min(SPENDS, pos.coins[pos.seat])
        affordable = [place for place, price in enumerate(prices(pos)) if price <= purse]
        rules = pos.rules

        def look(place: int) -> float:
            race, power, coins, extra = pos.column[place]
            return rules.races[race].tokens + rules.powers[power].tokens + coins + extra + 3 * self.rng.random()

        return Pick(max(affordable, key=look))

    def wants_decline(self, pos: Position, active: People) -> bool:
        if turns_left(pos, pos.seat) < 2:
            return False
        return active.turns >= 2 and active.hand < TIRED

    def gain(self, pos: Position, people: People, region: int) -> float:
        return super().gain(pos, people, region) + WHIM * self.rng.random()
