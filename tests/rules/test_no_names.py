"""No race or power is named in the rules: what they do is data."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from smallworld_desktop.content import SHIPPED, load_packs

RULES = Path(__file__).parents[2] / "smallworld_desktop" / "rules"
ORDINARY_WORDS = {"forest", "hill", "magic", "shield", "stone", "swamp", "were"}
"""Names that are also terrains or plain English."""


def names() -> list[str]:
    content = load_packs(SHIPPED).content
    found = [*content.races, *content.powers, *content.places]
    return sorted({thing.id for thing in found} - ORDINARY_WORDS)


@pytest.mark.parametrize("path", sorted(RULES.rglob("*.py")), ids=lambda path: str(path.relative_to(RULES)))
def test_the_rules_name_no_race_power_or_place(path: Path) -> None:
    words = set(re.findall(r"[a-z_]+", path.read_text(encoding="utf-8").lower()))
    assert not words.intersection(names())
