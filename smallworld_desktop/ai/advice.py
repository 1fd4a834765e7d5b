"""Advice for people: what a strong player would do now, and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from smallworld_desktop.ai.levels import read_spec
from smallworld_desktop.ai.seats import ThinkingSeat
from smallworld_desktop.rules.actions import Action
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.view import View

ADVISER = "hard"


@dataclass(frozen=True, slots=True)
class Advice:
    """An action and its reason, for `reasons.spoken`."""

    action: Action
    reason: Message | None


def advise(view: View, spec: str = ADVISER, seed: int = 0, hurried: Callable[[], bool] | None = None) -> Advice:
    """What a thinking level would do for the view's seat, which has to decide now. It sees no more than the view."""
    seat = ThinkingSeat(read_spec(spec).level, seed, hurried)
    action = seat.choose(view)
    return Advice(action, seat.why(view, action))
