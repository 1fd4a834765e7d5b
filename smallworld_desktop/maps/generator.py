"""New worlds: random boards with the figures of the printed ones (R2), drawn as ordinary Tiled maps."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import shapely
from shapely.geometry import Polygon

from smallworld_desktop.maps.countries import BELOW_GROUND, shipped_countries
from smallworld_desktop.maps.figures import BoardFigures, figures_for
from smallworld_desktop.maps.frame import BOARD_HEIGHT, BOARD_WIDTH
from smallworld_desktop.maps.names import Namer
from smallworld_desktop.maps.tessellation import Tessellation, drawn_rings, tessellate
from smallworld_desktop.maps.worlds import NewWorld, spread
from smallworld_desktop.maps.writer import RegionDrawing

RIM = {2: 14, 3: 16, 4: 21, 5: 25, 6: 29}
TOLERANCE = 0.1
ROOM = {2: 72.0, 3: 66.0, 4: 59.0, 5: 55.0, 6: 51.0}
MAX_ATTEMPTS = 200
SEAS = (0, 1)
COUNTRIES_ABOVE = [name for name in shipped_countries() if name != BELOW_GROUND]
LIKES: dict[str, frozenset[str]] = {
    "mine": frozenset({"mountain", "hill", "swamp", "forest"}),
    "magic": frozenset({"forest", "farmland", "swamp", "hill"}),
    "cavern": frozenset({"mountain", "hill", "forest", "swamp"}),
}


def generate(players: int, seed: int, country: str = "") -> NewWorld:
    """A board for so many players, in a country of its own if none is named. The same arguments give the same board."""
    wanted = figures_for(players)
    country = country or random.Random(f"{players} {seed} country").choice(COUNTRIES_ABOVE)
    for attempt in range(1, MAX_ATTEMPTS + 1):
        rng = random.Random(f"{players} {seed} {attempt}")
        board = tessellate(BOARD_WIDTH, BOARD_HEIGHT, wanted.regions, RIM[players], rng)
        lake = _middle(board)
        rings = drawn_rings(board, {*SEAS, lake}, rng)
        if _is_good(board, rings, lake, wanted):
            regions = _settle(board, rings, lake, wanted, country, rng)
            return NewWorld(players, seed, regions, attempt, country, wanted.rounds)
    raise RuntimeError(f"no good board for {players} players with seed {seed}")


def _middle(board: Tessellation) -> int:
    """Of the cells around the middle, the largest: the lake."""
    middle = (board.width / 2, board.height / 2)
    nearest = sorted(range(len(board.cells)), key=lambda cell: math.dist(board.centre(cell), middle))
    return max(nearest[:4], key=board.area)


def _is_good(
    board: Tessellation, rings: Sequence[tuple[tuple[float, float], ...]], lake: int, wanted: BoardFigures
) -> bool:
    """Within the figures, nothing crossed, nothing tiny or thin, seas apart, the lake inland."""
    neighbours = board.neighbours()
    rim = board.rim_cells()
    if lake in rim or not set(SEAS) <= rim or SEAS[1] in neighbours[SEAS[0]]:
        return False
    if any(lake in neighbours[sea] for sea in SEAS):
        return False
    borders = sum(len(near) for near in neighbours) // 2
    shores = {cell for sea in SEAS for cell in neighbours[sea]}
    entrances = len((rim | shores) - set(SEAS))
    if abs(borders - wanted.borders) > TOLERANCE * wanted.borders:
        return False
    if abs(entrances - wanted.land_border_regions) > TOLERANCE * wanted.land_border_regions:
        return False
    polygons = [Polygon(ring) for ring in rings]
    if not all(polygon.is_valid for polygon in polygons):
        return False
    circles = shapely.maximum_inscribed_circle(polygons, tolerance=1.0)
    return bool(min(shapely.length(circles)) >= ROOM[wanted.players])


def _settle(
    board: Tessellation,
    rings: Sequence[tuple[tuple[float, float], ...]],
    lake: int,
    wanted: BoardFigures,
    country: str,
    rng: random.Random,
) -> tuple[RegionDrawing, ...]:
    """Terrains, symbols, Lost Tribes and names."""
    neighbours = board.neighbours()
    water = {*SEAS, lake}
    land = [cell for cell in range(len(rings)) if cell not in water]
    kinds = [t for t, number in wanted.terrains.items() if t not in ("sea", "lake") for _ in range(number)]
    terrain = dict(zip(land, spread(kinds, land, neighbours, lambda kind, cell: 0.0, rng), strict=True))
    marks = [symbol for symbol, number in wanted.symbols.items() for _ in range(number)]
    marks += [""] * (len(land) - len(marks))

    def dislike(mark: str, cell: int) -> float:
        return 0.0 if not mark or terrain[cell] in LIKES[mark] else 1.5

    symbol = dict(zip(land, spread(marks, land, neighbours, dislike, rng), strict=True))
    homes = [cell for cell in land if terrain[cell] != "mountain"]
    tribes = ["tribe"] * wanted.lost_tribes + [""] * (len(homes) - wanted.lost_tribes)
    tribe = dict(zip(homes, spread(tribes, homes, neighbours, lambda mark, cell: 0.0, rng), strict=True))
    terrain |= {SEAS[0]: "sea", SEAS[1]: "sea", lake: "lake"}
    namer = Namer(seed=rng.randrange(1 << 30), country=country)
    order = sorted(range(len(rings)), key=lambda cell: (round(board.centre(cell)[1] / 150), board.centre(cell)[0]))
    return tuple(
        RegionDrawing(
            namer.name(terrain[cell]),
            terrain[cell],
            rings[cell],
            frozenset(({symbol[cell]} if symbol.get(cell) else set()) | ({"lost_tribe"} if tribe.get(cell) else set())),
        )
        for cell in order
    )
