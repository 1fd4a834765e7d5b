"""Games in progress, on disk after every action, written by a thread so that no frame waits for the disk.

Every game has a slot of its own: a file with its latest state, locked while a program plays it. So two running
programs never write over each other, and a new game does not end the one before it.

A whole document is a few hundred kilobytes and one rename: simpler than a journal, and nothing has to be replayed.
`submit` waits for the write before it, so that at most one action, the one under way, is ever unwritten.
"""

from __future__ import annotations

import dataclasses
import logging
import os
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

from smallworld_desktop.rules.messages import Message
from smallworld_desktop.store.document import GameDocument, Save, SaveMeta, encode, read_header, read_save
from smallworld_desktop.store.files import StoreError, atomic_write, backup_of, remove, set_aside, sweep
from smallworld_desktop.store.saves import SaveEntry, utc_now

MOST = 12
"""So many games may lie there unplayed; a new one then takes the place of the oldest."""
HOPELESS = frozenset({"store.damaged", "store.foreign", "store.too_large", "store.not_a_file"})

Stamp = tuple[int, int]

log = logging.getLogger(__name__)


class Autosave:
    """The slots `first`, then `NAME-2`, `NAME-3` and so on beside it. At most one is held, by `keep` or `claim`."""

    def __init__(self, first: Path, newest_schema: int, now: Callable[[], datetime] = utc_now) -> None:
        self.newest_schema = newest_schema
        self._first = first
        self._now = now
        self._lock: BaseFileLock | None = None
        self._path = first
        self._seen: dict[Path, Stamp] = {}
        self._writer: threading.Thread | None = None
        self._problem: Message | None = None
        self._last_is_good = False

    @property
    def path(self) -> Path:
        """The slot that is written to."""
        return self._path

    # -- the game that is played -------------------------------------------------------------------------------------

    def keep(self, slot: Path | None = None) -> Path:
        """From now on write to a slot: the one given, or if another program plays that or none is given, a free one."""
        if slot is None or not self.claim(slot):
            self.let_go()
            self._forget_oldest()
            self._hold(*next(self._free()))
        return self._path

    def claim(self, slot: Path) -> bool:
        """Take the slot of a game that was loaded. False if another program plays it, or has played on since then."""
        if self._is_held(slot):
            return True
        lock = _locked(slot)
        if lock is None:
            return False
        if slot in self._seen and self._seen[slot] != _stamp(slot):
            lock.release()
            return False
        self.let_go()
        self._hold(slot, lock)
        return True

    def let_go(self) -> None:
        """The game is left; it stays on disk for whoever continues it."""
        self.flush()
        if self._lock is not None:
            if self._last_is_good:
                self._seen[self._path] = _stamp(self._path)
            self._lock.release()
            self._lock = None

    def submit(self, game: GameDocument, meta: SaveMeta) -> None:
        """Write `game`; returns at once, or when the write before it is done. The document may be changed after."""
        if self._lock is None:
            self.keep()
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

    def clear(self) -> None:
        """The game is over: nothing to continue."""
        self.flush()
        if self._lock is not None:
            remove(self._path)
            self._last_is_good = False
            self.let_go()

    # -- games to continue -------------------------------------------------------------------------------------------

    def load(self) -> tuple[Save | None, Message | None]:
        """The game played last that no other program plays, if any.

        A damaged file gives the state before it, and a message that says so; if there is none, the file is set aside.
        """
        problem = None
        for save, word in self.waiting():
            problem = problem or word
            if save is not None:
                return save, problem
        return None, problem

    def waiting(self) -> Iterator[tuple[Save | None, Message | None]]:
        """Every game that no other program plays, played last first: the game, or what is wrong with its file."""
        self.flush()
        sweep(self._first.parent)
        for slot in self._slots():
            if self._is_played_elsewhere(slot):
                continue
            save, word = self._read(slot)
            if save is None or not save.meta.finished:
                yield save, word

    def read(self, slot: Path) -> tuple[Save, Message | None]:
        """One game, and a message if only the state before its last could be read. Raises StoreError."""
        save, problem = self._read(slot)
        if save is None:
            raise StoreError(problem or Message("store.not_found", {"path": str(slot)}))
        return save, problem

    def entries(self) -> list[SaveEntry]:
        """All games in progress that nobody plays, newest first."""
        found = []
        for slot in self._slots():
            if self._is_held(slot) or self._is_played_elsewhere(slot):
                continue
            with suppress(StoreError):  # `load` reports what can't be read
                found.append(SaveEntry(slot, read_header(slot)))
        return found

    def forget(self, slot: Path) -> None:
        """Delete a game in progress, unless another program plays it. Raises StoreError."""
        lock = _locked(slot)
        if lock is not None:
            remove(slot)
            lock.release()

    # -- slots -------------------------------------------------------------------------------------------------------

    def _slots(self) -> list[Path]:
        """Those with a game in them, played last first."""
        numbered = re.compile(rf"{re.escape(self._first.stem)}(-\d+)?{re.escape(self._first.suffix)}(\.bak)?")
        folder = self._first.parent
        names = [path.name.removesuffix(".bak") for path in folder.glob(f"{self._first.stem}*")]
        found = [folder / name for name in dict.fromkeys(names) if numbered.fullmatch(name)]
        return sorted(found, key=_stamp, reverse=True)

    def _free(self) -> Iterator[tuple[Path, BaseFileLock]]:
        for number in count(1):
            slot = self._first if number == 1 else self._first.with_stem(f"{self._first.stem}-{number}")
            if os.path.lexists(slot) or os.path.lexists(backup_of(slot)):
                continue
            lock = _locked(slot)
            if lock is not None:
                yield slot, lock

    def _forget_oldest(self) -> None:
        unplayed = [slot for slot in self._slots() if not self._is_played_elsewhere(slot)]
        for slot in unplayed[MOST - 1 :]:
            with suppress(StoreError):  # it stays, then
                self.forget(slot)

    def _hold(self, slot: Path, lock: BaseFileLock) -> None:
        self._path, self._lock = slot, lock
        self._last_is_good = slot in self._seen and self._seen[slot] == _stamp(slot)

    def _is_held(self, slot: Path) -> bool:
        return self._lock is not None and slot == self._path

    def _is_played_elsewhere(self, slot: Path) -> bool:
        if self._is_held(slot):
            return False
        lock = _locked(slot)
        if lock is None:
            return True
        lock.release()
        return False

    def _read(self, slot: Path) -> tuple[Save | None, Message | None]:
        """A slot's game, or the state before it, and what was wrong."""
        stamp = _stamp(slot)
        try:
            save = read_save(slot, self.newest_schema)
        except StoreError as problem:
            try:
                before = read_save(backup_of(slot), self.newest_schema)
            except StoreError:
                return None, self._give_up(slot, problem.message)
            self._seen.pop(slot, None)
            return dataclasses.replace(before, path=slot), Message("store.autosave_backup")
        self._seen[slot] = stamp
        return save, None

    def _give_up(self, slot: Path, problem: Message) -> Message:
        """What can never be read is kept aside, so that it is told once."""
        if problem.code in HOPELESS:
            for path in (slot, backup_of(slot)):
                with suppress(StoreError):  # it stays, and is told again
                    if os.path.lexists(path):
                        set_aside(path)
        return problem

    def _write(self, data: bytes) -> None:
        try:
            atomic_write(self._path, data, keep_backup=self._last_is_good)
            self._last_is_good = True
        except StoreError as problem:
            self._problem = problem.message


def _locked(slot: Path) -> BaseFileLock | None:
    """The lock of a slot, ours from now on; None if another program has it.

    The system lets go of it however a program ends. A disk that knows no locks, or takes no file, never refuses.
    """
    lock = FileLock(slot.with_suffix(".lock"), thread_local=False, fallback_to_soft=False)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        return None
    except OSError:
        log.warning("%s can't be locked", slot, exc_info=True)
    return lock


def _stamp(slot: Path) -> Stamp:
    """When a slot was written, to the nanosecond, and its size; the beginning of time for one that is not there."""
    for path in (slot, backup_of(slot)):
        with suppress(OSError):
            found = path.stat()
            return found.st_mtime_ns, found.st_size
    return 0, 0
