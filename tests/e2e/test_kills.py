"""Killing the program at any moment loses at most the action under way."""

from __future__ import annotations

from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from smallworld_desktop.developers.kills import CAN_FORK, steps_on_disk, tried_kills

KILLS = 50


@pytest.mark.skipif(not CAN_FORK, reason="the system can't copy a running program")
def test_fifty_kills_lose_at_most_the_action_under_way(tmp_path: Path) -> None:
    with closing(tried_kills(tmp_path, seed=50)) as kills:
        assert [attempt.fault for attempt in islice(kills, KILLS)] == [""] * KILLS
    assert steps_on_disk(tmp_path)[0] >= KILLS
