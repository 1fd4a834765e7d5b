"""Boards to Tiled files that every version from 1.8 on opens and keeps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from xml.sax.saxutils import quoteattr

from smallworld_desktop.maps.geometry import Ring

TILE = 40


@dataclass(frozen=True, slots=True)
class RegionDrawing:
    """One region to write. `flags` are the bool properties that are true, `values` those with words or numbers."""

    name: str
    terrain: str
    points: Ring
    flags: frozenset[str] = frozenset()
    values: Mapping[str, str | int] = field(default_factory=dict)


def tmx_text(regions: Sequence[RegionDrawing], properties: Mapping[str, str | int], width: int, height: int) -> str:
    """The text of a `.tmx` file of `width` by `height` pixels (multiples of the tile size)."""
    columns, rows = width // TILE, height // TILE
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down" width="{columns}"'
        f' height="{rows}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0" nextlayerid="2"'
        f' nextobjectid="{len(regions) + 1}">',
        " <properties>",
        *(_property(name, value) for name, value in sorted(properties.items())),
        " </properties>",
        ' <objectgroup id="1" name="regions">',
    ]
    for number, region in enumerate(regions, start=1):
        lines += _object(number, region)
    lines += [" </objectgroup>", "</map>", ""]
    return "\n".join(lines)


def _object(number: int, region: RegionDrawing) -> list[str]:
    x, y = region.points[0]
    points = " ".join(f"{_number(px - x)},{_number(py - y)}" for px, py in region.points)
    lines = [
        f'  <object id="{number}" name={quoteattr(region.name)} type={quoteattr(region.terrain)}'
        f' x="{_number(x)}" y="{_number(y)}">'
    ]
    said: dict[str, str | int] = {**dict.fromkeys(region.flags, True), **region.values}
    if said:
        inside = ["  " + _property(name, value) for name, value in sorted(said.items())]
        lines += ["   <properties>", *inside, "   </properties>"]
    return [*lines, f'   <polygon points="{points}"/>', "  </object>"]


def _property(name: str, value: str | int) -> str:
    if isinstance(value, bool):
        return f'  <property name={quoteattr(name)} type="bool" value="{"true" if value else "false"}"/>'
    if isinstance(value, int):
        return f'  <property name={quoteattr(name)} type="int" value="{value}"/>'
    return f"  <property name={quoteattr(name)} value={quoteattr(value)}/>"


def _number(value: float) -> str:
    return f"{round(value, 3):g}" if value != int(value) else str(int(value))
