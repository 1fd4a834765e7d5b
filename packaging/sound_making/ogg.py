"""Writes Ogg Vorbis files that come out the same every time."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import soundfile

from sound_making.basics import RATE, Wave

SERIAL = 1
"""An encoder makes up a number for its stream; ours is always this one."""
_HEADER = struct.Struct("<4sBBqIIIB")


def _checksums() -> list[int]:
    table = []
    for value in range(256):
        rest = value << 24
        for _ in range(8):
            rest = ((rest << 1) ^ (0x04C11DB7 if rest & 0x80000000 else 0)) & 0xFFFFFFFF
        table.append(rest)
    return table


_TABLE = _checksums()


def checksum(page: bytes) -> int:
    """Ogg's own CRC over a page whose checksum field is zero."""
    rest = 0
    for byte in page:
        rest = ((rest << 8) & 0xFFFFFFFF) ^ _TABLE[(rest >> 24) ^ byte]
    return rest


def renumbered(data: bytes) -> bytes:
    """The same stream under the number SERIAL."""
    out, at = bytearray(), 0
    while at < len(data):
        mark, version, kind, granule, _, number, _, count = _HEADER.unpack_from(data, at)
        assert mark == b"OggS", "not an Ogg page"
        sizes = data[at + _HEADER.size : at + _HEADER.size + count]
        end = at + _HEADER.size + count + sum(sizes)
        rest = data[at + _HEADER.size : end]
        page = _HEADER.pack(mark, version, kind, granule, SERIAL, number, 0, count) + rest
        out += _HEADER.pack(mark, version, kind, granule, SERIAL, number, checksum(page), count) + rest
        at = end
    return bytes(out)


def write(path: Path, wave: Wave, quality: float) -> int:
    """Writes a wave; `quality` runs from 0 to 1. Returns the size in bytes."""
    buffer = io.BytesIO()
    sides = 1 if wave.ndim == 1 else wave.shape[1]
    with soundfile.SoundFile(buffer, "w", RATE, sides, "VORBIS", format="OGG", compression_level=1 - quality) as file:
        for start in range(0, len(wave), RATE):  # the encoder's stack can't take a minute at once
            file.write(wave[start : start + RATE])
    data = renumbered(buffer.getvalue())
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return len(data)
