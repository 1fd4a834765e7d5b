"""What is wrong with a translation that can be seen without knowing the language: placeholders, forms, signs."""

from __future__ import annotations

import re
import string
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import polib

from smallworld_desktop.developers.templates import English, entries_of
from smallworld_desktop.i18n.forms import read_forms, read_rules
from smallworld_desktop.i18n.languages import ENGLISH
from smallworld_desktop.i18n.translator import NAMED
from smallworld_desktop.rules.messages import Message

KINDS = {"race": "race", "loser": "race", "combo": "combo", "marker": "marker", "terrain": "terrain", "place": "place"}
"""Which kind of name fills a placeholder."""
EVERYWHERE = frozenset({"name"})
"""Forms that every name has: the name itself, with a capital."""
QUOTES = {
    "de": "„“",
    "fr": "«»",
    "es": "«»",
    "nl": "‘’",
    "da": "»«",
    "nb": "«»",
    "sv": "””",
    "fi": "””",
    "is": "„“",
}
HARD = "\u00a0"
BEFORE_HARD = re.compile(r"[^\u00a0\s!?(«“\[][;!?»]|[^\u00a0\d:\s][:](?=\s|$)|«[^\u00a0]| [;:!?»%]")
FORBIDDEN = "\u202f\u2011"
ENGLISH_WORDS = re.compile(r"\b(the|of|with|your|and)\b", re.IGNORECASE)
NATIVE = {"nl": {"of"}, "da": {"and"}, "nb": {"and"}, "sv": {"and"}, "is": {"of"}}
"""Words of a language that look English: Dutch `of` (or), Scandinavian `and` (a duck), Icelandic `of` (too)."""
ENDS = ".!?…"
PROSE = ("game", "tools")
SAME = "same as English"
PLACEHOLDER = re.compile(r"\{[^}]*\}")
LETTERS = re.compile(r"[^\W\d_]{2,}")


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a message, and its words."""

    code: str
    message: Message


@dataclass(frozen=True, slots=True)
class Catalog:
    """A language's translations by code, and the forms it declares for each kind of name."""

    language: str
    words: dict[str, list[str]]
    forms: dict[str, dict[str, str]]
    needed: dict[str, set[str]]
    """The forms that every name of a kind must bring: those without a rule, and not marked as optional by `?`."""
    meant: set[str]
    """Codes whose translator says in a comment that they are meant to be the same as English."""

    @classmethod
    def read(cls, language: str, folders: Sequence[Path]) -> Catalog:
        words: dict[str, list[str]] = {}
        facts: dict[str, str] = {}
        meant: set[str] = set()
        for folder in reversed(folders):
            for file in sorted(folder.glob("*.po")):
                facts |= {key.lower(): value for key, value in polib.pofile(str(file)).metadata.items()}
            for entry in entries_of(folder):
                if SAME in entry.tcomment:
                    meant.add(entry.msgctxt or "")
                if not entry.obsolete and not (isinstance(entry, polib.POEntry) and entry.fuzzy):
                    said = list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]
                    words |= {entry.msgctxt or "": said} if all(said) else {}
        kinds = {key.removeprefix("x-forms-"): value for key, value in facts.items() if key.startswith("x-forms-")}
        forms = {kind: read_rules(value) for kind, value in kinds.items()}
        needed = {
            kind: {part.strip() for part in value.split("|") if ":" not in part and not part.strip().endswith("?")}
            for kind, value in kinds.items()
        }
        return cls(language, words, forms, needed, meant)


def faults(catalog: Catalog, texts: Sequence[English]) -> list[Fault]:
    """Everything wrong that a program can see."""
    found: list[Fault] = []
    for text in texts:
        for words in catalog.words.get(text.code, ()):
            for kind, what in _of(catalog, text, words):
                found.append(Fault(text.code, Message(f"fault.{kind}", {"words": words, "what": what})))
    return found


def _of(catalog: Catalog, text: English, words: str) -> Iterator[tuple[str, str]]:
    try:
        asked = _asked(words)
    except ValueError as problem:
        yield "braces", str(problem)
        return
    yield from _placeholders(text, {name for name, _ in asked})
    if NAMED.fullmatch(text.code):
        yield from _name_forms(catalog, text.code, words)
    else:
        yield from _asked_forms(catalog, asked)
    if text.component in PROSE:
        yield from _signs(catalog.language, text, words)
        if (
            words in (text.one, text.many)
            and text.code not in catalog.meant
            and LETTERS.search(PLACEHOLDER.sub("", words))
        ):
            yield "same", ""


def _asked(words: str) -> list[tuple[str, str]]:
    """The placeholders of a text, each with what it asks for."""
    return [(name, spec or "") for _, name, spec, _ in string.Formatter().parse(words) if name is not None]


def _placeholders(text: English, given: set[str]) -> Iterator[tuple[str, str]]:
    wanted = {name for name, _ in _asked(text.one)} | {name for name, _ in _asked(text.many)}
    if text.code.startswith("combo."):
        given = {name for name in given if name != "joined"} | wanted
    if given != wanted:
        yield "placeholders", ", ".join(sorted(given ^ wanted))


def _name_forms(catalog: Catalog, code: str, words: str) -> Iterator[tuple[str, str]]:
    """A name brings all forms that its language declares for its kind, and no others."""
    kind = code.partition(".")[0]
    _, forms = read_forms(words)
    if missing := catalog.needed.get(kind, set()) - forms.keys():
        yield "forms_missing", ", ".join(sorted(missing))
    if unknown := forms.keys() - catalog.forms.get(kind, {}).keys():
        yield "forms_unknown", ", ".join(sorted(unknown))


def _asked_forms(catalog: Catalog, asked: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """A message asks only for forms that are declared."""
    for name, spec in asked:
        kind = KINDS.get(name)
        if kind is None or not spec or "=" in spec:
            continue
        form = spec[:1].lower() + spec[1:]
        if form not in EVERYWHERE and form not in catalog.forms.get(kind, {}):
            yield "form_not_declared", f"{{{name}:{spec}}}"


def _signs(language: str, text: English, words: str) -> Iterator[tuple[str, str]]:
    if words != words.strip():
        yield "blank_at_end", ""
    if any(sign in words for sign in FORBIDDEN):
        yield "forbidden_sign", ""
    if text.one.count("\n") != words.count("\n"):
        yield "lines", ""
    if (text.one[-1:] in ENDS) != (words.rstrip(f"»”“’{HARD})")[-1:] in ENDS) and text.one[-1:] not in "”)":
        yield "full_stop", words[-1:]
    quotes = QUOTES.get(language)
    if quotes and "“" in text.one and not (quotes[0] in words and quotes[1] in words):
        yield "quotes", quotes
    if language == "fr" and (wrong := BEFORE_HARD.search(words)):
        yield "hard_blank", wrong[0]
    if language == "es" and (words.count("?") != words.count("¿") or words.count("!") != words.count("¡")):
        yield "spanish_pairs", ""
    if language != ENGLISH:
        plain = re.sub(r"`[^`]*`|[\w.-]+\.\w+", "", PLACEHOLDER.sub("", words))
        english = {word.lower() for word in ENGLISH_WORDS.findall(plain)} - NATIVE.get(language, set())
        if english:
            yield "english", ", ".join(sorted(english))
