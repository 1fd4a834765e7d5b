"""Which glyphs stand where. The plan is in map pixels and the same for every scale."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from smallworld_desktop.maps.geometry import Point

from .fields import Mask, seed_of
from .glyphs import (
    BUSH,
    COMPASS,
    DEAD_TREE,
    GRASS,
    HAY,
    HILL,
    HOUSE,
    LILY,
    MOUNTAIN,
    PINE,
    REEDS,
    ROCKS,
    SERPENT,
    SHIP,
    TREE,
    WAVE,
    Kind,
)
from .layout import WATER_STYLES, symbol_size
from .scatter import Body, Ellipse, Site, scatter
from .sprites import Glyph
from .survey import Survey
from .washes import is_pool, marsh_level


def body_of(kind: Kind, size: float, g: float) -> Body:
    """The ellipse a glyph covers, in map pixels from its foot."""
    dx, dy, half_width, half_height = (value * size * g for value in kind.body)
    return dx, dy, half_width, half_height


class _Planter:
    """Plants one region."""

    def __init__(self, survey: Survey, index: int) -> None:
        fingerprint = survey.geometry.fingerprint
        self.survey = survey
        self.g = survey.layout.glyph
        self.site = Site(survey, index, seed_of(fingerprint, "plants", index))
        self.rng = random.Random(f"{fingerprint}:plants:{index}")
        self.planted: list[Glyph] = []
        shape = survey.geometry.shapes[index]
        half_width, half_height = survey.layout.clearing(shape)
        self.keep = [Ellipse(*shape.anchor, half_width, half_height)]
        symbol = symbol_size(survey.layout, shape) * 0.5
        self.keep += [Ellipse(x, y, symbol, symbol) for x, y in survey.symbols[index].values()]

    def strew(
        self,
        kinds: Sequence[Kind],
        gap: Point,
        sizes: tuple[float, float],
        margin: float = 2.0,
        limit: int | None = None,
        among: Sequence[Kind] = (),
    ) -> None:
        """Strew glyphs of these kinds; `gap` is in glyph units, and feet of `among` count as taken."""
        body = np.max([body_of(kind, sizes[1], self.g) for kind in kinds], axis=0)
        lift = min(body_of(kind, sizes[1], self.g)[1] for kind in kinds)
        taken = [(p.x, p.y) for p in self.planted if p.kind in among]
        feet = scatter(
            self.site,
            (float(body[0]), lift, float(body[2]), float(body[3])),
            (gap[0] * self.g, gap[1] * self.g),
            margin * self.g,
            self.keep,
            taken,
            limit,
        )
        for foot in feet:
            self.plant(self.rng.choice(kinds), foot, self.rng.uniform(*sizes))

    def plant(self, kind: Kind, foot: Point, size: float) -> None:
        variant = self.rng.randrange(kind.variants)
        mirrored = kind.mirrored and self.rng.random() < 0.5
        self.planted.append(Glyph(kind, variant, foot[0], foot[1], size, mirrored))

    def spare(self, kinds: Sequence[Kind], part: float) -> None:
        """Keep later glyphs off what stands already, by this part of its body."""
        for glyph in self.planted:
            if glyph.kind in kinds:
                dx, dy, half_width, half_height = body_of(glyph.kind, glyph.size, self.g)
                self.keep.append(Ellipse(glyph.x + dx, glyph.y + dy, half_width * part, half_height * part))


def _forest(p: _Planter) -> None:
    woods = (TREE, TREE, PINE) if p.rng.random() < 0.7 else (TREE, PINE, PINE)
    p.strew(woods, (16.5, 12.5), (0.84, 1.06), 1.0)
    p.strew(woods, (13.5, 10.5), (0.56, 0.7), 0.5, among=woods)
    p.strew((BUSH, GRASS), (11, 8), (0.6, 0.8), 3, among=woods)


def _mountain(p: _Planter) -> None:
    for gap, size in (((54, 34), 1.0), ((46, 28), 0.82), ((38, 24), 0.62), ((31, 20), 0.46)):
        p.strew((MOUNTAIN,), gap, (size * 0.9, size * 1.06), 0.5, among=(MOUNTAIN,))
    p.spare((MOUNTAIN,), 0.72)
    p.strew((PINE,), (30, 22), (0.42, 0.56), 4)
    p.strew((ROCKS,), (34, 26), (0.6, 0.9), 5, among=(PINE,))


def _hill(p: _Planter) -> None:
    for gap, size in (((54, 27), 0.96), ((44, 23), 0.76), ((34, 18), 0.56)):
        p.strew((HILL,), gap, (size * 0.9, size * 1.05), 2.5, among=(HILL,))
    p.spare((HILL,), 0.8)
    p.strew((TREE,), (40, 30), (0.42, 0.56), 4)
    p.strew((GRASS, BUSH), (22, 18), (0.7, 0.95), 5, among=(TREE,))


def _swamp(p: _Planter) -> None:
    p.strew((DEAD_TREE,), (52, 40), (0.75, 1.0), 3, limit=4)
    p.strew((REEDS,), (24, 20), (0.72, 1.0), 3, among=(DEAD_TREE,))
    pools = _pools(p)
    dry = [glyph for glyph in p.planted if not pools.holds(glyph)]
    p.planted = []
    p.strew((LILY,), (22, 14), (0.75, 1.1), 7)
    p.planted = dry + [glyph for glyph in p.planted if pools.holds(glyph)]


@dataclass(frozen=True, slots=True)
class _Pools:
    """Where the water of a swamp lies, looked up on a grid of `step` map pixels from its upper left corner."""

    left: float
    top: float
    step: float
    wet: Mask

    def holds(self, glyph: Glyph) -> bool:
        return bool(self.wet[int((glyph.y - self.top) / self.step), int((glyph.x - self.left) / self.step)])


def _pools(p: _Planter) -> _Pools:
    noises, margin, step = p.survey.noises, p.survey.layout.margin, 3.0
    left, top, right, bottom = p.site.bounds()
    xs = np.arange(left + step / 2, right + step, step, dtype=np.float32) + margin
    ys = np.arange(top + step / 2, bottom + step, step, dtype=np.float32) + margin
    marsh, mid = noises.marsh.at(xs, ys), noises.mid.at(xs, ys)
    return _Pools(left, top, step, is_pool(marsh_level(marsh, mid, np.zeros_like(mid))) > 0.7)


def _farmland(p: _Planter) -> None:
    p.strew((HOUSE,), (84, 60), (0.88, 1.0), 4, limit=2)
    p.spare((HOUSE,), 1.0)
    p.strew((TREE,), (52, 40), (0.55, 0.78), 4, limit=4)
    p.strew((HAY,), (44, 34), (0.62, 0.8), 5, limit=4, among=(TREE,))


def _plain(p: _Planter) -> None:
    p.strew((BUSH, TREE), (46, 36), (0.5, 0.7), 4)
    p.strew((GRASS,), (17, 13), (0.7, 1.0), 4, among=(BUSH, TREE))


def _water(p: _Planter) -> None:
    p.strew((WAVE,), (50, 30), (0.7, 1.0), 26)


_STYLES = {
    "forest": _forest,
    "mountain": _mountain,
    "hill": _hill,
    "swamp": _swamp,
    "farmland": _farmland,
    "plain": _plain,
    "sea": _water,
    "lake": _water,
}


def plan_region(survey: Survey, index: int, ornament: Glyph | None = None) -> list[Glyph]:
    """The glyphs of a region from back to front, with its ornament if it has one."""
    planter = _Planter(survey, index)
    if ornament is not None:
        dx, dy, half_width, half_height = body_of(ornament.kind, ornament.size, planter.g)
        planter.keep.append(Ellipse(ornament.x + dx, ornament.y + dy, half_width, half_height))
    _STYLES[survey.styles[index]](planter)
    glyphs = [*planter.planted, *([ornament] if ornament else [])]
    return sorted(glyphs, key=lambda glyph: glyph.y)


def plan_ornaments(survey: Survey) -> dict[int, Glyph]:
    """A compass rose for the roomiest sea, then a serpent, then ships, where they fit."""
    shapes, g = survey.geometry.shapes, survey.layout.glyph
    seas = [i for i, style in enumerate(survey.styles) if style in WATER_STYLES]
    seas.sort(key=lambda i: (survey.board.regions[i].terrain.inland, -shapes[i].room, i))
    ornaments: dict[int, Glyph] = {}
    for kind, index in zip((COMPASS, SERPENT, SHIP, SHIP, SHIP), seas, strict=False):
        largest = 1.1 * survey.layout.unit / g
        reach = math.hypot(kind.body[2], kind.body[3]) if kind is not COMPASS else kind.body[2]
        size = min(largest * (0.8 if kind is SHIP else 1), 0.80 * shapes[index].room / (reach * g))
        if size * g >= 0.45 * survey.layout.unit:
            x, y = shapes[index].anchor
            ornaments[index] = Glyph(kind, 0, x, y, size, False)
    return ornaments
