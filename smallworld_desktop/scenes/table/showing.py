"""What the person at the screen sees of a game: panels, motions, explanations. Nothing is decided here."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from smallworld_desktop.render.animation import Speed
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.records import Record
from smallworld_desktop.scenes.board.tableau import Tableau
from smallworld_desktop.scenes.common.chronicle import Told, tell_all, tell_last
from smallworld_desktop.scenes.common.learnt import kept_progress
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.scenes.scoring.counting import Counting
from smallworld_desktop.scenes.scoring.ribbon import Ribbon
from smallworld_desktop.scenes.scoring.scene import ScoringScene
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.table.caption import Caption
from smallworld_desktop.scenes.table.easel import Easel
from smallworld_desktop.scenes.table.life import Life
from smallworld_desktop.scenes.table.news import News, news_of
from smallworld_desktop.scenes.table.panels import Calls, Panels
from smallworld_desktop.scenes.table.playback import Playback
from smallworld_desktop.scenes.table.stage import PanelStage
from smallworld_desktop.scenes.table.suggestion import Adviser
from smallworld_desktop.scenes.table.theatre import Theatre, throws_of
from smallworld_desktop.scenes.table.tips import Rest
from smallworld_desktop.scenes.turn.base import TurnScene
from smallworld_desktop.scenes.turn.watch import MovingScene
from smallworld_desktop.session.session import REMARKS, Remark, Session
from smallworld_desktop.store.settings import STEP

SLOW, USUAL = "slow", "normal"
PACES = (SLOW, USUAL, "fast", STEP)
"""How fast computers may play; skipping is faster still."""
Aim = tuple[int, str]
"""A region that is attacked (-1: none), and the way."""


class Showing:
    """The panels around one session, with a playback of what happened and the scene of the turn they show."""

    turn: TurnScene

    def __init__(
        self,
        services: Services,
        session: Session,
        adviser: Adviser,
        calls: Calls,
        size: Callable[[], tuple[int, int]],
    ) -> None:
        self._services = services
        self._session = session
        self._adviser = adviser
        self._size = size
        self.invalidate = calls.invalidate
        self._is_watched = False
        """What is shown is the deed of a computer."""
        self.is_rushed = False
        self.is_held = False
        """A computer waits to be told to go on."""
        self.words = Words(services.tr, session, lambda: services.settings.remarks)
        self.panels = Panels(session, self.words, calls, kept_progress(services).topics)
        self.stage = PanelStage(services, session, self.panels, self.refresh)
        counting = Counting(
            self.stage, session, self.words, self.panels.lay_ribbon, self._begin_scoring, self._end_scoring
        )
        theatre = Theatre(self.stage, self.panels.board, self.words)
        self.playback = Playback(self.stage, counting.schedule, theatre.schedule, self._speed, calls.invalidate)
        self.easel = Easel(services.painter, session, self.panels.board, calls.invalidate)
        self.life = Life(services, session, self.panels.board, calls.invalidate_area)
        self.rest = Rest()
        self.told: frozenset[int] = frozenset()
        """Regions that are pointed out."""
        self._news: list[News] = []
        self._around: tuple[object, ...] = ()
        """Who was there when it was last shown."""
        self._is_slow = session.is_first_game
        self.helps = True
        """Whether the first-game helper may speak."""
        self.veil: Callable[[pygame.Surface], None] = _nothing
        """Draws over the table, below news and explanations."""
        self.answer: Callable[[str], bool] = _nobody
        """Says why something can't be done; False if nobody does, and it becomes news."""

    @property
    def _speed(self) -> Speed:
        """How fast things move for whoever acts: computers have a pace of their own."""
        settings = self._services.settings
        if self._is_watched:
            pace = Speed.NORMAL if self._steps else Speed(self.pace)
            return Speed.NONE if self.is_rushed else pace
        return Speed(settings.animation_speed)

    @property
    def _steps(self) -> bool:
        """Whether computers act one action at a time."""
        return self.pace == STEP

    @property
    def pace(self) -> str:
        """How fast computers play: in somebody's first game slowly, until another pace is chosen."""
        pace = self._services.settings.computer_speed
        return SLOW if self._is_slow and pace == USUAL else pace

    def go_on(self) -> None:
        """A computer that waits may act."""
        self.is_held = False
        self.refresh()

    def rush(self) -> None:
        """Nobody wants to see what computers do until it is a person's turn."""
        self.is_rushed, self.is_held = True, False
        self.playback.skip()
        self._session.hurry()

    def change_pace(self) -> None:
        """Computers play at the next of the paces."""
        now, self._is_slow = self.pace, False
        following = (PACES.index(now) + 1) % len(PACES) if now in PACES else 0
        self._services.change_settings(computer_speed=PACES[following])
        self.playback.timeline.speed = self._speed
        self.is_held = self.is_held and self._steps
        self.refresh()

    @property
    def is_moving(self) -> bool:
        """Whether what was done is still being shown."""
        return isinstance(self.turn, MovingScene)

    @property
    def is_animating(self) -> bool:
        panels = self.panels
        is_changing = panels.toasts.is_fading or panels.drawer.is_sliding
        return self.playback.is_playing or panels.board.view.fade < 1.0 or is_changing

    # -- the scene of the turn ---------------------------------------------------------------------------------------

    def enter(self, turn: TurnScene) -> None:
        """From now on the board's gestures mean what this scene of the turn makes of them."""
        self.turn = turn
        self.panels.obey(turn)

    def moving(
        self, before: MovingScene, records: list[Record], tableau: Tableau, aim: Aim, done: Callable[[], None]
    ) -> None:
        """Show what happened, then be done. `aim` is the region that was attacked, and the way."""
        self.told = frozenset()
        self.panels.recap.fold()
        self.enter(before)
        self._watch(is_watched=not self._session.seats[before.shown.decider].is_human)
        may_wait = self._is_watched and not self.is_rushed and not self._session.is_shared
        self.is_held = may_wait and self._steps
        self.panels.caption.show(self._caption(before, records) if self._is_watched else None)
        throws = throws_of(records, before.shown, *aim)
        self._news = news_of(records, self.words, with_die=self._speed is Speed.NONE)
        self.playback.show(tableau, records, done, throws)
        if self.playback.timeline.speed is Speed.NONE:
            self.playback.skip()
        else:
            self.refresh()

    def _watch(self, *, is_watched: bool) -> None:
        """What is shown from now on is done by a computer, or by a person."""
        if is_watched or self._is_watched:
            self._is_watched = is_watched
            self.playback.timeline.speed = self._speed

    def _caption(self, before: MovingScene, records: list[Record]) -> Caption | None:
        """What a computer did and why, as the log says it."""
        seat = before.shown.decider
        told = [each for each in tell_last(self._session, self.words, records) if not each.begins_turn]
        if not told:
            return None
        reason = self._session.reasons.get((before.shown.round, seat))
        why = self.words.reason(reason) if reason is not None else ""
        return Caption(self._session.seats[seat], told[0].words, why)

    def _begin_scoring(self, ribbon: Ribbon, seat: int) -> None:
        assert isinstance(self.turn, MovingScene)
        self.panels.ribbon = ribbon
        self.enter(ScoringScene(self.turn, seat))
        self.refresh()

    def _end_scoring(self) -> None:
        assert isinstance(self.turn, ScoringScene)
        self.panels.ribbon = None
        self.enter(self.turn.around)
        self.refresh()

    def settle(self, turn: TurnScene) -> None:
        """All has been shown."""
        self.panels.ribbon = None
        self.panels.board.hidden_pieces = frozenset()
        if self._session.is_for_human or self._session.game.position.is_over:
            self.is_rushed = False
            self._watch(is_watched=False)
            self.panels.caption.show(None)
        self.enter(turn)
        self.refresh()
        self.panels.attend(turn)
        for news in self._news:
            self.panels.toasts.show(news.words, is_good=news.is_good)

    # -- words over the board ----------------------------------------------------------------------------------------

    def refuse(self, reason: Message) -> None:
        self.refuse_words(self.words.message(reason))

    def refuse_words(self, words: str) -> None:
        self._services.sound.play("refused")
        if not self.answer(words):
            self.panels.toasts.show(words, is_good=False)

    def point_out(self, regions: frozenset[int]) -> None:
        if regions != self.told:
            self.told = regions
            self.refresh()

    def show_told(self, sentence: Told) -> None:
        """The regions that a sentence of the log speaks of."""
        self.point_out(frozenset(sentence.regions))
        for region in sentence.regions[:1]:
            self.show_region(region)

    def hush(self) -> None:
        """No explanation stays: what it belonged to has changed."""
        self.rest.hush(self.panels.board.pointed)
        self.panels.group.hide_tip()

    def show_region(self, region: int) -> None:
        """Move the view so that a region can be seen."""
        self.panels.board.view.camera.show(self.panels.board.geometry.shapes[region].anchor)
        self.panels.board.touch()

    # -- those who sit elsewhere -------------------------------------------------------------------------------------

    def look_around(self) -> None:
        """Show it when somebody comes or goes, or the line is cut."""
        seats = self._session.seats
        around = (self._session.is_cut, *((seat.name, self._session.presence(n)) for n, seat in enumerate(seats)))
        if around != self._around:
            self._around = around
            self.refresh()

    def tell_remark(self, remark: Remark) -> None:
        """What somebody said, if that is wanted."""
        if not self._services.settings.talk:
            return
        tr = self.words.tr
        words = tr(f"saying.{remark.code}") if remark.code in REMARKS else remark.words
        if words:
            self._services.sound.play("page")
            self.panels.toasts.show(tr("toast.said", player=self.words.seat(remark.seat), words=words))

    # -- log and helper ----------------------------------------------------------------------------------------------

    def toggle_log(self) -> None:
        """Let the log slide over the left of the board, or push it back."""
        self.panels.recap.fold()
        self.panels.drawer.toggle(is_still=self._speed is Speed.NONE)
        self._services.sound.play("page")
        self.panels.group.focus_on(self.panels.drawer.list if self.panels.drawer.is_open else self.panels.board)
        self.refresh()

    def shut_log(self) -> bool:
        """Push the log back; False if it is not pulled out."""
        if not self.panels.drawer.is_pulled:
            return False
        self.toggle_log()
        return True

    def learn(self, topic: str) -> None:
        """Something was understood; the next thing may be explained."""
        self._session.learn(topic)
        self._services.sound.play("lesson")
        self.refresh()

    def stop_help(self) -> None:
        self._services.change_settings(helper=False)
        self.panels.helper.dismiss()

    # -- time and drawing --------------------------------------------------------------------------------------------

    def place(self, size: tuple[int, int]) -> None:
        self.panels.place(size, self._services.theme(size))

    def resume(self) -> None:
        """Settings may have changed."""
        self.playback.timeline.speed = self._speed

    def update(self, dt: float) -> None:
        self.easel.update(dt)
        self.life.update(dt)
        self.playback.timeline.update(dt)
        self.panels.group.update(dt)
        if self.panels.drawer.update(dt):
            self.invalidate()
        self.panels.steady.update(dt)
        self.panels.toasts.update(dt)
        for words in self._services.take_news():
            self.panels.toasts.show(words)
        for words in self._services.take_problems():
            self.panels.toasts.show(words, is_good=False)
        board = self.panels.board
        if board.aimed is not None:
            self.rest.speak(board.aimed)
        if self.rest.update(board.pointed, dt):
            self.invalidate()

    def refresh(self) -> None:
        """Everything as the position and the scene of the turn have it now."""
        turn, panels = self.turn, self.panels
        position = self._session.game.position
        if isinstance(turn, MovingScene):
            position = turn.shown
        pointer = panels.group.pointer
        meant = panels.bar.meaning_at(pointer)
        self._show_undo()
        panels.show(position, turn, self.told, self._adviser.hint)
        panels.steady.changed(pointer, meant, panels.bar.meaning_at(pointer))
        if panels.drawer.is_open and not self.is_moving:
            panels.drawer.show(tell_all(self._session, self.words))
        self._help()
        self.invalidate()

    def _show_undo(self) -> None:
        game, mine, bar = self._session.game, self._session.is_for_human, self.panels.bar
        bar.undo.enabled = self.turn.can_take_back or (mine and game.can_undo and not self.is_moving)
        bar.redo.visible = mine and game.can_redo
        has_decided = bool(game.steps) and game.steps[-1].seat == game.position.decider
        why_not = "tip.undo_final" if mine and has_decided else "tip.undo_none"
        bar.undo.tooltip = self.words.tr("tip.undo" if bar.undo.enabled else why_not)

    def _help(self) -> None:
        helper, mine = self.panels.helper, self._session.is_for_human
        if not mine and helper.is_shown:
            helper.dismiss()
        elif self.is_moving:
            helper.step_aside()
        elif self.helps and self._services.settings.helper and mine:
            helper.explain(self.turn.lessons())

    def draw(self, surface: pygame.Surface, *, is_top: bool) -> None:
        self.panels.draw(surface)
        self.panels.draw_progress(surface, self.easel.progress)
        self.playback.draw(surface)
        self.veil(surface)
        self.panels.draw_over(surface, with_tips=is_top, with_region=self.rest.is_over and not self.is_moving)


def _nothing(surface: pygame.Surface) -> None:
    pass


def _nobody(reason: str) -> bool:
    return False
