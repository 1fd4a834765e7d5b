"""Drawn objects to regions: name, terrain, symbols and other facts, checked against the vocabulary."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from smallworld_desktop.maps.geometry import Ring
from smallworld_desktop.maps.names import Namer
from smallworld_desktop.maps.raw import DrawnLayer, DrawnMap, DrawnObject, Shape, Value
from smallworld_desktop.maps.report import MapReport, MapSpot
from smallworld_desktop.maps.tmx import read_objects
from smallworld_desktop.maps.vocabulary import Vocabulary
from smallworld_desktop.rules.board import Terrain

LAYER = "regions"
FLAGS = frozenset({"lost_tribe", "monster", "edge"})
LISTS = frozenset({"links", "barriers"})
TEXTS = frozenset({"terrain", "group"})
MAX_GROUP = 60
PLAIN_TYPES = frozenset({"", "region"})
MAX_REGIONS = 200
MAX_POINTS = 500
MAX_ALL_POINTS = 8_000
YES = frozenset({"true", "yes", "1"})
NO = frozenset({"false", "no", "0", ""})


@dataclass(frozen=True, slots=True)
class DrawnRegion:
    """A region as its object says it. `links` and `barriers` hold names; `edge` is None where it has to be derived."""

    id: str
    name: str
    terrain: Terrain
    symbols: frozenset[str]
    points: Ring
    place: MapSpot
    edge: bool | None = None
    lost_tribe: bool = False
    monster: int = 0
    links: tuple[str, ...] = ()
    barriers: tuple[str, ...] = ()
    group: str = ""
    """The name of the group that it belongs to, such as an island's."""


def read_regions(drawn: DrawnMap, vocabulary: Vocabulary, report: MapReport) -> list[DrawnRegion]:
    """The regions of a map, each with an id and a name of its own. What can't be a region is reported."""
    objects = list(_region_objects(drawn, report))
    if len(objects) > MAX_REGIONS:
        report.error("map.too_many_regions", count=len(objects), limit=MAX_REGIONS)
        return []
    points = sum(len(item.points) for item in objects)
    if points > MAX_ALL_POINTS:
        report.error("map.too_many_points_in_all", count=points, limit=MAX_ALL_POINTS)
        return []
    namer = Namer(item.name.strip() for item in objects)
    taken: set[str] = set()
    regions = []
    for item in objects:
        region = _region(item, vocabulary, namer, taken, report)
        if region is not None:
            regions.append(region)
    regions = _with_whole_names(regions)
    _check_names(regions, report)
    return regions


def is_regions_layer(layer: DrawnLayer) -> bool:
    return layer.tag == "objectgroup" and layer.name.strip().casefold() == LAYER


def _region_objects(drawn: DrawnMap, report: MapReport) -> Iterator[DrawnObject]:
    chosen = [layer for layer in drawn.layers if is_regions_layer(layer)]
    if not chosen:
        others = [layer.name[:40] for layer in drawn.layers if layer.tag == "objectgroup"]
        report.error("map.no_regions_layer", layer=LAYER, found=", ".join(others[:8]) or "-")
        return
    count = 0
    for layer in chosen:
        for item in read_objects(layer, report):
            if item.shape in (Shape.POLYGON, Shape.RECTANGLE):
                count += 1
                yield item
            elif item.shape in (Shape.POINT, Shape.TEXT, Shape.TILE):
                report.warning("map.ignored_shape", item.place, shape=item.shape.value)
            else:
                report.error(f"map.shape_{item.shape.value}", item.place)
    if not count and report.playable:
        report.error("map.no_polygons", layer=LAYER)


