"""Ends of turns of self-play games with what comes of them in quick games: what the judgement is learnt from."""

from __future__ import annotations

import random
from dataclasses import dataclass

from smallworld_desktop.ai.budget import Budget
from smallworld_desktop.ai.evaluate import Judge
from smallworld_desktop.ai.features import features
from smallworld_desktop.ai.playout import Playouts
from smallworld_desktop.ai.seats import Player, make_seat
from smallworld_desktop.ai.weights import DEFAULT
from smallworld_desktop.ai.worth import Worth, income
from smallworld_desktop.rules.actions import End
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.rules.setup import set_up
from smallworld_desktop.rules.view import View

QUICK_GAMES = 8


@dataclass(frozen=True, slots=True)
class Sample:
    """The end of a turn as numbers, and how many coins more than its opponents the seat wins from then on."""

    game: int
    features: tuple[float, ...]
    to_come: float


def sampled_game(rules: Ruleset, levels: tuple[str, ...], seed: int) -> list[Sample]:
    """A game between players drawn from `levels`, sampled at the end of every turn.

    What is to come is the mean of some quick games played on from there: less a matter of luck than the game itself.
    """
    source = random.Random(seed)
    chance = Chance(source.getrandbits(48))
    pos, _ = set_up(rules, chance, source.randrange(rules.seats))
    seats: list[Player] = [make_seat(source.choice(levels), source.getrandbits(48)) for _ in range(rules.seats)]
    worth = Worth(rules)
    judges = [Judge(worth, seat, DEFAULT) for seat in range(rules.seats)]
    found: list[Sample] = []
    while not pos.is_over:
        seat = pos.decider
        action = seats[seat].choose(View(pos, seat))
        if isinstance(action, End) and seat == pos.seat and not pos.questions:
            found.append(sample(pos, judges[seat], source.getrandbits(48), seed))
        apply(pos, action, chance)
    return found


def sample(pos: Position, judge: Judge, luck: int, game: int) -> Sample:
    """A position at the end of the judge's turn, and what comes of it."""
    numbers = features(pos, judge.seat, judge.rivals, judge.worth, DEFAULT)
    played = Playouts(judge).samples(((1.0, pos),), luck, QUICK_GAMES, Budget(0))
    now = judge.margin(pos) + income(pos, judge.seat)
    return Sample(game, tuple(numbers), sum(played) / len(played) - now)
