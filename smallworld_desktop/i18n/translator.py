"""Message codes to sentences.

A catalog is a folder `assets/locale/LANG/` of `.po` files whose msgids are codes (`map.unknown_terrain`) and whose
msgstrs are `str.format` templates. A plural entry has one code as msgid and msgid_plural; `count` chooses its form.
What a language lacks falls back to English; a code that English lacks too is shown as it is, and a test finds it.
"""

from __future__ import annotations

import gettext
from collections.abc import Callable, Mapping
from pathlib import Path

import polib

from smallworld_desktop import paths
from smallworld_desktop.i18n.pseudo import pseudo
from smallworld_desktop.rules.messages import Message, Param

LANGUAGES: dict[str, str] = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "nl": "Nederlands",
    "da": "Dansk",
    "nb": "Norsk",
    "sv": "Svenska",
    "fi": "Suomi",
    "is": "Íslenska",
}
PSEUDO = "xx"
FALLBACK_PLURAL = "nplurals=2; plural=(n != 1);"


class Catalog:
    """The messages of one language."""

    def __init__(self, folder: Path) -> None:
        self.plain: dict[str, str] = {}
        self.plural: dict[str, dict[int, str]] = {}
        rule = FALLBACK_PLURAL
        for file in sorted(folder.glob("*.po")):
            po = polib.pofile(str(file))
            rule = po.metadata.get("Plural-Forms", rule)
            for entry in po:
                if entry.obsolete or entry.fuzzy:
                    continue
                if entry.msgid_plural:
                    self.plural[entry.msgid] = {int(k): v for k, v in entry.msgstr_plural.items() if v}
                elif entry.msgstr:
                    self.plain[entry.msgid] = entry.msgstr
        self.form: Callable[[int], int] = gettext.c2py(rule.split("plural=")[1].rstrip("; \n"))

    def template(self, code: str, count: Param) -> str | None:
        forms = self.plural.get(code)
        if forms is not None and isinstance(count, int):
            return forms.get(self.form(count), forms.get(0))
        return self.plain.get(code)


class Translator:
    """Words messages in one language: `tr("ui.quit")`, `tr("turn.regions", count=3)`, `tr.message(refusal)`."""

    def __init__(self, language: str = "en", locale_dir: Path | None = None) -> None:
        self._folder = locale_dir or paths.assets() / "locale"
        self._english = Catalog(self._folder / "en")
        self._added: dict[str, str] = {}
        self.switch(language)

    def switch(self, language: str) -> None:
        """Speak another language from now on. Content packs have to be added again."""
        chosen = self._folder / language
        self.language = language
        self._catalog = Catalog(chosen) if language not in ("en", PSEUDO) and chosen.is_dir() else self._english

    def add(self, texts: Mapping[str, str]) -> None:
        """Words that content packs carry (names and texts of their races and powers)."""
        self._added.update(texts)

    def has(self, code: str) -> bool:
        return code in self._added or code in self._english.plain or code in self._english.plural

    def __call__(self, code: str, /, **params: Param) -> str:
        count = params.get("count")
        template = self._catalog.template(code, count) or self._added.get(code) or self._english.template(code, count)
        if template is None:
            return code
        text = template.format_map(_Params(params))
        return pseudo(text) if self.language == PSEUDO else text

    def message(self, message: Message) -> str:
        return self(message.code, **message.params)


class _Params(dict[str, Param]):
    """Leaves a placeholder visible when its parameter is missing, rather than failing while drawing."""

    def __missing__(self, key: str) -> str:
        return "{" + key + "}"
