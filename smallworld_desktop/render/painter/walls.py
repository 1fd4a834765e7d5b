"""Barriers as one sees them: a wall with towers above ground, a glowing rift below it."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pygame

from smallworld_desktop.maps.geometry import Point

from .country import Country
from .glazes import Backing, Glaze
from .lines import length_of, resampled
from .pen import Colour, opaque, ribbon, shade
from .survey import Survey

_BONE: Colour = (226, 214, 186, 235)
_EMBERS: tuple[tuple[float, Colour], ...] = (
    (6.4, (92, 26, 14, 255)),
    (3.8, (190, 66, 22, 255)),
    (1.7, (255, 178, 74, 255)),
)
_SCAR: Colour = (70, 56, 58, 255)


def draw_barrier(picture: Backing, survey: Survey, line: Sequence[Point], scale: float) -> None:
    (_rift if survey.country.barrier == "rift" else _wall)(picture, survey, line, scale)


def _wall(picture: Backing, survey: Survey, line: Sequence[Point], scale: float) -> None:
    """Battlements along the border: a stone band with merlons, a tower at each end and in the middle of long ones."""
    country = survey.country
    layer = Glaze(picture, line, 16 * survey.layout.unit, survey.layout.margin, scale)
    u, points = survey.layout.unit * layer.k, [layer.at(point) for point in line]
    layer.line([(x + 2.5 * u, y + 4 * u) for x, y in points], 11 * u, (20, 12, 8, 90))
    for width, colour in ((11.4, country.ink), (8.6, shade(country.stone, 0.74)), (4.4, country.stone)):
        layer.line(points, width * u, opaque(colour))
    for (x, y), (dx, dy) in resampled(points, 6.4 * u):
        for side in (-4.4 * u, 4.4 * u):
            centre = (x - dy * side, y + dx * side)
            layer.block(centre, (dx, dy), 2.3 * u, 1.9 * u, country.ink)
            layer.block(centre, (dx, dy), 1.6 * u, 1.2 * u, shade(country.stone, 1.1))
    towers = [points[0], points[-1]]
    if length_of(points) > 130 * u:
        towers.append(points[len(points) // 2])
    for place in towers:
        _tower(layer, place, u, country)
    layer.done()


def _tower(layer: Glaze, place: Point, u: float, country: Country) -> None:
    stone = country.stone
    rings = ((8.6, country.ink), (7.2, shade(stone, 0.82)), (5.4, country.ink), (4.6, shade(stone, 0.58)))
    for radius, colour in rings:
        pygame.draw.circle(layer.surface, colour, place, radius * u)
    for i in range(8):
        x, y = math.cos(i * math.tau / 8), math.sin(i * math.tau / 8)
        merlon = (place[0] + x * 6.3 * u, place[1] + y * 6.3 * u)
        pygame.draw.circle(layer.surface, shade(stone, 1.14), merlon, 1.3 * u)


def _rift(picture: Backing, survey: Survey, line: Sequence[Point], scale: float) -> None:
    """A torn black gap with ember light far down."""
    rng = random.Random(f"{survey.geometry.fingerprint}:rift:{line[0]}")
    layer = Glaze(picture, line, 18 * survey.layout.unit, survey.layout.margin, scale)
    u = survey.layout.unit * layer.k
    steps = resampled([layer.at(point) for point in line], 5 * u)
    if len(steps) < 5:
        return
    left, right, core = _torn(steps, u, rng)
    rim = [*left, *right[::-1], left[0]]
    layer.line(rim, 4.6 * u, _BONE)
    layer.line(rim, 2.2 * u, (96, 78, 76, 255))
    pygame.draw.polygon(layer.surface, (8, 5, 10, 255), rim)
    last = len(steps) - 1
    for width, colour in _EMBERS:
        widths = [width * u * (0.5 + 0.5 * math.sin(math.pi * n / last)) for n in range(1, last)]
        ribbon(layer.surface, core[1:-1], widths, colour)
    for n in range(2, last - 1, 4):
        for x, y in (left[n], right[n]):
            inner = ((x * 2 + core[n][0]) / 3, (y * 2 + core[n][1]) / 3)
            ribbon(layer.surface, [(x, y), inner], [1.8 * u, 0.5 * u], _SCAR)
    layer.done()


def _torn(
    steps: Sequence[tuple[Point, Point]], u: float, rng: random.Random
) -> tuple[list[Point], list[Point], list[Point]]:
    """Both jagged rims of a rift and the line along its floor."""
    left, right, core = [], [], []
    for n, ((x, y), (dx, dy)) in enumerate(steps):
        swell = math.sin(math.pi * n / (len(steps) - 1)) ** 0.4
        a, b = ((rng.uniform(4.5, 9.5) * swell + 1.2) * u for _ in range(2))
        left.append((x - dy * a, y + dx * a))
        right.append((x + dy * b, y - dx * b))
        core.append((x + rng.uniform(-1.5, 1.5) * u, y + rng.uniform(-1.5, 1.5) * u))
    return left, right, core
