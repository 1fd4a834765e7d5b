"""What can be set up, and why a game can't begin."""

from __future__ import annotations

import pytest

from smallworld_desktop.content import LoadedContent, load_packs
from smallworld_desktop.developers.staging import board_of
from smallworld_desktop.maps.loader import LoadedMap
from smallworld_desktop.scenes.setup.plan import EMPTY, Plan, new_plan

NAMES = ("Ann", "Bob", "Cleo", "Dag", "Eve", "Finn")


@pytest.fixture
def plan() -> Plan:
    made = new_plan(NAMES)
    made.choose_board(board_of("two_players"))
    return made


def reason(plan: Plan, content: LoadedContent) -> str | None:
    message = plan.why_not(content)
    return message.code if message is not None else None


def test_the_usual_game_can_begin(plan: Plan, base_content: LoadedContent) -> None:
    assert reason(plan, base_content) is None
    session = plan.begin(base_content, seed=1)
    assert [(seat.name, seat.kind) for seat in session.seats] == [("Ann", "human"), ("Bob", "ai:normal")]
    assert session.options.open_coins


@pytest.mark.parametrize(("board", "count"), [("four_players", 4), ("six_players", 6), ("two_players", 2)])
def test_a_board_brings_the_seats_it_needs(plan: Plan, board: str, count: int) -> None:
    plan.seat_players(3)
    plan.choose_board(board_of(board))
    assert len(plan.taken) == count


def test_seats_that_leave_are_the_last_ones(plan: Plan) -> None:
    plan.seat_players(5)
    plan.seat_players(2)
    assert plan.taken == [0, 1]


def test_too_few_seats(plan: Plan, base_content: LoadedContent) -> None:
    plan.seats[1].kind = EMPTY
    assert reason(plan, base_content) == "setup.no.seats"


def test_too_many_for_the_board(plan: Plan, base_content: LoadedContent) -> None:
    plan.seats[4].kind = "human"
    message = plan.why_not(base_content)
    assert message is not None and message.code == "setup.no.players"
    assert message.params["count"] == 3 and message.params["most"] == 2


@pytest.mark.parametrize(("name", "code"), [("  ", "setup.no.name"), (" ANN ", "setup.no.same_name")])
def test_every_player_needs_a_name_of_their_own(plan: Plan, base_content: LoadedContent, name: str, code: str) -> None:
    plan.seats[1].name = name
    assert reason(plan, base_content) == code


def test_a_broken_map_and_no_map(plan: Plan, base_content: LoadedContent) -> None:
    good = plan.board
    assert isinstance(good, LoadedMap)
    plan.board = None
    assert reason(plan, base_content) == "setup.no.board"


def test_too_much_left_out(plan: Plan, base_content: LoadedContent) -> None:
    races = [race.id for race in base_content.content.races]
    plan.left_out = set(races[:8])
    assert reason(plan, base_content) is None
    plan.left_out = set(races[:9])
    assert reason(plan, base_content) == "setup.no.content"


def test_what_is_left_out_never_comes(plan: Plan, base_content: LoadedContent) -> None:
    plan.left_out = {"orcs", "flying"}
    session = plan.begin(base_content, seed=3)
    assert "orcs" not in {race.id for race in session.game.rules.races}
    assert "flying" not in {power.id for power in session.game.rules.powers}
    assert session.left_out == ("flying", "orcs")


def test_the_first_player_is_the_chosen_one_though_seats_are_empty_between(base_content: LoadedContent) -> None:
    plan = new_plan(NAMES)
    plan.seats[1].kind, plan.seats[4].kind = EMPTY, "human"
    plan.choose_board(board_of("two_players"))
    plan.first = 4
    assert plan.begin(base_content, seed=1).game.position.seat == 1


def test_the_first_player_is_drawn_by_lot_otherwise(plan: Plan, base_content: LoadedContent) -> None:
    assert {plan.begin(base_content, seed=seed).game.position.seat for seed in range(8)} == {0, 1}


def test_a_colour_that_is_taken_changes_hands(plan: Plan) -> None:
    plan.next_colour(0)
    assert [seat.colour for seat in plan.seats] == [1, 0, 2, 3, 4, 5]


def test_six_can_play_in_teams_and_only_six() -> None:
    plan = new_plan(NAMES)
    plan.teams = True
    plan.choose_board(board_of("six_players"))
    assert plan.pack_list == ["base", "teams"]
    assert plan.begin(load_packs(plan.pack_list), seed=1).game.rules.teams
    plan.seats[5].kind = EMPTY
    assert not plan.plays_in_teams and plan.pack_list == ["base"]


def test_a_combo_to_try_lies_on_top(plan: Plan, base_content: LoadedContent) -> None:
    plan.on_top = ("trolls", "wealthy")
    game = plan.begin(base_content, seed=2).game
    race, power, *_ = game.position.column[0]
    assert (game.rules.races[race].id, game.rules.powers[power].id) == ("trolls", "wealthy")


# -- the Underground ---------------------------------------------------------------------------------------------------


def test_a_board_below_ground_is_played_with_its_set_alone_unless_the_base_game_is_wanted(plan: Plan) -> None:
    plan.choose_board(board_of("underground_two"))
    assert plan.pack_list == ["base", "underground"] and plan.base_out
    content = load_packs(plan.pack_list)
    assert plan.counts(content) == (15, 21) and reason(plan, content) is None
    plan.base_out = False
    races, powers = plan.counts(content)
    assert races == 15 + 13 and powers == 21 + 17  # without Humans, Hill, Mounted and Underworld
    plan.choose_board(board_of("two_players"))
    assert plan.pack_list == ["base"] and not plan.base_out


def test_races_from_below_play_on_the_surface_without_those_that_need_chasms(plan: Plan) -> None:
    plan.packs = ["underground"]
    content = load_packs(plan.pack_list)
    session = plan.begin(content, seed=2)
    races = {race.id for race in session.game.rules.races}
    assert "ogres" in races and not {"flames", "spiderines"} & races
    assert not session.game.position.monsters


def test_monsters_guard_finds_on_the_surface_if_wanted(plan: Plan) -> None:
    plan.packs = ["underground"]
    content = load_packs(plan.pack_list)
    assert plan.may_hide_finds(content) and not plan.may_hide_finds(load_packs(["base"]))
    plan.finds = True
    session = plan.begin(content, seed=2)
    position = session.game.position
    assert position.monsters.bit_count() == 3 and set(position.monster_numbers.values()) == {2}
    assert "adventurous" in {power.id for power in session.game.rules.powers}


def test_a_game_without_the_races_of_any_set_can_not_begin(plan: Plan, base_content: LoadedContent) -> None:
    plan.base_out = True
    assert reason(plan, base_content) == "setup.no.content"
