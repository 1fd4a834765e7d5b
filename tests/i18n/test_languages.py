"""Every language that has a catalog is sound, and those of a release are complete."""

from __future__ import annotations

import re
from pathlib import Path

import polib
import pytest

from smallworld_desktop import cli, paths
from smallworld_desktop.content import SHIPPED, load_packs
from smallworld_desktop.developers import quality
from smallworld_desktop.developers.languages import every_language
from smallworld_desktop.developers.merging import merge, merge_language
from smallworld_desktop.developers.progress import progress_of
from smallworld_desktop.developers.templates import COMPONENTS, English, all_texts, template
from smallworld_desktop.i18n import Translator
from smallworld_desktop.i18n.languages import folders_of, shipped, shipped_folder
from smallworld_desktop.i18n.plurals import rule_of
from smallworld_desktop.lessons.lesson import Lesson
from smallworld_desktop.lessons.reader import shipped_lessons
from smallworld_desktop.lessons.session import lesson_board

TEXTS = all_texts()
LOADED = load_packs(SHIPPED)
LANGUAGES = [each.name for each in sorted(shipped_folder().iterdir()) if each.is_dir() and each.name != "source"]


def faults(language: str) -> list[str]:
    tr = Translator()
    found = quality.faults(quality.Catalog.read(language, folders_of(language)), TEXTS)
    return [f"{fault.code}: {tr.message(fault.message)}" for fault in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_forms_and_signs_are_right(language: str) -> None:
    assert faults(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_combo_has_all_forms(language: str) -> None:
    tr = Translator(language)
    tr.add(LOADED.texts)
    for race in LOADED.content.races:
        for power in LOADED.content.powers:
            combo = tr.combo(race.id, power.id)
            for form in ("", *tr.forms_of("combo")):
                said = f"{combo:{form}}" if form else str(combo)
                assert said and not re.search(r"[{}|]|  |^ | $|- ", said), (race.id, power.id, form, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_follow_the_rule_of_the_language(language: str) -> None:
    for file in (shipped_folder() / language).glob("*.po"):
        assert polib.pofile(str(file)).metadata["Plural-Forms"] == rule_of(language), file


def test_the_languages_of_a_release_are_complete(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["languages"]) == 0, capsys.readouterr().out


def test_no_language_is_promised_without_a_catalog() -> None:
    assert {code for code in shipped() if code != "en"} <= set(LANGUAGES)


# -- the command ---------------------------------------------------------------------------------------------------


def test_the_table_has_a_line_for_each_language(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["languages"])
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split()[:5] == ["language", "messages", "done", "fuzzy", "missing"]
    said = [re.findall(r"\((\w+)\)", line)[:1] for line in lines]
    assert said[: 1 + len(every_language())] == [[], *([code] for code in every_language())]


def test_what_a_language_lacks_is_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path))
    merge_language(paths.locale_dir() / "fo", [English("game", "ui.yes", "Yes")])
    assert cli.main(["languages", "fo"]) == 1
    assert "missing  game  ui.yes  Yes" in capsys.readouterr().out


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["languages", "tlh"]) == 2
    assert "There is no catalog for “tlh”" in capsys.readouterr().err


# -- templates and merging -----------------------------------------------------------------------------------------


def test_everything_to_translate_has_one_component_and_one_code() -> None:
    codes = [text.code for text in TEXTS]
    assert len(codes) == len(set(codes))
    assert {text.component for text in TEXTS} == set(COMPONENTS)
    assert {"race.orcs.name", "race.orcs.text", "ui.yes", "region.Stonehorn"} <= set(codes)
    assert not [code for code in codes if code.startswith(("fuzz.", "ui.gallery.", "scenario."))]


def test_what_the_boards_of_lessons_say_can_be_translated() -> None:
    lessons = [lesson for lesson in shipped_lessons() if isinstance(lesson, Lesson)]
    boards = [lesson_board(lesson) for lesson in {lesson.scenario["map"]: lesson for lesson in lessons}.values()]
    titles = {f"board.{board.title}" for board in boards}
    regions = {f"region.{region.name}" for board in boards for region in board.drawn}
    assert {"board.Cradle Vale", "region.Green Knoll"} <= titles | regions <= {text.code for text in TEXTS}


def test_a_template_shows_code_english_and_what_fills_placeholders() -> None:
    (entry,) = template("game", [English("game", "log.left", "The last of {race:the} leave the board.")])
    assert (entry.msgctxt, entry.msgid, entry.msgstr) == ("log.left", "The last of {race:the} leave the board.", "")
    assert "{race}: a race, with forms" in entry.comment


def written(file: Path, *texts: English, **words: str) -> polib.POFile:
    """A catalog with translations by the last part of their code."""
    made = merge(file, "fo", list(texts))
    for entry in made:
        entry.msgstr = words.get((entry.msgctxt or "").rpartition(".")[2], "")
    made.save(str(file))
    return made


