"""Rules that a map sets itself: coins, column, packs, groups of regions; checked, told, and kept with a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld_desktop.content import load_packs
from smallworld_desktop.i18n import Translator
from smallworld_desktop.maps.generator import generate
from smallworld_desktop.maps.loader import LoadedMap, read_map_tree
from smallworld_desktop.maps.source import parse_xml
from smallworld_desktop.maps.vocabulary import BASE_VOCABULARY
from smallworld_desktop.scenes.setup.plan import new_plan
from smallworld_desktop.session.board_rules import own_rules
from smallworld_desktop.session.keeping import read_session, session_document
from smallworld_desktop.session.session import Seat, Session
from smallworld_desktop.session.starting import Deal, start_session

SEATS = [Seat("Ann", 0), Seat("Bob", 1)]


def drawn(**properties: str) -> LoadedMap:
    text = generate(2, 1).tmx("Isle", **properties)
    return read_map_tree(parse_xml(text.encode()), Path("isle.tmx"), BASE_VOCABULARY)


def begun(loaded: LoadedMap) -> Session:
    return start_session(loaded, load_packs(["base"]), SEATS, Deal(7))


def test_a_board_says_how_many_coins_and_combos_there_are() -> None:
    position = begun(drawn(coins="9", column="4")).game.position
    assert position.coins == [9, 9]
    assert len(position.column) == 4


def test_without_a_word_everything_is_as_usual() -> None:
    position = begun(drawn()).game.position
    assert position.coins == [5, 5]
    assert len(position.column) == 6


def test_a_saved_game_keeps_the_rules_of_its_board() -> None:
    session = begun(drawn(coins="0", column="3"))
    again, _ = read_session(session_document(session))
    assert again.game.rules.start_coins == 0
    assert again.game.rules.column == 3
    assert again.game.position.coins == [0, 0]


@pytest.mark.parametrize(
    ("name", "value"), [("coins", "-1"), ("coins", "51"), ("coins", "many"), ("column", "2"), ("column", "7")]
)
def test_an_absurd_number_is_an_error_that_says_what_is_right(name: str, value: str) -> None:
    loaded = drawn(**{name: value})
    assert loaded.report.codes() == ["map.bad_amount"]
    assert not loaded.playable


def test_a_pack_that_stays_out_keeps_the_game_from_beginning() -> None:
    plan = new_plan(["Ann", "Bob", "C", "D", "E", "F"])
    plan.board = drawn(without="cursed")
    assert plan.why_not(load_packs(["base"])) is None
    refused = plan.why_not(load_packs(["base", "cursed"]))
    assert refused is not None
    assert refused.code == "setup.no.pack_out"


def test_regions_form_named_groups() -> None:
    text = generate(2, 1).tmx("Isle")
    group = '<properties>\n    <property name="group" value="Westmark"/>\n'
    loaded = read_map_tree(
        parse_xml(text.replace("   <properties>\n", f"   {group}", 2).encode()), Path("isle.tmx"), BASE_VOCABULARY
    )
    assert loaded.report.codes() == []
    assert list(loaded.groups) == ["Westmark"]
    assert len(loaded.groups["Westmark"]) == 2


def test_own_rules_are_told_in_words() -> None:
    told = own_rules(drawn(coins="9", column="4", needs="ashes", without="cursed"), Translator("en"))
    assert told == [
        "Everybody begins with 9 coins.",
        "4 combos lie open at a time.",
        "Made for: ashes.",
        "Played without: cursed.",
    ]
    assert own_rules(drawn(), Translator("en")) == []
