"""Packs made at random from the declarations of the vocabulary: good ones, and ones with a mistake."""

from __future__ import annotations

import random
from typing import Any

from smallworld_desktop.content import load_packs
from smallworld_desktop.content.entries import PLACING
from smallworld_desktop.content.limits import REFERENCES, range_of
from smallworld_desktop.content.parameters import Parameter, fits, parameters, required
from smallworld_desktop.rules.effects import VOCABULARY

SHIPPED = load_packs(["base", "grand_dames"])
"""What made packs refer to; few packs, because they are read again with each."""
GENTLE = {"every": 2, "from_round": 5, "from_turn": 3, "at_least": 4, "own_beside": 3, "tokens": 3, "conquests": 3}
"""The most that a condition asks for in packs that are played with: what never happens tests nothing."""


class Maker:
    """Writes packs at random; every so often with one mistake."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def pack(self) -> dict[str, Any]:
        made = {
            "pack": "made",
            "races": {f"race_{n}": self.race() for n in range(self.rng.randint(1, 2))},
            "powers": {"power_a": self.power()},
            "places": {"place_a": {"relic": self.rng.random() < 0.5, "effects": self.effects(True)}},
            "markers": {"flag": self.marker()},
            "terrains": {"moor": {"water": False, "defence": self.rng.randint(-1, 2)}},
        }
        return self.broken(made) if self.rng.random() < 0.6 else made

    def race(self) -> dict[str, Any]:
        return {"name": "Somebody", "tokens": self.rng.randint(1, 10), "tray": 30, "effects": self.effects(False)}

    def power(self) -> dict[str, Any]:
        return {"tokens": self.rng.randint(0, 5), "effects": self.effects(False)}

    def marker(self) -> dict[str, Any]:
        return {"defence": self.rng.randint(0, 3), "immune": self.rng.random() < 0.5}

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


class PlayableMaker(Maker):
    """Writes packs to play with: each effect has a marker of its own, and what it asks for can happen."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.markers: dict[str, Any] = {}

    def pack(self) -> dict[str, Any]:
        return {
            "pack": "made",
            "races": {f"race_{n}": self.race() for n in range(16)},
            "powers": {f"power_{n}": self.power() for n in range(16)},
            "places": {f"place_{n}": self.place() for n in range(6)},
            "markers": self.markers,
        }

    def place(self) -> dict[str, Any]:
        return {"relic": self.rng.random() < 0.5, "effects": self.effects(True)}

    def effect(self, name: str) -> Any:
        made = super().effect(name)
        if not (issubclass(VOCABULARY[name], PLACING) and "marker" in parameters(VOCABULARY[name])):
            return made
        given = made[name] if isinstance(made, dict) else {}
        if "marker" in given or parameters(VOCABULARY[name])["marker"].default or required(VOCABULARY[name], False):
            id = f"flag_{len(self.markers)}"
            self.markers[id] = {**self.marker(), "neutral": name == "posts", "kept_in_decline": self.rng.random() < 0.3}
            return {name: {**given, "marker": id}}
        return made

    def value(self, parameter: Parameter, owner: str) -> Any:
        if parameter.kind == "number" and owner in ("where", "when") and parameter.name in GENTLE:
            return self.rng.randint(range_of(owner, parameter.name).least, GENTLE[parameter.name])
        if parameter.kind == "number":
            return min(self.rng.randint(*range_of(owner, parameter.name)), self.rng.randint(1, 5))
        return super().value(parameter, owner)

    def ids(self, reference: str) -> list[str]:
        return [*self.markers, "lair"] if reference == "marker" else super().ids(reference)
