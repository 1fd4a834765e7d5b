"""Messages that no honest program sends: torn, huge, nested, of the wrong kind, forged. For tests and `torture-net`."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from smallworld_desktop.developers.net_proxy import HERE
from smallworld_desktop.net.messages import FROM_PEOPLE, VERSION, write

A_LINE = 40
"""So many messages are sent over one line, if it lasts."""
AT_ONCE = 8
Made = str | bytes


def forged(rng: random.Random) -> Made:
    """The right form, with values that are not one's own or make no sense."""
    kind = rng.choice([kind for kind in FROM_PEOPLE if kind != "open"])
    values = {"string": _text, "integer": _number, "boolean": _flag, "array": _array, "object": _object}
    fields = {name: values[part.type](rng) for name, part in FROM_PEOPLE[kind].items()}
    return json.dumps({"kind": kind, **fields})


def _text(rng: random.Random) -> str:
    return rng.choice(("", "x", "../../etc/passwd", "\x00", "💥" * 10, "A" * 64, "ai:master", "open"))


def _number(rng: random.Random) -> int:
    return rng.choice((-1, 0, 1, 5, 6, 255, 2**31, 10**9))


def _flag(rng: random.Random) -> bool:
    return rng.random() < 0.5


def _array(rng: random.Random) -> list[Any]:
    return rng.choice(([], [None], ["Conquer", 3], ["Conquer", "x"], ["Pick", -5], [[[]]], ["Redeploy", [[0, 99]]]))


def _object(rng: random.Random) -> dict[str, Any]:
    return rng.choice(({}, {"kind": "game"}, {"a": {"b": {}}}))


def torn(rng: random.Random) -> Made:
    words = forged(rng)
    return words[: rng.randrange(len(words))]


def wrong_types(rng: random.Random) -> Made:
    kind = rng.choice(list(FROM_PEOPLE))
    anything: tuple[Any, ...] = (None, 1.5, True, [], {}, "x", 10**30)
    return json.dumps({"kind": kind, **{name: rng.choice(anything) for name in FROM_PEOPLE[kind]}})


def noise(rng: random.Random) -> Made:
    return rng.randbytes(rng.randrange(300))


def nested(rng: random.Random) -> Made:
    return rng.choice("[{") * rng.randrange(1, 5000)


def large(rng: random.Random) -> Made:
    return write("say", proof="x" * 20, words="y" * rng.randrange(100_000))


def not_json(rng: random.Random) -> Made:
    return rng.choice(
        ("", "{}", "[]", "null", "NaN", '{"kind": NaN}', '{"kind": "ping", "kind": 1}', "1e999", "\ufeff{}")
    )


MAKERS: tuple[Callable[[random.Random], Made], ...] = (
    forged,
    forged,
    torn,
    wrong_types,
    noise,
    nested,
    large,
    not_json,
)


async def send_rubbish(port: int, code: str, count: int, seed: int) -> None:
    """Send so many messages to a table, over many lines; half of them say hello first."""
    left = [count]
    await asyncio.gather(*(_send(port, code, left, random.Random(seed + number)) for number in range(AT_ONCE)))


async def _send(port: int, code: str, left: list[int], rng: random.Random) -> None:
    hello = write("hello", version=VERSION, program="x", code=code, proofs=[], seen=0)
    while left[0] > 0:
        with contextlib.suppress(ConnectionClosed, OSError, InvalidHandshake, TimeoutError):
            async with connect(f"ws://{HERE}:{port}", max_size=None, compression=None, close_timeout=1) as line:
                if rng.random() < 0.5:
                    await line.send(hello)
                for _ in range(A_LINE):
                    left[0] -= 1
                    await line.send(rng.choice(MAKERS)(rng))
