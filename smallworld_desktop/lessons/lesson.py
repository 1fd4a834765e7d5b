"""What a lesson says: a position, and steps in which somebody reads, acts or looks on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any

Move = tuple[str, Any]
"""A move of a scenario: its word and its value, None for a bare word."""


class StepKind(StrEnum):
    """Read a page; do what is asked; look on while others play; play freely; begin the lesson's game again."""

    READ = "read"
    DO = "do"
    OTHERS = "others"
    FREE = "free"
    AGAIN = "again"


PARTS = ("hand", "income", "rounds", "column", "players", "bar", "button")
"""What can be pointed at besides regions."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step. `say` is the code of its words.

    A step to do ends with any of `moves`; `allow` may be played before, and a bare word allows every move of its kind.
    `path` is how the step is done when it is shown or checked. `why` answers everything else. `task` is the code of
    what is to be done in a few words; without one, the program says it.
    """

    say: str
    kind: StepKind
    moves: tuple[Move, ...] = ()
    allow: tuple[Move, ...] = ()
    path: tuple[Move, ...] = ()
    until: str = ""
    why: str = ""
    regions: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    remember: str = ""
    task: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson as it was read. `scenario` is its position, in the format of scenarios."""

    id: str
    order: int
    file: Path
    title: str
    teacher: str
    scenario: Mapping[str, Any]
    computers: Mapping[str, str]
    """Players who choose for themselves in free steps, with their levels."""
    steps: tuple[LessonStep, ...]
    texts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Words that the file brings, by language and code."""
    about: str = ""
    """The code of what can be learnt here, in one sentence."""
    teaches: tuple[str, ...] = ()
    """Topics that nobody needs to explain any more to whoever has done it."""
    sign: str = "book"
    """The picture of the chapter: an icon, or the emblem of a race, power or find."""
    for_set: str = ""
    """The set that it teaches: it is offered when that is switched on. The first chapters teach the game itself."""
