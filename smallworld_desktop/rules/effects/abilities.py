"""What a race with its power can do on a board: the answers of all its effects, put together once.

Effects never wrap each other. Each adds its part here; the questions (cost, reach, scoring, ...) read these fields and
combine them in one documented place. Fields that depend only on the board are bit sets or tables by region.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from smallworld_desktop.rules.board import Board, bits
from smallworld_desktop.rules.effects.base import Effect
from smallworld_desktop.rules.effects.where import Where, regions_of

if TYPE_CHECKING:
    from smallworld_desktop.rules.effects.coins import Coins, Tribute
    from smallworld_desktop.rules.effects.conquest import Cheaper, FreshTokens, Hire, SpecialConquest
    from smallworld_desktop.rules.effects.defence import Defence, Immune
    from smallworld_desktop.rules.effects.markers import PlacesMarkers

BASE_COST: Final = 2

E = TypeVar("E", bound=Effect)


class Bound(Generic[E]):
    """An effect on this board: the regions that meet its unchanging conditions, and the race or power it comes from."""

    __slots__ = ("beside", "effect", "fixed", "regions", "source", "where")

    def __init__(self, effect: E, where: Where, board: Board, source: str) -> None:
        self.effect = effect
        self.where = where
        self.regions = where.fixed_regions(board)
        self.beside = regions_of(board, where.next_to_own)
        self.fixed = where.is_fixed
        self.source = source


class Abilities:
    """The abilities of one race with one power, active or in decline."""

    __slots__ = (
        "adjacent",
        "board",
        "chronicler",
        "coins_for_leaving",
        "combat_tokens",
        "conquest_marks",
        "declines_late",
        "defences",
        "discounts",
        "enters",
        "enters_anywhere",
        "fights_in_decline",
        "fresh_tokens",
        "hires",
        "horde",
        "immunities",
        "income",
        "lasts",
        "loses",
        "makes_peace",
        "min_stack",
        "no_redeployment",
        "passed_tokens",
        "passing_price",
        "placed",
        "roams",
        "rolls_before",
        "rolls_for_losses",
        "sails",
        "second_wave",
        "single_tokens",
        "sorcery",
        "sorcery_proof",
        "source",
        "special_conquests",
        "static_cost",
        "targets",
        "tower",
        "tributes",
        "tunnels",
        "varying_discounts",
    )

    def __init__(self, board: Board, effects: tuple[tuple[str, Effect], ...], declined: bool) -> None:
        self.board = board
        self.source = ""
        self.income: list[Bound[Coins]] = []
        self.tributes: list[Tribute] = []
        self.chronicler = 0
        self.coins_for_leaving = ""
        self.discounts: list[Bound[Cheaper]] = []
        self.fresh_tokens: list[Bound[FreshTokens]] = []
        self.special_conquests: list[SpecialConquest] = []
        self.hires: list[Hire] = []
        self.defences: list[Bound[Defence]] = []
        self.immunities: list[Bound[Immune]] = []
        self.placed: list[PlacesMarkers] = []
        self.conquest_marks: list[tuple[str, int]] = []
        self.tunnels: list[int] = []
        self.roams = 0
        self.sails = False
        self.enters_anywhere = False
        self.combat_tokens = 0
        self.horde = 0
        self.loses = 1
        self.min_stack = 1
        self.passing_price = 1
        self.passed_tokens = 0
        self.sorcery = False
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
        for source, effect in effects:
            if effect.holds(declined):
                self.source = source
                effect.add_to(self)
        self._settle()

    def bind(self, effect: E, where: Where) -> Bound[E]:
        return Bound(effect, where, self.board, self.source)

    def _settle(self) -> None:
        """Work out the tables that follow from the effects and the board."""
        board = self.board
        self.targets = board.all_regions if self.sails else board.land
        border = board.border & self.targets
        self.enters = self.targets if self.enters_anywhere else border | self.roams
        adjacent = list(board.adjacent)
        for joined in self.tunnels:
            for region in bits(joined):
                adjacent[region] |= joined & ~(1 << region)
        self.adjacent = tuple(adjacent)
        cost = [BASE_COST + defence for defence in board.terrain_defence]
        for discount in self.discounts:
            if discount.effect.is_fixed:
                for region in bits(discount.regions):
                    cost[region] -= discount.effect.amount
        self.static_cost = tuple(cost)
        self.varying_discounts = [discount for discount in self.discounts if not discount.effect.is_fixed]