def _region(
    item: DrawnObject, vocabulary: Vocabulary, namer: Namer, taken: set[str], report: MapReport
) -> DrawnRegion | None:
    terrain = _terrain(item, vocabulary, report)
    flags: dict[str, bool] = {}
    lists: dict[str, tuple[str, ...]] = {}
    monsters = 0
    for key, value in item.properties.items():
        if key in TEXTS:
            continue
        if key == "monster" and re.fullmatch(r"[0-9]", str(value).strip()):
            monsters = int(str(value))
        elif key in FLAGS or key in vocabulary.symbols:
            flag = _flag(value)
            if flag is None:
                report.error("map.not_a_flag", item.place, property=key, value=str(value)[:60])
            else:
                flags[key] = flag
        elif key in LISTS:
            lists[key] = tuple(part.strip() for part in str(value).split(",") if part.strip())
        else:
            _unknown(report, "map.unknown_property", item.place, key, FLAGS | LISTS | TEXTS | vocabulary.symbols)
    if len(item.points) > MAX_POINTS:
        report.error("map.too_many_points", item.place, count=len(item.points), limit=MAX_POINTS)
        return None
    if terrain is None:
        return None
    name = item.name.strip() or namer.name(terrain.id)
    key = slug(name)
    if key in taken:
        if item.name.strip():
            report.warning("map.duplicate_name", item.place, name=name)
        number = 2
        while f"{key}_{number}" in taken:
            number += 1
        key, name = f"{key}_{number}", f"{name} {number}"
    taken.add(key)
    return DrawnRegion(
        id=key,
        name=name,
        terrain=terrain,
        symbols=frozenset(symbol for symbol in vocabulary.symbols if flags.get(symbol)),
        points=item.points,
        place=MapSpot(item.id, name, item.place.position),
        edge=flags.get("edge"),
        lost_tribe=flags.get("lost_tribe", False),
        monster=monsters or int(flags.get("monster", False)),
        links=lists.get("links", ()),
        barriers=lists.get("barriers", ()),
        group=str(item.properties.get("group", "")).strip()[:MAX_GROUP],
    )


def _terrain(item: DrawnObject, vocabulary: Vocabulary, report: MapReport) -> Terrain | None:
    kind = item.type.strip()
    word = str(item.properties.get("terrain", "")).strip() or ("" if kind.casefold() in PLAIN_TYPES else kind)
    if not word:
        report.error("map.no_terrain", item.place, known=", ".join(vocabulary.terrains))
        return None
    terrain = vocabulary.terrains.get(word) or vocabulary.terrains.get(word.casefold())
    if terrain is None:
        _unknown(report, "map.unknown_terrain", item.place, word, vocabulary.terrains, error=True)
    return terrain


def _flag(value: Value) -> bool | None:
    text = str(value).strip().casefold()
    return True if text in YES else False if text in NO else None


def _unknown(
    report: MapReport, code: str, place: MapSpot, word: str, known: Iterable[str], *, error: bool = False
) -> None:
    """Say that a word isn't known, with the nearest right one if there is one."""
    plain = {right.casefold(): right for right in sorted(known)}
    nearest = difflib.get_close_matches(word.casefold(), plain, n=1)
    say = report.error if error else report.warning
    if nearest:
        say(f"{code}_nearest", place, word=word[:60], nearest=plain[nearest[0]])
    else:
        say(code, place, word=word[:60], known=", ".join(plain.values()))


def _with_whole_names(regions: list[DrawnRegion]) -> list[DrawnRegion]:
    """Put names that hold a comma themselves together again: `Stow, Great` is one region if there is such a one."""
    names = {_plain(region.name): region.name for region in regions}
    return [
        replace(region, links=_joined(region.links, names), barriers=_joined(region.barriers, names))
        for region in regions
    ]


def _joined(parts: tuple[str, ...], names: Mapping[str, str]) -> tuple[str, ...]:
    found = []
    start = 0
    while start < len(parts):
        ends = range(len(parts), start, -1)
        end = next((end for end in ends if _plain(",".join(parts[start:end])) in names), start + 1)
        whole = ",".join(parts[start:end])
        found.append(names.get(_plain(whole), whole))
        start = end
    return tuple(found)


def _plain(name: str) -> str:
    """The name without spaces around commas."""
    return ",".join(part.strip() for part in name.split(","))


def _check_names(regions: list[DrawnRegion], report: MapReport) -> None:
    """Links and barriers have to lead to regions, and to other ones."""
    names = {region.name for region in regions}
    for region in regions:
        for name in (*region.links, *region.barriers):
            if name not in names:
                _unknown(report, "map.unknown_region", region.place, name, names, error=True)
            elif name == region.name:
                report.warning("map.link_to_itself", region.place)


def slug(name: str) -> str:
    """An id from a name: `Élan's Moor` gives `elan_s_moor`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "_", plain.casefold()).strip("_") or "region"
