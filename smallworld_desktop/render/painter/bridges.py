"""Links as one sees them: a bridge over narrow water, a ferry over wide water, a marked pass over land."""

from __future__ import annotations

import math

import pygame

from smallworld_desktop.maps.geometry import Point

from .country import Country
from .glazes import Backing, Glaze
from .lines import resampled
from .links import Link, LinkKind
from .pen import Colour, opaque, shade
from .survey import Survey

_STEPS = 14
_COURSE: Colour = (250, 240, 208, 255)
_SAIL: Colour = (248, 238, 210)
_SHADOW: Colour = (10, 20, 30, 90)


def draw_link(picture: Backing, survey: Survey, link: Link, scale: float) -> None:
    gap = math.dist(link.start, link.end)
    if gap < 1:
        return
    along = ((link.end[0] - link.start[0]) / gap, (link.end[1] - link.start[1]) / gap)
    draw = {LinkKind.BRIDGE: _bridge, LinkKind.FERRY: _ferry, LinkKind.PASS: _pass}[link.kind]
    draw(picture, survey, link, along, scale)


def _bridge(picture: Backing, survey: Survey, link: Link, along: Point, scale: float) -> None:
    """A planked deck from shore to shore, railings, piles in the water, abutments on the land."""
    unit, country, (dx, dy) = survey.layout.unit, survey.country, along
    reach = 11 * unit
    start = (link.start[0] - dx * reach, link.start[1] - dy * reach)
    end = (link.end[0] + dx * reach, link.end[1] + dy * reach)
    layer = Glaze(picture, [start, end], 22 * unit, survey.layout.margin, scale)
    w, (px, py), (qx, qy) = unit * layer.k, layer.at(start), layer.at(end)
    rise = 5.0 * w
    deck = [
        (px + (qx - px) * i / _STEPS, py + (qy - py) * i / _STEPS - math.sin(math.pi * i / _STEPS) * rise)
        for i in range(_STEPS + 1)
    ]
    layer.line([(x + 1.5 * w, y + 4.5 * w + rise * 0.6) for x, y in deck[2:-2]], 13 * w, _SHADOW)
    _piles(layer, deck, along, w, rise, country)
    layer.line(deck, 15 * w, opaque(country.ink))
    layer.line(deck, 12.4 * w, opaque(shade(country.wood, 0.86)))
    for number, ((x, y), (ex, ey)) in enumerate(resampled(deck, 3.4 * w)):
        plank = [(x - ey * 6 * w, y + ex * 6 * w), (x + ey * 6 * w, y - ex * 6 * w)]
        layer.line(plank, 2.5 * w, opaque(shade(country.wood, 1.02 if number % 2 else 1.2)))
    _railings(layer, deck, along, w, country)
    for x, y in (deck[0], deck[-1]):
        for side in (-7.4 * w, 7.4 * w):
            centre = (x - dy * side, y + dx * side)
            layer.block(centre, along, 3.6 * w, 3.4 * w, country.ink)
            layer.block((centre[0], centre[1] - 0.6 * w), along, 2.5 * w, 2.3 * w, country.stone)
    layer.done()


def _piles(layer: Glaze, deck: list[Point], along: Point, w: float, rise: float, country: Country) -> None:
    for x, y in deck[3:-2:3]:
        for side in (-5.5 * w, 5.5 * w):
            px, py = x - along[1] * side, y + along[0] * side
            layer.line([(px, py), (px, py + 7 * w + rise)], 3.4 * w, opaque(country.ink))
            layer.line([(px, py), (px, py + 6.4 * w + rise)], 1.8 * w, opaque(shade(country.wood, 0.66)))


def _railings(layer: Glaze, deck: list[Point], along: Point, w: float, country: Country) -> None:
    for side in (-6.8 * w, 6.8 * w):
        rail = [(x - along[1] * side, y + along[0] * side - 2.4 * w) for x, y in deck]
        layer.line(rail, 2.6 * w, opaque(country.ink))
        layer.line(rail, 1.4 * w, opaque(shade(country.wood, 1.24)))
        for x, y in rail[::3]:
            layer.line([(x, y - 1.4 * w), (x, y + 3.0 * w)], 2.2 * w, opaque(country.ink))


