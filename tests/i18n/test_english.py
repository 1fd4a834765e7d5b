"""English is written so that it can be said in other languages; docs/translating.md and CONTRIBUTING.md tell how."""

from __future__ import annotations

import re

import polib
from catalog import english_entries

WITHOUT_A_NUMBER = ("setup.figure.",)
"""Words beside a number that is drawn apart."""
BARE_NAME = re.compile(r"\b([Tt]he|[Aa]n?) \{(race|combo|loser|marker|power)\}")
FORM = re.compile(r"\{(race|combo|loser|marker|place|power|terrain|words|clause):([A-Za-z_]+)\}")
SAID = re.compile(r"\{say:([a-z_.]+)\}")
ENGLISH_FORMS = {"the", "name"}


def texts(entry: polib.POEntry) -> list[str]:
    return [text for text in (entry.msgstr, *entry.msgstr_plural.values()) if text]


def test_the_number_stands_in_the_singular_too() -> None:
    """A form is not a number: Icelandic has its first for 21 as well, French for 0."""
    plurals = {entry.msgid: texts(entry) for _, entry in english_entries() if entry.msgid_plural}
    without = {code: said for code, said in plurals.items() if not all("{count}" in text for text in said)}
    assert not {code for code in without if not code.startswith(WITHOUT_A_NUMBER)}


def test_names_ask_for_their_article() -> None:
    found = {entry.msgid: text for _, entry in english_entries() for text in texts(entry) if BARE_NAME.search(text)}
    assert not found, "write {race:the}, not the {race}"


def test_every_form_asked_for_exists_in_english() -> None:
    asked = {
        (entry.msgid, form) for _, entry in english_entries() for text in texts(entry) for _, form in FORM.findall(text)
    }
    assert {(code, form) for code, form in asked if form.lower() not in ENGLISH_FORMS} == set()


def test_counted_nouns_exist() -> None:
    nouns = {entry.msgid.removeprefix("noun.") for _, entry in english_entries() if entry.msgid.startswith("noun.")}
    counted = re.compile(r"\{(?!say|race|combo|loser|marker|place|power|terrain|words|clause)\w+:([a-z]+)\}")
    asked = {noun for _, entry in english_entries() for text in texts(entry) for noun in counted.findall(text)}
    assert asked <= nouns


def test_no_sentence_is_a_fragment() -> None:
    edges = {entry.msgid: text for _, entry in english_entries() for text in texts(entry) if text.strip(" ,;") != text}
    assert not edges, "no blank or comma at either end"


def test_apostrophes_and_dots_are_those_of_print() -> None:
    wrong = re.compile(r"[A-Za-z}]'[a-z]|\.\.\.| …")
    assert not {entry.msgid: text for _, entry in english_entries() for text in texts(entry) if wrong.search(text)}


def test_messages_named_in_others_exist() -> None:
    codes = {entry.msgid for _, entry in english_entries()}
    named = {code for _, entry in english_entries() for text in texts(entry) for code in SAID.findall(text)}
    assert named and named <= codes
