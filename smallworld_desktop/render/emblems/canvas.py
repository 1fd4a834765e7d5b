"""Where an emblem is drawn: flat shapes with an ink line, a shade on the lower right and a light on the upper left.

Coordinates are units of a square of 100 (a little outside is allowed). The picture is premultiplied.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise

import numpy as np
import numpy.typing as npt
import pygame
from pygame import Rect, Surface

from smallworld_desktop.render.emblems.palette import INK, Colour, shade, tint
from smallworld_desktop.render.emblems.paths import Path, Point, points, ring, spline
from smallworld_desktop.render.fonts import font
from smallworld_desktop.render.theme import Face

Mask = npt.NDArray[np.bool_]
Circle = tuple[float, float, float]

MARGIN = 22
UNITS = 100 + 2 * MARGIN
FULL = 0.73
"""A drawing smaller than this share of the square stays small."""


class Canvas:
    """A square of `size` pixels. `bold` above 1 is the version for small sizes: heavier ink, no fine lines."""

    def __init__(self, size: int, bold: float = 1.0) -> None:
        self.size = size
        self.bold = bold
        self.is_fine = bold <= 1.0
        self._unit = size / UNITS
        self._flip = False
        self._surface = Surface((size, size), pygame.SRCALPHA, 32)
        self._scratch = Surface((size, size), 0, 8)

    def sides(self) -> Iterator[None]:
        """Draw twice: as it is, then mirrored at x = 50."""
        for self._flip in (False, True):
            yield
        self._flip = False

    def shape(
        self,
        path: Path,
        colour: Colour,
        ink: float = 3.6,
        *,
        flat: bool = False,
        depth: float = 5.0,
        inside: Mask | None = None,
    ) -> Mask:
        """A closed curve. `inside` cuts it and its ink. Returns the area, to cut other things with."""
        return self._closed(spline(path), colour, ink, flat, depth, inside)

    def poly(
        self,
        path: Path,
        colour: Colour,
        ink: float = 3.6,
        *,
        flat: bool = False,
        depth: float = 5.0,
        inside: Mask | None = None,
    ) -> Mask:
        """Like `shape`, with straight edges."""
        return self._closed(points(path), colour, ink, flat, depth, inside)

    def dot(
        self,
        x: float,
        y: float,
        r: float,
        colour: Colour,
        ink: float = 3.6,
        *,
        ry: float | None = None,
        flat: bool = False,
    ) -> Mask:
        return self._closed(ring(x, y, r, ry), colour, ink, flat, min(5.0, r * 0.5), None)

    def eye(self, x: float, y: float, r: float = 2.8, colour: Colour = INK) -> None:
        """A plain spot, a little larger in the small version."""
        self.dot(x, y, r if self.is_fine else r * 1.15, colour, 0, flat=True)

    def blob(self, circles: Iterable[Circle], colour: Colour, ink: float = 3.6, *, depth: float = 5.0) -> Mask:
        """The union of circles: curls, clouds, heaps of coins."""
        circles = list(circles)
        self._fill(self._circles(circles, ink * self.bold / 2), INK, flat=True)
        area = self._circles(circles, -ink * self.bold / 2)
        self._fill(area, colour, depth=depth)
        return area

    def line(
        self,
        path: Path,
        width: float = 3.6,
        colour: Colour = INK,
        *,
        straight: bool = False,
        inside: Mask | None = None,
    ) -> None:
        """An open stroke of even width: a curve through the points unless `straight`."""
        self._stroke(self._open(path, straight), width * self.bold, colour, inside)

    def fine(
        self,
        path: Path,
        width: float = 2.6,
        colour: Colour = INK,
        *,
        straight: bool = False,
        inside: Mask | None = None,
    ) -> None:
        """A line only where there is room for it: the small version leaves it out."""
        if self.is_fine:
            self.line(path, width, colour, straight=straight, inside=inside)

    def rod(self, path: Path, width: float, colour: Colour, ink: float = 3.4, *, curved: bool = False) -> None:
        """A rod with an ink outline, lit on its upper left."""
        pts = self._open(path, straight=not curved)
        self._stroke(pts, width + 2 * ink * self.bold, INK)
        self._stroke(pts, width, shade(colour, 0.8))
        shift = width * 0.12 * self._unit
        self._stroke([(x - shift, y - shift) for x, y in pts], width * 0.62, colour)

    def band(self, path: Path, width: float, colour: Colour, ink: float = 3.4, *, curved: bool = False) -> None:
        """A flat stroke with an ink outline."""
        pts = self._open(path, straight=not curved)
        self._stroke(pts, width + 2 * ink * self.bold, INK)
        self._stroke(pts, width, colour)

    def outline(self, path: Path, ink: float = 3.6, *, straight: bool = False) -> None:
        """The ink of a closed curve once more, over what was drawn inside it."""
        pts = self._pixels(points(path) if straight else spline(path))
        self._stroke([*pts, pts[0]], ink * self.bold, INK)

    def area(self, path: Path) -> Mask:
        """The area inside straight edges, to cut other things with."""
        return self._area(points(path))

    def letters(self, text: str, centre: Point, box: Point, colour: Colour) -> None:
        """One or two letters in ink-edged type, as large as fits into a box of this width and height."""
        width, height = box[0] * self._unit, box[1] * self._unit
        drawn = font(Face.TITLE, max(8, self.size // 2)).render(text, True, colour)
        ink = drawn.get_bounding_rect()
        scale = min(width / ink.w, height / ink.h)
        size = (max(1, round(ink.w * scale)), max(1, round(ink.h * scale)))
        letter = pygame.transform.smoothscale(drawn.subsurface(ink), size)
        [(x, y)] = self._pixels([centre])
        edge = pygame.mask.from_surface(letter, 127).outline(2)
        corner = (x - size[0] / 2, y - size[1] / 2)
        _draw_stroke(self._surface, INK, [(px + corner[0], py + corner[1]) for px, py in edge], 5 * self._unit)
        self._surface.blit(letter, corner)

    def bounds(self) -> Rect:
        """What has been drawn on, in pixels."""
        return self._surface.get_bounding_rect(min_alpha=40)

    def finished(self) -> Surface:
        """The picture with a heavier outer contour and a water-colour tooth, centred so that it fills its square."""
        self._contour()
        out = self._surface.premul_alpha()
        rect = self.bounds()
        side = max(rect.w, rect.h, round(self.size * FULL)) + round(self.size / 80)
        square = Surface((side, side), pygame.SRCALPHA, 32)
        square.blit(out, ((side - rect.w) // 2, (side - rect.h) // 2), rect)
        return pygame.transform.smoothscale(square, (self.size, self.size))

    def _pixels(self, pts: Iterable[Point]) -> list[Point]:
        k = self._unit
        return [((((100 - x) if self._flip else x) + MARGIN) * k, (y + MARGIN) * k) for x, y in pts]

    def _open(self, path: Path, straight: bool) -> list[Point]:
        pts = points(path)
        return self._pixels(pts if straight or len(pts) < 3 else spline(pts, closed=False))

    def _area(self, pts: Iterable[Point]) -> Mask:
        self._scratch.fill(0)
        pygame.draw.polygon(self._scratch, 255, self._pixels(pts))
        area: Mask = pygame.surfarray.array2d(self._scratch) > 0
        return area

    def _circles(self, circles: Iterable[Circle], grow: float) -> Mask:
        self._scratch.fill(0)
        for x, y, r in circles:
            pygame.draw.circle(self._scratch, 255, self._pixels([(x, y)])[0], (r + grow) * self._unit)
        area: Mask = pygame.surfarray.array2d(self._scratch) > 0
        return area

    def _closed(
        self, pts: list[Point], colour: Colour, ink: float, flat: bool, depth: float, inside: Mask | None
    ) -> Mask:
        area = self._area(pts)
        if inside is not None:
            area &= inside
        self._fill(area, colour, flat=flat, depth=depth)
        if ink:
            outline = self._pixels(pts)
            self._stroke([*outline, outline[0]], ink * self.bold, INK, inside)
        return area

    def _fill(self, area: Mask, colour: Colour, *, flat: bool = False, depth: float = 5.0) -> None:
        xs, ys = np.flatnonzero(area.any(1)), np.flatnonzero(area.any(0))
        if not len(xs):
            return
        window = slice(xs[0], xs[-1] + 1), slice(ys[0], ys[-1] + 1)
        part = area[window]
        rgb = pygame.surfarray.pixels3d(self._surface)[window]
        rgb[part] = colour
        if not flat:
            rgb[part & ~_shifted(part, -int(depth * self._unit))] = shade(colour, 0.74)
            rgb[part & ~_shifted(part, int(depth * 0.55 * self._unit))] = tint(colour, 0.34)
        pygame.surfarray.pixels_alpha(self._surface)[window][part] = 255

    def _stroke(self, pts: list[Point], width: float, colour: Colour, inside: Mask | None = None) -> None:
        """Perpendicular quads: pygame's own thick lines change their width with the angle."""
        if inside is None:
            _draw_stroke(self._surface, colour, pts, width * self._unit)
            return
        self._scratch.fill(0)
        _draw_stroke(self._scratch, 255, pts, width * self._unit)
        self._fill((pygame.surfarray.array2d(self._scratch) > 0) & inside, colour, flat=True)

    def _contour(self) -> None:
        alpha = pygame.surfarray.pixels_alpha(self._surface)
        rgb = pygame.surfarray.pixels3d(self._surface)
        rgb[alpha < 128] = INK
        rgb[:] = np.clip(rgb * _wash(self.size)[..., None], 0, 255).astype(np.uint8)
        alpha[:] = np.maximum(alpha, _thickened(alpha, 1.6 * self._unit * self.bold))


