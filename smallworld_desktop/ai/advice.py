"""Advice for people: what a strong player would do now, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from smallworld_desktop.ai.levels import AT_THE_TABLE, read_spec
from smallworld_desktop.ai.seats import ThinkingSeat
from smallworld_desktop.rules.actions import Action, Deploy, PlaceMarkers
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.view import View

ADVISER = "hard"
MOST_LAYOUTS = 4


@dataclass(frozen=True, slots=True)
class Advice:
    """An action and its reason, for `reasons.spoken`; with a layout, `then` is what would be laid out after it."""

    action: Action
    reason: Message | None
    then: tuple[Action, ...] = ()


def advise(view: View, spec: str = ADVISER, seed: int = 0, hurried: Callable[[], bool] | None = None) -> Advice:
    """What a thinking level would do for the view's seat, which has to decide now. It sees no more than the view."""
    seat = ThinkingSeat(read_spec(spec, AT_THE_TABLE).level, seed, hurried)
    action = seat.choose(view)
    return Advice(action, seat.why(view, action), tuple(_rest(seat, view, action)))


def _rest(seat: ThinkingSeat, view: View, action: Action) -> Iterator[Action]:
    """What follows a layout at the end of a turn, up to the first action that is none."""
    position = view.position.copy()
    for _ in range(MOST_LAYOUTS):
        if not isinstance(action, (Deploy, PlaceMarkers)) or position.stage != "redeploy" or position.parts:
            return
        apply(position, action, Chance(0))
        action = seat.choose(View(position, view.seat, view.open_coins))
        yield action
