"""The board as the rules see it: regions, their terrain and symbols, and who touches whom.

A board never changes during a game. Sets of regions are integers used as bit sets: bit `i` is region `i`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

USUAL: Final = -1
"""The board asks for nothing else than what is usual."""


@dataclass(frozen=True, slots=True)
class Terrain:
    """A kind of land or water, declared by content. `defence` is the part it adds to the cost (a mountain: 1).

    Inland water (a lake) is no way onto the board, whatever it touches. Open water (a river) can be conquered by
    anybody and is an entrance itself, not its shore; `left`: at redeployment it must be left by races that don't sail.
    Impassable ground is never conquered. `counts_as` names the terrain that stands for it in conditions, and the other
    way round; `shows` the symbol that every region of it has.
    """

    id: str
    water: bool = False
    inland: bool = False
    defence: int = 0
    open: bool = False
    left: bool = False
    impassable: bool = False
    counts_as: str = ""
    shows: str = ""

    @property
    def kind(self) -> str:
        """The terrain that stands for it in conditions."""
        return self.counts_as or self.id


@dataclass(frozen=True, slots=True)
class Region:
    """One area of the board. `neighbours` are indices into the board's regions, sorted.

    `edge` is the drawn fact that it touches the board's edge. `border` says that a race may enter here (R1): it has an
    edge, or lies on the shore of a sea that has one. Such a sea is a border region too; inland water never is.
    """

    index: int
    id: str
    name: str
    terrain: Terrain
    symbols: frozenset[str]
    neighbours: tuple[int, ...]
    edge: bool
    border: bool
    lost_tribe: bool = False
    monster: int = 0


@dataclass(frozen=True, slots=True)
class RegionSpec:
    """What a map or a scenario says of a region. `adjacent` holds ids; saying it on one side is enough."""

    id: str
    terrain: Terrain
    name: str = ""
    symbols: frozenset[str] = frozenset()
    adjacent: frozenset[str] = frozenset()
    edge: bool = False
    lost_tribe: bool = False
    monster: int = 0


def bits(region_set: int) -> list[int]:
    """The indices in a bit set, ascending."""
    found = []
    while region_set:
        low = region_set & -region_set
        found.append(low.bit_length() - 1)
        region_set ^= low
    return found


def bit_set(indices: Iterable[int]) -> int:
    result = 0
    for index in indices:
        result |= 1 << index
    return result


class Board:
    """The whole board, with the sets of regions that the rules keep asking for."""

    __slots__ = (
        "adjacent",
        "all_regions",
        "border",
        "by_id",
        "coast",
        "column",
        "id",
        "land",
        "left",
        "lost_tribes",
        "monsters",
        "open_water",
        "players",
        "regions",
        "rounds",
        "size",
        "start_coins",
        "terrain_defence",
        "title",
        "water",
    )

    def __init__(
        self,
        regions: tuple[Region, ...],
        rounds: int,
        players: tuple[int, ...],
        id: str = "",
        title: str = "",
        start_coins: int = USUAL,
        column: int = USUAL,
    ) -> None:
        self.start_coins = start_coins
        self.column = column
        self.id = id
        self.title = title
        self.regions = regions
        self.rounds = rounds
        self.players = players
        self.size = len(regions)
        self.by_id = {region.id: region.index for region in regions}
        self.adjacent = tuple(bit_set(region.neighbours) for region in regions)
        self.all_regions = (1 << self.size) - 1
        self.water = bit_set(r.index for r in regions if r.terrain.water)
        self.land = bit_set(r.index for r in regions if not (r.terrain.water or r.terrain.impassable))
        self.open_water = bit_set(r.index for r in regions if r.terrain.water and r.terrain.open)
        self.left = bit_set(r.index for r in regions if r.terrain.left)
        self.border = bit_set(r.index for r in regions if r.border)
        self.lost_tribes = bit_set(r.index for r in regions if r.lost_tribe)
        self.monsters = bit_set(r.index for r in regions if r.monster)
        self.coast = bit_set(index for index in bits(self.land) if self.adjacent[index] & self.water)
        self.terrain_defence = tuple(r.terrain.defence for r in regions)


def build_board(
    specs: Iterable[RegionSpec],
    rounds: int,
    players: tuple[int, ...] = (2, 3, 4, 5, 6),
    id: str = "",
    title: str = "",
    start_coins: int = USUAL,
    column: int = USUAL,
) -> Board:
    """Put a board together: adjacency made mutual, border regions derived (R1). Raises `KeyError` on an unknown id."""
    listed = list(specs)
    number = {spec.id: index for index, spec in enumerate(listed)}
    if len(number) != len(listed):
        raise ValueError("two regions share an id")
    touching: list[set[int]] = [set() for _ in listed]
    for index, spec in enumerate(listed):
        for other in spec.adjacent:
            touching[index].add(number[other])
            touching[number[other]].add(index)
    entered = {i for i, s in enumerate(listed) if s.terrain.water and s.edge and not s.terrain.inland}
    open_seas = {i for i in entered if not listed[i].terrain.open}
    regions = tuple(
        Region(
            index=index,
            id=spec.id,
            name=spec.name or spec.id,
            terrain=spec.terrain,
            symbols=spec.symbols | {spec.terrain.shows} if spec.terrain.shows else spec.symbols,
            neighbours=tuple(sorted(touching[index] - {index})),
            edge=spec.edge,
            border=(
                index in entered
                if spec.terrain.water
                else not spec.terrain.impassable and (spec.edge or bool(touching[index] & open_seas))
            ),
            lost_tribe=spec.lost_tribe,
            monster=int(spec.monster),
        )
        for index, spec in enumerate(listed)
    )
    return Board(regions, rounds, players, id, title, start_coins, column)
