"""Inked borders: a line of varying width over a pale casing, along the arcs that neighbours share."""

from __future__ import annotations

import math
import random

import pygame

from smallworld_desktop.maps.geometry import OUTSIDE, Arc, BoardGeometry, Point
from smallworld_desktop.rules.board import Board

from .country import Country
from .glazes import Glaze
from .layout import Layout
from .lines import resampled
from .pen import PREMULTIPLIED, opaque, ribbon

_OVERSIZE = 2


def drawn_arcs(geometry: BoardGeometry) -> list[Arc]:
    """The arcs that get ink: all but those that run along the frame."""
    return [arc for arc in geometry.arcs if len(arc.points) > 1 and not _on_frame(arc, geometry)]


def arc_line(arc: Arc) -> list[Point]:
    """The points of an arc as an open line; a closed one comes back to its start."""
    points = list(arc.points)
    return [*points, points[0]] if arc.closed and points[0] != points[-1] else points


def _on_frame(arc: Arc, geometry: BoardGeometry) -> bool:
    if arc.right != OUTSIDE and arc.left != OUTSIDE:
        return False
    near = 1.5
    return all(x < near or y < near or x > geometry.width - near or y > geometry.height - near for x, y in arc.points)


def _ink_widths(arc: Arc, number: int, width: float, fingerprint: str) -> list[float]:
    """A wandering width, seeded by the map and the arc."""
    rng = random.Random(f"{fingerprint}:ink:{number}")
    value = width
    widths = []
    line = arc_line(arc)
    for before, here in zip([line[0], *line], line, strict=False):
        step = min(1.0, math.dist(before, here) / 9.0)  # dense points must not make the line shiver
        value += rng.uniform(-0.09, 0.09) * width * step
        value = min(width * 1.28, max(width * 0.66, value))
        widths.append(value)
    return widths


def ink_borders(
    target: pygame.Surface,
    board: Board,
    geometry: BoardGeometry,
    layout: Layout,
    scale: float,
    country: Country,
    strip: int = 256,
) -> None:
    """Draw all borders onto a painted sheet, strip by strip."""
    k = scale * _OVERSIZE
    seams: list[Arc] = []
    strokes: list[tuple[list[Point], list[float], float, float, float]] = []
    for number, arc in enumerate(drawn_arcs(geometry)):
        sides = [board.regions[side].terrain for side in (arc.left, arc.right) if side != OUTSIDE]
        if len(sides) == 2 and all(side.water and not side.inland for side in sides):
            seams.append(arc)
            continue
        wet = any(side != OUTSIDE and board.regions[side].terrain.water for side in (arc.left, arc.right))
        width = (4.5 if wet else 3.9) * layout.unit
        line = [((x + layout.margin) * k, (y + layout.margin) * k) for x, y in arc_line(arc)]
        widths = [w * k for w in _ink_widths(arc, number, width, geometry.fingerprint)]
        casing = (width + 3.2 * layout.unit) * k
        ys = [y for _, y in line]
        strokes.append((line, widths, casing, min(ys) - casing, max(ys) + casing))
    wide, high = target.get_size()
    for top in range(0, high, strip):
        rows = min(strip, high - top)
        here = [s for s in strokes if s[4] >= top * _OVERSIZE and s[3] <= (top + rows) * _OVERSIZE]
        if not here:
            continue
        layer = pygame.Surface((wide * _OVERSIZE, rows * _OVERSIZE), pygame.SRCALPHA, 32)
        corner = layout.margin * k
        layer.set_clip((corner, corner - top * _OVERSIZE, layout.width * k, layout.height * k))
        shifted = [([(x, y - top * _OVERSIZE) for x, y in line], widths, casing) for line, widths, casing, _, _ in here]
        for line, _, casing in shifted:
            ribbon(layer, line, [casing] * len(line), country.casing)
        for line, widths, _ in shifted:
            ribbon(layer, line, widths, opaque(country.ink))
        target.blit(
            pygame.transform.smoothscale(layer.premul_alpha(), (wide, rows)), (0, top), special_flags=PREMULTIPLIED
        )
    for arc in seams:
        _draw_seam(target, arc_line(arc), layout, scale, country)


def _draw_seam(target: pygame.Surface, line: list[Point], layout: Layout, scale: float, country: Country) -> None:
    """Two seas meet: a chart's dashed line, pale and thin."""
    layer = Glaze(target, line, 6, layout.margin, scale, _OVERSIZE)
    u = layout.unit * layer.k
    for (x, y), (dx, dy) in resampled([layer.at(point) for point in line], 17 * u):
        dash = [(x - dx * 4.2 * u, y - dy * 4.2 * u), (x + dx * 4.2 * u, y + dy * 4.2 * u)]
        layer.line([(a + 0.6 * u, b + 0.9 * u) for a, b in dash], 2.0 * u, (14, 40, 60, 60))
        layer.line(dash, 1.5 * u, (*country.foam, 118))
    layer.done()
