"""What the painter needs to know of a board before the first stroke: styles, distances and noise over the sheet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from smallworld_desktop.maps.geometry import BoardGeometry, Point
from smallworld_desktop.rules.board import Board

from .countries import country_of
from .country import Country, Kind
from .fields import Labels, Noise, Raster, border_distance, coast_distance, label_map, seed_of
from .layout import WATER_STYLES, Layout, layout_of, style_of, symbol_spots

_STEP = 2.0
"""Map pixels per cell of the distance fields."""


@dataclass(frozen=True, slots=True)
class Noises:
    """`big` wanders over whole regions, `mid` mottles them, `fine` is the paper's tooth, `marsh` cuts out pools."""

    big: Noise
    mid: Noise
    fine: Noise
    grain: Noise
    marsh: Noise


@dataclass(frozen=True, slots=True)
class Survey:
    """A board measured for painting. `labels` has one cell per map pixel, whatever the picture's scale."""

    board: Board
    geometry: BoardGeometry
    layout: Layout
    styles: tuple[str, ...]
    symbols: tuple[dict[str, Point], ...]
    labels: Labels
    border: Raster
    coast: Raster
    noises: Noises
    country: Country
    kinds: Mapping[str, Kind]


def survey_board(board: Board, geometry: BoardGeometry, styles: Mapping[str, str]) -> Survey:
    """Measure a board. `styles` names the painting style of a terrain id where it isn't the id itself."""
    layout, country = layout_of(geometry), country_of(geometry)
    chosen = tuple(country.style(style_of(region.terrain, styles)) for region in board.regions)
    size = (max(1, round(geometry.width)), max(1, round(geometry.height)))
    return Survey(
        board=board,
        geometry=geometry,
        layout=layout,
        styles=chosen,
        symbols=tuple(
            symbol_spots(layout, shape, region) for shape, region in zip(geometry.shapes, board.regions, strict=True)
        ),
        labels=label_map(geometry, 1.0, 0.0, size),
        border=border_distance(geometry, _STEP, 60 * layout.unit),
        coast=coast_distance(geometry, [style in WATER_STYLES for style in chosen], _STEP, 90 * layout.unit),
        noises=_noises(layout, geometry.fingerprint),
        country=country,
        kinds=country.kinds(),
    )


def _noises(layout: Layout, fingerprint: str) -> Noises:
    def noise(name: str, cell: float, octaves: int, gain: float = 0.5) -> Noise:
        rng = seed_of(fingerprint, "noise", name)
        return Noise(layout.sheet_width, layout.sheet_height, cell * layout.unit, octaves, rng, gain)

    return Noises(
        big=noise("big", 240, 4),
        mid=noise("mid", 64, 5, 0.55),
        fine=noise("fine", 13, 4, 0.6),
        grain=noise("grain", 1.2, 1),
        marsh=noise("marsh", 42, 3, 0.45),
    )
