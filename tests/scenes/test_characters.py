"""Characters: chosen at a computer's seat in set-up, seen by face and name, heard in the log."""

from __future__ import annotations

import pytest

from smallworld_desktop.ai.characters import CHARACTERS, character_of
from smallworld_desktop.developers.driver import Driver
from smallworld_desktop.developers.staging import played, seats_of
from smallworld_desktop.i18n import Translator
from smallworld_desktop.render.portraits import has_portrait
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.records import (
    ComboTaken,
    ConquestFailed,
    RaceDeclined,
    Record,
    RegionConquered,
    Scored,
    TurnBegan,
)
from smallworld_desktop.scenes.board.cast import Cast
from smallworld_desktop.scenes.common.chronicle import tell_all
from smallworld_desktop.scenes.common.remarks import Remarks
from smallworld_desktop.scenes.common.words import Words
from smallworld_desktop.scenes.setup import SetupScene
from smallworld_desktop.scenes.setup.plan import new_plan

NAMES = ["Anna", "Bjarni", "Cleo", "Dan", "Eva", "Finn"]
OCCASIONS = ("raid", "unlucky", "lucky", "decline", "rich", "robbed", "won")


def set_up(driver: Driver) -> SetupScene:
    scene = driver.services.screens.setup()
    driver.show(scene)
    assert isinstance(scene, SetupScene)
    return scene


def test_every_character_has_a_face_a_name_and_something_to_say() -> None:
    tr = Translator()
    for name in CHARACTERS:
        assert has_portrait(name)
        assert tr.has(f"character.{name}") and tr.has(f"character.{name}.tip")
        assert all(tr.has(f"remark.{name}.{occasion}") for occasion in OCCASIONS)


def test_pressing_the_face_brings_the_next_character_with_its_name(driver: Driver) -> None:
    scene = set_up(driver)
    row, seat = scene.seats.rows[1], scene.plan.seats[1]
    assert row.character.visible and not seat.character
    usual = seat.name
    seen = []
    for _ in CHARACTERS:
        driver.click(row.character.rect.center)
        seen.append(seat.character)
        assert seat.name == driver.services.tr(f"character.{seat.character}") == row.name.value
    assert seen == list(CHARACTERS)
    driver.click(row.character.rect.center)
    assert not seat.character and seat.name == usual


def test_a_name_that_somebody_typed_stays(driver: Driver) -> None:
    scene = set_up(driver)
    scene.seats.rename(1, "Hal")
    driver.click(scene.seats.rows[1].character.rect.center)
    assert scene.plan.seats[1].character == "raider" and scene.plan.seats[1].name == "Hal"


def test_only_computer_players_that_think_have_a_character(driver: Driver) -> None:
    scene = set_up(driver)
    shown = [row.character.visible for row in scene.seats.rows]
    assert shown == [False, True, False, False, False, False]
    scene.plan.seats[1].kind, scene.plan.seats[1].character = "ai:easy", "raider"
    scene.seats.show()
    assert not scene.seats.rows[1].character.visible and scene.plan.seats[1].spec == "ai:easy"


def test_no_two_seats_are_the_same_character() -> None:
    plan = new_plan(NAMES)
    plan.seats[2].kind = "ai:hard"
    plan.next_character(1)
    plan.next_character(2)
    assert [plan.seats[1].character, plan.seats[2].character] == ["raider", "gardener"]
    assert plan.seats[2].spec == "ai:hard:as=gardener"


@pytest.mark.parametrize(
    ("spec", "name"),
    [("ai:hard:as=miser", "miser"), ("ai:hard:seed=1,as=sage", "sage"), ("ai:hard", ""), ("human", "")],
)
def test_the_character_of_a_seat_is_read_from_its_kind(spec: str, name: str) -> None:
    assert character_of(spec) == name


def told(records: list[Record], kinds: tuple[str, str] = ("ai:hard:as=raider", "human")) -> list[str]:
    """The codes of what is said while these records happen."""
    session = played(0, 2)
    start: Position = session.game.start
    cast, remarks = Cast(start), Remarks(seats_of(("Ragna", "Ann"), kinds))
    found = []
    for record in (ComboTaken(0, 0, "orcs", "flying", 0, 9), ComboTaken(1, 1, "elves", "forest", 0, 9), *records):
        cast.follow(record)
        said = remarks.follow(record, cast)
        found += [said[1]] if said is not None else []
    return found


def conquest(people: int, loser: int) -> RegionConquered:
    return RegionConquered(people, 3, 2, "", loser, False, False)


def turn(seat: int, number: int, *records: Record, coins: int = 5) -> list[Record]:
    return [TurnBegan(seat, number), *records, Scored(seat, coins, ())]


def test_a_raid_a_lost_throw_and_a_decline_are_remarked_on() -> None:
    assert told(turn(0, 1, conquest(0, 1), conquest(0, 1))) == ["remark.raider.raid"]
    assert told(turn(0, 1, ConquestFailed(0, 3))) == ["remark.raider.unlucky"]
    assert told(turn(0, 1, RaceDeclined(0, 0, "orcs"))) == ["remark.raider.decline"]
    assert told(turn(0, 1, coins=12)) == ["remark.raider.rich"]
    assert told(turn(0, 1)) == []


def test_who_was_robbed_says_so_at_the_end_of_the_next_turn() -> None:
    robbed = [*turn(1, 1, conquest(1, 0), conquest(1, 0)), *turn(0, 2)]
    assert told(robbed) == ["remark.raider.robbed"]


def test_people_and_plain_computers_say_nothing() -> None:
    assert told(turn(0, 1, ConquestFailed(0, 3)), ("ai:hard", "human")) == []


def test_nobody_speaks_two_rounds_running_or_of_the_same_twice() -> None:
    unlucky = [record for number in range(1, 8) for record in turn(0, number, ConquestFailed(0, 3), coins=12)]
    assert told(unlucky) == ["remark.raider.unlucky", "remark.raider.rich"] * 2


def test_remarks_stand_in_the_log_and_can_be_switched_off() -> None:
    session = played(10_000, 2, kinds=("ai:hard:as=raider", "ai:hard:as=sage"))
    loud, silent = Words(Translator(), session), Words(Translator(), session, lambda: False)
    remarks = [each for each in tell_all(session, loud) if each.code == "log.remark"]
    assert 1 <= len(remarks) <= session.game.rules.rounds + 1
    assert [each for each in tell_all(session, loud) if each.code != "log.remark"] == tell_all(session, silent)
