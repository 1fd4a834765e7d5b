"""Boards that travel with their packs: the bytes of the one file that holds them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from smallworld_desktop.content.library import load_packs
from smallworld_desktop.maps.bundle import bundle
from smallworld_desktop.maps.loader import LoadedMap


def bundle_of(loaded: LoadedMap, more: Iterable[Path] = (), picture: bytes = b"") -> bytes:
    """The bytes of a `.swboard`: map, artwork, the packs it needs and `more`, with their pictures.

    Raises OSError, and ValueError for artwork that does not lie with the map.
    """
    needed = (pack for pack in loaded.packs if isinstance(pack, Path))
    files: dict[str, bytes] = {}
    for pack in dict.fromkeys([*needed, *more]):
        files[pack.name] = pack.read_bytes()
        home = pack.resolve().parent
        for file in load_packs([pack]).portraits.values():
            if file.resolve().is_relative_to(home):
                files[file.resolve().relative_to(home).as_posix()] = file.read_bytes()
    return bundle(loaded.path, loaded.artwork.files, files, picture)
