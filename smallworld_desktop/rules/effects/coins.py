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
    amount: int = param(1, "coins for each payment")
    per: Literal["turn", "region", "conquest"] = param(
        "turn", "what is counted: the turn, regions held, or conquests of this turn"
    )
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
    """Moves coins between players when a region of an active race is conquered, at once and as far as they have any."""

    name: ClassVar[str] = "tribute"
    amount: int = param(1, "coins for each region")
    when_taking: bool = param(
        True, "true: its victims pay when it conquers; false: opponents pay when they conquer from it"
    )

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
