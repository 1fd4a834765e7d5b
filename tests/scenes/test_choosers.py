"""Seats that choose for themselves: at once, or from a process of their own."""

from __future__ import annotations

import time

import pytest
from playing import Desk

from smallworld_desktop.ai.seats import BadSeat
from smallworld_desktop.rules.actions import Action
from smallworld_desktop.rules.view import View
from smallworld_desktop.scenes.choosers import InstantChooser, ThinkingChooser, make_chooser
from smallworld_desktop.scenes.session import Chooser, Seat

PATIENCE = 30.0


def answer(chooser: Chooser) -> Action:
    began = time.monotonic()
    while (action := chooser.poll()) is None:
        assert time.monotonic() - began < PATIENCE, "no answer"
        time.sleep(0.01)
    return action


def test_quick_players_answer_at_once(desk: Desk) -> None:
    game = desk.session().game
    chooser = make_chooser(Seat("Bot", 0, "ai:easy"), 1)
    assert isinstance(chooser, InstantChooser)
    chooser.ask(View(game.position, 0))
    action = chooser.poll()
    assert action is not None and game.why_not(action) is None


def test_thinkers_answer_from_their_own_process_and_leave_with_the_last(desk: Desk) -> None:
    game = desk.session().game
    first, second = (make_chooser(Seat("Bot", n, "ai:normal"), n) for n in range(2))
    assert isinstance(first, ThinkingChooser)
    for _ in range(3):
        first.ask(View(game.position, 0))
        assert first.poll() is None
        action = answer(first)
        assert game.why_not(action) is None
        game.play(action)
    first.close()
    assert ThinkingChooser._worker is not None
    second.close()
    assert ThinkingChooser._worker is None


def test_an_unknown_kind_of_player_is_refused() -> None:
    with pytest.raises(BadSeat):
        make_chooser(Seat("Bot", 0, "ai:wizard"), 1)
