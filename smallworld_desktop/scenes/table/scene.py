"""The table: the scene in which the game is played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from smallworld_desktop.ai.process import Answer
from smallworld_desktop.intents import Intent
from smallworld_desktop.render.animation import Speed
from smallworld_desktop.rules.actions import Action
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.records import Record
from smallworld_desktop.scenes.base import Scene
from smallworld_desktop.scenes.board.tableau import Tableau
from smallworld_desktop.scenes.common.chronicle import Told, tell_all
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.table.cards import Cards
from smallworld_desktop.scenes.table.easel import Easel
from smallworld_desktop.scenes.table.greeter import Greeter
from smallworld_desktop.scenes.table.greetings import CoverScene, RecapScene
from smallworld_desktop.scenes.table.hearing import Hearing
from smallworld_desktop.scenes.table.news import News, news_of
from smallworld_desktop.scenes.table.panels import Calls, Panels
from smallworld_desktop.scenes.table.playback import Playback
from smallworld_desktop.scenes.table.stage import PanelStage
from smallworld_desktop.scenes.table.suggestion import Adviser, lit_by, suggested
from smallworld_desktop.scenes.table.tips import Rest
from smallworld_desktop.scenes.table.turns import make_step
from smallworld_desktop.scenes.turn.base import Choice, Step
from smallworld_desktop.scenes.turn.overlays import MenuScene, Overlay, QuestionScene
from smallworld_desktop.scenes.turn.watch import MovingStep, WatchStep
from smallworld_desktop.session.session import Session


class TableScene(Scene):
    """Panels around one session. The present `step` says what gestures mean; a playback shows what they did."""

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__()
        self.services = services
        self.session = session
        self.words = Words(services.tr, session)
        self.panels = Panels(session, self.words, self._calls())
        self.stage = PanelStage(services, session, self.panels, self.words, self.refresh)
        self.playback = Playback(self.stage, Speed(services.settings.animation_speed), self.invalidate)
        self.greeter = Greeter(session, self.words)
        self.adviser = Adviser(session)
        self.step: Step = make_step(self)
        self._told: frozenset[int] = frozenset()
        self._news: list[News] = []
        self.rest = Rest()
        self.cards = Cards(self)
        self.hearing = Hearing(self)
        self.easel = Easel(services.painter, session, self.panels.board, self.invalidate)
        self._wire()

    def _calls(self) -> Calls:
        return Calls(
            self.undo,
            self.redo,
            self._open_more,
            lambda place: self.cards.open_combo(place),
            lambda number: self.cards.open_people(number),
            self.toggle_log,
            self._show_told,
            self._learn,
            self._stop_help,
            self.invalidate,
        )

    def _wire(self) -> None:
        board = self.panels.board
        board.on_act = lambda region: self.step.act(region)
        board.on_back = lambda region: self.step.back_at(region)
        board.on_step = lambda region, by: self.step.step_at(region, by)
        board.on_drag = lambda origin, target: self.step.drag(origin, target)
        board.hover_mark = lambda region: self.step.hover_mark(region)
        self.panels.group.focus_on(board, by_keyboard=False)
        for field in self.panels.bar.trays:
            field.on_arm = lambda marker: self.step.arm(marker)
            field.on_drop = lambda marker, pos: self.step.drop_disc(marker, board.region_at(pos))

    # -- scene -------------------------------------------------------------------------------------------------------

    def leave(self) -> None:
        self.adviser.close()
        self.session.close()

    def resume(self) -> None:
        """Back from another screen, where settings may have changed or a seat been handed over."""
        self.playback.timeline.speed = Speed(self.services.settings.animation_speed)
        if not self.is_moving and isinstance(self.step, WatchStep) == self.session.is_for_human:
            self.step = make_step(self)
        self.refresh()
        self._greet()

    def resize(self, size: tuple[int, int]) -> None:
        self.playback.skip()
        self.panels.place(size, self.services.theme(size))
        self.refresh()
        self._greet()

    def update(self, dt: float) -> None:
        self._spend(dt)
        self.easel.update(dt)
        self.playback.timeline.update(dt)
        self.panels.group.update(dt)
        self.panels.steady.update(dt)
        self.panels.toasts.update(dt)
        for words in self.services.take_problems():
            self.panels.toasts.show(words, is_good=False)
        if self.rest.update(self.panels.board.pointed, dt):
            self.invalidate()
        if not self.playback.is_playing:
            action = self.session.think()
            if action is not None:
                self.play(action)
        answer = self.adviser.poll()
        if answer is not None and not self.is_moving:
            self._suggest(answer)

    def update_covered(self, dt: float) -> None:
        if isinstance(self.stack.top, Overlay):  # a card or a question belongs to the game, the pause menu does not
            self._spend(dt)
        self.easel.update(dt)

    def _spend(self, dt: float) -> None:
        """Time at the table."""
        if not self.session.game.position.is_over:
            self.session.seconds += dt

    @property
    def is_moving(self) -> bool:
        """Whether what was done is still being shown."""
        return isinstance(self.step, MovingStep)

    @property
    def is_animating(self) -> bool:
        return self.playback.is_playing or self.panels.board.view.fade < 1.0 or self.panels.toasts.is_fading

    # -- input -------------------------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> None:
        self.hearing.handle(intent)

    def open_menu(self) -> None:
        self.stack.push(self.services.screens.pause(self.session))

    # -- what steps may ask ------------------------------------------------------------------------------------------

    def play(self, action: Action) -> None:
        self.play_all([action])

    def play_all(self, actions: Sequence[Action]) -> None:
        """Play actions and show what happens; the step that follows comes when all has been shown."""
        before, tableau = self.session.game.position.copy(), self.step.tableau()
        note, hand = self.step.note(), self.step.hand()
        records: list[Record] = []
        for action in actions:
            try:
                records += self.session.play(action)
            except IllegalAction as refusal:
                self.refuse(refusal.reason)
                break
        self._show(before, tableau, records, MovingStep(self, before, self._moving, self.playback.skip, note, hand))

    def _show(self, before: Position, tableau: Tableau, records: list[Record], step: MovingStep) -> None:
        self._told = frozenset()
        self.step = step
        self._news = news_of(records, self.words)
        self.playback.show(tableau, records, self._settle)
        if self.playback.timeline.speed is Speed.NONE:
            self.playback.skip()
        else:
            self.refresh()

    def _moving(self) -> Tableau:
        assert self.playback.tableau is not None
        return self.playback.tableau

    def _settle(self) -> None:
        """All has been shown: what comes next."""
        self.panels.ribbon = None
        self.stage.scores_for = None
        self.panels.board.hidden_pieces = frozenset()
        self.step = make_step(self)
        self.refresh()
        for news in self._news:
            self.panels.toasts.show(news.words, is_good=news.is_good)
        if self.session.game.position.is_over:
            self.services.sound.play("victory")
            self.stack.push(self.services.screens.result(self.session))
            return
        self._greet()

    def _greet(self) -> None:
        """Whoever decides now is a person: cover the screen for them, tell them what happened, once a turn."""
        if self.is_moving or not self.session.is_for_human or self.stack.top is not self:
            return
        newcomer = self.greeter.newcomer()
        if newcomer is not None:
            position = self.session.game.position
            asked_by = self.words.seat(position.seat) if position.decider != position.seat else ""
            self.stack.push(CoverScene(self.services, newcomer, asked_by))
            return
        recap = self.greeter.news()
        if recap is None:
            return
        self.services.sound.play("turn")
        if recap.is_news:
            self.point_out(recap.regions)
            close = partial(self.point_out, frozenset())
            self.stack.push(RecapScene(self.services, self.session.seats, recap, self.panels.board, close))

    def refuse(self, reason: Message) -> None:
        self.refuse_words(self.words.message(reason))

    def refuse_words(self, words: str) -> None:
        self.services.sound.play("refused")
        self.panels.toasts.show(words, is_good=False)

    def ask(self, title: str, words: str, choices: Sequence[Choice]) -> None:
        self.stack.push(QuestionScene(self.services, title, words, lit_by(self.adviser.hint, choices)))

    def choose_way(self, region: int, choices: Sequence[Choice]) -> None:
        lit = lit_by(self.adviser.hint, choices)
        self.stack.push(MenuScene(self.services, self.panels.board.bounds(region), lit))

    def enter_step(self, step: Step | None) -> None:
        self.step = step or make_step(self)
        self._told = self.hinted_regions
        self.refresh()

    def changed(self) -> None:
        self.refresh()

    def undo(self) -> None:
        self.playback.skip()
        if self.step.take_back():
            self.services.sound.play("undo")
        elif self.session.is_for_human and self.session.game.can_undo:
            self.session.undo()
            self.services.sound.play("undo")
            self.enter_step(None)
        else:
            self.refuse_words(self.words.tr("toast.no_undo"))

    def _undo_tip(self) -> str:
        """What Undo does; or why it can do nothing."""
        if self.panels.bar.undo.enabled:
            return self.words.tr("tip.undo")
        game = self.session.game
        has_decided = bool(game.steps) and game.steps[-1].seat == game.position.decider
        return self.words.tr("tip.undo_final" if self.session.is_for_human and has_decided else "tip.undo_none")

    def redo(self) -> None:
        self.playback.skip()
        if self.session.is_for_human and self.session.game.can_redo:
            self.session.redo()
            self.enter_step(None)
        else:
            self.refuse_words(self.words.tr("toast.no_redo"))

    def _open_more(self) -> None:
        choices = lit_by(self.adviser.hint, [*self.step.more(), *self._common_choices()])
        self.stack.push(MenuScene(self.services, self.panels.bar.more.rect, choices))

    # -- advice ------------------------------------------------------------------------------------------------------

    def ask_advice(self) -> None:
        """What would a strong player do? The answer comes later and is only shown."""
        hint = self.adviser.hint
        if hint is not None and not hint.is_layout:
            return
        if self.session.is_for_human and not self.is_moving and not self.adviser.is_asked:
            self.panels.toasts.show(self.words.tr("toast.advice"))
            self.adviser.ask()

    def _common_choices(self) -> list[Choice]:
        """What the menu offers in every step: a hint for the person who decides, and everything around the game."""
        tr = self.words.tr
        advice = Choice(tr("button.advice"), self.ask_advice, "lantern", tooltip=tr("tip.advice"))
        pause = Choice(tr("button.pause"), self.open_menu, "pause", tooltip=tr("tip.pause"))
        return [*([advice] if self.session.is_for_human and not self.is_moving else []), pause]

    @property
    def hinted_regions(self) -> frozenset[int]:
        return self.adviser.hint.regions if self.adviser.hint is not None else frozenset()

    def _suggest(self, answer: Answer) -> None:
        step, hint = suggested(self, self.step, answer)
        self.adviser.give(hint)
        self.enter_step(step)
        self.point_out(hint.regions | hint.drafted)
        self.panels.toasts.dismiss()
        if hint.is_layout:
            self.panels.toasts.show(hint.words)

    def forget_hint(self) -> bool:
        """Take a hint away that stands; False if there is none."""
        if self.adviser.hint is None:
            return False
        self.adviser.forget()
        self._told = frozenset()
        self.refresh()
        return True

    # -- log and helper ----------------------------------------------------------------------------------------------

    def toggle_log(self) -> None:
        """Pull the log out beside the board, or push it back."""
        self.playback.skip()
        self.panels.drawer.toggle()
        self.panels.place(self.size, self.services.theme(self.size))
        self.services.sound.play("page")
        self.panels.group.focus_on(self.panels.drawer.list if self.panels.drawer.is_open else self.panels.board)
        self.refresh()

    def shut_log(self) -> bool:
        """Push the log back; False if it is not pulled out."""
        if not self.panels.drawer.is_pulled:
            return False
        self.toggle_log()
        return True

    def _show_told(self, sentence: Told) -> None:
        self.point_out(frozenset(sentence.regions))
        for region in sentence.regions[:1]:
            self.panels.board.view.camera.show(self.panels.board.geometry.shapes[region].anchor)

    def point_out(self, regions: frozenset[int]) -> None:
        if regions != self._told:
            self._told = regions
            self.refresh()

    def _learn(self, topic: str) -> None:
        """Something was understood; the next thing may be explained."""
        self.session.learn(topic)
        self.refresh()

    def _stop_help(self) -> None:
        self.services.change_settings(helper=False)
        self.panels.helper.dismiss()

    # -- showing -----------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Everything as the position and the step have it now."""
        step = self.step
        position = self.session.game.position
        if isinstance(step, MovingStep):
            position = step.shown
            step.scores_for = self.stage.scores_for
        game, mine = self.session.game, self.session.is_for_human
        pointer = self.panels.group.pointer
        meant = self.panels.bar.meaning_at(pointer)
        self.panels.bar.undo.enabled = step.can_take_back or (mine and game.can_undo and not self.is_moving)
        self.panels.bar.undo.tooltip = self._undo_tip()
        self.panels.bar.redo.visible = mine and game.can_redo
        self.panels.show(position, step, self._told, self.adviser.hint)
        self.panels.steady.changed(pointer, meant, self.panels.bar.meaning_at(pointer))
        if self.panels.drawer.is_open and not self.is_moving:
            self.panels.drawer.show(tell_all(self.session, self.words))
        if not mine and self.panels.helper.is_shown:
            self.panels.helper.dismiss()
        elif self.is_moving:
            self.panels.helper.step_aside()
        elif self.services.settings.helper and mine:
            self.panels.helper.explain(step.lessons())
        self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        self.panels.draw(surface)
        self.panels.draw_progress(surface, self.easel.progress)
        self.playback.draw(surface)
        is_top = self.stack.top is self
        self.panels.draw_over(surface, with_tips=is_top, with_region=self.rest.is_over and not self.is_moving)
