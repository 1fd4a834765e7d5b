"""Everything content can say has words, and every shipped thing has a name, a line, a text and an example."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from catalog import english_codes
from packs import load

from smallworld_desktop import content
from smallworld_desktop.cli import check_content
from smallworld_desktop.content import load_packs, wording
from smallworld_desktop.i18n import Translator
from smallworld_desktop.rules.effects import VOCABULARY, When, Where, where

SOURCES = [*Path(content.__file__).parent.glob("*.py"), Path(check_content.__file__)]
CODE = re.compile(r'["\']((?:check_)?content\.[a-z_]+)["\']')
CODES = sorted({code for file in SOURCES for code in CODE.findall(file.read_text(encoding="utf-8"))})
BUILT = {f"content.unknown_{reference}" for reference in ("marker", "terrain", "ground", "symbol")}
BUILT |= {"content.error", "content.warning"}
LOADED = load_packs(content.SHIPPED)
PLAYABLE = [*LOADED.content.races, *LOADED.content.powers, *LOADED.content.places]


def translator(*left_out: str) -> Translator:
    tr = Translator()
    tr.add({code: text for code, text in LOADED.texts.items() if not code.endswith(left_out or ("-",))})
    return tr


def test_every_code_is_worded_and_none_is_left_over() -> None:
    worded = {code for code in english_codes() if code.startswith(("content.", "check_content."))}
    assert worded == {*CODES, *BUILT}


@pytest.mark.parametrize("thing", PLAYABLE, ids=lambda thing: str(thing.id))
def test_everything_playable_is_described(thing: wording.Thing) -> None:
    tr = translator()
    assert all(tr.has(wording.code_of(thing, part)) for part in ("name", "summary", "text", "example"))
    summary, text, example = wording.summary(tr, thing), wording.text(tr, thing), wording.example(tr, thing)
    assert len(summary) <= 32 and not summary.endswith(".")
    assert text.endswith(".") and 1 <= text.count(". ") + 1 <= 6
    assert example.endswith(".") and len(example) <= 160


def test_names_of_what_is_not_played_as_a_combo() -> None:
    words = translator()
    for code, name in {
        "marker.lair.name": "troll lair",
        "terrain.hill.name": "hill",
        "symbol.magic.name": "magic source",
        "place.bonys_boneyard.name": "Bony’s Boneyard",
        "pack.base.name": "Base game",
    }.items():
        assert words(code) == name
    declared = {"marker": LOADED.content.markers, "terrain": LOADED.content.terrains, "symbol": LOADED.content.symbols}
    assert all(
        words.has(f"{kind}.{id}.{part}") for kind, ids in declared.items() for id in ids for part in ("name", "text")
    )


@pytest.mark.parametrize("thing", PLAYABLE, ids=lambda thing: str(thing.id))
def test_what_a_pack_does_not_say_is_said_from_the_effects(thing: wording.Thing) -> None:
    tr = translator(".summary", ".text", ".example")
    for said in (wording.summary(tr, thing), wording.text(tr, thing)):
        assert said and not re.search(r"[{}]|\b(effect|where|when|marker)\.[a-z]", said), said


def test_a_generated_text_names_regions_times_and_decline(tmp_path: Path) -> None:
    loaded = load(
        tmp_path,
        """
        races:
          frogs:
            tokens: 5
            effects:
              - coins: {per: region, for_each: 2, where: {terrain: [swamp, lake], next_to: water}, while: always}
              - cheaper: {where: {held_by: nobody}, when: {every: 3, at_least: 2}}
        """,
    )
    tr = Translator()
    tr.add(loaded.texts)
    assert wording.text(tr, loaded.content.race("frogs")) == (
        "+1 coin for every 2 regions (terrain: swamp or lake; next to: water; also in decline). "
        "Regions cost 1 less (there: nobody; every 3 rounds; at least 2 regions)."
    )


def test_every_effect_and_condition_has_a_template() -> None:
    codes = english_codes()
    for name in VOCABULARY:
        assert any(code == f"effect.{name}" or code.startswith(f"effect.{name}.") for code in codes), name
    for occupant in where.Occupant.__args__:  # type: ignore[attr-defined]
        assert f"occupant.{occupant}" in codes
    assert {field for field in Where.__dataclass_fields__ if f"where.{field}" not in codes} == set()
    for neighbour in where.Neighbour.__args__:  # type: ignore[attr-defined]
        assert f"neighbour.{neighbour}" in codes
    assert {field for field in When.__dataclass_fields__ if f"when.{field}" not in codes} == {"rounds", "rank"}
    assert {"when.even", "when.odd", "when.most", "when.fewest"} <= codes


def test_braces_in_a_text_are_shown_as_they_are(tmp_path: Path) -> None:
    loaded = load(tmp_path, "races: {frogs: {tokens: 5, text: 'Say {0.__class__} or {'}}")
    tr = Translator()
    tr.add(loaded.texts)
    assert tr("race.frogs.text") == "Say {0.__class__} or {"


def test_other_languages_fall_back_to_english(tmp_path: Path) -> None:
    loaded = load(tmp_path, "races: {frogs: {tokens: 5, name: {en: Frogs, de: Frösche}, text: They hop.}}")
    assert loaded.texts["race.frogs.name"] == "Frogs"
    assert loaded.texts_in("de")["race.frogs.name"] == "Frösche"
    assert loaded.texts_in("de")["race.frogs.text"] == "They hop."
