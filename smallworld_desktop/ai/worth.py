"""What regions and combos are worth to a race, asked of its abilities: no race or power is known by name."""

from __future__ import annotations

from typing import Final

from smallworld_desktop.rules.board import bits
from smallworld_desktop.rules.effects import Abilities
from smallworld_desktop.rules.matching import FOUND
from smallworld_desktop.rules.position import FOUND_RACE, FOUND_TRIBE, Position
from smallworld_desktop.rules.ruleset import Ruleset
from smallworld_desktop.rules.scoring import score_items

ANYTHING_FOUND: Final = FOUND_RACE | FOUND_TRIBE
TOKEN_FROM_TRAY: Final = 0.5
CONDITIONAL: Final = 0.7
STEPPING_STONE: Final = 0.1
"""What a region is worth that has to be left again."""


class Profile:
    """A race with its power at a glance: what each region pays it, what a conquest pays, what every turn pays."""

    __slots__ = ("booty", "each_turn", "pays", "special")

    def __init__(self, abilities: Abilities, size: int) -> None:
        pays = [1.0] * size
        self.booty: list[tuple[int, int, float]] = []
        self.each_turn = 0.0
        for region in bits(abilities.board.all_regions & ~abilities.stays):
            pays[region] = STEPPING_STONE
        for bound in abilities.income:
            effect = bound.effect
            coins = effect.amount / effect.for_each
            if effect.per == "region":
                if effect.beyond:
                    coins /= 2
                if not bound.where.marker:
                    for region in bits(bound.regions & abilities.stays):
                        pays[region] += coins
            elif effect.per == "conquest":
                self.booty.append((_flags(bound.where.held_by), bound.regions, coins))
            elif not effect.when.first_turn:
                self.each_turn += coins * (1.0 if effect.when.every == 1 else 1 / effect.when.every) * CONDITIONAL
        for fresh in abilities.fresh_tokens:
            if fresh.effect.per == "conquest":
                gain = TOKEN_FROM_TRAY * fresh.effect.amount / fresh.effect.for_each
                self.booty.append((_flags(fresh.where.held_by), fresh.regions, gain))
        for tribute in abilities.tributes:
            if tribute.when_taking:
                self.booty.append((FOUND["active_race"], abilities.board.all_regions, float(tribute.amount)))
        self.pays = tuple(pays)
        self.special = bool(
            abilities.sorcery
            or abilities.special_conquests
            or abilities.hires
            or abilities.relic_sorcery
            or abilities.copies_relic
        )


def _flags(occupants: tuple[str, ...]) -> int:
    """What must have been found in a region for a conquest to pay; 0 is no condition."""
    flags = 0
    for occupant in occupants:
        flags |= FOUND.get(occupant, 0)  # type: ignore[call-overload]
    return flags


class Worth:
    """Profiles of the combos at one table, made once each."""

    __slots__ = ("_profiles", "rules")

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._profiles: dict[Abilities, Profile] = {}

    def profile(self, abilities: Abilities) -> Profile:
        found = self._profiles.get(abilities)
        if found is None:
            found = self._profiles[abilities] = Profile(abilities, self.rules.board.size)
        return found


def income(pos: Position, seat: int) -> int:
    """What the seat would score if its turn ended now."""
    return sum(item.coins for item in score_items(pos, seat))


def turns_left(pos: Position, seat: int) -> int:
    """How many turns a seat still has, the present one not counted."""
    seats = pos.rules.seats
    mine = (seat - pos.start_seat) % seats
    now = (pos.seat - pos.start_seat) % seats
    return pos.rules.rounds - pos.round + (1 if mine > now else 0)
