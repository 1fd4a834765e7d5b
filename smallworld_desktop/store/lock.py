"""A lock that one running program holds on a file, and that the system lets go of however the program ends."""

from __future__ import annotations

import errno
import sys
from pathlib import Path
from typing import BinaryIO

TAKEN = frozenset({errno.EACCES, errno.EAGAIN, errno.EDEADLK})


class FileLock:
    """Held by at most one program at a time. The file itself stays and means nothing."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: BinaryIO | None = None
        self._is_held = False

    @property
    def is_held(self) -> bool:
        """By this object."""
        return self._is_held

    def acquire(self) -> bool:
        """Take the lock if nobody has it. A disk that knows no locks, or takes no file, never refuses."""
        if self._is_held:
            return True
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("ab")
            _lock(self._file)
        except OSError as problem:
            if self._file is not None and problem.errno in TAKEN:
                self._close()
                return False
        self._is_held = True
        return True

    def release(self) -> None:
        self._is_held = False
        self._close()

    def _close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def _lock(file: BinaryIO) -> None:
    """Raises OSError if another program has the lock; closing the file gives it back."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
