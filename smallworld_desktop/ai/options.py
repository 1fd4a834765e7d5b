"""Choices that no rule of thumb knows: each is tried, and the one after which the seat earns most is taken."""

from __future__ import annotations

from collections.abc import Sequence

from smallworld_desktop.ai.worth import income, turns_left
from smallworld_desktop.rules.actions import Action, Use
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.legal import legal_actions
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.position import Position

LATER = 2
"""How many turns to come are reckoned with."""


def worth_after(pos: Position, action: Action, seat: int) -> float:
    """Coins of the seat against those of the others, now and in the turns to come, if an action is played."""
    trial = pos.copy()
    apply(trial, action, Chance(0))
    others = [other for other in range(pos.rules.seats) if other != seat]
    worth = trial.coins[seat] + min(LATER, turns_left(pos, seat) + 1) * income(trial, seat)
    rivals = sum(trial.coins[other] + LATER * income(trial, other) for other in others)
    return worth - rivals / max(1, len(others))


def best_of(pos: Position, actions: Sequence[Action], seat: int) -> Action:
    return max(actions, key=lambda action: worth_after(pos, action, seat))


def best_use(pos: Position) -> Use | None:
    """A find that is worth placing at the end of the turn; None if none brings anything more."""
    offers = [offer for offer in legal_actions(pos) if isinstance(offer, Use)]
    now = income(pos, pos.seat)
    best: Use | None = None
    for offer in offers:
        trial = pos.copy()
        apply(trial, offer, Chance(0))
        then = income(trial, pos.seat)
        if then > now:
            now, best = then, offer
    return best
