"""The game in progress, on disk after every action, written by a thread so that no frame waits for the disk.

A whole document is a few hundred kilobytes and one rename: simpler than a journal, and nothing has to be replayed.
`submit` waits for the write before it, so that at most one action, the one under way, is ever unwritten.
"""

from __future__ import annotations

import dataclasses
import threading
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from smallworld_desktop.rules.messages import Message
from smallworld_desktop.store.document import GameDocument, Save, SaveMeta, encode, read_save
from smallworld_desktop.store.files import StoreError, atomic_write, backup_of, remove, sweep
from smallworld_desktop.store.saves import utc_now


class Autosave:
    """One file, always the latest state of the game that is being played."""

    def __init__(self, path: Path, newest_schema: int, now: Callable[[], datetime] = utc_now) -> None:
        self.path = path
        self.newest_schema = newest_schema
        self._now = now
        self._writer: threading.Thread | None = None
        self._problem: Message | None = None
        self._last_is_good = False

    def submit(self, game: GameDocument, meta: SaveMeta) -> None:
        """Write `game`; returns at once, or when the write before it is done. The document may be changed after."""
        data = encode(game, dataclasses.replace(meta, saved_at=self._now()))
        self.flush()
        self._writer = threading.Thread(target=self._write, args=(data,), name="autosave")
        self._writer.start()

    def flush(self) -> None:
        """Wait until everything submitted is on disk."""
        if self._writer is not None:
            self._writer.join()
            self._writer = None

    def take_problem(self) -> Message | None:
        """What went wrong with writing since the last question, to be shown once (disk full, folder gone)."""
        problem, self._problem = self._problem, None
        return problem

    def load(self) -> tuple[Save | None, Message | None]:
        """The game to continue, if any. A damaged file gives the state before it, and a message that says so."""
        self.flush()
        sweep(self.path.parent)
        if not self.path.exists() and not backup_of(self.path).exists():
            return None, None
        try:
            save = read_save(self.path, self.newest_schema)
        except StoreError as problem:
            try:
                return read_save(backup_of(self.path), self.newest_schema), Message("store.autosave_backup")
            except StoreError:
                return None, problem.message
        self._last_is_good = True
        return save, None

    def clear(self) -> None:
        """The game is over, or another one begins: nothing to continue."""
        self.flush()
        self._last_is_good = False
        remove(self.path)

    def _write(self, data: bytes) -> None:
        try:
            atomic_write(self.path, data, keep_backup=self._last_is_good)
            self._last_is_good = True
        except StoreError as problem:
            self._problem = problem.message
