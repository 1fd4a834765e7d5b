"""docs/architecture.md speaks of what there is: every file it names exists, and every room is in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "smallworld_desktop"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
RULES = PAGE.split("## The rules")[1].split("**Effects are asked")[0]
HOUSE = PAGE.split("## The house")[1].split("Imports go downward")[0]
NAMED = sorted(set(re.findall(r"(?<![\w/*.])((?:[a-z_0-9]+/)*[a-z_0-9]+\.(?:py|md|yaml|po))\b", PAGE)))


@pytest.mark.parametrize("name", NAMED)
def test_every_file_that_is_named_exists(name: str) -> None:
    folders = (ROOT, PACKAGE, PACKAGE / "scenes", PACKAGE / "rules")
    assert any((folder / name).is_file() for folder in folders) or list(PACKAGE.rglob(name))


def test_every_module_of_the_rules_has_its_question() -> None:
    there = {file.stem for file in (PACKAGE / "rules").glob("*.py")} - {"__init__"}
    told = set(re.findall(r"`([a-z_]+)`", RULES))
    assert there - told == set() and told - there <= {"play", "apply"}


def test_every_room_is_in_the_house() -> None:
    rooms = {folder.name for folder in [*PACKAGE.iterdir(), *(PACKAGE / "scenes").iterdir()] if folder.is_dir()}
    rooms -= {"__pycache__", "compiled"}
    assert {room for room in rooms if not re.search(rf"\b{room}\b", HOUSE)} == set()
