"""An emblem made from a name: initials on a coat of arms whose shape, division and colours follow from the id."""

from __future__ import annotations

import random

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import CREAM, Colour
from smallworld_desktop.render.emblems.paths import box, cog, mirrored, ring, spline, star, turned

SHIELDS = (
    mirrored("50,4 74,8 94,6 94,42 86,68 70,86 50,98"),
    mirrored("50,2 76,4 92,12 92,60 74,88 50,98"),
    ring(50, 50, 47),
    turned(box(15, 15, 85, 85), 45),
    mirrored("50,2 84,18 96,50 84,82 50,98"),
    mirrored("50,6 70,4 88,4 96,24 90,50 96,76 88,96 50,94"),
    star(50, 50, 50, 0.86, 8),
    cog(50, 50, 50, 10),
)
FIELDS: tuple[Colour, ...] = (
    (150, 58, 48),
    (52, 96, 150),
    (72, 118, 72),
    (128, 74, 138),
    (190, 120, 46),
    (58, 126, 128),
    (96, 82, 70),
    (170, 66, 110),
)
DIVISIONS = (
    "50,-10 110,-10 110,110 50,110",
    "-10,50 110,50 110,110 -10,110",
    "-10,110 50,42 110,110",
    "-10,-10 40,-10 110,60 110,110 60,110 -10,40",
    "-10,34 110,34 110,66 -10,66",
    "",
)
ROUNDED = 3
"""The first shields are curves, the others have corners."""


def monogram(canvas: Canvas, emblem_id: str, name: str) -> None:
    """Draw it. The same id always gets the same arms."""
    dice = random.Random(f"arms of {emblem_id}")
    number = dice.randrange(len(SHIELDS))
    outline = SHIELDS[number]
    if number < ROUNDED:
        outline = spline(outline)
    field, second = dice.sample(FIELDS, 2)
    inside = canvas.poly(outline, field, 4, depth=6)
    division = dice.choice(DIVISIONS)
    if division:
        canvas.poly(division, second, 2.4, flat=True, inside=inside)
        canvas.outline(outline, 4, straight=True)
    canvas.letters(initials(name), (50, 49), (52, 46), CREAM)


def initials(name: str) -> str:
    """One or two capitals: `Ice Giants` gives IG, `frost_elves` FE, `Yetis` Y."""
    words = [word for word in name.replace("_", " ").replace("-", " ").split() if word[0].isalnum()]
    return "".join(word[0] for word in words[:2]).upper() or "?"
