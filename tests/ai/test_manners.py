"""Manners: each likes what it says, and chooses only among turns that are about equally good."""

from __future__ import annotations

from dataclasses import replace

import pytest
from ai_tables import staged, table

from smallworld_desktop.ai.characters import CHARACTERS
from smallworld_desktop.ai.levels import LEVELS, BadSeat, read_spec
from smallworld_desktop.ai.manners import PLAIN, TOLERANCE, Manner, bear_grudges, taste_of_turn
from smallworld_desktop.ai.thinker import Thinker
from smallworld_desktop.ai.worth import Worth
from smallworld_desktop.rules.actions import CONQUER
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.position import Position
from smallworld_desktop.simulation.match import play_match

BOARD = table(2).board
OWN = next(r for r in bits(BOARD.land) if (BOARD.adjacent[r] & BOARD.land).bit_count() > 3)
THEIRS, FREE = [r for r in bits(BOARD.adjacent[OWN] & BOARD.land) if not BOARD.lost_tribes >> r & 1][:2]


def before() -> Position:
    return staged(3, ("ratmen", "commando", {OWN: 12}), ("orcs", "swamp", {THEIRS: 1}))


def after_taking(region: int) -> Position:
    pos = before()
    apply(pos, CONQUER[region], Chance(0))
    return pos


def taste(name: str, region: int, grudges: tuple[float, float] = (0.0, 0.0)) -> float:
    return taste_of_turn(CHARACTERS[name], before(), after_taking(region), 0, list(grudges))


def test_a_raider_takes_from_others_and_a_gardener_what_is_free() -> None:
    assert taste("raider", THEIRS) > taste("raider", FREE)
    assert taste("gardener", FREE) > taste("gardener", THEIRS)


def test_a_grudge_bearer_goes_for_who_took_something() -> None:
    assert taste("grudge_bearer", THEIRS) == 0
    assert taste("grudge_bearer", THEIRS, (0.0, 2.0)) > taste("grudge_bearer", FREE, (0.0, 2.0)) == 0


def test_who_stands_in_my_old_regions_is_remembered() -> None:
    grudges = [0.0, 0.0]
    bear_grudges(grudges, 1 << THEIRS | 1 << OWN | 1 << FREE, before(), 0)
    assert grudges == [0.0, 1.0]


@pytest.mark.parametrize(("worth", "chosen"), [(10.0 - TOLERANCE / 2, 1), (10.0 - TOLERANCE * 2, 0)])
def test_a_manner_decides_only_among_choices_about_as_good(worth: float, chosen: int) -> None:
    pos = before()
    thinker = Thinker(Worth(pos.rules), 0, LEVELS["normal"], 1, manner=Manner(name="test", raid=1.0))
    ends = [((1.0, pos),), ((1.0, pos),)]
    assert thinker._best(ends, [10.0, worth], 0.5, [0.0, 1.0]) == chosen  # type: ignore[arg-type]


def test_there_are_six_characters_and_a_seat_may_be_one() -> None:
    assert len(CHARACTERS) >= 6
    assert read_spec("ai:hard:as=miser,seed=3").manner is CHARACTERS["miser"]
    assert read_spec("hard").manner is PLAIN
    with pytest.raises(BadSeat):
        read_spec("hard:as=nobody")


@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_plays_whole_games_by_the_rules(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    small = replace(LEVELS["hard"], positions=300, width=3, ends=4, pick_width=1, pick_ends=1, compares=3)
    monkeypatch.setitem(LEVELS, "hard", small)
    result = play_match(table(2), (f"hard:as={name}", f"normal:as={name}"), 4, check=True)
    assert min(result.coins) > 30
