"""Bad files made from a good save: what disks, other programs and people with an editor can do to it.

`torture` and the tests give them to every way into the program. Nothing may come of them but one sentence.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import random
import struct
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

BadFile = tuple[str, Callable[[], bytes]]
"""What was done, and what makes the content of the file then."""
Way = tuple[str | int, ...]

DEEP = "@deep@"
VALUES: dict[str, Any] = {
    "null": None,
    "a list": [],
    "an object": {},
    "a text": "x",
    "minus one": -1,
    "zero": 0,
    "a trillion billions": 10**18,
    "NaN": float("nan"),
    "infinity": float("inf"),
    "half": 0.5,
    "true": True,
    "a lone surrogate": "\ud800",
    "a zero byte": "a\0b",
    "nested": DEEP,
}
SAMPLED = 3
AT_LENGTH = ("packs", "start")
"""Parts of which only some keys are tried: packs have a check of their own, the start is like the position."""
FLIPS, CUTS = 300, 120
DEPTH = 100_000


def bad_saves(good: bytes, seed: int = 0) -> Iterator[BadFile]:
    """All that can be made of one good save: some thousands."""
    yield from cut(good)
    yield from flipped(good, seed)
    yield from replaced(good)
    yield from bombs(good)
    yield from foreign()


def cut(good: bytes) -> Iterator[BadFile]:
    """Truncated anywhere."""
    for part in range(CUTS):
        end = len(good) * part // CUTS
        yield f"cut after {end} bytes", partial(_head, good, end)


def _head(good: bytes, end: int) -> bytes:
    return good[:end]


def flipped(good: bytes, seed: int) -> Iterator[BadFile]:
    """One bit changed anywhere."""
    rng = random.Random(seed)
    for _ in range(FLIPS):
        at, bit = rng.randrange(len(good)), 1 << rng.randrange(8)
        yield f"bit flipped in byte {at}", partial(_flip, good, at, bit)


def _flip(good: bytes, at: int, bit: int) -> bytes:
    return good[:at] + bytes([good[at] ^ bit]) + good[at + 1 :]


def replaced(good: bytes) -> Iterator[BadFile]:
    """Any value of any field replaced or left out, with a checksum that is right again."""
    document = json.loads(good)
    for way in ways_to(document):
        for name, value in VALUES.items():
            yield f"{shown(way)} is {name}", partial(_put, document, way, value)
        if isinstance(way[-1], str):
            yield f"{shown(way)} is missing", partial(_drop, document, way)


def _put(document: Any, way: Way, value: Any) -> bytes:
    return packed(changed(document, way, lambda _: value))


def _drop(document: Any, way: Way) -> bytes:
    return packed(changed(document, way[:-1], lambda holder: {k: v for k, v in holder.items() if k != way[-1]}))


def bombs(good: bytes) -> Iterator[BadFile]:
    """Small files that want much memory."""
    for side in (60_000, 2**31 - 1):
        yield f"a picture of {side} by {side}", partial(with_picture, good, png_bomb(side))
    yield "a picture that is none", partial(with_picture, good, b"GIF89a" * 100)
    yield "a million brackets", lambda: b"[" * 1_000_000
    yield "sixty million brackets", lambda: b"[" * 60_000_000
    yield "five million lists", lambda: b'{"kind":"smallworld-save","version":1,"meta":[' + b"[]," * 5_000_000 + b"[]]}"
    nested = b'"game":{"x":' + b"[" * DEPTH + b"]" * DEPTH + b","
    yield "nested in the game", lambda: good.replace(b'"game":{', nested, 1)
    yield "a number of a million digits", lambda: good.replace(b'"version":1', b'"version":' + b"9" * 1_000_000, 1)


def with_picture(good: bytes, picture: bytes) -> bytes:
    """The save with another thumbnail."""
    return packed({**json.loads(good), "thumbnail": base64.b64encode(picture).decode()})


def foreign() -> Iterator[BadFile]:
    """Files of other programs."""
    contents = {
        "empty": b"",
        "zeros": bytes(10_000),
        "a picture": png_bomb(4),
        "an archive": b"PK\x03\x04" + bytes(200),
        "a text": "Liebe Oma, danke für das Spiel!\n".encode("utf-16"),
        "another program's JSON": b'{"kind": "chess", "moves": ["e4", "e5"]}',
        "a JSON list": b"[1, 2, 3]",
        "a map": b'<?xml version="1.0"?><map version="1.10"></map>',
        "noise": random.Random(1).randbytes(20_000),
    }
    for what, content in contents.items():
        yield what, partial(bytes, content)


def odd_things(folder: Path, name: str) -> Iterator[tuple[str, Path]]:
    """What can lie in the place of a file and is none; each lies there until the next is asked for."""
    makers: dict[str, Callable[[Path], object]] = {
        "a folder": lambda path: path.mkdir(),
        "links in a circle": lambda path: _circle(path),
        "a link to nowhere": lambda path: path.symlink_to(folder / "nowhere"),
        "a file of ten gigabytes": lambda path: _sparse(path, 10 * 2**30),
    }
    if os.name == "posix":
        makers["a pipe"] = os.mkfifo
        makers["a device without end"] = lambda path: path.symlink_to("/dev/zero")
        makers["a terminal"] = lambda path: path.symlink_to("/dev/tty")
    for what, make in makers.items():
        path = folder / name
        with suppress(OSError):  # a system that knows no such thing
            make(path)
            yield what, path
        _clear(path)


def _circle(path: Path) -> None:
    other = path.with_name(f"{path.name}.other")
    path.symlink_to(other)
    other.symlink_to(path)


def _sparse(path: Path, size: int) -> None:
    with path.open("wb") as file:
        file.truncate(size)


def _clear(path: Path) -> None:
    for each in (*path.parent.glob(f"{path.name}*"), path):
        with suppress(OSError):
            each.rmdir() if each.is_dir() and not each.is_symlink() else each.unlink()


def png_bomb(side: int) -> bytes:
    """A PNG that says it is huge, and has nothing in it."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(bytes(1000))) + chunk(b"IEND", b"")


