"""A map as it was drawn: layers in order and objects in map pixels, before anything is said about regions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from xml.etree.ElementTree import Element

from smallworld_desktop.maps.geometry import Point, Ring
from smallworld_desktop.maps.report import MapSpot

Value = str | int | float | bool


class Shape(StrEnum):
    """How an object was drawn in Tiled."""

    POLYGON = "polygon"
    RECTANGLE = "rectangle"
    ELLIPSE = "ellipse"
    POLYLINE = "polyline"
    POINT = "point"
    TEXT = "text"
    TILE = "tile"
    TEMPLATE = "template"


@dataclass(frozen=True, slots=True)
class DrawnObject:
    """One visible object. `points` are in map pixels: layer offsets and rotation are applied."""

    id: int
    name: str
    type: str
    shape: Shape
    points: Ring
    properties: Mapping[str, Value]

    @property
    def place(self) -> MapSpot:
        return MapSpot(self.id, self.name, self.points[0] if self.points else None)


@dataclass(frozen=True, slots=True)
class DrawnLayer:
    """A visible layer that is no group, with what its groups add to it."""

    element: Element
    name: str
    offset: Point
    opacity: float

    @property
    def tag(self) -> str:
        return self.element.tag


@dataclass(frozen=True, slots=True)
class DrawnMap:
    """A whole map document. `layers` run from the lowest to the highest."""

    columns: int
    rows: int
    tile_width: int
    tile_height: int
    properties: Mapping[str, Value]
    layers: tuple[DrawnLayer, ...]
    tilesets: tuple[Element, ...]
