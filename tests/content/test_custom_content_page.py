"""What docs/custom-content.md tells inventors to write is what the game reads."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from smallworld_desktop import paths
from smallworld_desktop.cli import main
from smallworld_desktop.content import load_packs
from smallworld_desktop.scenario.runner import run_file

PAGE = (paths.assets().parent / "docs" / "custom-content.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^ *```yaml\n(.*?)^ *```", PAGE, re.DOTALL | re.MULTILINE)


def pond(folder: Path, blocks: list[str]) -> Path:
    """The pack as it stands after these steps of the page."""
    pack: dict[str, dict[str, dict[str, object]]] = {}
    for block in blocks:
        for section, entries in yaml.safe_load(block).items():
            if isinstance(entries, dict):
                for id, entry in entries.items():
                    pack.setdefault(section, {}).setdefault(id, {}).update(entry)
            else:
                pack[section] = entries
    path = folder / "pond.yaml"
    path.write_text(yaml.safe_dump(pack, allow_unicode=True, sort_keys=False), encoding="utf-8")
    return path


def test_every_step_is_a_pack_without_a_problem(tmp_path: Path) -> None:
    (tmp_path / "frog.svg").write_text("<svg/>")
    (tmp_path / "oasis.svg").write_text("<svg/>")
    steps = [block for block in BLOCKS if "title:" not in block]
    assert len(steps) == 5
    for number in range(1, len(steps) + 1):
        loaded = load_packs(["base", pond(tmp_path, steps[:number])])
        assert loaded.problems == ()
        assert loaded.pack("pond").races == ("frogs",) and loaded.pack("pond").powers == ("muddy",)


def test_the_first_check_prints_what_the_page_shows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "pond.yaml"
    path.write_text(BLOCKS[0], encoding="utf-8")
    assert main(["check-content", str(path)]) == 0
    shown = re.search(r"check-content pond.yaml\n(.*?)```", PAGE, re.DOTALL)
    assert shown is not None
    assert capsys.readouterr().out == shown[1]


def test_the_scenario_of_the_page_holds(tmp_path: Path) -> None:
    pond(tmp_path, BLOCKS[:3])
    (scenario,) = [block for block in BLOCKS if "title:" in block]
    path = tmp_path / "frogs_scenario.yaml"
    path.write_text(scenario, encoding="utf-8")
    assert [result.problem for result in run_file(path)] == [None]
