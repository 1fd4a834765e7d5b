"""Every scenario of the project holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld_desktop.cli.scenario import line
from smallworld_desktop.i18n import Translator
from smallworld_desktop.scenario.runner import run_file

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = [path for path in sorted(FOLDER.rglob("*.yaml")) if path.name != "board.yaml"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_scenarios_hold(path: Path) -> None:
    results = list(run_file(path))
    failed = [line(result, Translator()) for result in results if result.problem is not None]
    assert results
    assert not failed, "\n".join(failed)
