"""The page of contents: every lesson with what is done of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from smallworld_desktop.lessons.lesson import Lesson
from smallworld_desktop.lessons.progress import Learnt
from smallworld_desktop.lessons.reader import shipped_lessons
from smallworld_desktop.lessons.session import start_lesson
from smallworld_desktop.lessons.words import code_of, lesson_title, teach_words
from smallworld_desktop.render.emblems import icon
from smallworld_desktop.render.pieces.stations import Station, station
from smallworld_desktop.render.theme import SOFT_INK, Type
from smallworld_desktop.render.widgets import Button, ListBox, Paragraph, Row
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenario.problems import Malformed
from smallworld_desktop.scenes.board.pictures import BoardPictures
from smallworld_desktop.scenes.common.empty import Nothing
from smallworld_desktop.scenes.common.learnt import kept_progress
from smallworld_desktop.scenes.common.lists import ListScene
from smallworld_desktop.scenes.lesson.chapter_picture import ChapterPictures
from smallworld_desktop.scenes.lesson.first_game import begin_first_game
from smallworld_desktop.scenes.lesson.scene import LessonScene
from smallworld_desktop.scenes.services import Services

SIGN = (64, 54)
TRAINING = "teams"
"""What is no set of its own but has a lesson."""


class LessonsScene(ListScene):
    """Begins at the first lesson that is not done, or at the one that is wanted."""

    def __init__(self, services: Services, wanted: str = "") -> None:
        super().__init__(services)
        self.list = ListBox((), self._choose, on_open=lambda _: self.open(), picture_size=SIGN)
        self.boards = BoardPictures(services.painter)
        self.chapters = ChapterPictures(self.boards)
        self.lessons: list[Lesson] = []
        self.progress = Learnt()
        self._read()
        ids = [lesson.id for lesson in self.lessons]
        self.chosen = ids.index(wanted) if wanted in ids else self._first_open()

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

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.boards.update(dt):
            picture = self.chapters.picture()
            if picture is not None:
                self.show_picture(picture)
            self.invalidate()

    @property
    def is_animating(self) -> bool:
        return super().is_animating or self.boards.is_busy

    # -- the list ----------------------------------------------------------------------------------------------------

    def title(self) -> str:
        return self.tr("lessons.title")

    def nothing(self) -> Nothing:
        return Nothing("book", self.tr("lessons.title"), self.tr("lessons.about"))

    def rows(self) -> list[Row]:
        return [self._row(place, lesson) for place, lesson in enumerate(self.lessons)]

    def _row(self, place: int, lesson: Lesson) -> Row:
        title = lesson_title(self.tr, lesson)
        if not lesson.for_set:
            title = self.tr("lessons.row", number=place + 1, title=title)
        kind = Station.DONE if lesson.id in self.progress.done else Station.AHEAD
        kind = Station.NOW if place == self._first_open() and kind is Station.AHEAD else kind
        begins = bool(lesson.for_set) and place > 0 and not self.lessons[place - 1].for_set
        return Row(title, self._state(lesson), partial(_sign, lesson.sign, kind), begins_part=begins)

    def _state(self, lesson: Lesson) -> str:
        if lesson.id in self.progress.done:
            return self.tr("lessons.done")
        at = self.progress.at.get(lesson.id, 0)
        if at:
            return self.tr("lessons.step", step=min(at + 1, len(lesson.steps)), steps=len(lesson.steps))
        return self.tr("lessons.steps", count=len(lesson.steps))

    def details(self) -> tuple[pygame.Surface | None, list[Paragraph]]:
        lesson = self.lessons[self.chosen]
        words = [Paragraph.heading(lesson_title(self.tr, lesson))]
        if lesson.about:
            words.append(Paragraph(self.tr(code_of(lesson, lesson.about))))
        if lesson.for_set:
            words.append(Paragraph(self._set_line(lesson), Type.LABEL, SOFT_INK))
        words.append(Paragraph(self.tr("lessons.about"), Type.LABEL, SOFT_INK))
        return self.chapters.show(lesson), words

    def _set_line(self, lesson: Lesson) -> str:
        if lesson.for_set == TRAINING:
            return self.tr("lessons.for_teams")
        return self.tr("lessons.for_set", pack=self.tr(f"pack.{lesson.for_set}.name"))

    def buttons(self) -> list[Button]:
        lesson = self.lessons[self.chosen]
        code = "lessons.begin"
        if lesson.id in self.progress.done:
            code = "lessons.again"
        elif self.progress.at.get(lesson.id, 0):
            code = "lessons.go_on"
        is_ready = all(each.id in self.progress.done for each in self.lessons if not each.for_set)
        begin = Button(self.tr(code), self.open, icon=partial(icon, "book"), is_lit=not is_ready)
        if not is_ready:
            return [begin]
        return [begin, Button(self.tr("lessons.real"), self._play, icon=partial(icon, "horn"), is_lit=True)]

    def common_buttons(self) -> list[Button]:
        riddles = self.services.screens.riddles
        return [Button(self.tr("riddles.title"), lambda: self.go(riddles()), icon=partial(icon, "lantern"))]

    def open(self) -> None:
        self._begin(self.chosen)

    def _play(self) -> None:
        """A real game, at last."""
        problem = begin_first_game(self.services)
        if problem is not None:
            self.say(self.tr.message(problem), is_good=False)

    def _course(self, lesson: Lesson) -> list[Lesson]:
        """The chapters that belong together."""
        return [each for each in self.lessons if bool(each.for_set) == bool(lesson.for_set)]

    def _begin(self, place: int) -> None:
        lesson = self.lessons[place]
        at = 0 if lesson.id in self.progress.done else self.progress.at.get(lesson.id, 0)
        course = self._course(lesson)
        on_done: Callable[[], None] | None = None
        after = ""
        if lesson is not course[-1]:
            on_done, after = partial(self._begin, place + 1), self.tr("lesson.finish")
        elif not lesson.for_set:
            on_done, after = self._play, self.tr("lessons.real")
        try:
            scene = LessonScene(self.services, start_lesson(lesson, at), on_done, after, course)
        except (Malformed, IllegalAction) as problem:
            self.say(self.tr.message(broken(self.tr.message(_message(problem)), lesson.file)), is_good=False)
            return
        self.go(scene)


def broken(reason: str, file: Path) -> Message:
    return Message("lessons.broken", {"file": file.name, "reason": reason})


def _message(problem: Malformed | IllegalAction) -> Message:
    return problem.message if isinstance(problem, Malformed) else problem.reason


def _sign(sign: str, kind: Station, size: int) -> pygame.Surface:
    return station(sign, round(size * 0.78), kind)
