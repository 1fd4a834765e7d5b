"""Codes become sentences in the language chosen, and English where it has none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from smallworld_desktop import paths
from smallworld_desktop.i18n import PSEUDO, Translator, available, chosen, languages, typed

HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
ICELANDIC = "nplurals=2; plural=(n % 10 != 1 || n % 100 == 11);"

Write = Callable[..., Path]


def entry(code: str, english: str, words: str) -> str:
    return f'\nmsgctxt "{code}"\nmsgid "{english}"\nmsgstr "{words}"\n'


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLWORLD_HOME", str(tmp_path / "home"))


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a catalog into the player's own folder of languages."""

    def write(language: str, text: str, *headers: str, name: str = "game.po") -> Path:
        folder = paths.locale_dir() / language
        folder.mkdir(parents=True, exist_ok=True)
        lines = "".join(f'"{header}\\n"\n' for header in headers)
        (folder / name).write_text(HEADER + lines + text, encoding="utf-8")
        return folder / name

    return write


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """English of a small program."""
    folder = tmp_path / "source"
    folder.mkdir()
    coins = 'msgid "a.coins"\nmsgid_plural "a.coins"\nmsgstr[0] "{count} coin"\nmsgstr[1] "{count} coins"\n'
    token = 'msgid "noun.token"\nmsgid_plural "noun.token"\nmsgstr[0] "{count} token"\nmsgstr[1] "{count} tokens"\n'
    words = '\nmsgid "a.taken"\nmsgstr "{race:The} take it from {loser:the}."\n\n'
    tray = '\nmsgid "a.tray"\nmsgstr "{tray:token}, {count} used"\n\n'
    forms = "X-Forms-race: the: the {name}"
    (folder / "a.po").write_text(HEADER + f'"{forms}\\n"\n\n' + coins + words + tray + token, encoding="utf-8")
    return folder


def test_a_language_speaks_where_it_has_words_and_english_where_not(write: Write) -> None:
    write("fo", entry("ui.yes", "Yes", "Ja"))
    tr = Translator("fo")
    assert (tr("ui.yes"), tr("ui.no")) == ("Ja", "No")


def test_a_translation_of_english_that_has_changed_is_not_shown(write: Write) -> None:
    write("fo", entry("ui.yes", "Yes, please", "Ja, takk"))
    assert Translator("fo")("ui.yes") == "Yes"


def test_fuzzy_words_are_not_shown(write: Write) -> None:
    write("fo", entry("ui.no", "No", "Nei") + "\n#, fuzzy" + entry("ui.yes", "Yes", "Ja"))
    tr = Translator("fo")
    assert (tr("ui.yes"), tr("ui.no")) == ("Yes", "Nei")


def test_a_changed_catalog_is_read_anew(write: Write) -> None:
    write("fo", entry("ui.yes", "Yes", "J"))
    assert Translator("fo")("ui.yes") == "J"
    write("fo", entry("ui.yes", "Yes", "Jaa"))
    assert Translator("fo")("ui.yes") == "Jaa"


def test_what_was_compiled_is_kept_in_the_cache(write: Write) -> None:
    write("fo", entry("ui.yes", "Yes", "Ja"))
    Translator("fo")
    assert [file.name.partition("-")[0] for file in (paths.cache_dir() / "locale").glob("fo-*.mo")] == ["fo"]


def test_plurals_follow_the_rule_of_the_language(write: Write, source: Path) -> None:
    words = '\nmsgctxt "a.coins"\nmsgid "{count} coin"\nmsgid_plural "{count} coins"\n'
    words += 'msgstr[0] "{count} skildingur"\nmsgstr[1] "{count} skildingar"\n'
    write("fo", words, f"Plural-Forms: {ICELANDIC}")
    tr = Translator("fo", source)
    assert [tr("a.coins", count=n) for n in (1, 2, 11, 21)] == [
        "1 skildingur",
        "2 skildingar",
        "11 skildingar",
        "21 skildingur",
    ]


