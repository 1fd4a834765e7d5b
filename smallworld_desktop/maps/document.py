"""A board with its geometry as plain JSON data and back: games carry the board they are played on.

Straight arcs are stored and displaced again on reading, which keeps a document small. It holds the facts of its
terrains, so that it can be read without the content that declared them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from shapely.errors import GEOSException

from smallworld_desktop.maps.geometry import Arc, BoardGeometry
from smallworld_desktop.maps.loader import LoadedMap, build_geometry
from smallworld_desktop.rules.board import Board, RegionSpec, Terrain, build_board

VERSION = 1


class BadDocument(ValueError):
    """A board document that no version of the program has written."""


@dataclass(frozen=True, slots=True)
class PlayedBoard:
    """What a game needs of a map: the board, its shapes, and the document to store again."""

    board: Board
    geometry: BoardGeometry
    document: dict[str, Any]


def to_document(loaded: LoadedMap) -> dict[str, Any]:
    """The document of a playable map."""
    board, geometry = loaded.board, loaded.geometry
    if board is None or geometry is None:
        raise ValueError(f"{loaded.path} is not playable")
    terrains = {region.terrain.id: region.terrain for region in board.regions}
    return {
        "version": VERSION,
        "id": board.id,
        "title": board.title,
        "players": list(board.players),
        "rounds": board.rounds,
        "terrains": {t.id: {"water": t.water, "inland": t.inland, "defence": t.defence} for t in terrains.values()},
        "regions": [
            {
                "id": region.id,
                "name": region.name,
                "terrain": region.terrain.id,
                "symbols": sorted(region.symbols),
                "neighbours": list(region.neighbours),
                "edge": region.edge,
                "lost_tribe": region.lost_tribe,
                "monster": region.monster,
            }
            for region in board.regions
        ],
        "size": [geometry.width, geometry.height],
        "arcs": [
            {"left": arc.left, "right": arc.right, "closed": arc.closed, "points": [list(p) for p in arc.points]}
            for arc in loaded.arcs
        ],
        "steady": bool(loaded.artwork),
        "fingerprint": geometry.fingerprint,
    }


def from_document(document: Mapping[str, Any]) -> PlayedBoard:
    """The board of a document. Raises `BadDocument` if it isn't one."""
    try:
        if document["version"] != VERSION:
            raise BadDocument(f"board version {document['version']!r} is not known")
        board = _board(document)
        width, height = (float(side) for side in document["size"])
        arcs = [_arc(item, board.size) for item in document["arcs"]]
        mark, steady = str(document["fingerprint"]), bool(document["steady"])
        geometry = build_geometry(arcs, board.size, width, height, mark, steady=steady)
    except BadDocument:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, GEOSException) as error:
        raise BadDocument(f"not a board: {error}") from error
    return PlayedBoard(board, geometry, dict(document))


def _board(document: Mapping[str, Any]) -> Board:
    terrains = {
        id: Terrain(id, bool(facts["water"]), bool(facts["inland"]), int(facts["defence"]))
        for id, facts in document["terrains"].items()
    }
    ids = [str(item["id"]) for item in document["regions"]]
    specs = [
        RegionSpec(
            id=str(item["id"]),
            terrain=terrains[item["terrain"]],
            name=str(item["name"]),
            symbols=frozenset(str(symbol) for symbol in item["symbols"]),
            adjacent=frozenset(ids[index] for index in item["neighbours"]),
            edge=bool(item["edge"]),
            lost_tribe=bool(item["lost_tribe"]),
            monster=bool(item["monster"]),
        )
        for item in document["regions"]
    ]
    players = tuple(int(number) for number in document["players"])
    return build_board(specs, int(document["rounds"]), players, str(document["id"]), str(document["title"]))


def _arc(item: Mapping[str, Any], regions: int) -> Arc:
    left, right = int(item["left"]), int(item["right"])
    points = tuple((float(x), float(y)) for x, y in item["points"])
    if not (0 <= left < regions and -1 <= right < regions and len(points) >= 2):
        raise BadDocument("an arc has no region")
    return Arc(points, left, right, bool(item["closed"]))
