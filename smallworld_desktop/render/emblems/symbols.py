"""Symbols printed on regions, and the crown of the round track."""

from __future__ import annotations

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import STEEL, tint
from smallworld_desktop.render.emblems.paths import box, ring, star, turned
from smallworld_desktop.render.emblems.registry import Family

drawing = Family("symbols")


@drawing
def mine(e: Canvas) -> None:
    """A pick."""
    e.rod("20,94 64,34", 8.6, (178, 116, 64), 3.6)
    e.shape("8,24 30,6 56,6 80,26 95,62 80,48 62,34 44,24 26,20", STEEL, 4)
    e.poly(turned(box(54, 20, 72, 38), 36, 62, 30), (112, 118, 128), 3.4, depth=3)


@drawing
def magic(e: Canvas) -> None:
    """A glowing spring."""
    e.shape(ring(50, 80, 46, 18), (172, 158, 142), 4)
    e.shape(ring(50, 78, 34, 11), (86, 206, 224), 3.4, flat=True)
    e.shape("50,2 58,26 70,44 66,66 50,75 34,66 30,44 42,26", (146, 238, 242))
    e.shape("50,34 57,50 50,64 43,50", (240, 255, 250), 0, flat=True)
    for x, y, r in ((14, 34, 12), (86, 26, 13), (84, 58, 9)):
        e.poly(star(x, y, r, 0.36, 4), (255, 240, 150), 2.6, flat=True)


@drawing
def cavern(e: Canvas) -> None:
    """A wide dark mouth in brown rock, stalactites hanging in it."""
    rock = (182, 124, 78)
    e.poly("-3,98 0,68 8,58 10,40 22,34 28,16 42,5 56,9 62,20 78,22 86,42 97,54 100,70 103,98", rock, 4, depth=9)
    opening = "12,99 13,74 22,56 38,46 60,46 78,56 87,74 88,99"
    mouth = e.shape(opening, (94, 58, 42), 0, flat=True)
    e.shape("24,99 27,76 40,64 60,64 73,76 76,99", (26, 16, 20), 0, flat=True, inside=mouth)
    for x, y, w, h in ((34, 44, 10, 36), (54, 42, 7, 22), (72, 48, 8, 27)):
        e.poly([(x - w, y), (x + w, y), (x, y + h)], tint(rock, 0.3), 3.4, depth=3, inside=mouth)
    e.outline(opening, 4)
    for crack in ("10,44 22,46 24,36", "40,8 44,20 36,30", "62,22 66,32 78,36", "96,58 90,66"):
        e.fine(crack, 2.8, straight=True)
    e.shape("-6,100 -4,88 6,83 16,89 18,100", tint(rock, 0.1), 3.6, depth=3)
    e.shape("80,100 84,91 94,88 104,94 105,100", tint(rock, 0.1), 3.6, depth=3)


@drawing
def crown(e: Canvas) -> None:
    """Of the round track."""
    e.poly("10,84 4,30 28,54 50,12 72,54 96,30 90,84", (246, 200, 80))
    e.poly(box(10, 74, 90, 92), (226, 170, 60), depth=3)
    for x, y in ((5, 26), (50, 9), (95, 26)):
        e.dot(x, y, 7, (206, 66, 46))
    for x, c in ((26, (74, 166, 120)), (50, (206, 66, 46)), (74, (74, 166, 120))):
        e.dot(x, 83, 5, c, 2.6, flat=True)
