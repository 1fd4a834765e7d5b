"""How far a language is: for each message whether it is said, may be wrong, is missing, or is the same as English."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import polib

from smallworld_desktop.developers.templates import English, entries_of

Entry = polib.POEntry | polib.MOEntry


@dataclass(slots=True)
class Standing:
    """The messages of one language by state. `fuzzy` are those whose English has changed, too."""

    language: str
    done: list[English] = field(default_factory=list)
    fuzzy: list[English] = field(default_factory=list)
    missing: list[English] = field(default_factory=list)
    same: list[English] = field(default_factory=list)
    """Of those done, which say what English says."""

    @property
    def is_complete(self) -> bool:
        return not self.fuzzy and not self.missing


def progress_of(language: str, folders: Sequence[Path], texts: Sequence[English]) -> Standing:
    """Compares what a language's folders have with the English of today; the first folder that has a message counts."""
    known: dict[str, Entry] = {}
    for each in (entry for folder in folders for entry in entries_of(folder)):
        if not each.obsolete:
            known.setdefault(each.msgctxt or "", each)
    found = Standing(language)
    for text in texts:
        entry = known.get(text.code)
        words = _words(entry) if entry is not None else []
        if entry is None or not any(words):
            found.missing.append(text)
        elif _is_fuzzy(entry) or not all(words) or (entry.msgid, entry.msgid_plural or "") != (text.one, text.many):
            found.fuzzy.append(text)
        else:
            found.done.append(text)
            if words[0] == text.one:
                found.same.append(text)
    return found


def _is_fuzzy(entry: Entry) -> bool:
    return isinstance(entry, polib.POEntry) and entry.fuzzy


def _words(entry: Entry) -> list[str]:
    return list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]
