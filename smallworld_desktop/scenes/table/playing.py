"""Playing for the person at the screen: what scenes of the turn may ask of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from smallworld_desktop.ai.process import Answer
from smallworld_desktop.intents import Command
from smallworld_desktop.render.widgets import Widget
from smallworld_desktop.rules.actions import NOWHERE, Action, Conquer, Final
from smallworld_desktop.rules.errors import IllegalAction
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.records import Record
from smallworld_desktop.scenes.board.tableau import Tableau
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.table.die_ask import DieAskScene
from smallworld_desktop.scenes.table.showing import Aim, Showing
from smallworld_desktop.scenes.table.steady import GRACE
from smallworld_desktop.scenes.table.suggestion import Adviser, lit_by, suggested
from smallworld_desktop.scenes.table.turns import make_turn_scene
from smallworld_desktop.scenes.turn.base import Choice, RollQuestion, TurnScene
from smallworld_desktop.scenes.turn.overlays import AskScene, SlipScene
from smallworld_desktop.scenes.turn.watch import MovingScene, WatchScene
from smallworld_desktop.session.session import Session

MISSED = 2
"""More steps at once than these were missed: nobody wants to wait until all of them have been shown."""


class Playing:
    """Plays actions of a session, lets them be shown, and goes on to the scene of the turn that follows."""

    def __init__(
        self,
        services: Services,
        session: Session,
        showing: Showing,
        adviser: Adviser,
        settled: Callable[[], None],
    ) -> None:
        self._services = services
        self.session = session
        self.words = showing.words
        self._showing = showing
        self._adviser = adviser
        self._settled = settled
        self.answers: Callable[[Sequence[Choice]], bool] = _nobody
        """Answers a question in the person's place; False if nobody does, and it is put."""
        showing.enter(make_turn_scene(self))

    # -- what scenes of the turn may ask -----------------------------------------------------------------------------

    def play(self, action: Action) -> None:
        self.play_all([action])

    def play_all(self, actions: Sequence[Action]) -> None:
        """Play actions and show what happens; the scene that follows comes when all has been shown."""
        showing, turn = self._showing, self._showing.turn
        before, tableau = self.session.game.position.copy(), turn.tableau()
        moving = MovingScene(self, before, self._moving, showing.playback.skip, turn.note(), turn.hand())
        records: list[Record] = []
        for action in actions:
            try:
                records += self.session.play(action)
            except IllegalAction as refusal:
                self.refuse(refusal.reason)
                break
        records += self.session.play_forced()
        showing.moving(moving, records, tableau, _aim_of(actions), self._settle)

    def _show_news(self) -> None:
        """What happened elsewhere is shown; what was missed while the line was cut is only told of."""
        showing, turn, steps = self._showing, self._showing.turn, len(self.session.game.steps)
        before, tableau = self.session.game.position.copy(), turn.tableau()
        moving = MovingScene(self, before, self._moving, showing.playback.skip, turn.note(), turn.hand())
        records = self.session.take_news()
        self.session.play_forced()
        missed = len(self.session.game.steps) - steps
        showing.moving(moving, records, tableau, _aim_of([]), self._settle)
        if missed > MISSED:
            showing.playback.skip()
            showing.panels.toasts.show(self.words.tr("toast.missed", count=missed))

    def refuse(self, reason: Message) -> None:
        self._showing.refuse(reason)

    def ask(self, title: str, words: str, choices: Sequence[Choice], rows: Sequence[Widget] = ()) -> None:
        if self.answers(choices):
            return
        lit = lit_by(self._adviser.hint, choices)
        self._services.stack.push(AskScene(self._services, title, words, lit, rows))

    def ask_roll(self, question: RollQuestion, choices: Sequence[Choice]) -> None:
        board, owner = self._showing.panels.board, self.session.decider.colour
        lit = lit_by(self._adviser.hint, choices)
        self._services.stack.push(DieAskScene(self._services, board, owner, question, lit))

    def choose_way(self, region: int, choices: Sequence[Choice]) -> None:
        hint = self._adviser.hint
        lit = lit_by(hint, [c for c in choices if not c.is_minor or (hint is not None and hint.means(c))])
        beside = self._showing.panels.board.bounds(region)
        self._services.stack.push(SlipScene(self._services, beside, lit, grace=GRACE))

    def rush(self) -> None:
        self._showing.rush()

    def step(self) -> Choice | None:
        if not self._showing.is_held:
            return None
        tr = self.words.tr
        tip = tr("tip.step")
        return Choice(tr("button.step"), self._showing.go_on, "play", tooltip=tip, key=Command.CONFIRM, is_lit=True)

    def pace(self) -> Choice | None:
        if all(seat.is_human for seat in self.session.seats):
            return None
        tr = self.words.tr
        label = tr("button.pace", speed=tr(f"ui.speed.{self._showing.pace}"))
        return Choice(label, self._showing.change_pace, "hourglass", tooltip=tr("tip.pace"))

    def enter_turn(self, turn: TurnScene | None) -> None:
        self._showing.enter(turn or make_turn_scene(self))
        self._showing.told = self.hinted_regions
        self._showing.refresh()

    def changed(self) -> None:
        self._showing.refresh()

    # -- going on and back -------------------------------------------------------------------------------------------

    def _moving(self) -> Tableau:
        assert self._showing.playback.tableau is not None
        return self._showing.playback.tableau

    def _settle(self) -> None:
        if self.session.is_waiting:
            return  # it goes on when the answer has come
        self._showing.settle(make_turn_scene(self))
        self._settled()

    def undo(self) -> None:
        self._showing.playback.skip()
        if self._showing.turn.take_back():
            self._services.sound.play("undo")
        elif self.session.is_for_human and self.session.game.can_undo:
            self.session.undo()
            self._services.sound.play("undo")
            if not self.session.is_waiting:
                self.enter_turn(None)
        else:
            self._showing.refuse_words(self.words.tr("toast.no_undo"))

    def redo(self) -> None:
        self._showing.playback.skip()
        if self.session.is_for_human and self.session.game.can_redo:
            self.session.redo()
            self.enter_turn(None)
        else:
            self._showing.refuse_words(self.words.tr("toast.no_redo"))

    # -- advice ------------------------------------------------------------------------------------------------------

    def think(self) -> None:
        """Let whoever is not at this screen decide, and show advice once it is there."""
        self._attend()
        if not self._showing.playback.is_playing and not self._showing.is_held:
            action = self.session.think()
            if self.session.has_news:
                self._show_news()
            elif action is not None:
                self.play(action)
        answer = self._adviser.poll()
        if answer is not None and not self._showing.is_moving:
            self._suggest(answer)

    def _attend(self) -> None:
        """Listen to those who sit elsewhere."""
        if not self.session.is_shared:
            return
        self.session.attend()
        for reason in self.session.take_refusals():
            self.refuse(reason)
        for remark in self.session.take_remarks():
            self._showing.tell_remark(remark)
        if not (self.session.is_waiting or self.session.has_news or self._showing.playback.is_playing):
            is_watching = isinstance(self._showing.turn, WatchScene)
            if self._showing.is_moving or is_watching == self.session.is_for_human:
                self.enter_turn(None)
        self._showing.look_around()

    def ask_advice(self) -> None:
        """What would a strong player do? The answer comes later and is only shown."""
        hint = self._adviser.hint
        if hint is not None and not hint.is_layout:
            return
        if self.session.is_for_human and not self._showing.is_moving and not self._adviser.is_asked:
            self._showing.panels.toasts.show(self.words.tr("toast.advice"))
            self._adviser.ask()

    @property
    def hinted_regions(self) -> frozenset[int]:
        return self._adviser.hint.regions if self._adviser.hint is not None else frozenset()

    def _suggest(self, answer: Answer) -> None:
        turn, hint = suggested(self, self._showing.turn, answer)
        self._adviser.give(hint)
        self._services.sound.play("hint")
        self.enter_turn(turn)
        self._showing.point_out(hint.regions | hint.drafted)
        self._showing.panels.toasts.dismiss()
        if hint.is_layout:
            self._showing.panels.toasts.show(hint.words)

    def forget_hint(self) -> bool:
        """Take a hint away that stands; False if there is none."""
        if self._adviser.hint is None:
            return False
        self._adviser.forget()
        self._showing.told = frozenset()
        self._showing.refresh()
        return True


def _aim_of(actions: Sequence[Action]) -> Aim:
    """The last region that actions attack, and how."""
    attacks = [action for action in actions if isinstance(action, Conquer | Final)]
    return (attacks[-1].region, attacks[-1].way) if attacks else (NOWHERE, "")


def _nobody(choices: Sequence[Choice]) -> bool:
    return False
