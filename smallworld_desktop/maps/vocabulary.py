"""What a map may speak of: the terrains and symbols that the loaded content declares."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from smallworld_desktop.maps.countries import shipped_countries
from smallworld_desktop.rules.board import Terrain


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The terrains by id, the symbols and the countries that maps are checked against."""

    terrains: Mapping[str, Terrain]
    symbols: frozenset[str]
    countries: frozenset[str] = field(default_factory=lambda: frozenset(shipped_countries()))


BASE_VOCABULARY = Vocabulary(
    terrains={
        terrain.id: terrain
        for terrain in (
            Terrain("farmland"),
            Terrain("forest"),
            Terrain("hill"),
            Terrain("mountain", defence=1),
            Terrain("swamp"),
            Terrain("sea", water=True),
            Terrain("lake", water=True, inland=True),
        )
    },
    symbols=frozenset({"mine", "magic", "cavern"}),
)
