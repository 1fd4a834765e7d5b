"""What `scenario` says of a refused move has every name filled in."""

from __future__ import annotations

import re
from pathlib import Path

import polib
import pytest

import smallworld_desktop
from smallworld_desktop import paths
from smallworld_desktop.cli.scenario import line
from smallworld_desktop.i18n import Translator
from smallworld_desktop.scenario.runner import run_file

SAID = re.compile(r'Message\(\s*"((?:no|draft)\.\w+)"(?:,\s*\{([^}]*)\})?')
FILLED = {"region": "name", "seat": "player", "people": "combo", "way": "thing", "marker": "thing"}
RULES = Path(smallworld_desktop.__file__).parent / "rules"


def given() -> dict[str, set[str]]:
    """The placeholders that each refusal of the rules can fill."""
    found: dict[str, set[str]] = {}
    for file in RULES.rglob("*.py"):
        for code, params in SAID.findall(file.read_text(encoding="utf-8")):
            keys = set(re.findall(r'"(\w+)":', params))
            names = keys | {FILLED[key] for key in keys if key in FILLED}
            found[code] = found[code] & names if code in found else names
    return found


def wanted() -> dict[str, tuple[set[str], bool]]:
    """The placeholders of each sentence, and whether it has a plural."""
    found: dict[str, tuple[set[str], bool]] = {}
    for file in (paths.assets() / "locale" / "source").glob("*.po"):
        for entry in polib.pofile(str(file)):
            texts = [entry.msgstr, *entry.msgstr_plural.values()]
            found[entry.msgid] = (set(re.findall(r"\{(\w+)(?:\}|:)", " ".join(texts))), bool(entry.msgid_plural))
    return found


@pytest.mark.parametrize("code", sorted(given()))
def test_every_placeholder_of_a_refusal_is_given(code: str) -> None:
    placeholders, plural = wanted()[code]
    assert placeholders <= given()[code]
    assert not plural or "count" in given()[code]


REFUSED = """
title: t
board:
  regions: {a: {terrain: hill, edge: true, adjacent: [b]}, b: {terrain: farmland, adjacent: [c]}, c: {terrain: hill}}
players: [{name: P1, coins: 1, active: {race: ratmen, power: hill, regions: {a: 3}}}, {name: P2}]
turn: {round: 2, player: P1}
"""


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ("[{conquer: c}]", "c does not touch any region of yours."),
        ("[{conquer: {region: b, with: dragon}}]", "Your race can’t do that: dragon."),
        ("[stop, {deploy: {a: 2}}]", "1 is still to be placed."),
        ("[stop, {deploy: {b: 3}}]", "b"),
    ],
)
def test_names_stand_in_the_sentence(tmp_path: Path, moves: str, said: str) -> None:
    file = tmp_path / "refused.yaml"
    file.write_text(f"{REFUSED}moves: {moves}\n", encoding="utf-8")
    (result,) = run_file(file)
    text = line(result, Translator())
    assert said in text
    assert "{" not in text.split("): ")[1]


def test_a_price_beyond_the_purse_chooses_its_plural(tmp_path: Path) -> None:
    file = tmp_path / "dear.yaml"
    setup = REFUSED.replace(", active: {race: ratmen, power: hill, regions: {a: 3}}", "").replace(
        "coins: 1", "coins: 0"
    )
    file.write_text(f"{setup}column: [orcs+hill, elves+forest]\nmoves: [{{pick: 1}}]\n", encoding="utf-8")
    (result,) = run_file(file)
    assert line(result, Translator()).endswith("You are short of 1 coin.")
