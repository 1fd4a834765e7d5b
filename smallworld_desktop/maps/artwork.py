"""A map's own pictures, shown below its regions instead of painted terrain: image layers and tile layers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree.ElementTree import Element

import pytmx

from smallworld_desktop.maps.frame import Frame
from smallworld_desktop.maps.pictures import PictureFile, allowed_file, picture_file
from smallworld_desktop.maps.raw import DrawnLayer, DrawnMap
from smallworld_desktop.maps.regions import is_regions_layer
from smallworld_desktop.maps.report import MapProblem, MapReport, Refused, Severity
from smallworld_desktop.maps.tilesets import Tileset, first_gid, layer_gids, read_tileset

MAX_LAYERS = 32


@dataclass(frozen=True, slots=True)
class Picture:
    """A piece of an image file on the board. `source` is x, y, width, height in the file; `target` in board units.

    The flips are applied in Tiled's order: the diagonal one (x and y exchanged), then horizontal, then vertical.
    """

    file: Path
    source: tuple[int, int, int, int]
    target: tuple[float, float, float, float]
    opacity: float = 1.0
    flip_x: bool = False
    flip_y: bool = False
    flip_diagonal: bool = False


@dataclass(frozen=True, slots=True)
class Artwork:
    """All pictures of a map, from the lowest to the highest, and every file they need (tilesets too)."""

    pictures: tuple[Picture, ...] = ()
    files: tuple[Path, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.pictures)

    def essence(self) -> str:
        """Text that changes when the artwork changes, files included."""
        stamps = [(file.name, file.stat().st_mtime_ns, file.stat().st_size) for file in self.files if file.is_file()]
        return repr((stamps, [(p.file.name, p.source, p.target, p.opacity) for p in self.pictures]))


NO_ARTWORK = Artwork()


def read_artwork(drawn: DrawnMap, home: Path, frame: Frame, report: MapReport) -> Artwork:
    """The pictures of all layers below the regions. Faults are reported, and their layers left out."""
    layers = _layers_below(drawn, report)
    if len(layers) > MAX_LAYERS:
        report.error("map.too_many_layers", count=len(layers), limit=MAX_LAYERS)
        return NO_ARTWORK
    reader = _Reader(drawn, home, frame, report)
    pictures: list[Picture] = []
    for layer in layers:
        try:
            pictures += reader.image(layer) if layer.tag == "imagelayer" else reader.tiles(layer)
        except Refused as refused:
            report.problems.append(MapProblem(Severity.ERROR, refused.message))
    reader.hint_unused()
    files = [picture.file for picture in pictures] + reader.tileset_files()
    return Artwork(tuple(pictures), tuple(dict.fromkeys(files)))


def _layers_below(drawn: DrawnMap, report: MapReport) -> list[DrawnLayer]:
    below: list[DrawnLayer] = []
    above = False
    for layer in drawn.layers:
        if is_regions_layer(layer):
            above = True
        elif layer.tag == "objectgroup":
            continue
        elif above:
            report.hint("map.layer_above", layer=layer.name[:60])
        else:
            below.append(layer)
    return below


class _Reader:
    """Reads the layers of one map, and each tileset once."""

    def __init__(self, drawn: DrawnMap, home: Path, frame: Frame, report: MapReport) -> None:
        self._drawn = drawn
        self._home = home
        self._frame = frame
        self._report = report
        self._elements: dict[int, Element] = {}
        self._tilesets: dict[int, Tileset] = {}
        for element in drawn.tilesets:
            try:
                self._elements[first_gid(element)] = element
            except Refused as refused:
                report.problems.append(MapProblem(Severity.ERROR, refused.message))

    def image(self, layer: DrawnLayer) -> Iterator[Picture]:
        element = layer.element.find("image")
        source = "" if element is None else element.get("source", "")
        if source:
            picture = picture_file(allowed_file(self._home, source, self._home))
            whole = (0, 0, picture.width, picture.height)
            yield Picture(picture.path, whole, self._target(layer, 0, 0, picture.width, picture.height), layer.opacity)

    def tiles(self, layer: DrawnLayer) -> Iterator[Picture]:
        drawn = self._drawn
        gids = layer_gids(layer.element, drawn.columns, drawn.rows)
        for number, raw in enumerate(gids):
            gid, flags = pytmx.pytmx.decode_gid(raw)
            if gid:
                row, column = divmod(number, drawn.columns)
                picture, part = self._tile(gid, layer)
                bottom = (row + 1) * drawn.tile_height
                x, y = column * drawn.tile_width, bottom - part[3]
                yield Picture(
                    picture.path,
                    part,
                    self._target(layer, x, y, part[2], part[3]),
                    layer.opacity,
                    flags.flipped_horizontally,
                    flags.flipped_vertically,
                    flags.flipped_diagonally,
                )

    def hint_unused(self) -> None:
        """Mention tilesets that no layer shows and that aren't where the map says."""
        for first, element in self._elements.items():
            source = element.get("source")
            if source and first not in self._tilesets:
                try:
                    allowed_file(self._home, source, self._home)
                except Refused:
                    self._report.hint("map.unused_tileset", file=source[:120])

    def tileset_files(self) -> list[Path]:
        return [tileset.file for tileset in self._tilesets.values() if tileset.file is not None]

    def _tile(self, gid: int, layer: DrawnLayer) -> tuple[PictureFile, tuple[int, int, int, int]]:
        first = max((first for first in self._elements if first <= gid), default=None)
        if first is None:
            raise Refused("map.unknown_tile", layer=layer.name[:60], tile=gid)
        if first not in self._tilesets:
            self._tilesets[first] = read_tileset(self._elements[first], self._home)
        found = self._tilesets[first].tile(gid)
        if found is None:
            raise Refused("map.unknown_tile", layer=layer.name[:60], tile=gid)
        return found

    def _target(
        self, layer: DrawnLayer, x: float, y: float, width: float, height: float
    ) -> tuple[float, float, float, float]:
        left, top = self._frame.to_board((x + layer.offset[0], y + layer.offset[1]))
        return left, top, width * self._frame.scale, height * self._frame.scale
