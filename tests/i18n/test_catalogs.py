"""Every message code that the program uses has its English words, and every word its code."""

from __future__ import annotations

import ast
import re
import string
from pathlib import Path

import pytest
from catalog import english_entries

from smallworld_desktop.i18n import PSEUDO, Translator
from smallworld_desktop.rules.messages import Message

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "smallworld_desktop"
CODE = re.compile(r"[a-z_]+(\.[a-z0-9_]+)+")


def message_codes() -> dict[str, str]:
    """Codes written as the first argument of `Message(...)` or of a translator's call."""
    found: dict[str, str] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            first = node.args[0]
            if called in ("Message", "tr", "translate", "text") and isinstance(first, ast.Constant):
                if isinstance(first.value, str) and CODE.fullmatch(first.value):
                    found[first.value] = str(path.relative_to(ROOT))
    return found


def test_every_code_has_english_words() -> None:
    tr = Translator()
    missing = {code: where for code, where in message_codes().items() if not tr.has(code)}
    assert not missing


def test_no_code_is_worded_twice() -> None:
    seen: dict[str, str] = {}
    twice = []
    for file, entry in english_entries():
        if entry.msgid in seen:
            twice.append((entry.msgid, seen[entry.msgid], file))
        seen[entry.msgid] = file
    assert not twice


def test_templates_are_well_formed() -> None:
    for file, entry in english_entries():
        for text in [entry.msgstr, *entry.msgstr_plural.values()]:
            fields = [name for _, name, _, _ in string.Formatter().parse(text) if name is not None]
            assert all(re.fullmatch(r"[a-z_]+", name) for name in fields), (file, entry.msgid, text)


def test_plural_forms_follow_the_count() -> None:
    tr = Translator()
    tr.add({"test.code": "{count} things"})
    assert tr("test.code", count=3) == "3 things"


def test_a_missing_parameter_stays_visible_instead_of_failing() -> None:
    tr = Translator()
    tr.add({"test.code": "{a} and {b}"})
    assert tr("test.code", a=1) == "1 and {b}"


def test_an_unknown_code_is_shown_as_it_is() -> None:
    assert Translator().message(Message("no.such.code")) == "no.such.code"


def test_an_unknown_language_falls_back_to_english() -> None:
    assert Translator("de")("app.name") == Translator()("app.name")


@pytest.mark.parametrize("text", ["Small World"])
def test_the_pseudo_language_is_marked_and_two_fifths_longer(text: str) -> None:
    found = Translator(PSEUDO)("app.name")
    assert found.startswith("[") and found.endswith("]")
    assert len(found) >= len(text) * 1.4
