"""The compiled core: used only where it fits the sources, off by a switch, and the same game to the last record."""

from __future__ import annotations

import importlib.machinery
import os
import subprocess
import sys
from pathlib import Path

import pytest

from smallworld_desktop import CORE, core

ROOT = Path(__file__).resolve().parent.parent
SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of one module."""
    folder = tmp_path / "small"
    folder.mkdir()
    (folder / "board.py").write_bytes(b"SIZE = 3\n")
    return folder


def listed(package: Path, suffix: str = SUFFIX) -> dict[str, object]:
    return {"suffix": suffix, "sources": {"small.board": core.fingerprint(package / "board.py")}}


def test_a_core_made_from_these_very_sources_is_used(package: Path) -> None:
    assert core.state_of(listed(package), package) == "compiled"


def test_line_ends_of_another_system_make_no_difference(package: Path) -> None:
    made = listed(package)
    (package / "board.py").write_bytes(b"SIZE = 3\r\n")
    assert core.state_of(made, package) == "compiled"


@pytest.mark.parametrize("change", [b"SIZE = 4\n", None])
def test_a_core_is_stale_once_a_source_changed_or_went(package: Path, change: bytes | None) -> None:
    made = listed(package)
    if change is None:
        (package / "board.py").unlink()
    else:
        (package / "board.py").write_bytes(change)
    assert core.state_of(made, package) == "stale"


def test_a_core_for_another_python_is_foreign(package: Path) -> None:
    assert core.state_of(listed(package, ".cpython-39-other.so"), package) == "foreign"


@pytest.mark.parametrize("damage", [{"sources": None}, {"sources": 3}, {}])
def test_a_damaged_list_counts_as_stale(package: Path, damage: dict[str, object]) -> None:
    assert core.state_of({"suffix": SUFFIX, **damage}, package) == "stale"


def test_a_list_that_is_none_is_no_core(tmp_path: Path) -> None:
    assert core.read_list(tmp_path) is None
    (tmp_path / core.LIST).write_text("[]")
    assert core.read_list(tmp_path) is None


def say_version(switch: str) -> str:
    environment = {**os.environ, core.SWITCH: switch, "PYTHONPATH": str(ROOT)}
    words = [sys.executable, "-m", "smallworld_desktop", "--version"]
    return subprocess.run(words, env=environment, capture_output=True, text=True, check=True).stdout


def test_the_version_says_which_core_runs() -> None:
    assert "plain Python" in say_version(core.PLAIN)
    if CORE == "compiled":
        assert "compiled." in say_version("")


def games(switch: str) -> tuple[str, str]:
    environment = {**os.environ, core.SWITCH: switch, "PYTHONPATH": str(ROOT)}
    words = [sys.executable, str(ROOT / "tests" / "core_games.py")]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    return done.stderr.strip(), done.stdout


def test_both_cores_play_the_same_games_to_the_last_record() -> None:
    if CORE != "compiled":
        pytest.skip(f"the core is not compiled here ({CORE}): python3 run.py compile")
    core_one, plain = games(core.PLAIN)
    core_two, compiled = games("")
    assert (core_one, core_two) == ("off", "compiled")
    assert plain.splitlines() == compiled.splitlines()
    assert len(plain.splitlines()) > 30
