"""A ribbon with folded ends, for a name below a face."""

from __future__ import annotations

from pygame import Surface

from smallworld_desktop.render.emblems.palette import mix, shade
from smallworld_desktop.render.pieces.cutting import PiecePen, kept
from smallworld_desktop.render.theme import INK, Colour

CLOTH: Colour = (62, 84, 150)
END, FALL = 0.2, 0.26
"""Width of a folded end as a share of the ribbon, and how far it hangs lower as a share of its height."""


@kept
def name_ribbon(width: int, height: int) -> Surface:
    """The cloth alone; words are written on its upper three quarters."""
    pen = PiecePen(width, height)
    band, low, end = height * (1 - FALL), height * FALL, width * END
    for flip in (False, True):

        def at(x: float, y: float, flip: bool = flip) -> tuple[float, float]:
            return (width - x if flip else x), y

        tail = [at(1, low), at(end * 1.3, low), at(end * 1.3, height - 1), at(1, height - 1)]
        notch = at(end * 0.42, (low + height) / 2)
        pen.polygon([*tail, notch], INK)
        inner = [at(5, low + 2), at(end * 1.3, low + 2), at(end * 1.3, height - 3), at(5, height - 3)]
        pen.polygon([*inner, at(end * 0.42 + 3, (low + height) / 2)], shade(CLOTH, 0.72))
        pen.polygon([at(end * 0.8, band - 1), at(end * 1.3, band - 1), at(end * 1.3, height - 1)], shade(CLOTH, 0.4))
    pen.box(end * 0.8, 0, width - end * 1.6, band, 3, INK)
    pen.box(end * 0.8 + 1.6, 1.6, width - end * 1.6 - 3.2, band - 3.2, 2, CLOTH)
    for y in (band * 0.14, band * 0.8):
        left, right = end * 0.8 + 3, width - end * 0.8 - 3
        pen.line([(left, y), (right, y)], 1.2, mix(CLOTH, (255, 255, 245), 0.4))
    return pen.done()
