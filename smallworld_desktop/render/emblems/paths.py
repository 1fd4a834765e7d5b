"""Outlines on the drawings' square of 100 units: points written as text, curves through them, common figures."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

Point = tuple[float, float]
Path = str | Sequence[Point]
"""Points, or their text: `"50,5 67,8 78,22"`."""


@lru_cache(maxsize=4096)
def _parse(text: str) -> tuple[Point, ...]:
    pairs = (word.split(",") for word in text.split())
    return tuple((float(x), float(y)) for x, y in pairs)


def points(path: Path) -> list[Point]:
    return list(_parse(path)) if isinstance(path, str) else list(path)


def spline(path: Path, closed: bool = True, steps: int = 8) -> list[Point]:
    """A smooth (Catmull-Rom) curve through the points."""
    pts = points(path)
    count = len(pts)
    out: list[Point] = []
    for i in range(count if closed else count - 1):
        if closed:
            a, b, c, d = pts[i - 1], pts[i], pts[(i + 1) % count], pts[(i + 2) % count]
        else:
            a, b, c, d = pts[max(0, i - 1)], pts[i], pts[i + 1], pts[min(count - 1, i + 2)]
        for j in range(steps):
            t = j / steps
            out.append((_catmull(a[0], b[0], c[0], d[0], t), _catmull(a[1], b[1], c[1], d[1], t)))
    if not closed:
        out.append(pts[-1])
    return out


def _catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)


def mirrored(half: Path) -> list[Point]:
    """The right half from top to bottom, closed by its mirror image at x = 50."""
    right = points(half)
    return right + [(100 - x, y) for x, y in reversed(right) if abs(x - 50) > 0.01]


def turned(path: Path, degrees: float, cx: float = 50, cy: float = 50, scale: float = 1) -> list[Point]:
    """Turned clockwise about (cx, cy) and scaled."""
    c, s = math.cos(math.radians(degrees)) * scale, math.sin(math.radians(degrees)) * scale
    return [(cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c) for x, y in points(path)]


def moved(path: Path, dx: float, dy: float, scale: float = 1) -> list[Point]:
    """Scaled about the origin, then moved."""
    return [(x * scale + dx, y * scale + dy) for x, y in points(path)]


def arc(cx: float, cy: float, r: float, start: float, end: float, ry: float | None = None, n: int = 16) -> list[Point]:
    """An open arc from one angle to another, in degrees."""
    ry = r if ry is None else ry
    angles = [math.radians(start + (end - start) * i / n) for i in range(n + 1)]
    return [(cx + math.cos(a) * r, cy + math.sin(a) * ry) for a in angles]


def ring(cx: float, cy: float, r: float, ry: float | None = None, n: int = 40) -> list[Point]:
    """A closed ellipse."""
    return arc(cx, cy, r, 0, 360 - 360 / n, ry, n - 1)


def box(x0: float, y0: float, x1: float, y1: float) -> list[Point]:
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def star(cx: float, cy: float, r: float, inner: float = 0.42, rays: int = 5, start: float = -90) -> list[Point]:
    """A star; `inner` is the depth of its notches as a share of the radius."""
    out = []
    for i in range(2 * rays):
        a = math.radians(start + i * 180 / rays)
        q = r if i % 2 == 0 else r * inner
        out.append((cx + math.cos(a) * q, cy + math.sin(a) * q))
    return out


def cog(cx: float, cy: float, r: float, teeth: int = 8) -> list[Point]:
    """A toothed wheel."""
    out = []
    for i in range(teeth):
        a = (i + 0.5) * math.tau / teeth
        for d, q in ((-0.28, 0.72), (-0.18, 1.0), (0.18, 1.0), (0.28, 0.72)):
            out.append((cx + math.cos(a + d) * r * q, cy + math.sin(a + d) * r * q))
    return out
