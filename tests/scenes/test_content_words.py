"""A pack without words is worded from its effects, on every screen."""

from __future__ import annotations

from pathlib import Path

from menus import program

from smallworld_desktop import paths
from smallworld_desktop.rules.messages import Message
from smallworld_desktop.scenes.services import Services
from smallworld_desktop.scenes.setup.packs import PacksScene

BARE = """\
pack: pond
name: The Pond
races:
  frogs: {tokens: 6, effects: [{coins: {per: region, where: {terrain: swamp}}}]}
powers:
  muddy: {tokens: 4}
"""

FAROESE = """msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "log.left"
msgid "The last of {race:the} leave the board."
msgstr "Seinastu {race:the} fara."
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


def test_packs_and_the_log_speak_the_language_chosen(tmp_path: Path) -> None:
    named = BARE.replace("tokens: 6,", "tokens: 6, name: {en: Frogs, fo: 'Froskar | the: froskarnir'},")
    file = tmp_path / "pond.yaml"
    file.write_text(named, encoding="utf-8")
    with program() as driver:
        folder = paths.locale_dir() / "fo"
        folder.mkdir(parents=True)
        (folder / "game.po").write_text(FAROESE, encoding="utf-8")
        services = driver.services
        services.load_content(["base", file])
        told = Message("log.left", {"race": "frogs"})
        assert said(services, told) == "The last of the Frogs leave the board."
        services.change_settings(language="fo")
        assert said(services, told) == "Seinastu froskarnir fara."
        assert services.tr("race.frogs.text").startswith("+1 coin per region")
        services.change_settings(language="en")
        assert said(services, told) == "The last of the Frogs leave the board."


def said(services: Services, told: Message) -> str:
    """A sentence of the log, as it is worded each time it is shown."""
    return services.tr(told.code, race=services.tr(f"race.{told.params['race']}.name"))
