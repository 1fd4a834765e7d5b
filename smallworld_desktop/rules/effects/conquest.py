"""Effects on conquering: what it costs, how far it reaches, and other ways to do it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from smallworld_desktop.rules.effects.abilities import Abilities
from smallworld_desktop.rules.effects.base import Effect, declare, param
from smallworld_desktop.rules.effects.when import ALWAYS, When
from smallworld_desktop.rules.effects.where import EVERYWHERE, Where


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Cheaper(Effect):
    """Regions cost fewer tokens to conquer. All discounts add up; one token is always needed."""

    name: ClassVar[str] = "cheaper"
    amount: int = param(1, "tokens fewer")
    where: Where = param(EVERYWHERE, "which regions are cheaper")
    when: When = param(ALWAYS, "when they are")

    @property
    def is_fixed(self) -> bool:
        return self.where.is_fixed and self.when == ALWAYS

    def add_to(self, abilities: Abilities) -> None:
        abilities.discounts.append(abilities.bind(self, self.where))


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Roams(Effect):
    """May conquer regions that are not adjacent, the first one included."""

    name: ClassVar[str] = "roams"
    where: Where = param(Where(water=False), "which regions can be reached from anywhere")

    def add_to(self, abilities: Abilities) -> None:
        abilities.roams |= self.where.fixed_regions(abilities.board)


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Sails(Effect):
    """May conquer water as empty regions, keeps it in decline, and may enter by a border sea."""

    name: ClassVar[str] = "sails"

    def add_to(self, abilities: Abilities) -> None:
        abilities.sails = True


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class EntersAnywhere(Effect):
    """The first conquest may be any region that the race could conquer, not only a border region."""

    name: ClassVar[str] = "enters_anywhere"

    def add_to(self, abilities: Abilities) -> None:
        abilities.enters_anywhere = True


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Tunnels(Effect):
    """Regions of a kind count as adjacent to each other."""

    name: ClassVar[str] = "tunnels"
    where: Where = param(EVERYWHERE, "which regions are joined")

    def add_to(self, abilities: Abilities) -> None:
        abilities.tunnels.append(self.where.fixed_regions(abilities.board))


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class CombatTokens(Effect):
    """Extra tokens for conquest only: they come with the combo and leave the board after each redeployment."""

    name: ClassVar[str] = "combat_tokens"
    amount: int = param(4, "how many")

    def add_to(self, abilities: Abilities) -> None:
        abilities.combat_tokens += self.amount


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Horde(Effect):
    """Tokens beyond the tray, like any others, but lost first and gone in decline."""

    name: ClassVar[str] = "horde"
    amount: int = param(2, "how many")

    def add_to(self, abilities: Abilities) -> None:
        abilities.horde += self.amount


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class FreshTokens(Effect):
    """New tokens from the tray at redeployment."""

    name: ClassVar[str] = "fresh_tokens"
    amount: int = param(1, "tokens each time")
    per: Literal["turn", "region", "conquest"] = param(
        "conquest", "what is counted: the turn, regions held, or conquests of this turn"
    )
    where: Where = param(EVERYWHERE, "which regions count; for conquests `held_by` says what was found there")
    for_each: int = param(1, "once for each so many counted, rounded down")
    when: When = param(ALWAYS, "when they come")

    def add_to(self, abilities: Abilities) -> None:
        abilities.fresh_tokens.append(abilities.bind(self, self.where))


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Sorcery(Effect):
    """Once a turn per opponent: conquers a region by replacing a lone active token with one from the tray."""

    name: ClassVar[str] = "sorcery"

    def add_to(self, abilities: Abilities) -> None:
        abilities.sorcery = True


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialConquest(Effect):
    """Another way to conquer, once a turn, whose marker stays on the board and protects the region it stands in."""

    name: ClassVar[str] = "special_conquest"
    marker: str = param("", "its marker; also the word for this way to conquer")
    tokens: int = param(0, "needs just so many tokens, whatever defends; 0 means the usual cost")
    cheaper: int = param(0, "tokens fewer than the usual cost")
    leaps: bool = param(False, "reaches over exactly one region, from a region held, where the marker then stands")

    def add_to(self, abilities: Abilities) -> None:
        abilities.special_conquests.append(self)


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class RollsBefore(Effect):
    """May roll the die before each conquest and pay so much less; the usual last conquest is replaced by this."""

    name: ClassVar[str] = "rolls_before"

    def add_to(self, abilities: Abilities) -> None:
        abilities.rolls_before = True


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class SecondWave(Effect):
    """After a first series of conquests the troops may be readied once more for a second."""

    name: ClassVar[str] = "second_wave"

    def add_to(self, abilities: Abilities) -> None:
        abilities.second_wave = True


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Hire(Effect):
    """Coins make a conquest cheaper, once per conquest, with the die before or after the roll."""

    name: ClassVar[str] = "hire"
    price: int = param(1, "coins")
    cheaper: int = param(2, "tokens fewer")

    def add_to(self, abilities: Abilities) -> None:
        abilities.hires.append(self)
