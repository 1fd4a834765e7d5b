"""Forty ideas of inventors: which can be said with the vocabulary, and that they mean what their inventors meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld_desktop.content import load_packs
from smallworld_desktop.scenario.runner import run_file

HERE = Path(__file__).parent / "ideas"
RESULTS = list(run_file(HERE / "scenarios.yaml"))


@pytest.mark.parametrize("result", RESULTS, ids=[result.title for result in RESULTS])
def test_the_idea_means_what_was_meant(result: object) -> None:
    assert getattr(result, "problem", "no result") is None


def test_at_least_thirty_ideas_can_be_said_exactly_and_each_has_a_scenario() -> None:
    loaded = load_packs(["base", HERE / "ideas.yaml"])
    assert loaded.problems == ()
    pack = loaded.pack("ideas")
    ideas = {*pack.races, *pack.powers, *pack.places}
    shown = (HERE / "scenarios.yaml").read_text(encoding="utf-8")
    assert len(ideas) >= 30
    assert {idea for idea in ideas if idea not in shown} == set()
