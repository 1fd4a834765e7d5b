"""Seats that choose for themselves: at once, or from a process of their own."""

from __future__ import annotations

import time

import pytest
from playing import Desk

from smallworld_desktop.ai.process import Answer
from smallworld_desktop.ai.seats import BadSeat
from smallworld_desktop.rules.view import View
from smallworld_desktop.session.choosers import InstantChooser, ThinkingChooser, make_adviser, make_chooser
from smallworld_desktop.session.session import Chooser, Seat

PATIENCE = 120.0


def answer(chooser: Chooser) -> Answer:
    began = time.monotonic()
    while (found := chooser.poll()) is None:
        assert time.monotonic() - began < PATIENCE, "no answer"
        time.sleep(0.01)
    return found


def test_quick_players_answer_at_once(desk: Desk) -> None:
    game = desk.session().game
    chooser = make_chooser(Seat("Bot", 0, "ai:easy"), 1)
    assert isinstance(chooser, InstantChooser)
    chooser.ask(View(game.position, 0))
    found = chooser.poll()
    assert found is not None and game.why_not(found.action) is None


def test_thinkers_answer_from_their_own_process_and_leave_with_the_last(desk: Desk) -> None:
    game = desk.session().game
    first, second = (make_chooser(Seat("Bot", n, "ai:normal"), n) for n in range(2))
    assert isinstance(first, ThinkingChooser)
    for _ in range(3):
        first.ask(View(game.position, 0))
        assert first.poll() is None
        action = answer(first).action
        assert game.why_not(action) is None
        game.play(action)
    first.close()
    assert ThinkingChooser._mind is not None
    second.close()
    assert ThinkingChooser._mind is None


def test_an_answer_goes_only_to_whoever_asked_last(desk: Desk) -> None:
    game = desk.session().game
    adviser, player = make_adviser(), make_chooser(Seat("Bot", 0, "ai:normal"), 1)
    try:
        adviser.ask(View(game.position, 0))
        player.ask(View(game.position, 0))
        adviser.hurry()
        assert adviser.poll() is None
        assert game.why_not(answer(player).action) is None
        assert adviser.poll() is None
    finally:
        adviser.close()
        player.close()


def test_an_unknown_kind_of_player_is_refused() -> None:
    with pytest.raises(BadSeat):
        make_chooser(Seat("Bot", 0, "ai:wizard"), 1)
