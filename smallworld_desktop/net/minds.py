"""Computers at many tables: quick ones answer at once, thinkers in processes that all tables share."""

from __future__ import annotations

import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor

from smallworld_desktop.ai.levels import read_spec
from smallworld_desktop.ai.process import Answer
from smallworld_desktop.ai.seats import make_seat
from smallworld_desktop.rules.view import View
from smallworld_desktop.session.choosers import InstantChooser
from smallworld_desktop.session.session import Chooser, Seat

log = logging.getLogger(__name__)

SECONDS = 4.0
"""So long a thinker may take for a turn."""
FALLBACK = "ai:easy"


class Minds:
    """Gives seats their choosers. The processes start with the first thinker."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def chooser(self, seat: Seat, seed: int) -> Chooser:
        """The chooser for a seat's kind. Raises `BadSeat` for one that nobody knows."""
        if read_spec(seat.kind).level.is_quick:
            return InstantChooser(make_seat(seat.kind, seed))
        return PooledChooser(seat.kind, seed, self._submit)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _submit(self, view: View, spec: str, seed: int) -> Future[Answer]:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context)
        return self._pool.submit(answer, view, spec, seed)


def answer(view: View, spec: str, seed: int) -> Answer:
    """What a computer of this kind does in this position; runs in a process of its own."""
    player = make_seat(spec, seed, seconds=SECONDS)
    return Answer(player.choose(view), player.reason())


class PooledChooser:
    """A thinker among many. If its process fails, a beginner answers for it."""

    def __init__(self, spec: str, seed: int, submit: Callable[[View, str, int], Future[Answer]]) -> None:
        self._spec = spec
        self._seed = seed
        self._submit = submit
        self._view: View | None = None
        self._future: Future[Answer] | None = None

    def ask(self, view: View) -> None:
        self.close()
        self._view = view
        self._future = self._submit(view, self._spec, self._seed)

    def poll(self) -> Answer | None:
        if self._future is None or not self._future.done() or self._view is None:
            return None
        future, view = self._future, self._view
        self._future = self._view = None
        problem = future.exception()
        if problem is None:
            return future.result()
        log.error("a computer player failed, a beginner plays on: %s", problem)
        return answer(view, FALLBACK, self._seed)

    def hurry(self) -> None:
        """There is a ceiling already."""

    def close(self) -> None:
        if self._future is not None:
            self._future.cancel()
        self._future = self._view = None
