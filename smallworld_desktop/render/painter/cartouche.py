"""The board's name on a ribbon: in the roomiest water if it fits there, else on the upper frame."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pygame

from smallworld_desktop.maps.geometry import Point

from ..fonts import font
from ..theme import Face
from .country import Country
from .glazes import Glaze
from .layout import WATER_STYLES
from .pen import blend, opaque, ribbon, shade
from .scatter import Ellipse
from .survey import Survey

SWASH = Face.TITLE
_MEASURE = 80
_LETTER = 27.0
_HALF_HEIGHT = 29.0
_CLEAR = 9.0
_GOLD = (232, 194, 108)


@dataclass(frozen=True, slots=True)
class Cartouche:
    """Where the ribbon lies, and whether at sea."""

    x: float
    y: float
    half_width: float
    half_height: float
    at_sea: bool

    def ground(self) -> list[Ellipse]:
        """What it takes of the map."""
        return [Ellipse(self.x, self.y, self.half_width * 1.15, self.half_height * 1.3)] if self.at_sea else []


def plan_cartouche(survey: Survey, avoid: Sequence[Ellipse]) -> Cartouche:
    u = survey.layout.unit
    wide = font(SWASH, _MEASURE).size(_title(survey))[0] / _MEASURE * _LETTER * u
    half_width, half_height = wide / 2 + 34 * u, _HALF_HEIGHT * u
    best: tuple[float, float, float] | None = None
    for index, style in enumerate(survey.styles):
        if style in WATER_STYLES:
            spot = _roomiest(survey, index, half_width, half_height, avoid)
            if spot is not None and (best is None or spot > best):
                best = spot
    if best is not None:
        return Cartouche(best[1], best[2], half_width, half_height, True)
    return Cartouche(survey.layout.width / 2, -15 * u, half_width * 0.72, 17 * u, False)


def _title(survey: Survey) -> str:
    return survey.board.title or survey.board.id


def _roomiest(
    survey: Survey, index: int, half_width: float, half_height: float, avoid: Sequence[Ellipse]
) -> tuple[float, float, float] | None:
    """The best middle of a ribbon in one water, with its worth."""
    u, labels = survey.layout.unit, survey.labels
    xs, ys = zip(*survey.geometry.shapes[index].outline, strict=True)
    across = np.arange(min(xs) + half_width, max(xs) - half_width, 12 * u, dtype=np.float32)
    down = np.arange(min(ys) + half_height, max(ys) - half_height, 10 * u, dtype=np.float32)
    if not len(across) or not len(down):
        return None
    cx, cy = (axis.ravel() for axis in np.meshgrid(across, down))
    ok = np.ones(len(cx), np.bool_)
    free = np.full(len(cx), 1e9, np.float32)
    for a in (-1.0, -0.5, 0.0, 0.5, 1.0):
        for b in (-1.0, 0.0, 1.0):
            px, py = cx + half_width * np.float32(a), cy + half_height * np.float32(b)
            column = np.clip(px.astype(np.intp), 0, labels.shape[1] - 1)
            row = np.clip(py.astype(np.intp), 0, labels.shape[0] - 1)
            ok &= labels[row, column] == index + 1
            free = np.minimum(free, survey.border.points(px, py))
    for area in avoid:
        ok &= (np.abs(cx - area.x) >= half_width + area.half_width) | (
            np.abs(cy - area.y) >= half_height + area.half_height
        )
    worth = np.where(ok & (free >= _CLEAR * u), np.minimum(free, 34 * u) - 0.02 * cy, -np.inf)
    n = int(worth.argmax())
    return (float(worth[n]), float(cx[n]), float(cy[n])) if np.isfinite(worth[n]) else None


class _Band:
    """The ribbon's own geometry on its layer."""

    def __init__(self, layer: Glaze, place: Cartouche, unit: float) -> None:
        self.w = unit * layer.k
        self.cx, self.cy = layer.at((place.x, place.y))
        self.half_width, self.half_height = place.half_width * layer.k, place.half_height * layer.k
        self.band = self.half_height * (0.52 if place.at_sea else 0.74)
        self.arch = self.half_height * 0.18 if place.at_sea else 0.0

    def at(self, t: float, off: float) -> Point:
        """A point of the band: `t` from -1 to 1 along it, `off` below its middle."""
        return self.cx + t * self.half_width * 0.80, self.cy + off + self.arch * (t * t - 0.5) * 2


def draw_cartouche(picture: pygame.Surface, survey: Survey, place: Cartouche, scale: float) -> None:
    corners = [(place.x + sx * place.half_width, place.y + sy * place.half_height) for sx, sy in ((-1, -1), (1, 1))]
    layer = Glaze(picture, corners, 14 * survey.layout.unit, survey.layout.margin, scale)
    shape = _Band(layer, place, survey.layout.unit)
    _draw_tails(layer, shape, survey.country)
    _draw_band(layer, shape, survey.country)
    if place.at_sea:
        _draw_flourish(layer, shape, survey.country)
    _write(layer, shape, _title(survey), survey.country)
    layer.done()


