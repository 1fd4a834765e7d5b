"""Computer players in a process of their own, for a window that must not wait.

    mind = Mind()                                # starts no process yet
    mind.ask(view, "ai:hard", seed)              # forgets whatever was asked before
    answer = mind.poll()                         # every frame: an Answer once it is there; never waits
    mind.hurry()                                 # answer soon, with what has been found so far
    mind.cancel()                                # nobody wants the answer; the process ends at once if it thinks
    mind.close()

A process that dies is started again and asked once more; if that fails too, a beginner answers here, and the answer
says what went wrong.
"""

from __future__ import annotations

import io
import pickle
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from smallworld_desktop.ai.advice import Advice, advise
from smallworld_desktop.ai.levels import AT_THE_TABLE
from smallworld_desktop.ai.seats import Player, make_seat
from smallworld_desktop.rules.actions import Action
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.packing import packed
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.rules.view import View
from smallworld_desktop.worker import Done, Failed, Progress, Report, Worker

FALLBACK = "easy"


@dataclass(frozen=True, slots=True)
class Inquiry:
    """What the process is asked: plain data. The rules are packed once per game; `hurry` is a file to look for."""

    packed_rules: bytes
    packed_view: bytes
    spec: str
    seed: int
    hurry: str
    advice: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """An action, why it is played, and whether the clock or a person cut the thinking short.

    `trouble` is the log's account of a process that failed; then a beginner has answered.
    """

    action: Action
    reason: Message | None = None
    cut_short: bool = False
    trouble: str = ""
    then: tuple[Action, ...] = ()
    """Of advice: see `Advice`."""


class Mind:
    """One process that thinks for all computer players of a game, and for people who ask for advice."""

    def __init__(self, wake: Callable[[], None] | None = None) -> None:
        self._worker: Worker[Inquiry, None, Answer] = Worker(think, name="thinker", wake=wake)
        self._folder = tempfile.TemporaryDirectory(prefix="smallworld-thinker-")
        self._hurry = Path(self._folder.name) / "hurry"
        self._rules: Ruleset | None = None
        self._packed = b""
        self._ticket = 0
        self._asked: Inquiry | None = None

    def ask(self, view: View, spec: str, seed: int, advice: bool = False) -> None:
        """Think about a position; with `advice`, for a person. Raises `BadSeat` for a spec that nobody knows."""
        self.cancel()
        make_seat(spec, seed)
        if view.position.rules is not self._rules:
            self._rules = view.position.rules
            self._packed = packed(self._rules)
        self._hurry.unlink(missing_ok=True)
        self._asked = Inquiry(self._packed, _without_rules(view), spec, seed, str(self._hurry), advice)
        self._ticket = self._worker.submit(self._asked)

    def hurry(self) -> None:
        """Somebody waits."""
        if self._asked is not None:
            self._hurry.touch()

    def poll(self) -> Answer | None:
        """The answer, once it is there."""
        for event in self._worker.poll():
            if isinstance(event, Progress) or event.ticket != self._ticket or self._asked is None:
                continue
            question, self._asked = self._asked, None
            return event.value if isinstance(event, Done) else self._beginner(question, event)
        return None

    def _beginner(self, question: Inquiry, failed: Failed) -> Answer:
        assert self._rules is not None
        view = _with_rules(question.packed_view, self._rules)
        return Answer(make_seat(FALLBACK, question.seed).choose(view), trouble=failed.details)

    @property
    def is_thinking(self) -> bool:
        return self._asked is not None

    def cancel(self) -> None:
        """Forget the question at once."""
        self._asked = None
        self._worker.cancel()

    def close(self) -> None:
        """End the process. May be called twice."""
        self._asked = None
        self._worker.close()
        self._folder.cleanup()


class _Packer(pickle.Pickler):
    """Makes a view small to send: the rules travel apart."""

    def persistent_id(self, thing: object) -> str | None:
        return "rules" if isinstance(thing, Ruleset) else None


class _Unpacker(pickle.Unpickler):
    """Puts the rules back into a view."""

    def __init__(self, file: io.BytesIO, rules: Ruleset) -> None:
        super().__init__(file)
        self._rules = rules

    def persistent_load(self, name: str) -> Ruleset:
        return self._rules


def _without_rules(view: View) -> bytes:
    file = io.BytesIO()
    _Packer(file).dump(view)
    return file.getvalue()


def _with_rules(packed: bytes, rules: Ruleset) -> View:
    view: View = _Unpacker(io.BytesIO(packed), rules).load()
    return view


# --- in the other process ---


class _Memory:
    """What the process keeps between questions of one game, so that a plan is made once a turn."""

    def __init__(self) -> None:
        self.packed = b""
        self.rules: Ruleset | None = None
        self.seats: dict[tuple[str, int, int], Player] = {}
        self.hurry = ""

    def open(self, question: Inquiry) -> Ruleset:
        if self.rules is None or question.packed_rules != self.packed:
            self.packed = question.packed_rules
            self.rules = pickle.loads(question.packed_rules)
            self.seats.clear()
        self.hurry = question.hurry
        assert self.rules is not None
        return self.rules

    def is_hurried(self) -> bool:
        return Path(self.hurry).exists()


_memory = _Memory()


def think(question: Inquiry, report: Report[None]) -> Answer:
    """Answer a question; the job of the worker."""
    view = _with_rules(question.packed_view, _memory.open(question))
    if question.advice:
        found: Advice = advise(view, question.spec, question.seed, _memory.is_hurried)
        return Answer(found.action, found.reason, then=found.then)
    key = (question.spec, question.seed, view.seat)
    if key not in _memory.seats:
        _memory.seats[key] = make_seat(question.spec, question.seed, _memory.is_hurried, AT_THE_TABLE)
    seat = _memory.seats[key]
    before = seat.cut_short
    action = seat.choose(view)
    return Answer(action, seat.reason(), seat.cut_short > before)
