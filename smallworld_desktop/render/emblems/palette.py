"""The colours all drawings share, and ways to mix them."""

from __future__ import annotations

Colour = tuple[int, int, int]

INK: Colour = (52, 33, 20)
INK_SOFT: Colour = (98, 68, 42)
DARK: Colour = (40, 28, 26)
RED: Colour = (122, 30, 20)
CREAM: Colour = (250, 240, 212)
PALE: Colour = (252, 236, 196)
PAPER: Colour = (246, 234, 202)
BONE: Colour = (240, 228, 196)
STEEL: Colour = (162, 172, 182)
BRASS: Colour = (218, 170, 76)
GOLD: Colour = (248, 204, 84)
AMBER: Colour = (240, 190, 84)
WOOD: Colour = (158, 100, 56)
STONE: Colour = (196, 184, 164)
ROCK: Colour = (150, 144, 136)
BLOOD: Colour = (186, 54, 42)
LEAF: Colour = (96, 150, 64)
SKIN: Colour = (232, 186, 140)
WHITE: Colour = (255, 255, 255)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """`a` with a share of `b`: 0 gives `a`, 1 gives `b`."""
    return (
        int(a[0] + (b[0] - a[0]) * share),
        int(a[1] + (b[1] - a[1]) * share),
        int(a[2] + (b[2] - a[2]) * share),
    )


def shade(colour: Colour, factor: float) -> Colour:
    """Darker below 1, brighter above."""
    r, g, b = (max(0, min(255, int(v * factor))) for v in colour)
    return r, g, b


def tint(colour: Colour, share: float = 0.3) -> Colour:
    """Towards white."""
    return mix(colour, WHITE, share)
