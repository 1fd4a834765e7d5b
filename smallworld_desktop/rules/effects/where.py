"""Which regions an effect speaks of: fixed facts of the board, and what may change during the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from smallworld_desktop.rules.board import Board, bits
from smallworld_desktop.rules.effects.base import param

Occupant = Literal["anything", "nobody", "lost_tribe", "race", "active_race", "race_in_decline"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Where:
    """Regions that meet every condition given. No condition means every region."""

    terrain: tuple[str, ...] = param((), "its terrain is one of these")
    symbol: tuple[str, ...] = param((), "it shows one of these symbols")
    next_to: tuple[str, ...] = param(
        (), "a neighbour has one of these terrains; `water` and `land` stand for all of a kind"
    )
    water: bool | None = param(None, "it is water (true) or land (false)")
    border: bool | None = param(None, "a race may enter there (true) or not (false)")
    next_to_own: tuple[str, ...] = param((), "it touches a region of one of these terrains that the race holds")
    held_by: tuple[Occupant, ...] = param(
        (), "who is there: anything, nobody, lost_tribe, race, active_race, race_in_decline"
    )
    marker: tuple[str, ...] = param((), "one of these markers stands there")

    @property
    def is_fixed(self) -> bool:
        """Whether the answer never changes on a given board."""
        return not (self.next_to_own or self.held_by or self.marker)

    def fixed_regions(self, board: Board) -> int:
        """The regions that meet the unchanging conditions, as a bit set."""
        found = 0
        for region in board.regions:
            if self.terrain and region.terrain.id not in self.terrain:
                continue
            if self.symbol and not region.symbols.intersection(self.symbol):
                continue
            if self.water is not None and region.terrain.water != self.water:
                continue
            if self.border is not None and region.border != self.border:
                continue
            if self.next_to and not any(_is_one(board, other, self.next_to) for other in region.neighbours):
                continue
            found |= 1 << region.index
        return found


def regions_of(board: Board, kinds: tuple[str, ...]) -> int:
    """The regions whose terrain is one of `kinds` (`water` and `land` stand for all of a kind)."""
    found = 0
    for index in bits(board.all_regions):
        if _is_one(board, index, kinds):
            found |= 1 << index
    return found


def _is_one(board: Board, index: int, kinds: tuple[str, ...]) -> bool:
    terrain = board.regions[index].terrain
    return terrain.id in kinds or ("water" if terrain.water else "land") in kinds


EVERYWHERE = Where()
