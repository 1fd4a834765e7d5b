"""What is wrong with a pack: problems as data, with file, line, key and the nearest known word."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from smallworld_desktop import report
from smallworld_desktop.report import Refused, Severity

__all__ = ["PackProblem", "Refused", "Report", "Severity", "listed", "nearest"]


@dataclass(frozen=True, slots=True)
class PackProblem(report.Problem):
    """One thing to say of a pack. `line` is 0 where there is none; `key` is like `races.orcs.effects[0].coins`."""

    file: str = ""
    line: int = 0
    key: str = ""
    nearest: str = ""


@dataclass(slots=True)
class Report:
    """Every problem found so far, in the order of finding."""

    problems: list[PackProblem] = field(default_factory=list)
    errors: int = 0

    def __iter__(self) -> Iterator[PackProblem]:
        return iter(self.problems)

    def add(self, problem: PackProblem) -> None:
        self.problems.append(problem)
        self.errors += problem.severity is Severity.ERROR


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or nothing."""
    found = difflib.get_close_matches(word.lower(), list(known), n=1, cutoff=0.55)
    return found[0] if found else ""


def listed(words: Iterable[str], most: int = 16) -> str:
    """Known words for a message; the reference has the rest."""
    given = list(words)
    return ", ".join(given[:most]) + (", …" if len(given) > most else "")
