"""What a board needs to be played on, and advice on what makes it a good one."""

from __future__ import annotations

from collections.abc import Sequence

from smallworld_desktop.maps.figures import WATERS, BoardFigures, figures_for, figures_of, parts, reachable
from smallworld_desktop.maps.geometry import RegionShape
from smallworld_desktop.maps.regions import DrawnRegion
from smallworld_desktop.maps.report import MapReport, MapSpot
from smallworld_desktop.maps.vocabulary import Needed
from smallworld_desktop.rules.board import Board, bits

TILE_ROOM = 44.0
"""Radius in board units of the circle that a tile needs at the usual window size."""
TINY_ROOM = 22.0
FEWEST_LAND_REGIONS = 6
TOLERANCE = 0.1
UNEVEN = 0.4
MISSING = "map.missing_pack"


def check_needs(needed: Needed, report: MapReport) -> None:
    """Are the packs there that the map asks for, and can they be read?"""
    for name in needed.missing:
        report.error(MISSING, pack=name)
    for name in needed.faulty:
        report.warning("map.faulty_pack", pack=name)


def check_shapes(regions: Sequence[DrawnRegion], shapes: Sequence[RegionShape], report: MapReport) -> None:
    """Is there room for the tokens?"""
    for region, shape in zip(regions, shapes, strict=True):
        if region.terrain.impassable:
            continue
        if shape.room < TINY_ROOM:
            report.warning("map.tiny_region", region.place)
        elif shape.room < TILE_ROOM:
            report.hint("map.narrow_region", region.place)


def check_board(board: Board, places: Sequence[MapSpot], report: MapReport) -> None:
    """Can it be played at all, and is it balanced?"""
    land = [region for region in board.regions if not region.terrain.water]
    if len(land) < FEWEST_LAND_REGIONS:
        report.error("map.too_few_regions", count=len(land), fewest=FEWEST_LAND_REGIONS)
    if land and not board.border & board.land:
        report.error("map.no_border_region")
    _check_connection(board, places, report)
    for region in board.regions:
        if region.terrain.water and (region.lost_tribe or region.monster):
            report.warning("map.tribe_on_water", places[region.index])
        elif region.lost_tribe and region.monster:
            report.hint("map.tribe_with_monster", places[region.index])
    if report.playable:
        _hint_balance(board, report)


def _check_connection(board: Board, places: Sequence[MapSpot], report: MapReport) -> None:
    main, *others = parts(board)
    for part in others:
        for index in bits(part):
            report.error("map.cut_off", places[index])
    entered = reachable(board, board.border & board.land, board.land)
    if entered:
        for index in bits(main & board.land & ~entered):
            report.warning("map.beyond_water", places[index])


def _hint_balance(board: Board, report: MapReport) -> None:
    found, wanted = figures_of(board), figures_for(board.players[-1])
    if not found.is_of_the_surface:
        return  # another world: nothing here to compare it with
    for kind, have, want in (
        ("regions", found.regions, wanted.regions),
        ("borders", found.borders, wanted.borders),
        ("entrances", found.land_border_regions, wanted.land_border_regions),
        ("tribes", found.lost_tribes, wanted.lost_tribes),
    ):
        if abs(have - want) > TOLERANCE * want:
            report.hint(f"map.balance_{kind}", count=have, usual=want, players=wanted.players)
    _hint_evenness(found, wanted, report)


def _hint_evenness(found: BoardFigures, wanted: BoardFigures, report: MapReport) -> None:
    """Compare terrains and symbols with the usual ones, but only those that the board means to have."""
    usual = {
        terrain: n for terrain, n in wanted.terrains.items() if terrain not in WATERS and terrain in found.terrains
    }
    land, usual_land = sum(found.terrains[terrain] for terrain in usual), sum(usual.values())
    for terrain, want in usual.items():
        have, share = found.terrains[terrain], want * land / usual_land
        if abs(have - share) > max(1.0, UNEVEN * share):
            report.hint("map.balance_terrain", terrain=terrain, count=have, usual=round(share))
    for symbol, want in wanted.symbols.items():
        have = found.symbols.get(symbol, 0)
        if have and abs(have - want) > max(1.0, UNEVEN * want):
            report.hint("map.balance_symbol", symbol=symbol, count=have, usual=want)
