"""Effects on being attacked, on tokens, and on declining."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from smallworld_desktop.rules.effects.abilities import Abilities
from smallworld_desktop.rules.effects.base import Effect, While, declare, param
from smallworld_desktop.rules.effects.when import ALWAYS, When
from smallworld_desktop.rules.effects.where import EVERYWHERE, Where


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Defence(Effect):
    """Regions of the race cost more to conquer."""

    name: ClassVar[str] = "defence"
    amount: int = param(1, "tokens more; a negative number makes them cheaper")
    where: Where = param(EVERYWHERE, "which of its regions")
    when: When = param(ALWAYS, "when")

    def add_to(self, abilities: Abilities) -> None:
        abilities.defences.append(abilities.bind(self, self.where))


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Immune(Effect):
    """Opponents can't conquer regions of the race, nor touch them with an effect."""

    name: ClassVar[str] = "immune"
    where: Where = param(EVERYWHERE, "which of its regions")
    when: When = param(ALWAYS, "when")

    def add_to(self, abilities: Abilities) -> None:
        abilities.immunities.append(abilities.bind(self, self.where))


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Losses(Effect):
    """How many tokens are lost when a region is conquered; the others come back.

    Victims with `losses` of their own keep to these. Attackers keep one token in the region.
    """

    name: ClassVar[str] = "losses"
    amount: int = param(0, "tokens lost for each region")
    whose: Literal["own", "victims", "attackers"] = param(
        "own", "its own, those of races from which it takes a region, or those of opponents who take one from it"
    )

    def add_to(self, abilities: Abilities) -> None:
        if self.whose == "own":
            abilities.loses = self.amount
        elif self.whose == "victims":
            abilities.victims_lose = self.amount
        else:
            abilities.attackers_lose += self.amount


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class RollsForLosses(Effect):
    """For each token lost the die is rolled, and so many come from the tray."""

    name: ClassVar[str] = "rolls_for_losses"

    def add_to(self, abilities: Abilities) -> None:
        abilities.rolls_for_losses = True


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Stacks(Effect):
    """Never conquers or holds a region with fewer tokens than this while active; safe from sorcery."""

    name: ClassVar[str] = "stacks"
    minimum: int = param(2, "tokens in each region at least")

    def add_to(self, abilities: Abilities) -> None:
        abilities.min_stack = max(abilities.min_stack, self.minimum)
        abilities.sorcery_proof = True


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class SingleTokens(Effect):
    """After redeployment exactly one token (with `stacks` its minimum) stays in each region; the rest wait in hand."""

    name: ClassVar[str] = "single_tokens"

    def add_to(self, abilities: Abilities) -> None:
        abilities.single_tokens = True


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class NoRedeployment(Effect):
    """Tokens stay where they conquered, those in hand stay in hand."""

    name: ClassVar[str] = "no_redeployment"

    def add_to(self, abilities: Abilities) -> None:
        abilities.no_redeployment = True


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class MakesPeace(Effect):
    """At the end of the turn may name an opponent it did not attack, who then can't attack its active race."""

    name: ClassVar[str] = "makes_peace"

    def add_to(self, abilities: Abilities) -> None:
        abilities.makes_peace = True


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class FightsInDecline(Effect):
    """In decline all tokens stay, and the race goes on conquering before the owner's active race does."""

    name: ClassVar[str] = "fights_in_decline"
    lasting: While = param("always", "always")
    attacks: bool = param(True, "false: the tokens stay after one last redeployment, but attack no more")

    def add_to(self, abilities: Abilities) -> None:
        if self.attacks:
            abilities.fights_in_decline = True
        else:
            abilities.entombed = True


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Lasts(Effect):
    """In decline the race doesn't count for the limit of one: it stays beside others until enemies remove it."""

    name: ClassVar[str] = "lasts"
    lasting: While = param("always", "always")

    def add_to(self, abilities: Abilities) -> None:
        abilities.lasts = True


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class DeclinesLate(Effect):
    """May decline after scoring, at the end of any turn that was not spent on declining."""

    name: ClassVar[str] = "declines_late"

    def add_to(self, abilities: Abilities) -> None:
        abilities.declines_late = True


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Tower(Effect):
    """When it declines, one token per region is stacked in one of them; each turn the stack scores a coin per token."""

    name: ClassVar[str] = "tower"
    lasting: While = param("always", "always")
    marker: str = param("tower", "the marker that stands there")

    def add_to(self, abilities: Abilities) -> None:
        abilities.tower = self.marker


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class PassedOver(Effect):
    """What happens each time the combo is passed over in the column."""

    name: ClassVar[str] = "passed_over"
    coins: int = param(1, "coins that it costs, which then lie on it")
    tokens: int = param(0, "tokens of the tray that are put on it too")

    def add_to(self, abilities: Abilities) -> None:
        abilities.passing_price = max(abilities.passing_price, self.coins)
        abilities.passed_tokens += self.tokens


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Unaided(Effect):
    """Opponents conquer its regions by plain borders and at the plain cost: no effect of theirs helps."""

    name: ClassVar[str] = "unaided"

    def add_to(self, abilities: Abilities) -> None:
        abilities.unaided = True


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Revives(Effect):
    """At the start of the owner's turn regions in decline become the active race's, with a new token in each."""

    name: ClassVar[str] = "revives"
    regions: int = param(2, "how many regions a turn")
    lasting: While = param("decline", "in decline")

    def add_to(self, abilities: Abilities) -> None:
        abilities.revives = max(abilities.revives, self.regions)


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Vanishes(Effect):
    """On decline all tokens leave, for so many coins per region held instead of one."""

    name: ClassVar[str] = "vanishes"
    amount: int = param(2, "coins per region")

    def add_to(self, abilities: Abilities) -> None:
        abilities.vanishes = (abilities.source, self.amount)
