"""Filling region shapes with plain colour."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from smallworld_desktop.maps.geometry import BoardGeometry, Point, Ring

from .layout import ring_area
from .pen import Colour


def fill_regions(
    surface: pygame.Surface,
    geometry: BoardGeometry,
    colours: Mapping[int, Colour],
    k: float,
    margin: float,
    empty: Colour = (0, 0, 0),
) -> None:
    """Fill every region with its colour, big ones first, so that what lies in a hole is drawn after its surroundings.

    A map point `p` goes to `(p + margin) * k`. A hole is `empty` where no region lies in it.
    """

    def placed(ring: Ring) -> list[Point]:
        return [((x + margin) * k, (y + margin) * k) for x, y in ring]

    for shape in sorted(geometry.shapes, key=lambda s: -ring_area(s.outline)):
        pygame.draw.polygon(surface, colours[shape.index], placed(shape.outline))
        for hole in shape.holes:
            pygame.draw.polygon(surface, empty, placed(hole))
