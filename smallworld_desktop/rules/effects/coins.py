"""Effects that bring coins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from smallworld_desktop.rules.effects.abilities import Abilities
from smallworld_desktop.rules.effects.base import Effect, declare, param
from smallworld_desktop.rules.effects.when import ALWAYS, When
from smallworld_desktop.rules.effects.where import EVERYWHERE, Where


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Coins(Effect):
    """Pays coins at the end of the owner's turn: a fixed sum, or for each region held or conquered."""

    name: ClassVar[str] = "coins"
    amount: int = param(1, "coins for each payment; below zero they are taken away, as far as the turn brings any")
    per: Literal["turn", "region", "conquest", "group", "neighbour", "old_region"] = param(
        "turn",
        "what is counted: the turn, regions held, conquests of this turn, groups of regions that hang together,"
        " opponents with an active race next to it, or regions of the player's races in decline",
    )
    paid_by: Literal["opponent", "bank"] = param("opponent", "with `per: neighbour`: who pays, if they can")
    where: Where = param(EVERYWHERE, "which regions count; for conquests `held_by` says what was found there")
    beyond: int = param(0, "so many regions or conquests are not counted")
    for_each: int = param(1, "one payment for each so many counted, rounded down")
    when: When = param(ALWAYS, "when it pays")
    homeless: bool = param(False, "pays even if the race holds no region")

    def add_to(self, abilities: Abilities) -> None:
        abilities.income.append(abilities.bind(self, self.where))


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Tribute(Effect):
    """Moves coins when a region is conquered, at once and as far as they have any.

    Its victims are active races only; who conquers from it pays also in decline, if `while` says so.
    """

    name: ClassVar[str] = "tribute"
    amount: int = param(1, "coins for each region")
    when_taking: bool = param(
        True, "true: its victims pay when it conquers; false: opponents pay when they conquer from it"
    )
    paid_by: Literal["opponent", "bank"] = param("opponent", "who pays: the opponent or the bank")
    paid_to: Literal["owner", "opponent"] = param("owner", "who gets it: the owner of this race or the opponent")
    required: bool = param(False, "who can't pay can't conquer")

    def add_to(self, abilities: Abilities) -> None:
        abilities.tributes.append(self)


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Chronicler(Effect):
    """Pays for races in decline: for each on the board when the combo is taken, then whenever a race declines."""

    name: ClassVar[str] = "chronicler"
    amount: int = param(1, "coins for each race in decline")

    def add_to(self, abilities: Abilities) -> None:
        abilities.chronicler += self.amount


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class CoinsForLeaving(Effect):
    """A marker on each region abandoned, paid at the end of the turn; these regions can't be taken again this turn."""

    name: ClassVar[str] = "coins_for_leaving"
    marker: str = param("coin", "the marker that lies there until then")

    def add_to(self, abilities: Abilities) -> None:
        abilities.coins_for_leaving = self.marker


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class DoublesRegion(Effect):
    """Of a find: what the bank pays for its region counts twice."""

    name: ClassVar[str] = "doubles_region"

    def add_to(self, abilities: Abilities) -> None:
        abilities.doubling.append((abilities.source, abilities.home))


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Souls(Effect):
    """After scoring one token in decline of the same player may be given up for coins."""

    name: ClassVar[str] = "souls"
    amount: int = param(3, "coins for the token")

    def add_to(self, abilities: Abilities) -> None:
        abilities.souls.append((abilities.source, self.amount))
