"""What races, powers and places of the underground put on the board."""

from __future__ import annotations

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import BONE, BRASS, DARK, GOLD, STEEL, WOOD, shade, tint
from smallworld_desktop.render.emblems.paths import arc, box, mirrored, star, turned
from smallworld_desktop.render.emblems.registry import Family

drawing = Family("markers")


@drawing
def ancient(e: Canvas) -> None:
    """The Great Ancient: a swollen head, wings, a beard of feelers."""
    c = (92, 148, 116)
    for _ in e.sides():
        e.poly("68,34 84,2 104,8 98,24 106,36 96,44 100,60 84,58 72,64", shade(c, 0.7), 3.8, depth=5)
    e.shape(mirrored("50,-6 66,-2 78,16 78,36 70,54 50,58"), c, 4, depth=8)
    for _ in e.sides():
        e.shape("54,36 60,26 74,24 70,36 60,40", (255, 96, 60), 3.2, flat=True)
    for feeler in ("26,52 18,72 24,90 12,98", "74,52 82,72 76,90 88,98", "38,54 32,76 38,101", "62,54 68,76 62,101"):
        e.rod(feeler, 9, c, 3.4, curved=True)
    e.rod("50,56 48,80 52,100", 9, tint(c, 0.12), 3.4, curved=True)
    for x, y in ((40, 8), (58, 4), (50, 16)):
        e.fine([(x, y), (x, y + 0.4)], 5, shade(c, 0.7))


@drawing
def queen(e: Canvas) -> None:
    """A lady in a high crown and a white ruff."""
    hair, skin = (186, 84, 40), (246, 206, 170)
    e.shape("4,101 8,86 30,78 70,78 92,86 96,101", (120, 40, 110), 4, depth=5)
    e.blob([(12, 76, 12), (28, 82, 12), (50, 84, 13), (72, 82, 12), (88, 76, 12)], (255, 252, 244), 3.4, depth=4)
    e.blob([(22, 40, 14), (24, 58, 12), (78, 40, 14), (76, 58, 12), (50, 28, 22)], hair, 3.6)
    e.shape(mirrored("50,30 64,33 70,48 66,64 50,76"), skin, 3.8)
    for _ in e.sides():
        e.eye(59, 50, 3.8)
        e.line("53,42 60,39 66,42", 3)
        e.dot(64, 60, 4, (240, 150, 140), 0, flat=True)
    e.shape("43,64 50,62 57,64 50,69", (200, 40, 60), 2, flat=True)
    e.poly("24,28 16,-8 34,8 50,-14 66,8 84,-8 76,28 50,22", GOLD, 4, depth=4)
    for x, c in ((36, (60, 150, 200)), (50, (206, 50, 70)), (64, (60, 150, 200))):
        e.dot(x, 17, 4.6, c, 2.6, flat=True)


@drawing
def armour(e: Canvas) -> None:
    """A breastplate with gilt edges."""
    e.shape(mirrored("50,14 60,12 66,-2 84,2 82,22 84,34 98,44 92,70 84,90 50,101"), STEEL, 4, depth=9)
    e.line("34,-1 40,12 50,15 60,12 66,-1", 10)
    e.line("34,-1 40,12 50,15 60,12 66,-1", 4.6, GOLD)
    e.line("50,20 50,72", 3.6)
    for _ in e.sides():
        e.line("84,2 80,22 86,36 98,45", 4.4, GOLD)
        e.line("52,52 66,56 78,44", 3.6)
        e.fine("60,30 70,24", 4, (230, 236, 242))
    e.rod("10,74 50,80 90,74", 8, BRASS, 3.4, curved=True)
    e.line("50,86 50,99", 3.6)


