"""Why the solution is played as it is: each of its steps with the reasons that a computer player would give."""

from __future__ import annotations

from dataclasses import dataclass

from smallworld_desktop.ai.evaluate import Judge
from smallworld_desktop.ai.levels import LEVELS
from smallworld_desktop.ai.reasons import because, why_conquer
from smallworld_desktop.ai.worth import Worth
from smallworld_desktop.riddles.search import riddle_chance
from smallworld_desktop.rules.actions import Action, Conquer, End
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.position import Position

LATER = ("ai.why.safe", "ai.why.danger")
"""Reasons that look at the turns to come."""


@dataclass(frozen=True, slots=True)
class Explained:
    """A step of a solution: the position before it, the action, and the reasons for a conquest."""

    before: Position
    action: Action
    reason: Message | None


def explained(begin: Position, actions: tuple[Action, ...]) -> list[Explained]:
    """Every step of a turn with its reasons."""
    positions = [begin.copy()]
    for action in actions:
        after = positions[-1].copy()
        apply(after, action, riddle_chance())
        positions.append(after)
    ending = next((n for n, action in enumerate(actions) if isinstance(action, End)), len(actions))
    end, judge = positions[ending], Judge(Worth(begin.rules), begin.seat, LEVELS["hard"].weights)
    is_last = begin.round == begin.rules.rounds
    return [
        Explained(before, action, _why(judge, before, action, after, end, is_last))
        for before, action, after in zip(positions, actions, positions[1:], strict=False)
    ]


def _why(
    judge: Judge, before: Position, action: Action, after: Position, end: Position, is_last: bool
) -> Message | None:
    if not isinstance(action, Conquer):
        return None
    clauses = why_conquer(judge, before, action, after, end)
    return because(*(clause for clause in clauses if not (is_last and clause.code in LATER)))
