"""`smallworld-desktop paths` prints where things lie."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld_desktop import CORE
from smallworld_desktop.cli import main


def test_prints_every_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path))
    assert main(["paths"]) == 0
    lines = dict(line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines())
    assert lines.pop("assets").endswith("assets")
    assert "compiled" in lines.pop("core") or CORE == "none"
    assert set(lines) == {"settings", "saves", "replays", "maps", "content", "languages", "cache", "logs"}
    assert all(place.startswith(str(tmp_path)) for place in lines.values())
    made = {folder.name for folder in tmp_path.iterdir()}
    assert made <= {"cache"}, "asking makes no folders but that of compiled catalogs"


def test_prints_one_place_for_scripts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path))
    assert main(["paths", "saves"]) == 0
    assert capsys.readouterr().out == f"{tmp_path / 'data' / 'saves'}\n"