@drawing
def bag(e: Canvas) -> None:
    """The magic bag: tied with a golden cord, one large star on it."""
    c = (84, 76, 176)
    e.shape("50,24 62,8 74,-6 82,4 74,26 26,26 18,4 26,-6 38,8", c, 4, depth=4)
    e.shape(mirrored("50,24 66,30 90,56 98,84 82,101 50,102"), c, 4, depth=8)
    e.rod("30,27 70,27", 8, GOLD, 3.4)
    e.line("62,30 74,44 70,54", 5)
    e.line("62,30 74,44 70,54", 2.6, GOLD)
    e.poly(star(50, 68, 27), (255, 224, 100), 3.2, flat=True)


@drawing
def hammer(e: Canvas) -> None:
    """A silver hammer."""
    e.rod("20,100 60,36", 9, WOOD, 3.8)
    e.poly(turned(box(28, 4, 96, 38), 32, 62, 24), (226, 232, 240), 4.2, depth=7)
    e.poly(turned(box(48, 4, 58, 38), 32, 62, 24), BRASS, 3.4, flat=True)
    for x, y in ((6, 30), (92, 84)):
        e.poly(star(x, y, 10, 0.36, 4), (255, 255, 250), 3, flat=True)


@drawing
def volcano(e: Canvas) -> None:
    """A mountain that spits fire."""
    rock = (112, 92, 92)
    e.blob([(34, 0, 12), (50, -4, 13), (68, 2, 12), (52, 10, 14)], (150, 140, 144), 3.6, depth=4)
    e.shape("36,36 34,16 42,22 48,4 56,20 64,12 64,36", (255, 150, 50), 3.6, flat=True)
    e.shape("-4,101 14,74 32,34 68,34 86,74 104,101", rock, 4, depth=9)
    lava = "32,34 50,40 68,34 70,44 64,60 70,76 62,92 54,72 48,84 44,60 34,70 30,52"
    e.shape(lava, (244, 84, 36), 3.4, depth=4)
    e.shape("42,44 50,48 58,44 54,62 48,58", (255, 220, 100), 0, flat=True)


@drawing
def ghost(e: Canvas) -> None:
    """A white sheet that moans and rattles its chain."""
    sheet = (
        "50,-6 68,0 78,18 80,44 96,40 100,52 84,66 84,92 74,101 64,91 50,101 38,91 26,101 18,92 18,66 0,52 4,40 20,44"
    )
    e.shape(f"{sheet} 22,18 32,0", (246, 248, 252), 4, depth=7)
    for x in (40, 60):
        e.dot(x, 28, 7, DARK, 0, flat=True, ry=10)
    e.dot(50, 52, 8, DARK, 0, flat=True, ry=11)
    for x, y in ((22, 72), (36, 80), (50, 83), (64, 80), (78, 72)):
        e.line(arc(x, y, 6.4, 0, 360, 5, n=20), 7.4, straight=True)
        e.line(arc(x, y, 6.4, 0, 360, 5, n=20), 3, STEEL, straight=True)


@drawing
def balrog(e: Canvas) -> None:
    """A demon of shadow and fire: black horns, a burning mane, fangs."""
    red, horn = (196, 48, 38), (70, 58, 66)
    mane = "12,84 -4,62 6,60 -2,34 14,40 18,8 32,28 42,-10 52,16 62,-8 70,28 84,10 86,42 102,34 94,60 104,64 88,84"
    e.shape(mane, (255, 170, 50), 3.8, depth=4)
    for _ in e.sides():
        e.shape("62,34 76,30 82,12 78,-8 94,6 96,30 84,46 70,50", horn, 3.8, depth=5)
    e.poly(mirrored("50,30 66,33 78,46 80,66 70,86 60,101 50,102"), red, 4, depth=7)
    for _ in e.sides():
        e.poly("54,58 74,46 74,58 62,65", (255, 236, 90), 3, flat=True)
    m = e.shape(mirrored("50,74 62,72 70,76 60,94 50,97"), DARK, 3.4, flat=True)
    for x, y, d in ((38, 72, 1), (62, 72, 1), (50, 97, -1)):
        e.poly([(x - 6, y), (x + 6, y), (x, y + 15 * d)], BONE, 2.2, flat=True, inside=m)
