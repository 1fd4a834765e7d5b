"""What numbers are allowed and what words refer to: the one table that loader, reference and schema share."""

from __future__ import annotations

import re
from typing import NamedTuple

ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
MAX_NAME = 40
MAX_SUMMARY = 80
MAX_TEXT = 2000
WATER_OR_LAND = ("water", "land")
STYLES = (
    *("farmland", "forest", "hill", "mountain", "swamp", "plain", "sea", "lake"),
    *("mine", "mushroom", "crystal", "mud", "black_mountain", "river", "lava", "chasm"),
)
"""How a terrain may be painted, above ground and below."""


class Range(NamedTuple):
    """The least and the most, both included."""

    least: int
    most: int


RACE_TOKENS = Range(1, 30)
POWER_TOKENS = Range(0, 30)
TRAY = Range(1, 99)
RACE_ADVICE = Range(1, 10)
POWER_ADVICE = Range(0, 5)
TRAY_BEYOND_BANNER = 5

RANGES: dict[str, Range] = {
    # by parameter name
    "amount": Range(1, 20),
    "drives_out": Range(0, 20),
    "regions": Range(1, 20),
    "times": Range(1, 20),
    "at_least": Range(0, 60),
    "at_most": Range(0, 60),
    "beyond": Range(0, 60),
    "cheaper": Range(0, 20),
    "coins": Range(0, 20),
    "defence": Range(0, 20),
    "every": Range(1, 20),
    "for_each": Range(1, 60),
    "conquests": Range(0, 60),
    "from_round": Range(1, 20),
    "from_turn": Range(1, 20),
    "own_beside": Range(0, 20),
    "to_round": Range(0, 20),
    "within": Range(0, 6),
    "to_turn": Range(0, 20),
    "tokens_at_most": Range(0, 20),
    "minimum": Range(1, 10),
    "per_region": Range(0, 30),
    "per_turn": Range(0, 30),
    "price": Range(1, 20),
    "supply": Range(1, 30),
    "tokens": Range(0, 20),
    # where an effect differs
    "cheaper.amount": Range(-20, 20),
    "coins.amount": Range(-20, 20),
    "defence.amount": Range(-20, 20),
    "fresh_tokens.amount": Range(-20, 20),
    "terrain.defence": Range(-1, 20),
    "hire.cheaper": Range(1, 20),
    "losses.amount": Range(0, 20),
    "passed_over.coins": Range(1, 20),
}

BELOW_ZERO = tuple(
    sorted(key.removesuffix(".amount") for key in RANGES if key.endswith(".amount") and RANGES[key].least < 0)
)
"""The effects whose amount may be below zero."""


def range_of(owner: str, parameter: str) -> Range:
    """The range of a number, by `effect.parameter` or by the parameter's name."""
    return RANGES.get(f"{owner}.{parameter}") or RANGES[parameter]


REFERENCES: dict[str, str] = {
    # the parameters whose words are ids that packs declare
    "marker": "marker",
    "terrain": "terrain",
    "next_to": "ground",
    "next_to_own": "ground",
    "symbol": "symbol",
    "next_to_marker": "marker",
    "linked_to_marker": "marker",
    "next_to_own_symbol": "symbol",
    "next_to_symbol": "symbol",
}

ACTIVE_ONLY = frozenset(
    {
        # effects on what only an active race does: they offer no `while`
        "chronicler",
        "coins_for_leaving",
        "combat_tokens",
        "declines_late",
        "fresh_tokens",
        "horde",
        "makes_peace",
        "no_redeployment",
        "passed_over",
        "places_markers",
        "rolls_before",
        "second_wave",
        "single_tokens",
        "copies_relic",
        "erupts",
        "lends_power",
        "posts",
        "sacrifices",
        "shields_decline",
        "swaps_badge",
        "swaps_powers",
        "vanishes",
        "wanders",
    }
)

FIGHTING_ONLY = frozenset(
    {
        # effects on conquering: in decline they count only for a race that fights on
        "avoids",
        "cheaper",
        "enters_anywhere",
        "hire",
        "marks_conquests",
        "roams",
        "sails",
        "passes",
        "sorcery",
        "special_conquest",
        "stacks",
        "tunnels",
    }
)

FINDS_ONLY = frozenset({"doubles_region", "souls"})
"""Effects that make sense for places and relics only, though they count for a race."""

NEEDED_BY_RACES = {"special_conquest": ("marker",)}
"""Parameters that finds may leave out, but races and powers may not."""

ON_FINDS = frozenset(
    {
        # effects that a place or relic may have for the race that occupies its region
        "cheaper",
        "coins",
        "defence",
        "enters_anywhere",
        "fresh_tokens",
        "hire",
        "immune",
        "losses",
        "makes_peace",
        "passes",
        "roams",
        "rolls_for_losses",
        "sails",
        "second_wave",
        "sorcery",
        "special_conquest",
        "tribute",
        "tunnels",
        "unaided",
    }
)
