"""Places in the final ranking: a scalloped seal on two ribbon ends. No coin and no marker looks like it."""

from __future__ import annotations

import math

from pygame import Surface

from smallworld_desktop.render.emblems.palette import mix, shade
from smallworld_desktop.render.pieces.cutting import PiecePen, kept
from smallworld_desktop.render.pieces.numbers import draw_number
from smallworld_desktop.render.theme import INK, Colour

METALS: tuple[tuple[Colour, Colour, Colour], ...] = (
    ((246, 204, 92), (206, 150, 46), (104, 58, 12)),
    ((226, 228, 228), (158, 164, 170), (54, 56, 62)),
    ((222, 158, 104), (166, 98, 52), (78, 34, 12)),
    ((228, 206, 160), (176, 146, 98), (86, 58, 32)),
)
RIBBONED = 3
WHITE = (255, 255, 250)


@kept
def medal(place: int, size: int) -> Surface:
    """The medal of a place, `size` pixels wide; the first three have ribbons."""
    bright, dark, figures = METALS[min(place, len(METALS)) - 1]
    height = size * 1.26
    pen = PiecePen(size + 6, height + 6)
    x, r = size / 2 + 3, size / 2
    y = r + 3
    if place <= RIBBONED:
        for side in (-1, 1):
            for inset, colour in ((0.0, INK), (1.4, (168, 48, 34) if side < 0 else (146, 38, 28))):
                near, far = x + side * (r * 0.06 + inset * 0.6), x + side * (r * 0.74 - inset)
                end, notch = 3 + height - inset * 1.6, 3 + height - r * 0.24 - inset * 0.6
                pen.polygon(
                    [
                        (near, y),
                        (far, y),
                        (far + side * r * 0.06, end),
                        ((near + far) / 2 + side * 2, notch),
                        (near + side * r * 0.04, end),
                    ],
                    colour,
                )

    def scallop(radius: float, colour: Colour, shift: float = 0.0) -> None:
        angles = [i * math.tau / 144 for i in range(144)]
        edge = [(t, radius * (0.94 + 0.06 * math.cos(t * 14))) for t in angles]
        pen.polygon([(x - shift * 0.6 + math.cos(t) * q, y - shift + math.sin(t) * q) for t, q in edge], colour)

    scallop(r, INK)
    scallop(r - 1.5, dark)
    scallop(r - 1.9, bright, 0.7)
    pen.circle(x, y, r * 0.70, shade(dark, 0.8))
    pen.circle(x, y, r * 0.66, mix(bright, WHITE, 0.35))
    pen.circle(x + r * 0.02, y + r * 0.03, r * 0.62, mix(bright, dark, 0.16))
    out = pen.done()
    draw_number(out, str(place), round(size * 0.40), figures, (x, y), shadow=mix(bright, WHITE, 0.6))
    return out
