"""Symbols printed on regions, and the crown of the round track."""

from __future__ import annotations

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import STEEL, shade
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
    """A wide dark mouth with teeth of stone."""
    rock = (176, 156, 130)
    e.shape("0,92 4,58 14,36 26,30 34,16 50,10 64,18 76,20 86,36 95,54 100,92 50,96", rock, 4, depth=8)
    mouth = e.shape("14,93 16,66 28,46 50,38 72,46 84,66 86,93 50,95", (26, 18, 20), 4, flat=True)
    e.shape(ring(50, 92, 26, 12), (74, 52, 44), 0, flat=True, inside=mouth)
    for x, y, w, h in ((33, 40, 8, 26), (52, 34, 7, 34), (69, 42, 7, 22)):
        e.poly([(x - w, y), (x + w, y), (x, y + h)], rock, 3.2, depth=3, inside=mouth)
    for x, w, h in ((26, 8, 20), (72, 10, 26)):
        e.poly([(x - w, 97), (x + w, 97), (x, 97 - h)], shade(rock, 0.85), 3.2, depth=3, inside=mouth)
    e.outline("14,93 16,66 28,46 50,38 72,46 84,66 86,93 50,95", 4)
    e.fine("18,48 24,40", 2.8)
    e.fine("78,30 84,42", 2.8)
    e.fine("44,20 54,24 60,20", 2.8)


@drawing
def crown(e: Canvas) -> None:
    """Of the round track."""
    e.poly("10,84 4,30 28,54 50,12 72,54 96,30 90,84", (246, 200, 80))
    e.poly(box(10, 74, 90, 92), (226, 170, 60), depth=3)
    for x, y in ((5, 26), (50, 9), (95, 26)):
        e.dot(x, y, 7, (206, 66, 46))
    for x, c in ((26, (74, 166, 120)), (50, (206, 66, 46)), (74, (74, 166, 120))):
        e.dot(x, 83, 5, c, 2.6, flat=True)
