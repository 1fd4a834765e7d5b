"""Effects that put markers on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from smallworld_desktop.rules.effects.abilities import Abilities
from smallworld_desktop.rules.effects.base import Effect, declare, param
from smallworld_desktop.rules.effects.where import EVERYWHERE, Where


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class PlacesMarkers(Effect):
    """Markers placed at redeployment into regions held."""

    name: ClassVar[str] = "places_markers"
    marker: str = param("", "which marker")
    supply: int = param(1, "how many there are")
    per_turn: int = param(0, "at most so many new ones each turn; 0 is no limit")
    per_region: int = param(1, "at most so many in a region; 0 is no limit")
    movable: bool = param(False, "all of them are laid out anew each time; else they stay where they are")
    all_at_once: bool = param(False, "who lays them out places as many as the regions allow")
    per: Literal["turn", "region"] = param(
        "turn", "region: so many new ones each turn as there are regions held that count; what is not placed goes back"
    )
    where: Where = param(EVERYWHERE, "with `per: region`: which regions count")

    def add_to(self, abilities: Abilities) -> None:
        abilities.placed.append(self)
        if self.per == "region":
            abilities.rations.append(abilities.bind(self, self.where))


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class MarksConquests(Effect):
    """A marker in each region conquered, as long as there are any."""

    name: ClassVar[str] = "marks_conquests"
    marker: str = param("", "which marker")
    supply: int = param(1, "how many there are")

    def add_to(self, abilities: Abilities) -> None:
        abilities.conquest_marks.append((self.marker, self.supply))
