"""Choices in positions where a good player has no doubt."""

from __future__ import annotations

import pytest
from ai_tables import staged, table

from smallworld_desktop.ai.seats import Player, make_seat
from smallworld_desktop.rules.actions import Action, Decline, Deploy, MakePeace, PlaceMarkers, Roll
from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.play import play
from smallworld_desktop.rules.position import Position
from smallworld_desktop.rules.scoring import score_items
from smallworld_desktop.rules.view import View

LEVELS = ("normal", "hard:seed=1")
BOARD = table(2).board


def play_turn(pos: Position, seat: Player, rolls: tuple[int, ...] = ()) -> list[Action]:
    """Let a seat play its turn to the scoring; returns what it did."""
    chance = Chance(1, rolls)
    played: list[Action] = []
    while pos.seat == 0 and pos.stage != "over" and pos.decider == 0 and pos.stage != "late_decline":
        action = seat.choose(View(pos, 0))
        played.append(action)
        play(pos, action, chance)
    return played


def cluster(size: int, start: int = 0) -> list[int]:
    """So many land regions that hang together."""
    found = [start]
    for region in found:
        for near in bits(BOARD.adjacent[region] & BOARD.land):
            if near not in found and len(found) < size:
                found.append(near)
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_turn_is_never_spent_on_declining(level: str) -> None:
    pos = staged(BOARD.rounds, ("ratmen", "swamp", dict.fromkeys(cluster(8), 1)))
    assert not any(isinstance(action, Decline) for action in play_turn(pos, make_seat(level, 1)))


@pytest.mark.parametrize("level", LEVELS)
def test_a_race_stretched_to_its_last_token_declines_in_mid_game(level: str) -> None:
    pos = staged(4, ("ratmen", "commando", dict.fromkeys(cluster(8), 1)))
    assert isinstance(make_seat(level, 1).choose(View(pos, 0)), Decline)


@pytest.mark.parametrize("level", LEVELS)
def test_a_strong_race_on_an_empty_board_expands(level: str) -> None:
    pos = staged(2, ("ratmen", "commando", {cluster(1)[0]: 12}))
    before = pos.coins[0]
    played = play_turn(pos, make_seat(level, 1))
    assert not isinstance(played[0], Decline)
    assert pos.coins[0] - before >= 5


@pytest.mark.parametrize("level", LEVELS)
def test_in_the_last_turn_every_coin_within_reach_is_taken(level: str) -> None:
    pos = staged(BOARD.rounds, ("orcs", "pillaging", {cluster(1)[0]: 10}))
    pos.start_seat = 1
    before = pos.coins[0]
    play_turn(pos, make_seat(level, 1), rolls=(0, 0))
    tribes = 10 // 3 - 1
    assert pos.coins[0] - before >= 1 + 3 * tribes


def test_who_may_roll_first_does() -> None:
    pos = staged(BOARD.rounds, ("ratmen", "berserk", {cluster(1)[0]: 6}))
    assert any(isinstance(action, Roll) for action in play_turn(pos, make_seat("normal", 1)))


def test_heroes_stand_where_they_keep_something_and_never_together() -> None:
    held = cluster(4)
    enemy = [region for region in cluster(9) if region not in held][:3]
    pos = staged(
        BOARD.rounds, ("ratmen", "heroic", dict.fromkeys(held, 1)), ("orcs", "commando", dict.fromkeys(enemy, 3))
    )
    placed = [action for action in play_turn(pos, make_seat("normal", 1)) if isinstance(action, PlaceMarkers)]
    assert len(placed) == 1
    assert [count for _, count in placed[0].layout] == [1, 1]


def test_peace_is_made_if_nobody_was_attacked() -> None:
    pos = staged(BOARD.rounds, ("ratmen", "diplomat", dict.fromkeys(cluster(3), 3)))
    assert MakePeace(1) in play_turn(pos, make_seat("normal", 1))


def test_troops_go_to_the_border_with_the_enemy() -> None:
    held = cluster(3)
    near = next(r for r in bits(BOARD.adjacent[held[0]] & BOARD.land) if r not in held)
    pos = staged(BOARD.rounds, ("ratmen", "swamp", dict.fromkeys(held, 1)), ("orcs", "flying", {near: 7}), hand=3)
    deployed = [action for action in play_turn(pos, make_seat("normal", 1)) if isinstance(action, Deploy)]
    layout = dict(deployed[-1].layout)
    assert sum(layout.values()) == 6
    inner = [region for region in layout if not BOARD.adjacent[region] & ~sum(1 << r for r in layout) & BOARD.land]
    assert all(layout[region] == 1 for region in inner)


def test_a_turn_scores_what_its_reason_says() -> None:
    pos = staged(3, ("ratmen", "commando", {cluster(1)[0]: 10}))
    seat = make_seat("normal", 1)
    before = pos.coins[0]
    play_turn(pos, seat, rolls=(3, 3))
    reason = seat.reason()
    assert reason is not None
    assert f"('count', {pos.coins[0] - before})" in str(reason.params)
    assert score_items(pos, 0)
