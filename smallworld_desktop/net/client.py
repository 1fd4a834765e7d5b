"""The line to a table: connects, comes back by itself when it is cut, and never makes a frame wait."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import random
import ssl
import threading
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from smallworld_desktop import __version__
from smallworld_desktop.net.messages import FROM_TABLE, LONGEST_ANSWER, VERSION, BadMessage, Json, line_to, read, write

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 8.0
PATIENCE = 10.0
CLOSING = 2.0


class State(Enum):
    """How the line stands."""

    CONNECTING = "connecting"
    OPEN = "open"
    CLOSED = "closed"


@dataclass(slots=True)
class Ticket:
    """What is needed to come to a table, and to come back to it."""

    address: str
    """`ws://host:port` or `wss://host`."""
    code: str
    word: str = ""
    proofs: list[str] = field(default_factory=list)


class TableLine:
    """A line to one table, in a thread of its own. `take` gives what was heard, `send` says something."""

    def __init__(self, ticket: Ticket, secure: ssl.SSLContext | None = None) -> None:
        self.ticket = ticket
        self.state = State.CONNECTING
        self.cuts = 0
        """How often the line was lost."""
        self._secure = secure
        self._heard: queue.SimpleQueue[Json] = queue.SimpleQueue()
        self._loop = asyncio.new_event_loop()
        self._web: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._thread = threading.Thread(target=self._run, name="line to a table", daemon=True)
        self._thread.start()

    def take(self) -> list[Json]:
        """What has been heard since, in order. Never waits."""
        found = []
        with contextlib.suppress(queue.Empty):
            while True:
                found.append(self._heard.get_nowait())
        return found

    def send(self, words: str) -> None:
        """Say something. What is said while the line is cut is lost: the table shows the game again and one looks."""
        if self._loop.is_running():
            asyncio.run_coroutine_threadsafe(self._say(words), self._loop)

    def close(self) -> None:
        """Leave; the table keeps the seat."""
        if self._loop.is_running() and self._task is not None:
            self._loop.call_soon_threadsafe(self._task.cancel)
        self._thread.join(CLOSING)

    # -- in the thread -----------------------------------------------------------------------------------------------

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._task = self._loop.create_task(self._stay())
        with contextlib.suppress(asyncio.CancelledError):
            self._loop.run_until_complete(self._task)
        self.state = State.CLOSED
        self._loop.close()

    async def _stay(self) -> None:
        """Connects again and again, with growing pauses, until it is closed."""
        pause = FIRST_PAUSE
        own_trust: dict[str, Any] = {} if self._secure is None else {"ssl": self._secure}
        while True:
            try:
                async with connect(
                    line_to(self.ticket.address, self.ticket.code),
                    max_size=LONGEST_ANSWER,
                    open_timeout=PATIENCE,
                    **own_trust,
                ) as web:
                    self._web = web
                    await web.send(self._hello())
                    await self._listen(web)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, BadMessage):
                pass  # cut, or nobody there yet: try again
            except (InvalidURI, ValueError):
                self._heard.put({"kind": "trouble", "code": "net.bad_address", "params": {"got": self.ticket.address}})
                return
            finally:
                self._web = None
            if self.state is State.OPEN:  # who is turned away again and again waits longer and longer
                pause = FIRST_PAUSE
            self.state, self.cuts = State.CONNECTING, self.cuts + 1
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _listen(self, web: ClientConnection) -> None:
        async for words in web:
            message = read(words, FROM_TABLE, LONGEST_ANSWER)
            if message["kind"] == "welcome":
                self.state = State.OPEN
            self._heard.put(message)

    async def _say(self, words: str) -> None:
        if self._web is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._web.send(words)

    def _hello(self) -> str:
        return write(
            "hello",
            version=VERSION,
            program=f"smallworld-desktop {__version__}",
            code=self.ticket.code,
            word=self.ticket.word,
            proofs=self.ticket.proofs,
            seen=0,
        )
