"""Serving tables: websockets on one side, `HostedTable` on the other. What comes in is hostile until checked."""

from __future__ import annotations

import asyncio
import logging
import ssl
import time
from dataclasses import dataclass, field

from websockets.asyncio.server import Server as WebServer
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from smallworld_desktop.net.hosted import Guest, HostedTable
from smallworld_desktop.net.messages import FROM_PEOPLE, LONGEST_ANSWER, VERSION, BadMessage, Json, read, write
from smallworld_desktop.net.seating import is_code
from smallworld_desktop.net.tables import Tables
from smallworld_desktop.rules.document import BadGame
from smallworld_desktop.rules.messages import Message

log = logging.getLogger(__name__)

HELLO_SECONDS = 10.0
MOST_WAITING = 512
"""So many messages may wait for a slow line; then it is cut, and the guest comes again."""
A_SECOND, AT_ONCE = 40.0, 80.0
"""Messages that one line may send: in the long run, and in a burst."""
MOST_BAD = 10
THINKING = 0.01
POLICY = 1008
MOST_TABLES = 1000


@dataclass(slots=True)
class Allowance:
    """How much a line may still send now."""

    left: float = AT_ONCE
    since: float = field(default_factory=time.monotonic)

    def spend(self) -> bool:
        """Whether another message is allowed."""
        now = time.monotonic()
        self.left = min(AT_ONCE, self.left + (now - self.since) * A_SECOND) - 1
        self.since = now
        return self.left >= 0


class TableServer:
    """Keeps tables open to others. Listens from `start` to `close`, on the address that it then knows."""

    def __init__(self, tables: Tables, most_tables: int = MOST_TABLES) -> None:
        self.tables = tables
        self.most_tables = most_tables
        self._server: WebServer | None = None
        self._thinking: asyncio.Task[None] | None = None

    async def start(self, host: str, port: int, secure: ssl.SSLContext | None = None) -> int:
        """Begins to listen; gives the port. Raises OSError if it can't be had."""
        self._server = await serve(
            self._visit,
            host,
            port,
            ssl=secure,
            max_size=LONGEST_ANSWER,
            max_queue=16,
            open_timeout=HELLO_SECONDS,
            compression=None,  # takes more time and memory than it saves, and small bombs can't grow
        )
        self._thinking = asyncio.create_task(self._think())
        port_given: int = next(iter(self._server.sockets)).getsockname()[1]
        return port_given

    async def close(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()
        self.tables.close_all()

    async def _visit(self, line: ServerConnection) -> None:
        """One line, from its hello to its end."""
        table = guest = None
        waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        sending = asyncio.create_task(_send_all(line, waiting))
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._first_words(line)
            table = self._table_of(hello)
            if table is None:
                await _turn_away(line, Message("net.no_table"))
                return
            guest = table.arrive(lambda words: _queue(line, waiting, words))
            table.hear(guest, hello)
            if guest.is_welcome:
                await _listen(line, table, guest)
            else:
                await asyncio.sleep(0.1)  # what it was told goes out before the line is closed
        except (ConnectionClosed, TimeoutError):
            pass  # gone: the seat waits for them
        except BadMessage as bad:
            log.info("a line was cut: %s", bad)
            await line.close(POLICY)
        finally:
            if table is not None and guest is not None:
                table.leave(guest)
            sending.cancel()

    async def _first_words(self, line: ServerConnection) -> Json:
        """The hello of a line; before it, a table may be opened."""
        first = read(await line.recv(), FROM_PEOPLE, LONGEST_ANSWER)
        if first["kind"] != "open":
            return first
        await line.send(await self._open(first))
        return read(await line.recv(), FROM_PEOPLE)

    async def _open(self, wanted: Json) -> str:
        if wanted["version"] != VERSION:
            params = {"ours": VERSION, "theirs": wanted["version"]}
            return write("trouble", code="net.version", params=params)
        code = wanted.get("code", "")
        if len(self.tables.by_code) >= self.most_tables or code in self.tables.by_code:
            return write("trouble", code="net.no_room", params={})
        if code and not is_code(code):
            return write("trouble", code="net.no_table", params={})
        try:
            policy = max(0, wanted.get("stand_in", 0))
            words = (wanted["session"], wanted["word"], policy, code)
            table = await asyncio.to_thread(self.tables.open_from, *words)
        except BadGame as bad:
            return write("trouble", code=bad.message.code, params=bad.message.params)
        return write("opened", code=table.code, proof=table.host_proof)

    def _table_of(self, hello: Json) -> HostedTable | None:
        return self.tables.by_code.get(hello["code"].upper()) if hello["kind"] == "hello" else None

    async def _think(self) -> None:
        """Computers at all tables go on, one action at a time, so that no table waits for another."""
        while True:
            has_played = False
            for table in list(self.tables.by_code.values()):
                table.call_stand_ins()
                if table.think():
                    has_played = True
                    await asyncio.sleep(0)
            await asyncio.sleep(0 if has_played else THINKING)


async def _listen(line: ServerConnection, table: HostedTable, guest: Guest) -> None:
    allowance, bad = Allowance(), 0
    async for words in line:
        if not allowance.spend():
            await line.close(POLICY)
            return
        try:
            table.hear(guest, read(words, FROM_PEOPLE))
        except BadMessage as problem:
            bad += 1
            log.info("a bad message: %s", problem)
            if bad >= MOST_BAD:
                await line.close(POLICY)
                return


async def _send_all(line: ServerConnection, waiting: asyncio.Queue[str]) -> None:
    try:
        while True:
            await line.send(await waiting.get())
    except ConnectionClosed:
        return


def _queue(line: ServerConnection, waiting: asyncio.Queue[str], words: str) -> None:
    try:
        waiting.put_nowait(words)
    except asyncio.QueueFull:
        line.transport.abort()


async def _turn_away(line: ServerConnection, why: Message) -> None:
    await line.send(write("trouble", code=why.code, params=why.params))
    await line.close()
