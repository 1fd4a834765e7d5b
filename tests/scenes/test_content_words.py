"""A pack without words is worded from its effects, on every screen."""

from __future__ import annotations

from pathlib import Path

from menus import program

from smallworld_desktop.scenes.setup.packs import PacksScene

BARE = """\
pack: pond
name: The Pond
races:
  frogs: {tokens: 6, effects: [{coins: {per: region, where: {terrain: swamp}}}]}
powers:
  muddy: {tokens: 4}
"""


def test_a_combo_without_words_says_what_it_does(tmp_path: Path) -> None:
    file = tmp_path / "pond.yaml"
    file.write_text(BARE, encoding="utf-8")
    with program() as driver:
        driver.show(PacksScene(driver.services, given=file))
        tr = driver.services.tr
        assert "swamp" in tr("race.frogs.summary") and "swamp" in tr("race.frogs.text")
        assert tr("power.muddy.text") == "No ability of its own."
        driver.press("Try it")
        table = driver.table
        assert "swamp" in table.words.summary("frogs", "muddy")


def test_written_words_come_first(tmp_path: Path) -> None:
    file = tmp_path / "pond.yaml"
    file.write_text(BARE.replace("tokens: 6,", "tokens: 6, text: They croak., summary: croak,"), encoding="utf-8")
    with program() as driver:
        driver.services.load_content(["base", file])
        assert driver.services.tr("race.frogs.text") == "They croak."
        assert driver.services.tr("race.frogs.summary") == "croak"
