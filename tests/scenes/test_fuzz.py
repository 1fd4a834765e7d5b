"""Random clicks and keys over all scenes raise nothing and leave no illegal state.

A few hundred here; `python3 run.py fuzz --events 100000` is for long runs.
"""

from __future__ import annotations

import random

import pytest

from smallworld_desktop.cli import main
from smallworld_desktop.developers import fuzz
from smallworld_desktop.developers.fuzz import Fuzzer, IllegalState, nothing_opened
from smallworld_desktop.developers.headless import borrowed_home, headless
from smallworld_desktop.developers.staging import POSITIONS, staged
from smallworld_desktop.rules.invariants import violations

SEEDS = (2, 4, 7)
EVENTS = 400


@pytest.mark.parametrize("seed", SEEDS)
def test_random_events_break_nothing(seed: int) -> None:
    with borrowed_home(), nothing_opened(), headless((1024, 640)) as driver:
        fuzzer = Fuzzer(driver, seed)
        try:
            fuzzer.run(EVENTS)
        except Exception as error:
            error.add_note(f"seed {seed}, event {fuzzer.done}: {' '.join(map(fuzz.shown, fuzzer.last))}")
            raise
        assert fuzzer.done == EVENTS
        assert len(fuzzer.seen) > 5, "too few scenes were seen"


@pytest.mark.parametrize("name", POSITIONS)
def test_positions_made_to_order_are_legal(name: str) -> None:
    assert not violations(staged(name).game.position)


def test_the_same_seed_makes_up_the_same_events() -> None:
    stories = []
    for _ in range(2):
        with borrowed_home(), nothing_opened(), headless((1024, 640)) as driver:
            fuzzer = Fuzzer(driver, 3)
            fuzzer.run(30)
            stories.append(list(fuzzer.last))
    assert stories[0] == stories[1]


def test_an_illegal_position_is_noticed() -> None:
    with borrowed_home(), headless((1024, 640)) as driver:
        session = staged("conquer")
        driver.show(driver.services.screens.table(session))
        fuzzer = Fuzzer(driver, 0)
        session.game.position.coins[0] = -1
        session.version += 1
        with pytest.raises(IllegalState):
            fuzzer.play(("frame", ()))


def test_a_fault_tells_the_seed_and_the_last_events(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def break_down(fuzzer: Fuzzer) -> fuzz.Event:
        if fuzzer.done == 20:
            raise ValueError("a fault")
        return "move", ((random.Random(fuzzer.done).randrange(1000), 300),)

    monkeypatch.setattr(Fuzzer, "make_event", break_down)
    assert main(["fuzz", "--events", "50", "--seed", "9"]) == 1
    told = capsys.readouterr().err
    assert "--seed 9" in told and "a fault" in told and told.count("move(") == 20
