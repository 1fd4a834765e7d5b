"""Brings the catalogs of translators up to date with the English they translate."""

from __future__ import annotations

from pathlib import Path

import polib

from smallworld_desktop.developers.templates import COMPONENTS, English, entry_of
from smallworld_desktop.i18n.plurals import rule_of

FUZZY = "fuzzy"


def merge(file: Path, language: str, texts: list[English]) -> polib.POFile:
    """The catalog of a component with every message it should have.

    A translation whose English has changed is kept, marked fuzzy, with the English it was made from; one whose message
    has gone is kept as obsolete.
    """
    old = polib.pofile(str(file), wrapwidth=100) if file.is_file() else polib.POFile(wrapwidth=100)
    before = {entry.msgctxt: entry for entry in old}
    made = polib.POFile(wrapwidth=100)
    made.metadata = {**_header(language), **old.metadata, "Plural-Forms": rule_of(language)}
    made.header = old.header
    for text in texts:
        made.append(_merged(entry_of(text), before.pop(text.code, None), language))
    for entry in before.values():
        if entry.translated() or entry.obsolete:
            entry.obsolete = True
            made.append(entry)
    return made


def merge_language(folder: Path, texts: list[English]) -> None:
    """All components of a language, written into its folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for component in COMPONENTS:
        file = folder / f"{component}.po"
        made = merge(file, folder.name, [text for text in texts if text.component == component])
        made.save(str(file))


def _header(language: str) -> dict[str, str]:
    return {
        "Language": language,
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "MIME-Version": "1.0",
    }


def _merged(new: polib.POEntry, old: polib.POEntry | None, language: str) -> polib.POEntry:
    forms = int(rule_of(language).partition("nplurals=")[2].partition(";")[0])
    if new.msgid_plural:
        new.msgstr_plural = dict.fromkeys(range(forms), "")
    if old is None:
        return new
    new.tcomment, new.flags = old.tcomment, list(old.flags)
    if new.msgid_plural:
        given = old.msgstr_plural if old.msgid_plural else dict.fromkeys(range(forms), old.msgstr)
        new.msgstr_plural = {form: given.get(form, "") for form in range(forms)}
    else:
        new.msgstr = old.msgstr_plural.get(forms - 1, "") if old.msgid_plural else old.msgstr
    if (old.msgid, old.msgid_plural or "") == (new.msgid, new.msgid_plural or ""):
        new.previous_msgid, new.previous_msgid_plural = old.previous_msgid, old.previous_msgid_plural
    elif _has_words(new):
        new.previous_msgid = old.previous_msgid or old.msgid
        new.previous_msgid_plural = old.previous_msgid_plural or old.msgid_plural or None
        if FUZZY not in new.flags:
            new.flags.append(FUZZY)
    return new


def _has_words(entry: polib.POEntry) -> bool:
    return bool(entry.msgstr or any(entry.msgstr_plural.values()))
