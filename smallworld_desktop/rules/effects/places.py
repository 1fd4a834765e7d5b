"""Effects that only places and relics have, for the player whose race occupies their region."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

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
class Posts(PlaceEffect):
    """A marker of nobody's is put into a region: at the end of the turn, or once, on being found."""

    name: ClassVar[str] = "posts"
    marker: str = param("", "which marker; it should be neutral")
    at: Literal["end", "found"] = param("end", "at the end of each turn, or on being found and never again")
    next_door: bool = param(False, "only into a region next to the find")
    drives_out: int = param(0, "the occupant of that region leaves it and loses so many tokens there")


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class LendsPower(PlaceEffect):
    """On being found it gets a random badge of the hidden pile; the occupant has its effects beside its own."""

    name: ClassVar[str] = "lends_power"


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
