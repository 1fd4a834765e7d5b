"""New worlds: random boards with the figures of the printed ones (R2), drawn as ordinary Tiled maps."""

from __future__ import annotations

import random
from collections.abc import Sequence

import shapely
from shapely.geometry import Polygon

from smallworld_desktop.maps.countries import BELOW_GROUND, shipped_countries
from smallworld_desktop.maps.figures import BoardFigures, figures_for
from smallworld_desktop.maps.frame import BOARD_HEIGHT, BOARD_WIDTH
from smallworld_desktop.maps.names import Namer
from smallworld_desktop.maps.tessellation import Tessellation, drawn_rings, tessellate
from smallworld_desktop.maps.waters import LAKE, SEAS, plans_in_turn
from smallworld_desktop.maps.worlds import NewWorld, Spoilt, spread
from smallworld_desktop.maps.writer import RegionDrawing

RIM = {2: 11, 3: 13, 4: 16, 5: 17, 6: 19}
"""Land regions along the rim, to begin with."""
TOLERANCE = 0.1
ROOM = {2: 72.0, 3: 66.0, 4: 59.0, 5: 55.0, 6: 51.0}
APART = 16.0
"""Board units between regions that don't touch."""
MAX_ATTEMPTS = 200
FEWEST = 4
"""Never less land than this along the rim."""
TRIED_EACH = 40
"""After so many attempts another plan steps in."""
WATERS = frozenset({*SEAS, LAKE})
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
    plans = plans_in_turn(players, random.Random(f"{players} {seed} waters"))
    rim = RIM[players]
    for attempt in range(1, MAX_ATTEMPTS + 1):
        rng = random.Random(f"{players} {seed} {attempt}")
        plan = plans[(attempt - 1) // TRIED_EACH % len(plans)]
        try:
            board = tessellate(BOARD_WIDTH, BOARD_HEIGHT, wanted.regions, rim, plan.drawn(rng), rng)
        except Spoilt:
            continue
        rings = drawn_rings(board, WATERS, rng)
        if _is_good(board, rings, wanted):
            regions = _settle(board, rings, wanted, country, rng)
            return NewWorld(players, seed, regions, attempt, country, wanted.rounds)
        rim = max(FEWEST, rim + _more(wanted.land_border_regions, _entrances(board)))
    raise RuntimeError(f"no good board for {players} players with seed {seed}")


def _more(wanted: int, found: int) -> int:
    """One step from a number that is too far from the wanted one: longer shores leave fewer regions along the rim."""
    return 0 if abs(wanted - found) <= TOLERANCE * wanted else 1 if wanted > found else -1


def _entrances(board: Tessellation) -> int:
    """How many land regions lie at the rim or at a sea."""
    neighbours = board.neighbours()
    shores = {cell for sea in SEAS for cell in neighbours[sea]}
    return len((board.rim_cells() | shores) - WATERS)


def _is_good(board: Tessellation, rings: Sequence[tuple[tuple[float, float], ...]], wanted: BoardFigures) -> bool:
    """Within the figures, nothing crossed, nothing tiny or thin, seas apart, the lake inland."""
    neighbours = board.neighbours()
    rim = board.rim_cells()
    if LAKE in rim or not set(SEAS) <= rim or any(WATERS & neighbours[water] for water in WATERS):
        return False
    borders = sum(len(near) for near in neighbours) // 2
    if abs(borders - wanted.borders) > TOLERANCE * wanted.borders:
        return False
    if _more(wanted.land_border_regions, _entrances(board)):
        return False
    polygons = [Polygon(ring) for ring in rings]
    if not all(polygon.is_valid for polygon in polygons):
        return False
    if not _is_clear(polygons, neighbours):
        return False
    circles = shapely.maximum_inscribed_circle(polygons, tolerance=1.0)
    return bool(min(shapely.length(circles)) >= ROOM[wanted.players])


def _is_clear(polygons: Sequence[Polygon], neighbours: Sequence[set[int]]) -> bool:
    """Whether regions that don't touch are so far apart that everybody sees it."""
    near = shapely.STRtree(polygons).query(polygons, predicate="dwithin", distance=APART)
    return all(one == other or other in neighbours[one] for one, other in near.T.tolist())


def _settle(
    board: Tessellation,
    rings: Sequence[tuple[tuple[float, float], ...]],
    wanted: BoardFigures,
    country: str,
    rng: random.Random,
) -> tuple[RegionDrawing, ...]:
    """Terrains, symbols, Lost Tribes and names."""
    neighbours = board.neighbours()
    land = [cell for cell in range(len(rings)) if cell not in WATERS]
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
    terrain |= {SEAS[0]: "sea", SEAS[1]: "sea", LAKE: "lake"}
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
