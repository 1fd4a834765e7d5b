"""Effects on conquering: what it costs, how far it reaches, and other ways to do it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from smallworld_desktop.rules.effects.abilities import Abilities, SpecialWay
from smallworld_desktop.rules.effects.base import Effect, declare, param
from smallworld_desktop.rules.effects.when import ALWAYS, When
from smallworld_desktop.rules.effects.where import EVERYWHERE, Where, regions_showing


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Cheaper(Effect):
    """Regions cost fewer tokens to conquer. All discounts add up; one token is always needed."""

    name: ClassVar[str] = "cheaper"
    amount: int = param(1, "tokens fewer; a negative number makes regions dearer")
    as_if_empty: bool = param(False, "instead of an amount: nothing but the ground counts, whoever is there")
    where: Where = param(EVERYWHERE, "which regions are cheaper")
    when: When = param(ALWAYS, "when they are")

    @property
    def is_fixed(self) -> bool:
        return self.where.is_fixed and self.when == ALWAYS

    def add_to(self, abilities: Abilities) -> None:
        (abilities.clearings if self.as_if_empty else abilities.discounts).append(abilities.bind(self, self.where))


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Roams(Effect):
    """May conquer regions that are not adjacent, the first one included."""

    name: ClassVar[str] = "roams"
    where: Where = param(Where(water=False), "which regions can be reached from anywhere")
    within: int = param(0, "only from so many steps away, and never as an entrance; 0 is no limit")

    def add_to(self, abilities: Abilities) -> None:
        if self.within:
            abilities.strides.append((self.within, abilities.fixed(self.where)))
        else:
            abilities.roams |= abilities.fixed(self.where)


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Avoids(Effect):
    """Never conquers regions of a kind; what it holds it may keep."""

    name: ClassVar[str] = "avoids"
    where: Where = param(EVERYWHERE, "which regions it avoids")

    def add_to(self, abilities: Abilities) -> None:
        abilities.avoided |= abilities.fixed(self.where)


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
    where: Where = param(EVERYWHERE, "which regions are entrances beside the usual ones")

    def add_to(self, abilities: Abilities) -> None:
        if self.where == EVERYWHERE:
            abilities.enters_anywhere = True
        else:
            abilities.entrances.append(abilities.bind(self, self.where))


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Tunnels(Effect):
    """Regions of a kind count as adjacent to each other."""

    name: ClassVar[str] = "tunnels"
    where: Where = param(EVERYWHERE, "which regions are joined")

    def add_to(self, abilities: Abilities) -> None:
        abilities.tunnels.append(abilities.fixed(self.where))


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Passes(Effect):
    """All regions along one connected stretch of a kind, and the stretch itself, are joined, whoever is there.

    A stretch that leads onto the board makes them entrances.
    """

    name: ClassVar[str] = "passes"
    where: Where = param(Where(water=True), "the regions that it passes through")

    def add_to(self, abilities: Abilities) -> None:
        abilities.passes |= abilities.fixed(self.where)


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Erupts(Effect):
    """With the combo its marker is put on a region that shows the symbol, even an impassable one.

    The race enters next to it, and only there; later what is next to it is always within reach.
    """

    name: ClassVar[str] = "erupts"
    marker: str = param("", "which marker")
    symbol: str = param("", "the symbol of the regions where it may stand")

    def add_to(self, abilities: Abilities) -> None:
        abilities.erupts = self.marker
        abilities.sites |= regions_showing(abilities.board, (self.symbol,))


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class CombatTokens(Effect):
    """Extra tokens for conquest only: they come with the combo and leave the board after each redeployment.

    With a marker they are pieces of their own: so many more come at each redeployment and stay until decline. They are
    used first, never without a token of the race beside them, and hold nothing.
    """

    name: ClassVar[str] = "combat_tokens"
    amount: int = param(4, "how many")
    marker: str = param("", "the marker that stands for them", optional=True)
    per: Literal["turn", "region"] = param("turn", "with a marker: what is counted, the turn or regions held")
    where: Where = param(EVERYWHERE, "with a marker: which regions count")
    supply: int = param(10, "with a marker: how many there are in all")

    def add_to(self, abilities: Abilities) -> None:
        if self.marker:
            abilities.helpers.append(abilities.bind(self, self.where))
        else:
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
    """New tokens from the tray, at redeployment or at the start of the turn."""

    name: ClassVar[str] = "fresh_tokens"
    amount: int = param(1, "tokens each time; below zero they leave, but one stays in each region")
    per: Literal["turn", "region", "conquest"] = param(
        "conquest", "what is counted: the turn, regions held, or conquests of this turn"
    )
    where: Where = param(EVERYWHERE, "which regions count; for conquests `held_by` says what was found there")
    for_each: int = param(1, "once for each so many counted, rounded down")
    when: When = param(ALWAYS, "in which turns they come")
    at: Literal["redeployment", "start"] = param("redeployment", "at redeployment or at the start of the turn")

    def add_to(self, abilities: Abilities) -> None:
        abilities.fresh_tokens.append(abilities.bind(self, self.where))


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class Sorcery(Effect):
    """Conquers a region by replacing a lone active token of an opponent with one from the tray."""

    name: ClassVar[str] = "sorcery"
    per: Literal["opponent", "turn"] = param("opponent", "once a turn against each opponent, or once in all")
    from_hand: bool = param(False, "with an empty tray the token comes from the hand")

    def add_to(self, abilities: Abilities) -> None:
        if abilities.home >= 0:
            abilities.relic_sorcery.append(abilities.source)
        else:
            abilities.sorcery = True
            abilities.sorcery_per_turn = self.per == "turn"
        abilities.sorcery_from_hand |= self.from_hand


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialConquest(Effect):
    """Another way to conquer, once a turn, whose marker stays on the board and protects the region it stands in.

    On a find it needs no marker: the find is the way, moves to the region taken and protects nothing.
    """

    name: ClassVar[str] = "special_conquest"
    marker: str = param("", "its marker; also the word for this way to conquer", optional=True)
    tokens: int = param(0, "needs just so many tokens, whatever defends; 0 means the usual cost")
    cheaper: int = param(0, "tokens fewer than the usual cost")
    leaps: bool = param(False, "reaches over exactly one region, from a region held, where the marker then stands")
    anywhere: bool = param(False, "reaches every region that the race could conquer if it were next to it")
    as_if_empty: bool = param(False, "nothing but the ground counts, whoever is there")
    spares: bool = param(False, "the defender loses nobody")
    times: int = param(1, "how often in a turn")
    where: Where = param(EVERYWHERE, "which regions can be taken in this way")

    def add_to(self, abilities: Abilities) -> None:
        is_find = abilities.home >= 0
        id = abilities.source if is_find else self.marker
        abilities.special_conquests.append(SpecialWay(id, abilities.bind(self, self.where), is_find))


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class RollsBefore(Effect):
    """May roll the die before each conquest and pay so much less; the usual last conquest is replaced by this."""

    name: ClassVar[str] = "rolls_before"
    named: bool = param(False, "the region is named before the roll and must be taken; if it can't, conquests are over")
    where: Where = param(EVERYWHERE, "if it is named: which regions; all others have the usual last conquest")

    def add_to(self, abilities: Abilities) -> None:
        if self.named:
            abilities.named_rolls.append(abilities.bind(self, self.where))
        else:
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


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class SwapsBadge(Effect):
    """On taking the combo, after paying, its badge may be exchanged for that of another combo in sight."""

    name: ClassVar[str] = "swaps_badge"

    def add_to(self, abilities: Abilities) -> None:
        abilities.swaps_badge = True


@declare
@dataclass(frozen=True, slots=True, kw_only=True)
class CopiesRelic(Effect):
    """Once a turn does what a relic on the board does, as if it lay in a region of the race; its marker lies there."""

    name: ClassVar[str] = "copies_relic"
    marker: str = param("", "which marker")

    def add_to(self, abilities: Abilities) -> None:
        abilities.copies_relic = self.marker
