"""Thinking in another process: answers come, can be hurried or dropped, and a dead process is no end."""

from __future__ import annotations

import time

import pytest
from ai_tables import first_turn, view_of

from smallworld_desktop.ai.levels import BadSeat
from smallworld_desktop.ai.process import Answer, Mind
from smallworld_desktop.ai.seats import make_seat
from smallworld_desktop.rules.play import why_not

DEADLINE = 60.0


def wait(mind: Mind) -> Answer:
    end = time.monotonic() + DEADLINE
    while (answer := mind.poll()) is None:
        assert time.monotonic() < end
        time.sleep(0.005)
    return answer


def test_the_process_answers_as_the_seat_would() -> None:
    game = first_turn()
    mind = Mind()
    try:
        mind.ask(view_of(game), "ai:normal", 5)
        answer = wait(mind)
        assert answer.action == make_seat("normal", 5).choose(view_of(game))
        assert answer.reason is not None and not answer.cut_short and not answer.trouble
        assert not mind.is_thinking
    finally:
        mind.close()


def test_it_can_be_hurried_dropped_and_asked_again() -> None:
    game = first_turn()
    mind = Mind()
    try:
        mind.ask(view_of(game), "hard", 5)
        mind.cancel()
        assert mind.poll() is None
        mind.ask(view_of(game), "hard", 5)
        mind.hurry()
        answer = wait(mind)
        assert why_not(game.position, answer.action) is None
        assert answer.cut_short
    finally:
        mind.close()
        mind.close()


def test_a_process_that_fails_leaves_the_turn_to_a_beginner() -> None:
    game = first_turn()
    mind = Mind()
    try:
        mind._rules, mind._packed = game.position.rules, b"no rules at all"
        mind.ask(view_of(game), "normal", 5)
        answer = wait(mind)
        assert why_not(game.position, answer.action) is None
        assert "UnpicklingError" in answer.trouble
    finally:
        mind.close()


def test_a_process_that_dies_is_started_again() -> None:
    game = first_turn()
    mind = Mind()
    try:
        mind.ask(view_of(game), "normal", 5)
        expected = wait(mind).action
        process = mind._worker._process
        assert process is not None
        mind.ask(view_of(game), "hard:time=30", 5)
        process.kill()
        assert not wait(mind).trouble
        mind.ask(view_of(game), "normal", 5)
        assert wait(mind).action == expected
    finally:
        mind.close()


def test_advice_comes_with_its_reason() -> None:
    game = first_turn()
    mind = Mind()
    try:
        mind.ask(view_of(game), "normal", 5, advice=True)
        answer = wait(mind)
        assert why_not(game.position, answer.action) is None
        assert answer.reason is not None and answer.reason.code == "ai.because"
    finally:
        mind.close()


def test_an_unknown_level_is_refused_at_once() -> None:
    mind = Mind()
    try:
        with pytest.raises(BadSeat):
            mind.ask(view_of(first_turn()), "ai:genius", 1)
    finally:
        mind.close()
