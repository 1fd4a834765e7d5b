"""Where maps and content meet: what maps may speak of, and the packs that they need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from smallworld_desktop.content import SHIPPED, LoadedContent, load_packs, user_packs
from smallworld_desktop.content.countries import pack_countries
from smallworld_desktop.content.library import pack_named
from smallworld_desktop.maps.checks import MISSING
from smallworld_desktop.maps.countries import shipped_countries
from smallworld_desktop.maps.loader import LoadedMap
from smallworld_desktop.maps.vocabulary import Needed, PackSource, Vocabulary, symbol_word, terrain_word
from smallworld_desktop.reading import Stamp, file_stamp, real_path
from smallworld_desktop.rules.messages import Message

BASE = "base"


def vocabulary_of(loaded: LoadedContent) -> Vocabulary:
    """The words of these packs, the countries of all packs, and a way to the packs that a map asks for."""
    content = loaded.content
    return Vocabulary(
        content.terrains,
        content.symbols,
        frozenset({*shipped_countries(), *pack_countries()}),
        loaded.styles,
        _declared_by(loaded),
        look_up,
    )


def known_words() -> Vocabulary:
    """The words of all packs, the player's own included."""
    return vocabulary_of(load_packs([*SHIPPED, *user_packs()]))


def look_up(names: Sequence[str], folder: Path) -> Needed:
    """The packs of these names: shipped ones, files beside the map, the player's own."""
    found = {name: pack_named(name, folder) for name in names}
    sources = [source for source in found.values() if source is not None and source != BASE]
    loaded = load_packs([BASE, *sources])
    wrong = {problem.file for problem in loaded.errors}
    return Needed(
        tuple(sources),
        loaded.content.terrains,
        loaded.content.symbols,
        styles=loaded.styles,
        missing=tuple(name for name, source in found.items() if source is None),
        faulty=tuple(name for name, source in found.items() if str(source) in wrong),
    )


def missing_pack(loaded: LoadedMap) -> Message | None:
    """That a map asks for a pack nobody has: whoever would play on it can mend that."""
    return next((problem.message for problem in loaded.report if problem.message.code == MISSING), None)


def with_needed(packs: Iterable[PackSource], needed: Iterable[PackSource]) -> list[PackSource]:
    """Packs in their order, and after them those that a board needs besides."""
    known = list(packs)
    return [*known, *(pack for pack in needed if not is_among(pack, known))]


def is_among(pack: PackSource, packs: Iterable[PackSource]) -> bool:
    """Whether a pack is one of these, however their files are written."""
    return any(_identity(pack) == _identity(other) for other in packs)


def _identity(pack: PackSource) -> PackSource:
    return real_path(pack) if isinstance(pack, Path) else pack


def _declared_by(loaded: LoadedContent) -> dict[str, PackSource]:
    return {
        word: pack.id if pack.shipped or pack.path is None else pack.path
        for pack in loaded.packs
        if pack.id != BASE
        for word in (*map(terrain_word, pack.terrains), *map(symbol_word, pack.symbols))
    }


class KnownWords:
    """The words of all packs, read again when one of the player's files has changed."""

    def __init__(self) -> None:
        self._stamp: tuple[Stamp, ...] = ()
        self._words: Vocabulary | None = None

    def __call__(self) -> Vocabulary:
        stamp = tuple(file_stamp(path) for path in user_packs())
        if self._words is None or stamp != self._stamp:
            self._stamp, self._words = stamp, known_words()
        return self._words
