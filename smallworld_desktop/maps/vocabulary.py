"""What a map may speak of: the terrains, symbols and countries that content declares, and the packs it may ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from smallworld_desktop.maps.countries import shipped_countries
from smallworld_desktop.rules.board import Terrain

PackSource = str | Path
"""A content pack: the id of a shipped one, or a file."""


@dataclass(frozen=True, slots=True)
class Needed:
    """What the packs that a map asks for bring along; `missing` are those that nobody has, `faulty` have errors."""

    sources: tuple[PackSource, ...]
    terrains: Mapping[str, Terrain]
    symbols: frozenset[str]
    styles: Mapping[str, str] = field(default_factory=dict)
    missing: tuple[str, ...] = ()
    faulty: tuple[str, ...] = ()


def terrain_word(id: str) -> str:
    """The key of a terrain among all words: a mine may be a terrain or a symbol."""
    return f"terrain.{id}"


def symbol_word(id: str) -> str:
    return f"symbol.{id}"


NOTHING = Needed((), {}, frozenset())


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The terrains by id, the symbols and the countries that maps are checked against."""

    terrains: Mapping[str, Terrain]
    symbols: frozenset[str]
    countries: frozenset[str] = field(default_factory=lambda: frozenset(shipped_countries()))
    styles: Mapping[str, str] = field(default_factory=dict)
    """How terrains are painted that aren't painted by their own name."""
    declared_by: Mapping[str, PackSource] = field(default_factory=dict)
    """The packs of terrains and symbols that the base game lacks, by `terrain_word` and `symbol_word`."""
    look_up: Callable[[Sequence[str], Path], Needed] | None = None
    """Finds packs by name, also beside a map in that folder; None where maps get no other packs than these."""

    def with_needed(self, needed: Needed) -> Vocabulary:
        """These words and those of the packs that a map asks for, which count before others of the same name."""
        return replace(
            self,
            terrains={**self.terrains, **needed.terrains},
            symbols=self.symbols | needed.symbols,
            styles={**self.styles, **needed.styles},
        )

    def packs_of(self, words: Iterable[str]) -> list[PackSource]:
        """The packs that declare some of these words."""
        return [self.declared_by[word] for word in words if word in self.declared_by]


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
