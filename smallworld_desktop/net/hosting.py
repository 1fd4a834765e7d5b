"""A table of this computer, open to others while its window is: listens, is announced nearby, and closes with it."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from smallworld_desktop import paths
from smallworld_desktop.net.hosted import HostedTable
from smallworld_desktop.net.nearby import HERE, Announcement, own_address
from smallworld_desktop.net.seating import OPEN
from smallworld_desktop.net.server import TableServer
from smallworld_desktop.net.tables import Tables
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.session.session import Session

EVERYWHERE = "0.0.0.0"
PORT = 7533
CLOSING = 3.0
FOLDER, LOCK = "hosted", "open.lock"


class CannotHost(Exception):
    """The table can't be opened; `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.code)
        self.message = message


def hosted_folder() -> Path:
    return paths.data_dir() / FOLDER


class Hosting:
    """One table, served in a thread of its own. Nothing listens before it is made and nothing after `close`."""

    def __init__(self, tables: Tables, table: HostedTable, lock: FileLock, port: int = 0, seats_here: int = 0) -> None:
        """Use `open_table` or `reopen_table`. Raises `CannotHost`."""
        self.table = table
        self._lock = lock
        self._server = TableServer(tables, most_tables=1)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="a table of ours", daemon=True)
        self._thread.start()
        try:
            self.port = self._listen(port or PORT)
        except OSError as problem:
            self._stop()
            raise CannotHost(Message("together.no_port", {"why": problem.strerror or str(problem)})) from problem
        self.address = f"ws://{own_address()}:{self.port}"
        free = sum(chair.kind == OPEN for chair in table.chairs) - seats_here
        self._announcement = Announcement(table.code, table.session.title, self.port, free, has_word=bool(table.word))

    @property
    def own_line(self) -> str:
        """Where the window of this computer reaches it."""
        return f"ws://{HERE}:{self.port}"

    def close(self) -> None:
        """Nothing listens any more; the table's files stay."""
        self._announcement.close()
        with contextlib.suppress(TimeoutError):
            self._run(self._server.close())
        self._stop()

    def _listen(self, port: int) -> int:
        """On the wanted port, or if somebody has that, on any."""
        try:
            given: int = self._run(self._server.start(EVERYWHERE, port))
        except OSError:
            given = self._run(self._server.start(EVERYWHERE, 0))
        return given

    def _run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(CLOSING)

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(CLOSING)
        self._lock.release()


def open_table(
    session: Session, word: str = "", stand_in: int = 0, folder: Path | None = None, seats_here: int = 0
) -> Hosting:
    """A new table of this computer for a session that has not been played yet. Raises `CannotHost`.

    So many `seats_here` are for people at this computer and not free for others.
    """
    home = folder or hosted_folder()
    tables = Tables(home)
    try:
        table = tables.open(session, word, stand_in)
    except OSError as problem:
        raise CannotHost(Message("together.no_disk", {"why": problem.strerror or str(problem)})) from problem
    return Hosting(tables, table, _claim(home / table.code), seats_here=seats_here)


def reopen_table(code: str, port: int = 0, folder: Path | None = None) -> Hosting:
    """A table of this computer as it was left. Raises `CannotHost`."""
    home = folder or hosted_folder()
    if not (home / code).is_dir():
        raise CannotHost(Message("together.gone", {"code": code}))
    lock = _claim(home / code)
    tables = Tables(home)
    damaged = tables.restore(only=code)
    if damaged or code not in tables.by_code:
        lock.release()
        raise CannotHost(Message("together.damaged", {"code": code, "folder": str(home / code)}))
    return Hosting(tables, tables.by_code[code], lock, port)


def _claim(folder: Path) -> FileLock:
    """One window at a time holds a table. The system lets go of the lock however its program ends."""
    lock = FileLock(folder / LOCK)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise CannotHost(Message("together.open_elsewhere")) from None
    return lock