def test_a_translation_stays_when_nothing_changed(tmp_path: Path) -> None:
    yes = English("game", "ui.yes", "Yes")
    written(tmp_path / "game.po", yes, yes="Ja")
    (entry,) = merge(tmp_path / "game.po", "fo", [yes])
    assert (entry.msgstr, entry.fuzzy) == ("Ja", False)


def test_english_that_changed_makes_its_translation_fuzzy(tmp_path: Path) -> None:
    written(tmp_path / "game.po", English("game", "ui.yes", "Yes"), yes="Ja")
    (entry,) = merge(tmp_path / "game.po", "fo", [English("game", "ui.yes", "Yes, please")])
    assert (entry.msgid, entry.msgstr, entry.fuzzy, entry.previous_msgid) == ("Yes, please", "Ja", True, "Yes")


def test_a_message_that_has_gone_is_kept_as_obsolete(tmp_path: Path) -> None:
    written(tmp_path / "game.po", English("game", "ui.yes", "Yes"), yes="Ja")
    merged = merge(tmp_path / "game.po", "fo", [English("game", "ui.no", "No")])
    assert [(entry.msgctxt, entry.obsolete) for entry in merged] == [("ui.no", False), ("ui.yes", True)]


def test_a_message_that_got_a_plural_asks_to_be_looked_at(tmp_path: Path) -> None:
    written(tmp_path / "game.po", English("game", "a.coins", "{count} coins"), coins="{count} krónur")
    (entry,) = merge(tmp_path / "game.po", "is", [English("game", "a.coins", "{count} coin", "{count} coins")])
    assert entry.fuzzy and entry.msgstr_plural == {0: "{count} krónur", 1: "{count} krónur"}


def test_progress_counts_every_message_once(tmp_path: Path) -> None:
    old = [English("game", f"a.{name}", name) for name in ("done", "same", "changed", "missing")]
    written(tmp_path / "game.po", *old, done="gjørt", same="same", changed="broytt")
    now = [*old[:2], English("game", "a.changed", "otherwise"), old[3], English("game", "a.new", "new")]
    found = progress_of("fo", [tmp_path], now)
    assert [text.code for text in found.done] == ["a.done", "a.same"]
    assert [text.code for text in found.same] == ["a.same"]
    assert [text.code for text in found.fuzzy] == ["a.changed"]
    assert [text.code for text in found.missing] == ["a.missing", "a.new"]
    assert not found.is_complete


@pytest.mark.parametrize(
    ("language", "english", "words", "fault"),
    [
        ("de", "{player} wins.", "{spieler} gewinnt.", "placeholders"),
        ("de", "Yes.", "Ja", "full_stop"),
        ("de", "The map “{title}”", "Die Karte “{title}”", "quotes"),
        ("fr", "Yes!", "Oui!", "hard_blank"),
        ("es", "Why?", "Por qué?", "spanish_pairs"),
        ("de", "End your turn", "Beende your Zug", "english"),
        ("de", "Undo", "Undo", "same"),
        ("de", "Undo", " Zurück", "blank_at_end"),
        ("de", "{race:The} leave.", "{race:The_abl} gehen.", "form_not_declared"),
        ("de", "{race} leave.", "{race gehen.", "braces"),
    ],
)
def test_faults_are_found(tmp_path: Path, language: str, english: str, words: str, fault: str) -> None:
    text = English("game", "a.x", english)
    written(tmp_path / "game.po", text, x=words)
    found = quality.faults(quality.Catalog.read(language, [tmp_path]), [text])
    assert f"fault.{fault}" in [each.message.code for each in found]


@pytest.mark.parametrize(
    ("language", "english", "words"),
    [
        ("de", "The map “{title}” is broken.", "Die Karte „{title}“ ist kaputt."),
        ("fr", "Take {region}: {why}!", "Prenez {region}\u00a0: {why}\u00a0!"),
        ("es", "Why?", "¿Por qué?"),
        ("nl", "{a} or {b}", "{a} of {b}"),
    ],
)
def test_what_is_right_has_no_fault(tmp_path: Path, language: str, english: str, words: str) -> None:
    text = English("game", "a.x", english)
    written(tmp_path / "game.po", text, x=words)
    assert quality.faults(quality.Catalog.read(language, [tmp_path]), [text]) == []


def test_a_name_without_a_declared_form_is_found(tmp_path: Path) -> None:
    text = English("names", "race.orcs.name", "Orcs")
    made = written(tmp_path / "names.po", text, name="Orkar | dat: orkum | abl: orkum")
    made.metadata["X-Forms-race"] = "dat | gen | number?"
    made.save(str(tmp_path / "names.po"))
    found = quality.faults(quality.Catalog.read("is", [tmp_path]), [text])
    assert [(each.message.code, each.message.params["what"]) for each in found] == [
        ("fault.forms_missing", "gen"),
        ("fault.forms_unknown", "abl"),
    ]
