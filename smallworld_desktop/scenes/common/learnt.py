"""What somebody has learnt, for screens that go by it."""

from __future__ import annotations

from smallworld_desktop.lessons.progress import Learnt, read_progress
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.store import StoreError


def kept_progress(services: Services) -> Learnt:
    """What was learnt; a disk that can't be read is told of, and learning begins anew."""
    try:
        return read_progress()
    except StoreError as problem:
        services.problems.append(problem.message)
        return Learnt()
