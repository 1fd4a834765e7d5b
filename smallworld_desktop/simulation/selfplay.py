"""Whole games without a window."""

from __future__ import annotations

import random
from dataclasses import dataclass

from smallworld_desktop.ai.random_player import RandomPlayer
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.rules.setup import set_up


@dataclass(frozen=True, slots=True)
class RandomGame:
    """What came of a game between random players."""

    actions: int
    turns: int
    coins: tuple[int, ...]


def play_random_game(rules: Ruleset, seed: int) -> RandomGame:
    """A game between random players, as fast as the rules allow."""
    rng = random.Random(seed)
    chance = Chance(rng.getrandbits(32))
    pos, _ = set_up(rules, chance)
    player = RandomPlayer(rng)
    actions = 0
    while pos.stage != "over":
        apply(pos, player.choose(pos, legal_actions(pos)), chance)
        actions += 1
    return RandomGame(actions, rules.rounds * rules.seats, tuple(pos.coins))
