"""The one way from a map file to a board: `read_map`. It never raises for anything a person can draw."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from smallworld_desktop.maps.artwork import NO_ARTWORK, Artwork
from smallworld_desktop.maps.assemble import shapes
from smallworld_desktop.maps.borders import specs
from smallworld_desktop.maps.checks import check_board, check_shapes
from smallworld_desktop.maps.displace import displaced
from smallworld_desktop.maps.figures import Figures, figures_of
from smallworld_desktop.maps.frame import Frame
from smallworld_desktop.maps.geometry import Arc, BoardGeometry
from smallworld_desktop.maps.regions import DrawnRegion, read_regions, slug
from smallworld_desktop.maps.report import MapReport, Problem, Refused, Severity
from smallworld_desktop.maps.setup import MapSetup, read_setup
from smallworld_desktop.maps.source import read_tree
from smallworld_desktop.maps.survey import survey
from smallworld_desktop.maps.tmx import read_map_element
from smallworld_desktop.maps.vocabulary import Vocabulary
from smallworld_desktop.rules.board import Board, build_board


@dataclass(frozen=True, slots=True)
class LoadedMap:
    """A map file after reading. `board` is there if the report has no error; the rest as far as reading came.

    `geometry` is in board units with organic borders and `arcs` are the straight ones it was made from; `drawn` are the
    regions as drawn, in the map's own pixels, to which `frame` leads back. Regions have the same order in all of them.
    """

    path: Path
    id: str
    report: MapReport
    setup: MapSetup
    drawn: tuple[DrawnRegion, ...] = ()
    frame: Frame | None = None
    arcs: tuple[Arc, ...] = ()
    geometry: BoardGeometry | None = None
    board: Board | None = None
    figures: Figures | None = None
    artwork: Artwork = NO_ARTWORK

    @property
    def title(self) -> str:
        return self.setup.title

    @property
    def author(self) -> str:
        return self.setup.author

    @property
    def description(self) -> str:
        return self.setup.description

    @property
    def players(self) -> tuple[int, ...]:
        return self.setup.players

    @property
    def rounds(self) -> int:
        return self.setup.rounds

    @property
    def playable(self) -> bool:
        return self.board is not None


def read_map(path: Path, vocabulary: Vocabulary) -> LoadedMap:
    """Read, clean and check a map. Whatever is wrong with it stands in its report."""
    report = MapReport()
    id = slug(path.stem)
    title = path.stem.replace("_", " ")
    try:
        document = read_map_element(read_tree(path), report)
    except Refused as refused:
        report.problems.append(Problem(Severity.ERROR, refused.message))
        return LoadedMap(path, id, report, read_setup({"players": "2-6"}, title, 0, MapReport()))
    regions = read_regions(document, vocabulary, report)
    setup = read_setup(document.properties, title, len(regions), report)
    found = survey(regions, report)
    if found is None:
        return LoadedMap(path, id, report, setup)
    geometry = build_geometry(
        found.planar.arcs, [region.terrain.id for region in found.regions], found.frame.width, found.frame.height
    )
    check_shapes(found.regions, geometry.shapes, report)
    board = build_board(specs(found.regions, found.planar, report), setup.rounds, setup.players, id, setup.title)
    check_board(board, [region.place for region in found.regions], report)
    return LoadedMap(
        path=path,
        id=id,
        report=report,
        setup=setup,
        drawn=found.regions,
        frame=found.frame,
        arcs=found.planar.arcs,
        geometry=geometry,
        board=board if report.playable else None,
        figures=figures_of(board),
    )


def build_geometry(arcs: Sequence[Arc], terrains: Sequence[str], width: float, height: float) -> BoardGeometry:
    """Organic borders, shapes and fingerprint for cleaned arcs."""
    organic = displaced(arcs, width, height)
    essence = json.dumps([width, height, list(terrains), [(arc.points, arc.left, arc.right) for arc in arcs]])
    return BoardGeometry(
        width, height, shapes(organic, len(terrains)), organic, sha256(essence.encode()).hexdigest()[:16]
    )
