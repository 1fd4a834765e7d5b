"""Plain words for the vocabulary: what effects are called and do, what their fields and choices mean."""

from __future__ import annotations

from smallworld_desktop.content.wording import problem_text
from smallworld_desktop.i18n import Translator, capitalised
from smallworld_desktop.workshop.checking import Checked
from smallworld_desktop.workshop.effects import EffectField

NAMED = {"terrain": "terrain", "symbol": "symbol", "marker": "marker", "ground": "terrain"}
GROUND = ("water", "land")


def effect_title(tr: Translator, name: str) -> str:
    return tr(f"workshop.effect.{name}") if tr.has(f"workshop.effect.{name}") else name


def effect_what(tr: Translator, name: str) -> str:
    """What it does, in a line."""
    return tr(f"workshop.what.{name}") if tr.has(f"workshop.what.{name}") else ""


def field_label(tr: Translator, field: EffectField) -> str:
    """What a field of a form asks for."""
    if field.is_condition:
        return tr(f"workshop.{field.path[0]}.{field.name}")
    own = f"workshop.field.{field.effect}.{field.name}"
    return tr(own) if tr.has(own) else tr(f"workshop.field.{field.name}")


def choice_label(tr: Translator, field: EffectField, choice: str) -> str:
    """What a choice of a field is called."""
    if not choice:
        return tr("workshop.none")
    if field.reference == "ground" and choice in GROUND:
        return capitalised(tr(f"where.kind.{choice}"))
    if field.reference:
        return capitalised(tr(f"{NAMED[field.reference]}.{choice}.name"))
    return tr(f"workshop.choice.{field.name}.{choice}")


def problems_at(tr: Translator, checked: Checked, key: str) -> str:
    """What is wrong with a field, in the words of `check-content`; nothing if all is well."""
    return " ".join(dict.fromkeys(problem_text(tr, problem) for problem in checked.at(key)))
