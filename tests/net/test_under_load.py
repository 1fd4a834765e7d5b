"""`torture-net` and `bench --tables`, in small."""

from __future__ import annotations

import asyncio

import pytest

from smallworld_desktop.cli import main
from smallworld_desktop.developers.bench_tables import lines_of, measure


def test_nothing_is_lost_under_cuts_and_kills(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["torture-net", "--cuts", "3", "--server-kills", "1", "--client-kills", "1", "--messages", "300"]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert "1 kills of the server" in said and "0 differences" in said and "300 hostile messages" in said


def test_a_server_with_some_tables_is_measured() -> None:
    figures = asyncio.run(measure(2, 1.5, pause=0.05))
    assert figures["tables"] == 2 and figures["actions"] > 4
    assert 0 < figures["median_ms"] <= figures["p95_ms"] <= figures["p99_ms"]
    assert len(lines_of(figures)) == 7
