"""Races and powers that nobody printed, written as data alone, do what their inventors meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld_desktop.content import load_packs
from smallworld_desktop.scenario.runner import run_file

HERE = Path(__file__).parent
PACK = HERE / "inventions.yaml"
SCENARIOS = HERE / "scenarios" / "inventions.yaml"
FAN_IDEAS = HERE / "fan_ideas.yaml"
FAN_SCENARIOS = HERE / "scenarios" / "fan_ideas.yaml"
RESULTS = [result for file in sorted((HERE / "scenarios").glob("*.yaml")) for result in run_file(file)]


@pytest.mark.parametrize("result", RESULTS, ids=[result.title for result in RESULTS])
def test_the_invention_works(result: object) -> None:
    assert getattr(result, "problem", "no result") is None


def test_every_invention_has_a_scenario() -> None:
    loaded = load_packs(["base", PACK])
    assert loaded.problems == ()
    text = SCENARIOS.read_text(encoding="utf-8")
    shown = {id for id in (*loaded.pack("inventions").races, *loaded.pack("inventions").powers) if id in text}
    assert shown == {*loaded.pack("inventions").races, *loaded.pack("inventions").powers}
    assert len(shown) >= 10


def test_at_least_thirty_ideas_of_fans_can_be_said_and_each_has_a_scenario() -> None:
    loaded = load_packs(["base", FAN_IDEAS])
    assert loaded.problems == ()
    pack = loaded.pack("fan_ideas")
    ideas = {*pack.races, *pack.powers, *pack.places}
    text = FAN_SCENARIOS.read_text(encoding="utf-8")
    assert len(ideas) >= 30
    assert {idea for idea in ideas if idea not in text} == set()
