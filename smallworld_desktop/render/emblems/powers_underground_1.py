"""Powers of the underground, Adventurous to Mystic: objects."""

from __future__ import annotations

from smallworld_desktop.render.emblems.canvas import Canvas
from smallworld_desktop.render.emblems.palette import DARK, GOLD, STEEL, WOOD, shade, tint
from smallworld_desktop.render.emblems.paths import arc, mirrored, star, turned
from smallworld_desktop.render.emblems.registry import Family

drawing = Family("powers")


@drawing
def adventurous(e: Canvas) -> None:
    """A traveller's pack with its bed roll, and a map with a cross sticks out of it."""
    pack, roll, cross = (178, 112, 62), (92, 140, 86), (214, 40, 40)
    e.poly("30,-8 44,-14 58,-9 72,-15 86,-10 100,-14 102,34 30,34", (240, 214, 160), 4, depth=4)
    e.line("38,14 46,4 56,8 64,12", 4.4, (120, 84, 52))
    e.line("74,0 88,14", 6.4, cross)
    e.line("88,0 74,14", 6.4, cross)
    e.shape(mirrored("50,34 74,36 86,48 90,74 86,98 50,102"), pack, 4, depth=7)
    for _ in e.sides():
        e.shape("80,62 97,64 101,78 97,94 84,96", shade(pack, 0.86), 3.6, depth=4)
    e.shape("18,58 22,42 50,38 78,42 82,58 74,70 50,74 26,70", tint(pack, 0.12), 3.8, depth=4)
    for x in (34, 66):
        e.band([(x, 44), (x, 82)], 6, (110, 62, 34), 2.6)
        e.dot(x, 74, 5.4, GOLD, 3, flat=True)
    e.shape("4,32 12,24 88,24 96,32 96,40 88,48 12,48 4,40", roll, 4, depth=6)
    e.dot(12, 36, 9, tint(roll, 0.3), 3.4, flat=True)
    for x in (34, 66):
        e.line([(x, 24), (x, 48)], 5, (110, 62, 34))


@drawing
def fisher(e: Canvas) -> None:
    """A fish hangs from a bent rod."""
    body, fin = (84, 150, 200), (240, 146, 66)
    e.line("78,2 78,30", 4.4)
    e.rod("2,100 12,60 32,22 58,2 78,0", 6, WOOD, 3.6, curved=True)
    e.rod("1,102 10,68", 10, (110, 62, 34), 3.6)
    e.dot(24, 66, 10, STEEL, 3.6)
    e.poly("78,80 98,104 78,98 58,104", fin, 3.8, depth=4)
    e.shape("60,56 46,66 62,76", fin, 3.6, depth=3)
    e.shape("78,24 92,36 101,54 96,72 82,90 74,90 60,72 55,54 64,36", body, 4, depth=7)
    e.shape("79,26 92,38 100,54 95,71 82,88 88,62", (236, 240, 236), 0, flat=True)
    e.dot(74, 44, 6.4, (255, 252, 230), 3, flat=True)
    e.eye(74, 43, 2.8)
    e.line("60,60 76,57 97,62", 3.4)


@drawing
def flocking(e: Canvas) -> None:
    """Three sheep, close together."""
    for x, y in ((50, 20), (20, 62), (80, 62)):
        _sheep(e, x, y, 0.92)


def _sheep(e: Canvas, x: float, y: float, k: float) -> None:
    curls = ((-26, -6, 13), (-14, -20, 14), (6, -23, 14), (24, -12, 14), (26, 8, 13), (0, 12, 20), (-22, 10, 14))
    for dx in (-16, 16):
        e.line([(x + dx * k, y + 14 * k), (x + dx * k, y + 36 * k)], 7 * k)
    e.blob([(x + dx * k, y + dy * k, r * k) for dx, dy, r in (*curls, (0, -4, 18))], (252, 248, 236), 3.6, depth=5 * k)
    face = (66, 56, 62)
    for side in (-1, 1):
        e.shape(
            [(x + side * a * k, y + b * k) for a, b in ((9, -10), (24, -14), (22, -3), (10, -2))], face, 3, flat=True
        )
    e.shape(
        [(x + a * k, y + b * k) for a, b in ((-12, -12), (12, -12), (11, 8), (0, 20), (-11, 8))], face, 3, flat=True
    )
    for side in (-1, 1):
        e.dot(x + side * 5.4 * k, y - 2 * k, 3.6 * k, (255, 255, 255), 0, flat=True)


@drawing
def frightened(e: Canvas) -> None:
    """Both hands on the cheeks, hair on end, a mouth that screams."""
    skin, hair = (246, 226, 190), (120, 78, 46)
    e.poly("22,30 10,12 26,14 28,-6 40,8 50,-12 60,8 72,-6 74,14 90,12 78,30", hair, 3.8, depth=4)
    e.shape(mirrored("50,10 68,13 80,30 80,52 70,80 60,98 50,101"), skin, 4, depth=6)
    for _ in e.sides():
        e.dot(64, 40, 11.4, (255, 255, 255), 3.4, flat=True)
        e.eye(64, 40, 3.2)
        e.line("56,22 66,17 74,20", 4)
    e.dot(50, 76, 11, DARK, 3, flat=True, ry=16)
    for _ in e.sides():
        e.shape("78,54 82,46 89,48 92,56 100,66 98,84 92,101 76,101 72,84 72,66", (236, 190, 140), 3.6, depth=4)
        e.fine("80,58 78,74", 3)
        e.fine("87,60 86,76", 3)


