"""Maps that come with the game: each is read once, as long as its file and the words it may use stay the same."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path

from smallworld_desktop import paths
from smallworld_desktop.maps.loader import LoadedMap, read_map
from smallworld_desktop.maps.vocabulary import Vocabulary
from smallworld_desktop.reading import file_stamp

MOST_KEPT = 64

_known: dict[Hashable, LoadedMap] = {}


def folder() -> Path:
    return paths.assets() / "maps"


def read_shipped(path: Path, vocabulary: Vocabulary) -> LoadedMap:
    """The map in a file of the game: what was read before, if nothing has changed since."""
    key = (path, file_stamp(path), _facts(vocabulary))
    found = _known.get(key)
    if found is None:
        if len(_known) >= MOST_KEPT:
            _known.clear()
        found = _known[key] = read_map(path, vocabulary)
    return found


def _facts(vocabulary: Vocabulary) -> Hashable:
    """What tells one vocabulary from another."""
    tables = (vocabulary.terrains, vocabulary.styles, vocabulary.declared_by)
    return (
        *(tuple(table.items()) for table in tables),
        vocabulary.symbols,
        vocabulary.countries,
        vocabulary.look_up,
    )
