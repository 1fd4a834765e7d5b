"""Where the words of a lesson come from: the catalogs, by code, or the lesson's own file."""

from __future__ import annotations

from collections.abc import Iterator

from smallworld_desktop.i18n import ENGLISH, Translator
from smallworld_desktop.lessons.lesson import Lesson, LessonStep


def code_of(lesson: Lesson, say: str) -> str:
    """The code by which the program knows words of a lesson."""
    return f"lesson.{lesson.id}.{say}"


def codes_of(lesson: Lesson) -> Iterator[tuple[int, str]]:
    """The number of each step, from 1 on, with the codes of all that it may say; 0 is the title."""
    yield 0, lesson.title
    if lesson.about:
        yield 0, lesson.about
    for place, step in enumerate(lesson.steps, 1):
        yield from ((place, code) for code in _codes_of(step))


def _codes_of(step: LessonStep) -> Iterator[str]:
    yield step.say
    if step.why:
        yield step.why
    if step.task:
        yield step.task


def teach_words(tr: Translator, lesson: Lesson) -> None:
    """Let a translator know the words that a lesson brings along."""

    def known(language: str) -> dict[str, str]:
        return {code_of(lesson, say): words for say, words in lesson.texts.get(language, {}).items()}

    tr.add(known(ENGLISH), known(tr.language))


def lesson_title(tr: Translator, lesson: Lesson) -> str:
    return tr(code_of(lesson, lesson.title))
