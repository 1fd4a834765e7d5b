"""Reading what may be anything: regular files only, never more of them than wanted.

Players' folders hold what other programs put there. A pipe would keep the program waiting for ever, a device may have
no end, and a file may be larger than memory.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

WITHOUT_WAITING = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)


class NotAFile(OSError):
    """It is a folder, a pipe, a device: nothing that has a content."""


class TooLarge(OSError):
    """There is more in the file than is wanted."""


def read_regular(path: Path, most: int) -> bytes:
    """The content of a regular file of at most `most` bytes. Raises OSError for anything else, without waiting."""
    data = read_head(path, most + 1)
    if len(data) > most:
        raise TooLarge(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data


def read_head(path: Path, most: int) -> bytes:
    """The first `most` bytes of a regular file. Raises OSError for anything else, without waiting."""
    try:
        _refuse_others(path.stat(), path)
        handle = os.open(path, os.O_RDONLY | WITHOUT_WAITING)
    except ValueError as problem:  # a name that no system can have
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path)) from problem
    with os.fdopen(handle, "rb") as file:
        _refuse_others(os.fstat(handle), path)
        return file.read(most)


def _refuse_others(found: os.stat_result, path: Path) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise NotAFile(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(found.st_mode):
        raise NotAFile(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


def real_path(path: Path) -> Path:
    """Where a path leads in the end; the path itself if links go in a circle."""
    try:
        return Path(os.path.realpath(path))
    except (OSError, ValueError):
        return path.absolute()


Stamp = tuple[str, int, int]


def file_stamp(path: Path) -> Stamp:
    """Name, time and size of a file: another stamp says that it may have another content."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return str(path), 0, -1
    return str(path), found.st_mtime_ns, found.st_size
