"""A proxy between people and a table that cuts their lines: by chance, and at will. For tests and `torture-net`."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
from collections.abc import Coroutine
from typing import Any

HERE = "127.0.0.1"
PATIENCE = 60.0


class Loop:
    """An event loop in a thread."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(PATIENCE)
        self.loop.close()


class Proxy:
    """Passes bytes on between people and the table; cuts a line after so many pieces, drawn by chance, and at will."""

    def __init__(self, port: int, seed: int, shortest: int = 30, longest: int = 90) -> None:
        self._target = port
        self._rng = random.Random(seed)
        self._bounds = (shortest, longest)
        self.cuts = 0
        self.passed = 0
        """So many pieces have gone through."""
        self.is_calm = False
        self._ends: set[asyncio.StreamWriter] = set()
        self._loop = Loop()
        self._server: asyncio.Server = self._loop.run(asyncio.start_server(self._pass, HERE, 0))
        self.port: int = self._server.sockets[0].getsockname()[1]

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            far_reader, far_writer = await asyncio.open_connection(HERE, self._target)
            left = [self._rng.randint(*self._bounds)]
            ways = (self._pump(reader, far_writer, left), self._pump(far_reader, writer, left))
            self._ends.add(far_writer)
            await asyncio.wait([asyncio.ensure_future(way) for way in ways], return_when=asyncio.FIRST_COMPLETED)
            self._ends.discard(far_writer)
            for end in (writer, far_writer):
                end.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, left: list[int]) -> None:
        with contextlib.suppress(ConnectionResetError):
            while data := await reader.read(1024):
                self.passed += 1
                left[0] -= 0 if self.is_calm else 1
                if left[0] < 0:
                    self.cuts += 1
                    return
                writer.write(data)
                await writer.drain()

    def cut(self) -> None:
        """Cut every line there is."""
        self._loop.run(self._cut())

    async def _cut(self) -> None:
        for end in self._ends:
            self.cuts += 1
            end.transport.abort()

    def close(self) -> None:
        self._loop.loop.call_soon_threadsafe(self._server.close)
        self._loop.close()
