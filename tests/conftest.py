"""Every test runs without a screen, without sound, in English and away from the user's own files.

With SMALLWORLD_NO_SKIPS set (as in `.ci/run`, where every tool is installed) a skipped test fails.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Generator
from typing import Any

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["LC_ALL"] = "C.UTF-8"

HOME = "SMALLWORLD_HOME"


def pytest_configure(config: pytest.Config) -> None:
    os.environ[HOME] = tempfile.mkdtemp(prefix="smallworld-tests-")


def pytest_unconfigure(config: pytest.Config) -> None:
    shutil.rmtree(os.environ[HOME], ignore_errors=True)


def _forbid_skip(report: Any) -> Any:
    if os.environ.get("SMALLWORLD_NO_SKIPS") and report.skipped and not hasattr(report, "wasxfail"):
        why = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} was skipped where nothing may be ({why})"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, Any, Any]:
    return _forbid_skip((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, Any, Any]:
    return _forbid_skip((yield))