def _draw_stroke(surface: Surface, colour: Colour | int, pts: list[Point], width: float) -> None:
    for (x0, y0), (x1, y1) in pairwise(pts):
        length = math.hypot(x1 - x0, y1 - y0)
        if length > 0.01:
            nx, ny = -(y1 - y0) / length * width / 2, (x1 - x0) / length * width / 2
            quad = [(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)]
            pygame.draw.polygon(surface, colour, quad)
    for point in pts:
        pygame.draw.circle(surface, colour, point, width / 2)


def _shifted(area: Mask, by: int) -> Mask:
    """The area moved along both axes; nothing comes in from outside."""
    out = np.zeros_like(area)
    if abs(by) >= min(area.shape):
        return out
    if by >= 0:
        out[by:, by:] = area[: area.shape[0] - by, : area.shape[1] - by]
    else:
        out[:by, :by] = area[-by:, -by:]
    return out


def _thickened(alpha: npt.NDArray[np.uint8], radius: float) -> npt.NDArray[np.uint8]:
    """The silhouette grown by a soft blur and cut again."""
    soft = Surface(alpha.shape, 0, 32)
    pygame.surfarray.blit_array(soft, np.repeat(alpha[..., None], 3, axis=2))
    for _ in range(2):
        soft = pygame.transform.box_blur(soft, max(1, round(radius)))
    share = np.clip((pygame.surfarray.array_red(soft) / 255 - 0.10) / 0.14, 0, 1)
    return np.asarray(share * share * (3 - 2 * share) * 255, dtype=np.uint8)


@lru_cache(maxsize=8)
def _wash(size: int) -> npt.NDArray[np.float32]:
    """Uneven brightness, 0.9 to 1.06: water colour, not plastic. The same for every drawing."""
    rng = np.random.default_rng(4)
    total = np.zeros((size, size), np.float32)
    for octave, weight in ((7, 8.0), (14, 4.0), (28, 2.0), (56, 1.0)):
        cells = Surface((octave, octave), 0, 32)
        pygame.surfarray.blit_array(cells, np.repeat(rng.integers(0, 256, (octave, octave, 1)), 3, axis=2))
        total += pygame.surfarray.array_red(pygame.transform.smoothscale(cells, (size, size))) * weight
    low, high = np.percentile(total, (1, 99))
    return np.asarray(0.90 + 0.16 * np.clip((total - low) / (high - low), 0, 1), dtype=np.float32)
