"""Draw the program's icon: an island in a brass ring with compass points. Writes packaging/icon/ and assets/icon.png.

Small sizes are drawn anew with fewer, larger shapes, since a picture scaled to 16 pixels is mud.
Run with the environment of `run.py test`: `.venv/bin/python packaging/make_icon.py`.
"""

from __future__ import annotations

import math
from pathlib import Path

import pygame
from PIL import Image

HERE = Path(__file__).resolve().parent
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
NAME = "smallworld-desktop"
FINE = 2048  # drawn at this size, then scaled down

Colour = tuple[int, int, int]
Spot = tuple[float, float]

INK: Colour = (43, 26, 18)
CREAM: Colour = (250, 232, 178)
RED: Colour = (178, 56, 36)
GOLD: Colour = (222, 178, 92)
BROWN: Colour = (140, 94, 48)
BRASS: Colour = (206, 158, 74)
SKY: tuple[Colour, Colour] = ((104, 168, 200), (254, 232, 172))
SEA: tuple[Colour, Colour] = ((88, 158, 172), (30, 84, 118))
GRASS: Colour = (150, 176, 84)
SAND: Colour = (238, 216, 150)
ROCK: tuple[Colour, Colour] = ((150, 132, 118), (104, 88, 82))
SNOW: tuple[Colour, Colour] = ((255, 253, 246), (206, 212, 218))
LEAF: tuple[Colour, Colour] = ((86, 140, 62), (46, 98, 52))
ROOF: Colour = (196, 72, 44)


class Icon:
    """Draws in a square from -1 to 1; `fewer` leaves out what would be lost at a small size."""

    def __init__(self, fewer: bool) -> None:
        self.fewer = fewer
        self.surface = pygame.Surface((FINE, FINE), pygame.SRCALPHA, 32)
        self.edge = 0.034 if fewer else 0.02

    def draw(self) -> pygame.Surface:
        ring = 0.80 if self.fewer else 0.68
        self.points(ring)
        self.disc(ring + self.edge, INK)
        for inset, colour in ((0.0, _mix(BRASS, INK, 0.3)), (0.015, _mix(BRASS, (255, 250, 220), 0.5)), (0.05, BRASS)):
            self.disc(ring - inset, colour)
        self.disc(ring - 0.10, INK)
        self.scene(ring - 0.10 - self.edge * 0.8)
        return self.surface

    def points(self, ring: float) -> None:
        lengths = [0.97 if index % 2 == 0 else 0.88 for index in range(8)]
        for index in sorted(range(8), key=lambda number: -(number % 2)):
            if self.fewer and index % 2:
                continue
            main = index % 2 == 0
            angle, spread = index * math.tau / 8, 0.30 if main else 0.24
            light, dark = (CREAM, RED) if main else (GOLD, BROWN)
            tip, left, right = _polar(angle, lengths[index]), _polar(angle - spread, ring), _polar(angle + spread, ring)
            grown = [
                _polar(angle, lengths[index] + self.edge * 1.4),
                _polar(angle + spread + self.edge * 1.6, ring),
                _polar(angle - spread - self.edge * 1.6, ring),
            ]
            self.polygon(grown, INK)
            self.polygon([(0, 0), left, tip], light)
            self.polygon([(0, 0), right, tip], dark)

    def scene(self, radius: float) -> None:
        """Evening sky, sea and the island, cut to a circle."""
        inside = Icon(self.fewer)
        inside.surface = pygame.Surface((FINE, FINE), pygame.SRCALPHA, 32)
        horizon = -0.02
        inside.shade(-radius, horizon, SKY)
        inside.shade(horizon, radius, SEA)
        inside.island(radius)
        mask = pygame.Surface((FINE, FINE), pygame.SRCALPHA, 32)
        pygame.draw.circle(mask, (255, 255, 255), (FINE / 2, FINE / 2), radius * FINE / 2)
        inside.surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(inside.surface, (0, 0))

    def island(self, radius: float) -> None:
        shore = [(math.cos(a) * radius * 0.86, 0.20 * radius + math.sin(a) * radius * 0.30) for a in _turn(72)]
        for grow, colour in ((1.13, (206, 232, 224)), (1.05, INK), (1.0, SAND), (0.90, GRASS)):
            if self.fewer and grow == 1.13:
                continue
            self.polygon([(x * grow, 0.20 * radius + (y - 0.20 * radius) * grow) for x, y in shore], colour)
        if not self.fewer:
            self.mountain(-0.30 * radius, 0.14 * radius, 0.34 * radius, 0.44 * radius)
        wide = 0.60 if self.fewer else 0.46
        self.mountain(0.06 * radius, 0.20 * radius, wide * radius, 0.86 * radius)
        trees = ((-0.52, 0.30, 0.17), (0.56, 0.30, 0.17)) if self.fewer else ()
        for x, y, size in trees or ((-0.60, 0.24, 0.12), (0.62, 0.22, 0.12), (-0.42, 0.34, 0.14), (0.46, 0.34, 0.15)):
            self.tree(x * radius, y * radius, size * radius)
        if not self.fewer:
            self.house(0.02 * radius, 0.40 * radius, 0.13 * radius)
            for x, y in ((-0.50, 0.66), (0.08, 0.76), (0.52, 0.64)):
                self.wave(x * radius, y * radius, 0.13 * radius)

    def mountain(self, x: float, y: float, half: float, height: float) -> None:
        top = (x, y - height)
        ridge = [top, (x + half * 0.10, y - height * 0.55), (x - half * 0.06, y - height * 0.30), (x + half * 0.12, y)]
        left, right = (x - half, y), (x + half, y)
        grow = self.edge
        self.polygon(
            [(x, top[1] - grow * 1.7), (right[0] + grow * 1.5, y + grow), (left[0] - grow * 1.5, y + grow)], INK
        )
        self.polygon([*ridge, left], ROCK[0])
        self.polygon([*ridge, right], ROCK[1])
        snow = 0.40
        l1, r1 = _between(top, left, snow), _between(top, right, snow)
        bite = [(x - half * 0.18, y - height * 0.70), (x + half * 0.02, y - height * 0.55)]
        self.polygon([top, ridge[1], bite[1], bite[0], l1], SNOW[0])
        self.polygon([top, r1, (x + half * 0.26, y - height * 0.70), ridge[1]], SNOW[1])

    def tree(self, x: float, y: float, size: float) -> None:
        for grow, crown in ((self.edge, INK), (0.0, LEAF[1])):
            for dx, dy, part in ((-0.45, 0.0, 0.62), (0.45, 0.0, 0.62), (0.0, -0.5, 0.72)):
                self.disc(size * part + grow, crown, (x + dx * size, y + dy * size))
        self.disc(size * 0.5, LEAF[0], (x - size * 0.18, y - size * 0.55))
        self.disc(size * 0.34, LEAF[0], (x - size * 0.5, y - size * 0.08))

    def house(self, x: float, y: float, size: float) -> None:
        grow = self.edge
        wall = [(x - size, y - size), (x + size, y - size), (x + size, y), (x - size, y)]
        roof = [(x, y - size * 2.1), (x + size * 1.35, y - size * 0.9), (x - size * 1.35, y - size * 0.9)]
        self.polygon([(a + math.copysign(grow, a - x), b + (grow if b == y else 0)) for a, b in wall], INK)
        self.polygon(
            [
                (x, roof[0][1] - grow * 1.5),
                (roof[1][0] + grow * 2, roof[1][1] + grow),
                (roof[2][0] - grow * 2, roof[2][1] + grow),
            ],
            INK,
        )
        self.polygon(wall, CREAM)
        self.polygon(roof, ROOF)
        self.polygon(
            [
                (x - size * 0.3, y - size * 0.6),
                (x + size * 0.3, y - size * 0.6),
                (x + size * 0.3, y),
                (x - size * 0.3, y),
            ],
            BROWN,
        )

    def wave(self, x: float, y: float, half: float) -> None:
        points = [(x + half * t, y + math.sin(t * math.pi * 2) * half * 0.16) for t in (i / 12 - 1 for i in range(25))]
        for a, b in points:
            self.disc(0.011, (176, 214, 220), (a, b))

    def shade(self, top: float, bottom: float, colours: tuple[Colour, Colour]) -> None:
        first, last = _pixel(top), _pixel(bottom)
        for row in range(first, last + 1):
            colour = _mix(colours[0], colours[1], (row - first) / max(1, last - first))
            pygame.draw.line(self.surface, colour, (0, row), (FINE, row))

    def polygon(self, points: list[Spot], colour: Colour) -> None:
        pygame.draw.polygon(self.surface, colour, [(_pixel(x), _pixel(y)) for x, y in points])

    def disc(self, radius: float, colour: Colour, at: Spot = (0.0, 0.0)) -> None:
        pygame.draw.circle(self.surface, colour, (_pixel(at[0]), _pixel(at[1])), radius * FINE / 2)


