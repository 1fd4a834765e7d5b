"""The picture of `check-map`: the board with names, neighbours and every problem marked where it lies."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from smallworld_desktop.i18n import Translator
from smallworld_desktop.maps.geometry import BoardGeometry, Point
from smallworld_desktop.maps.loader import LoadedMap
from smallworld_desktop.maps.report import MapProblem, Severity
from smallworld_desktop.render.fonts import font
from smallworld_desktop.render.painter.flat import plain_colour
from smallworld_desktop.render.theme import CREAM, INK, PARCHMENT_LIGHT, Colour, Face

MARGIN = 24
LINE = 26
LINK: Colour = (160, 40, 130)
MARKS: dict[Severity, Colour] = {
    Severity.ERROR: (190, 30, 30),
    Severity.WARNING: (206, 120, 20),
    Severity.HINT: (40, 96, 160),
}


def draw_map(loaded: LoadedMap, file: Path, tr: Translator) -> bool:
    """Write the picture. False if the map has no shape at all. Raises `OSError` if the file can't be written."""
    geometry = loaded.geometry
    if geometry is None:
        return False
    lines = list(loaded.report.lines())
    width = int(geometry.width) + 2 * MARGIN
    board_height = int(geometry.height) + 2 * MARGIN
    sheet = pygame.Surface((width, board_height + LINE * len(lines) + (MARGIN if lines else 0)))
    sheet.fill(PARCHMENT_LIGHT)
    _regions(sheet, loaded, geometry)
    _neighbours(sheet, loaded, geometry)
    _names(sheet, loaded, geometry)
    for number, line in enumerate(lines, start=1):
        for problem in line.of:
            _mark(sheet, number, problem, loaded)
        _legend(sheet, number, line.said, board_height + LINE * (number - 1), tr)
    try:
        pygame.image.save(sheet, file)
    except pygame.error as error:
        raise OSError(str(error)) from error
    return True


def _moved(points: Sequence[Point]) -> list[Point]:
    return [(x + MARGIN, y + MARGIN) for x, y in points]


def _regions(sheet: pygame.Surface, loaded: LoadedMap, geometry: BoardGeometry) -> None:
    order = sorted(geometry.shapes, key=lambda shape: len(shape.holes), reverse=True)
    for shape in order:
        pygame.draw.polygon(sheet, plain_colour(loaded.drawn[shape.index].terrain), _moved(shape.outline))
    for arc in geometry.arcs:
        pygame.draw.lines(sheet, INK, arc.closed, _moved(arc.points), 3)


def _neighbours(sheet: pygame.Surface, loaded: LoadedMap, geometry: BoardGeometry) -> None:
    """A thin line between neighbours; a strong one where only a link joins them."""
    if loaded.board is None:
        return
    touching = {frozenset((arc.left, arc.right)) for arc in geometry.arcs}
    for region in loaded.board.regions:
        for other in region.neighbours:
            if region.index < other:
                start, end = _moved((geometry.shapes[region.index].anchor, geometry.shapes[other].anchor))
                if frozenset((region.index, other)) in touching:
                    pygame.draw.aaline(sheet, INK, start, end)
                else:
                    pygame.draw.line(sheet, LINK, start, end, 4)


def _names(sheet: pygame.Surface, loaded: LoadedMap, geometry: BoardGeometry) -> None:
    for region, shape in zip(loaded.drawn, geometry.shapes, strict=True):
        facts = [region.terrain.id, *sorted(region.symbols)]
        facts += [word for word, is_so in (("lost_tribe", region.lost_tribe), ("monster", region.monster)) if is_so]
        ((x, y),) = _moved([shape.anchor])
        _plate(sheet, region.name, (x, y - 11), Face.BOLD, 19)
        _plate(sheet, ", ".join(facts).replace("_", " "), (x, y + 11), Face.TEXT, 15)


def _plate(sheet: pygame.Surface, text: str, centre: Point, face: Face, size: int) -> None:
    drawn = font(face, size).render(text, True, INK)
    box = drawn.get_rect(center=(round(centre[0]), round(centre[1])))
    pygame.draw.rect(sheet, CREAM, box.inflate(8, 0), border_radius=6)
    sheet.blit(drawn, box)


def _mark(sheet: pygame.Surface, number: int, problem: MapProblem, loaded: LoadedMap) -> None:
    if problem.position is not None and loaded.frame is not None:
        ((x, y),) = _moved([loaded.frame.to_board(problem.position)])
        _disc(sheet, number, problem.severity, (x, y))


def _disc(sheet: pygame.Surface, number: int, severity: Severity, centre: Point) -> None:
    pygame.draw.circle(sheet, CREAM, centre, 13)
    pygame.draw.circle(sheet, MARKS[severity], centre, 11)
    text = font(Face.BOLD, 15).render(str(number), True, CREAM)
    sheet.blit(text, text.get_rect(center=(round(centre[0]), round(centre[1]))))


def _legend(sheet: pygame.Surface, number: int, problem: MapProblem, top: float, tr: Translator) -> None:
    _disc(sheet, number, problem.severity, (MARGIN + 12, top + LINE / 2))
    words = tr.message(problem.message)
    line = f"{problem.object_name}: {words}" if problem.object_name else words
    sheet.blit(font(Face.TEXT, 17).render(line, True, INK), (MARGIN + 34, top + 2))
