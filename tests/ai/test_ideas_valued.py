"""Computer players understand what inventors wrote through the rules alone: they go where it pays, or stay."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from smallworld_desktop.ai.seats import make_seat
from smallworld_desktop.rules.actions import Action, Conquer
from smallworld_desktop.rules.view import View
from smallworld_desktop.scenario.builder import ScenarioTable, build

POSITION = """
content: [base, ../content/ideas/ideas.yaml]
board:
  rounds: 10
  regions:
    home: {terrain: forest, edge: true, adjacent: [woods, downs]}
    woods: {terrain: farmland}
    downs: {terrain: farmland, adjacent: [spring, grave]}
    spring: {terrain: hill, symbols: [magic, mine]}
    grave: {terrain: hill}
players:
  - name: P1
    active: {race: RACE, power: alchemist, regions: {home: 3}}
    decline: [{race: elves, regions: {grave: 1}}]
  - {name: P2}
turn: {round: 10, player: P1}
"""


def chosen(race: str, level: str) -> tuple[ScenarioTable, Action]:
    table = build(yaml.safe_load(POSITION.replace("RACE", race)), Path(__file__).parent)
    return table, make_seat(level, 1).choose(View(table.position, 0))


@pytest.mark.parametrize("level", ["normal", "hard:time=0.2"])
@pytest.mark.parametrize("race", ["moon_worshippers", "mourners"])
def test_the_last_tokens_go_where_the_idea_pays(race: str, level: str) -> None:
    table, action = chosen(race, level)
    assert isinstance(action, Conquer)
    assert table.region_id(action.region) == "downs"


@pytest.mark.parametrize("level", ["normal", "hard:time=0.2"])
def test_who_is_paid_for_staying_at_home_stays(level: str) -> None:
    assert isinstance(chosen("coast_raiders", level)[1], Conquer)
    assert not isinstance(chosen("monks", level)[1], Conquer)