@drawing
def immortal(e: Canvas) -> None:
    """The sign of life: a golden ankh."""
    e.line(arc(50, 24, 19, 100, 440, 25, n=40), 21, straight=True)
    e.poly("40,44 60,44 66,101 34,101", GOLD, 4, depth=5)
    e.poly("6,48 48,52 52,52 94,48 94,68 52,62 48,62 6,68", GOLD, 4, depth=5)
    e.line(arc(50, 24, 19, 100, 440, 25, n=40), 13, GOLD, straight=True)
    e.line(arc(50, 24, 21, 180, 280, 27, n=20), 3.6, (255, 240, 180), straight=True)
    e.dot(50, 57, 7, (60, 160, 190), 3.4)


@drawing
def magic(e: Canvas) -> None:
    """The bag: midnight blue, stars on it and over it."""
    bag = (70, 70, 150)
    e.shape(mirrored("50,36 62,38 68,46 88,64 92,84 78,99 50,101"), bag, 4, depth=8)
    e.shape("30,22 40,30 50,26 60,30 70,22 76,32 64,44 36,44 24,32", tint(bag, 0.16), 3.8, depth=4)
    e.band("33,44 67,44", 6, GOLD, 3)
    e.poly(star(50, 74, 17), (255, 222, 100), 3.2, flat=True)
    for x, y, r in ((50, 4, 14), (18, 18, 11), (84, 14, 10)):
        e.poly(star(x, y, r, 0.36, 4), (255, 246, 180), 3, flat=True)


@drawing
def martyr(e: Canvas) -> None:
    """A heart under a halo, arrows in it."""
    heart = (226, 56, 62)
    for x0, y0, x1, y1 in ((100, 34, 60, 62), (0, 34, 40, 62), (104, 84, 64, 74)):
        e.line([(x0, y0), (x1, y1)], 7)
        e.line([(x0, y0), (x1, y1)], 2.6, (226, 190, 130))
    e.shape(mirrored("50,44 58,32 74,30 88,40 90,58 78,78 50,101"), heart, 4, depth=8)
    e.shape("20,52 24,42 32,40", tint(heart, 0.5), 0, flat=True)
    for x, y, angle in ((95, 38, -35), (5, 38, 215), (98, 83, 14)):
        for off in (-5, 3):
            e.line(turned([(x + off, y - 7), (x + off + 5, y), (x + off, y + 7)], angle, x, y), 4.4, (60, 120, 190))
    e.line(arc(50, 8, 26, 0, 360, 10, n=40), 11, straight=True)
    e.line(arc(50, 8, 26, 0, 360, 10, n=40), 5, (255, 226, 100), straight=True)


@drawing
def mining(e: Canvas) -> None:
    """A truck full of gold on its rails."""
    e.blob([(22, 34, 13), (40, 24, 14), (58, 20, 15), (76, 32, 13), (50, 36, 16)], GOLD)
    for x, y in ((32, 30), (56, 22), (70, 34)):
        e.fine([(x - 5, y), (x + 3, y + 3)], 2.8, (176, 122, 34))
    e.poly("2,38 98,38 86,80 14,80", (120, 128, 140), 4, depth=7)
    e.poly("-3,34 103,34 103,46 -3,46", (160, 168, 178), 3.8, depth=3)
    for x in (20, 50, 80):
        e.dot(x, 60, 3.4, DARK, 0, flat=True)
    for x in (28, 72):
        e.dot(x, 84, 13, (92, 74, 60), 4)
        e.dot(x, 84, 4.6, STEEL, 2.4, flat=True)
    e.rod("-4,101 104,101", 4.4, WOOD, 3)


@drawing
def muddy(e: Canvas) -> None:
    """A rubber boot in a splash of mud."""
    boot, mud = (84, 150, 88), (128, 86, 54)
    for x, y, r in ((8, 46, 6), (92, 36, 7), (100, 58, 5), (2, 66, 5)):
        e.dot(x, y, r, mud, 3.2)
    e.shape("24,-4 62,-4 62,40 74,52 94,58 98,74 92,86 28,88 22,70 24,40", boot, 4, depth=8)
    e.poly("20,-8 66,-8 66,8 20,8", tint(boot, 0.3), 3.8, depth=3)
    e.line("32,16 31,36", 4.6, tint(boot, 0.5))
    e.shape(
        "-4,84 8,78 12,64 22,72 30,58 40,70 52,62 60,72 72,66 80,74 92,68 94,80 104,86 96,101 4,101", mud, 4, depth=6
    )
    e.shape("18,86 30,80 40,84 28,90", tint(mud, 0.34), 0, flat=True)


@drawing
def mystic(e: Canvas) -> None:
    """Crystals that grow from one root."""
    c = (178, 108, 224)
    for outline, colour in (
        ("24,92 2,52 8,32 24,38 40,88", shade(c, 0.86)),
        ("76,92 98,48 90,28 74,36 60,88", shade(c, 0.86)),
        ("30,94 32,18 50,-10 68,18 70,94", c),
    ):
        e.poly(outline, colour, 4, depth=5)
    e.poly("50,-4 50,92 34,92 36,20", tint(c, 0.44), 0, flat=True)
    e.line("50,-6 50,92", 3.2)
    e.line("33,18 50,26 67,18", 3.2, straight=True)
    e.poly("8,36 20,42 32,84 26,88", tint(c, 0.4), 0, flat=True)
    e.shape("6,101 10,88 28,82 50,88 72,82 90,88 94,101", (122, 112, 118), 4, depth=4)
    e.poly(star(88, 10, 12, 0.34, 4), (255, 246, 255), 3, flat=True)
