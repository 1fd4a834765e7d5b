"""Choices that no rule of thumb knows: each is tried, and the one after which the seat earns most is taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
    offers = [offer for offer in legal_actions(pos) if isinstance(offer, Use) and not posted_by(pos, offer)]
    now = income(pos, pos.seat)
    best: Use | None = None
    for offer in offers:
        trial = pos.copy()
        apply(trial, offer, Chance(0))
        then = income(trial, pos.seat)
        if then > now:
            now, best = then, offer
    return best


def posted_by(pos: Position, use: Use) -> str:
    """The piece that a use puts somewhere; empty if it is a relic that is placed."""
    post = pos.rules.posting(use.find) if use.find in pos.rules.places else None
    return post.marker if post is not None else ""


def best_post(pos: Position, worth: Mapping[int, float]) -> Use | None:
    """Where a piece that protects goes at the end of the turn: to the region whose protection is worth most."""
    best, chosen = 0.0, None
    for offer in legal_actions(pos):
        if isinstance(offer, Use) and posted_by(pos, offer) and worth.get(offer.region, 0.0) > best:
            best, chosen = worth[offer.region], offer
    if chosen is None:
        return None
    marker = pos.rules.marker_number[posted_by(pos, chosen)]
    return None if chosen.region in pos.marked_regions(marker) else chosen
