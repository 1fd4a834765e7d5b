"""A lesson at the table: the game itself, with a teacher who speaks, points and waits."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from smallworld_desktop.intents import Command, Intent, Key
from smallworld_desktop.lessons.lesson import LessonStep, StepKind
from smallworld_desktop.lessons.progress import Learnt, keep_progress, read_progress
from smallworld_desktop.lessons.session import LessonSession
from smallworld_desktop.lessons.words import code_of, lesson_title, teach_words
from smallworld_desktop.render.placing import Clutter
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.dialog import DialogScene, Reply
from smallworld_desktop.scenes.lesson.coach import Coach, Speech
from smallworld_desktop.scenes.lesson.spotlight import Spotlight
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.session.choosers import make_chooser
from smallworld_desktop.store import StoreError

NOWHERE_YET = -1


class LessonScene(TableScene):
    """`on_done` goes on to the next lesson; without one there is only the way back."""

    session: LessonSession

    def __init__(self, services: Services, session: LessonSession, on_done: Callable[[], None] | None = None) -> None:
        self.coach = Coach(self._next, self._show_me, self.open_menu)
        self._shown = NOWHERE_YET
        self._on_done = on_done
        teach_words(services.tr, session.lesson)
        services.welcome(session.content)
        session.make_chooser = lambda seat: make_chooser(seat, services.new_seed())
        super().__init__(services, session)
        panels = self.panels
        self.spotlight = Spotlight(panels.board)
        covers = panels.board.covers
        panels.board.covers = lambda: (*covers(), self.coach.rect)
        panels.group.add(*self.coach.widgets)
        self.coach.clutter = self._clutter
        self.showing.veil = self._draw_lesson
        self.showing.helps = False

    # -- scene -------------------------------------------------------------------------------------------------------

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        self.coach.place(self.panels.grid.board, self.panels.grid.theme)
        self._teach()

    def reword(self) -> None:
        teach_words(self.services.tr, self.session.lesson)
        super().reword()

    def resume(self) -> None:
        super().resume()
        self._teach()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._shown != self.session.at and not self.showing.is_moving:
            self._arrive()

    def handle(self, intent: Intent) -> None:
        """Enter turns the page, unless the keyboard is seen to be elsewhere."""
        group, page = self.panels.group, self.coach.next
        is_here = not group.shows_focus or group.focus in (page, self.panels.board)
        if isinstance(intent, Key) and intent.action is Command.CONFIRM and page.visible and is_here:
            self._next()
        else:
            super().handle(intent)

    def _greet(self) -> None:
        """The teacher says what there is to say."""

    def _report(self) -> None:
        """After the last round the teacher has the last word."""
        self.stack.pop(self.stack.top)

    def open_menu(self) -> None:
        tr = self.words.tr
        replies = [Reply(tr("lesson.leave"), self._leave), Reply(tr("ui.back"), lambda: None, is_lit=True)]
        words = tr("lesson.leave.words")
        self.stack.push(DialogScene(tr("lesson.leave.title"), words, replies, theme_for=self.services.theme))

    def _leave(self) -> None:
        self.stack.pop(self)

    # -- the lesson --------------------------------------------------------------------------------------------------

    def _arrive(self) -> None:
        """Another step: it is said, shown and kept."""
        is_first = self._shown == NOWHERE_YET
        self._shown = self.session.at
        self._keep()
        if not is_first:
            self.services.sound.play("lesson")
        self._teach()
        if self.coach.next.visible:
            self.panels.group.focus_on(self.coach.next)
        else:
            self.panels.group.focus_on(self.panels.board)

    def _keep(self) -> None:
        lesson, step = self.session.lesson.id, self.session.at
        is_done = self.session.step is None

        def grown(progress: Learnt) -> Learnt:
            return progress.finished(lesson) if is_done else progress.reached(lesson, step)

        try:
            keep_progress(grown(read_progress()))
        except StoreError as problem:
            reason = self.services.tr.message(problem.message)
            self.services.problems.append(Message("lesson.kept_not", {"reason": reason}))

    def _teach(self) -> None:
        """The card and the lights as the step has them."""
        self.coach.leave.tooltip = self.words.tr("lesson.leave.tip")
        self.coach.show_me.tooltip = self.words.tr("lesson.show.tip")
        self.coach.say(self._speech(self.session.step))
        self.showing.point_out(frozenset(self.session.pointed))
        self.invalidate()

    def _speech(self, step: LessonStep | None) -> Speech:
        tr, lesson, session = self.words.tr, self.session.lesson, self.session
        title, count = lesson_title(tr, lesson), len(lesson.steps)
        if step is None:
            after = tr("lesson.finish" if self._on_done is not None else "lesson.finished")
            return Speech(lesson.teacher, title, "", tr("lesson.well_done"), after)
        params: dict[str, int | str] = dict(session.remembered)
        if session.pointed:
            params["name"] = self.words.region(session.pointed[0])
        return Speech(
            lesson.teacher,
            title,
            tr("lesson.progress", step=session.at + 1, steps=count),
            tr(code_of(lesson, step.say), **params),
            tr("lesson.next") if session.is_reading else "",
            tr("lesson.show") if step.kind is StepKind.DO else "",
        )

    def _next(self) -> None:
        """The page was read, or the chapter is over."""
        if self.session.step is None:
            self.stack.pop(self)
            if self._on_done is not None:
                self._on_done()
            return
        self.session.read_on()
        self.playing.enter_turn(None)
        self._arrive()

    def _show_me(self) -> None:
        """The teacher does what the step asks for."""
        if not self.showing.is_moving and self.session.is_for_human:
            self.playing.play_all(self.session.shown_way())

    # -- lights ------------------------------------------------------------------------------------------------------

    def _clutter(self) -> Clutter:
        board = self.panels.board
        spoken = [board.area(region) for region in self.session.pointed]
        land = [board.bounds(region.index) for region in board.board.regions if not region.terrain.water]
        water = [board.area(region.index) for region in board.board.regions if region.terrain.water]
        return Clutter([*spoken, *self._parts()], land, (), water)

    def _parts(self) -> list[Rect]:
        """Where the parts lie that the step speaks of."""
        panels, step = self.panels, self.session.step
        rects = {
            "hand": panels.bar.hand.rect,
            "income": panels.bar.income.rect,
            "rounds": panels.bar.rounds.rect,
            "column": panels.grid.column,
            "players": panels.grid.players,
            "bar": panels.grid.bottom,
            "button": panels.bar.buttons[0].rect.unionall([each.rect for each in panels.bar.buttons if each.visible]),
        }
        return [rects[part] for part in step.parts] if step is not None else []

    def _draw_lesson(self, surface: pygame.Surface) -> None:
        step = self.session.step
        is_lit = step is not None and step.kind in (StepKind.READ, StepKind.DO) and not self.showing.is_moving
        regions, parts = self.session.pointed, self._parts()
        if is_lit and (regions or parts) and self.stack.top is self:
            self.spotlight.draw(surface, regions, [*parts, self.coach.rect])
        self.coach.draw(surface)
