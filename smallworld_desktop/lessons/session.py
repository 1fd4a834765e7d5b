"""A lesson at the table: a session that waits for what its step asks, and says why it takes nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field

from smallworld_desktop.atlas import vocabulary_of
from smallworld_desktop.lessons.lesson import Lesson, LessonStep, StepKind
from smallworld_desktop.lessons.moves import actions_of, fits, path_of
from smallworld_desktop.lessons.words import code_of
from smallworld_desktop.maps.loader import LoadedMap, read_map
from smallworld_desktop.rules.actions import Action
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.records import Record
from smallworld_desktop.scenario.boards import map_file
from smallworld_desktop.scenario.builder import TEAM_PACK, ScenarioTable, build, load_content
from smallworld_desktop.scenario.problems import Malformed
from smallworld_desktop.session.session import HUMAN, Seat, Session

SCRIPTED = "lesson"
"""The kind of a seat that plays what the lesson says."""
LEARNER = 0
"""The seat of whoever learns."""


@dataclass(slots=True)
class LessonSession(Session):
    """A game under instruction. `at` is the step; all its steps done, it is over."""

    lesson: Lesson = field(kw_only=True)
    players: list[str] = field(kw_only=True)
    at: int = 0
    remembered: dict[str, int] = field(default_factory=dict)
    """Coins that steps have kept, by name, for the words of later ones."""
    unread: float = 0.0
    """For how many seconds the words of a step in which others play should still be seen."""
    _marks: list[int] = field(default_factory=list)
    """How many actions had been played when each step so far began."""
    _others: int = 0
    """How many moves of the present step others have played."""
    _began: tuple[int, int] = (0, 0)

    # -- where the lesson stands -------------------------------------------------------------------------------------

    @property
    def step(self) -> LessonStep | None:
        """What is to do now; None if all is done."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def table(self) -> ScenarioTable:
        return ScenarioTable(self.game, self.players)

    @property
    def is_reading(self) -> bool:
        """Whether the step wants nothing but to be read."""
        return self.step is None or self.step.kind in (StepKind.READ, StepKind.AGAIN)

    def read_on(self) -> None:
        """The page was read."""
        step = self.step
        if step is None or not self.is_reading:
            return
        if step.kind is StepKind.AGAIN:
            self.game = build(self.lesson.scenario, self.lesson.file.parent).game
        self._next()
        self._changed()

    def shown_way(self) -> list[Action]:
        """The next actions by which the step can be done."""
        step = self.step
        if step is None or step.kind is not StepKind.DO:
            return []
        done = len(self.game.steps) - self._marks[-1]
        for move in path_of(step)[done:]:
            return actions_of(self.table, move)
        return actions_of(self.table, step.moves[0])

    # -- the session -------------------------------------------------------------------------------------------------

    def play(self, action: Action) -> list[Record]:
        """Play what the step asks for or allows. Raises `IllegalAction` with the rules' reason, or the lesson's."""
        step = self.step
        reason = self.game.why_not(action)
        if reason is None and self.decider.is_human and not self._takes(step, action):
            reason = self._why(step)
        if reason is not None:
            raise IllegalAction(reason)
        is_asked = step is not None and self.decider.is_human and fits(self.table, step.moves, action)
        records = self.game.play(action)
        if step is not None and (is_asked or self._is_free_over(step)):
            self._next()
        self._changed()
        return records

    def _why(self, step: LessonStep | None) -> Message:
        """Why the lesson takes nothing else now."""
        if step is None or self.is_reading:
            return Message("lesson.read_first")
        if not step.why:
            return Message("lesson.not_now")
        return Message(code_of(self.lesson, step.why), {"region": self.pointed[0]} if self.pointed else {})

    @property
    def pointed(self) -> list[int]:
        """The regions that the step speaks of."""
        by_id = self.game.rules.board.by_id
        return [by_id[region] for region in self.step.regions] if self.step is not None else []

    def _takes(self, step: LessonStep | None, action: Action) -> bool:
        if step is None or step.kind in (StepKind.READ, StepKind.AGAIN, StepKind.OTHERS):
            return False
        return step.kind is StepKind.FREE or fits(self.table, (*step.moves, *step.allow), action)

    def _is_free_over(self, step: LessonStep) -> bool:
        position = self.game.position
        if step.kind is not StepKind.FREE or position.is_over:
            return step.kind is StepKind.FREE
        is_mine = position.decider == position.seat == LEARNER
        if step.until == "choose":
            return is_mine and position.stage == "choose" and position.round > self._began[0]
        return step.until == "turn" and is_mine and position.round > self._began[0]

    def play_forced(self) -> list[Record]:
        """In a lesson every step is done by hand."""
        step = self.step
        return Session.play_forced(self) if step is not None and step.kind is StepKind.FREE else []

    def think(self) -> Action | None:
        step = self.step
        if step is None or self.game.position.is_over:
            return None
        if step.kind is StepKind.FREE:
            return Session.think(self)
        if step.kind is not StepKind.OTHERS:
            return None
        if self._others == len(step.moves):
            if self.unread > 0:
                return None
            self._next()
            self._changed()
            return None
        move = step.moves[self._others]
        self._others += 1
        return actions_of(self.table, move)[0]

    def hurry(self) -> None:
        """Only who thinks for itself can be hurried, and who reads."""
        self.unread = 0.0
        if self.step is not None and self.step.kind is StepKind.FREE:
            Session.hurry(self)

    def undo(self) -> None:
        """Back to the last thing that was decided, and to the step that asked for it."""
        Session.undo(self)
        while len(self._marks) > 1 and self._marks[-1] > len(self.game.steps):
            self._marks.pop()
            self.at -= 1
        while self.is_reading and len(self._marks) > 1:
            self._marks.pop()
            self.at -= 1

    def redo(self) -> list[Record]:
        records = Session.redo(self)
        step = self.step
        if step is not None and fits(self.table, step.moves, self.game.steps[-1].action):
            self._next()
        return records

    def _next(self) -> None:
        step = self.step
        if step is not None and step.remember:
            self.remembered[step.remember] = self.game.position.coins[LEARNER]
        self.at += 1
        self._others = 0
        self.begin()

    def skip(self) -> None:
        """Leave a step undone."""
        self._next()

    def begin(self) -> None:
        """A step begins here."""
        self._marks.append(len(self.game.steps))
        self._began = self.game.position.round, self.game.position.seat


