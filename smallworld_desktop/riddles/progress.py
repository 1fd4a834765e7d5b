"""Which riddles somebody has solved or been shown, kept between evenings; and the riddle of a day."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from smallworld_desktop import paths
from smallworld_desktop.riddles.riddle import Riddle
from smallworld_desktop.store.files import atomic_write, read_bytes, set_aside
from smallworld_desktop.store.json_text import BadText, parse_json

MOST_DAYS = 4000


@dataclass(frozen=True, slots=True)
class Solved:
    """Ids of riddles that were solved, of those that were shown instead, and what was solved on which day."""

    solved: frozenset[str] = frozenset()
    shown: frozenset[str] = frozenset()
    days: Mapping[str, str] = field(default_factory=dict)

    def with_solved(self, riddle: str, day: date) -> Solved:
        return Solved(self.solved | {riddle}, self.shown, {**self.days, day.isoformat(): riddle})

    def with_shown(self, riddle: str) -> Solved:
        return self if riddle in self.solved else Solved(self.solved, self.shown | {riddle}, self.days)


def solved_file() -> Path:
    return paths.data_dir() / "riddles.json"


def read_solved() -> Solved:
    """What was kept. A damaged file is put aside, and it begins anew. Raises StoreError."""
    path = solved_file()
    if not path.exists():
        return Solved()
    try:
        kept = parse_json(read_bytes(path))
    except BadText:
        kept = None
    if not isinstance(kept, dict):
        set_aside(path)
        return Solved()
    days = kept.get("days")
    known = {day: id for day, id in days.items() if isinstance(id, str)} if isinstance(days, dict) else {}
    return Solved(_ids(kept.get("solved")), _ids(kept.get("shown")), dict(sorted(known.items())[-MOST_DAYS:]))


def _ids(value: object) -> frozenset[str]:
    return frozenset(id for id in value if isinstance(id, str)) if isinstance(value, list) else frozenset()


def keep_solved(progress: Solved) -> None:
    """Raises StoreError."""
    document = {"solved": sorted(progress.solved), "shown": sorted(progress.shown), "days": dict(progress.days)}
    atomic_write(solved_file(), (json.dumps(document) + "\n").encode())


def of_the_day(riddles: Sequence[Riddle], day: date) -> Riddle:
    """The riddle of a day: each comes once before any comes again, in an order that does not follow the grades."""
    mixed = sorted(riddles, key=lambda riddle: hashlib.sha256(riddle.id.encode()).digest())
    return mixed[day.toordinal() % len(mixed)]
