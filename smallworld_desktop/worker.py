"""Work in another process, so that no frame waits for it: the painter and the computer players run this way.

    worker = Worker(paint, name="painter")       # paint(request, report) -> result, a function of a module
    ticket = worker.submit(request)              # the process starts with the first request
    for event in worker.poll(): ...              # every frame: Progress, Done, Failed; never blocks
    worker.cancel()                              # drops all that is under way, at once
    worker.close()

A thread owns the process and the pipe; the caller touches only queues. A process that dies is started again and gets
its request once more before the request counts as failed. Requests and results travel by pickle.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import queue
import signal
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from types import TracebackType
from typing import Generic, TypeVar

Request = TypeVar("Request")
Step = TypeVar("Step")
Result = TypeVar("Result")

Report = Callable[[Step], None]
Job = Callable[[Request, Report[Step]], Result]

PATIENCE = 2.0  # seconds an idle process gets to leave by itself


@dataclass(frozen=True, slots=True)
class Progress(Generic[Step]):
    """What the job reported on its way."""

    ticket: int
    value: Step


@dataclass(frozen=True, slots=True)
class Done(Generic[Result]):
    """The job's result."""

    ticket: int
    value: Result


@dataclass(frozen=True, slots=True)
class Failed:
    """The job raised, or its process died each time. `details` is a traceback or an exit code, for the log."""

    ticket: int
    details: str
    died: bool


class Worker(Generic[Request, Step, Result]):
    """Runs one job at a time in a process of its own, in the order of submission.

    `wake` is called from another thread when there is something to poll, for a main loop that sleeps.
    """

    def __init__(
        self,
        job: Job[Request, Step, Result],
        *,
        name: str,
        tries: int = 2,
        wake: Callable[[], None] | None = None,
    ) -> None:
        pickle.dumps(job)  # a lambda or a nested function would fail later, in the other process
        self._job = job
        self._name = name
        self._tries = tries
        self._wake = wake
        self._requests: queue.SimpleQueue[tuple[int, bytes] | None] = queue.SimpleQueue()
        self._events: queue.SimpleQueue[Progress[Step] | Done[Result] | Failed] = queue.SimpleQueue()
        self._last_ticket = 0
        self._cancelled = 0  # every ticket up to this one
        self._finished = 0
        self._thread: threading.Thread | None = None
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False

    def submit(self, request: Request) -> int:
        """Queue a request, as it is now, and return its ticket, which its events will carry."""
        if self._closed:
            raise RuntimeError(f"worker {self._name} is closed")
        packed = pickle.dumps(request)
        self._last_ticket += 1
        self._requests.put((self._last_ticket, packed))
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name=f"worker {self._name}", daemon=True)
            self._thread.start()
        return self._last_ticket

    def poll(self) -> list[Progress[Step] | Done[Result] | Failed]:
        """What has happened since the last call, without what was cancelled meanwhile."""
        events: list[Progress[Step] | Done[Result] | Failed] = []
        while True:
            try:
                event = self._events.get_nowait()
            except queue.Empty:
                return events
            if event.ticket > self._cancelled:
                if not isinstance(event, Progress):
                    self._finished = event.ticket
                events.append(event)

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._last_ticket > max(self._finished, self._cancelled)

    def cancel(self) -> None:
        """Forget every request submitted so far. The next one starts a new process if this one had to be ended."""
        if self.busy:
            self._cancelled = self._last_ticket
            self._kill()

    def close(self) -> None:
        """End the process. May be called twice."""
        if self._closed:
            return
        self.cancel()
        self._closed = True
        self._requests.put(None)
        if self._thread is not None:
            self._thread.join(PATIENCE * 2)

    def __enter__(self) -> Worker[Request, Step, Result]:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    # --- in the thread ---

    def _work(self) -> None:
        while (item := self._requests.get()) is not None:
            ticket, packed = item
            try:
                if ticket > self._cancelled:
                    self._perform(ticket, packed)
            except Exception:  # a thread that ended silently would leave its caller waiting for ever
                self._emit(Failed(ticket, traceback.format_exc(), died=False))
        self._leave()

    def _perform(self, ticket: int, packed: bytes) -> None:
        details = ""
        for _ in range(self._tries):
            try:
                pipe = self._connect()
                if ticket <= self._cancelled:  # cancelled while the process started
                    self._kill()
                    return
                pipe.send_bytes(packed)
                while not self._receive(ticket, pipe):
                    pass
                return
            except (EOFError, OSError) as problem:
                details = f"the process ended with exit code {self._bury()} ({problem!r})"
            if ticket <= self._cancelled:
                return
        self._emit(Failed(ticket, details, died=True))

    def _receive(self, ticket: int, pipe: Connection) -> bool:
        """Pass on one message; True when it was the last one of the request."""
        kind, value = pickle.loads(pipe.recv_bytes())
        if kind == "progress":
            self._emit(Progress(ticket, value))
            return False
        self._emit(Done(ticket, value) if kind == "done" else Failed(ticket, value, died=False))
        return True

    def _emit(self, event: Progress[Step] | Done[Result] | Failed) -> None:
        self._events.put(event)
        if self._wake is not None and event.ticket > self._cancelled:
            self._wake()

    def _connect(self) -> Connection:
        """The pipe to a living process."""
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self._bury()
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs, self._job), name=self._name, daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        return ours

    def _kill(self) -> None:
        process = self._process
        if process is not None:
            process.kill()

    def _bury(self) -> int | None:
        """Clear away what is left of a process that ended, and say how it ended."""
        code = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            code = self._process.exitcode
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None
        return code

    def _leave(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.join(PATIENCE)
        self._bury()


# --- in the other process ---


def _serve(pipe: Connection, job: Job[Request, Step, Result]) -> None:
    """Answer requests until the other end closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window to answer
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_end_with_parent, daemon=True).start()

    def report(step: Step) -> None:
        pipe.send_bytes(pickle.dumps(("progress", step)))

    while True:
        try:
            packed = pipe.recv_bytes()
        except EOFError:
            return
        try:
            answer = pickle.dumps(("done", job(pickle.loads(packed), report)))
        except Exception:  # whatever the job does wrong is the caller's to show and log
            answer = pickle.dumps(("failed", traceback.format_exc()))
        pipe.send_bytes(answer)


def _end_with_parent() -> None:
    """Nobody computes for a program that was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