def start_lesson(lesson: Lesson, at: int = 0) -> LessonSession:
    """A lesson at its beginning, or at a later step: what leads there is played by its path. Raises `Malformed`.

    Also raises `IllegalAction` if the path can't be played.
    """
    board = lesson_board(lesson)
    table = build(lesson.scenario, lesson.file.parent)
    seats = [Seat(name, number, _kind(lesson, name, number)) for number, name in enumerate(table.players)]
    packs = tuple(lesson.scenario.get("content", ("base",)))
    assert board.geometry is not None
    session = LessonSession(
        table.game,
        board.geometry,
        seats,
        load_content((*packs, *(() if TEAM_PACK in packs else (TEAM_PACK,)))),
        artwork=board.artwork,
        title=board.title,
        lesson=lesson,
        players=table.players,
    )
    session.begin()
    while session.at < min(at, len(lesson.steps)):
        pass_step(session)
    return session


def pass_step(session: LessonSession) -> None:
    """Do a step by its path; one that is played freely is passed over only at the end of a lesson."""
    step = session.step
    assert step is not None
    before = session.at
    match step.kind:
        case StepKind.READ | StepKind.AGAIN:
            session.read_on()
        case StepKind.DO:
            for move in path_of(step):
                for action in actions_of(session.table, move):
                    session.play(action)
            if session.at == before:
                raise Malformed("path", key=f"steps.{before + 1}.path")
        case StepKind.OTHERS:
            while session.at == before:
                _look_on(session)
        case StepKind.FREE:
            session.skip()


def _look_on(session: LessonSession) -> None:
    action = session.think()
    if action is not None:
        session.play(action)


def lesson_board(lesson: Lesson) -> LoadedMap:
    """The board of a lesson. Raises `Malformed` if there is none."""
    content = load_content(tuple(lesson.scenario.get("content", ("base",))))
    file = map_file(lesson.scenario["map"], lesson.file.parent)
    board = read_map(file, vocabulary_of(content))
    if board.geometry is None:
        raise Malformed("bad_map", key="map", got=file.name)
    return board


def _kind(lesson: Lesson, name: str, number: int) -> str:
    if number == LEARNER:
        return HUMAN
    return f"ai:{lesson.computers[name]}" if name in lesson.computers else SCRIPTED
