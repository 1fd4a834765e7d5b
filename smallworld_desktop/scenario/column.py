"""The column and the piles of a scenario: `orcs+commando`, `trolls+hill+2`, `homunculi+hill+1+1xT`, `+hill`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from smallworld_desktop.rules.chance import Chance
from smallworld_desktop.rules.column import refill
from smallworld_desktop.rules.position import Combo, Position
from smallworld_desktop.rules.ruleset import COLUMN, Ruleset
from smallworld_desktop.scenario.problems import Malformed
from smallworld_desktop.scenario.values import one_of, word

ENTRY = re.compile(r"(?P<race>\w*)\+(?P<power>\w+?)(\+(?P<coins>\d+))?(\+(?P<tokens>\d+)xT)?")


def read_combo(value: object, rules: Ruleset, key: str) -> tuple[int | None, int, int, int]:
    """Race (None for a badge alone), power, coins and tokens of an entry."""
    found = ENTRY.fullmatch(word(value, key))
    if found is None:
        raise Malformed("combo", key=key, got=str(value))
    races = [race.id for race in rules.races]
    powers = [power.id for power in rules.powers]
    race = races.index(one_of(found["race"], races, key)) if found["race"] else None
    power = powers.index(one_of(found["power"], powers, key))
    return race, power, int(found["coins"] or 0), int(found["tokens"] or 0)


def show_combo(rules: Ruleset, combo: Combo) -> str:
    """A combo as a scenario writes it."""
    race, power, coins, tokens = combo
    text = f"{rules.races[race].id}+{rules.powers[power].id}"
    text += f"+{coins}" if coins else ""
    return text + (f"+{tokens}xT" if tokens else "")


def lay_column(
    pos: Position, entries: list[Any], chance: Chance, lent: Sequence[int] = (), draws: Sequence[str] = ()
) -> None:
    """Put the stated combos up, then the stated order of the piles; the seed shuffles the rest.

    Badges that finds lend are out of the pile; those that they will lend are in its hidden part.

    A badge that a race in play has may be stated again, so that a scenario need not invent other badges.
    """
    rules = pos.rules
    in_play = [people for people in pos.peoples if people is not None]
    races = [r for r in range(len(rules.races)) if all(people.race != r for people in in_play)]
    powers = list(range(len(rules.powers)))
    first_races: list[int] = []
    first_powers: list[int] = []
    for place, entry in enumerate(entries):
        race, power, coins, tokens = read_combo(entry, rules, "column")
        if power not in powers or (race is not None and race not in races):
            raise Malformed("in_play", key="column", got=str(entry))
        in_column = place < COLUMN and race is not None
        if (coins or tokens) and not in_column:
            raise Malformed("on_pile", key="column", got=str(entry))
        if race is not None and tokens > rules.races[race].tray:
            raise Malformed("too_many_tokens", key="column", got=tokens - rules.races[race].tray)
        powers.remove(power)
        if race is not None:
            races.remove(race)
        if in_column and race is not None:
            pos.column.append((race, power, coins, tokens))
        else:
            first_powers.append(power)
            if race is not None:
                first_races.append(race)
    powers = [p for p in powers if p not in lent and all(people.power != p for people in in_play)]
    coming = [number for number, power in enumerate(rules.powers) if power.id in draws]
    powers = [p for p in powers if p not in coming]
    chance.shuffle(races)
    chance.shuffle(powers)
    pos.race_pile = first_races + races
    pos.power_pile = [p for p in first_powers if p not in coming] + powers
    pos.unknown_races = len(pos.race_pile)
    refill(pos, chance, [])
    pos.power_pile += coming
