"""Names with forms, and what a message may ask of its parameters.

A name is one text with its forms behind bars: `Orks | dat: Orks | one: Ork | gender: m`. A message asks for one of
them behind a colon: `{race}` the name, `{race:dat}` a form, `{race:Dat}` the same with a capital,
`{race:m=chassés|f=chassées}` a choice by the name's gender or number. What a name lacks is made by the rule of its kind
(`the: the {name}`), or else is the name itself: a form is never required of a player's pack.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from smallworld_desktop.rules.messages import Param

BAR = "|"
SAY = "say"
FACTS = ("gender", "number")
"""Forms that are never shown: they choose between words of a message."""

Forms = Mapping[str, str]


def read_forms(text: str) -> tuple[str, dict[str, str]]:
    """The plain text, and the forms behind its bars. A text with other bars is plain as a whole."""
    plain, *parts = (part.strip() for part in text.split(BAR))
    pairs = [part.partition(":") for part in parts]
    if not all(colon and key.strip().isidentifier() for key, colon, _ in pairs):
        return text, {}
    return plain, {key.strip(): form.strip() for key, _, form in pairs}


def read_rules(declared: str) -> dict[str, str]:
    """The forms that a catalog declares for a kind of names, with the rules of those that have one.

    `the: the {name} | dat | number?`: every name brings `dat`, and may bring `number`.
    """
    pairs = (part.partition(":") for part in declared.split(BAR))
    return {key.strip().rstrip("?"): rule.strip() for key, _, rule in pairs if key.strip()}


class Name(str):
    """A name that knows its forms. Everywhere else it is an ordinary text."""

    __slots__ = ("forms", "rules")
    forms: Forms
    rules: Forms

    def __new__(cls, text: str, forms: Forms | None = None, rules: Forms | None = None) -> Name:
        made = super().__new__(cls, text)
        made.forms = forms or {}
        made.rules = rules or {}
        return made

    def form(self, key: str) -> str:
        """The form called `key`; with a capital if `key` has one."""
        if key[:1].isupper():
            return capitalised(self.form(key[:1].lower() + key[1:]))
        if key in self.forms:
            return self.forms[key]
        rule = self.rules.get(key, "")
        return rule.format(name=self) if rule else str(self)

    def chosen(self, options: Forms) -> str:
        """The one of `options` that goes with this name's gender or number; else the last."""
        facts = [self.forms[key] for key in FACTS if key in self.forms]
        return next((options[fact] for fact in facts if fact in options), options[list(options)[-1]])

    def __format__(self, spec: str) -> str:
        if "=" in spec:
            return self.chosen(read_options(spec))
        return self.form(spec) if spec else str(self)


def read_options(spec: str) -> dict[str, str]:
    """`m=chassés|f=chassées` by key."""
    pairs = (option.partition("=") for option in spec.split(BAR))
    return {key.strip(): words for key, _, words in pairs}


def capitalised(words: str) -> str:
    return words[:1].upper() + words[1:]


class Asked:
    """A parameter of a message that is no name: a number may be asked to count a noun, a text for nothing."""

    __slots__ = ("counted", "value")

    def __init__(self, value: Param, counted: Callable[[str, int], str]) -> None:
        self.value = value
        self.counted = counted

    def __format__(self, spec: str) -> str:
        if spec and (isinstance(self.value, int) or (isinstance(self.value, str) and self.value.isdecimal())):
            return self.counted(spec, int(self.value))
        if "=" in spec:
            return Name(str(self.value)).chosen(read_options(spec))
        return capitalised(str(self.value)) if spec[:1].isupper() else str(self.value)


class Other:
    """Another message inside one: `{say:key.space}` is the name of a key, `{say:menu.continue}` that of a button."""

    __slots__ = ("word",)

    def __init__(self, word: Callable[[str], str]) -> None:
        self.word = word

    def __format__(self, spec: str) -> str:
        return self.word(spec)


class Params(dict[str, Param]):
    """The parameters of a message as its template asks for them. One that is missing stays visible."""

    def __init__(
        self, params: Mapping[str, Param], counted: Callable[[str, int], str], word: Callable[[str], str]
    ) -> None:
        super().__init__(params)
        self.counted = counted
        self.word = word

    def __getitem__(self, key: str) -> Name | Asked | Other:  # type: ignore[override]
        if key == SAY:
            return Other(self.word)
        if key not in self:
            return Name("{" + key + "}")
        value = super().__getitem__(key)
        return value if isinstance(value, Name) else Asked(value, self.counted)
