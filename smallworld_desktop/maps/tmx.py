"""The one strict adapter around pytmx: vetted TMX elements to drawn layers and objects.

pytmx types attributes and properties, parses points and rotates objects. It also trusts its input, keeps no layer order
and forgets the offsets of groups; so elements reach it one by one, cut down to what Tiled documents.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from xml.etree.ElementTree import Element

import pytmx

from smallworld_desktop.maps.geometry import Point, Ring
from smallworld_desktop.maps.raw import DrawnLayer, DrawnMap, DrawnObject, Shape, Value
from smallworld_desktop.maps.report import MapReport, MapSpot, Refused

MAX_COORDINATE = 100_000.0
MAX_TILES_ACROSS = 10_000
OBJECT_ATTRIBUTES = ("id", "name", "x", "y", "width", "height", "rotation", "gid", "visible")
PROPERTY_TYPES = ("string", "int", "float", "bool")
LAYER_TAGS = ("layer", "imagelayer", "objectgroup")
CHILD_SHAPES = {
    "polygon": Shape.POLYGON,
    "ellipse": Shape.ELLIPSE,
    "capsule": Shape.ELLIPSE,
    "polyline": Shape.POLYLINE,
    "point": Shape.POINT,
    "text": Shape.TEXT,
}
UNREADABLE = (ValueError, TypeError, KeyError, AttributeError, OverflowError)


def read_map_element(tree: Element, report: MapReport) -> DrawnMap:
    """The layers of a map in drawing order. Raises `Refused` for a kind of map that can't be a board."""
    orientation = tree.get("orientation", "orthogonal")
    if orientation != "orthogonal":
        raise Refused("map.not_orthogonal", orientation=orientation[:40])
    if tree.get("infinite", "0") in ("1", "true") or tree.find(".//chunk") is not None:
        raise Refused("map.infinite")
    return DrawnMap(
        columns=_size(tree, "width"),
        rows=_size(tree, "height"),
        tile_width=_size(tree, "tilewidth"),
        tile_height=_size(tree, "tileheight"),
        properties=read_properties(tree, report, MapSpot()),
        layers=tuple(_layers(tree, (0.0, 0.0), 1.0, report)),
        tilesets=tuple(tree.findall("tileset")),
    )


def _size(tree: Element, key: str) -> int:
    try:
        value = int(float(tree.get(key, "")))
    except (ValueError, OverflowError) as error:
        raise Refused("map.bad_size", attribute=key, value=tree.get(key, "")[:40]) from error
    if not 0 < value <= MAX_TILES_ACROSS:
        raise Refused("map.bad_size", attribute=key, value=tree.get(key, "")[:40])
    return value


def _layers(parent: Element, offset: Point, opacity: float, report: MapReport) -> Iterator[DrawnLayer]:
    for child in parent:
        if child.tag != "group" and child.tag not in LAYER_TAGS:
            continue
        name = child.get("name", "")
        try:
            moved = (offset[0] + _float(child, "offsetx", 0.0), offset[1] + _float(child, "offsety", 0.0))
            seen = opacity * min(1.0, max(0.0, _float(child, "opacity", 1.0)))
        except ValueError:
            report.error("map.bad_layer_offset", layer=name[:60])
            continue
        if child.get("visible", "1") in ("0", "false"):
            if child.tag == "objectgroup" and child.find("object") is not None:
                report.hint("map.hidden_layer", layer=name[:60])
        elif child.tag == "group":
            yield from _layers(child, moved, seen, report)
        else:
            yield DrawnLayer(child, name, moved, seen)


def _float(element: Element, key: str, default: float) -> float:
    value = float(element.get(key, default))
    if not math.isfinite(value) or abs(value) > MAX_COORDINATE:
        raise ValueError(key)
    return value


def read_objects(layer: DrawnLayer, report: MapReport) -> Iterator[DrawnObject]:
    """The visible objects of an object layer. What can't be read is reported and left out."""
    parent = pytmx.TiledMap(allow_duplicate_names=True)
    for element in layer.element.findall("object"):
        if element.get("visible", "1") in ("0", "false"):
            continue
        place = MapSpot(_id(element), element.get("name", "")[:80])
        shape = _shape(element)
        properties = read_properties(element, report, place)
        points: Ring = ()
        if shape in (Shape.POLYGON, Shape.RECTANGLE):
            try:
                points = _points(pytmx.TiledObject(parent, _vetted(element), {}), layer.offset)
            except UNREADABLE:
                report.error("map.bad_coordinates", place)
                continue
            if not all(math.isfinite(v) for point in points for v in point):
                report.error("map.bad_coordinates", place)
                continue
            if any(abs(v) > MAX_COORDINATE for point in points for v in point):
                report.error("map.huge_coordinates", place, limit=round(MAX_COORDINATE))
                continue
        kind = element.get("type") or element.get("class") or ""
        yield DrawnObject(place.object_id or 0, place.object_name, kind, shape, points, properties)


def _id(element: Element) -> int | None:
    text = element.get("id", "")
    return int(text) if text.isdecimal() and len(text) < 10 else None


def _shape(element: Element) -> Shape:
    if element.get("template"):
        return Shape.TEMPLATE
    if element.get("gid"):
        return Shape.TILE
    return next((CHILD_SHAPES[child.tag] for child in element if child.tag in CHILD_SHAPES), Shape.RECTANGLE)


def _vetted(element: Element) -> Element:
    """The object with nothing but the geometry that Tiled documents."""
    copy = Element("object", {k: v for k, v in element.items() if k in OBJECT_ATTRIBUTES})
    copy.extend(element.findall("polygon"))
    return copy


def _points(item: pytmx.TiledObject, offset: Point) -> Ring:
    return tuple((float(x) + offset[0], float(y) + offset[1]) for x, y in item.apply_transformations())


def read_properties(element: Element, report: MapReport, place: MapSpot) -> dict[str, Value]:
    """The flat properties of a map or object. Others are reported and left out."""
    found: dict[str, Value] = {}
    for item in element.findall("properties/property"):
        name = item.get("name", "")[:80]
        kind = item.get("type", "string")
        if kind not in PROPERTY_TYPES or item.find("properties") is not None:
            report.warning("map.property_type", place, property=name, type=kind[:40])
            continue
        holder = Element("object")
        list_element = Element("properties")
        list_element.append(item)
        holder.append(list_element)
        try:
            value = next(iter(pytmx.parse_properties(holder).values()), None)
        except UNREADABLE:
            report.warning("map.property_value", place, property=name, value=item.get("value", "")[:60])
            continue
        found[name] = "" if value is None else value
    return found
