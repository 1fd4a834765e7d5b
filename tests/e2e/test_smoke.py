"""`play --smoke-test`, which tries a packaged program, does all of its steps here, too."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from smallworld_desktop import paths

ROOT = Path(__file__).parents[2]
STEPS = ["title", "map", "saved", "finished", "loaded"]


def test_the_program_plays_by_itself(tmp_path: Path) -> None:
    own_map = tmp_path / "my own map.tmx"
    shutil.copyfile(paths.assets() / "maps" / "two_players.tmx", own_map)
    command = [sys.executable, "-m", "smallworld_desktop", "play", "--smoke-test", "--map", str(own_map)]
    done = subprocess.run(
        [*command, "--seats", "ai:easy,ai:easy"],
        env={**os.environ, "SMALLWORLD_HOME": str(tmp_path / "home"), "SDL_VIDEODRIVER": "dummy"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert [line.split()[1] for line in done.stdout.splitlines() if line.startswith("smoke: ")] == STEPS
    assert list((tmp_path / "home").rglob("Smoke test.swgame"))
