"""Decline, or go on? Nobody can search a game to its end: both are played on, with the same chance for both."""

from __future__ import annotations

import math
import statistics

from smallworld_desktop.ai.budget import Budget
from smallworld_desktop.ai.levels import LEVELS
from smallworld_desktop.ai.playout import Playouts
from smallworld_desktop.ai.review import Reviewer
from smallworld_desktop.ai.thinker import Thinker
from smallworld_desktop.ai.worth import Worth
from smallworld_desktop.riddles.riddle import Measure
from smallworld_desktop.riddles.search import finishing, riddle_chance
from smallworld_desktop.rules.actions import Action, Final, Roll
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.position import Position

FIRST_GAMES, GAMES = 40, 400
SURE = 1.96
CLOSE = 1.5
"""A difference that looks smaller than this after the first games isn't measured on."""


def measured(begin: Position) -> tuple[Measure, bool, tuple[Action, ...]] | None:
    """How much better the better answer is, whether it is to decline, and its actions; None if there is no choice."""
    worth = Worth(begin.rules)
    reviewer = Reviewer(worth)
    decline = reviewer.declined(begin)
    others = [turn for turn in reviewer.best_turns(begin)[:1] if not _throws(turn.actions)]
    if decline is None or not others:
        return None
    playouts = Thinker(worth, begin.seat, LEVELS["hard"], 1, ()).playouts
    more = _difference(playouts, decline.ends[0][1], others[0].ends[0][1], FIRST_GAMES, 1)
    if abs(more.better) < CLOSE:
        return None
    more = _difference(playouts, decline.ends[0][1], others[0].ends[0][1], GAMES, 1000)
    declines = more.better > 0
    actions = decline.actions if declines else _to_the_end(begin, others[0].actions)
    return Measure(round(abs(more.better), 1), round(more.spread, 1), GAMES), declines, actions


def _difference(playouts: Playouts, one: Position, other: Position, games: int, seed: int) -> Measure:
    """How many coins one position is better than another, give or take."""
    first = playouts.samples(((1.0, one),), seed, games, Budget(0))
    second = playouts.samples(((1.0, other),), seed, games, Budget(0))
    apart = [a - b for a, b in zip(first, second, strict=True)]
    return Measure(statistics.fmean(apart), SURE * statistics.stdev(apart) / math.sqrt(games), games)


def _throws(actions: tuple[Action, ...]) -> bool:
    return any(isinstance(action, Final | Roll) for action in actions)


def _to_the_end(begin: Position, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    pos = begin.copy()
    for action in actions:
        apply(pos, action, riddle_chance())
    return (*actions, *finishing(pos))
