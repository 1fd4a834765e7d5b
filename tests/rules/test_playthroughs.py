"""Golden games: `smallworld-desktop playthroughs` writes them anew when a change is meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld_desktop.developers.playthroughs import PLAYTHROUGHS, Playthrough, text

FOLDER = Path(__file__).parents[1] / "playthroughs"


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda p: p.name)
def test_the_game_goes_as_written(playthrough: Playthrough) -> None:
    written = (FOLDER / f"{playthrough.name}.txt").read_text(encoding="utf-8")
    assert text(playthrough).splitlines() == written.splitlines()
