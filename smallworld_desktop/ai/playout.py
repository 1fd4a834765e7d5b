"""Comparing choices by playing on: quick games to the end from each, with the same chance for all."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from smallworld_desktop.ai.budget import Budget
from smallworld_desktop.ai.evaluate import Judge
from smallworld_desktop.ai.quick import QuickPlayer
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.view import View

Ends = Sequence[tuple[float, Position]]
FIRST_GAMES: Final = 6
PRIOR_GAMES: Final = 20
"""How many games the first judgement of a choice counts for."""
SURVIVORS: Final = 0.5


class Playouts:
    """Plays games on for one seat."""

    __slots__ = ("judge",)

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def best(self, choices: Sequence[Ends], priors: Sequence[float], budget: Budget, seed: int) -> int:
        """The index of the best choice. Weak choices drop out, the others get more games."""
        alive = list(range(len(choices)))
        totals = [0.0] * len(choices)
        games = [0] * len(choices)
        number = 0
        series = FIRST_GAMES
        while budget.is_open and len(alive) > 1:
            for game in range(number, number + series):
                for index in alive:
                    totals[index] += self._play(choices[index], seed + game, game, budget)
                    games[index] += 1
                if not budget.is_open:
                    break
            number += series
            ranked = self._ranked(alive, totals, games, priors)
            alive = ranked[: max(2, round(len(ranked) * SURVIVORS))]
            if len(ranked) == 2:
                series *= 2
        return self._ranked(alive, totals, games, priors)[0]

    def _ranked(self, alive: list[int], totals: list[float], games: list[int], priors: Sequence[float]) -> list[int]:
        played = [index for index in alive if games[index]]
        if not played:
            return sorted(alive, key=lambda index: -priors[index])
        base = sum(totals[i] / games[i] for i in played) / len(played)
        usual = sum(priors[i] for i in played) / len(played)

        def estimate(index: int) -> float:
            prior = base + priors[index] - usual
            return (totals[index] + PRIOR_GAMES * prior) / (games[index] + PRIOR_GAMES)

        return sorted(alive, key=lambda index: -estimate(index))

    def _play(self, ends: Ends, seed: int, game: int, budget: Budget) -> float:
        rng = random.Random(seed)
        spot = rng.random()
        chosen = ends[-1][1]
        for chance, pos in ends:
            spot -= chance
            if spot < 0:
                chosen = pos
                break
        pos = View(chosen, self.judge.seat, open_coins=True).complete(rng)
        player = QuickPlayer(self.judge.worth, rng)
        budget.spend(player.play_on(pos, Chance(rng.getrandbits(48))))
        return self.judge.margin(pos)
