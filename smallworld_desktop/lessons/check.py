"""Every lesson by its own path: whatever can't be done is found before anybody sits down to learn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from smallworld_desktop.i18n import ENGLISH
from smallworld_desktop.lessons.lesson import Lesson, LessonStep, StepKind
from smallworld_desktop.lessons.session import LessonSession, pass_step, start_lesson
from smallworld_desktop.lessons.words import code_of, codes_of
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenario.problems import Malformed
from smallworld_desktop.scenario.values import one_of


@dataclass(frozen=True, slots=True)
class LessonProblem:
    """What is wrong with a lesson; `step` counts from 1, 0 is the position."""

    message: Message
    step: int = 0


def check_lesson(lesson: Lesson, has_words: Callable[[str], bool]) -> Iterator[LessonProblem]:
    """Play a lesson by its path. `has_words` says whether a code has words in the catalogs."""
    session: LessonSession | None = None
    try:
        session = start_lesson(lesson)
        while (step := session.step) is not None:
            _check_pointed(session, step)
            pass_step(session)
    except Malformed as problem:
        yield LessonProblem(problem.message, session.at + 1 if session is not None else 0)
    except IllegalAction as refusal:
        yield LessonProblem(refusal.reason, session.at + 1 if session is not None else 0)
    for place, say in codes_of(lesson):
        if say not in lesson.texts[ENGLISH] and not has_words(code_of(lesson, say)):
            yield LessonProblem(Message("lesson.no_words", {"code": code_of(lesson, say)}), place)


def _check_pointed(session: LessonSession, step: LessonStep) -> None:
    by_id = session.game.rules.board.by_id
    for region in step.regions:
        one_of(region, by_id, f"steps.{session.at + 1}.point")
    if step.kind is StepKind.DO and not session.decider.is_human:
        raise Malformed("not_the_learner", key=f"steps.{session.at + 1}.do", got=session.decider.name)
