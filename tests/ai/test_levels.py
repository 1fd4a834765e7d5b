"""Seat specs: levels, seeds and time limits."""

from __future__ import annotations

import pytest
from ai_tables import first_turn, view_of

from smallworld_desktop.ai.levels import AT_THE_TABLE, LEVELS, BadSeat, read_spec
from smallworld_desktop.ai.seats import level_of, make_seat
from smallworld_desktop.i18n import Translator


@pytest.mark.parametrize("spec", ["hard", "ai:hard", " ai:hard ", "ai:hard:seed=7", "hard:time=1.5,seed=7"])
def test_a_level_can_be_asked_for_in_several_ways(spec: str) -> None:
    assert level_of(spec) == "hard"


def test_seed_and_time_are_read() -> None:
    spec = read_spec("ai:hard:seed=7,time=1.5")
    assert spec.seed == 7
    assert spec.level.seconds == 1.5
    assert LEVELS["hard"].seconds is None


def test_a_time_in_the_spec_goes_before_the_usual_one() -> None:
    assert read_spec("ai:hard", AT_THE_TABLE).level.seconds == AT_THE_TABLE
    assert read_spec("ai:hard:time=1.5", AT_THE_TABLE).level.seconds == 1.5


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("genius", "genius is no level"),
        ("ai:hard:time=soon", "time=soon is no option"),
        ("hard:time=-1", "time=-1 is no option"),
        ("hard:seed=x", "seed=x is no option"),
        ("hard:colour=red", "colour=red is no option"),
    ],
)
def test_a_spec_that_makes_no_sense_is_explained(spec: str, says: str) -> None:
    with pytest.raises(BadSeat) as caught:
        make_seat(spec, 1)
    assert says in Translator().message(caught.value.message)


def test_a_seed_in_the_spec_goes_before_the_one_given() -> None:
    game = first_turn()
    assert make_seat("easy:seed=4", 1).choose(view_of(game)) == make_seat("easy", 4).choose(view_of(game))
