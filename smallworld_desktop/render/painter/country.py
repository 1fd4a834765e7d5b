"""What a land looks like: colours, glyphs by role, and how each terrain is planted. Pure data, so that it travels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from .glyphs import DRAWINGS
from .glyphs.drawing import Draw, Drawing
from .pen import Colour, Colours

Ramp = tuple[tuple[float, Colour], ...]
"""Colours at places from 0 to 1."""

Option = float | str | bool | Colour | tuple["Option", ...] | None
Triple = tuple[float, float, float]
Light = tuple[float, float, float, Colour]
"""A light that a glyph gives: dx and dy from its foot, radius, colour."""


@dataclass(frozen=True, slots=True)
class GlyphChoice:
    """What a country draws for a role: a drawing, its options, and the lights it gives."""

    role: str
    drawing: str
    options: tuple[tuple[str, Option], ...] = ()
    glow: tuple[Light, ...] = ()


class Kind:
    """A glyph of one country, ready to be drawn. `name` tells it from all others in a picture."""

    __slots__ = ("_drawing", "draw", "glow", "name", "role")

    def __init__(self, choice: GlyphChoice) -> None:
        self._drawing = DRAWINGS[choice.drawing]
        self.role = choice.role
        self.name = repr((choice.drawing, choice.options))
        self.draw: Draw = partial(self._drawing.draw, **dict(choice.options))
        self.glow = choice.glow

    @property
    def shape(self) -> Drawing:
        return self._drawing

    @property
    def body(self) -> tuple[float, float, float, float]:
        return self._drawing.body

    @property
    def variants(self) -> int:
        return self._drawing.variants

    @property
    def mirrored(self) -> bool:
        return self._drawing.mirrored


@dataclass(frozen=True, slots=True)
class Strew:
    """One step of planting: glyphs of these roles, thrown over a region.

    Lengths are in glyph units. `near` says how far they keep off the clearing (1 wholly, 0 not at all), `among` which
    roles count as taken already, `spare` by which part of their bodies later steps keep off them, `where` on which
    ground they may stand (`under` is one of them, grown to carry the token place). `beside` of them stand on the rim
    of the token place instead, `chain` in a row each.
    """

    roles: tuple[str, ...]
    gap: tuple[float, float] = (20.0, 15.0)
    size: tuple[float, float] = (1.0, 1.0)
    margin: float = 2.0
    near: float = 1.0
    limit: int = 0
    among: tuple[str, ...] = ()
    spare: float = 0.0
    where: str = ""
    beside: int = 0
    chain: int = 1
    on_ways: bool = False


WHERES = frozenset({"", "behind", "above", "valley", "wet", "dry", "under"})
Recipe = tuple[Strew, ...]


@dataclass(frozen=True, slots=True)
class Country:
    """Everything the painter asks a land for. Colours are RGB, some with alpha; ramps run from dark or shore on."""

    name: str
    land: Mapping[str, Ramp]
    water: Mapping[str, Ramp]
    pool: Ramp
    paper: Ramp
    crops: tuple[tuple[Colour, Colour], ...]
    hedge: Colour
    bank: Colour
    pool_rim: Colour
    foam: Colour
    glade: Colour
    ink: Colour
    casing: Colour
    road: Colour
    road_edge: Colour
    stream: Colours
    letter: Colour
    halo: Colour
    water_letter: Colour
    water_halo: Colour
    bar: Colour
    bar_pale: Colour
    jewel: Colour
    ribbon: Colours
    wood: Colour
    stone: Colour
    shade_soft: Triple
    shade_tight: Triple
    varnish: Triple
    dim: Colour | None
    glade_share: float
    saturation: float
    gamma: float
    crop_snow: float
    wetness: float
    rails: bool
    is_lit: bool
    barrier: str
    relief: Mapping[str, float]
    styles: Mapping[str, str]
    glyphs: Mapping[str, GlyphChoice]
    recipes: Mapping[str, Recipe]
    landmark_on: tuple[str, ...]

    def kinds(self) -> dict[str, Kind]:
        """The glyphs by role."""
        return {role: Kind(choice) for role, choice in self.glyphs.items()}

    def style(self, style: str) -> str:
        """What a painting style becomes here: below ground a forest is a forest of mushrooms."""
        return self.styles.get(style, style)
