"""Bad maps and packs, made from good ones by hands that shake: for `torture`, which reads and shows them."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from smallworld_desktop import paths
from smallworld_desktop.atlas import known_words
from smallworld_desktop.content import SHIPPED, load_packs, shipped_path
from smallworld_desktop.developers.bad_routes import Attempt
from smallworld_desktop.maps.loader import read_map

SECONDS = 5.0
"""Of the processor, for one file."""
JUNK = ("", "-1", "0", "1e999", "nan", "x", "9" * 40, "../../../etc/passwd", "\u202e", "true", "[]", "{}", "&#0;", "'")
VALUE = {"tmx": re.compile(r'(?<==")[^"]*(?=")'), "yaml": re.compile(r"(?<=: )[^\n{}\[\]]+")}


def shaken(good: str, kind: str, chance: random.Random) -> tuple[str, bytes]:
    """What was done to a good file, and what it is then."""
    data = good.encode()
    match chance.randrange(5):
        case 0:
            end = chance.randrange(len(data))
            return f"cut after {end} bytes", data[:end]
        case 1:
            at = chance.randrange(len(data))
            return f"a bit flipped in byte {at}", data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[
                at + 1 :
            ]
        case 2:
            lines = good.splitlines(keepends=True)
            at = chance.randrange(len(lines))
            return f"line {at + 1} is missing", "".join(lines[:at] + lines[at + 1 :]).encode()
        case 3:
            lines = good.splitlines(keepends=True)
            at = chance.randrange(len(lines))
            return f"line {at + 1} is there twice", "".join(lines[: at + 1] + lines[at:]).encode()
        case _:
            found = list(VALUE[kind].finditer(good))
            spot, junk = chance.choice(found), chance.choice(JUNK)
            return f"{spot[0][:20]!r} became {junk!r}", (good[: spot.start()] + junk + good[spot.end() :]).encode()


def tried_maps(folder: Path, seed: int) -> Iterator[Attempt]:
    """Shaken maps, read and checked for ever."""
    words = known_words()
    files = sorted((paths.assets() / "maps").glob("*.tmx"))
    yield from _tried(files, "tmx", folder / "shaken.tmx", lambda file: read_map(file, words), seed)


def tried_packs(folder: Path, seed: int) -> Iterator[Attempt]:
    """Shaken packs, read and checked for ever."""
    files = [shipped_path(id) for id in SHIPPED]
    yield from _tried(files, "yaml", folder / "shaken.yaml", lambda file: load_packs(["base", file]), seed)


def _tried(good: list[Path], kind: str, file: Path, read: Callable[[Path], object], seed: int) -> Iterator[Attempt]:
    chance = random.Random(seed)
    texts = [(path.name, path.read_text(encoding="utf-8")) for path in good]
    while True:
        name, text = chance.choice(texts)
        what, content = shaken(text, kind, chance)
        file.write_bytes(content)
        began, fault = time.process_time(), ""
        try:
            read(file)
        except Exception as problem:  # whatever it is: to find it is what this is for
            fault = f"{type(problem).__name__}: {problem}"
        seconds = time.process_time() - began
        yield Attempt(f"{name}: {what}", seconds, fault or (f"it took {seconds:.1f} s" if seconds > SECONDS else ""))
