"""Jobs for the tests of the worker; a spawned process finds them here by name."""

from __future__ import annotations

import os
import time
from pathlib import Path

from smallworld_desktop.worker import Report


def double(request: int, report: Report[str]) -> int:
    report(f"doubling {request}")
    return request * 2


def obey(request: str, report: Report[str]) -> str:
    """Does what the request says, to show how a worker copes."""
    word, _, rest = request.partition(" ")
    if word == "die":
        os._exit(7)
    if word == "die-once" and not Path(rest).exists():
        Path(rest).touch()
        os._exit(7)
    if word == "raise":
        raise ValueError(rest)
    if word == "sleep":
        report(str(os.getpid()))
        time.sleep(60)
    if word == "large":
        return "x" * int(rest)
    if word == "unpicklable":
        return lambda: "never sent"  # type: ignore[return-value]
    return str(os.getpid())


def length(request: bytes, report: Report[str]) -> int:
    return len(request)
