"""Computer players at the table: hurried, asked why, and asked for advice."""

from __future__ import annotations

import pygame
from playing import Desk

from smallworld_desktop.ai.process import Answer
from smallworld_desktop.ai.reasons import because
from smallworld_desktop.ai.seats import make_seat
from smallworld_desktop.rules.actions import Action, Pick
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.view import View
from smallworld_desktop.scenes.table.chronicle import tell_all


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
