"""Drawings kept on disk, so that the next start need not make them again. Losing them costs nothing but time.

A drawing is known by all that it was made from: its key, and the program that drew it.
"""

from __future__ import annotations

import os
import sys
import zlib
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

import pygame

from smallworld_desktop import __version__, paths
from smallworld_desktop.reading import read_regular

LIMIT = 64 * 1024 * 1024
"""Bytes that all drawings together may take; beyond it the oldest go."""
LARGEST = 40 * 1024 * 1024
ENDING = ".raw"
CHECK = 4


def folder() -> Path:
    return paths.cache_dir() / "drawings"


def kept(key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
    """The drawing of `key` with its transparency, from disk or made now. Callers must not draw on it."""
    found = find(key)
    if found is None:
        found = make()
        keep(key, found)
    return found


def find(key: tuple[object, ...]) -> pygame.Surface | None:
    """The drawing if it is there and whole."""
    file = _file(key)
    try:
        data = read_regular(file, LARGEST)
    except OSError:
        return None
    width, height = int.from_bytes(data[:2], "big"), int.from_bytes(data[2:4], "big")
    pixels = memoryview(data)[4 + CHECK :]
    if (
        not width
        or len(pixels) != width * height * 4
        or zlib.crc32(pixels) != int.from_bytes(data[4 : 4 + CHECK], "big")
    ):
        return None
    return pygame.image.frombytes(bytes(pixels), (width, height), "BGRA").convert(_blank())


def keep(key: tuple[object, ...], drawing: pygame.Surface) -> None:
    """Write a drawing down. A disk that refuses means that it is made again next time."""
    pixels = pygame.image.tobytes(drawing, "BGRA")
    size = b"".join(side.to_bytes(2, "big") for side in drawing.get_size())
    file = _file(key)
    fresh = file.with_name(f".{file.name}.{os.getpid()}.tmp")
    with suppress(OSError):  # see above
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(size + zlib.crc32(pixels).to_bytes(CHECK, "big") + pixels)
        fresh.replace(file)
        if len(pixels) > LIMIT // 64:
            trim(file.parent, LIMIT)


def trim(place: Path, limit: int) -> None:
    """Delete the oldest until the rest fits the limit."""
    found = []
    for file in place.iterdir():
        with suppress(OSError):  # another instance was quicker
            facts = file.stat()
            found.append((facts.st_mtime, facts.st_size, file))
    room = limit
    for _, size, file in sorted(found, reverse=True):
        room -= size
        if room < 0:
            with suppress(OSError):  # it goes another time
                file.unlink()


def _file(key: tuple[object, ...]) -> Path:
    return folder() / (sha256(repr((_program(), key)).encode()).hexdigest()[:24] + ENDING)


@cache
def _program() -> str:
    """What tells this program's drawings from those of another version: its sources, or the file it runs from."""
    sources = sorted(Path(__file__).parent.rglob("*.py")) or [Path(sys.executable)]
    facts = [(source.name, source.stat().st_size, source.stat().st_mtime_ns) for source in sources]
    return f"{__version__} {pygame.version.ver} {facts}"


@cache
def _blank() -> pygame.Surface:
    """Of the byte order that surfaces have: another one would make every blit thirty times slower."""
    return pygame.Surface((1, 1), pygame.SRCALPHA, 32)
