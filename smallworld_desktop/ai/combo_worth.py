"""What a combo would bring on a board now: quick players play on from taking it, again and again."""

from __future__ import annotations

import random
import statistics
from typing import Final

from smallworld_desktop.ai.quick import QuickPlayer
from smallworld_desktop.ai.worth import Worth
from smallworld_desktop.rules.actions import End, Pick
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.view import View

TURNS: Final = 3
"""So many turns of the seat are looked at."""
GAMES: Final = 30
SPREAD: Final = 0.5
"""The range that is told reaches so many deviations to each side: what is usual, not what is possible."""


class ComboWorth:
    """Coins a turn with a combo, from what a seat may know. Each `play` takes a few milliseconds."""

    def __init__(self, view: View, pick: Pick, seed: int = 0) -> None:
        self._view = view
        self._pick = pick
        self._seed = seed
        self._worth = Worth(view.position.rules)
        self._found: list[float] = []

    @property
    def is_known(self) -> bool:
        """Whether enough games were played."""
        return len(self._found) >= GAMES

    def play(self) -> None:
        """One more game of some turns."""
        rng = random.Random(self._seed + len(self._found))
        position, seat = self._view.complete(rng), self._view.seat
        player, chance = QuickPlayer(self._worth, rng), Chance(rng.getrandbits(48))
        apply(position, self._pick, chance)
        before, turns = position.coins[seat], 0
        while position.stage != "over" and turns < TURNS:
            action = player.choose(position)
            turns += isinstance(action, End) and position.seat == seat
            apply(position, action, chance)
        self._found.append((position.coins[seat] - before) / max(1, turns))

    @property
    def expected(self) -> tuple[int, int]:
        """From how many to how many coins a turn, as a rule."""
        mean, spread = statistics.fmean(self._found), SPREAD * statistics.pstdev(self._found)
        return max(0, round(mean - spread)), max(0, round(mean + spread))
