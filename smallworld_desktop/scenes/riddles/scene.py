"""A riddle at the table: the game itself, with a card that asks, gives hints, judges, and shows how it is done."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pygame

from smallworld_desktop.intents import Command, Intent, Key
from smallworld_desktop.render.placing import Clutter
from smallworld_desktop.riddles.explain import Explained, explained
from smallworld_desktop.riddles.progress import Solved, keep_solved, read_solved
from smallworld_desktop.riddles.riddle import Ask
from smallworld_desktop.riddles.session import RiddleSession
from smallworld_desktop.riddles.words import question, riddle_title, verdict_words
from smallworld_desktop.rules.actions import Abandon, Conquer, Decline, Deploy, Pick
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.dialog import DialogScene, Reply
from smallworld_desktop.scenes.lesson.spotlight import Spotlight
from smallworld_desktop.scenes.riddles.card import RiddleCard, Said
from smallworld_desktop.scenes.riddles.steps import step_words
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.store import StoreError

HINTS = 2
"""A first one says where to begin, a second one lights everything that is taken; then the solution is shown."""


class RiddleScene(TableScene):
    """`on_next` goes to another riddle; without one there is only the way back."""

    session: RiddleSession

    def __init__(
        self,
        services: Services,
        session: RiddleSession,
        on_next: Callable[[], None] | None = None,
        today: date | None = None,
    ) -> None:
        self.card = RiddleCard(self._next, self._help, self.open_menu, self._again)
        self.hints = 0
        self.shown: list[Explained] = []
        """The steps of the solution, while it is shown."""
        self.at = 0
        self._on_next = on_next
        self._today = today or date.today()
        self._said: tuple[object, ...] = ()
        services.welcome(session.content)
        super().__init__(services, session)
        panels = self.panels
        self.spotlight = Spotlight(panels.board)
        covers = panels.board.covers
        panels.board.covers = lambda: (*covers(), self.card.rect)
        panels.group.add(*self.card.widgets)
        self.card.clutter = self._clutter
        self.showing.veil = self._draw_card
        self.showing.helps = False

    # -- scene -------------------------------------------------------------------------------------------------------

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        self._lay_card()
        self._speak()

    def resume(self) -> None:
        super().resume()
        self._speak()

    def update(self, dt: float) -> None:
        super().update(dt)
        state = (self.session.verdict, self.at, self.hints, len(self.shown), bool(self.session.game.steps))
        if state != self._said and not self.showing.is_moving:
            is_news = bool(self._said)
            self._said = state
            self._arrive(is_news)

    def handle(self, intent: Intent) -> None:
        """Enter goes on, unless the keyboard is seen to be elsewhere."""
        group, button = self.panels.group, self.card.next
        is_here = not group.shows_focus or group.focus in (button, self.panels.board)
        if isinstance(intent, Key) and intent.action is Command.CONFIRM and button.visible and is_here:
            self._next()
        else:
            super().handle(intent)

    def _greet(self) -> None:
        """The card says what there is to say."""

    def _settled(self) -> None:
        """A turn is over, and perhaps a game: the card judges it, there is no ranking."""

    def open_menu(self) -> None:
        tr = self.words.tr
        replies = [Reply(tr("riddle.leave"), self._leave), Reply(tr("ui.back"), lambda: None, is_lit=True)]
        words = tr("riddle.leave.words")
        self.stack.push(DialogScene(tr("riddle.leave.title"), words, replies, theme_for=self.services.theme))

    def _leave(self) -> None:
        self.stack.pop(self)

    # -- the riddle --------------------------------------------------------------------------------------------------

    @property
    def is_solved(self) -> bool:
        return self.session.verdict is not None and self.session.verdict.is_solved

    @property
    def is_showing(self) -> bool:
        """Whether the solution is being shown."""
        return bool(self.shown)

    def _arrive(self, is_news: bool) -> None:
        """A verdict, a hint or a step of the solution is said and kept."""
        verdict = self.session.verdict
        if verdict is not None and not self.is_showing and is_news:
            self.services.sound.play("victory" if verdict.is_solved else "refused")
            if verdict.is_solved:
                self._keep(lambda known: known.with_solved(self.session.riddle.id, self._today))
        self.showing.hush()
        self._speak()
        focus = self.card.next if self.card.next.visible else self.panels.board
        self.panels.group.focus_on(focus, by_keyboard=self.panels.group.shows_focus)

    def _keep(self, grown: Callable[[Solved], Solved]) -> None:
        try:
            keep_solved(grown(read_solved()))
        except StoreError as problem:
            reason = self.services.tr.message(problem.message)
            self.services.problems.append(Message("lesson.kept_not", {"reason": reason}))

    def _next(self) -> None:
        """The next step of the solution, or the next riddle."""
        if self.showing.is_moving:
            return
        if self.is_showing and self.at < len(self.shown):
            step = self.shown[self.at]
            self.at += 1
            if self.session.game.position == step.before:
                self.playing.play_all([step.action])
            return
        self.stack.pop(self)
        if self._on_next is not None:
            self._on_next()

    def _help(self) -> None:
        """A hint, another, and then the solution."""
        if self.showing.is_moving:
            return
        if self.hints < HINTS and not self.is_solved:
            self.hints += 1
            self._speak()
            return
        if not self.is_solved:
            self._keep(lambda known: known.with_shown(self.session.riddle.id))
        self._restart()
        self.shown, self.at = explained(self.session.begin, self.session.solution), 0

    def _again(self) -> None:
        """Another try from the beginning."""
        if not self.showing.is_moving:
            self.shown, self.at = [], 0
            self._restart()

    def _restart(self) -> None:
        self.showing.playback.skip()
        self.session.restart()
        self.playing.enter_turn(None)
        self._said = ()

    def _lay_card(self) -> None:
        """The card lies on the combos once they don't matter any more, so that the whole board is free."""
        grid, session = self.panels.grid, self.session
        weighs = session.riddle.goal.ask is Ask.DECLINE and not session.game.steps
        is_choosing = session.verdict is None and (weighs or session.game.position.stage == "choose")
        self.card.place(grid.board if is_choosing else grid.column, grid.theme, fills=not is_choosing)
        for row in self.panels.column.rows:
            row.visible = is_choosing

    # -- what the card says ------------------------------------------------------------------------------------------

    def _speak(self) -> None:
        tr = self.words.tr
        self.card.leave.tooltip = tr("riddle.leave.tip")
        self._lay_card()
        self.card.say(self._words_now())
        self.showing.point_out(self._lit())
        self.invalidate()

    def _words_now(self) -> Said:
        tr, session = self.words.tr, self.session
        title = riddle_title(tr, session.riddle)
        grade = tr("riddle.grade", grade=session.riddle.grade)
        teller, verdict = self._teller(), session.verdict
        if self.is_showing:
            is_done = self.at >= len(self.shown)
            after = tr("riddle.next" if self._on_next is not None else "riddle.back") if is_done else tr("lesson.next")
            again = tr("riddle.again") if is_done else ""
            return Said(teller, title, grade, self._step_words(), after, again=again)
        if verdict is None:
            again = tr("riddle.restart") if session.game.steps else ""
            return Said(teller, title, grade, self._asked(), show=tr(self._help_code()), again=again)
        words = verdict_words(tr, session, verdict)
        if verdict.is_solved:
            after = tr("riddle.next" if self._on_next is not None else "riddle.back")
            return Said(teller, title, grade, words, after, tr("lesson.show"), tr("riddle.again"))
        return Said(teller, title, grade, words, show=tr(self._help_code()), again=tr("riddle.restart"))

    def _help_code(self) -> str:
        return "riddle.hint" if self.hints < HINTS else "lesson.show"

    def _teller(self) -> str:
        """Whose portrait asks: the race that plays, or the one that the solution takes."""
        begin, first = self.session.begin, self.session.solution[0]
        active = begin.active_people(begin.seat)
        if active is not None:
            return begin.race_id(active)
        return begin.rules.races[begin.column[first.place][0]].id if isinstance(first, Pick) else "teacher"

    def _asked(self) -> str:
        asked = question(self.words.tr, self.session)
        return f"{asked}\n{self._hint()}" if self.hints else asked

    def _hint(self) -> str:
        """What the first step is; then, what is lit."""
        tr, session = self.words.tr, self.session
        if self.hints == HINTS:
            given_up = [action.region for action in session.solution if isinstance(action, Abandon)]
            leave = [tr("riddle.hint.abandon", name=self.words.region(region)) for region in given_up]
            return "\n".join([*leave, tr("riddle.hint.all") if self._lit() else tr("riddle.hint.none")])
        first = session.solution[0]
        if isinstance(first, Pick):
            race, power, _, _ = session.begin.column[first.place]
            rules = session.begin.rules
            return tr("riddle.hint.pick", combo=tr.combo(rules.races[race].id, rules.powers[power].id))
        if isinstance(first, Abandon):
            return tr("riddle.hint.abandon", name=self.words.region(first.region))
        if isinstance(first, Conquer):
            return tr("riddle.hint.first", name=self.words.region(first.region))
        return tr("riddle.hint.weigh")

    def _step_words(self) -> str:
        if not self.at:
            return self.words.tr("riddle.show.begin", count=len(self.shown))
        return step_words(self.words, self.session, self.shown[self.at - 1])

    # -- lights ------------------------------------------------------------------------------------------------------

    def _lit(self) -> frozenset[int]:
        """The regions that a hint or a step speaks of."""
        if self.is_showing:
            step = self.shown[self.at - 1].action if self.at else None
            return frozenset({step.region}) if isinstance(step, Conquer | Abandon) else frozenset()
        solution = self.session.solution
        if not self.hints or self.session.verdict is not None or isinstance(solution[0], Decline):
            return self._asked_region()
        if self.hints == HINTS:
            taken = [action.region for action in solution if isinstance(action, Conquer)]
        else:
            taken = [action.region for action in solution if isinstance(action, Conquer | Abandon)][:1]
        return frozenset(taken) | self._asked_region()

    def _changing_hands(self) -> set[int]:
        """Regions that the solution gives up, takes or keeps."""
        solution = self.session.solution
        held = {region for action in solution if isinstance(action, Deploy) for region, _ in action.layout}
        return held | {action.region for action in solution if isinstance(action, Conquer | Abandon)}

    def _own_regions(self) -> set[int]:
        begin = self.session.begin
        own = [people for people in begin.peoples if people is not None and people.seat == begin.seat]
        return {region for people in own for region in bits(people.held)}

    def _asked_region(self) -> frozenset[int]:
        region = self.session.begin.rules.board.by_id.get(self.session.riddle.goal.region)
        return frozenset() if region is None else frozenset({region})

    def _clutter(self) -> Clutter:
        board = self.panels.board
        matters = sorted(self._changing_hands() | self._own_regions() | self._asked_region())
        land = [board.bounds(region.index) for region in board.board.regions if not region.terrain.water]
        water = [board.area(region.index) for region in board.board.regions if region.terrain.water]
        return Clutter([board.area(region) for region in matters], land, (), water)

    def _draw_card(self, surface: pygame.Surface) -> None:
        if self.hints and self._lit() and not self.is_showing and not self.showing.is_moving and self.stack.top is self:
            grid = self.panels.grid
            parts = [grid.bottom, self.card.rect]
            self.spotlight.draw(surface, grid.theme, sorted(self._lit()), parts)
        self.card.draw(surface)
