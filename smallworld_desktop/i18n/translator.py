"""Message codes to sentences.

English comes from `assets/locale/source`, by code; another language from its own catalog, by code and English, so that
a translation of an English sentence that has changed since is not shown. Sentences are `str.format` templates: what a
placeholder may ask of its parameter is told in `forms`. `count` chooses between singular and plural. What a language
lacks is said in English; a code that English lacks too is shown as it is, and a test finds it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from smallworld_desktop.i18n import languages
from smallworld_desktop.i18n.alphabet import Alphabet
from smallworld_desktop.i18n.catalogs import SOURCE, read_catalog, sound_ones
from smallworld_desktop.i18n.combos import combined, is_joined
from smallworld_desktop.i18n.forms import Name, Params, read_forms, read_rules
from smallworld_desktop.i18n.languages import ENGLISH, PSEUDO
from smallworld_desktop.i18n.lists import Kind, joined
from smallworld_desktop.i18n.pseudo import PseudoName, pseudo_template
from smallworld_desktop.rules.messages import Message, Param

MANY = 2
NAMED = re.compile(r"(race|power|marker|place|terrain|symbol|pack)\.\w+\.name")
"""Codes of names, which may have forms."""


class Translator:
    """Words messages in one language: `tr("ui.quit")`, `tr("turn.regions", count=3)`, `tr.message(refusal)`."""

    def __init__(self, language: str = ENGLISH, source: Path | None = None) -> None:
        self._english = read_catalog([source or languages.shipped_folder() / SOURCE])
        self.device = ""
        """Messages may have other words for another device than mouse and keyboard: `hint.choose.touch`."""
        self._packs: dict[str, str] = {}
        self._packs_here: dict[str, str] = {}
        self.switch(language)

    def switch(self, language: str) -> None:
        """Speak another language from now on, or English if there is no such. Content packs have to be added again."""
        self._packs_here.clear()
        folders = [] if language in (ENGLISH, PSEUDO) else languages.folders_of(language)
        folders = sound_ones(folders)
        self._catalog = read_catalog(folders)
        self.language = language if folders or language == PSEUDO else ENGLISH
        self._facts = (self._catalog if folders else self._english).info()
        self.alphabet = Alphabet(self._facts.get("x-alphabet", ""))
        self._rules: dict[str, dict[str, str]] = {}

    def add(self, english: Mapping[str, str], spoken: Mapping[str, str] | None = None) -> None:
        """Words that content packs carry (names and texts of their races and powers), and those in this language."""
        self._packs.update(english)
        self._packs_here.update(spoken or {})

    def has(self, code: str) -> bool:
        return code in self._packs_here or self._in_english(code) is not None

    # -- wording -----------------------------------------------------------------------------------------------------

    def __call__(self, code: str, /, **params: Param) -> str:
        count = params.get("count")
        if self.device and self.has(f"{code}.{self.device}"):
            code = f"{code}.{self.device}"
        template = self._template(code, count if isinstance(count, int) else None)
        if template is None:
            return code
        if NAMED.fullmatch(code):
            return self._name(code, template)
        if self.language == PSEUDO:
            template = pseudo_template(template)
        gaps = Params(params, self._counted, self)
        try:
            return template.format_map(gaps)
        except (ValueError, LookupError, AttributeError):  # a translator's slip; in English it would be ours
            english = self._english_template(code, count if isinstance(count, int) else None)
            if english == template:
                raise
            return english.format_map(gaps)

    def message(self, message: Message) -> str:
        """The words of a message; the title of a board that it names is said in this language."""
        title = message.params.get("board")
        named = {"board": self.proper("board", title)} if isinstance(title, str) else {}
        return self(message.code, **{**message.params, **named})

    def listed(self, items: Sequence[str], kind: Kind = "and") -> str:
        """`a, b and c`, as the language has it; `or`, a plain `comma` and a `semicolon` likewise."""
        return joined(self, kind, items)

    def combo(self, race: str, power: str) -> Name:
        """The name of a power with a race, by their ids: `Commando Orcs`, `Were-Orcs`."""
        badge, banner = self._name_of("power", power), self._name_of("race", race)
        template = self._template("combo.joined" if is_joined(badge) else "combo.apart", None) or "{power} {race}"
        if self.language == PSEUDO:
            return PseudoName(pseudo_template(read_forms(template)[0]).format(power=badge, race=banner))
        return combined(template, badge, banner, self.forms_of("combo"))

    def decimal(self, value: float) -> str:
        """A number of at least 0 with one decimal, as the language writes it."""
        tenths = round(value * 10)
        return self("balance.decimal", whole=tenths // 10, tenths=tenths % 10)

    def proper(self, kind: str, name: str) -> str:
        """A name from a map file as this language has it (`region.Owlwood` of its catalog), else as it is."""
        return self._catalog.pgettext(f"{kind}.{name}", name)

    def forms_of(self, kind: str) -> dict[str, str]:
        """The forms that this language declares for names of a kind, with the rules that make them."""
        if kind not in self._rules:
            self._rules[kind] = read_rules(self._facts.get(f"x-forms-{kind}", ""))
        return self._rules[kind]

    def _name_of(self, kind: str, id: str) -> Name:
        name = self(f"{kind}.{id}.name")
        return name if isinstance(name, Name) else Name(name)

    def _name(self, code: str, template: str) -> Name:
        plain, forms = read_forms(template)
        text = plain.replace("{{", "{").replace("}}", "}")
        if self.language == PSEUDO:
            return PseudoName(pseudo_template(plain).format())
        return Name(text, forms, self.forms_of(code.partition(".")[0]))

    def _counted(self, asked: str, count: int) -> str:
        """`{tray:token}` is `10 tokens`, `{tray:token.gen}` the same in a form that the language has."""
        noun, _, form = asked.partition(".")
        template = self._template(f"noun.{noun}", count)
        if template is None:
            return str(count)
        plain, forms = read_forms(template)
        chosen = forms.get(form, plain)
        try:
            return (pseudo_template(chosen) if self.language == PSEUDO else chosen).format(count=count)
        except (ValueError, LookupError):  # a translator's slip
            return str(count)

    def _template(self, code: str, count: int | None) -> str | None:
        """The words of a code, in this language if it has them."""
        if code in self._packs_here:
            return self._packs_here[code]
        one = self._in_english(code)
        if one is None:
            return None
        many = self._english.ngettext(code, code, MANY)
        if many == code or count is None:
            return self._catalog.pgettext(code, one)
        return self._catalog.npgettext(code, one, many, count)

    def _english_template(self, code: str, count: int | None) -> str:
        """The English words of a code that has some."""
        one = self._in_english(code) or code
        many = self._english.ngettext(code, code, MANY)
        return one if many == code or count in (None, 1) or code in self._packs else many

    def _in_english(self, code: str) -> str | None:
        """The English of a code; of one with a plural, the singular."""
        if code in self._packs:
            return self._packs[code]
        words = self._english.gettext(code)
        return None if words == code else words
