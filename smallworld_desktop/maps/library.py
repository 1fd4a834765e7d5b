"""The maps a player can choose from: shipped ones, those in the user's folder, beside the program, and given ones.

A map that changes on disk is read again. A broken one stays in the list, with its report.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from smallworld_desktop import paths
from smallworld_desktop.maps.bundle import SUFFIX as BUNDLE
from smallworld_desktop.maps.loader import LoadedMap, read_map
from smallworld_desktop.maps.shipped import folder as shipped_folder
from smallworld_desktop.maps.shipped import read_shipped
from smallworld_desktop.maps.vocabulary import Vocabulary
from smallworld_desktop.reading import Stamp, file_stamp

ENDINGS = (".tmx", ".tmj", ".json", BUNDLE)
TEMPLATE = "template.tmx"
SHIPPED_ORDER = ("two_players", "three_players", "four_players", "five_players", "six_players")
BELOW_ORDER = ("underground_two", "underground_three", "underground_four", "underground_five", "underground_six")


class Origin(StrEnum):
    """Where a map was found."""

    SHIPPED = "shipped"
    USER = "user"
    BESIDE = "beside"
    GIVEN = "given"


@dataclass(frozen=True, slots=True)
class MapEntry:
    """A map in the list."""

    path: Path
    origin: Origin
    map: LoadedMap


def beside_program() -> Path:
    """The folder `maps` next to the program (or to the checkout)."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).resolve().parent / "maps"
    return paths.assets().parent / "maps"


def default_folders() -> list[tuple[Origin, Path]]:
    return [
        (Origin.SHIPPED, shipped_folder()),
        (Origin.USER, paths.maps_dir()),
        (Origin.BESIDE, beside_program()),
    ]


@dataclass(frozen=True, slots=True)
class _Reading:
    """A map as it was read: of which files, and with which words in mind."""

    entry: MapEntry
    files: tuple[Stamp, ...]
    words: Vocabulary

    def is_true(self, words: Vocabulary) -> bool:
        """Whether another reading would find the same. Shipped maps speak of nothing that players can change."""
        is_known = self.words is words or self.entry.origin is Origin.SHIPPED
        return is_known and self.files == _stamp(self.entry.path, self.entry.map)


class MapLibrary:
    """All maps found, read lazily. `refresh` is cheap when nothing changed; `words` says what maps may speak of now."""

    def __init__(
        self,
        words: Callable[[], Vocabulary],
        given: Iterable[Path] = (),
        folders: Sequence[tuple[Origin, Path]] | None = None,
    ) -> None:
        self._words = words
        self._folders = list(default_folders() if folders is None else folders)
        self._given: list[Path] = []
        self._read: dict[Path, _Reading] = {}
        self._order: list[Path] = []
        self.version = 0
        """Grows whenever the list is another one: a map came, went, or was read anew."""
        for path in given:
            self.add(path)

    @property
    def entries(self) -> list[MapEntry]:
        """What has been read so far, in the order of the list."""
        return [self._read[path].entry for path in self._order if path in self._read]

    def add(self, path: Path) -> MapEntry:
        """A file from the command line or dropped onto the window; it joins the list and is read at once."""
        path = _absolute(path)
        if path not in self._given:
            self._given.append(path)
        found = self._listed()
        self._order = [known for known, _ in found]
        return self._read_entry(path, dict(found)[path])

    def refresh(self, at_most: int | None = None) -> bool:
        """Read what is new or changed in the folders, at most so many maps. True when nothing is left to read."""
        found, words = self._listed(), self._words()
        before, self._order = self._order, [path for path, _ in found]
        for gone in set(self._read) - set(self._order):
            del self._read[gone]
        self.version += before != self._order
        read = 0
        for path, origin in found:
            if self._is_read(path, words):
                continue
            if at_most is not None and read >= at_most:
                return False
            self._read_entry(path, origin)
            read += 1
        return True

    def find(self, name: str) -> MapEntry | None:
        """A map by file name (with or without ending) or id; the player's own come before shipped ones."""
        rank = [Origin.GIVEN, Origin.USER, Origin.BESIDE, Origin.SHIPPED]
        listed = sorted(self._listed(), key=lambda found: rank.index(found[1]))
        self._order = [path for path, _ in self._listed()]
        by_id = []
        for path, origin in listed:
            if name in (path.name, path.stem):
                return self._entry(path, origin)
            if origin is Origin.SHIPPED:
                by_id.append((path, origin))  # read only if no file has the name, to be quick at the start
            elif (entry := self._entry(path, origin)).map.id == name:
                return entry
        return next((entry for found in by_id if (entry := self._entry(*found)).map.id == name), None)

    def at(self, path: Path) -> MapEntry | None:
        """The map of a file as it stands now; None if it is not in the list."""
        origin = dict(self._listed()).get(_absolute(path))
        return self._entry(_absolute(path), origin) if origin is not None else None

    def _entry(self, path: Path, origin: Origin) -> MapEntry:
        """What is known of a file, read anew if it has changed."""
        if self._is_read(path, self._words()):
            return self._read[path].entry
        return self._read_entry(path, origin)

    def _is_read(self, path: Path, words: Vocabulary) -> bool:
        return path in self._read and self._read[path].is_true(words)

    def _listed(self) -> list[tuple[Path, Origin]]:
        found: dict[Path, Origin] = {}
        for origin, folder in self._folders:
            for path in sorted(_files(folder), key=_place):
                if (origin, path.name) != (Origin.SHIPPED, TEMPLATE):
                    found.setdefault(path, origin)
        for path in self._given:
            found.setdefault(path, Origin.GIVEN)
        return list(found.items())

    def _read_entry(self, path: Path, origin: Origin) -> MapEntry:
        words = self._words()
        loaded = (read_shipped if origin is Origin.SHIPPED else read_map)(path, words)
        entry = MapEntry(path, origin, loaded)
        self._read[path] = _Reading(entry, _stamp(path, loaded), words)
        self.version += 1
        return entry


def _absolute(path: Path) -> Path:
    return path if path.is_absolute() else Path.cwd() / path


def _files(folder: Path) -> list[Path]:
    try:
        return [p for p in folder.iterdir() if p.suffix.lower() in ENDINGS and p.is_file()]
    except OSError:
        return []


def _place(path: Path) -> tuple[int, str]:
    if path.stem in SHIPPED_ORDER:
        return SHIPPED_ORDER.index(path.stem), ""
    below = BELOW_ORDER.index(path.stem) + 1 if path.stem in BELOW_ORDER else 0
    return len(SHIPPED_ORDER) + below, path.name.casefold()


def _stamp(path: Path, loaded: LoadedMap) -> tuple[Stamp, ...]:
    """The stamps of the map and of every file it shows or needs; of a broken one also its folder's."""
    folder = () if loaded.playable else (path.parent,)
    packs = [pack for pack in loaded.packs if isinstance(pack, Path)]
    return tuple(file_stamp(file) for file in (path, *loaded.artwork.files, *packs, *folder))
