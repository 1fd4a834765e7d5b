"""The vocabulary that races and powers are written in: *when* x *which regions* x *what*."""

from smallworld_desktop.rules.effects import coins, conquest, defence, markers, places
from smallworld_desktop.rules.effects.abilities import Abilities
from smallworld_desktop.rules.effects.base import VOCABULARY, Effect
from smallworld_desktop.rules.effects.when import ALWAYS, When
from smallworld_desktop.rules.effects.where import EVERYWHERE, Where

__all__ = [
    "ALWAYS",
    "EVERYWHERE",
    "VOCABULARY",
    "Abilities",
    "Effect",
    "When",
    "Where",
    "coins",
    "conquest",
    "defence",
    "markers",
    "places",
]
