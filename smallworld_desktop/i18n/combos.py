"""A power and a race as one name, with the forms of both.

Two messages put them together: `combo.joined` where the power is part of one word (`Were-Trolls`, `Händler-Skelette`,
`kauppiasluurangot`), else `combo.apart`. Both may have forms behind bars, and in them
`{race}` is the race, in any form of its own: `{race:dat}`,
`{power}` is the power as it stands beside this race: its form for the race's gender (`f: volantes`), or `combo`; in a
form of the combo (`{power:the}`) its `combo_the`, else its `the`,
`{joined}` is both in one word, in any form of the race.
"""

from __future__ import annotations

from smallworld_desktop.i18n.forms import Name, read_forms

HYPHEN = "-"
VOWELS = "aeiouyåäöáéíóúýæø"
MASCULINE = "m"


class _Beside(Name):
    """A power as it stands beside a race."""

    __slots__ = ()

    @classmethod
    def of(cls, power: Name, race: Name) -> _Beside:
        forms = power.forms
        gender = race.forms.get("gender", MASCULINE)
        text = forms.get(gender) or forms.get(MASCULINE) or forms.get("combo") or str(power)
        return cls(text, forms, power.rules)

    def form(self, key: str) -> str:
        small = key[:1].lower() + key[1:]
        found = self.forms.get(f"combo_{small}") or self.forms.get(small) or str(self)
        return found[:1].upper() + found[1:] if key != small else found


class _Joined(Name):
    """A race with a power in one word: before the last of its words, and with a hyphen between equal vowels."""

    __slots__ = ("power", "race")
    power: str
    race: Name

    @classmethod
    def of(cls, power: str, race: Name) -> _Joined:
        made = cls(join(power, str(race)))
        made.power, made.race = power, race
        return made

    def form(self, key: str) -> str:
        small = key[:1].lower() + key[1:]
        found = join(self.power, self.race.form(small))
        return found[:1].upper() + found[1:] if key != small else found


def join(power: str, race: str) -> str:
    """`Händler-Skelette`, `Weiße Händler-Frauen`, `kukkula-amatsonit`. A hard blank keeps a race's words together."""
    if power.endswith(HYPHEN):
        before, blank, last = race.rpartition(" ")
        return f"{before}{blank}{power}{last}"
    same = power[-1:].lower() == race[:1].lower() and power[-1:].lower() in VOWELS
    return f"{power}{HYPHEN if same else ''}{race}"


def is_joined(power: Name) -> bool:
    """Whether a power wants to be one word with its race."""
    beside = power.forms.get(MASCULINE) or power.forms.get("combo") or str(power)
    return "stem" in power.forms or beside.startswith(HYPHEN) or beside.endswith(HYPHEN)


def combined(template: str, power: Name, race: Name, rules: dict[str, str]) -> Name:
    """The combo as a name, by the template of its language."""
    plain, forms = read_forms(template)
    beside = _Beside.of(power, race)
    parts = {"power": beside, "race": race, "joined": _Joined.of(power.forms.get("stem") or str(beside), race)}
    facts = {key: value for key, value in race.forms.items() if key in ("gender", "number")}
    return Name(plain.format(**parts), {**facts, **{key: form.format(**parts) for key, form in forms.items()}}, rules)
