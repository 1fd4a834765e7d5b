"""Whole games between computer players: they end, obey the rules, and repeat with their seed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from ai_tables import ALL_SETS, first_turn, table, view_of

from smallworld_desktop.ai import seats
from smallworld_desktop.ai.levels import LEVELS, Level
from smallworld_desktop.ai.seats import make_seat
from smallworld_desktop.rules.actions import END, Action
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.rules.view import View
from smallworld_desktop.simulation.match import BrokenRule, play_match

SMALL = {"positions": 300, "width": 3, "ends": 3, "pick_width": 1, "pick_ends": 1}


@pytest.fixture
def small_budgets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thinking levels that hardly think."""
    for name in ("normal", "hard"):
        level: Level = replace(LEVELS[name], **SMALL)  # type: ignore[arg-type]
        monkeypatch.setitem(LEVELS, name, level)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_games_on_every_board_with_every_level_finish(players: int, level: str, small_budgets: None) -> None:
    rules = table(players, teams=players == 6)
    result = play_match(rules, (level,) * players, seed=players, check=True)
    assert result.turns == rules.rounds * players
    assert result.winners
    assert min(result.coins) > 20


@pytest.mark.parametrize("first", range(0, 16, 4))
def test_no_illegal_action_with_all_sets_at_a_small_budget(first: int, small_budgets: None) -> None:
    for seed in range(first, first + 4):
        play_match(table(2, ALL_SETS), ("hard", "normal"), seed, check=True)
    play_match(table(6, ALL_SETS, teams=True), ("hard", "normal", "easy") * 2, first, check=True)


def test_the_same_seed_gives_the_same_game_whoever_sits_where() -> None:
    rules = table(2)
    once = play_match(rules, ("normal", "easy"), 5)
    again = play_match(rules, ("normal", "easy"), 5)
    swapped = play_match(rules, ("normal", "easy"), 5, players=(1, 0))
    assert (once.coins, once.actions, once.reigns) == (again.coins, again.actions, again.reigns)
    assert swapped.players == (1, 0)
    assert swapped.coins != once.coins


def test_coins_by_combo_add_up_to_what_was_scored() -> None:
    result = play_match(table(2), ("easy", "easy"), 3)
    assert sum(reign.coins for reign in result.reigns) <= sum(result.coins)
    assert all(reign.race and reign.power for reign in result.reigns)
    assert len(result.reigns) == sum(result.declines) + 2 or len(result.reigns) == sum(result.declines) + 1


def test_a_time_limit_is_told(small_budgets: None) -> None:
    game = first_turn()
    seat = make_seat("hard:time=0.000001", 1)
    seat.choose(view_of(game))
    assert seat.cut_short == 1
    reason = seat.reason()
    assert reason is not None and "ai.why.cut_short" in str(reason.params)


def test_seats_see_only_their_own_view(small_budgets: None) -> None:
    game = first_turn()
    one, two = view_of(game), view_of(game)
    game.position.coins[1] += 30
    game.position.race_pile.reverse()
    three = view_of(game)
    assert make_seat("hard", 1).choose(one) == make_seat("hard", 1).choose(two) == make_seat("hard", 1).choose(three)


def test_a_broken_rule_names_seed_action_and_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        cut_short = 0

        def choose(self, view: View) -> Action:
            return END

        def reason(self) -> Message | None:
            return None

    monkeypatch.setattr(seats, "RandomSeat", lambda seed, wild: Cheat())
    with pytest.raises(BrokenRule, match="seed 8, action 0: End"):
        play_match(table(2), ("random", "random"), 8, check=True)