def test_a_player_s_words_come_before_the_shipped_ones(write: Write) -> None:
    write("fo", entry("ui.yes", "Yes", "Ja"))
    write("fo", entry("ui.no", "No", "Nei"), name="names.po")
    assert Translator("fo")("ui.no") == "Nei"


def test_a_catalog_that_can_not_be_read_leaves_english(write: Write) -> None:
    write("fo", "\nbroken\n")
    tr = Translator("fo")
    assert (tr.language, tr("ui.yes")) == ("en", "Yes")
    assert "fo" not in available()


@pytest.mark.parametrize(
    "header", ["Plural-Forms: nplurals=2; plural=nonsense;", "Plural-Forms: nplurals=2; plural=n%0;"]
)
def test_a_rule_for_plurals_that_makes_no_sense_leaves_english(write: Write, header: str) -> None:
    write("fo", entry("ui.yes", "Yes", "Ja"), header)
    tr = Translator("fo")
    assert (tr.language, tr("ui.yes")) == ("en", "Yes")


def test_a_correction_that_can_not_be_read_leaves_the_shipped_words(write: Write) -> None:
    write("de", "\nbroken\n")
    tr = Translator("de")
    assert (tr.language, tr("ui.yes")) == ("de", "Ja")
    assert "de" in available()


@pytest.mark.parametrize("slip", ["{count:nonsense} af {", "open {", "{0}", "{count.real.x}"])
def test_a_slip_in_a_gap_is_said_in_english(write: Write, source: Path, slip: str) -> None:
    english = '\nmsgctxt "a.coins"\nmsgid "{count} coin"\nmsgid_plural "{count} coins"\n'
    write("fo", f'{english}msgstr[0] "{slip}"\nmsgstr[1] "{slip}"\n')
    tr = Translator("fo", source)
    assert (tr("a.coins", count=1), tr("a.coins", count=3)) == ("1 coin", "3 coins")


def test_a_language_of_the_player_is_called_by_its_own_name(write: Write) -> None:
    write("fo", entry("ui.yes", "Yes", "Ja"), "X-Language-Name: Føroyskt")
    assert available()["fo"] == "Føroyskt"


# -- names ----------------------------------------------------------------------------------------------------------


def test_a_message_asks_a_name_for_its_form(write: Write, source: Path) -> None:
    names = entry("race.orcs.name", "Orcs", "Orkar | the: orkarnir | the_dat: orkunum | gender: m")
    taken = entry("a.taken", "{race:The} take it from {loser:the}.", "{race:The} taka af {loser:the_dat}.")
    write("fo", names + taken)
    tr = Translator("fo", source)
    tr.add({"race.orcs.name": "Orcs"})
    orcs = tr("race.orcs.name")
    assert orcs == "Orkar"
    assert tr("a.taken", race=orcs, loser=orcs) == "Orkarnir taka af orkunum."


def test_english_makes_the_by_rule(source: Path) -> None:
    tr = Translator(source=source)
    tr.add({"race.orcs.name": "Orcs", "race.elves.name": "Elves"})
    said = tr("a.taken", race=tr("race.orcs.name"), loser=tr("race.elves.name"))
    assert said == "The Orcs take it from the Elves."


def test_a_text_without_forms_is_put_in_as_it_is(source: Path) -> None:
    assert Translator(source=source)("a.taken", race="Frogs", loser="Bats") == "Frogs take it from Bats."


@pytest.mark.parametrize(("gender", "words"), [("m", "chassés"), ("f", "chassées"), ("n", "chassées")])
def test_words_are_chosen_by_gender(write: Write, source: Path, gender: str, words: str) -> None:
    write("fo", entry("race.orcs.name", "Orcs", f"Orcs | gender: {gender}"))
    tr = Translator("fo", source)
    tr.add({"race.orcs.name": "Orcs", "a.gone": "{race} {race:m=chassés|f=chassées}"})
    assert tr("a.gone", race=tr("race.orcs.name")) == f"Orcs {words}"


def test_a_second_number_brings_its_own_noun(write: Write, source: Path) -> None:
    tr = Translator(source=source)
    assert tr("a.tray", tray=1, count=5) == "1 token, 5 used"
    assert tr("a.tray", tray=10, count=1) == "10 tokens, 1 used"


