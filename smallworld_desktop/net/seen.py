"""What a guest may see of a game: the position as their seats know it, and what happened. Never more.

All records are public, as everybody around a real table sees them. Hidden are purses (unless coins are open), the
order of the piles, what lies face down, and the chance to come: none of it is in these documents.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from smallworld_desktop.net.records import record_document
from smallworld_desktop.rules.document import action_document, position_document
from smallworld_desktop.rules.game import Step
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.view import View

NOBODY_LOOKS = -1


def public_position(position: Position, *, open_coins: bool) -> dict[str, Any]:
    """The position as somebody sees it who has no seat: the same for all guests."""
    shown = View(position, NOBODY_LOOKS, open_coins or position.is_over).position
    return position_document(shown)


def purses(position: Position, seats: Iterable[int], *, open_coins: bool) -> dict[str, int]:
    """The coins that a guest with these seats may know."""
    known = range(len(position.coins)) if open_coins or position.is_over else sorted(seats)
    return {str(seat): position.coins[seat] for seat in known}


def step_document(step: Step) -> list[Any]:
    """A step without its chance: `[seat, round, action, records]`."""
    return [step.seat, step.round, action_document(step.action), [record_document(record) for record in step.records]]
