"""Tiled's JSON as TMX elements. What has the wrong shape is left out; the strict reader then misses or reports it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.etree.ElementTree import Element, SubElement

from smallworld_desktop.maps.report import Refused

LAYER_TAGS = {"objectgroup": "objectgroup", "tilelayer": "layer", "imagelayer": "imagelayer", "group": "group"}


def elements_from_json(document: Any, root: str, max_depth: int) -> Element:
    """The tree of a map or tileset. Raises `Refused` when the document is something else."""
    if not isinstance(document, dict):
        raise Refused("map.wrong_root", found=type(document).__name__, expected=root)
    if document.get("type", root) != root:
        raise Refused("map.wrong_root", found=str(document.get("type"))[:40], expected=root)
    if root == "tileset":
        return _tileset(document)
    tree = _element("map", document)
    for tileset in _dicts(document.get("tilesets")):
        tree.append(_tileset(tileset))
    _add_layers(tree, document, max_depth)
    return tree


def _element(tag: str, source: dict[str, Any]) -> Element:
    """An element with the plain values as attributes and the properties as Tiled writes them in TMX."""
    element = Element(tag)
    for key, value in source.items():
        if isinstance(value, str | int | float):
            element.set(str(key), _text(value))
    properties = list(_dicts(source.get("properties")))
    if properties:
        parent = SubElement(element, "properties")
        for item in properties:
            child = SubElement(parent, "property", name=str(item.get("name", "")))
            child.set("type", str(item.get("type", "string")))
            value = item.get("value", "")
            child.set("value", _text(value) if isinstance(value, str | int | float) else "")
    return element


def _add_layers(parent: Element, source: dict[str, Any], depth: int) -> None:
    if depth <= 0:
        raise Refused("map.too_deep", limit=depth)
    for layer in _dicts(source.get("layers")):
        tag = LAYER_TAGS.get(str(layer.get("type")))
        if tag is None:
            continue
        element = _element(tag, layer)
        if tag == "objectgroup":
            element.extend(_object(item) for item in _dicts(layer.get("objects")))
        elif tag == "layer":
            _add_data(element, layer)
        elif tag == "imagelayer" and isinstance(layer.get("image"), str):
            SubElement(element, "image", source=layer["image"])
        elif tag == "group":
            _add_layers(element, layer, depth - 1)
        parent.append(element)


def _object(source: dict[str, Any]) -> Element:
    element = _element("object", source)
    for key in ("ellipse", "point"):
        if source.get(key) is True:
            SubElement(element, key)
    if isinstance(source.get("text"), dict):
        SubElement(element, "text")
    for key in ("polygon", "polyline"):
        points = source.get(key)
        if isinstance(points, list):
            pairs = (f"{_text(p.get('x', 'nan'))},{_text(p.get('y', 'nan'))}" for p in _dicts(points))
            SubElement(element, key, points=" ".join(pairs))
    return element


def _add_data(element: Element, layer: dict[str, Any]) -> None:
    data = SubElement(element, "data")
    if isinstance(layer.get("chunks"), list):
        SubElement(data, "chunk")
    raw = layer.get("data")
    if isinstance(raw, list):
        data.set("encoding", "csv")
        data.text = ",".join(_text(gid) for gid in raw)
    elif isinstance(raw, str):
        data.set("encoding", "base64")
        data.set("compression", str(layer.get("compression") or ""))
        data.text = raw


def _tileset(source: dict[str, Any]) -> Element:
    element = _element("tileset", source)
    if isinstance(source.get("image"), str):
        image = SubElement(element, "image", source=source["image"])
        for key in ("width", "height"):
            image.set(key, _text(source.get(f"image{key}", "")))
    for tile in _dicts(source.get("tiles")):
        if isinstance(tile.get("image"), str):
            child = SubElement(element, "tile", id=_text(tile.get("id", "")))
            SubElement(child, "image", source=tile["image"])
    return element


def _dicts(value: Any) -> Iterator[dict[str, Any]]:
    return (item for item in value if isinstance(item, dict)) if isinstance(value, list) else iter(())


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
