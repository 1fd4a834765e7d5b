"""Computer players at the table: hurried, asked why, and asked for advice."""

from __future__ import annotations

import time

import pygame
import pytest
from playing import Blank, Desk
from situations import Troops, sit_at

from smallworld_desktop.ai.process import Answer
from smallworld_desktop.ai.reasons import because
from smallworld_desktop.ai.seats import make_seat
from smallworld_desktop.rules.actions import ACTIONS, Action, Conquer, Deploy, Pick, Stop
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.view import View
from smallworld_desktop.scenes.table import TableScene
from smallworld_desktop.scenes.table.chronicle import tell_all
from smallworld_desktop.scenes.table.overlays import MenuScene, QuestionScene
from smallworld_desktop.scenes.table.steps.arrange import ArrangeStep
from smallworld_desktop.scenes.table.suggestion import worded

CROFT, CROWN = 10, 16
PATIENCE = 60.0


class Oracle:
    """A chooser that answers when it is told what, or with `hasty` when it is hurried."""

    def __init__(self, hasty: Action | None = None) -> None:
        self.hasty = hasty
        self.asked: list[View] = []
        self.answer: Answer | None = None
        self.is_closed = False

    def ask(self, view: View) -> None:
        self.asked.append(view)

    def poll(self) -> Answer | None:
        answer, self.answer = self.answer, None
        return answer

    def hurry(self) -> None:
        if self.hasty is not None:
            self.answer = Answer(self.hasty)

    def close(self) -> None:
        self.is_closed = True


def test_a_computer_that_thinks_can_be_hurried(desk: Desk) -> None:
    for hurry in ("button", "key"):
        oracle = Oracle(Pick(0))
        session = desk.session("Bot", "Ann", kinds=("ai:hard", "human"), make_chooser=lambda seat, o=oracle: o)
        table = desk.sit_down(session)
        for _ in range(5):
            desk.tick()
        assert len(oracle.asked) == 1 and not session.game.steps
        if hurry == "button":
            desk.press(table.panels.bar.buttons[0])
        else:
            desk.key(pygame.K_SPACE)
        desk.tick()
        assert [step.action for step in session.game.steps] == [Pick(0)]


def test_the_log_says_why_a_computer_played_its_turn_so(desk: Desk) -> None:
    reason = because(Message("ai.why.turn", {"count": 4}), Message("ai.why.takes", {"seat": 1}))
    oracle = Oracle()
    session = desk.session("Bot", "Ann", kinds=("ai:hard", "human"), make_chooser=lambda seat: oracle)
    table = desk.sit_down(session)
    position = session.game.position
    while position.decider == 0:
        if oracle.answer is None:
            oracle.answer = Answer(make_seat("easy", 1).choose(View(position, 0)), reason)
        desk.tick()
        position = session.game.position
    words = [told.words for told in tell_all(session, table.words)]
    assert words.count("Why Bot played so: brings 4 coins this turn, takes ground from Ann.") == 1
    assert words[-1].endswith("Ann"), "the reason stands before the next turn"


def ask(desk: Desk, table: TableScene, answer: Answer) -> Oracle:
    """Ask for a hint with the key, and get this one."""
    oracle = Oracle()
    table.adviser.chooser = oracle
    desk.key(pygame.K_t)
    desk.key(pygame.K_t)
    assert len(oracle.asked) == 1
    oracle.answer = answer
    desk.tick()
    return oracle


def test_a_hint_lights_a_region_and_says_why_and_plays_nothing(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=9))
    ask(desk, table, Answer(Conquer(CROWN), because(Message("ai.why.coins", {"count": 3, "sign": "+"}))))
    assert table.panels.board.state.told == {CROWN} and table.panels.toasts.is_showing
    answer = Answer(Conquer(CROWN), because(Message("ai.why.coins", {"count": 3, "sign": "+"})))
    assert worded(table.words, answer) == f"Take {table.words.region(CROWN)}: +3 coins."
    assert not table.session.game.steps
    desk.click(table.panels.board.anchor(CROWN))
    assert not table.panels.board.state.told and len(table.session.game.steps) == 1


def test_a_hint_lights_a_combo_or_a_button(desk: Desk) -> None:
    table = desk.sit_down(desk.session())
    ask(desk, table, Answer(Pick(2)))
    assert [row.is_suggested for row in table.panels.column.rows] == [False, False, True, False, False, False]
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1}, hand=9))
    ask(desk, table, Answer(Stop()))
    lit = [button.label for button in table.panels.bar.buttons if button.visible and button.is_lit]
    assert lit == [table.words.tr("button.stop")]


def test_a_hint_for_a_layout_is_a_draft_that_can_be_taken_back(desk: Desk) -> None:
    table = sit_at(desk, Troops(0, "ratmen", "forest", {CROFT: 1, CROWN: 1}, hand=4))
    desk.key(pygame.K_e)
    if isinstance(desk.top, QuestionScene):
        desk.press(desk.top.dialog.buttons[0])
    steps = len(table.session.game.steps)
    ask(desk, table, Answer(Deploy(((CROFT, 5), (CROWN, 1)))))
    assert isinstance(table.step, ArrangeStep) and table.step.tokens is not None
    assert table.step.tokens.counts == {CROFT: 5, CROWN: 1} and len(table.session.game.steps) == steps
    desk.key(pygame.K_u)
    assert table.step.tokens.counts != {CROFT: 5, CROWN: 1}


def test_a_question_is_forgotten_when_the_game_goes_on_and_the_adviser_leaves_with_the_table(desk: Desk) -> None:
    table = desk.sit_down(desk.session())
    oracle = Oracle()
    table.adviser.chooser = oracle
    desk.key(pygame.K_t)
    table.play(Pick(0))
    oracle.answer = Answer(Pick(1))
    desk.tick()
    assert not any(row.is_suggested for row in table.panels.column.rows)
    desk.services.stack.reset(Blank("title"))
    assert oracle.is_closed


@pytest.mark.parametrize("kind", [kind.lower() for kind in ACTIONS])
def test_every_action_can_be_advised_in_words(desk: Desk, kind: str) -> None:
    assert desk.services.tr.has(f"advice.{kind}")


def test_the_menu_asks_a_real_adviser_who_answers_from_the_process(desk: Desk) -> None:
    table = desk.sit_down(desk.session())
    desk.press(table.panels.bar.more)
    assert isinstance(desk.top, MenuScene)
    desk.press(desk.top.buttons[-1])
    assert table.adviser.chooser is not None
    table.adviser.chooser.hurry()
    end = time.monotonic() + PATIENCE
    while not any(row.is_suggested for row in table.panels.column.rows):
        assert time.monotonic() < end, "no advice"
        desk.tick()
        time.sleep(0.01)
    assert not table.session.game.steps
    table.leave()
