"""The one way from a map file to a board: `read_map`. It never raises for anything a person can draw."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from xml.etree.ElementTree import Element

from shapely.errors import GEOSException

from smallworld_desktop.maps.artwork import NO_ARTWORK, Artwork, read_artwork
from smallworld_desktop.maps.assemble import OpenOutline, shapes
from smallworld_desktop.maps.borders import specs
from smallworld_desktop.maps.bundle import SUFFIX as BUNDLE
from smallworld_desktop.maps.bundle import unpack
from smallworld_desktop.maps.caves import generate_below
from smallworld_desktop.maps.checks import check_board, check_needs, check_shapes
from smallworld_desktop.maps.displace import displaced
from smallworld_desktop.maps.figures import BoardFigures, figures_of
from smallworld_desktop.maps.frame import Frame
from smallworld_desktop.maps.generator import generate
from smallworld_desktop.maps.geometry import Arc, BoardGeometry
from smallworld_desktop.maps.raw import DrawnMap
from smallworld_desktop.maps.regions import DrawnRegion, read_regions, slug
from smallworld_desktop.maps.report import MapProblem, MapReport, Refused, Severity
from smallworld_desktop.maps.setup import MapSetup, empty_setup, needs_of, read_setup
from smallworld_desktop.maps.source import parse_xml, read_tree
from smallworld_desktop.maps.survey import MapSurvey, survey
from smallworld_desktop.maps.tmx import read_map_element
from smallworld_desktop.maps.vocabulary import NOTHING, Needed, PackSource, Vocabulary, symbol_word, terrain_word
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
    figures: BoardFigures | None = None
    artwork: Artwork = NO_ARTWORK
    packs: tuple[PackSource, ...] = ()
    """What it can't be played without besides the base game: packs it asks for, or whose words it uses."""
    styles: Mapping[str, str] = field(default_factory=dict)
    """How terrains are painted that aren't painted by their own name."""

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
    def groups(self) -> dict[str, list[str]]:
        """The named groups of regions with the names of these, in the order of the map."""
        found: dict[str, list[str]] = {}
        for region in self.drawn:
            if region.group:
                found.setdefault(region.group, []).append(region.name)
        return found

    @property
    def playable(self) -> bool:
        return self.board is not None


def read_map(path: Path, vocabulary: Vocabulary) -> LoadedMap:
    """Read, clean and check a map file. Whatever is wrong with it stands in its report."""
    try:
        if path.suffix.lower() == BUNDLE:
            return _read_bundle(path, vocabulary)
        tree = read_tree(path)
    except Refused as refused:
        return _refused(path, MapReport(), refused)
    return read_map_tree(tree, path, vocabulary)


def _read_bundle(path: Path, vocabulary: Vocabulary) -> LoadedMap:
    """The board of a `.swboard`, which needs the packs in it. It is called by the name of that file."""
    found = unpack(path)
    loaded = read_map_tree(read_tree(found.map), found.map, vocabulary, [pack.stem for pack in found.packs])
    return replace(loaded, path=path, id=slug(path.stem))


def new_world(players: int, seed: int, vocabulary: Vocabulary, *, below: bool = False) -> LoadedMap:
    """A generated board, above or below ground, read like any other. Its `path` names it but doesn't exist."""
    world = generate_below(players, seed) if below else generate(players, seed)
    path = Path(f"new_{'cave' if below else 'world'}_{players}_{seed}.tmx")
    return read_map_tree(parse_xml(world.tmx().encode()), path, vocabulary)


def _refused(path: Path, report: MapReport, refused: Refused) -> LoadedMap:
    report.problems.append(MapProblem(Severity.ERROR, refused.message))
    return LoadedMap(path, slug(path.stem), report, empty_setup(_fallback_title(path)))


def _fallback_title(path: Path) -> str:
    return path.stem.replace("_", " ")