def _draw_tails(layer: Glaze, s: _Band, country: Country) -> None:
    dark = country.ribbon[1]
    for side in (-1, 1):
        x, y = s.at(side * 0.80, 0)
        end = s.cx + side * s.half_width
        tail = [
            (x, y - s.band * 0.5),
            (end, y + s.band * 0.08),
            (s.cx + side * s.half_width * 0.93, y + s.band * 0.5),
            (end, y + s.band * 1.5),
            (x, y + s.band * 1.34),
        ]
        pygame.draw.polygon(layer.surface, shade(dark, 0.78), tail)
        layer.line([*tail, tail[0]], 2.2 * s.w, opaque(country.ink))
        fold = [s.at(side, s.band), (x, y + s.band * 1.34), (x, y + s.band)]
        pygame.draw.polygon(layer.surface, shade(dark, 0.45), fold)


def _draw_band(layer: Glaze, s: _Band, country: Country) -> None:
    paper, dark = country.ribbon
    steps = [-1 + i / 16 for i in range(33)]
    upper, lower = ([s.at(t, off) for t in steps] for off in (-s.band, s.band))
    rim = [*upper, *lower[::-1]]
    pygame.draw.polygon(layer.surface, (20, 12, 8, 90), [(x + 2 * s.w, y + 4 * s.w) for x, y in rim])
    pygame.draw.polygon(layer.surface, paper, rim)
    for side in (-1, 1):
        end = [s.at(side * t, off) for t, off in ((1, -s.band), (0.9, -s.band), (0.9, s.band), (1, s.band))]
        pygame.draw.polygon(layer.surface, blend(paper, dark, 0.5), end)
    for line in (upper, lower):
        layer.line(line, 2.6 * s.w, opaque(country.ink))
    for off in (-s.band + 4 * s.w, s.band - 4 * s.w):
        layer.line([s.at(t, off) for t in steps[1:-1]], s.w, opaque(country.jewel))
    for side in (-1, 1):
        layer.line([s.at(side, -s.band), s.at(side, s.band)], 2.6 * s.w, opaque(country.ink))


def _write(layer: Glaze, s: _Band, title: str, country: Country) -> None:
    size = int(s.band * 1.36)
    wide = font(SWASH, size).size(title)[0]
    size = max(8, min(size, int(size * s.half_width * 1.46 / max(1, wide))))
    face = font(SWASH, size)
    at = -face.size(title)[0] / 2
    for n, char in enumerate(title):
        advance = face.size(title[: n + 1])[0] - face.size(title[:n])[0]
        t = (at + advance / 2) / (s.half_width * 0.80)
        slope = math.degrees(-math.atan2(4 * t * s.arch, s.half_width * 0.80))
        turned = pygame.transform.rotozoom(face.render(char, True, country.ink), slope, 1)
        layer.surface.blit(turned, turned.get_rect(center=s.at(t, 0)))
        at += advance


def _draw_flourish(layer: Glaze, s: _Band, country: Country) -> None:
    """Scrollwork over the band with a jewel in the middle."""
    ink, y, hw, hh = opaque(country.ink), s.cy - s.band - s.arch - s.w, s.half_width, s.half_height
    for side in (-1, 1):
        curl = []
        for i in range(40):
            t = i / 39
            r, a = (1 - t) * hh * 0.30, math.pi * (0.5 + 2.2 * t)
            x = s.cx + side * (hw * 0.20 - math.cos(a) * r * 1.2 + hw * 0.12 * t)
            curl.append((x, y - hh * 0.11 - math.sin(a) * r * 0.55))
        ribbon(layer.surface, curl, [(3.4 - 2.2 * i / 39) * s.w for i in range(40)], ink)
        arm = [
            (s.cx + side * 6 * s.w, y),
            (s.cx + side * hw * 0.3, y - hh * 0.05),
            (s.cx + side * hw * 0.62, y + s.arch * 0.8),
        ]
        ribbon(layer.surface, arm, [3 * s.w, 2.4 * s.w, 0.8 * s.w], ink)
    for radius, colour in ((8.6, country.ink), (7.0, _GOLD), (5.2, country.ink), (4.2, country.jewel)):
        pygame.draw.circle(layer.surface, colour, (s.cx, y - 2 * s.w), radius * s.w)
    pygame.draw.circle(layer.surface, (255, 250, 236), (s.cx - 1.2 * s.w, y - 3.4 * s.w), 1.2 * s.w)
