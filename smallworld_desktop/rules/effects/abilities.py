"""What a race with its power can do on a board: the answers of all its effects, put together once.

Effects never wrap each other. Each adds its part here; the questions (cost, reach, scoring, ...) read these fields and
combine them in one documented place. Fields that depend only on the board are bit sets or tables by region.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from smallworld_desktop.rules.board import Board, bits
from smallworld_desktop.rules.effects.base import Effect
from smallworld_desktop.rules.effects.where import NO_KINDS, Where, regions_of, regions_showing

if TYPE_CHECKING:
    from smallworld_desktop.rules.effects.coins import Coins, Tribute
    from smallworld_desktop.rules.effects.conquest import (
        Cheaper,
        CombatTokens,
        EntersAnywhere,
        FreshTokens,
        Hire,
        RollsBefore,
        SpecialConquest,
    )
    from smallworld_desktop.rules.effects.defence import Defence, Immune
    from smallworld_desktop.rules.effects.markers import PlacesMarkers

BASE_COST: Final = 2

E = TypeVar("E", bound=Effect)
Sourced = tuple[str, Effect, int]
"""An effect with the race, power or find it comes from, and the region of the find (-1: none)."""


class Bound(Generic[E]):
    """An effect on this board: the regions that meet its unchanging conditions, and what it comes from.

    `home` is the region of a find, -1 for races and powers.
    """

    __slots__ = ("beside", "beside_symbol", "effect", "fixed", "home", "regions", "source", "where")

    def __init__(self, effect: E, where: Where, board: Board, kinds: Mapping[str, str], source: str, home: int) -> None:
        self.effect = effect
        self.where = where
        self.regions = where.fixed_regions(board, kinds, home)
        self.beside = regions_of(board, where.next_to_own, kinds)
        self.beside_symbol = regions_showing(board, where.next_to_own_symbol)
        self.fixed = where.is_fixed
        self.source = source
        self.home = home


class SpecialWay:
    """A special conquest with its word: the marker of a race or power, or the find it lies in."""

    __slots__ = ("bound", "id", "is_find")

    def __init__(self, id: str, bound: Bound[SpecialConquest], is_find: bool) -> None:
        self.id = id
        self.bound = bound
        self.is_find = is_find


class Abilities:
    """The abilities of one race with one power, active or in decline."""

    __slots__ = (
        "adjacent",
        "attackers_lose",
        "avoided",
        "board",
        "chronicler",
        "clearings",
        "coins_for_leaving",
        "combat_tokens",
        "conquest_marks",
        "copies_relic",
        "declines_late",
        "defences",
        "discounts",
        "doubling",
        "enters",
        "enters_anywhere",
        "entombed",
        "entrances",
        "erupts",
        "fights_in_decline",
        "fresh_tokens",
        "grudges",
        "helpers",
        "hires",
        "home",
        "horde",
        "immunities",
        "income",
        "kinds",
        "lasts",
        "loses",
        "makes_peace",
        "min_stack",
        "named_rolls",
        "no_redeployment",
        "passed_tokens",
        "passes",
        "passing_price",
        "placed",
        "rations",
        "reaching",
        "relic_sorcery",
        "revives",
        "roams",
        "rolls_before",
        "rolls_for_losses",
        "sails",
        "second_wave",
        "single_tokens",
        "sites",
        "sorcery",
        "sorcery_from_hand",
        "sorcery_per_turn",
        "sorcery_proof",
        "souls",
        "source",
        "special_conquests",
        "static_cost",
        "stays",
        "strides",
        "swaps_badge",
        "targets",
        "tower",
        "tributes",
        "tunnels",
        "unaided",
        "vanishes",
        "varying_discounts",
        "victims_lose",
    )

    def __init__(
        self, board: Board, effects: tuple[Sourced, ...], declined: bool, kinds: Mapping[str, str] = NO_KINDS
    ) -> None:
        self.board = board
        self.kinds = kinds
        self.source = ""
        self.home = -1
        self.income: list[Bound[Coins]] = []
        self.tributes: list[Tribute] = []
        self.chronicler = 0
        self.coins_for_leaving = ""
        self.discounts: list[Bound[Cheaper]] = []
        self.fresh_tokens: list[Bound[FreshTokens]] = []
        self.clearings: list[Bound[Cheaper]] = []
        self.helpers: list[Bound[CombatTokens]] = []
        self.named_rolls: list[Bound[RollsBefore]] = []
        self.rations: list[Bound[PlacesMarkers]] = []
        self.relic_sorcery: list[str] = []
        self.doubling: list[tuple[str, int]] = []
        self.souls: list[tuple[str, int]] = []
        self.special_conquests: list[SpecialWay] = []
        self.hires: list[Hire] = []
        self.defences: list[Bound[Defence]] = []
        self.immunities: list[Bound[Immune]] = []
        self.placed: list[PlacesMarkers] = []
        self.conquest_marks: list[tuple[str, int]] = []
        self.tunnels: list[int] = []
        self.strides: list[tuple[int, int]] = []
        self.entrances: list[Bound[EntersAnywhere]] = []
        self.avoided = 0
        self.roams = 0
        self.passes = 0
        self.sites = 0
        self.erupts = ""
        self.copies_relic = ""
        self.swaps_badge = False
        self.sails = False
        self.enters_anywhere = False
        self.combat_tokens = 0
        self.horde = 0
        self.loses = 1
        self.victims_lose = 1
        self.attackers_lose = 0
        self.min_stack = 1
        self.passing_price = 1
        self.passed_tokens = 0
        self.sorcery = False
        self.sorcery_from_hand = False
        self.sorcery_per_turn = False
        self.sorcery_proof = False
        self.rolls_before = False
        self.rolls_for_losses = False
        self.second_wave = False
        self.fights_in_decline = False
        self.lasts = False
        self.declines_late = False
        self.makes_peace = False
        self.no_redeployment = False
        self.single_tokens = False
        self.tower = ""
        self.entombed = False
        self.unaided = False
        self.grudges = False
        self.revives = 0
        self.vanishes = ("", 0)
        for source, effect, home in effects:
            if effect.holds(declined):
                self.source = source
                self.home = home
                effect.add_to(self)
        self._settle()

    def bind(self, effect: E, where: Where) -> Bound[E]:
        self.grudges = self.grudges or where.grudge
        return Bound(effect, where, self.board, self.kinds, self.source, self.home)

    def fixed(self, where: Where) -> int:
        """The regions that meet conditions which never change."""
        return where.fixed_regions(self.board, self.kinds, self.home)

    def _settle(self) -> None:
        """Work out the tables that follow from the effects and the board."""
        board = self.board
        holds = board.land | (board.water if self.sails else board.open_water)
        self.stays = holds if self.sails else holds & ~board.left
        self.targets = holds & ~self.avoided
        self.enters = board.border & self.targets | self.roams
        if self.enters_anywhere:
            self.enters |= self.targets if self.sails else board.land & ~self.avoided
        self._join_passages()
        adjacent = list(board.adjacent)
        for joined in self.tunnels:
            for region in bits(joined):
                adjacent[region] |= joined & ~(1 << region)
        self.adjacent = tuple(adjacent)
        self.reaching = self._reaching() if self.strides else self.adjacent
        cost = [BASE_COST + defence for defence in board.terrain_defence]
        for discount in self.discounts:
            if discount.effect.is_fixed:
                for region in bits(discount.regions):
                    cost[region] -= discount.effect.amount
        self.static_cost = tuple(cost)
        self.varying_discounts = [discount for discount in self.discounts if not discount.effect.is_fixed]

    def _reaching(self) -> tuple[int, ...]:
        """What is within reach from each region for a race that takes longer steps."""
        found = list(self.adjacent)
        for region in range(len(found)):
            for steps, wanted in self.strides:
                near = 1 << region
                for _ in range(steps):
                    for stone in bits(near):
                        near |= self.adjacent[stone]
                found[region] |= near & wanted & ~(1 << region)
        return tuple(found)

    def _join_passages(self) -> None:
        """Each connected stretch that the race passes through joins its regions and all along it."""
        board = self.board
        rest = self.passes
        while rest:
            stretch = rest & -rest
            joined = shore = 0
            while stretch != joined:
                joined = stretch
                for region in bits(joined):
                    shore |= board.adjacent[region]
                stretch |= shore & self.passes
            rest &= ~stretch
            self.tunnels.append(stretch | shore)
            if stretch & board.border:
                self.enters |= (stretch | shore) & self.targets