def _pixel(value: float) -> int:
    return round((value + 1) * FINE / 2)


def _polar(angle: float, radius: float) -> Spot:
    """A spot at a bearing: 0 is up, and it turns with the clock."""
    return math.sin(angle) * radius, -math.cos(angle) * radius


def _turn(steps: int) -> list[float]:
    return [step * math.tau / steps for step in range(steps)]


def _between(a: Spot, b: Spot, part: float) -> Spot:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _mix(a: Colour, b: Colour, part: float) -> Colour:
    red, green, blue = (round(x + (y - x) * part) for x, y in zip(a, b, strict=True))
    return red, green, blue


def main() -> None:
    full, plain = Icon(fewer=False).draw().premul_alpha(), Icon(fewer=True).draw().premul_alpha()
    folder = HERE / "icon"
    folder.mkdir(exist_ok=True)
    pictures: dict[int, Image.Image] = {}
    for size in SIZES:
        scaled = pygame.transform.smoothscale(full if size > 32 else plain, (size, size))
        pictures[size] = Image.frombytes("RGBa", (size, size), pygame.image.tobytes(scaled, "RGBA")).convert("RGBA")
        pictures[size].save(folder / f"{NAME}-{size}.png", optimize=True)
    pictures[256].save(HERE.parent / "assets" / "icon.png", optimize=True)
    small = [pictures[size] for size in (16, 24, 32, 48, 64, 128)]
    pictures[256].save(
        folder / f"{NAME}.ico", sizes=[(s, s) for s in (16, 24, 32, 48, 64, 128, 256)], append_images=small
    )


if __name__ == "__main__":
    main()
