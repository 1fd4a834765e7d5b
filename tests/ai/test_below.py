"""Computers understand what the Underground offers: each case is a staged position with one sensible thing to do."""

from __future__ import annotations

import random

import pytest

from smallworld_desktop.ai.deploy import Deployer, paid_height
from smallworld_desktop.ai.quick import QuickPlayer
from smallworld_desktop.ai.seats import make_seat
from smallworld_desktop.ai.weights import DEFAULT
from smallworld_desktop.ai.worth import Worth, income
from smallworld_desktop.developers.positions import Document
from smallworld_desktop.developers.staging import staged
from smallworld_desktop.developers.underground_positions import BELOW_HOME, below
from smallworld_desktop.rules.actions import Action, Decline, PlaceMarkers, Revive, Roll, Use
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.foresight import closing, layout_matters
from smallworld_desktop.rules.play import apply
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.view import View

LAST = {"round": 10, "player": "Cleo"}


def position(name: str | Document) -> Position:
    return staged(name).game.position


def chosen(pos: Position, level: str = "normal") -> list[Action]:
    """Everything that a level does in a turn, to its end."""
    pos = pos.copy()
    player, seat, actions = make_seat(level, 3), pos.seat, []
    while pos.seat == seat and not pos.is_over:
        action = player.choose(View(pos, pos.decider))
        actions.append(action)
        apply(pos, action, Chance(len(actions)))
        if pos.decider != seat:
            break
    return actions


def quick(pos: Position) -> Action:
    return QuickPlayer(Worth(pos.rules), random.Random(1)).choose(pos)


def test_regions_come_back_to_life_while_the_tray_gives_tokens() -> None:
    pos = position("revive")
    assert isinstance(quick(pos), Revive)
    assert any(isinstance(action, Revive) for action in chosen(pos))


def test_nobody_gives_tokens_of_the_hand_for_a_revival() -> None:
    pos = position("revive")
    pos.people(pos.fighter).tray = 0
    assert not isinstance(quick(pos), Revive)


def test_the_great_ancient_goes_where_more_can_be_attacked() -> None:
    corner = below("cultists", hers={"markers": {"ancient": {"prismacre": 1}}})
    action = quick(position(corner))
    assert isinstance(action, PlaceMarkers) and action.marker == "ancient"


def test_the_ghost_protects_a_region_of_ones_own() -> None:
    pos = position("crypt")
    posts = [action for action in chosen(pos) if isinstance(action, Use) and action.find == "crypt_of_the_tomb_raider"]
    people = pos.people(pos.fighter)
    assert len(posts) == 1 and people.held >> posts[0].region & 1


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_ring_and_scepter_are_placed_whenever_they_pay(level: str) -> None:
    used = {action.find for action in chosen(position("placed_relics"), level) if isinstance(action, Use)}
    assert used == {"froggys_ring", "scepter_of_avarice"}


def test_will_o_wisps_roll_before_they_conquer() -> None:
    assert any(
        isinstance(action, Roll)
        for action in chosen(position(below("will_o_wisps", turn={"round": 10, "player": "Ann"})))
    )


def test_the_river_is_a_step_and_no_income() -> None:
    pos = position("river")
    people = pos.people(pos.fighter)
    pays = Worth(pos.rules).profile(people.abilities).pays
    assert pays[pos.rules.board.by_id["swift_water"]] < 0.5


def test_crowds_are_heaped_up_where_they_are_paid_for() -> None:
    pos = position(below("mummies", "frightened", dict.fromkeys(BELOW_HOME, 3), column=[], moves=["stop"]))
    people = pos.people(pos.fighter)
    assert paid_height(people) == 3
    apply(pos, Deployer(Worth(pos.rules), DEFAULT).deploy(pos, pos.fighter), Chance(0))
    assert income(pos, pos.seat) == 4 + 4


def test_the_last_layout_of_a_game_matters_to_who_is_paid_for_crowds() -> None:
    crowd = below("mummies", "frightened", dict.fromkeys(BELOW_HOME, 3), column=[], turn={"round": 10, "player": "Ann"})
    pos = position(crowd)
    pos.start_seat = 1
    assert layout_matters(pos) and not closing(pos)
    pos = position(below(turn={"round": 10, "player": "Ann"}))
    pos.start_seat = 1
    assert not layout_matters(pos)


def test_the_vanishing_vanish_in_the_last_turn_if_that_pays_more() -> None:
    pos = position(
        below("mummies", "vanishing", dict.fromkeys(BELOW_HOME, 1), column=[], turn={"round": 10, "player": "Ann"})
    )
    pos.start_seat = 1
    assert isinstance(chosen(pos)[0], Decline)
