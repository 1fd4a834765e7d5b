"""Which glyphs stand where: a country's recipes carried out. The plan is in map pixels, the same for every scale."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import numpy as np

from smallworld_desktop.maps.geometry import Point

from .country import Kind, Strew
from .fields import Field, Mask, seed_of
from .layout import symbol_size
from .marshes import Pools, pools_of
from .scatter import Body, Ellipse, Site, Where, scatter
from .sprites import Glyph
from .survey import Survey
from .ways import Taken

_TRIES = 16
_MOUND = (1.5, 2.75 / 70)
"""The largest mound, and how wide it is for a token place of a given half width."""


def body_of(kind: Kind, size: float, g: float) -> Body:
    """The ellipse a glyph covers, in map pixels from its foot."""
    dx, dy, half_width, half_height = (value * size * g for value in kind.body)
    return dx, dy, half_width, half_height


def ground_of(glyph: Glyph, g: float, part: float = 1.0) -> Ellipse:
    """The ground that a glyph takes, or a part of it."""
    dx, dy, half_width, half_height = body_of(glyph.kind, glyph.size, g)
    return Ellipse(glyph.x + dx, glyph.y + dy, half_width * part, half_height * part)


def plan_region(
    survey: Survey,
    index: int,
    glade: Sequence[Ellipse],
    fixed: Sequence[Glyph] = (),
    blocked: Sequence[Ellipse] = (),
    ways: Taken | None = None,
) -> list[Glyph]:
    """The glyphs of a region from back to front, with what is `fixed` there already; none on what is `blocked`."""
    g = survey.layout.glyph
    planter = _Planter(survey, index, glade, [*blocked, *(ground_of(glyph, g) for glyph in fixed)], ways)
    for step in survey.country.recipes.get(survey.styles[index], ()):
        planter.carry_out(step)
    return sorted([*planter.planted, *fixed], key=lambda glyph: glyph.y)


class _Planter:
    """Plants one region."""

    def __init__(
        self, survey: Survey, index: int, glade: Sequence[Ellipse], kept: Sequence[Ellipse], ways: Taken | None
    ) -> None:
        fingerprint = survey.geometry.fingerprint
        self.survey, self.index = survey, index
        self.g = survey.layout.glyph
        self.site = Site(survey, index, seed_of(fingerprint, "plants", index))
        self.rng = random.Random(f"{fingerprint}:plants:{index}")
        self.planted: list[Glyph] = []
        self.glade, self.core, self.ways = glade, glade[0], ways
        symbol = symbol_size(survey.layout, survey.geometry.shapes[index]) * 0.5
        self.keep = [Ellipse(x, y, symbol, symbol) for x, y in survey.symbols[index].values()] + list(kept)
        self._pools: Pools | None = None

    def carry_out(self, step: Strew) -> None:
        kinds = [self.survey.kinds[role] for role in step.roles if role in self.survey.kinds]
        if not kinds:
            return
        if step.where == "under":
            self._plant_under(kinds[0])
        elif step.beside:
            for kind in self.rng.sample(kinds, min(step.beside, len(kinds))):
                self._plant_beside(kind, step.size[1])
        else:
            self._strew(step, kinds)
        if step.spare:
            self._spare(kinds, step.spare)

    def _strew(self, step: Strew, kinds: Sequence[Kind]) -> None:
        bodies = [body_of(kind, step.size[1], self.g) for kind in kinds]
        widest = np.max(bodies, axis=0)
        body = (float(widest[0]), min(b[1] for b in bodies), float(widest[2]), float(widest[3]))
        feet = scatter(
            self.site,
            body,
            (step.gap[0] * self.g, step.gap[1] * self.g),
            step.margin * self.g,
            [*self.keep, *(_shrunk(lobe, step.near) for lobe in self.glade if step.near > 0)],
            [(glyph.x, glyph.y) for glyph in self.planted if glyph.kind.role in step.among],
            step.limit or None,
            self._where(step.where),
            None if step.on_ways else self.ways,
        )
        for foot in feet:
            kind, size = self.rng.choice(kinds), self.rng.uniform(*step.size)
            self._plant(kind, foot, size)
            if step.chain > 1:
                self._chain(kind, foot, size, step)

    def _chain(self, kind: Kind, foot: Point, size: float, step: Strew) -> None:
        """More of the same beside it, each a little lower and smaller: a ridge instead of an egg box."""
        side = self.rng.choice((-1, 1))
        for number in range(1, step.chain):
            smaller = size * (1 - 0.13 * number)
            x = foot[0] + side * number * kind.body[2] * 0.86 * size * self.g
            y = foot[1] + number * kind.body[3] * 0.30 * size * self.g * self.rng.uniform(0.6, 1.3)
            keep = [*self.keep, *(_shrunk(lobe, step.near) for lobe in self.glade if step.near > 0)]
            if not self._fits(kind, (x, y), smaller, step.margin * self.g, keep):
                return
            self._plant(kind, (x, y), smaller)

    def _plant(self, kind: Kind, foot: Point, size: float) -> None:
        variant = self.rng.randrange(kind.variants)
        mirrored = kind.mirrored and self.rng.random() < 0.5
        self.planted.append(Glyph(kind, variant, foot[0], foot[1], size, mirrored))

    def _plant_under(self, kind: Kind) -> None:
        """One broad glyph that carries the token place."""
        size = min(_MOUND[0], _MOUND[1] * self.core.half_width / self.g)
        self._plant(kind, (self.core.x, self.core.y + self.core.half_height * 0.92), size)

    def _plant_beside(self, kind: Kind, size: float) -> None:
        """One thing on the rim of the token place, where there is room and no road."""
        body = body_of(kind, size, self.g)
        for _ in range(_TRIES):
            turn, away = self.rng.uniform(0, math.tau), self.rng.uniform(1.02, 1.30)
            x = self.core.x + math.cos(turn) * (self.core.half_width * away + body[2] * 0.8)
            y = self.core.y + math.sin(turn) * (self.core.half_height * away + body[3] * 0.8) - body[1]
            if self._fits(kind, (x, y), size, 3 * self.g, self.keep) and not (self.ways and self.ways.at(x, y)):
                self._plant(kind, (x, y), size)
                self.keep.append(ground_of(self.planted[-1], self.g))
                return

    def _fits(self, kind: Kind, foot: Point, size: float, margin: float, keep: Sequence[Ellipse]) -> bool:
        body = body_of(kind, size, self.g)
        spot = np.array([foot[0]], np.float32), np.array([foot[1]], np.float32)
        if not self.site.holds(*spot, body, margin)[0]:
            return False
        x, y = foot[0] + body[0], foot[1] + body[1]
        return not any(
            ((x - area.x) / (area.half_width + body[2])) ** 2 + ((y - area.y) / (area.half_height + body[3])) ** 2 < 1
            for area in keep
        )

    def _spare(self, kinds: Sequence[Kind], part: float) -> None:
        """Keep later glyphs off what stands already, by this part of its body."""
        self.keep += [ground_of(glyph, self.g, part) for glyph in self.planted if glyph.kind in kinds]

    def _where(self, word: str) -> Where | None:
        """The ground that a step may use, as a question about points."""
        core = self.core
        if word == "behind":
            return lambda xs, ys: ys < core.y - 2 * self.survey.layout.unit
        if word == "above":
            return lambda xs, ys: ys < core.y - 0.2 * core.half_height
        if word == "valley":
            return self._in_valley
        if word in ("wet", "dry"):
            if self._pools is None:
                self._pools = pools_of(self.survey, self.site.bounds())
            pools = self._pools
            return pools.holds if word == "wet" else lambda xs, ys: ~pools.holds(xs, ys)
        return None

    def _in_valley(self, xs: Field, ys: Field) -> Mask:
        """Along the way out, but not on the token place."""
        along = np.zeros(len(xs), np.bool_)
        for lobe in self.glade[-4:]:
            along |= ((xs - lobe.x) / (lobe.half_width * 1.5)) ** 2 + (
                (ys - lobe.y) / (lobe.half_height * 1.6)
            ) ** 2 < 1
        across, down = (xs - self.core.x) / self.core.half_width, (ys - self.core.y) / self.core.half_height
        outside: Mask = across**2 + down**2 > 1.2
        return along & outside


def _shrunk(area: Ellipse, part: float) -> Ellipse:
    return Ellipse(area.x, area.y, area.half_width * part, area.half_height * part)
