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

    __slots__ = ("depth", "judge")

    def __init__(self, judge: Judge, depth: int = 0) -> None:
        self.judge = judge
        self.depth = depth

    def ranked(
        self, choices: Sequence[Ends], priors: Sequence[float], budget: Budget, seed: int
    ) -> list[tuple[float, int]]:
        """The choices that are left with their worth, best first. Weak ones drop out, the others get more games."""
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
            found = self._estimates(alive, totals, games, priors)
            alive = [index for _, index in found[: max(2, round(len(found) * SURVIVORS))]]
            if len(found) == 2:
                series *= 2
        return self._estimates(alive, totals, games, priors)

    def _estimates(
        self, alive: list[int], totals: list[float], games: list[int], priors: Sequence[float]
    ) -> list[tuple[float, int]]:
        played = [index for index in alive if games[index]]
        if not played:
            return sorted(((priors[index], index) for index in alive), key=lambda pair: -pair[0])
        base = sum(totals[i] / games[i] for i in played) / len(played)
        usual = sum(priors[i] for i in played) / len(played)

        def estimate(index: int) -> float:
            prior = base + priors[index] - usual
            return (totals[index] + PRIOR_GAMES * prior) / (games[index] + PRIOR_GAMES)

        return sorted(((estimate(index), index) for index in alive), key=lambda pair: -pair[0])

    def samples(self, ends: Ends, seed: int, games: int, budget: Budget) -> list[float]:
        """What comes of so many games played on from a choice; the same seed gives all choices the same chance."""
        return [self._play(ends, seed + game, game, budget) for game in range(games)]

    def chances(self, pos: Position, seed: int, games: int) -> list[float]:
        """The share of games that each seat wins from here on."""
        wins = [0.0] * pos.rules.seats
        for game in range(games):
            rng = random.Random(seed + game)
            trial = View(pos, self.judge.seat, open_coins=True).complete(rng)
            QuickPlayer(self.judge.worth, rng).play_on(trial, Chance(rng.getrandbits(48)))
            for winner in trial.winners:
                wins[winner] += 1 / len(trial.winners)
        return [won / games for won in wins]

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
        luck = Chance(rng.getrandbits(48))
        if not self.depth:
            budget.spend(player.play_on(pos, luck))
            return self.judge.margin(pos)
        budget.spend(player.play_turns(pos, luck, self.judge.seat, self.depth))
        return self.judge.margin(pos) if pos.stage == "over" else self.judge.end_of_turn(pos)