def test_a_message_may_name_a_key_or_a_button() -> None:
    tr = Translator()
    tr.add({"a.tip": "Choose “{say:menu.continue}” ({say:key.space})."})
    assert tr("a.tip") == "Choose “Continue” (Space)."


def test_a_bar_in_a_player_s_name_is_no_form() -> None:
    tr = Translator()
    tr.add({"race.x.name": "A | B"})
    assert tr("race.x.name") == "A | B"


def test_the_made_up_language_shows_the_form_that_was_asked_for(source: Path) -> None:
    tr = Translator(PSEUDO, source)
    tr.add({"race.orcs.name": "Orcs"})
    said = tr("a.taken", race=tr("race.orcs.name"), loser="Ann")
    assert said == "[[Örçš·The] tåké ît fröm Ann.~~~~]"


def test_nested_texts_do_not_grow_twice() -> None:
    tr = Translator(PSEUDO)
    tr.add({"a.inner": "abcdefghijkl", "a.outer": "{inner}"})
    assert len(tr("a.outer", inner=tr("a.inner"))) == len(tr("a.inner")) + len("[~]")


# -- lists, places in the alphabet ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("items", "said"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"), (list("abcd"), "a, b, c and d")],
)
def test_lists(items: list[str], said: str) -> None:
    assert Translator().listed(items) == said


def test_lists_of_choices() -> None:
    assert Translator().listed(["a", "b", "c"], "or") == "a, b or c"
    assert Translator().listed(["a", "b", "c"], "comma") == "a, b, c"


def test_words_are_sorted_by_the_alphabet_of_the_language(write: Write) -> None:
    write("fo", entry("ui.yes", "Yes", "Ja"), "X-Alphabet: abcdefghijklmnopqrstuvwxyzåäö")
    words = ["Örn", "Zebra", "Åska", "ärla", "Ek", "Érik"]
    assert sorted(words, key=Translator("fo").alphabet.key) == ["Ek", "Érik", "Zebra", "Åska", "ärla", "Örn"]
    assert sorted(words, key=Translator().alphabet.key) == ["ärla", "Åska", "Ek", "Érik", "Örn", "Zebra"]


def test_words_are_found_whatever_is_written_in_them_for_the_ends_of_lines() -> None:
    folded = Translator().alphabet.folded
    assert folded("Rattenmenschen") == folded("Ratten\u00admenschen")
    assert folded("Levende\u00a0Døde").split() == ["levende", "dode"]
    assert typed("Levende\u00a0Dø\u00adde") == "Levende Døde"


def test_a_place_on_a_map_may_have_a_name_in_the_language(write: Write) -> None:
    write("fo", entry("region.Owlwood", "Owlwood", "Uglulund"))
    tr = Translator("fo")
    assert (tr.proper("region", "Owlwood"), tr.proper("region", "Elsewhere")) == ("Uglulund", "Elsewhere")


# -- the language of the system -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tag", "code"),
    [("de_AT.UTF-8", "de"), ("nn", "nb"), ("no_NO", "nb"), ("pt_BR.UTF-8", "en"), ("sr@latin", "en"), ("en_GB", "en")],
)
def test_the_system_s_language_is_found(monkeypatch: pytest.MonkeyPatch, tag: str, code: str) -> None:
    monkeypatch.setattr(languages, "available", lambda: languages.NAMES)
    assert languages.best(tag) == code


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fi_FI"}, "fi"),
        ({"LANG": "pt_PT", "LANGUAGE": "pt:sv"}, "sv"),
        ({"LANG": "en_GB", "LANGUAGE": "en:de"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({}, "en"),
    ],
)
def test_what_the_user_reads_best_is_spoken(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], code: str
) -> None:
    monkeypatch.setattr(languages, "available", lambda: languages.NAMES)
    monkeypatch.setattr(languages.sys, "platform", "linux")
    for key in ("LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(key, raising=False)
    for key, value in settings.items():
        monkeypatch.setenv(key, value)
    assert languages.from_system() == code


def test_a_setting_whose_language_is_gone_gives_way_to_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert chosen("tlh") == "en"
