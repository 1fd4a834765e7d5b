"""A command without a window ends when it is told to, and leaves nothing behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_shots_end_on_term(tmp_path: Path) -> None:
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    out = tmp_path / "out"
    environment = {**os.environ, "TMPDIR": str(temporary), "SMALLWORLD_HOME": str(tmp_path / "home")}
    words = [sys.executable, "-m", "smallworld_desktop", "shots", "--out", str(out), "--size", "1024x640", "--flat"]
    command = subprocess.Popen(words, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
    try:
        while not list(out.glob("*.png")):
            time.sleep(0.1)
            assert command.poll() is None
        command.send_signal(signal.SIGTERM)
        assert command.wait(20) == 128 + signal.SIGTERM
    finally:
        command.kill()
    assert not list(temporary.glob("smallworld-*"))
