"""What was learnt by self-play: how much each count of `features` weighs, as a small file among the assets.

`smallworld-desktop train` makes it; the file says how. A judgement is a sum of counts times weights, in coins.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from smallworld_desktop import paths
from smallworld_desktop.ai.features import COUNTS, FEATURES, SPANS

VERSION = 1


class BadWeights(ValueError):
    """A file that holds no weights for this program's features."""


@dataclass(frozen=True, slots=True)
class Learned:
    """Weights of all features, for tables of two and for larger ones, and how they were made."""

    two: tuple[float, ...]
    more: tuple[float, ...]
    made: dict[str, Any]

    def at_table(self, seats: int) -> tuple[float, ...]:
        return self.two if seats == 2 else self.more


def shipped_file() -> Path:
    return paths.assets() / "ai" / "judge.json"


@cache
def shipped() -> Learned:
    """What this program ships with."""
    return read_learned(shipped_file())


def read_learned(file: Path) -> Learned:
    """Read weights; raises `BadWeights` or `OSError`."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        fits = (data["version"], data["counts"], data["spans"]) == (VERSION, list(COUNTS), SPANS)
        learned = Learned(_numbers(data["two"]), _numbers(data["more"]), data["made"])
    except (ValueError, KeyError, TypeError) as problem:
        raise BadWeights(str(file)) from problem
    if not fits:
        raise BadWeights(str(file))
    return learned


def _numbers(values: list[float]) -> tuple[float, ...]:
    if len(values) != FEATURES:
        raise ValueError(len(values))
    return tuple(float(value) for value in values)


def write_learned(file: Path, learned: Learned) -> None:
    data = {
        "version": VERSION,
        "counts": list(COUNTS),
        "spans": SPANS,
        "made": learned.made,
        "two": [round(value, 5) for value in learned.two],
        "more": [round(value, 5) for value in learned.more],
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
