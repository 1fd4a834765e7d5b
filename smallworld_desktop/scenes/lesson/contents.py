"""The page of contents: every lesson with what is done of it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pygame

from smallworld_desktop.lessons.lesson import Lesson
from smallworld_desktop.lessons.progress import Learnt, read_progress
from smallworld_desktop.lessons.reader import shipped_lessons
from smallworld_desktop.lessons.session import start_lesson
from smallworld_desktop.lessons.words import lesson_title, teach_words
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.portraits import medallion, portrait
from smallworld_desktop.render.widgets import Button, Paragraph, Row
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenario.problems import Malformed
from smallworld_desktop.scenes.common.empty import Nothing
from smallworld_desktop.scenes.common.lists import ListScene
from smallworld_desktop.scenes.lesson.scene import LessonScene
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.store import StoreError

PICTURE = (640, 640)


class LessonsScene(ListScene):
    """Begins at the first lesson that is not done."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.lessons: list[Lesson] = []
        self.progress = Learnt()
        self._read()
        self.chosen = self._first_open()

    def _read(self) -> None:
        found = shipped_lessons()
        self.lessons = [each for each in found if isinstance(each, Lesson)]
        self.services.problems += [each for each in found if isinstance(each, Message)]
        for lesson in self.lessons:
            teach_words(self.services.tr, lesson)
        self.progress = kept_progress(self.services)

    def _first_open(self) -> int:
        open_ = (n for n, lesson in enumerate(self.lessons) if lesson.id not in self.progress.done)
        return next(open_, 0)

    def resume(self) -> None:
        self._read()
        if self.lessons and self.lessons[self.chosen].id in self.progress.done:
            self.chosen = self._first_open()
        super().resume()
        self.rebuild()

    # -- the list ----------------------------------------------------------------------------------------------------

    def title(self) -> str:
        return self.tr("lessons.title")

    def nothing(self) -> Nothing:
        return Nothing("book", self.tr("lessons.title"), self.tr("lessons.about"))

    def rows(self) -> list[Row]:
        return [self._row(number, lesson) for number, lesson in enumerate(self.lessons, 1)]

    def _row(self, number: int, lesson: Lesson) -> Row:
        mark = partial(icon, "check") if lesson.id in self.progress.done else None
        words = self.tr("lessons.row", number=number, title=lesson_title(self.tr, lesson))
        return Row(words, self._state(lesson), partial(_face, lesson.teacher), mark)

    def _state(self, lesson: Lesson) -> str:
        if lesson.id in self.progress.done:
            return self.tr("lessons.done")
        at = self.progress.at.get(lesson.id, 0)
        if at:
            return self.tr("lessons.step", step=min(at + 1, len(lesson.steps)), steps=len(lesson.steps))
        return self.tr("lessons.steps", count=len(lesson.steps))

    def details(self) -> tuple[pygame.Surface | None, list[Paragraph]]:
        lesson = self.lessons[self.chosen]
        words = [Paragraph.heading(lesson_title(self.tr, lesson)), Paragraph(self._state(lesson))]
        return portrait(lesson.teacher, PICTURE), [*words, Paragraph(self.tr("lessons.about"))]

    def buttons(self) -> list[Button]:
        lesson = self.lessons[self.chosen]
        code = "lessons.begin"
        if lesson.id in self.progress.done:
            code = "lessons.again"
        elif self.progress.at.get(lesson.id, 0):
            code = "lessons.go_on"
        return [Button(self.tr(code), self.open, icon=partial(icon, "book"), is_lit=True)]

    def open(self) -> None:
        self._begin(self.chosen)

    def _begin(self, place: int) -> None:
        lesson = self.lessons[place]
        at = 0 if lesson.id in self.progress.done else self.progress.at.get(lesson.id, 0)
        following = place + 1 if place + 1 < len(self.lessons) else None
        on_done = partial(self._begin, following) if following is not None else None
        try:
            scene = LessonScene(self.services, start_lesson(lesson, at), on_done)
        except (Malformed, IllegalAction) as problem:
            self.say(self.tr.message(broken(self.tr.message(_message(problem)), lesson.file)), is_good=False)
            return
        self.go(scene)


def kept_progress(services: Services) -> Learnt:
    """What was learnt; a disk that can't be read is told of, and learning begins anew."""
    try:
        return read_progress()
    except StoreError as problem:
        services.problems.append(problem.message)
        return Learnt()


def broken(reason: str, file: Path) -> Message:
    return Message("lessons.broken", {"file": file.name, "reason": reason})


def _message(problem: Malformed | IllegalAction) -> Message:
    return problem.message if isinstance(problem, Malformed) else problem.reason


def _face(teacher: str, size: int) -> pygame.Surface:
    return medallion(teacher, size) or icon("book", size)
