"""Large pictures in strips: little memory at a time, and two cores at work."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed

_STRIP = 96
_HANDS = 2

Progress = Callable[[float], None]


def in_strips(high: int, work: Callable[[int, int], None], progress: Progress) -> None:
    """Call `work(top, bottom)` for all strips of a picture, from two threads: numpy lets others run while it counts.

    `progress` hears the share that is done and may raise to stop; so may `work`.
    """
    hands = ThreadPoolExecutor(_HANDS, thread_name_prefix="painter")
    try:
        strips = [hands.submit(work, top, min(high, top + _STRIP)) for top in range(0, high, _STRIP)]
        for done, strip in enumerate(as_completed(strips), 1):
            strip.result()
            progress(done / len(strips))
    finally:
        hands.shutdown(cancel_futures=True)
