"""What somebody has learnt, kept between evenings: chapters that are done, and the step of those that are not."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from smallworld_desktop import paths
from smallworld_desktop.store.files import atomic_write, read_bytes, set_aside
from smallworld_desktop.store.json_text import BadText, parse_json


@dataclass(frozen=True, slots=True)
class Learnt:
    """Ids of lessons that were done, and the step at which others were left."""

    done: frozenset[str] = frozenset()
    at: Mapping[str, int] = field(default_factory=dict)
    topics: frozenset[str] = frozenset()
    """What lessons have taught: nobody needs to explain it in a game."""
    offered: frozenset[str] = frozenset()
    """The sets whose lesson was offered when they were first switched on."""

    def reached(self, lesson: str, step: int) -> Learnt:
        return replace(self, at={**self.at, lesson: step})

    def finished(self, lesson: str, topics: Iterable[str] = ()) -> Learnt:
        at = {id: step for id, step in self.at.items() if id != lesson}
        return replace(self, done=self.done | {lesson}, at=at, topics=self.topics.union(topics))

    def offering(self, of_set: str) -> Learnt:
        return replace(self, offered=self.offered | {of_set})


def progress_file() -> Path:
    return paths.data_dir() / "lessons.json"


def read_progress() -> Learnt:
    """What was kept. A damaged file is put aside, and learning begins anew. Raises StoreError."""
    path = progress_file()
    if not path.exists():
        return Learnt()
    try:
        kept = parse_json(read_bytes(path))
    except BadText:
        kept = None
    if not isinstance(kept, dict):
        set_aside(path)
        return Learnt()
    done, at = kept.get("done"), kept.get("at")
    steps = {id: n for id, n in at.items() if type(n) is int and n > 0} if isinstance(at, dict) else {}
    return Learnt(_ids(done), steps, _ids(kept.get("topics")), _ids(kept.get("offered")))


def _ids(kept: object) -> frozenset[str]:
    return frozenset(id for id in kept if isinstance(id, str)) if isinstance(kept, list) else frozenset()


def keep_progress(progress: Learnt) -> None:
    """Raises StoreError."""
    document = {
        "done": sorted(progress.done),
        "at": dict(sorted(progress.at.items())),
        "topics": sorted(progress.topics),
        "offered": sorted(progress.offered),
    }
    atomic_write(progress_file(), (json.dumps(document) + "\n").encode())
