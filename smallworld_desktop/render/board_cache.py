"""Painted boards on disk, so that each is painted once. Losing this folder costs nothing but time."""

from __future__ import annotations

import io
import os
import tempfile
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import pygame

from smallworld_desktop import paths
from smallworld_desktop.maps.pictures import png_size
from smallworld_desktop.reading import read_regular
from smallworld_desktop.store.files import atomic_write, sweep

from .painter import VERSION, PaintRequest, layout_of
from .painter.countries import country_of
from .painter.layout import style_of

LIMIT = 300 * 1024 * 1024
"""Bytes that all painted boards together may take; beyond it the ones unused for longest go."""

LARGEST = 64 * 1024 * 1024
"""Of one painted board."""


def folder() -> Path:
    return paths.cache_dir() / "boards"


def cache_file(request: PaintRequest) -> Path:
    """Where a painting is kept: the name holds everything that the picture depends on."""
    geometry = request.geometry
    looks = [(style_of(region.terrain, request.styles), sorted(region.symbols)) for region in request.board.regions]
    crossings = [region.neighbours for region in request.board.regions]
    country = country_of(geometry)
    names = (request.board.title, [region.name for region in request.board.regions])
    facts = (
        VERSION,
        geometry.fingerprint,
        geometry.width,
        geometry.height,
        bool(request.artwork),
        looks,
        crossings,
        country,
        names,
    )
    return folder() / f"{sha256(repr(facts).encode()).hexdigest()[:20]}@{request.scale:g}x.png"


def load(request: PaintRequest) -> pygame.Surface | None:
    """The kept painting, premultiplied; None if there is none. A damaged file is deleted and counts as none."""
    file = cache_file(request)
    picture = _read(file, layout_of(request.geometry).picture_size(request.scale))
    if picture is not None:
        with suppress(OSError):  # a read-only cache still serves, it only forgets what was used last
            os.utime(file)
        return picture
    with suppress(OSError):  # it will be replaced; if that fails too, `keep` says so
        file.unlink(missing_ok=True)
    return None


def keep(picture: pygame.Surface, file: Path) -> None:
    """Write a painting and make room for it. Raises StoreError if the disk refuses."""
    packed = io.BytesIO()
    pygame.image.save(picture, packed, file.name)
    atomic_write(file, packed.getvalue(), keep_backup=False)
    sweep(file.parent)
    trim(file.parent, LIMIT, spare=file)


def keep_aside(picture: pygame.Surface) -> Path:
    """Write a painting outside the cache, for a program whose cache takes none; `take` reads and deletes it."""
    handle, name = tempfile.mkstemp(prefix="smallworld-board-", suffix=".png")
    os.close(handle)
    pygame.image.save(picture, name)
    return Path(name)


def take(file: Path) -> pygame.Surface | None:
    """The painting that was kept aside; the file is gone afterwards."""
    picture = _read(file)
    with suppress(OSError):  # the system clears its own temporary folder
        file.unlink(missing_ok=True)
    return picture


def trim(place: Path, limit: int, spare: Path | None = None) -> None:
    """Delete the paintings that were unused for longest until the rest fits the limit."""
    kept: list[tuple[float, int, Path]] = []
    for file in place.glob("*.png"):
        with suppress(OSError):  # another instance was quicker
            facts = file.stat()
            kept.append((facts.st_mtime, facts.st_size, file))
    total = sum(size for _, size, _ in kept)
    for _, size, file in sorted(kept):
        if total <= limit:
            return
        if file != spare:
            with suppress(OSError):
                file.unlink()
                total -= size


def _read(file: Path, size: tuple[int, int] | None = None) -> pygame.Surface | None:
    """The picture in a file, if it has the size wanted: nothing else is unpacked."""
    try:
        packed = read_regular(file, LARGEST)
        if size is not None and png_size(packed) != size:
            return None
        picture = pygame.image.load(io.BytesIO(packed), file.name)
    except (OSError, pygame.error):
        return None
    # Pictures load in another byte order than surfaces have, which would make every blit thirty times slower.
    return picture.convert(pygame.Surface((1, 1), pygame.SRCALPHA, 32))