# -- documents ---------------------------------------------------------------------------------------------------------


def ways_to(value: Any, way: Way = ()) -> Iterator[Way]:
    """The way to every value in a document; of long lists only to some entries."""
    if way:
        yield way
    if isinstance(value, dict):
        keys: list[Any] = list(value)
        for key in some(keys) if any(part in AT_LENGTH for part in way) else keys:
            yield from ways_to(value[key], (*way, key))
    elif isinstance(value, list):
        for index in some(list(range(len(value)))):
            yield from ways_to(value[index], (*way, index))


def some(entries: list[Any]) -> list[Any]:
    """First, middle and last."""
    return entries if len(entries) <= SAMPLED else [entries[0], entries[len(entries) // 2], entries[-1]]


def changed(value: Any, way: Way, change: Callable[[Any], Any]) -> Any:
    """The document with one value changed; everything else is shared."""
    if not way:
        return change(value)
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    copy[way[0]] = changed(value[way[0]], way[1:], change)
    return copy


def shown(way: Way) -> str:
    return ".".join(map(str, way))


def packed(document: Any) -> bytes:
    """The bytes of a save with the checksum that belongs to its game."""
    game = document.get("game")
    body = _dumped(game)
    if isinstance(document.get("checksum"), str) and len(document["checksum"]) == 64:
        document = {**document, "checksum": hashlib.sha256(body.encode("utf-8", "surrogatepass")).hexdigest()}
    head = _dumped({key: value for key, value in document.items() if key != "game"})
    tail = f',\n"game":{body}' if "game" in document else ""
    text = head[:-1] + tail + "}\n"
    return text.encode("utf-8", "surrogatepass").replace(f'"{DEEP}"'.encode(), b"[" * DEPTH + b"]" * DEPTH)


def _dumped(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
