"""What is wrong with a map: problems as data, with the object and the place they concern."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from smallworld_desktop import report
from smallworld_desktop.maps.geometry import Point
from smallworld_desktop.report import Refused, Severity
from smallworld_desktop.rules.messages import Message, Param

__all__ = ["NOWHERE", "MapProblem", "MapReport", "MapSpot", "Refused", "ReportLine", "Severity"]

SHOWN_EACH = 3
NAMED = 12


@dataclass(frozen=True, slots=True)
class MapProblem(report.Problem):
    """One thing to say of a map. `position` is in the map's own pixels, as Tiled shows them."""

    object_id: int | None = None
    object_name: str = ""
    position: Point | None = None


@dataclass(slots=True)
class MapReport:
    """Every problem found so far, in the order of finding."""

    problems: list[MapProblem] = field(default_factory=list)

    @property
    def playable(self) -> bool:
        return not any(problem.severity is Severity.ERROR for problem in self.problems)

    @property
    def errors(self) -> list[MapProblem]:
        return [problem for problem in self.problems if problem.severity is Severity.ERROR]

    def __iter__(self) -> Iterator[MapProblem]:
        return iter(self.problems)

    def lines(self) -> Iterator[ReportLine]:
        """The problems for people: of one kind only the first few, then one line that counts and names the rest."""
        kinds: dict[tuple[Severity, str], list[MapProblem]] = {}
        for problem in self.problems:
            kinds.setdefault((problem.severity, problem.message.code), []).append(problem)
        for same in kinds.values():
            shown = len(same) if len(same) <= SHOWN_EACH + 1 else SHOWN_EACH
            for problem in same[:shown]:
                yield ReportLine(problem, (problem,))
            if same[shown:]:
                yield _rest(tuple(same[shown:]))

    def codes(self, severity: Severity | None = None) -> list[str]:
        return [p.message.code for p in self.problems if severity in (None, p.severity)]

    def error(self, code: str, at: MapSpot | None = None, **params: Param) -> None:
        self._add(Severity.ERROR, code, at, params)

    def warning(self, code: str, at: MapSpot | None = None, **params: Param) -> None:
        self._add(Severity.WARNING, code, at, params)

    def hint(self, code: str, at: MapSpot | None = None, **params: Param) -> None:
        self._add(Severity.HINT, code, at, params)

    def _add(self, severity: Severity, code: str, at: MapSpot | None, params: dict[str, Param]) -> None:
        at = at or NOWHERE
        self.problems.append(MapProblem(severity, Message(code, params), at.object_id, at.object_name, at.position))


@dataclass(frozen=True, slots=True)
class MapSpot:
    """Where in a map a problem lies."""

    object_id: int | None = None
    object_name: str = ""
    position: Point | None = None


NOWHERE = MapSpot()


@dataclass(frozen=True, slots=True)
class ReportLine:
    """One line of a report, and the problems it speaks of."""

    said: MapProblem
    of: tuple[MapProblem, ...]


def _rest(same: tuple[MapProblem, ...]) -> ReportLine:
    names = list(dict.fromkeys(problem.object_name for problem in same if problem.object_name))
    params: dict[str, Param] = {"count": len(same), "names": ", ".join(names[:NAMED])}
    code = "map.more_of_many" if len(names) > NAMED else "map.more_of_them" if names else "map.more_unnamed"
    return ReportLine(MapProblem(same[0].severity, Message(code, params)), same)
