"""Boards that travel with their packs, and packs that travel alone: the bytes of the one file that holds them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from smallworld_desktop import paths
from smallworld_desktop.content.bundle import LIMITS, SUFFIX, beside
from smallworld_desktop.content.bundle import bundle as pack_bundle
from smallworld_desktop.content.library import SHIPPED, load_packs
from smallworld_desktop.maps.bundle import bundle
from smallworld_desktop.maps.loader import LoadedMap
from smallworld_desktop.reading import read_regular
from smallworld_desktop.store.files import atomic_write


def bundle_of(loaded: LoadedMap, more: Iterable[Path] = (), picture: bytes = b"") -> bytes:
    """The bytes of a `.swboard`: map, artwork, the packs it needs and `more`, with their pictures.

    Raises OSError, and ValueError for artwork that does not lie with the map.
    """
    needed = (pack for pack in loaded.packs if isinstance(pack, Path))
    files: dict[str, bytes] = {}
    for pack in dict.fromkeys([*needed, *more]):
        files |= pictures_beside(pack) | {pack.name: pack.read_bytes()}
    return bundle(loaded.path, loaded.artwork.files, files, picture)


def pack_bundle_of(packs: Iterable[Path]) -> bytes:
    """The bytes of a `.swpack`: packs with their pictures.

    Raises OSError, `Refused` for what nobody could open, and ValueError (the name) for two files of the same name.
    """
    files: dict[str, bytes] = {}
    pictures: dict[str, bytes] = {}
    for pack in dict.fromkeys(packs):
        for known, found in ((files, {pack.name: pack.read_bytes()}), (pictures, pictures_beside(pack))):
            twice = next((name for name, data in found.items() if known.get(name, data) != data), None)
            if twice is not None:
                raise ValueError(twice)
            known |= found
    return pack_bundle(files, pictures)


def take_in(file: Path) -> Path:
    """Puts an archive of packs into the content folder, where games find it; what lies there already stays.

    Raises StoreError or OSError.
    """
    data = read_regular(file, LIMITS.packed)
    folder = paths.content_dir()
    number = 1
    while True:
        target = folder / (f"{file.stem}{SUFFIX}" if number == 1 else f"{file.stem}_{number}{SUFFIX}")
        if not target.exists():
            atomic_write(target, data, keep_backup=False)
            return target
        if read_regular(target, LIMITS.packed) == data:
            return target
        number += 1


def pictures_beside(pack: Path) -> dict[str, bytes]:
    """The emblems and portraits of a pack, by their name seen from there. Raises OSError."""
    loaded = load_packs([*SHIPPED, pack])
    return beside(pack, (*loaded.emblems.values(), *loaded.portraits.values()))
