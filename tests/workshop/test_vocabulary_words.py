"""Whatever the vocabulary declares can be chosen in the workshop by plain words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from smallworld_desktop.content.parameters import Parameter, parameters
from smallworld_desktop.i18n import Translator
from smallworld_desktop.rules.effects import VOCABULARY
from smallworld_desktop.workshop.effects import FOR_FINDS, families
from smallworld_desktop.workshop.families import effect_families

TWO_WAYS = ("water", "border", "when_taking")
"""Where no says as much as yes."""
OFFERED = [name for names in families().values() for name in names]


def codes(name: str) -> Iterator[tuple[str, ...]]:
    """The codes that word an effect; of several one is enough."""
    yield (f"workshop.effect.{name}",)
    yield (f"workshop.what.{name}",)
    for parameter in parameters(VOCABULARY[name]).values():
        if parameter.conditions is None:
            yield f"workshop.field.{name}.{parameter.name}", f"workshop.field.{parameter.name}"
            yield from choices(parameter)
            continue
        for condition in parameters(parameter.conditions).values():
            if condition.name not in FOR_FINDS:
                yield (f"workshop.{parameter.name}.{condition.name}",)
                yield from choices(condition)


def choices(parameter: Parameter) -> Iterator[tuple[str, ...]]:
    if parameter.name in TWO_WAYS:
        yield from ((f"workshop.choice.{parameter.name}.{answer}",) for answer in ("yes", "no"))
    yield from ((f"workshop.choice.{parameter.name}.{choice}",) for choice in parameter.choices)


@pytest.mark.parametrize("name", OFFERED)
def test_every_effect_field_and_choice_has_its_words(name: str) -> None:
    tr = Translator()
    assert [one for one in codes(name) if not any(tr.has(code) for code in one)] == []


def test_every_effect_lies_in_one_family() -> None:
    assert sorted(name for names in effect_families().values() for name in names) == sorted(OFFERED)
