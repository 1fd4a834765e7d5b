"""Memory of pictures that are gone."""

from __future__ import annotations

import ctypes
import sys

MMAP_THRESHOLD = -3
"""`M_MMAP_THRESHOLD` in malloc.h."""
LARGE = 512 * 1024


def give_back_pictures() -> None:
    """Lets the system have the memory of large pictures as soon as they are gone.

    The C library of Linux learns from large pictures to keep their memory for the next ones, which then lie scattered
    in it: the program seems to grow for hours. A fixed threshold stops the learning. Other systems need nothing.
    """
    if sys.platform != "linux":
        return
    try:
        ctypes.CDLL(None).mallopt(MMAP_THRESHOLD, LARGE)
    except (OSError, AttributeError):  # another C library, with habits of its own
        return
