"""Which regions an effect speaks of: fixed facts of the board, and what may change during the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from smallworld_desktop.rules.board import Board, bit_set, bits
from smallworld_desktop.rules.effects.base import param

NO_KINDS: Mapping[str, str] = MappingProxyType({})

Occupant = Literal["anything", "nobody", "lost_tribe", "monster", "race", "active_race", "race_in_decline"]

Neighbour = Literal["active_opponent", "declined_opponent", "own_decline", "lost_tribe", "monster"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Where:
    """Regions that meet every condition given. No condition means every region."""

    terrain: tuple[str, ...] = param((), "its terrain is one of these")
    symbol: tuple[str, ...] = param((), "it shows one of these symbols")
    next_to: tuple[str, ...] = param(
        (), "a neighbour has one of these terrains; `water` and `land` stand for all of a kind"
    )
    next_to_symbol: tuple[str, ...] = param((), "a neighbour shows one of these symbols")
    water: bool | None = param(None, "it is water (true) or land (false)")
    border: bool | None = param(None, "a race may enter there (true) or not (false)")
    next_to_own: tuple[str, ...] = param((), "it touches a region of one of these terrains that the race holds")
    held_by: tuple[Occupant, ...] = param(
        (), "who is there: anything, nobody, lost_tribe, monster, race, active_race, race_in_decline"
    )
    marker: tuple[str, ...] = param((), "one of these markers stands there")
    next_to_marker: str = param("", "it touches a region where this marker of the race stands", optional=True)
    linked_to_marker: str = param(
        "",
        "it touches this marker of the race, or a region held that is linked with it through regions held",
        optional=True,
    )
    next_to_own_symbol: tuple[str, ...] = param((), "it touches a region held that shows one of these symbols")
    alone: bool = param(False, "no other race, monster or Lost Tribe is in a neighbouring region")
    tokens: int = param(0, "so many tokens of the race stand there at least")
    tokens_at_most: int = param(0, "so many tokens of the race stand there at most; 0 is no limit")
    own_beside: int = param(0, "the race holds at least so many of its neighbours")
    enclosed: bool = param(False, "the race holds all land around it")
    beside: tuple[Neighbour, ...] = param(
        (),
        "next door is an active race of an opponent, an opponent's in decline, the player's own in decline, a Lost"
        " Tribe or a monster",
    )
    place: bool = param(False, "a place (not a relic) lies there")
    same_terrain: bool = param(False, "of a find: the terrain of the region where it lies")
    grudge: bool = param(False, "its player attacked the owner since the owner's last turn")

    @property
    def is_fixed(self) -> bool:
        """Whether the answer never changes on a given board."""
        return not (
            self.next_to_own
            or self.held_by
            or self.marker
            or self.next_to_marker
            or self.linked_to_marker
            or self.next_to_own_symbol
            or self.alone
            or self.tokens
            or self.tokens_at_most
            or self.own_beside
            or self.enclosed
            or self.beside
            or self.place
            or self.grudge
        )

    def fixed_regions(self, board: Board, kinds: Mapping[str, str] = NO_KINDS, home: int = -1) -> int:
        """The regions that meet the unchanging conditions, as a bit set.

        `kinds` has the terrain that stands for another; `home` is the region of a find.
        """
        found = 0
        terrains = {kinds.get(id, id) for id in self.terrain}
        if self.same_terrain:
            if home < 0:
                return 0
            terrains = {board.regions[home].terrain.kind}
        showing = regions_showing(board, self.next_to_symbol)
        for region in board.regions:
            if terrains and region.terrain.kind not in terrains:
                continue
            if self.symbol and not region.symbols.intersection(self.symbol):
                continue
            if self.water is not None and region.terrain.water != self.water:
                continue
            if self.border is not None and region.border != self.border:
                continue
            if region.terrain.impassable and not self.terrain:
                continue
            if self.next_to and not any(_is_one(board, other, self.next_to, kinds) for other in region.neighbours):
                continue
            if self.next_to_symbol and not board.adjacent[region.index] & showing:
                continue
            found |= 1 << region.index
        return found


def regions_of(board: Board, wanted: tuple[str, ...], kinds: Mapping[str, str] = NO_KINDS) -> int:
    """The regions whose terrain is one of those wanted (`water` and `land` stand for all of a kind)."""
    found = 0
    for index in bits(board.all_regions):
        if _is_one(board, index, wanted, kinds):
            found |= 1 << index
    return found


def regions_showing(board: Board, symbols: tuple[str, ...]) -> int:
    """The regions that show one of the symbols."""
    return bit_set(region.index for region in board.regions if region.symbols.intersection(symbols))


def _is_one(board: Board, index: int, wanted: tuple[str, ...], kinds: Mapping[str, str]) -> bool:
    terrain = board.regions[index].terrain
    if any(terrain.kind == kinds.get(id, id) for id in wanted):
        return True
    return not terrain.impassable and ("water" if terrain.water else "land") in wanted


EVERYWHERE = Where()
