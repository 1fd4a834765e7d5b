"""What is wrong with a map: problems as data, with the object and the place they concern."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from smallworld_desktop.maps.geometry import Point
from smallworld_desktop.rules.messages import Message, Param


class Severity(StrEnum):
    """An error forbids playing, a warning says what was changed or ignored, a hint is advice."""

    ERROR = "error"
    WARNING = "warning"
    HINT = "hint"


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing to say of a map. `position` is in the map's own pixels, as Tiled shows them."""

    severity: Severity
    message: Message
    object_id: int | None = None
    object_name: str = ""
    position: Point | None = None


@dataclass(slots=True)
class MapReport:
    """Every problem found so far, in the order of finding."""

    problems: list[Problem] = field(default_factory=list)

    @property
    def playable(self) -> bool:
        return not any(problem.severity is Severity.ERROR for problem in self.problems)

    @property
    def errors(self) -> list[Problem]:
        return [problem for problem in self.problems if problem.severity is Severity.ERROR]

    def __iter__(self) -> Iterator[Problem]:
        return iter(self.problems)

    def codes(self, severity: Severity | None = None) -> list[str]:
        return [p.message.code for p in self.problems if severity in (None, p.severity)]

    def error(self, code: str, at: Place | None = None, **params: Param) -> None:
        self._add(Severity.ERROR, code, at, params)

    def warning(self, code: str, at: Place | None = None, **params: Param) -> None:
        self._add(Severity.WARNING, code, at, params)

    def hint(self, code: str, at: Place | None = None, **params: Param) -> None:
        self._add(Severity.HINT, code, at, params)

    def _add(self, severity: Severity, code: str, at: Place | None, params: dict[str, Param]) -> None:
        at = at or NOWHERE
        self.problems.append(Problem(severity, Message(code, params), at.object_id, at.object_name, at.position))


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a map a problem lies."""

    object_id: int | None = None
    object_name: str = ""
    position: Point | None = None


NOWHERE = Place()


class Refused(Exception):
    """A file can't be read at all. Carries the message for its report."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code)
        self.message = Message(code, params)
