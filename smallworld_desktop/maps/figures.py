"""How many of what a board has, and what the printed boards have (R2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from smallworld_desktop.rules.board import Board, bit_set, bits

WATERS = ("sea", "lake")
LAND = frozenset({"farmland", "forest", "hill", "swamp", "mountain"})


@dataclass(frozen=True, slots=True)
class BoardFigures:
    """Counts of one board."""

    players: int
    rounds: int
    regions: int
    terrains: Mapping[str, int]
    symbols: Mapping[str, int]
    lost_tribes: int
    borders: int
    land_border_regions: int
    parts: int = 1

    @property
    def is_of_the_surface(self) -> bool:
        """Whether it has land as the printed boards have it, so that it can be compared with them."""
        return not LAND.isdisjoint(self.terrains)


def _printed(
    players: int, rounds: int, each: int, mountains: int, symbols: int, tribes: int, borders: int, entrances: int
) -> BoardFigures:
    terrains = {
        "farmland": each,
        "forest": each,
        "hill": each,
        "swamp": each,
        "mountain": mountains,
        "sea": 2,
        "lake": 1,
    }
    marks = dict.fromkeys(("mine", "magic", "cavern"), symbols)
    return BoardFigures(players, rounds, sum(terrains.values()), terrains, marks, tribes, borders, entrances)


PRINTED = (
    _printed(2, 10, 4, 4, 4, 9, 51, 14),
    _printed(3, 10, 5, 7, 5, 10, 71, 16),
    _printed(4, 9, 7, 8, 7, 14, 95, 21),
    _printed(5, 8, 9, 9, 9, 18, 119, 25),
    _printed(6, 8, 11, 10, 10, 21, 143, 29),
)


@dataclass(frozen=True, slots=True)
class UndergroundFigures:
    """What a board below ground has (U11). Borders are those between regions that can be conquered."""

    players: int
    rounds: int
    terrains: Mapping[str, int]
    river: int
    chasms: int
    volcanoes: int
    monsters: int
    borders: int
    entrances: int

    @property
    def land(self) -> int:
        return sum(self.terrains.values())

    @property
    def regions(self) -> int:
        """All of them, chasms included."""
        return self.land + self.river + self.chasms


def _below(players: int, rounds: int, land: tuple[int, ...], *rest: int) -> UndergroundFigures:
    kinds = ("mine", "mushroom", "crystal", "mud", "black_mountain")
    return UndergroundFigures(players, rounds, dict(zip(kinds, land, strict=True)), *rest)


UNDERGROUND = {
    2: _below(2, 10, (4, 4, 4, 4, 4), 3, 5, 2, 4, 48, 13),
    3: _below(3, 10, (5, 5, 5, 5, 6), 4, 4, 3, 5, 67, 15),
    4: _below(4, 9, (6, 7, 7, 7, 7), 5, 4, 4, 6, 90, 20),
    5: _below(5, 8, (8, 9, 8, 8, 9), 6, 5, 4, 7, 113, 24),
    6: _below(6, 8, (10, 10, 10, 10, 9), 8, 4, 4, 7, 137, 28),
}


def figures_for(players: int) -> BoardFigures:
    """The figures a board for so many players follows. Raises `KeyError` outside 2 to 6."""
    return {figures.players: figures for figures in PRINTED}[players]


def nearest_figures(regions: int) -> BoardFigures:
    """The figures of the board whose size is nearest."""
    return min(PRINTED, key=lambda figures: abs(figures.regions - regions))


def parts(board: Board) -> list[int]:
    """The board's connected parts as bit sets, the largest first."""
    found = []
    left = board.all_regions
    while left:
        part = reachable(board, left & -left, board.all_regions)
        found.append(part)
        left &= ~part
    return sorted(found, key=lambda part: part.bit_count(), reverse=True)


def reachable(board: Board, start: int, within: int) -> int:
    """All regions of the bit set `within` that can be reached from those in `start`."""
    found, new = 0, start & within
    while new:
        found |= new
        new = bit_set(n for index in bits(new) for n in board.regions[index].neighbours) & within & ~found
    return found


def figures_of(board: Board) -> BoardFigures:
    """Count a board."""
    land = [region for region in board.regions if not region.terrain.water]
    return BoardFigures(
        players=board.players[-1],
        rounds=board.rounds,
        regions=board.size,
        terrains=dict(Counter(region.terrain.id for region in board.regions)),
        symbols=dict(Counter(symbol for region in board.regions for symbol in sorted(region.symbols))),
        lost_tribes=sum(region.lost_tribe for region in board.regions),
        borders=sum(len(region.neighbours) for region in board.regions) // 2,
        land_border_regions=sum(region.border for region in land),
        parts=len(parts(board)),
    )
