"""The canvas of a portrait: the emblems' ink line, but every shape has a body. Units: 100 wide, 125 high."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise

import numpy as np
import numpy.typing as npt
import pygame
from pygame import Rect, Surface

from portraits.light import Colour, Colours, Surfacing, blurred, modelled, noise
from smallworld_desktop.render.emblems.paths import Path, Point, points, ring, spline
from smallworld_desktop.render.texture import Field, smooth_step

WIDTH, HEIGHT = 100, 125
INK: Colour = (44, 27, 17)
SHADE = np.array((0.85, 0.95, 0.9), np.float32)
"""How much of each colour a cast shadow takes."""

Mask = npt.NDArray[np.bool_]
Window = tuple[slice, slice]


class Easel:
    """A picture in the making. Things painted later lie over those before."""

    def __init__(self, height: int, back_light: Colour = (255, 210, 150), strength: float = 0.55) -> None:
        """`height` in pixels; `back_light` comes from the right and is the scene's own colour."""
        self._unit = height / HEIGHT
        self.size = (round(WIDTH * self._unit), height)
        self._rgb = np.zeros((*self.size, 3), np.float32)
        self._back_light = np.array((*back_light, strength), np.float32)
        self._scratch = Surface(self.size, 0, 8)
        self._is_flipped = False
        self._scale, self._shift = 1.0, (0.0, 0.0)
        self._tooth = 0.93 + 0.12 * noise(self.size, 40, 4)
        self._wash = 0.90 + 0.18 * noise(self.size, 7, 9)

    # --- where things go ---

    def frame(self, scale: float = 1.0, x: float = 0.0, y: float = 0.0) -> None:
        """From now on paths are scaled about the origin and moved: a head is drawn on a square of 100 of its own."""
        self._scale, self._shift = scale, (x, y)

    def sides(self) -> Iterator[None]:
        """Paint twice: as it is, then mirrored at x = 50."""
        for self._is_flipped in (False, True):
            yield
        self._is_flipped = False

    def area(self, path: Path, *, straight: bool = False) -> Mask:
        """The area inside a closed curve, to cut other things with."""
        return self._mask(_closed(path, straight))

    # --- the ground ---

    def gradient(self, top: Colour, middle: Colour, low: Colour, split: float = 0.55) -> None:
        """Fill everything from top to bottom."""
        y = np.linspace(0, 1, self.size[1], dtype=np.float32)
        first, second, third = (np.array(colour, np.float32) for colour in (top, middle, low))
        upper = np.clip(y / split, 0, 1)[:, None]
        lower = np.clip((y - split) / (1 - split), 0, 1)[:, None]
        self._rgb[:] = (first + (second - first) * upper + (third - second) * lower)[None]
        self._rgb *= self._wash[..., None]

    def glow(
        self, x: float, y: float, r: float, colour: Colour, strength: float = 1.0, *, inside: Mask | None = None
    ) -> None:
        """Light that is added, fading out at the radius."""
        [(px, py)] = self._pixels([(x, y)])
        reach = r * self._scale * self._unit
        window = self._window(px - reach, py - reach, px + reach, py + reach)
        across = (np.arange(self.size[0], dtype=np.float32)[window[0]][:, None] - px) / reach
        down = (np.arange(self.size[1], dtype=np.float32)[window[1]][None, :] - py) / reach
        share = np.clip(1 - np.sqrt(across * across + down * down), 0, 1) ** 1.6 * strength
        if inside is not None:
            share = share * inside[window]
        self._lighten(window, colour, share)

    def rays(self, x: float, y: float, count: int, colour: Colour, strength: float = 0.25, seed: int = 1) -> None:
        """Beams from a point."""
        rng = np.random.default_rng(seed)
        across, down = self._distances(x, y)
        angle = np.arctan2(down, across)
        wave = np.zeros_like(angle)
        for _ in range(3):
            wave += np.sin(angle * rng.integers(count // 2, count) + rng.random() * 6)
        fade = np.clip(1.25 - np.hypot(across, down) / (110 * self._unit), 0, 1)
        share = np.asarray(smooth_step(0.2, 1.8, wave) * strength * fade, np.float32)
        self._lighten((slice(None), slice(None)), colour, share)

    def clouds(self, y: float, height: float, colour: Colour, strength: float = 0.5, seed: int = 3) -> None:
        """A band of drifting cloud or smoke."""
        down = np.arange(self.size[1], dtype=np.float32)[None, :] / self._unit
        band = np.exp(-(((down - y) / height) ** 2))
        share = smooth_step(0.45, 0.75, noise(self.size, 5, seed)) * band * strength
        self._rgb += (np.array(colour, np.float32) - self._rgb) * share[..., None]

    # --- shapes ---

    def shape(
        self,
        path: Path,
        colour: Colour,
        ink: float = 1.0,
        *,
        body: float = 6.0,
        straight: bool = False,
        flat: bool = False,
        inside: Mask | None = None,
        gloss: float = 0.0,
        light: float = 1.0,
        rim: float = 1.0,
        texture: float = 0.0,
    ) -> Mask:
        """A closed curve with an ink line; `body` is how far its edge rounds. Returns its area."""
        outline = _closed(path, straight)
        area = self._mask(outline)
        if inside is not None:
            area &= inside
        self._fill(area, colour, None if flat else Surfacing(body, gloss, light, rim), texture)
        if ink:
            self._stroke([*outline, outline[0]], ink, INK, inside)
        return area

    def poly(self, path: Path, colour: Colour, ink: float = 1.0, *, body: float = 2.5, flat: bool = False) -> Mask:
        """Like `shape`, with straight edges."""
        return self.shape(path, colour, ink, body=body, straight=True, flat=flat)

    def dot(
        self,
        x: float,
        y: float,
        r: float,
        colour: Colour,
        ink: float = 0.8,
        *,
        ry: float | None = None,
        flat: bool = False,
        gloss: float = 0.0,
        body: float | None = None,
        inside: Mask | None = None,
    ) -> Mask:
        """A disc or ellipse."""
        body = max(1.2, r * 0.8 * self._scale) if body is None else body
        circle = ring(x, y, r, ry)
        return self.shape(circle, colour, ink, straight=True, body=body, flat=flat, gloss=gloss, inside=inside)

    def blob(self, circles: Iterable[tuple[float, float, float]], colour: Colour, ink: float = 1.0) -> Mask:
        """The union of circles: curls, clouds, heaps."""
        circles = list(circles)
        half = ink / 2 / self._scale
        self._fill(self._discs(circles, half), INK, None)
        area = self._discs(circles, -half)
        self._fill(area, colour, Surfacing(max(r for _, _, r in circles) * self._scale * 0.6))
        return area

    def line(
        self,
        path: Path,
        width: float = 0.9,
        colour: Colour = INK,
        *,
        straight: bool = False,
        taper: bool = True,
        inside: Mask | None = None,
        strength: float = 1.0,
    ) -> None:
        """A stroke of the brush: it swells in its middle unless `taper` is off."""
        pts = points(path)
        if len(pts) == 2:
            (x0, y0), (x1, y1) = pts
            pts = [(x0 + (x1 - x0) * i / 8, y0 + (y1 - y0) * i / 8) for i in range(9)]
        elif not straight:
            pts = spline(pts, closed=False, steps=10)
        self._stroke(pts, width, colour, inside, taper, strength)

    def lines(
        self,
        paths: Iterable[Path],
        width: float = 0.8,
        colour: Colour = INK,
        *,
        inside: Mask | None = None,
        strength: float = 1.0,
    ) -> None:
        """Several strokes of one brush."""
        for path in paths:
            self.line(path, width, colour, inside=inside, strength=strength)

    def rod(self, path: Path, width: float, colour: Colour, ink: float = 0.9, *, tip: float = 1.0) -> None:
        """A limb, a staff, an arm of a kraken: inked edges, a light along it; `tip` is the width left at its end."""
        pts = points(path)
        pts = pts if len(pts) < 3 else spline(pts, closed=False, steps=10)
        self._stroke(pts, width + 2 * ink, INK, tip=tip)
        dark = (int(colour[0] * 0.62), int(colour[1] * 0.58), int(colour[2] * 0.64))
        lit = (min(255, colour[0] + 44), min(255, colour[1] + 40), min(255, colour[2] + 28))
        self._stroke(pts, width, dark, tip=tip)
        for shift, share, shown in ((0.10, 0.72, colour), (0.22, 0.22, lit)):
            off = width * shift * tip
            self._stroke([(x - off, y - off) for x, y in pts], width * share, shown, tip=tip)

    def shadow(self, path: Path, strength: float = 0.45, blur: float = 3.0, *, inside: Mask | None = None) -> None:
        """A soft dark shape: what a thing casts on those behind."""
        soft = blurred(self.area(path).astype(np.float32), blur * self._unit)
        if inside is not None:
            soft = soft * inside
        self._rgb *= 1 - (soft * strength)[..., None] * SHADE

    def hatch(self, path: Path, degrees: float, gap: float, *, inside: Mask, strength: float = 0.3) -> None:
        """Fine parallel strokes in the shade."""
        area = self.area(path) & inside
        across, down = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        for i in range(-int(200 / gap), int(200 / gap)):
            x, y = WIDTH / 2 - down * i * gap - across * 100, HEIGHT / 2 + across * i * gap - down * 100
            self._stroke([(x, y), (x + across * 200, y + down * 200)], 0.32, INK, area, False, strength)

    def finished(self, size: tuple[int, int]) -> Surface:
        """The picture with paper tooth and darker corners, scaled."""
        width, height = self.size
        x = np.abs(np.linspace(-1, 1, width, dtype=np.float32))[:, None]
        y = np.abs(np.linspace(-1, 1, height, dtype=np.float32))[None, :]
        corners = 1 - 0.34 * smooth_step(0.62, 1.28, np.sqrt(x * x + y * y * 0.9))
        paper = 0.965 + 0.07 * noise(self.size, 160, 8, 2)
        out = Surface(self.size, 0, 32)
        pygame.surfarray.blit_array(out, np.clip(self._rgb * (corners * paper)[..., None], 0, 255).astype(np.uint8))
        return pygame.transform.smoothscale(out, size)

    # --- inside ---

    def _pixels(self, pts: Iterable[Point]) -> list[Point]:
        scale, (dx, dy), unit = self._scale, self._shift, self._unit
        return [(((WIDTH - x if self._is_flipped else x) * scale + dx) * unit, (y * scale + dy) * unit) for x, y in pts]

    def _mask(self, pts: list[Point]) -> Mask:
        pixels = self._pixels(pts)
        return self._stamped(self._around(pixels, 2), lambda: pygame.draw.polygon(self._scratch, 255, pixels))

    def _discs(self, circles: list[tuple[float, float, float]], grow: float) -> Mask:
        def draw() -> None:
            for x, y, r in circles:
                reach = (r + grow) * self._scale * self._unit
                pygame.draw.circle(self._scratch, 255, self._pixels([(x, y)])[0], reach)

        largest = max(r for _, _, r in circles) + abs(grow)
        window = self._around(self._pixels([(x, y) for x, y, _ in circles]), largest * self._scale * self._unit + 2)
        return self._stamped(window, draw)

    def _stamped(self, window: Window, draw: Callable[[], object]) -> Mask:
        """The area that `draw` paints onto the scratch within a window."""
        area = np.zeros(self.size, np.bool_)
        area[window] = self._stamp(window, draw)
        return area

    def _stamp(self, window: Window, draw: Callable[[], object]) -> Mask:
        rect = Rect(
            window[0].start, window[1].start, window[0].stop - window[0].start, window[1].stop - window[1].start
        )
        self._scratch.fill(0, rect)
        draw()
        part: Mask = pygame.surfarray.array2d(self._scratch.subsurface(rect)) > 0
        return part

    def _around(self, pixels: list[Point], grow: float) -> Window:
        xs, ys = [x for x, _ in pixels], [y for _, y in pixels]
        return self._window(min(xs) - grow, min(ys) - grow, max(xs) + grow, max(ys) + grow)

    def _distances(self, x: float, y: float) -> tuple[Field, Field]:
        [(px, py)] = self._pixels([(x, y)])
        across = np.arange(self.size[0], dtype=np.float32)[:, None] - np.float32(px)
        return across, np.arange(self.size[1], dtype=np.float32)[None, :] - np.float32(py)

    def _window(self, left: float, top: float, right: float, low: float) -> Window:
        width, height = self.size
        across = slice(min(width, max(0, int(left))), min(width, max(0, int(right) + 1)))
        return across, slice(min(height, max(0, int(top))), min(height, max(0, int(low) + 1)))

    def _bounds(self, area: Mask, pad: int) -> Window | None:
        xs, ys = np.flatnonzero(area.any(1)), np.flatnonzero(area.any(0))
        if not len(xs):
            return None
        return self._window(xs[0] - pad, ys[0] - pad, xs[-1] + pad, ys[-1] + pad)

    def _lighten(self, window: Window, colour: Colour, share: Field) -> None:
        part = self._rgb[window]
        part += (255 - part) * (np.array(colour, np.float32) / 255) * share[..., None]

    def _fill(self, area: Mask, colour: Colour, how: Surfacing | None, texture: float = 0.0) -> None:
        window = self._bounds(area, 4 + int(how.roundness * self._unit) if how else 0)
        if window is None:
            return
        part = area[window]
        if how is None:
            out: Colours = np.broadcast_to(np.array(colour, np.float32), (*part.shape, 3))
        else:
            mask = part.astype(np.float32)
            out = modelled(mask, colour, self._unit, how, self._tooth[window], self._back_light)
        out = out * self._wash[window][..., None]
        if texture:
            out = out * (1 + (self._tooth[window][..., None] - 0.99) * texture * 6)
        self._rgb[window] = np.where(part[..., None], out, self._rgb[window])

    def _stroke(
        self,
        path: list[Point],
        width: float,
        colour: Colour = INK,
        inside: Mask | None = None,
        taper: bool = False,
        strength: float = 1.0,
        tip: float = 1.0,
    ) -> None:
        pts = self._pixels(path)
        widths = _widths(pts, width * self._unit, taper, tip)
        window = self._around(pts, width * self._unit)
        area = self._stamp(window, lambda: _draw_stroke(self._scratch, pts, widths))
        if inside is not None:
            area &= inside[window]
        part = self._rgb[window]
        part[area] += (np.array(colour, np.float32) - part[area]) * strength


def _closed(path: Path, straight: bool) -> list[Point]:
    return points(path) if straight else spline(path, steps=10)


def _widths(pts: list[Point], width: float, taper: bool, tip: float) -> list[float]:
    """The width at each point: swelling in the middle of the way, or changing evenly to the tip's."""
    if not taper:
        last = max(1, len(pts) - 1)
        return [width * (1 + (tip - 1) * i / last) for i in range(len(pts))]
    way = [0.0]
    for (x0, y0), (x1, y1) in pairwise(pts):
        way.append(way[-1] + math.hypot(x1 - x0, y1 - y0))
    total = max(way[-1], 1e-6)
    return [width * max(0.10, math.sin(math.pi * min(1, at / total * 0.94 + 0.06)) ** 0.7) for at in way]


def _draw_stroke(surface: Surface, pts: list[Point], widths: list[float]) -> None:
    """Perpendicular quads with round joints."""
    for i, ((x0, y0), (x1, y1)) in enumerate(pairwise(pts)):
        length = math.hypot(x1 - x0, y1 - y0)
        if length < 0.01:
            continue
        ux, uy = -(y1 - y0) / length, (x1 - x0) / length
        a, b = widths[i] / 2, widths[i + 1] / 2
        quad = [(x0 + ux * a, y0 + uy * a), (x1 + ux * b, y1 + uy * b), (x1 - ux * b, y1 - uy * b)]
        pygame.draw.polygon(surface, 255, [*quad, (x0 - ux * a, y0 - uy * a)])
    for point, wide in zip(pts, widths, strict=True):
        if wide > 2:
            pygame.draw.circle(surface, 255, point, wide / 2)
