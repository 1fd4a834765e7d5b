"""What one seat may know, and ordinary games that agree with it.

Hidden are the coins of others (unless they are played open), the order of the piles and what lies face down. A view can
be completed by sampling what is hidden, so that an opponent can search with the same engine without cheating.
"""

from __future__ import annotations

import random
from typing import Final

from smallworld_desktop.rules.position import Position

HIDDEN: Final = -1


class View:
    """A position as one seat sees it: others' coins are `HIDDEN`, piles and what lies face down are sorted."""

    __slots__ = ("open_coins", "position", "seat")

    def __init__(self, position: Position, seat: int, open_coins: bool = False) -> None:
        shown = position.copy()
        if not open_coins:
            shown.coins = [coins if other == seat else HIDDEN for other, coins in enumerate(position.coins)]
        unknown = position.unknown_races
        shown.race_pile = sorted(position.race_pile[:unknown]) + position.race_pile[unknown:]
        shown.power_pile = sorted(position.power_pile)
        shown.hidden_places = sorted(position.hidden_places)
        self.position = shown
        self.seat = seat
        self.open_coins = open_coins

    def complete(self, rng: random.Random) -> Position:
        """An ordinary position that this seat can't tell from the real one."""
        full = self.position.copy()
        own = full.coins[self.seat]
        full.coins = [max(0, own + rng.randint(-8, 8)) if c == HIDDEN else c for c in full.coins]
        unknown = full.unknown_races
        top = full.race_pile[:unknown]
        rng.shuffle(top)
        full.race_pile[:unknown] = top
        rng.shuffle(full.power_pile)
        rng.shuffle(full.hidden_places)
        return full