def read_map_tree(tree: Element, path: Path, vocabulary: Vocabulary, packs: Sequence[str] = ()) -> LoadedMap:
    """Clean and check a map that is parsed already. Artwork and packs are looked for beside `path`.

    It needs `packs` besides those that it asks for itself.
    """
    report = MapReport()
    try:
        document = read_map_element(tree, report)
    except Refused as refused:
        return _refused(path, report, refused)
    needed = _needed(document, path.parent, vocabulary, packs)
    check_needs(needed, report)
    if needed.missing:
        setup = read_setup(document.properties, _fallback_title(path), 0, vocabulary, report)
        return LoadedMap(path, slug(path.stem), report, setup)  # else every region's terrain would be complained of
    return _read_regions(path, document, vocabulary.with_needed(needed), needed.sources, report)


def _needed(document: DrawnMap, folder: Path, vocabulary: Vocabulary, packs: Sequence[str]) -> Needed:
    needs = tuple(dict.fromkeys([*needs_of(document.properties), *packs]))
    return vocabulary.look_up(needs, folder) if needs and vocabulary.look_up is not None else NOTHING


def _read_regions(
    path: Path, document: DrawnMap, vocabulary: Vocabulary, asked: Sequence[PackSource], report: MapReport
) -> LoadedMap:
    regions = read_regions(document, vocabulary, report)
    setup = read_setup(document.properties, _fallback_title(path), len(regions), vocabulary, report)
    styles = {id: vocabulary.styles[id] for id in (region.terrain.id for region in regions) if id in vocabulary.styles}
    empty = LoadedMap(path, slug(path.stem), report, setup, packs=_packs(regions, asked, vocabulary), styles=styles)
    try:
        found = survey(regions, report)
        return empty if found is None else _laid_out(empty, found, document)
    except (GEOSException, OpenOutline):
        report.error("map.geometry_failed")
        return empty


def _packs(
    regions: Sequence[DrawnRegion], asked: Sequence[PackSource], vocabulary: Vocabulary
) -> tuple[PackSource, ...]:
    """The packs asked for, and those that declare the other terrains and symbols of the regions."""
    own = {terrain_word(region.terrain.id) for region in regions}
    own |= {symbol_word(symbol) for region in regions for symbol in region.symbols}
    return tuple(dict.fromkeys([*asked, *vocabulary.packs_of(sorted(own))]))


def _laid_out(loaded: LoadedMap, found: MapSurvey, document: DrawnMap) -> LoadedMap:
    """The map with everything that follows from its cleaned drawing."""
    report, setup = loaded.report, loaded.setup
    frame, arcs = found.frame, found.planar.arcs
    artwork = read_artwork(document, loaded.path.parent, frame, report)
    looks = [" ".join([region.terrain.id, *sorted(region.symbols)]) for region in found.regions]
    mark = fingerprint(arcs, [*looks, setup.country], frame.width, frame.height, artwork)
    geometry = build_geometry(arcs, len(looks), frame, mark, setup.country, steady=bool(artwork))
    check_shapes(found.regions, geometry.shapes, report)
    regions = specs(found.regions, found.planar, frame, report)
    board = build_board(regions, setup.rounds, setup.players, loaded.id, setup.title, setup.coins, setup.column)
    check_board(board, [region.place for region in found.regions], report)
    return replace(
        loaded,
        drawn=found.regions,
        frame=frame,
        arcs=arcs,
        geometry=geometry,
        board=board if report.playable else None,
        figures=figures_of(board),
        artwork=artwork,
    )


def fingerprint(arcs: Sequence[Arc], looks: Sequence[str], width: float, height: float, artwork: Artwork) -> str:
    """A short text that is the same for boards that look the same: lines, terrains, symbols, country, artwork."""
    essence = json.dumps([width, height, list(looks), [(arc.points, arc.left, arc.right) for arc in arcs]])
    return sha256((essence + (artwork.essence() if artwork else "")).encode()).hexdigest()[:16]


def build_geometry(
    arcs: Sequence[Arc], regions: int, frame: Frame, mark: str, country: str, *, steady: bool = False
) -> BoardGeometry:
    """Organic borders and shapes for cleaned arcs. `mark` is the fingerprint; `steady` keeps borders as drawn."""
    organic = displaced(arcs, frame.width, frame.height, steady=steady)
    return BoardGeometry(frame.width, frame.height, shapes(organic, regions), organic, mark, country)
