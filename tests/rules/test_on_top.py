"""A combo can be laid on top of a fresh column, to try it."""

from __future__ import annotations

import pytest

from smallworld_desktop.rules.game import new_game
from smallworld_desktop.rules.invariants import violations
from smallworld_desktop.simulation.tables import make_ruleset


@pytest.mark.parametrize("seed", range(5))
def test_the_combo_lies_on_top_and_nothing_is_lost(seed: int) -> None:
    rules = make_ruleset(4, ["base"])
    game = new_game(rules, seed, on_top=("orcs", "flying"))
    position = game.position
    race, power, coins, tokens = position.column[0]
    assert (rules.races[race].id, rules.powers[power].id, coins, tokens) == ("orcs", "flying", 0, 0)
    assert {combo[0] for combo in position.column}.union(position.race_pile) == set(range(len(rules.races)))
    assert {combo[1] for combo in position.column}.union(position.power_pile) == set(range(len(rules.powers)))
    assert violations(position) == []
    assert game.start == position
