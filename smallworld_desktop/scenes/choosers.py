"""Choosers for seats that are no person: quick players answer at once, thinkers in a process of their own.

All thinkers share one process, for only one seat decides at a time. It starts with the first question and ends with
the last chooser.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass

from smallworld_desktop.ai.seats import Seat as Player
from smallworld_desktop.ai.seats import level_of, make_seat
from smallworld_desktop.rules.actions import Action
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.rules.view import View
from smallworld_desktop.scenes.session import Chooser, Seat
from smallworld_desktop.worker import Done, Failed, Report, Worker

log = logging.getLogger(__name__)

QUICK = frozenset({"random", "easy"})
"""Levels that decide faster than a frame."""
FALLBACK = "easy"


def make_chooser(seat: Seat, seed: int) -> Chooser:
    """The chooser for a seat's kind (`ai:hard`). Raises `BadSeat` for one that nobody knows."""
    if level_of(seat.kind) in QUICK:
        return InstantChooser(make_seat(seat.kind, seed))
    return ThinkingChooser(seat.kind, seed)


class InstantChooser:
    """A player that decides faster than a frame, so it needs no process of its own."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._answer: Action | None = None

    def ask(self, view: View) -> None:
        self._answer = self._player.choose(view)

    def poll(self) -> Action | None:
        answer, self._answer = self._answer, None
        return answer

    def close(self) -> None:
        self._answer = None


@dataclass(frozen=True, slots=True)
class Question:
    """What the process is asked. `table` names the game, so that its rules are prepared once."""

    table: int
    spec: str
    seed: int
    view: View


class ThinkingChooser:
    """A player that thinks in the background. If its process can't go on, a beginner answers for it."""

    _worker: Worker[Question, None, Action] | None = None
    _users = 0

    def __init__(self, spec: str, seed: int) -> None:
        self._spec = spec
        self._seed = seed
        self._ticket = 0
        self._view: View | None = None
        self._is_open = True
        ThinkingChooser._users += 1

    def ask(self, view: View) -> None:
        if ThinkingChooser._worker is None:
            ThinkingChooser._worker = Worker(think, name="thinker")
        worker = ThinkingChooser._worker
        worker.cancel()
        self._view = view
        self._ticket = worker.submit(Question(id(view.position.rules), self._spec, self._seed, view))

    def poll(self) -> Action | None:
        worker = ThinkingChooser._worker
        for event in worker.poll() if worker is not None and self._view is not None else []:
            match event:
                case Done(ticket=ticket, value=action) if ticket == self._ticket:
                    self._view = None
                    return action
                case Failed(ticket=ticket, details=details) if ticket == self._ticket:
                    log.error("a computer player failed, a beginner plays on: %s", details)
                    view, self._view = self._view, None
                    assert view is not None
                    return make_seat(FALLBACK, self._seed).choose(view)
        return None

    def close(self) -> None:
        """Nobody will ask any more; the last one to leave ends the process."""
        if not self._is_open:
            return
        self._is_open = False
        self._view = None
        ThinkingChooser._users -= 1
        worker = ThinkingChooser._worker
        if worker is None:
            return
        worker.cancel()
        if not ThinkingChooser._users:
            ThinkingChooser._worker = None
            worker.close()


# --- in the other process ---

_rules: dict[int, Ruleset] = {}
_players: dict[tuple[int, str, int, int], Player] = {}


def think(question: Question, report: Report[None]) -> Action:
    """Answers a question. Players are kept, so that they can build on what they found out before."""
    if question.table not in _rules:
        _rules.clear()
        _players.clear()
        _rules[question.table] = question.view.position.rules
    question.view.position.rules = _rules[question.table]
    key = (question.table, question.spec, question.seed, question.view.seat)
    if key not in _players:
        _players[key] = make_seat(question.spec, question.seed)
    return _players[key].choose(question.view)
