"""Checker and schema say the same of generated packs, good and broken."""

from __future__ import annotations

import random
from typing import Any

import pytest
from test_reference import SCHEMA, faults

from smallworld_desktop import content
from smallworld_desktop.content import from_documents, load_packs
from smallworld_desktop.content.limits import REFERENCES, range_of
from smallworld_desktop.content.parameters import Parameter, fits, parameters
from smallworld_desktop.rules.effects import VOCABULARY

PACKS = 300
SHIPPED = load_packs(content.SHIPPED)
SEEN_BY_BOTH = {
    f"content.{code}"
    for code in (
        "bad_id", "below_zero", "belongs_under", "effect_of_places", "effect_of_races", "missing_parameter",
        "missing_tokens", "no_parameters", "out_of_range", "too_long", "unknown_effect", "unknown_key",
        "unknown_parameter", "unknown_word", "want_effect", "want_list", "want_mapping", "want_number", "want_text",
        "want_word", "want_yes_no", "idle_place",
    )
}  # fmt: skip
"""Mistakes in the form of a pack. What names refer to and what makes no sense together only the checker sees."""


class Maker:
    """Writes packs at random; every so often with one mistake."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def pack(self) -> dict[str, Any]:
        made = {
            "pack": "made",
            "races": {f"race_{n}": self.race() for n in range(self.rng.randint(1, 2))},
            "powers": {"power_a": {"tokens": self.rng.randint(0, 5), "effects": self.effects(False)}},
            "places": {"place_a": {"relic": self.rng.random() < 0.5, "effects": self.effects(True)}},
            "markers": {"flag": {"defence": self.rng.randint(0, 3), "immune": self.rng.random() < 0.5}},
            "terrains": {"moor": {"water": False, "defence": self.rng.randint(-1, 2)}},
        }
        return self.broken(made) if self.rng.random() < 0.6 else made

    def race(self) -> dict[str, Any]:
        return {"name": "Somebody", "tokens": self.rng.randint(1, 10), "tray": 30, "effects": self.effects(False)}

    def effects(self, for_place: bool) -> Any:
        names = [name for name, cls in VOCABULARY.items() if fits(cls, for_place)]
        made = [self.effect(self.rng.choice(names)) for _ in range(self.rng.randint(1, 3))]
        return made[0] if len(made) == 1 and self.rng.random() < 0.3 and isinstance(made[0], str) else made

    def effect(self, name: str) -> Any:
        declared = parameters(VOCABULARY[name])
        given = {
            word: self.value(parameter, name)
            for word, parameter in declared.items()
            if parameter.required or self.rng.random() < 0.4
        }
        return {name: given} if given else name

    def value(self, parameter: Parameter, owner: str) -> Any:
        if parameter.conditions is not None:
            inner = parameters(parameter.conditions)
            chosen = self.rng.sample(sorted(inner), self.rng.randint(0, 2))
            return {word: self.value(inner[word], parameter.name) for word in chosen}
        if parameter.kind == "number":
            return self.rng.randint(*range_of(owner, parameter.name))
        if parameter.kind == "yes_no":
            return self.rng.random() < 0.5
        words = parameter.choices if parameter.kind == "choice" else self.ids(REFERENCES[parameter.name])
        return self.rng.sample(words, min(2, len(words))) if parameter.many else self.rng.choice(words)

    def ids(self, reference: str) -> list[str]:
        known = SHIPPED.content
        found = {"marker": known.markers, "symbol": sorted(known.symbols)}.get(reference, known.terrains)
        return list(found)

    def broken(self, made: dict[str, Any]) -> dict[str, Any]:
        """One value somewhere is replaced, or a key is added or taken away."""
        holders: list[Any] = []
        self.collect(made, holders)
        holder = self.rng.choice(holders)
        key = self.rng.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        what = self.rng.randrange(4)
        if what == 0 and isinstance(holder, dict):
            holder["Odd Key"] = 1
        elif what == 1 and isinstance(holder, dict) and len(holder) > 1:
            del holder[key]
        else:
            holder[key] = self.rng.choice([-99, 10**6, "gibberish", [[1]], {"odd": {"odd": 1}}, True, 1])
        return made

    def collect(self, value: Any, holders: list[Any]) -> None:
        inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        if inner:
            holders.append(value)
        for one in inner:
            self.collect(one, holders)


@pytest.mark.parametrize("start", range(0, PACKS, 100))
def test_checker_and_schema_agree(start: int) -> None:
    good = 0
    for seed in range(start, start + 100):
        document = Maker(seed).pack()
        loaded = from_documents([*SHIPPED.documents, document])
        errors = {p.message.code for p in loaded.errors}
        found = faults(document, SCHEMA)
        assert errors or not found, (seed, found)
        assert found or not errors & SEEN_BY_BOTH, (seed, errors)
        good += not found
    assert 20 <= good <= 80
