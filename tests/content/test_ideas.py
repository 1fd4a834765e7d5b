"""Forty ideas of inventors: which can be said with the vocabulary, and that they mean what their inventors meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld_desktop.scenario.runner import run_file

HERE = Path(__file__).parent / "ideas"
RESULTS = list(run_file(HERE / "scenarios.yaml"))


@pytest.mark.parametrize("result", RESULTS, ids=[result.title for result in RESULTS])
def test_the_idea_means_what_was_meant(result: object) -> None:
    assert getattr(result, "problem", "no result") is None
