"""A lesson at the table: the game itself, with a teacher who speaks, points and waits."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect

from smallworld_desktop.intents import Clicked, Command, Intent, Key, PointerMoved
from smallworld_desktop.lessons.lesson import Lesson, LessonStep, StepKind
from smallworld_desktop.lessons.progress import Learnt, keep_progress, read_progress
from smallworld_desktop.lessons.reader import DEFAULT_TEACHER
from smallworld_desktop.lessons.session import LessonSession
from smallworld_desktop.lessons.words import code_of, lesson_title, teach_words
from smallworld_desktop.render.pieces import OWNERS, tile
from smallworld_desktop.render.placing import Clutter
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.common.learnt import kept_progress
from smallworld_desktop.scenes.dialog import DialogScene, Reply
from smallworld_desktop.scenes.lesson.coach import Coach, Speech
from smallworld_desktop.scenes.lesson.guide import Guide
from smallworld_desktop.scenes.lesson.spotlight import Spotlight
from smallworld_desktop.scenes.lesson.task import finger_spots, meant_button, task_of
from smallworld_desktop.scenes.lesson.trail import Milestone, Trail
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.turn.base import Choice
from smallworld_desktop.session.choosers import make_chooser
from smallworld_desktop.store import StoreError

NOWHERE_YET = -1
COUNTED = 0.35
"""So much of the board, from its foot, may lie under the ribbon on which coins are counted."""
STILL = "none"
"""The speed at which nothing moves."""


class LessonScene(TableScene):
    """`on_done` goes on with what comes next, called `after`; without one there is only the way back.

    `course` are the chapters to which it belongs.
    """

    session: LessonSession

    def __init__(
        self,
        services: Services,
        session: LessonSession,
        on_done: Callable[[], None] | None = None,
        after: str = "",
        course: Sequence[Lesson] = (),
    ) -> None:
        self.coach = Coach(self._next, self._show_me)
        self.trail = Trail(self.open_menu)
        self.guide = Guide()
        self._shown = NOWHERE_YET
        self._on_done = on_done
        self._after = after
        self._course = list(course) or [session.lesson]
        teach_words(services.tr, session.lesson)
        services.welcome(session.content)
        session.make_chooser = lambda seat: make_chooser(seat, services.new_seed())
        super().__init__(services, session)
        panels = self.panels
        self.spotlight = Spotlight(panels.board)
        covers = panels.board.covers
        panels.board.covers = lambda: (*covers(), self.coach.rect, self.trail.rect)
        panels.group.add(*self.coach.widgets, self.trail.leave)
        self.coach.clutter = self._clutter
        self.showing.veil = self._draw_lesson
        self.showing.helps = False
        self.showing.answer = self._refuse
        self.playing.answers = self._answer

    # -- scene -------------------------------------------------------------------------------------------------------

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        grid = self.panels.grid
        self.guide.stop()
        self.trail.place(grid.board, grid.theme)
        low = max(grid.board.y, self.trail.rect.bottom)
        self.coach.place(Rect(grid.board.x, low, grid.board.w, grid.board.bottom - low), grid.theme)
        self._teach()

    def reword(self) -> None:
        teach_words(self.services.tr, self.session.lesson)
        super().reword()

    def resume(self) -> None:
        super().resume()
        if not self.showing.is_moving:
            self._teach()

    @property
    def is_animating(self) -> bool:
        return super().is_animating or self.coach.is_shaking or (self._may_point and self.guide.is_moving)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.session.unread = max(0.0, self.session.unread - dt)
        was_moving = self.is_animating
        self.coach.update(dt)
        self.guide.update(dt if self._may_point else 0.0)
        if was_moving or self.is_animating:
            self.invalidate()
        self._look_up()

    def handle(self, intent: Intent) -> None:
        """Enter turns the page, unless the keyboard is seen to be elsewhere."""
        if not isinstance(intent, PointerMoved):
            self.guide.notice()
        group, page = self.panels.group, self.coach.next
        is_here = not group.shows_focus or group.focus in (page, self.panels.board)
        if isinstance(intent, Key) and intent.action is Command.CONFIRM and page.visible and is_here:
            self._next()
        elif isinstance(intent, Clicked) and self._is_page and self.panels.board.contains(intent.pos):
            self._nudge()
        else:
            super().handle(intent)

    @property
    def _is_page(self) -> bool:
        """Whether there is something to read or to see and nothing to do."""
        step = self.session.step
        is_asked = step is not None and step.kind in (StepKind.DO, StepKind.FREE)
        return not is_asked and not self.showing.is_moving

    def _nudge(self) -> None:
        self.coach.nudge(is_still=self._is_still)
        self.invalidate()

    @property
    def _is_still(self) -> bool:
        return self.services.settings.animation_speed == STILL

    def _settled(self) -> None:
        """The next step is said before others move on."""
        super()._settled()
        self._look_up()

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

    def _look_up(self) -> None:
        """See whether the step is done; what it led to is shown before the next is said."""
        if self._shown == self.session.at:
            return
        if self.showing.is_moving:
            self.coach.tick()
        else:
            self._arrive()

    def _arrive(self) -> None:
        """Another step: it is said, shown and kept."""
        is_first = self._shown == NOWHERE_YET
        self._shown = self.session.at
        self.guide.stop()
        self.showing.hush()
        self._keep()
        if not is_first:
            self.services.sound.play("lesson")
        self._teach()
        self.session.unread = self.coach.reading_time
        if self.coach.next.visible:
            self.panels.group.focus_on(self.coach.next)
        else:
            self.panels.group.focus_on(self.panels.board)

    def _keep(self) -> None:
        lesson, step, teaches = self.session.lesson.id, self.session.at, self.session.lesson.teaches
        is_done = self.session.step is None

        def grown(progress: Learnt) -> Learnt:
            return progress.finished(lesson, teaches) if is_done else progress.reached(lesson, step)

        try:
            keep_progress(grown(read_progress()))
        except StoreError as problem:
            reason = self.services.tr.message(problem.message)
            self.services.problems.append(Message("lesson.kept_not", {"reason": reason}))

    def _teach(self) -> None:
        """The card and the lights as the step has them."""
        self.trail.leave.tooltip = self.words.tr("lesson.leave.tip")
        self.coach.show_me.tooltip = self.words.tr("lesson.show.tip")
        self._show_trail()
        self.coach.say(self._speech(self.session.step))
        self.showing.point_out(frozenset(self.session.pointed))
        self.invalidate()

    def _show_trail(self) -> None:
        done = kept_progress(self.services).done
        stops = [Milestone(lesson.sign, lesson.id in done) for lesson in self._course]
        here = next(n for n, lesson in enumerate(self._course) if lesson.id == self.session.lesson.id)
        title = lesson_title(self.words.tr, self.session.lesson)
        numbered = self.words.tr("lessons.row", number=here + 1, title=title)
        self.trail.show(stops, here, numbered if len(stops) > 1 and not self.session.lesson.for_set else title)

    def _speech(self, step: LessonStep | None) -> Speech:
        tr, lesson, session = self.words.tr, self.session.lesson, self.session
        title, count = lesson_title(tr, lesson), len(lesson.steps)
        name = tr("lesson.teacher") if lesson.teacher == DEFAULT_TEACHER else self.words.race(lesson.teacher)
        if step is None:
            after = self._after or tr("lesson.finished")
            return Speech(lesson.teacher, name, title, "", tr("lesson.well_done"), next=after)
        params: dict[str, int | str] = dict(session.remembered)
        if session.pointed:
            params["name"] = self.words.region(session.pointed[0])
        task, sign = task_of(session, self.words, step)
        return Speech(
            lesson.teacher,
            name,
            title,
            tr("lesson.progress", step=session.at + 1, steps=count),
            tr(code_of(lesson, step.say), **params),
            task,
            sign,
            tr("lesson.next") if session.is_reading else "",
            tr("lesson.show") if step.kind is StepKind.DO else "",
        )

    def _next(self) -> None:
        """The page was read, or the chapter is over; not while the table still moves."""
        if self.showing.is_moving:
            return
        if self.session.step is None:
            self.stack.pop(self)
            if self._on_done is not None:
                self._on_done()
            return
        self.session.read_on()
        self.playing.enter_turn(None)
        self._arrive()

    def _show_me(self) -> None:
        """The teacher's finger goes the way, then does what the step asks for."""
        if not self.showing.is_moving and self.session.is_for_human:
            self._aim()
            self.guide.walk(self._do, is_still=self._is_still)
            self.invalidate()

    def _do(self) -> None:
        if not self.showing.is_moving and self.session.is_for_human:
            self.playing.play_all(self.session.shown_way())

    def _refuse(self, reason: str) -> bool:
        """The teacher says why not; on a page and at a free game it is news as ever, so that the page can be read."""
        step = self.session.step
        if self._is_page:
            self._nudge()
        if self._is_page or (step is not None and step.kind is StepKind.FREE):
            return False
        self.coach.explain(reason, is_still=self._is_still)
        self.invalidate()
        return True

    def _answer(self, choices: Sequence[Choice]) -> bool:
        """Nobody is asked whether they really want what the step asks for next, or what no page allows."""
        if self._is_page:
            self.playing.refuse(Message("lesson.read_first" if self.session.is_reading else "lesson.not_now"))
            return True
        step, meant = self.session.step, [choice for choice in choices if choice.leads_to]
        if step is None or step.kind is not StepKind.DO or len(meant) != 1:
            return False
        way = self.session.shown_way()
        is_asked = bool(way) and type(meant[0].leads_to[0]) is type(way[0])
        if is_asked:
            meant[0].choose()
        return is_asked

    # -- lights ------------------------------------------------------------------------------------------------------

    def _clutter(self) -> Clutter:
        board = self.panels.board
        spoken = [board.area(region) for region in self.session.pointed]
        land = [board.bounds(region.index) for region in board.board.regions if not region.terrain.water]
        water = [board.area(region.index) for region in board.board.regions if region.terrain.water]
        self._aim()
        path = [Rect(x - 26, y - 26, 52, 52) for x, y in self.guide.way(self.panels.grid.theme)[::2]]
        return Clutter([*spoken, *path, *self._parts(), *self._counted()], land, (), water)

    def _counted(self) -> list[Rect]:
        """Where coins are counted, if the step leads to the end of a turn."""
        step, grid = self.session.step, self.panels.grid
        if step is None or all(name != "end" for name, _ in step.moves):
            return []
        height = round(grid.board.h * COUNTED)
        return [Rect(grid.board.x, grid.board.bottom - height, grid.board.w, height)]

    @property
    def _button(self) -> Rect:
        """The button that is meant; all of them if it can't be told."""
        panels = self.panels
        way, regions = self.session.shown_way(), self.session.pointed
        meant = meant_button(panels, self.turn, way, regions) if self._may_point else None
        shown = [each.rect for each in panels.bar.buttons if each.visible]
        return meant or panels.bar.buttons[0].rect.unionall(shown)

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
            "button": self._button,
        }
        return [rects[part] for part in step.parts] if step is not None else []

    @property
    def _may_point(self) -> bool:
        """Whether the person is to do something now."""
        step = self.session.step
        is_asked = step is not None and step.kind is StepKind.DO
        return is_asked and not self.showing.is_moving and self.stack.top is self

    def _aim(self) -> None:
        panels, session = self.panels, self.session
        spots = finger_spots(panels, self.turn, session.shown_way(), session.pointed) if self._may_point else []
        hand, token = self.turn.hand(), None
        if len(spots) > 1 and hand is not None:
            token = tile(hand.race, OWNERS[session.seats[hand.seat].colour], panels.grid.theme.px(48, 34))
        self.guide.aim(spots[0] if len(spots) > 1 else None, spots[-1] if spots else None, token)

    def _draw_lesson(self, surface: pygame.Surface) -> None:
        step, theme = self.session.step, self.panels.grid.theme
        is_lit = step is not None and step.kind in (StepKind.READ, StepKind.DO) and not self.showing.is_moving
        regions, parts = self.session.pointed, self._parts()
        if self._may_point:
            self._aim()
            hand = self.panels.bar.hand
            parts += [hand.rect] if len(parts) == 0 and hand.hand is not None and hand.hand.count else []
        if is_lit and (regions or parts) and self.stack.top is self:
            self.spotlight.draw(surface, theme, regions, parts)
        if self._may_point:
            self.guide.draw(surface, theme)
        self.trail.draw(surface)
        self.coach.draw(surface)
