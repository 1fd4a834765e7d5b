"""Forty ideas of inventors: which can be said with the vocabulary, and that they mean what their inventors meant."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from smallworld_desktop import paths
from smallworld_desktop.content import load_packs
from smallworld_desktop.scenario.runner import run_file

HERE = Path(__file__).parent / "ideas"
PAGE = (paths.assets().parent / "docs" / "ideas.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| ([A-Z][^|]*?)(?: \(a place or relic\))?: [^|]* \| (`.*`) \|$", PAGE, re.MULTILINE)
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


def test_the_page_of_ideas_says_what_the_packs_say() -> None:
    written = {}
    for file in (HERE / "ideas.yaml", HERE.parent / "fan_ideas.yaml"):
        document = yaml.safe_load(file.read_text(encoding="utf-8"))
        for section in ("races", "powers", "places"):
            written.update({id: entry["effects"] for id, entry in document[section].items()})
    told = {idea.lower().replace(" ", "_"): [*map(yaml.safe_load, re.findall(r"`(.*?)`", said))] for idea, said in ROWS}
    assert len(told) > 60
    assert told == {id: written[id] for id in told}
