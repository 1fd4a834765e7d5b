"""Effects of places and relics of the team game, for the player whose active race occupies their region."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from smallworld_desktop.rules.effects.abilities import Abilities
from smallworld_desktop.rules.effects.base import Effect, declare, param


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceEffect(Effect):
    """An effect that belongs to a region, not to a race."""

    def add_to(self, abilities: Abilities) -> None:
        raise TypeError(f"{self.name} is an effect of places, not of races and powers")


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class PaysVisitor(PlaceEffect):
    """Coins at the end of the turn."""

    name: ClassVar[str] = "pays_visitor"
    amount: int = param(1, "coins")
    shared: bool = param(False, "any part may be given to one other player")


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Wanders(PlaceEffect):
    """After paying it moves to a region next to the player's active race and not occupied by it."""

    name: ClassVar[str] = "wanders"


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class ShieldsDecline(PlaceEffect):
    """On occupying it, one race in decline of anybody becomes immune to all but its owner."""

    name: ClassVar[str] = "shields_decline"


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class SwapsPowers(PlaceEffect):
    """At the start of the turn powers may be exchanged with the partner."""

    name: ClassVar[str] = "swaps_powers"


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Sacrifices(PlaceEffect):
    """A token about to be lost may be spared by another that is lost instead."""

    name: ClassVar[str] = "sacrifices"
