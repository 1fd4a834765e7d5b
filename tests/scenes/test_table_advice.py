"""Computer players at the table: hurried, asked why, and asked for advice in their own process."""

from __future__ import annotations

import time

import pygame
from oracle import Oracle
from playing import Desk

from smallworld_desktop.ai.process import Answer
from smallworld_desktop.ai.reasons import because
from smallworld_desktop.ai.seats import make_seat
from smallworld_desktop.rules.actions import Pick
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.view import View
from smallworld_desktop.scenes.common.chronicle import tell_all
from smallworld_desktop.scenes.turn.overlays import SlipScene

PATIENCE = 120.0


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
    assert words.count("Why Bot played so: 4 coins this turn, ground won from Ann.") == 1
    assert words[-1].endswith("Ann"), "the reason stands before the next turn"


def test_the_menu_asks_a_real_adviser_who_answers_from_the_process(desk: Desk) -> None:
    table = desk.sit_down(desk.session())
    desk.press(table.panels.bar.more)
    assert isinstance(desk.top, SlipScene)
    desk.press(next(line for line in desk.top.buttons if line.label == table.words.tr("button.advice")))
    assert table.adviser.chooser is not None
    table.adviser.chooser.hurry()
    end = time.monotonic() + PATIENCE
    while not any(row.is_lit for row in table.panels.column.rows):
        assert time.monotonic() < end, "no advice"
        desk.tick()
        time.sleep(0.01)
    assert not table.session.game.steps
    table.leave()