def ferry_course(link: Link, unit: float, steps: int = 24) -> list[Point]:
    """The bow that a ferry takes from shore to shore."""
    (ax, ay), (bx, by) = link.start, link.end
    gap = math.dist(link.start, link.end) or 1.0
    dx, dy = (bx - ax) / gap, (by - ay) / gap
    bend = min(24 * unit, gap * 0.1)
    shares = [i / steps for i in range(steps + 1)]
    return [
        (
            ax + dx * gap * t - dy * bend * math.sin(math.pi * t),
            ay + dy * gap * t + dx * bend * math.sin(math.pi * t),
        )
        for t in shares
    ]


def _ferry(picture: Backing, survey: Survey, link: Link, along: Point, scale: float) -> None:
    """A dotted course between two jetties, with a small boat on it."""
    unit, country, (dx, dy) = survey.layout.unit, survey.country, along
    course = ferry_course(link, unit)
    layer = Glaze(picture, course, 24 * unit, survey.layout.margin, scale)
    w, points = unit * layer.k, [layer.at(point) for point in course]
    _dotted(layer, points, w, country)
    for (x, y), sign in ((points[0], 1), (points[-1], -1)):
        jetty = [(x - dx * sign * 7 * w, y - dy * sign * 7 * w), (x + dx * sign * 15 * w, y + dy * sign * 15 * w)]
        layer.line(jetty, 9 * w, opaque(country.ink))
        layer.line(jetty, 6.6 * w, opaque(country.wood))
        for (cx, cy), (ex, ey) in resampled(jetty, 3 * w):
            plank = [(cx - ey * 3 * w, cy + ex * 3 * w), (cx + ey * 3 * w, cy - ex * 3 * w)]
            layer.line(plank, 1.0 * w, opaque(shade(country.wood, 0.62)))
    _boat(layer, points[len(points) // 2], w, country)
    layer.done()


def _dotted(layer: Glaze, points: list[Point], w: float, country: Country) -> None:
    for (x, y), (ex, ey) in resampled(points, 9 * w)[1:-1]:
        for long, width, colour in ((2.4, 3.4, (*country.ink, 200)), (2.2, 2.0, _COURSE)):
            dash = [(x - ex * long * w, y - ey * long * w), (x + ex * long * w, y + ey * long * w)]
            layer.line(dash, width * w, colour)


def _boat(layer: Glaze, place: Point, w: float, country: Country) -> None:
    x, y = place
    hull = [(x - 13 * w, y - 2 * w), (x - 8 * w, y + 6 * w), (x + 8 * w, y + 6 * w), (x + 13 * w, y - 2 * w)]
    sail = [(x + w, y - 20 * w), (x + 12 * w, y - 4 * w), (x + w, y - 4 * w)]
    layer.line([(x, y), (x, y - 21 * w)], 2.2 * w, opaque(country.ink))
    for shape, colour in ((sail, _SAIL), (hull, shade(country.wood, 0.78))):
        pygame.draw.polygon(layer.surface, colour, shape)
        layer.line([*shape, shape[0]], 1.8 * w, opaque(country.ink))


def _pass(picture: Backing, survey: Survey, link: Link, along: Point, scale: float) -> None:
    """A trodden path over what lies between, with a cairn and a lamp post's worth of stones at both ends."""
    unit, country = survey.layout.unit, survey.country
    reach = 12 * unit
    start = (link.start[0] - along[0] * reach, link.start[1] - along[1] * reach)
    end = (link.end[0] + along[0] * reach, link.end[1] + along[1] * reach)
    layer = Glaze(picture, [start, end], 20 * unit, survey.layout.margin, scale)
    w, ends = unit * layer.k, [layer.at(start), layer.at(end)]
    layer.line(ends, 10 * w, (*country.ink, 150))
    layer.line(ends, 7.4 * w, opaque(country.road))
    _dotted(layer, ends, w * 0.8, country)
    for x, y in ends:
        for dy, half, factor in ((0.0, 6.4, 0.8), (-4.6, 5.0, 1.0), (-8.4, 3.4, 1.15)):
            box = pygame.Rect(0, 0, 2 * half * w, 1.3 * half * w)
            box.center = (round(x), round(y + dy * w))
            pygame.draw.ellipse(layer.surface, country.ink, box.inflate(2.4 * w, 2.4 * w))
            pygame.draw.ellipse(layer.surface, shade(country.stone, factor), box)
    layer.done()
