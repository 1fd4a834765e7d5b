"""A real server on loopback for tests, and a proxy in between that cuts the line."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from smallworld_desktop.ai.random_player import RandomPlayer
from smallworld_desktop.net.client import TableLine, Ticket
from smallworld_desktop.net.messages import Json, write
from smallworld_desktop.net.mirror import MirrorSession, mirror_session
from smallworld_desktop.net.seating import new_proof
from smallworld_desktop.net.server import TableServer
from smallworld_desktop.net.tables import Tables

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


@contextmanager
def served(tables: Tables) -> Iterator[int]:
    """The tables, served on a port of loopback."""
    loop, server = Loop(), TableServer(tables)
    port = loop.run(server.start(HERE, 0))
    try:
        yield port
    finally:
        loop.run(server.close())
        loop.close()


class Proxy:
    """Passes bytes on between people and the table; cuts a line after so many pieces, drawn by chance, and at will."""

    def __init__(self, port: int, seed: int, shortest: int = 30, longest: int = 90) -> None:
        self._target = port
        self._rng = random.Random(seed)
        self._bounds = (shortest, longest)
        self.cuts = 0
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


class Far:
    """Somebody far away who plays at random over a real line."""

    def __init__(self, port: int, code: str, seed: int = 1) -> None:
        self.line = TableLine(Ticket(f"ws://{HERE}:{port}", code))
        self.mirror: MirrorSession | None = None
        self.setup: Json = {}
        self.proofs: dict[int, str] = {}
        self.seated: set[int] = set()
        self.trouble: list[str] = []
        self._wanted: int | None = None
        self._asked = 0.0
        self._player = RandomPlayer(random.Random(seed))

    def sit(self, seat: int) -> None:
        self._wanted = seat
        self.proofs[seat] = new_proof()
        self.line.ticket.proofs.append(self.proofs[seat])
        wait_for(lambda: self.step() or seat in self.seated)

    def step(self) -> bool:
        """Hear what there is and answer if it is one's turn; never waits."""
        for message in self.line.take():
            self._hear(message)
        seat = self._wanted
        if seat is not None and seat not in self.seated and time.monotonic() - self._asked > 0.5:
            self._asked = time.monotonic()
            self.line.send(write("take", seat=seat, name=f"Far {seat}", proof=self.proofs[seat]))
        mirror = self.mirror
        if mirror is None:
            return False
        while mirror.has_news:
            mirror.take_news()
        if mirror.is_for_human:
            self._asked = time.monotonic()
            mirror.play(self._player.choose(mirror.game.position, mirror.game.legal()))
            return True
        return False

    def _hear(self, message: Json) -> None:
        match message["kind"]:
            case "welcome":
                self.setup, self.mirror = message["setup"], None
            case "yours":
                self.seated.add(message["seat"])
            case "trouble":
                self.trouble.append(message["code"])
            case "state" if self.mirror is None:
                self.mirror = mirror_session(self.setup, message, self.line, self.proofs)
            case "state" | "refused" | "seats" if self.mirror is not None:
                self.mirror.tell(message)

    @property
    def is_over(self) -> bool:
        return self.mirror is not None and self.mirror.game.position.is_over

    def close(self) -> None:
        self.line.close()


def wait_for(is_so: Callable[[], object], longest: float = PATIENCE) -> None:
    """Wait until something is so; real time passes."""
    end = time.monotonic() + longest
    while not is_so():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.005)
